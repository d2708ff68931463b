import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { office } from '@eproc/i18n/id/resources_office'

const text = office.stale

export interface StaleRow {
  name: string
  theirs: ReactNode
  mine: ReactNode
}

/** What somebody saved first beside what stands in the form, a row for each that differs. */
export const StaleTable = ({ rows }: { rows: readonly StaleRow[] }) => (
  <Table size="small" className="stale-fields">
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
  </Table>
)
