import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import type { ReactNode, Ref } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import type { NoticeTone } from '../api/notice.ts'
import type { ColorName } from '../theme/theme.ts'

export const TONE_COLOR: Record<NoticeTone, ColorName> = {
  success: 'hijau',
  info: 'biru',
  warning: 'kuning',
  error: 'merah',
}

const Box = styled('div', { shouldForwardProp: (p) => p !== 'tone' })<{ tone: NoticeTone }>(({
  theme,
  tone,
}) => {
  const w = theme.vars.palette.status[TONE_COLOR[tone]]
  return {
    'display': 'flex',
    'gap': 16,
    'alignItems': 'flex-start',
    'justifyContent': 'space-between',
    'padding': '12px 16px',
    'borderRadius': 8,
    'border': `1px solid ${w.garis}`,
    'borderLeftWidth': 4,
    'borderLeftColor': w.teks,
    'backgroundColor': w.latar,
    'color': w.teks,
    // Where a button does not fit beside the text, it stands below it.
    'flexWrap': 'wrap',
    '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
    '& a': { color: 'inherit', fontWeight: 600 },
    '&:focus': { outline: 'none' },
  }
})

export interface MessageBoxProps {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  /** Shows the button Tutup. */
  onClose?: () => void
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
  tabIndex?: number
}

/** Message box with a tone (alert). Screen readers read errors and warnings at once. */
export function MessageBox({
  tone = 'info',
  title,
  children,
  onClose,
  actions,
  ...rest
}: MessageBoxProps) {
  return (
    <Box tone={tone} role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'} {...rest}>
      <div>
        {title && <strong>{title}</strong>}
        {title && children ? <div>{children}</div> : children}
      </div>
      {actions}
      {onClose && (
        <Button size="small" color="inherit" onClick={onClose} sx={{ my: -0.5 }}>
          {ui.tombol.tutup}
        </Button>
      )}
    </Box>
  )
}
