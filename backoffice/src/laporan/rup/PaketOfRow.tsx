import { useRecordContext } from 'react-admin'
import { METODE_PEMILIHAN, STATUS_PELAKSANAAN, teksPilihan } from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import type { LaporanPaketKegiatan, LaporanRup } from '@eproc/domain/laporan/answers'
import { laporan } from '@eproc/i18n/id/laporan'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { useListAddress } from '../../shared/list/listAddress.ts'
import { FigureTable } from '../../shared/panel/FigureTable.tsx'

const text = laporan.kolom
const COLUMNS: readonly Column<LaporanPaketKegiatan>[] = [
  {
    key: 'nama',
    title: text.namaPaket,
    main: true,
    content: (p) => <PaketLink {...p} />,
  },
  {
    key: 'metode',
    title: text.metode,
    content: (p) => teksPilihan(METODE_PEMILIHAN, p.metodePemilihan),
  },
  {
    key: 'status',
    title: text.status,
    content: (p) => <StatusChip list={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />,
  },
  { key: 'pagu', title: text.dariKegiatan, align: 'right', content: (p) => rupiah(p.pagu) },
  { key: 'hps', title: text.hps, align: 'right', content: (p) => rupiah(p.totalPagu) },
  {
    key: 'kontrak',
    title: text.nilaiKontrak,
    align: 'right',
    content: (p) => rupiah(p.nilaiKontrak),
  },
]

function PaketLink({ id, kode, nama }: LaporanPaketKegiatan) {
  const address = useListAddress()
  return (
    <AppLink to={`${address}/${id}/paket`}>
      {kode} {nama}
    </AppLink>
  )
}

/** The packages below an activity of the report. */
export function PaketOfRow() {
  const row = useRecordContext<LaporanRup>()
  if (!row) return null
  return (
    <FigureTable
      title={laporan.layar.paket(row.kodeRup)}
      columns={COLUMNS}
      rows={row.listPaket}
      rowKey={(p) => p.id}
      empty={{ title: laporan.layar.tanpaPaket }}
    />
  )
}
