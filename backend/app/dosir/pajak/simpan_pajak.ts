/** How a form fills in a proof of tax; adding, changing and deleting one. */
import type { Infer } from '@vinejs/vine/types'
import { aturanPajak } from '@eproc/domain/dosir/aturan_pajak'
import { konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { kelolaCatatan } from '#app/dosir/bagian/kelola_catatan'
import type { KirimanRecord } from '#app/dosir/bagian/simpan_record'
import Pajak from '#app/dosir/pajak/pajak'
import type { pajakValidator } from '#app/dosir/pajak/pajak_validator'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof pajakValidator>
type Kiriman = KirimanRecord<FormInput, 'dokumen'>

async function isi(pajak: Pajak, { isian: input, berkas }: Kiriman): Promise<void> {
  enforce(aturanPajak({ ...input, ...unggahan(berkas) }, await konteksDokumen(pajak)))
  pajak.jenis = wajib(input.jenis)
  pajak.masa = wajib(input.masa)
  pajak.nomorTerima = wajib(input.nomorTerima)
  pajak.tanggalTerima = wajib(input.tanggalTerima)
}

export const {
  tambah: tambahPajak,
  ubah: ubahPajak,
  hapus: hapusPajak,
} = kelolaCatatan({ Model: Pajak, milik: (rekanan) => rekanan.related('pajak'), isi })
