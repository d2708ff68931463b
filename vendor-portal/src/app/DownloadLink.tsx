import { styled } from '@mui/material/styles'
import { ukuranBerkas } from '@eproc/domain/common/format'

const A = styled('a')(({ theme }) => ({
  'display': 'inline-flex',
  'alignItems': 'center',
  'gap': 10,
  'minHeight': 44,
  'maxWidth': '100%',
  'padding': '8px 14px',
  'borderRadius': 8,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'backgroundColor': theme.vars.palette.background.paper,
  'color': theme.vars.palette.primary.main,
  'textDecoration': 'none',
  'fontWeight': 600,
  'overflowWrap': 'anywhere',
  '& svg': { flex: 'none' },
  '& small': { fontSize: '0.8125rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '&:hover': { borderColor: 'currentColor' },
}))

/** Download link of a public file: its name, then a small note (kind, or size in bytes). */
export function DownloadLink(p: {
  to: string
  text: string
  info?: string | number
  label?: string
}) {
  return (
    <A href={p.to} download aria-label={p.label}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden focusable="false">
        <path
          d="M9 2.500v8.500m-3.500-3.200L9 11.300l3.500-3.500M3 15h12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.600"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>
        {p.text}{' '}
        {p.info !== undefined && (
          <small>({typeof p.info === 'number' ? ukuranBerkas(p.info) : p.info})</small>
        )}
      </span>
    </A>
  )
}
