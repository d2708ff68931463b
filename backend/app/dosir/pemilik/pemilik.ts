import type { Infer } from '@vinejs/vine/types'
import type { DefinisiCatatan } from '#app/dosir/pengendali_catatan'
import { wajib } from '#app/dosir/isian_dosir'
import { pemilikValidator } from '#app/dosir/pemilik/pemilik_validator'
import { sql } from '#inti/sql'
import { bacaAngka } from '@eproc/domain/dosir/aturan_dasar'
import { aturanJumlahSaham, aturanPemilik } from '@eproc/domain/dosir/aturan_pemilik'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'
import type { Pemilik } from '@eproc/domain/jawaban/dosir'
import type { SatuanSaham } from '@eproc/domain/pilihan'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'

type IsiPemilik = Pick<Pemilik, 'nama' | 'noKtp' | 'alamat' | 'saham' | 'satuan'>

export const pemilik: DefinisiCatatan<Infer<typeof pemilikValidator>, IsiPemilik, 'fileKTP'> = {
  catatan: {
    bagian: 'pemilik',
    kolom: { nama: 'nama', noKtp: 'no_ktp', alamat: 'alamat', saham: 'saham', satuan: 'satuan' },
    desimal: ['saham'],
    nomorPribadi: ['noKtp'],
    dokumen: {
      fileKTP: { kolom: 'file_ktp', aturan: DOKUMEN.pemilik.fileKTP, pribadi: true },
    },
    cari: ['nama', 'alamat'],
  },
  validator: pemilikValidator,
  async aturan(masuk, berkas, konteks, { trx, rekananId, id }) {
    const galat = aturanPemilik({ ...masuk, ...berkas }, konteks)
    if (galat.length > 0) return galat
    const lain = await sql<{ saham: number; satuan: string }>(
      trx,
      'select saham::float8 as saham, satuan from pemilik where rekanan_id = ? and id <> ?',
      [rekananId, id ?? 0]
    )
    return aturanJumlahSaham(masuk, lain)
  },
  susun: (masuk) => ({
    nama: wajib(masuk.nama),
    noKtp: wajib(masuk.noKtp),
    alamat: wajib(masuk.alamat),
    saham: Math.round(bacaAngka(masuk.saham)! * 10_000) / 10_000,
    satuan: masuk.satuan as SatuanSaham,
  }),
  namaId: 'pemilikId',
  pesan: {
    tambah: dosirPesan.sukses.pemilikBaru,
    ubah: dosirPesan.sukses.pemilikUbah,
    hapus: dosirPesan.sukses.pemilikHapus,
  },
}
