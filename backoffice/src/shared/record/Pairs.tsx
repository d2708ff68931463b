import { styled } from '@mui/material/styles'
import { Fragment, type ReactNode } from 'react'

const List = styled('dl')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(120px, max-content) 1fr',
  'gap': '8px 24px',
  'alignItems': 'baseline',
  'margin': 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  /* The longest name must not leave a file's name a few letters. */
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: 16,
  },
}))

/** Names and their values. */
export const Pairs = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
  <List>
    {rows.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </List>
)
