import type { Infer } from '@vinejs/vine/types'
import type { DefinisiCatatan } from '#app/dosir/pengendali_catatan'
import { wajib } from '#app/dosir/isian_dosir'
import { pajakValidator } from '#app/dosir/pajak/pajak_validator'
import { aturanPajak } from '@eproc/domain/dosir/aturan_pajak'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'
import type { Pajak } from '@eproc/domain/jawaban/dosir'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'

type IsiPajak = Pick<Pajak, 'jenis' | 'masa' | 'nomorTerima' | 'tanggalTerima'>

export const pajak: DefinisiCatatan<Infer<typeof pajakValidator>, IsiPajak, 'dokumen'> = {
  catatan: {
    bagian: 'pajak',
    kolom: {
      jenis: 'jenis',
      masa: 'masa',
      nomorTerima: 'nomor_terima',
      tanggalTerima: 'tanggal_terima',
    },
    dokumen: { dokumen: { kolom: 'dokumen', aturan: DOKUMEN.pajak.dokumen } },
    cari: ['jenis', 'masa', 'nomorTerima'],
  },
  validator: pajakValidator,
  aturan: (masuk, berkas, konteks) => aturanPajak({ ...masuk, ...berkas }, konteks),
  susun: (masuk) => ({
    jenis: wajib(masuk.jenis),
    masa: wajib(masuk.masa),
    nomorTerima: wajib(masuk.nomorTerima),
    tanggalTerima: wajib(masuk.tanggalTerima),
  }),
  namaId: 'pajakId',
  pesan: {
    tambah: dosirPesan.sukses.pajakBaru,
    ubah: dosirPesan.sukses.pajakUbah,
    hapus: dosirPesan.sukses.pajakHapus,
  },
}
