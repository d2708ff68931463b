/** How a form fills in a manager; adding, changing and deleting one. */
import type { Infer } from '@vinejs/vine/types'
import { npwpPolos } from '@eproc/domain/common/checker'
import { aturanPengurus } from '@eproc/domain/dosir/aturan_pengurus'
import { column, konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { kelolaCatatan } from '#app/dosir/bagian/kelola_catatan'
import type { KirimanRecord } from '#app/dosir/bagian/simpan_record'
import Pengurus from '#app/dosir/pengurus/pengurus'
import type { pengurusValidator } from '#app/dosir/pengurus/pengurus_validator'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof pengurusValidator>
type Kiriman = KirimanRecord<FormInput, 'dokKtp'>

async function isi(pengurus: Pengurus, { isian: input, berkas }: Kiriman): Promise<void> {
  enforce(aturanPengurus({ ...input, ...unggahan(berkas) }, await konteksDokumen(pengurus)))
  pengurus.nama = wajib(input.nama)
  pengurus.noKtp = wajib(input.noKtp)
  pengurus.npwp = npwpPolos(wajib(input.npwp))
  pengurus.alamat = wajib(input.alamat)
  pengurus.jabatan = wajib(input.jabatan)
  pengurus.tglMulai = column(input.tglMulai)
}

export const {
  tambah: tambahPengurus,
  ubah: ubahPengurus,
  hapus: hapusPengurus,
} = kelolaCatatan({ Model: Pengurus, milik: (rekanan) => rekanan.related('pengurus'), isi })
