import Sistem from '@mui/icons-material/DevicesOutlined'
import Gelap from '@mui/icons-material/DarkModeOutlined'
import Terang from '@mui/icons-material/LightModeOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useColorScheme } from '@mui/material/styles'
import { ui } from '@eproc/i18n/id/ui'

const CHOICES = [
  { mode: 'light', teks: ui.tema.terang, Ikon: Terang },
  { mode: 'dark', teks: ui.tema.gelap, Ikon: Gelap },
  { mode: 'system', teks: ui.tema.sistem, Ikon: Sistem },
] as const

/** Light, dark or as the device; remembered by the browser. */
export function ThemePicker() {
  const { mode, setMode } = useColorScheme()
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={mode ?? 'system'}
      aria-label={ui.tema.judul}
      onChange={(_, m: 'light' | 'dark' | 'system' | null) => m && setMode(m)}
    >
      {CHOICES.map(({ mode: m, teks: text, Ikon: Icon }) => (
        <ToggleButton key={m} value={m} aria-label={text} title={text}>
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
