import {
  aturanPengalamanPerson,
  MAKS_PENGALAMAN_PERSON,
  type PengalamanPersonInput,
} from '@eproc/domain/dosir/aturan'
import type { PengalamanPerson } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormNumber } from '@eproc/ui/fields/FormNumber.tsx'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { RecordList } from '../RecordList.tsx'
import { TestGroup, Kisi } from '../FieldGrid.tsx'
import { hariIniServer, useBagianStatus } from '../useDosir.ts'

const t = dosirLayar.person
const DAFTAR = (id: number) => `/vendor/person/pengalaman/${id}`

const COLUMNS: readonly Kolom<PengalamanPerson>[] = [
  { kunci: 'nama', judul: t.pekerjaan, isi: (b) => b.nama, utama: true },
  { kunci: 'instansi', judul: t.instansi, isi: (b) => b.instansi },
  { kunci: 'jabatan', judul: t.jabatan, isi: (b) => b.jabatan },
  { kunci: 'tahun', judul: t.tahun, isi: (b) => b.tahun },
  {
    kunci: 'durasi',
    judul: t.durasi,
    isi: (b) => t.lama(b.durasiTahun, b.durasiBulan, b.durasiHari),
  },
]

const initialInput = (b: PengalamanPerson | null) => ({
  nama: b?.nama ?? '',
  instansi: b?.instansi ?? '',
  jabatan: b?.jabatan ?? '',
  tahun: b ? String(b.tahun) : '',
  durasiTahun: b?.durasiTahun ?? 0,
  durasiBulan: b?.durasiBulan ?? 0,
  durasiHari: b?.durasiHari ?? 0,
  keterangan: b?.keterangan ?? '',
})

/** Pengalaman of an individual rekanan, at least 2 (S2 §2.3). */
export default function PengalamanPersonPage() {
  const { kurang, jumlah } = useBagianStatus('pengalamanPerson')
  return (
    <RecordList<PengalamanPerson, PengalamanPersonInput>
      bagian="pengalamanPerson"
      judul={dosirLayar.pengalamanPerson}
      satu={dosirLayar.pengalaman.satu}
      keterangan={kurang > 0 && dosirLayar.kurangPengalaman(jumlah, jumlah + kurang)}
      kosong={t.pengalamanKosong}
      panggilan={{
        daftar: DAFTAR,
        tambah: '/vendor/person/pengalaman',
        hapus: ({ id }, vendorId) => `/vendor/person/pengalaman/${id}/${vendorId}`,
        json: true,
      }}
      pesan={{
        simpan: dosirLayar.errors.simpanPengalaman,
        ubah: dosirLayar.errors.simpanPengalaman,
        hapus: dosirLayar.errors.hapusPengalaman,
      }}
      kolom={COLUMNS}
      namaBaris={(b) => b.nama}
      isian={initialInput}
      aturan={(input) => aturanPengalamanPerson(input, { hariIni: hariIniServer() })}
      formulir={() => <PengalamanPersonForm />}
    />
  )
}

/** Fields of one job and how long it lasted. */
function PengalamanPersonForm() {
  return (
    <>
      <Kisi>
        <div data-lebar>
          <FormText name="nama" label={t.pekerjaan} maks={MAKS_PENGALAMAN_PERSON.nama} wajib />
        </div>
        <FormText name="instansi" label={t.instansi} maks={MAKS_PENGALAMAN_PERSON.instansi} wajib />
        <FormText name="jabatan" label={t.jabatan} maks={MAKS_PENGALAMAN_PERSON.jabatan} wajib />
        <FormMasked name="tahun" label={t.tahun} masker="tahun" wajib />
      </Kisi>
      <TestGroup>
        <legend>{t.durasi}</legend>
        <Kisi>
          <FormNumber name="durasiTahun" label={t.durasiTahun} wajib />
          <FormNumber name="durasiBulan" label={t.durasiBulan} wajib />
          <FormNumber name="durasiHari" label={t.durasiHari} wajib />
        </Kisi>
      </TestGroup>
      <FormText
        name="keterangan"
        label={t.keterangan}
        maks={MAKS_PENGALAMAN_PERSON.keterangan}
        baris={2}
        wajib
      />
    </>
  )
}
