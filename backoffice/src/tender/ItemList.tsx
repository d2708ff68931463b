import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Pairs = styled('dl')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(140px, 200px) minmax(0, 1fr)',
  'gap': '8px 24px',
  'margin': 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', maxWidth: '72ch' },
  [theme.breakpoints.down('sm')]: {
    'gridTemplateColumns': 'minmax(0, 1fr)',
    'gap': '0 0',
    '& dd': { marginBottom: 12 },
    '& dt': { fontSize: '0.8125rem' },
  },
}))

/** Pairs of name and value; empty ones are left out. */
export function ItemList({ items }: { items: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Pairs>
      {items.map(([name, value]) =>
        value === null || value === undefined || value === '' ? null : (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        )
      )}
    </Pairs>
  )
}

/** Several lines inside one value. */
export const Stacked = ({ children }: { children: ReactNode }) => (
  <div data-tumpuk="" style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
    {children}
  </div>
)
