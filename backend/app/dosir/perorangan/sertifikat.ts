import type { Infer } from '@vinejs/vine/types'
import type { DefinisiCatatan } from '#app/dosir/pengendali_catatan'
import { wajib } from '#app/dosir/isian_dosir'
import { sertifikatValidator } from '#app/dosir/perorangan/perorangan_validator'
import { aturanSertifikat } from '@eproc/domain/dosir/aturan_person'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'
import type { SertifikatPerson } from '@eproc/domain/jawaban/dosir'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'

type IsiSertifikat = Pick<SertifikatPerson, 'keahlian' | 'noSertifikat'>

export const sertifikat: DefinisiCatatan<
  Infer<typeof sertifikatValidator>,
  IsiSertifikat,
  'fileSertifikat'
> = {
  catatan: {
    bagian: 'sertifikat',
    kolom: { keahlian: 'keahlian', noSertifikat: 'no_sertifikat' },
    dokumen: {
      fileSertifikat: { kolom: 'file_sertifikat', aturan: DOKUMEN.sertifikat.fileSertifikat },
    },
    cari: ['keahlian', 'noSertifikat'],
  },
  validator: sertifikatValidator,
  aturan: (masuk, berkas, konteks) => aturanSertifikat({ ...masuk, ...berkas }, konteks),
  susun: (masuk) => ({
    keahlian: wajib(masuk.keahlian),
    noSertifikat: wajib(masuk.noSertifikat),
  }),
  namaId: 'sertifikatId',
  pesan: {
    tambah: dosirPesan.sukses.sertifikat,
    ubah: dosirPesan.sukses.sertifikat,
    hapus: dosirPesan.sukses.sertifikatHapus,
  },
}
