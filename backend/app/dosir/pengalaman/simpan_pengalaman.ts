/** How a form fills in an experience of a company; adding, changing and deleting one. */
import type { Infer } from '@vinejs/vine/types'
import { bacaAngka } from '@eproc/domain/common/checker'
import { aturanPengalaman } from '@eproc/domain/dosir/aturan_pengalaman'
import {
  empatDesimal,
  column,
  konteksDokumen,
  unggahan,
  wajib,
} from '#app/dosir/bagian/dosir_input'
import { kelolaCatatan } from '#app/dosir/bagian/kelola_catatan'
import type { KirimanRecord } from '#app/dosir/bagian/simpan_record'
import Pengalaman from '#app/dosir/pengalaman/pengalaman'
import type { pengalamanValidator } from '#app/dosir/pengalaman/pengalaman_validator'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof pengalamanValidator>
type Kiriman = KirimanRecord<FormInput, 'dokumen'>

async function isi(pengalaman: Pengalaman, { isian: input, berkas }: Kiriman): Promise<void> {
  enforce(aturanPengalaman({ ...input, ...unggahan(berkas) }, await konteksDokumen(pengalaman)))
  pengalaman.namaKontrak = wajib(input.namaKontrak)
  pengalaman.lokasi = wajib(input.lokasi)
  pengalaman.instansi = wajib(input.instansi)
  pengalaman.alamat = wajib(input.alamat)
  pengalaman.telepon = wajib(input.telepon)
  pengalaman.noKontrak = wajib(input.noKontrak)
  pengalaman.nilaiKontrak = bacaAngka(input.nilaiKontrak)!
  pengalaman.persentase = empatDesimal(input.persentase)
  pengalaman.tglPelaksanaan = wajib(input.tglPelaksanaan)
  pengalaman.tglSelesaiKontrak = wajib(input.tglSelesaiKontrak)
  pengalaman.tglSerahTerima = column(input.tglSerahTerima)
  pengalaman.keterangan = wajib(input.keterangan)
}

export const {
  tambah: tambahPengalaman,
  ubah: ubahPengalaman,
  hapus: hapusPengalaman,
} = kelolaCatatan({ Model: Pengalaman, milik: (rekanan) => rekanan.related('pengalaman'), isi })
