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
import type { Column } from '@eproc/ui/table/columns.ts'
import { RecordList } from '../RecordList.tsx'
import { FieldGroup, FieldGrid } from '../FieldGrid.tsx'
import { useDasar, useBagianStatus } from '../useDosir.ts'

const t = dosirLayar.person
const LIST_PATH = (id: number) => `/vendor/person/pengalaman/${id}`

const COLUMNS: readonly Column<PengalamanPerson>[] = [
  { key: 'nama', title: t.pekerjaan, content: (b) => b.nama, main: true },
  { key: 'instansi', title: t.instansi, content: (b) => b.instansi },
  { key: 'jabatan', title: t.jabatan, content: (b) => b.jabatan },
  { key: 'tahun', title: t.tahun, content: (b) => b.tahun },
  {
    key: 'durasi',
    title: t.durasi,
    content: (b) => t.lama(b.durasiTahun, b.durasiBulan, b.durasiHari),
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
  const dasar = useDasar()
  const { kurang = 0, jumlah = 0 } = useBagianStatus('pengalamanPerson') ?? {}
  return (
    <RecordList<PengalamanPerson, PengalamanPersonInput>
      bagian="pengalamanPerson"
      title={dosirLayar.pengalamanPerson}
      noun={dosirLayar.pengalaman.noun}
      description={kurang > 0 && dosirLayar.kurangPengalaman(jumlah, jumlah + kurang)}
      empty={t.pengalamanKosong}
      calls={{
        list: LIST_PATH,
        add: '/vendor/person/pengalaman',
        remove: ({ id }, vendorId) => `/vendor/person/pengalaman/${id}/${vendorId}`,
        json: true,
      }}
      messages={{
        load: dosirLayar.errors.muatPengalaman,
        save: dosirLayar.errors.simpanPengalaman,
        update: dosirLayar.errors.simpanPengalaman,
        remove: dosirLayar.errors.hapusPengalaman,
      }}
      columns={COLUMNS}
      nameOf={(b) => b.nama}
      initial={initialInput}
      rules={(input) => aturanPengalamanPerson(input, dasar())}
      fields={() => <PengalamanPersonForm />}
    />
  )
}

/** Fields of one job and how long it lasted. */
function PengalamanPersonForm() {
  return (
    <>
      <FieldGrid>
        <div data-lebar>
          <FormText name="nama" label={t.pekerjaan} max={MAKS_PENGALAMAN_PERSON.nama} required />
        </div>
        <FormText
          name="instansi"
          label={t.instansi}
          max={MAKS_PENGALAMAN_PERSON.instansi}
          required
        />
        <FormText name="jabatan" label={t.jabatan} max={MAKS_PENGALAMAN_PERSON.jabatan} required />
        <FormMasked name="tahun" label={t.tahun} mask="tahun" required />
      </FieldGrid>
      <FieldGroup>
        <legend>{t.durasi}</legend>
        <FieldGrid>
          <FormNumber name="durasiTahun" label={t.durasiTahun} required />
          <FormNumber name="durasiBulan" label={t.durasiBulan} required />
          <FormNumber name="durasiHari" label={t.durasiHari} required />
        </FieldGrid>
      </FieldGroup>
      <FormText
        name="keterangan"
        label={t.keterangan}
        max={MAKS_PENGALAMAN_PERSON.keterangan}
        rows={2}
        required
      />
    </>
  )
}
