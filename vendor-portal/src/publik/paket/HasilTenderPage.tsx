import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { HasilTender } from '@eproc/domain/tender/answers'
import { METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { api } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useKeadaanTabel, type OpsiKeadaan } from '@eproc/ui/table/table_state.ts'
import { TabelData } from '@eproc/ui/table/DataTable.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'
import { DownloadLink } from '../../app/DownloadLink.tsx'
import { HasilNav } from './HasilNav.tsx'

const teks = publikPaket.hasil
const OPTIONS: OpsiKeadaan = { perHalaman: 15 }

const COLUMNS: readonly Kolom<HasilTender>[] = [
  { kunci: 'kode', judul: teks.columns.kode, urut: 'kode', isi: (b) => b.kode },
  {
    kunci: 'nama',
    judul: teks.columns.nama,
    urut: 'nama',
    utama: true,
    isi: (b) => <strong style={{ fontWeight: 600 }}>{b.nama}</strong>,
  },
  {
    kunci: 'metode',
    judul: teks.columns.metode,
    urut: 'metodePemilihan',
    isi: (b) => teksPilihan(METODE_PEMILIHAN, b.metodePemilihan),
  },
  {
    kunci: 'penyedia',
    judul: teks.columns.penyedia,
    urut: 'vendor',
    isi: (b) => teks.penyedia(b.vendor, b.noRegistrasi),
  },
]

/** /hasil-tender: announced winners, 15 a page (S1 §2.1). */
export default function HasilTenderPage() {
  const table = useKeadaanTabel(OPTIONS)
  const { data, error, refetch } = useQuery({
    queryKey: ['hasil-tender', table.query],
    queryFn: () => api.daftar<HasilTender>('/api/lelang/hasil-tender', table.query),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle
        judul={teks.title}
        keterangan={teks.description}
        aksi={<HasilNav current="/hasil-tender" />}
      />
      <TabelData<HasilTender>
        judul={teks.title}
        kolom={COLUMNS}
        baris={data?.baris}
        total={data?.total ?? 0}
        errors={error}
        keadaan={table}
        kunciBaris={(b) => b.id}
        cari={teks.search}
        onSegarkan={() => void refetch()}
        penyaring={
          <DownloadLink
            to={`/api/lelang/hasil-tender.csv${table.q ? `?${new URLSearchParams({ q: table.q })}` : ''}`}
            text={publikPaket.rencana.csv}
          />
        }
        kosong={{ judul: teks.empty, isi: teks.emptyContent }}
      />
    </>
  )
}
