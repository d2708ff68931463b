import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Names and values side by side, in as many columns as fit. */
export const FactList = styled('dl')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(3, minmax(0, 1fr))',
  'gap': '18px 32px',
  'margin': 0,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary, marginBottom: 2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& [data-wide]': { gridColumn: '1 / -1' },
}))

/** One of them; nothing when there is no value. */
export function Fact(p: { label: string; wide?: boolean; children: ReactNode }) {
  if (p.children === null || p.children === undefined || p.children === '') return null
  return (
    <div data-wide={p.wide ? '' : undefined}>
      <dt>{p.label}</dt>
      <dd>{p.children}</dd>
    </div>
  )
}
