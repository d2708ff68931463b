import type { Infer } from '@vinejs/vine/types'
import type { DefinisiCatatan } from '#app/dosir/pengendali_catatan'
import { wajib } from '#app/dosir/isian_dosir'
import { pengalamanPersonValidator } from '#app/dosir/perorangan/perorangan_validator'
import { aturanPengalamanPerson } from '@eproc/domain/dosir/aturan_person'
import type { PengalamanPerson } from '@eproc/domain/jawaban/dosir'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'

type Masuk = Infer<typeof pengalamanPersonValidator>
type IsiPengalamanPerson = Omit<
  PengalamanPerson,
  'id' | 'vendorId' | 'versi' | 'diubahPada' | 'berkas'
>

/** Durations default to 0 (S2 §3). */
const durasi = (masuk: Masuk) => ({
  durasiTahun: masuk.durasiTahun ?? '0',
  durasiBulan: masuk.durasiBulan ?? '0',
  durasiHari: masuk.durasiHari ?? '0',
})

export const pengalamanPerson: DefinisiCatatan<Masuk, IsiPengalamanPerson, never> = {
  catatan: {
    bagian: 'pengalamanPerson',
    kolom: {
      nama: 'nama',
      instansi: 'instansi',
      jabatan: 'jabatan',
      tahun: 'tahun',
      durasiTahun: 'durasi_tahun',
      durasiBulan: 'durasi_bulan',
      durasiHari: 'durasi_hari',
      keterangan: 'keterangan',
    },
    dokumen: {},
    cari: ['nama', 'instansi', 'jabatan', 'keterangan'],
  },
  validator: pengalamanPersonValidator,
  aturan: (masuk, _berkas, konteks) =>
    aturanPengalamanPerson({ ...masuk, ...durasi(masuk) }, konteks),
  susun: (masuk) => ({
    nama: wajib(masuk.nama),
    instansi: wajib(masuk.instansi),
    jabatan: wajib(masuk.jabatan),
    tahun: Number(masuk.tahun),
    durasiTahun: Number(durasi(masuk).durasiTahun),
    durasiBulan: Number(durasi(masuk).durasiBulan),
    durasiHari: Number(durasi(masuk).durasiHari),
    keterangan: wajib(masuk.keterangan),
  }),
  namaId: 'pengalamanId',
  pesan: {
    tambah: dosirPesan.sukses.pengalamanPerson,
    ubah: dosirPesan.sukses.pengalamanPerson,
    hapus: dosirPesan.sukses.pengalamanPersonHapus,
  },
}
