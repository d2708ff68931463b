import { angka, tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import type { TwoValues } from '../../shared/record/SideBySide.tsx'

const text = paketLayar.rincian

const names: Record<string, string> = paketLayar.bidang

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
export const twoValues = (field: string, first: unknown, second: unknown): TwoValues => [
  names[field] ?? field,
  <Content value={first} other={second} />,
  <Content value={second} other={first} />,
]
