import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RekananTerverifikasi } from '@eproc/domain/verifikasi/answers'
import {
  BENTUK_USAHA,
  FILTER_BLACKLIST,
  JENIS_REKANAN,
  STATUS_REKANAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { api } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { Halaman401 } from '@eproc/ui/layout/ErrorPage.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { DialogDariAlamat, useBukaRekanan } from './DialogDariAlamat.tsx'
import { useHak } from './verifikasi/useBagian.ts'
import { PenyaringPilihan } from './PenyaringPilihan.tsx'

const teks = verifikasi.daftar
const OPSI = { perHalaman: 10, urut: 'nama', penyaring: { blacklist: '' } }
/* 'All' is the cleared filter. */
const BLACKLIST = FILTER_BLACKLIST.filter((f) => f.kode !== 'null')

const KOLOM: Kolom<RekananTerverifikasi>[] = [
  {
    kunci: 'nama',
    judul: teks.nama,
    urut: 'nama',
    utama: true,
    isi: (b) => <strong style={{ fontWeight: 600 }}>{b.nama}</strong>,
  },
  {
    kunci: 'noRegistrasi',
    judul: teks.noRegistrasi,
    urut: 'noRegistrasi',
    isi: (b) => <span style={{ whiteSpace: 'nowrap' }}>{b.noRegistrasi}</span>,
  },
  {
    kunci: 'bentuk',
    judul: teks.bentuk,
    urut: 'bentuk',
    isi: (b) =>
      b.bentuk ? teksPilihan(BENTUK_USAHA, b.bentuk) : teksPilihan(JENIS_REKANAN, b.jenis),
  },
  { kunci: 'kbli', judul: teks.kbli, isi: (b) => b.kodeKbli || umum.tanpaNilai },
  {
    kunci: 'status',
    judul: teks.status,
    urut: 'status',
    isi: (b) => (
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <ChipStatus daftar={STATUS_REKANAN} kode={b.status} />
        {b.blacklist && <ChipStatus warna="merah" teks={teks.blacklist} />}
      </div>
    ),
  },
]

/** Verified rekanan, filtered by blacklist; blacklisted rows are dark (S2 §2.6). */
export default function TerverifikasiPage() {
  return useHak('rekanan.daftar') ? <Isi /> : <Halaman401 />
}

function Isi() {
  const keadaan = useKeadaanTabel(OPSI)
  const buka = useBukaRekanan()
  const { blacklist, ...query } = keadaan.query
  const saring = keadaan.penyaring.blacklist || 'null'
  const { data, error, refetch } = useQuery({
    queryKey: ['rekanan', 'terverifikasi', saring, query],
    queryFn: () => api.daftar<RekananTerverifikasi>(`/vendor/verified/${saring}`, query),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle
        judul={verifikasi.terverifikasi.judul}
        keterangan={verifikasi.terverifikasi.keterangan}
      />
      <TabelData
        judul={verifikasi.terverifikasi.judul}
        kolom={KOLOM}
        baris={data?.baris}
        total={data?.total ?? 0}
        errors={error}
        keadaan={keadaan}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => b.nama}
        onBuka={(b) => buka(b.id)}
        gelap={(b) => b.blacklist}
        aksi={(b) => (
          <Button
            size="small"
            color="inherit"
            aria-label={teks.detail(b.nama)}
            onClick={() => buka(b.id)}
          >
            {umum.tombol.detail}
          </Button>
        )}
        cari={teks.cari}
        onSegarkan={() => void refetch()}
        penyaring={
          <PenyaringPilihan
            label={teks.blacklistFilter}
            pilihan={BLACKLIST}
            kosong={FILTER_BLACKLIST[0]?.teks ?? teks.semua}
            nilai={String(blacklist ?? '')}
            onUbah={(nilai) => keadaan.ubah({ penyaring: { blacklist: nilai } })}
          />
        }
      />
      <DialogDariAlamat />
    </>
  )
}
