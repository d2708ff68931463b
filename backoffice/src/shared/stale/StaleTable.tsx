import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { usangOffice as text } from '@eproc/i18n/id/usang'

const Fields = styled(Table)(({ theme }) => ({
  'marginTop': 8,
  'tableLayout': 'fixed',
  '& .MuiTableCell-root': {
    padding: 8,
    color: 'inherit',
    backgroundColor: 'transparent',
    borderColor: 'currentColor',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    verticalAlign: 'top',
  },
  /* On a phone the name stands above its two values: three columns would break their words. */
  [theme.breakpoints.down('sm')]: {
    '& .MuiTableRow-root': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& th:first-of-type': { gridColumn: '1 / -1', borderBottom: 0, paddingBottom: 0 },
    '& th[scope="row"]': { fontWeight: 600 },
  },
}))

export interface StaleRow {
  name: string
  theirs: ReactNode
  mine: ReactNode
}

/** What somebody saved first beside what stands in the form, a row for each that differs. */
export const StaleTable = ({ rows }: { rows: readonly StaleRow[] }) => (
  <Fields size="small">
    <TableHead>
      <TableRow>
        <TableCell>{text.field}</TableCell>
        <TableCell>{text.theirs}</TableCell>
        <TableCell>{text.yours}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ name, theirs, mine }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          <TableCell>{theirs}</TableCell>
          <TableCell>{mine}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Fields>
)
