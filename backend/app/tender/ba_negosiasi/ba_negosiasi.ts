import { SuratRekanan } from '#app/tender/kiriman/surat_rekanan'

/** Minutes of clarification and negotiation with one vendor. */
export default class BaNegosiasi extends SuratRekanan {
  static override table = 'ba_negosiasi' as const
  static override kejadian = 'baNegosiasi.kirim' as const
}
