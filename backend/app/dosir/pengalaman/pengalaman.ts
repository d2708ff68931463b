import type { Infer } from '@vinejs/vine/types'
import type { DefinisiCatatan } from '#app/dosir/pengendali_catatan'
import { kolom, wajib } from '#app/dosir/isian_dosir'
import { pengalamanValidator } from '#app/dosir/pengalaman/pengalaman_validator'
import { bacaAngka } from '@eproc/domain/dosir/aturan_dasar'
import { aturanPengalaman } from '@eproc/domain/dosir/aturan_pengalaman'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'
import type { Pengalaman } from '@eproc/domain/jawaban/dosir'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'

type IsiPengalaman = Omit<
  Pengalaman,
  'id' | 'vendorId' | 'versi' | 'diubahPada' | 'berkas' | 'dokumen'
>

export const pengalaman: DefinisiCatatan<
  Infer<typeof pengalamanValidator>,
  IsiPengalaman,
  'dokumen'
> = {
  catatan: {
    bagian: 'pengalaman',
    kolom: {
      namaKontrak: 'nama_kontrak',
      lokasi: 'lokasi',
      instansi: 'instansi',
      alamat: 'alamat',
      telepon: 'telepon',
      noKontrak: 'no_kontrak',
      nilaiKontrak: 'nilai_kontrak',
      persentase: 'persentase',
      tglPelaksanaan: 'tgl_pelaksanaan',
      tglSelesaiKontrak: 'tgl_selesai_kontrak',
      tglSerahTerima: 'tgl_serah_terima',
      keterangan: 'keterangan',
    },
    desimal: ['persentase'],
    dokumen: { dokumen: { kolom: 'dokumen', aturan: DOKUMEN.pengalaman.dokumen } },
    cari: ['namaKontrak', 'lokasi', 'instansi', 'noKontrak', 'keterangan'],
  },
  validator: pengalamanValidator,
  aturan: (masuk, berkas, konteks) => aturanPengalaman({ ...masuk, ...berkas }, konteks),
  susun: (masuk) => ({
    namaKontrak: wajib(masuk.namaKontrak),
    lokasi: wajib(masuk.lokasi),
    instansi: wajib(masuk.instansi),
    alamat: wajib(masuk.alamat),
    telepon: wajib(masuk.telepon),
    noKontrak: wajib(masuk.noKontrak),
    nilaiKontrak: bacaAngka(masuk.nilaiKontrak)!,
    persentase: Math.round(bacaAngka(masuk.persentase)! * 10_000) / 10_000,
    tglPelaksanaan: wajib(masuk.tglPelaksanaan),
    tglSelesaiKontrak: wajib(masuk.tglSelesaiKontrak),
    tglSerahTerima: kolom(masuk.tglSerahTerima),
    keterangan: wajib(masuk.keterangan),
  }),
  namaId: 'pengalamanId',
  pesan: {
    tambah: dosirPesan.sukses.pengalaman,
    ubah: dosirPesan.sukses.pengalaman,
    hapus: dosirPesan.sukses.pengalamanHapus,
  },
}
