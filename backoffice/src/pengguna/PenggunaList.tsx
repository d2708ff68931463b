import Tambah from '@mui/icons-material/AddOutlined'
import Ubah from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { PERAN_INTERNAL, teksPeran } from '@eproc/domain/common/roles'
import { STATUS_PENGGUNA } from '@eproc/domain/common/choices'
import { master } from '@eproc/i18n/id/master'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { RequireAccess } from '../layout/RequireAccess.tsx'
import { PenyaringPilihan } from '../shared/Penyaring.tsx'
import { TombolBaris } from '../shared/TombolBaris.tsx'
import { useAlamatDialog, useDaftarSumber } from '../shared/sumber.ts'
import { AksiPengguna } from './AksiPengguna.tsx'
import { DialogPengguna } from './DialogPengguna.tsx'

const SUMBER = 'admin/user'
const OPSI = { perHalaman: 10, urut: 'nama', penyaring: { roles: '', status: '', sandi: '' } }
const teks = master.pengguna

const KOLOM: readonly Kolom<PenggunaAnswer>[] = [
  { kunci: 'login', judul: teks.login, urut: 'login', isi: (b) => b.login },
  {
    kunci: 'email',
    judul: teks.email,
    urut: 'email',
    isi: (b) => <span style={{ overflowWrap: 'anywhere' }}>{b.email}</span>,
  },
  { kunci: 'nama', judul: teks.nama, urut: 'nama', utama: true, isi: (b) => b.nama },
  { kunci: 'jabatan', judul: teks.jabatan, urut: 'jabatan', isi: (b) => b.jabatan ?? '-' },
  { kunci: 'divisi', judul: teks.divisi, urut: 'divisi', isi: (b) => b.namaDivisi ?? '-' },
  { kunci: 'roles', judul: teks.peran, urut: 'roles', isi: (b) => teksPeran(b.roles) },
  {
    kunci: 'status',
    judul: teks.status,
    urut: 'status',
    isi: (b) => (
      <>
        <ChipStatus daftar={STATUS_PENGGUNA} kode={b.status} />
        {b.diaktifkanPada === null && (
          <Typography variant="caption" color="text.secondary" component="div">
            {teks.belumBersandi}
          </Typography>
        )}
      </>
    ),
  },
]

/** /admin/user: 'Daftar Pengguna Internal' (S2 §2.6) */
export default function PenggunaList() {
  return (
    <RequireAccess>
      <Isi />
    </RequireAccess>
  )
}

function Isi() {
  const keadaan = useKeadaanTabel(OPSI)
  const dialog = useAlamatDialog(SUMBER)
  const daftar = useDaftarSumber<PenggunaAnswer>(SUMBER, keadaan, OPSI.urut)
  const tambah = (
    <Button variant="contained" startIcon={<Tambah />} onClick={dialog.tambah}>
      {teks.tambah}
    </Button>
  )
  return (
    <>
      <PageTitle judul={teks.judul} keterangan={teks.keterangan} aksi={tambah} />
      <TabelData
        judul={teks.judul}
        kolom={KOLOM}
        baris={daftar.baris}
        total={daftar.total}
        memuat={daftar.memuat}
        errors={daftar.errors}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => b.nama}
        keadaan={keadaan}
        cari={teks.cari}
        penyaring={
          <>
            <PenyaringPilihan
              keadaan={keadaan}
              kunci="roles"
              label={teks.peran}
              semua={teks.semuaPeran}
              pilihan={PERAN_INTERNAL.map((kode) => ({ kode, teks: teksPeran(kode) }))}
            />
            <PenyaringPilihan
              keadaan={keadaan}
              kunci="status"
              label={teks.status}
              semua={teks.semuaStatus}
              pilihan={STATUS_PENGGUNA}
              lebar={160}
            />
            <PenyaringPilihan
              keadaan={keadaan}
              kunci="sandi"
              label={teks.sandi}
              semua={teks.semuaSandi}
              pilihan={[{ kode: 'belum', teks: teks.belumBersandi }]}
              lebar={220}
            />
          </>
        }
        onSegarkan={daftar.segarkan}
        kosong={{ judul: master.kosong.umum, aksi: tambah }}
        aksi={(b) => (
          <AksiPengguna
            pengguna={b}
            awal={
              <TombolBaris
                teks={master.tabel.ubah}
                nama={b.nama}
                ikon={<Ubah />}
                onClick={() => dialog.ubah(b.id)}
              />
            }
          />
        )}
      />
      <DialogPengguna dialog={dialog} />
    </>
  )
}
