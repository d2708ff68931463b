import { useRecordContext } from 'react-admin'
import { METODE_PEMILIHAN, STATUS_PELAKSANAAN, teksPilihan } from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import type { LaporanPaketKegiatan, LaporanRup } from '@eproc/domain/laporan/answers'
import { laporan } from '@eproc/i18n/id/laporan'
import { ChipStatus } from '@eproc/ui/feedback/StatusChip.tsx'
import { Tautan } from '@eproc/ui/layout/AppLink.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'
import { useListAddress } from '../../shared/list/listAddress.ts'
import { FigureTable } from '../FigureTable.tsx'

const text = laporan.kolom
const COLUMNS: readonly Kolom<LaporanPaketKegiatan>[] = [
  {
    kunci: 'nama',
    judul: text.namaPaket,
    utama: true,
    isi: (p) => <PaketLink {...p} />,
  },
  {
    kunci: 'metode',
    judul: text.metode,
    isi: (p) => teksPilihan(METODE_PEMILIHAN, p.metodePemilihan),
  },
  {
    kunci: 'status',
    judul: text.status,
    isi: (p) => <ChipStatus daftar={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />,
  },
  { kunci: 'pagu', judul: text.dariKegiatan, rata: 'kanan', isi: (p) => rupiah(p.pagu) },
  { kunci: 'hps', judul: text.hps, rata: 'kanan', isi: (p) => rupiah(p.totalPagu) },
  { kunci: 'kontrak', judul: text.nilaiKontrak, rata: 'kanan', isi: (p) => rupiah(p.nilaiKontrak) },
]

function PaketLink({ id, kode, nama }: LaporanPaketKegiatan) {
  const address = useListAddress()
  return (
    <Tautan ke={`${address}/${id}/paket`}>
      {kode} {nama}
    </Tautan>
  )
}

/** The packages below an activity of the report. */
export function PaketOfRow() {
  const row = useRecordContext<LaporanRup>()
  if (!row) return null
  return (
    <FigureTable
      judul={laporan.layar.paket(row.kodeRup)}
      kolom={COLUMNS}
      baris={row.listPaket}
      kunciBaris={(p) => p.id}
      kosong={{ judul: laporan.layar.tanpaPaket }}
    />
  )
}
