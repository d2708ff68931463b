import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { angka, tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import { paketLayar } from '@eproc/i18n/id/paket_office'

const text = paketLayar.rincian

const Table = styled('table')(({ theme }) => ({
  'width': '100%',
  'borderCollapse': 'collapse',
  'tableLayout': 'fixed',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '10px 12px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& td:nth-of-type(1)': { backgroundColor: theme.vars.palette.status.merah.latar },
  '& td:nth-of-type(2)': { backgroundColor: theme.vars.palette.status.hijau.latar },
  '& ul': { margin: 0, paddingLeft: 18 },
  /* On a phone the name stands above its two values: three columns would break their words. */
  [theme.breakpoints.down('sm')]: {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& th:first-of-type': { gridColumn: '1 / -1', borderBottom: 0, paddingBottom: 4 },
    '& th:empty': { display: 'none' },
  },
}))

function spoken(value: unknown): string {
  if (value === null || value === undefined || value === '') return text.kosong
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (typeof value === 'number') return angka(value, 2)
  if (typeof value === 'string') {
    // A stored file has no name here; its own differs from every other's.
    if (value.startsWith('berkas/')) return text.berkas(value.slice(-14))
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return tanggal(value)
    return /^\d{4}-\d{2}-\d{2}T/.test(value) ? tanggalWaktu(value) : value
  }
  if (typeof value === 'object') {
    return Object.values(value)
      .filter((v) => v !== null && v !== '')
      .map(spoken)
      .join(' · ')
  }
  return String(value as never)
}

/* Of lists only the lines that differ. */
function Content({ value, other }: { value: unknown; other: unknown }) {
  if (!Array.isArray(value)) return spoken(value)
  const theirs = new Set(Array.isArray(other) ? other.map((b) => JSON.stringify(b)) : [])
  const diff = value.filter((b) => !theirs.has(JSON.stringify(b)))
  if (diff.length === 0) return text.baris(value.length)
  return (
    <ul>
      {diff.map((b) => (
        <li key={JSON.stringify(b)}>{spoken(b)}</li>
      ))}
    </ul>
  )
}

/** A field of a package with its two values. */
export type Difference = readonly [field: string, before: unknown, after: unknown]

/** Fields of a package whose values differ, side by side. */
export function DifferenceTable(p: {
  rows: readonly Difference[]
  heads?: readonly [string, string]
  /** below the first value, for instance a button that takes it */
  action?: (field: string, label: string) => ReactNode
}) {
  const names: Record<string, string> = paketLayar.bidang
  const [before, after] = p.heads ?? [text.sebelum, text.sesudah]
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col" aria-label={text.perubahan} />
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {p.rows.map(([field, first, second]) => (
          <tr key={field}>
            <th scope="row">{names[field] ?? field}</th>
            <td>
              <Content value={first} other={second} />
              {p.action?.(field, names[field] ?? field)}
            </td>
            <td>
              <Content value={second} other={first} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
