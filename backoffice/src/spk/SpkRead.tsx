/** What of a work order is read: its lines once it is closed, its total, its document. */
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { SpkAnswer } from '@eproc/domain/spk/answers'
import {
  jumlahHeader,
  jumlahPekerjaan,
  jumlahSpk,
  TIPE_BIAYA,
  type BatasSpk,
  type HeaderInput,
} from '@eproc/domain/spk/aturan_spk'
import { spk as words } from '@eproc/i18n/id/spk'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { useOffice } from '../providers/useOffice.ts'

type Header = SpkAnswer['spk'][number]
type Line = Header['spk_pekerjaan'][number]

const COLUMNS: Column<Line>[] = [
  { key: 'nama', title: text.baris, content: (line) => line.nama, main: true },
  {
    key: 'quantity',
    title: text.jumlah,
    content: (line) => angka(line.quantity, 3),
    align: 'right',
  },
  { key: 'satuan', title: text.satuan, content: (line) => angka(line.satuan, 3), align: 'right' },
  {
    key: 'hargaSatuan',
    title: text.harga,
    content: (line) => rupiah(line.hargaSatuan),
    align: 'right',
  },
  {
    key: 'total',
    title: text.total,
    content: (line) => rupiah(jumlahPekerjaan(line)),
    align: 'right',
  },
]

/** A work order that cannot be changed any more, as text: its two groups, their headers and lines. */
export function ClosedSpk({ spk }: { spk: SpkAnswer }) {
  return (
    <>
      {TIPE_BIAYA.map((tipe) => (
        <section key={tipe} aria-label={words.tipe[tipe]} style={{ display: 'grid', gap: 16 }}>
          <Typography variant="h6" component="h2">
            {`${words.tipe[tipe]} (${tipe})`}
          </Typography>
          {spk.spk
            .filter(({ tipeBiaya }) => tipeBiaya === tipe)
            .map((header, n) => (
              <HeaderLines key={n} header={header} />
            ))}
          <Typography sx={{ fontWeight: 600, textAlign: 'right' }}>
            {`${text.subtotal(words.tipe[tipe])}: ${rupiah(jumlahSpk(spk.spk, tipe))}`}
          </Typography>
        </section>
      ))}
      <div style={{ display: 'grid', gap: 12, justifyItems: 'end' }}>
        <SpkTotal list={spk.spk} batas={spk} />
        <UnduhSpk spk={spk} />
      </div>
    </>
  )
}

const HeaderLines = ({ header }: { header: Header }) => (
  <div style={{ display: 'grid', gap: 8, minWidth: 0 }}>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'space-between' }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {header.nama}
      </Typography>
      <span>{rupiah(jumlahHeader(header))}</span>
    </div>
    <SimpleTable
      title={header.nama}
      columns={COLUMNS}
      rows={header.spk_pekerjaan}
      rowKey={(line) => header.spk_pekerjaan.indexOf(line)}
    />
  </div>
)

interface SpkTotalProps {
  list: readonly HeaderInput[]
  batas: BatasSpk
}

/** What the lines cost together, and the HPS, or what was agreed, that they may not pass. */
export function SpkTotal({ list, batas: { totalPagu, nilaiKontrak } }: SpkTotalProps) {
  const total = jumlahSpk(list)
  return (
    <>
      <Typography variant="h6" component="p" aria-live="polite">
        {`${text.total} ${rupiah(total)}`}
      </Typography>
      <Typography color={total > (nilaiKontrak ?? totalPagu) ? 'error' : 'text.secondary'}>
        {nilaiKontrak === null
          ? text.totalHps(rupiah(totalPagu))
          : text.totalKontrak(rupiah(nilaiKontrak))}
      </Typography>
    </>
  )
}

/** The saved work order as a document; `disabled` while something else is typed. */
export function UnduhSpk({ spk, disabled = false }: { spk: SpkAnswer; disabled?: boolean }) {
  const office = useOffice()
  const fetchPdf = () =>
    office
      .unduhSpk(spk.tenderId, `SPK-${spk.kode}.pdf`)
      .catch((error: unknown) => showAlert(errorMessage(error), 'error'))
  return (
    <Button disabled={spk.versi === null || disabled} onClick={() => void fetchPdf()}>
      {text.unduh}
    </Button>
  )
}
