import { styled } from '@mui/material/styles'

/** A table with something across and something down, to be read by columns; scrolls by itself, its first column stays. */
export const Matrix = styled('div')(({ theme }) => ({
  'overflowX': 'auto',
  '& table': { borderCollapse: 'collapse', minWidth: '100%' },
  '& th, & td': {
    padding: '10px 12px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th[scope=row]': { textAlign: 'left', fontWeight: 400, minWidth: 180 },
  '& thead th': { fontWeight: 700, verticalAlign: 'bottom' },
  '& thead th:first-of-type': { textAlign: 'left' },
  '& tfoot th, & tfoot td': { fontWeight: 700 },
  [theme.breakpoints.up('sm')]: {
    '& th:first-of-type': {
      position: 'sticky',
      left: 0,
      backgroundColor: theme.vars.palette.background.paper,
    },
  },
}))
