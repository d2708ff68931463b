/** How a form fills in an owner; adding, changing and deleting one. */
import type { Infer } from '@vinejs/vine/types'
import type { SatuanSaham } from '@eproc/domain/common/choices'
import { aturanJumlahSaham, aturanPemilik } from '@eproc/domain/dosir/aturan_pemilik'
import { empatDesimal, konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { kelolaCatatan } from '#app/dosir/bagian/kelola_catatan'
import type { KirimanRecord } from '#app/dosir/bagian/simpan_record'
import Pemilik from '#app/dosir/pemilik/pemilik'
import type { pemilikValidator } from '#app/dosir/pemilik/pemilik_validator'
import type Rekanan from '#app/dosir/rekanan'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof pemilikValidator>
type Kiriman = KirimanRecord<FormInput, 'fileKTP'>

async function isi(
  pemilik: Pemilik,
  { isian: input, berkas }: Kiriman,
  rekanan: Rekanan
): Promise<void> {
  enforce(aturanPemilik({ ...input, ...unggahan(berkas) }, await konteksDokumen(pemilik)))
  // Once the owner's own rules hold, that of all owners' shares together.
  const lain = rekanan.related('pemilik').query().select('id', 'rekananId', 'saham', 'satuan')
  enforce(aturanJumlahSaham(input, await lain.whereNot('id', pemilik.id ?? 0)))
  pemilik.nama = wajib(input.nama)
  pemilik.noKtp = wajib(input.noKtp)
  pemilik.alamat = wajib(input.alamat)
  pemilik.saham = empatDesimal(input.saham)
  pemilik.satuan = input.satuan as SatuanSaham
}

export const {
  tambah: tambahPemilik,
  ubah: ubahPemilik,
  hapus: hapusPemilik,
} = kelolaCatatan({ Model: Pemilik, milik: (rekanan) => rekanan.related('pemilik'), isi })
