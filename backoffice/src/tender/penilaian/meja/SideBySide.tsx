import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { KategoriFile } from '@eproc/domain/common/choices'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import { REASON_KEYS } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { Matrix } from '../../../shared/panel/Matrix.tsx'
import { Lulus } from '../Lulus.tsx'

const teks = tenderStaf.evaluasi

interface SideBySideProps {
  rows: readonly EvaluasiStaf[]
  bagian: readonly KategoriFile[]
  /** to the form of this vendor */
  onOpen: (vendorId: number) => void
}
interface Criterion {
  name: string
  of: (row: EvaluasiStaf) => ReactNode
}

const number = (value: number | null): ReactNode =>
  value === null ? umum.tanpaNilai : angka(value, 2)

/** What is known of each vendor in one part, as it was saved. */
const CRITERIA: Record<KategoriFile, readonly Criterion[]> = {
  K: [],
  A: [],
  T: [
    { name: teks.meja.nilaiTeknis, of: (row) => number(row.hasilTeknis) },
    { name: teks.meja.skorTeknis, of: (row) => number(row.skorTeknis) },
  ],
  H: [
    { name: teks.hargaPenawaran, of: (row) => rupiah(row.hargaPenawaran) },
    { name: teks.meja.terkoreksi, of: (row) => rupiah(row.nilaiPenawaran) },
    { name: teks.meja.skorHarga, of: (row) => number(row.skorHarga) },
    { name: teks.meja.totalNilai, of: (row) => number(row.totalNilai) },
    { name: teks.meja.peringkat, of: (row) => row.usulUrutan || umum.tanpaNilai },
  ],
}

/** Vendors across, parts and criteria down: what was saved of each, at a glance. */
export default function SideBySide({ rows, bagian, onOpen }: SideBySideProps) {
  return (
    <Matrix tabIndex={0} role="region" aria-label={teks.meja.berdampingan}>
      <table>
        <thead>
          <tr>
            <th scope="col">{teks.meja.kriteria}</th>
            {rows.map((row) => (
              <th key={row.vendorId} scope="col" style={{ textAlign: 'left', minWidth: 160 }}>
                <Button
                  size="small"
                  sx={{ px: 0, textAlign: 'left', fontWeight: 700 }}
                  aria-label={teks.meja.nilai(row.nama)}
                  onClick={() => onOpen(row.vendorId)}
                >
                  {row.nama}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{bagian.map((part) => partLines(part, rows))}</tbody>
      </table>
    </Matrix>
  )
}

const partLines = (part: KategoriFile, rows: readonly EvaluasiStaf[]) => [
  <tr key={part}>
    <th scope="row">
      <strong>{teks.bagian[part]}</strong>
    </th>
    {rows.map((row) => (
      <td key={row.vendorId}>
        <Lulus row={row} bagian={part} />
        <Reason row={row} part={part} />
      </td>
    ))}
  </tr>,
  ...CRITERIA[part].map(({ name, of }) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {rows.map((row) => (
        <td key={row.vendorId}>{of(row)}</td>
      ))}
    </tr>
  )),
]

function Reason({ row, part }: { row: EvaluasiStaf; part: KategoriFile }) {
  const reason = row.alasan[REASON_KEYS[part]]
  if (!reason) return null
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '36ch' }}>
      {reason}
    </Typography>
  )
}
