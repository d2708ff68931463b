import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JurnalAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { EmailText } from '../shared/list/EmailText.tsx'
import { Pairs } from '../shared/record/Pairs.tsx'
import { changeRows } from '../shared/record/journal_changes.ts'
import {
  deedName,
  fieldName,
  objectName,
  roleName,
  valueOf,
} from '../shared/record/journal_words.ts'

const text = master.audit
const Scroll = styled('div')({ overflowX: 'auto', marginTop: 16 })
const Long = styled('span')({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
const Value = ({ children }: { children: string }) =>
  /^\S+@\S+$/.test(children) ? <EmailText email={children} /> : <Long>{children}</Long>

/** One deed with the values before and after it. */
export function JurnalShow() {
  const entry = useRecordContext<JurnalAnswer>()
  if (!entry) return null
  return (
    <>
      <Pairs
        rows={[
          [text.waktu, tanggalWaktu(entry.waktu)],
          [text.pelaku, `${entry.pelakuNama} (${roleName(entry.peran)})`],
          [text.aksi, deedName(entry)],
          [text.objek, objectName(entry)],
          ...(entry.alasan ? [[text.alasan, entry.alasan] as const] : []),
          [text.alamatIp, entry.alamatIp ?? '-'],
          [text.segel, entry.segel === null ? text.belumDisegel : String(entry.segel)],
        ]}
      />
      <Changes />
    </>
  )
}

function Changes() {
  const entry = useRecordContext<JurnalAnswer>()
  const rows = changeRows(entry?.rincian ?? {})
  if (!entry || rows.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ mt: 2 }}>
        {text.tanpaRincian}
      </Typography>
    )
  }
  return (
    <Scroll tabIndex={0} role="region" aria-label={text.rincianJudul(entry.id)}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text.bidang}</TableCell>
            <TableCell>{text.sebelum}</TableCell>
            <TableCell>{text.sesudah}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ field, before, after, changed }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 650 }}>
                {fieldName(field)}
              </TableCell>
              <TableCell sx={{ color: 'text.secondary' }}>
                <Value>{changed ? valueOf(entry, field, before) : '-'}</Value>
              </TableCell>
              <TableCell>
                <Value>{valueOf(entry, field, after)}</Value>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroll>
  )
}
