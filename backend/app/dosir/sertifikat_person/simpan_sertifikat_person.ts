/** How a form fills in a certificate of skill; adding, changing and deleting one. */
import type { Infer } from '@vinejs/vine/types'
import { aturanSertifikat } from '@eproc/domain/dosir/aturan_person'
import { konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { kelolaCatatan } from '#app/dosir/bagian/kelola_catatan'
import type { KirimanRecord } from '#app/dosir/bagian/simpan_record'
import SertifikatPerson from '#app/dosir/sertifikat_person/sertifikat_person'
import type { sertifikatPersonValidator } from '#app/dosir/sertifikat_person/sertifikat_person_validator'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof sertifikatPersonValidator>
type Kiriman = KirimanRecord<FormInput, 'fileSertifikat'>

async function isi(sertifikat: SertifikatPerson, { isian: input, berkas }: Kiriman): Promise<void> {
  enforce(aturanSertifikat({ ...input, ...unggahan(berkas) }, await konteksDokumen(sertifikat)))
  sertifikat.keahlian = wajib(input.keahlian)
  sertifikat.noSertifikat = wajib(input.noSertifikat)
}

export const {
  tambah: tambahSertifikatPerson,
  ubah: ubahSertifikatPerson,
  hapus: hapusSertifikatPerson,
} = kelolaCatatan({
  Model: SertifikatPerson,
  milik: (rekanan) => rekanan.related('sertifikat'),
  isi,
})
