/** How a form fills in an experience of an individual; adding, changing and deleting one. */
import type { Infer } from '@vinejs/vine/types'
import { aturanPengalamanPerson } from '@eproc/domain/dosir/aturan_person'
import { konteksDokumen, wajib } from '#app/dosir/bagian/dosir_input'
import { kelolaCatatan } from '#app/dosir/bagian/kelola_catatan'
import type { KirimanRecord } from '#app/dosir/bagian/simpan_record'
import PengalamanPerson from '#app/dosir/pengalaman_person/pengalaman_person'
import type { pengalamanPersonValidator } from '#app/dosir/pengalaman_person/pengalaman_person_validator'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof pengalamanPersonValidator>
type Kiriman = KirimanRecord<FormInput, never>

async function isi(pengalaman: PengalamanPerson, { isian: input }: Kiriman): Promise<void> {
  // Durations that are not sent at all default to 0 (S2 §3); an emptied one is the form's to complain of.
  const { durasiTahun = '0', durasiBulan = '0', durasiHari = '0' } = input
  const durasi = { durasiTahun, durasiBulan, durasiHari }
  enforce(aturanPengalamanPerson({ ...input, ...durasi }, await konteksDokumen(pengalaman)))
  pengalaman.nama = wajib(input.nama)
  pengalaman.instansi = wajib(input.instansi)
  pengalaman.jabatan = wajib(input.jabatan)
  pengalaman.tahun = Number(input.tahun)
  pengalaman.durasiTahun = Number(durasi.durasiTahun)
  pengalaman.durasiBulan = Number(durasi.durasiBulan)
  pengalaman.durasiHari = Number(durasi.durasiHari)
  pengalaman.keterangan = wajib(input.keterangan)
}

export const {
  tambah: tambahPengalamanPerson,
  ubah: ubahPengalamanPerson,
  hapus: hapusPengalamanPerson,
} = kelolaCatatan({
  Model: PengalamanPerson,
  milik: (rekanan) => rekanan.related('pengalamanPerson'),
  isi,
})
