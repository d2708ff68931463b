import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { SESSION_WARNING_MS } from '@eproc/domain/akun/sesi'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '../api/api.ts'
import { clockNow } from '../api/time.ts'
import { Countdown } from '../feedback/Countdown.tsx'
import { refreshSession } from '../session/session.ts'

/** The session ends within five minutes: one click goes on. After seven days it cannot, and the dialog says so. */
export default function SessionEndsDialog({ end }: { end: string }) {
  const [closed, setClosed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [final, setFinal] = useState(false)
  const goOn = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await refreshSession()
      // With a later end this dialog is gone by now.
      setFinal(Date.parse(end) - clockNow() < SESSION_WARNING_MS)
    } catch (error) {
      setRefusal(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={!closed}
      onClose={() => setClosed(true)}
      aria-labelledby="sesi-habis-judul"
      aria-describedby="sesi-habis-isi"
      slotProps={{ paper: { role: 'alertdialog' } }}
    >
      <DialogTitle id="sesi-habis-judul">{ui.sesi.segeraJudul}</DialogTitle>
      <DialogContent id="sesi-habis-isi">
        {ui.sesi.segeraIsi(tanggalWaktu(end))} <Countdown until={end} />
        <p role="status" style={{ margin: '12px 0 0' }}>
          {final ? ui.sesi.tidakDapatDiperpanjang : refusal}
        </p>
      </DialogContent>
      <DialogActions>
        {final ? (
          <Button variant="contained" onClick={() => setClosed(true)}>
            {ui.tombol.tutup}
          </Button>
        ) : (
          <Button variant="contained" onClick={() => void goOn()} loading={busy} autoFocus>
            {ui.sesi.lanjutkan}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
