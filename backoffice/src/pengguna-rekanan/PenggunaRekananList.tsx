import Typography from '@mui/material/Typography'
import type { PenggunaRekananAnswer } from '@eproc/domain/master/answers'
import { PERAN_REKANAN, teksPeran } from '@eproc/domain/common/roles'
import { STATUS_PENGGUNA, STATUS_REKANAN } from '@eproc/domain/common/choices'
import { master } from '@eproc/i18n/id/master'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { RequireAccess } from '../layout/RequireAccess.tsx'
import { PenyaringPilihan } from '../shared/Penyaring.tsx'
import { useDaftarSumber } from '../shared/sumber.ts'
import { AksiPengguna } from '../pengguna/AksiPengguna.tsx'

const SUMBER = 'admin/user-vendor'
const OPSI = { perHalaman: 10, urut: 'nama', penyaring: { roles: '', status: '' } }
const teks = master.pengguna

const KOLOM: readonly Kolom<PenggunaRekananAnswer>[] = [
  { kunci: 'login', judul: teks.login, urut: 'login', isi: (b) => b.login },
  {
    kunci: 'email',
    judul: teks.email,
    urut: 'email',
    isi: (b) => <span style={{ overflowWrap: 'anywhere' }}>{b.email}</span>,
  },
  { kunci: 'nama', judul: teks.nama, urut: 'nama', utama: true, isi: (b) => b.nama },
  {
    kunci: 'rekanan',
    judul: teks.rekanan,
    isi: (b) =>
      b.rekanan ? (
        <>
          {b.rekanan.nama}
          <Typography variant="caption" color="text.secondary" component="div">
            {b.rekanan.noRegistrasi}
          </Typography>
        </>
      ) : (
        '-'
      ),
  },
  { kunci: 'roles', judul: teks.peran, urut: 'roles', isi: (b) => teksPeran(b.roles) },
  {
    kunci: 'statusRekanan',
    judul: teks.statusRekanan,
    isi: (b) => (b.rekanan ? <ChipStatus daftar={STATUS_REKANAN} kode={b.rekanan.status} /> : '-'),
  },
  {
    kunci: 'status',
    judul: teks.status,
    urut: 'status',
    isi: (b) => <ChipStatus daftar={STATUS_PENGGUNA} kode={b.status} />,
  },
]

/** /admin/user-vendor: 'Daftar Pengguna Rekanan' (S2 §2.6) */
export default function PenggunaRekananList() {
  return (
    <RequireAccess>
      <Isi />
    </RequireAccess>
  )
}

function Isi() {
  const keadaan = useKeadaanTabel(OPSI)
  const daftar = useDaftarSumber<PenggunaRekananAnswer>(SUMBER, keadaan, OPSI.urut)
  return (
    <>
      <PageTitle judul={teks.judulRekanan} keterangan={teks.keteranganRekanan} />
      <TabelData
        judul={teks.judulRekanan}
        kolom={KOLOM}
        baris={daftar.baris}
        total={daftar.total}
        memuat={daftar.memuat}
        errors={daftar.errors}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => b.nama}
        keadaan={keadaan}
        cari={teks.cariRekanan}
        penyaring={
          <>
            <PenyaringPilihan
              keadaan={keadaan}
              kunci="roles"
              label={teks.peran}
              semua={teks.semuaPeran}
              pilihan={PERAN_REKANAN.map((kode) => ({ kode, teks: teksPeran(kode) }))}
              lebar={160}
            />
            <PenyaringPilihan
              keadaan={keadaan}
              kunci="status"
              label={teks.status}
              semua={teks.semuaStatus}
              pilihan={STATUS_PENGGUNA}
              lebar={160}
            />
          </>
        }
        onSegarkan={daftar.segarkan}
        aksi={(b) => <AksiPengguna pengguna={b} />}
      />
    </>
  )
}
