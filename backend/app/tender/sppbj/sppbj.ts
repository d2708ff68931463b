import { SuratRekanan } from '#app/tender/kiriman/surat_rekanan'

/** An award letter (surat penunjukan penyedia barang/jasa) to one vendor. */
export default class Sppbj extends SuratRekanan {
  static override table = 'sppbj' as const
  static override kejadian = 'sppbj.kirim' as const
}
