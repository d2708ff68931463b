import Sistem from '@mui/icons-material/DevicesOutlined'
import Gelap from '@mui/icons-material/DarkModeOutlined'
import Terang from '@mui/icons-material/LightModeOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useColorScheme } from '@mui/material/styles'
import { ui } from '@eproc/i18n/id/ui'

const PILIHAN = [
  { mode: 'light', teks: ui.tema.terang, Ikon: Terang },
  { mode: 'dark', teks: ui.tema.gelap, Ikon: Gelap },
  { mode: 'system', teks: ui.tema.sistem, Ikon: Sistem },
] as const

/** Light, dark or as the device; remembered by the browser. */
export function PilihTema() {
  const { mode, setMode } = useColorScheme()
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={mode ?? 'system'}
      aria-label={ui.tema.judul}
      onChange={(_, m: 'light' | 'dark' | 'system' | null) => m && setMode(m)}
    >
      {PILIHAN.map(({ mode: m, teks, Ikon }) => (
        <ToggleButton key={m} value={m} aria-label={teks} title={teks}>
          <Ikon fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
