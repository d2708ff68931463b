import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { master } from '@eproc/i18n/id/master'

const text = master.audit

const Table = styled('table')(({ theme }) => ({
  'width': '100%',
  'marginTop': 8,
  'borderCollapse': 'collapse',
  'tableLayout': 'fixed',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 10px',
    borderBottom: '1px solid currentColor',
    overflowWrap: 'anywhere',
  },
  '& ul': { margin: 0, paddingLeft: 18 },
  '&[data-change]': {
    '& th, & td': { borderColor: theme.vars.palette.divider },
    '& td:nth-of-type(1)': { backgroundColor: theme.vars.palette.status.merah.latar },
    '& td:nth-of-type(2)': { backgroundColor: theme.vars.palette.status.hijau.latar },
  },
  /* On a phone the name stands above its two values: three columns would break their words. */
  [theme.breakpoints.down('sm')]: {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& th:first-of-type': { gridColumn: '1 / -1', borderBottom: 0, paddingBottom: 4 },
  },
}))

export type TwoValues = readonly [name: string, first: ReactNode, second: ReactNode]

/** Named values that differ, a row for each. */
export const SideBySide = (p: {
  heads: readonly [name: string, first: string, second: string]
  rows: readonly TwoValues[]
  /** what was, in red, beside what is, in green */
  change?: boolean
}) => (
  <Table data-change={p.change || undefined}>
    <thead>
      <tr>
        {p.heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {p.rows.map(([name, first, second]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{first}</td>
          <td>{second}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)

/** What somebody changed: each field before and after. */
export const ChangeTable = ({ rows }: { rows: readonly TwoValues[] }) => (
  <SideBySide change heads={[text.bidang, text.sebelum, text.sesudah]} rows={rows} />
)
