import Segarkan from '@mui/icons-material/RefreshOutlined'
import Cari from '@mui/icons-material/SearchOutlined'
import Tutup from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import type { KeadaanTabel } from './table_state.ts'

const Baris = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'flex-end',
  marginBottom: 16,
})

const TUNDA_CARI_MS = 350

export interface AlatTabelProps {
  keadaan: KeadaanTabel
  cari?: boolean | string
  penyaring?: ReactNode
  onSegarkan?: () => void
}

/** Search box, filters and the button Refresh above a table. */
export function AlatTabel({ keadaan, cari, penyaring, onSegarkan }: AlatTabelProps) {
  if (!cari && !penyaring && !onSegarkan) return null
  return (
    <Baris role={cari ? 'search' : undefined}>
      {cari && <KotakCari keadaan={keadaan} petunjuk={cari === true ? ui.tabel.cari : cari} />}
      {penyaring}
      {onSegarkan && (
        <Button
          variant="outlined"
          startIcon={<Segarkan />}
          onClick={onSegarkan}
          sx={{ minHeight: 44, ml: 'auto' }}
        >
          {ui.tabel.segarkan}
        </Button>
      )}
    </Baris>
  )
}

function KotakCari({ keadaan, petunjuk }: { keadaan: KeadaanTabel; petunjuk: string }) {
  const [ketikan, setKetikan] = useState(keadaan.q)
  const [dari, setDari] = useState(keadaan.q)
  const acuan = useRef(keadaan)
  useEffect(() => {
    acuan.current = keadaan
  })
  /* The address changed by itself (Back, a cleared filter): follow it. */
  if (dari !== keadaan.q) {
    setDari(keadaan.q)
    if (keadaan.q !== ketikan.trim()) setKetikan(keadaan.q)
  }
  useEffect(() => {
    const q = ketikan.trim()
    const jam = window.setTimeout(() => {
      if (q !== acuan.current.q) acuan.current.ubah({ q })
    }, TUNDA_CARI_MS)
    return () => window.clearTimeout(jam)
  }, [ketikan])
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={ketikan}
      onChange={(e) => setKetikan(e.target.value)}
      placeholder={petunjuk}
      inputProps={{ 'aria-label': petunjuk }}
      sx={{
        'width': { xs: '100%', sm: 320 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Cari />
        </InputAdornment>
      }
      endAdornment={
        ketikan && (
          <IconButton
            size="small"
            edge="end"
            aria-label={ui.tabel.hapusCari}
            onClick={() => {
              setKetikan('')
              keadaan.ubah({ q: '' })
            }}
          >
            <Tutup fontSize="small" />
          </IconButton>
        )
      }
    />
  )
}
