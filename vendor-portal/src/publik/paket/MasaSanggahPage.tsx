import Typography from '@mui/material/Typography'
import { tanggalAngka } from '@eproc/domain/common/format'
import type { MasaSanggah } from '@eproc/domain/tender/answers_paket'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useTableState, type TableStateOptions } from '@eproc/ui/table/table_state.ts'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { useList } from '../../app/useList.ts'
import { HasilNav } from './HasilNav.tsx'
import { paketAddress } from './paket_address.ts'

const teks = publikPaket.sanggah
const OPTIONS: TableStateOptions = { perPage: 15 }

const COLUMNS: readonly Column<MasaSanggah>[] = [
  {
    key: 'nama',
    title: teks.columns.nama,
    sort: 'nama',
    main: true,
    content: (b) => (
      <>
        <strong style={{ fontWeight: 600 }}>
          <AppLink to={paketAddress(b.kode, b.tahunAnggaran)}>{b.nama}</AppLink>
        </strong>
        <Typography variant="caption" color="text.secondary" component="div">
          {[b.kode, b.tahap].join(' · ')}
        </Typography>
      </>
    ),
  },
  { key: 'mulai', title: teks.columns.mulai, sort: 'mulai', content: (b) => tanggalAngka(b.mulai) },
  {
    key: 'selesai',
    title: teks.columns.selesai,
    sort: 'selesai',
    content: (b) => tanggalAngka(b.selesai),
  },
]

/** /masa-sanggah: paket whose masa sanggah is running, 15 a page (S1 §2.1). */
export default function MasaSanggahPage() {
  const table = useTableState(OPTIONS)
  const list = useList<MasaSanggah>(['masa-sanggah'], '/api/lelang/masa-sanggah', table.query)
  return (
    <>
      <PageTitle
        title={teks.title}
        description={teks.description}
        actions={<HasilNav current="/masa-sanggah" />}
      />
      <SimpleTable<MasaSanggah>
        title={teks.title}
        columns={COLUMNS}
        {...list}
        state={table}
        rowKey={(b) => `${b.id}-${b.tipe}-${b.mulai}`}
        search={teks.search}
        empty={{ title: teks.empty, content: teks.emptyContent }}
      />
    </>
  )
}
