import type { Infer } from '@vinejs/vine/types'
import type { DefinisiCatatan } from '#app/dosir/pengendali_catatan'
import { kolom, npwpTampil, wajib } from '#app/dosir/isian_dosir'
import { pengurusValidator } from '#app/dosir/pengurus/pengurus_validator'
import { npwpPolos } from '@eproc/domain/dosir/aturan_dasar'
import { aturanPengurus } from '@eproc/domain/dosir/aturan_pengurus'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'
import type { Pengurus } from '@eproc/domain/jawaban/dosir'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'

type IsiPengurus = Pick<Pengurus, 'nama' | 'noKtp' | 'npwp' | 'alamat' | 'jabatan' | 'tglMulai'>

export const pengurus: DefinisiCatatan<Infer<typeof pengurusValidator>, IsiPengurus, 'dokKtp'> = {
  catatan: {
    bagian: 'pengurus',
    kolom: {
      nama: 'nama',
      noKtp: 'no_ktp',
      npwp: 'npwp',
      alamat: 'alamat',
      jabatan: 'jabatan',
      tglMulai: 'tgl_mulai',
    },
    nomorPribadi: ['noKtp', 'npwp'],
    dokumen: {
      dokKtp: { kolom: 'dok_ktp', aturan: DOKUMEN.pengurus.dokKtp, pribadi: true },
    },
    cari: ['nama', 'alamat', 'jabatan'],
  },
  validator: pengurusValidator,
  aturan: (masuk, berkas, konteks) => aturanPengurus({ ...masuk, ...berkas }, konteks),
  susun: (masuk) => ({
    nama: wajib(masuk.nama),
    noKtp: wajib(masuk.noKtp),
    npwp: npwpPolos(wajib(masuk.npwp)),
    alamat: wajib(masuk.alamat),
    jabatan: wajib(masuk.jabatan),
    tglMulai: kolom(masuk.tglMulai),
  }),
  bentuk: (baris): Pengurus => ({ ...baris, npwp: npwpTampil(baris.npwp) }),
  namaId: 'pengurusId',
  pesan: {
    tambah: dosirPesan.sukses.pengurusBaru,
    ubah: dosirPesan.sukses.pengurusUbah,
    hapus: dosirPesan.sukses.pengurusHapus,
  },
}
