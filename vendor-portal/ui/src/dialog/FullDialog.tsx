import Tutup from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { ui } from '@eproc/i18n/id/ui'

export interface DialogPenuhProps {
  buka: boolean
  judul: ReactNode
  onTutup: () => void
  children: ReactNode
  /** Buttons in the footer, the main action last. */
  aksi?: ReactNode
  lebar?: 'sm' | 'md' | 'lg' | 'xl'
  /** Full screen on desks too (a paket's process). */
  penuh?: boolean
  /** Something is not saved: closing asks first, also when the browser tab is closed. */
  kotor?: boolean
  /** Sending: cannot be closed. */
  sibuk?: boolean
}

/** Dialog with content: as wide as the screen on phones, titled, closes on Esc, guards what is not saved. */
export function DialogPenuh(p: DialogPenuhProps) {
  const { buka, judul, onTutup, children, aksi, lebar = 'md', penuh, kotor, sibuk } = p
  const id = useId()
  const ponsel = useMediaQuery(useTheme().breakpoints.down('sm'))
  const [tanya, setTanya] = useState(false)

  useEffect(() => {
    if (!buka || !kotor) return
    const jaga = (e: BeforeUnloadEvent) => e.preventDefault()
    window.addEventListener('beforeunload', jaga)
    return () => window.removeEventListener('beforeunload', jaga)
  }, [buka, kotor])

  const coba = () => {
    if (sibuk) return
    if (kotor) setTanya(true)
    else onTutup()
  }
  return (
    <>
      <Dialog
        open={buka}
        onClose={coba}
        fullScreen={ponsel || penuh === true}
        fullWidth
        maxWidth={lebar}
        aria-labelledby={id}
      >
        {/* An id of its own: else MUI gives it the heading's, and the name would say Tutup too. */}
        <DialogTitle
          component="div"
          id={`${id}-kepala`}
          sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}
        >
          <h2 id={id} style={{ margin: 0, font: 'inherit', flex: 1 }}>
            {judul}
          </h2>
          <IconButton
            onClick={coba}
            disabled={sibuk === true}
            aria-label={ui.tombol.tutup}
            sx={{ m: -1 }}
          >
            <Tutup />
          </IconButton>
        </DialogTitle>
        <DialogContent>{children}</DialogContent>
        {aksi && <DialogActions>{aksi}</DialogActions>}
      </Dialog>
      <DialogKonfirmasi
        buka={tanya}
        judul={ui.dialog.kotorJudul}
        tombol={ui.dialog.kotorBuang}
        tombolBatal={ui.dialog.kotorLanjut}
        bahaya
        onBatal={() => setTanya(false)}
        onYa={() => {
          setTanya(false)
          onTutup()
        }}
      >
        {ui.dialog.kotorIsi}
      </DialogKonfirmasi>
    </>
  )
}

export interface DialogKonfirmasiProps {
  buka: boolean
  /** Names its object: 'Hapus SIUP 503/12?'. */
  judul: string
  children?: ReactNode
  tombol?: string
  tombolBatal?: string
  /** A destructive action: red button, first focus on Batal. */
  bahaya?: boolean
  sibuk?: boolean
  onYa: () => void
  onBatal: () => void
}

/** A short confirmation that names its object. */
export function DialogKonfirmasi(p: DialogKonfirmasiProps) {
  const id = useId()
  return (
    <Dialog
      open={p.buka}
      onClose={() => !p.sibuk && p.onBatal()}
      slotProps={{ paper: { role: 'alertdialog' } }}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={`${id}-isi`}
    >
      <DialogTitle id={id}>{p.judul}</DialogTitle>
      <DialogContent id={`${id}-isi`}>{p.children}</DialogContent>
      <DialogActions>
        <Button onClick={p.onBatal} disabled={p.sibuk === true} autoFocus={p.bahaya === true}>
          {p.tombolBatal ?? ui.tombol.batal}
        </Button>
        <Button
          variant="contained"
          color={p.bahaya ? 'error' : 'primary'}
          onClick={p.onYa}
          loading={p.sibuk === true}
          autoFocus={!p.bahaya}
        >
          {p.tombol ?? ui.tombol.ya}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
