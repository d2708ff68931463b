import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { rupiah } from '@eproc/domain/common/format'
import type { KegiatanProgram } from '@eproc/domain/rup/answers'
import { JENIS_PENGADAAN, teksPilihan } from '@eproc/domain/common/choices'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { api } from '@eproc/ui/api/api.ts'
import { Tautan } from '@eproc/ui/layout/AppLink.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useKeadaanTabel, type OpsiKeadaan } from '@eproc/ui/table/table_state.ts'
import { tahunIni } from '@eproc/ui/api/time.ts'
import { TabelData } from '@eproc/ui/table/DataTable.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'

const teks = publikPaket.rup
const OPTIONS: OpsiKeadaan = { perHalaman: 15 }
const money = (n: number) => <span style={{ whiteSpace: 'nowrap' }}>{rupiah(n)}</span>

/* 'kode - nama' of the specification, the code in its own quiet line. */
const codeAndName = (kode: string, nama: string) => (
  <>
    <Typography variant="caption" color="text.secondary" component="span">
      {kode} -{' '}
    </Typography>
    {nama}
  </>
)

const COLUMNS: readonly Kolom<KegiatanProgram>[] = [
  {
    kunci: 'program',
    judul: teks.columns.program,
    urut: 'program',
    isi: (k) => codeAndName(k.kodeProgram, k.namaProgram),
  },
  {
    kunci: 'kegiatan',
    judul: teks.columns.kegiatan,
    urut: 'kegiatan',
    utama: true,
    isi: (k) => <strong style={{ fontWeight: 600 }}>{codeAndName(k.kode, k.nama)}</strong>,
  },
  {
    kunci: 'jenis',
    judul: teks.columns.jenis,
    urut: 'jenisPengadaan',
    isi: (k) => teksPilihan(JENIS_PENGADAAN, k.jenisPengadaan),
  },
  { kunci: 'tahun', judul: teks.columns.tahun, isi: (k) => k.tahunAnggaran },
  {
    kunci: 'pagu',
    judul: teks.columns.pagu,
    urut: 'pagu',
    rata: 'kanan',
    isi: (k) => money(k.pagu),
  },
  {
    kunci: 'terpakai',
    judul: teks.columns.terpakai,
    urut: 'paguTerpakai',
    rata: 'kanan',
    isi: (k) => money(k.paguTerpakai),
  },
  {
    kunci: 'sisa',
    judul: teks.columns.sisa,
    urut: 'sisaPagu',
    rata: 'kanan',
    isi: (k) => money(k.sisaPagu),
  },
]

/** /rup-kegiatan: money of this year's programs and kegiatan, 15 rows a page (S1 §2.1). */
export default function RupKegiatanPage() {
  const tahun = tahunIni()
  const table = useKeadaanTabel(OPTIONS)
  const { data, error, refetch } = useQuery({
    queryKey: ['rup-publik', tahun, table.query],
    queryFn: () => api.daftar<KegiatanProgram>(`/api/rup/kegiatan-program/${tahun}`, table.query),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle
        judul={teks.title}
        keterangan={teks.description(tahun)}
        aksi={
          <Button component={Tautan} ke="/rencana-pengadaan" variant="outlined">
            {publikPaket.rencana.link}
          </Button>
        }
      />
      <TabelData<KegiatanProgram>
        judul={teks.title}
        kolom={COLUMNS}
        baris={data?.baris}
        total={data?.total ?? 0}
        errors={error}
        keadaan={table}
        kunciBaris={(k) => k.id}
        cari={teks.search}
        onSegarkan={() => void refetch()}
        kosong={{ judul: teks.empty, isi: teks.emptyContent }}
      />
    </>
  )
}
