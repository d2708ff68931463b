import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const List = styled('dl')(({ theme }) => ({
  'margin': 0,
  'display': 'grid',
  'gridTemplateColumns': 'minmax(150px, 220px) 1fr',
  '& > div': { display: 'contents' },
  '& dt, & dd': { padding: '10px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > div:last-of-type dt, & > div:last-of-type dd': { borderBottom: 0 },
  '& dt': { color: theme.vars.palette.text.secondary, paddingRight: 24 },
  /* The text is short, the line below it is not. */
  '& dd': {
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
    paddingRight: 'max(0px, calc(100% - 72ch))',
  },
  [theme.breakpoints.down('sm')]: {
    'gridTemplateColumns': '1fr',
    '& dt': { paddingBottom: 0, border: 0, fontSize: '0.8125rem' },
    '& dd': { paddingTop: 0 },
  },
}))

export interface DetailItem {
  label: string
  content: ReactNode
}

/** Pairs of label and content; empty items (null, '') stay away. */
export function Details({ items }: { items: readonly DetailItem[] }) {
  return (
    <List>
      {items
        .filter((b) => b.content !== null && b.content !== '' && b.content !== undefined)
        .map((b) => (
          <div key={b.label}>
            <dt>{b.label}</dt>
            <dd>{b.content}</dd>
          </div>
        ))}
    </List>
  )
}
