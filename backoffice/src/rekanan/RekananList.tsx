import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { relatif } from '@eproc/domain/common/format'
import type { RekananRow } from '@eproc/domain/verifikasi/answers'
import {
  BENTUK_USAHA,
  FILTER_BLACKLIST,
  JENIS_REKANAN,
  STATUS_REKANAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { pilihan } from '@eproc/i18n/id/pilihan'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { api } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { Halaman401 } from '@eproc/ui/layout/ErrorPage.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { clockNow } from '@eproc/ui/api/time.ts'
import { DialogDariAlamat, useBukaRekanan } from './DialogDariAlamat.tsx'
import { useHak, useSegarkan } from './verifikasi/useBagian.ts'
import { PenyaringPilihan } from './PenyaringPilihan.tsx'

const teks = verifikasi.daftar
const OPSI = {
  perHalaman: 10,
  urut: '-menunggu',
  penyaring: { blacklist: '', status: '', jenis: '', menunggu: '' },
}
const BLACKLIST = FILTER_BLACKLIST.filter((f) => f.kode !== 'null')
const chipDaftar = pilihan.statusRekananDaftar

/** Status column (S2 §2.6): N and A a chip, V a button; A with changed bagian tells how many. */
function Status({ baris, onBuka }: { baris: RekananRow; onBuka: () => void }) {
  const verifikator = useHak('rekanan.verifikasi')
  const hitam = baris.blacklist && <ChipStatus warna="merah" teks={teks.blacklist} />
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      {baris.status === 'V' && verifikator ? (
        <Button size="small" variant="contained" onClick={onBuka}>
          {teks.tombolVerifikasi}
        </Button>
      ) : (
        <ChipStatus
          daftar={STATUS_REKANAN}
          kode={baris.status}
          {...(baris.status in chipDaftar
            ? { teks: chipDaftar[baris.status as keyof typeof chipDaftar] }
            : {})}
        />
      )}
      {hitam}
      {baris.menunggu > 0 && (
        <Typography variant="caption" color="text.secondary">
          {teks.menunggu(baris.menunggu)}
        </Typography>
      )}
    </div>
  )
}

/** 'Daftar Rekanan': those waiting for verification first; each row opens its dialog. */
export default function RekananListPage() {
  return useHak('rekanan.daftar') ? <Isi /> : <Halaman401 />
}

function Isi() {
  const keadaan = useKeadaanTabel(OPSI)
  const buka = useBukaRekanan()
  const segarkan = useSegarkan()
  const { data, error, refetch } = useQuery({
    queryKey: ['rekanan', 'daftar', keadaan.query],
    queryFn: () => api.daftar<RekananRow>('/vendor/registrasi/perusahaan', keadaan.query),
    placeholderData: keepPreviousData,
  })
  useLiveStream(() => void segarkan())

  const column: Kolom<RekananRow>[] = [
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
      isi: (b) => bentukRekanan(b),
    },
    {
      kunci: 'alamat',
      judul: teks.alamat,
      urut: 'alamat',
      isi: (b) => b.alamat ?? umum.tanpaNilai,
    },
    {
      kunci: 'status',
      judul: teks.status,
      urut: 'status',
      isi: (b) => <Status baris={b} onBuka={() => buka(b.id)} />,
    },
    {
      kunci: 'diubah',
      judul: teks.diubah,
      urut: 'diubahPada',
      isi: (b) => <span style={{ whiteSpace: 'nowrap' }}>{relatif(b.diubahPada, clockNow())}</span>,
    },
  ]
  const saring = (key: keyof typeof OPSI.penyaring) => ({
    nilai: keadaan.penyaring[key] ?? '',
    onUbah: (nilai: string) => keadaan.ubah({ penyaring: { [key]: nilai } }),
  })
  const menunggu = keadaan.penyaring.menunggu === '1'
  return (
    <>
      <PageTitle judul={teks.judul} keterangan={teks.keterangan} />
      <TabelData
        judul={teks.judul}
        kolom={column}
        baris={data?.baris}
        total={data?.total ?? 0}
        errors={error}
        keadaan={keadaan}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => b.nama}
        onBuka={(b) => buka(b.id)}
        aksi={(b) => (
          <Button size="small" aria-label={teks.detail(b.nama)} onClick={() => buka(b.id)}>
            {umum.tombol.detail}
          </Button>
        )}
        cari={teks.cari}
        onSegarkan={() => void refetch()}
        kosong={{ isi: teks.kosongIsi }}
        penyaring={
          <>
            <PenyaringPilihan
              label={teks.blacklistFilter}
              pilihan={BLACKLIST}
              {...saring('blacklist')}
            />
            <PenyaringPilihan
              label={teks.statusFilter}
              pilihan={STATUS_REKANAN}
              {...saring('status')}
            />
            <PenyaringPilihan
              label={teks.jenisFilter}
              pilihan={JENIS_REKANAN}
              {...saring('jenis')}
            />
            <Button
              variant={menunggu ? 'contained' : 'outlined'}
              aria-pressed={menunggu}
              onClick={() => saring('menunggu').onUbah(menunggu ? '' : '1')}
              sx={{ minHeight: 44 }}
            >
              {teks.menungguFilter}
            </Button>
          </>
        }
      />
      <DialogDariAlamat />
    </>
  )
}

const bentukRekanan = (b: RekananRow): string =>
  b.bentuk ? teksPilihan(BENTUK_USAHA, b.bentuk) : teksPilihan(JENIS_REKANAN, b.jenis)
