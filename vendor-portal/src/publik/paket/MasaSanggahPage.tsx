import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { tanggalAngka } from '@eproc/domain/common/format'
import type { MasaSanggah } from '@eproc/domain/tender/answers'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { api } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useKeadaanTabel, type OpsiKeadaan } from '@eproc/ui/table/table_state.ts'
import { TabelData } from '@eproc/ui/table/DataTable.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'
import { HasilNav } from './HasilNav.tsx'

const teks = publikPaket.sanggah
const OPTIONS: OpsiKeadaan = { perHalaman: 15 }

const COLUMNS: readonly Kolom<MasaSanggah>[] = [
  {
    kunci: 'nama',
    judul: teks.columns.nama,
    urut: 'nama',
    utama: true,
    isi: (b) => (
      <>
        <strong style={{ fontWeight: 600 }}>{b.nama}</strong>
        <Typography variant="caption" color="text.secondary" component="div">
          {[b.kode, b.tahap].join(' · ')}
        </Typography>
      </>
    ),
  },
  { kunci: 'mulai', judul: teks.columns.mulai, urut: 'mulai', isi: (b) => tanggalAngka(b.mulai) },
  {
    kunci: 'selesai',
    judul: teks.columns.selesai,
    urut: 'selesai',
    isi: (b) => tanggalAngka(b.selesai),
  },
]

/** /masa-sanggah: paket whose masa sanggah is running, 15 a page (S1 §2.1). */
export default function MasaSanggahPage() {
  const table = useKeadaanTabel(OPTIONS)
  const { data, error, refetch } = useQuery({
    queryKey: ['masa-sanggah', table.query],
    queryFn: () => api.daftar<MasaSanggah>('/api/lelang/masa-sanggah', table.query),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle
        judul={teks.title}
        keterangan={teks.description}
        aksi={<HasilNav current="/masa-sanggah" />}
      />
      <TabelData<MasaSanggah>
        judul={teks.title}
        kolom={COLUMNS}
        baris={data?.baris}
        total={data?.total ?? 0}
        errors={error}
        keadaan={table}
        kunciBaris={(b) => `${b.id}-${b.tipe}-${b.mulai}`}
        cari={teks.search}
        onSegarkan={() => void refetch()}
        kosong={{ judul: teks.empty, isi: teks.emptyContent }}
      />
    </>
  )
}
