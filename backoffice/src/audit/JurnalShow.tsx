import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JurnalAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { EmailText } from '../shared/list/EmailText.tsx'
import { Pairs } from '../shared/record/Pairs.tsx'
import { ChangeTable } from '../shared/record/SideBySide.tsx'
import { changeRows } from '../shared/record/journal_changes.ts'
import {
  deedName,
  fieldName,
  objectName,
  roleName,
  valueOf,
} from '../shared/record/journal_words.ts'

const text = master.audit
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
    <ChangeTable
      rows={rows.map(({ field, before, after, changed }) => [
        fieldName(field),
        <Value>{changed ? valueOf(entry, field, before) : '-'}</Value>,
        <Value>{valueOf(entry, field, after)}</Value>,
      ])}
    />
  )
}
