import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { angka, hariSah, rupiah, tanggal } from '@eproc/domain/common/format'
import type {
  BandingBagian,
  BarisBanding,
  BerkasBanding,
  RekamanBanding,
  NilaiBanding,
} from '@eproc/domain/dosir/answers_banding'
import { banding as words } from '@eproc/i18n/id/banding'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { umum } from '@eproc/i18n/id/umum'
import { FileLink } from '../document/FileLink.tsx'
import { StatusChip } from './StatusChip.tsx'

const Table = styled('table')(({ theme }) => ({
  'width': '100%',
  'borderCollapse': 'collapse',
  'tableLayout': 'fixed',
  'margin': '4px 0 20px',
  '& caption': { textAlign: 'left', padding: '8px 0', fontWeight: 600 },
  '& th, & td': {
    padding: '8px 12px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& tr[data-changed] th': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& tr[data-changed] td': { backgroundColor: theme.vars.palette.status.kuning.latar },
  '& td, & thead th + th': { paddingLeft: 12 },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
  '& td > small': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1 },
    '&, & tbody, & tr, & th, & td, & caption': { display: 'block' },
    '& tbody th, & td': { borderBottom: 0, padding: '4px 12px' },
    '& tbody th': { paddingLeft: 0 },
    '& tr': { padding: '8px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& tr[data-changed] td > small': { display: 'block', color: theme.vars.palette.text.secondary },
    '& tr:not([data-changed]) td': { padding: '0 0 4px' },
    '& tr:not([data-changed]) td:first-of-type': { display: 'none' },
  },
}))

const LABELS = new Map(
  Object.entries(pemeriksaanOffice.isian).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key.toLowerCase(), text] as const] : []
  )
)
const labelOf = (column: string): string => LABELS.get(column.toLowerCase()) ?? column

const isDocument = (value: NilaiBanding): value is BerkasBanding =>
  value !== null && typeof value === 'object' && 'jalur' in value

function shown(column: string, value: NilaiBanding): ReactNode {
  if (value === null || value === '') return umum.tanpaNilai
  if (isDocument(value)) return <FileLink path={value.jalur} name={value.nama} />
  if (typeof value === 'boolean') {
    return value ? pemeriksaanOffice.isian.ya : pemeriksaanOffice.isian.tidak
  }
  if (typeof value === 'number') {
    if (column.startsWith('nilai')) return rupiah(value)
    return column === 'tahun' ? String(value) : angka(value, 4)
  }
  if (typeof value === 'string') return hariSah(value) ? tanggal(value) : value
  return value.join(', ') || umum.tanpaNilai
}

const isEmpty = (value: NilaiBanding) =>
  value === null || (Array.isArray(value) && value.length === 0)
const placeOf = (field: BarisBanding) => [...LABELS.keys()].indexOf(field.kolom.toLowerCase())

/** What changed first, then the other filled fields, each in the order of the forms. */
const inOrder = (fields: readonly BarisBanding[]): BarisBanding[] =>
  fields
    .filter((b) => b.berubah || !isEmpty(b.kini))
    .toSorted((a, b) => Number(b.berubah) - Number(a.berubah) || placeOf(a) - placeOf(b))

/** The verified version beside the present one, field by field; on a phone one below the other. */
export function Comparison({ data }: { data: BandingBagian }) {
  return (
    <section aria-label={words.judul}>
      {data.catatan.map((record) => (
        <Record key={record.id} record={record} verified={tanggal(data.pada)} />
      ))}
      {data.sama > 0 && <Typography color="text.secondary">{words.sama(data.sama)}</Typography>}
    </section>
  )
}

function Record({ record, verified }: { record: RekamanBanding; verified: string }) {
  return (
    <Table>
      <caption>{[words.jenis[record.jenis], record.judul].filter(Boolean).join(': ')}</caption>
      <thead>
        <tr>
          <th scope="col">{words.isian}</th>
          <th scope="col">{words.terverifikasi(verified)}</th>
          <th scope="col">{words.kini}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(record.isi).map((b) => (
          <Field key={b.kolom} field={b} />
        ))}
      </tbody>
    </Table>
  )
}

function Field({ field: { kolom, terverifikasi, kini, berubah } }: { field: BarisBanding }) {
  const [before, now] = [shown(kolom, terverifikasi), shown(kolom, kini)]
  return (
    <tr data-changed={berubah ? '' : undefined}>
      <th scope="row">
        {labelOf(kolom)}
        {berubah && (
          <div>
            <StatusChip color="kuning" text={words.berubah} />
          </div>
        )}
      </th>
      <td>
        <small>{words.terverifikasiSingkat}</small>
        {berubah && terverifikasi !== null ? <del>{before}</del> : before}
      </td>
      <td>
        <small>{words.kini}</small>
        {berubah && kini !== null ? <ins>{now}</ins> : now}
      </td>
    </tr>
  )
}
