/** The committee's files as those of the packages (decisions §5.4); folders of `/tender/{tenderId}/{folder}/…`. */
import type { Pasangan } from './tahap_tender.ts'

/** Documents that the package brings along. */
export const BERKAS_PAKET = ['HPS', 'KAK', 'RancanganKontrak', 'InfoLain'] as const
/** The six of the form. */
export const BERKAS_FORM = [
  'DokumenPemilihan',
  'PersyaratanKualifikasi',
  'PersyaratanTeknis',
  'PersyaratanKeuangan',
  'DokumenPenawaranTeknis',
  'DokumenTender',
] as const
export const BERKAS_TENDER = [...BERKAS_PAKET, ...BERKAS_FORM, 'BeritaAcaraPenjelasan'] as const
export type BerkasForm = (typeof BERKAS_FORM)[number]
export type BerkasTender = (typeof BERKAS_TENDER)[number]
/** Files of a stage. */
export type BerkasTahapTender = Exclude<
  BerkasTender,
  (typeof BERKAS_PAKET)[number] | 'DokumenPemilihan' | 'DokumenTender'
>

export type LetakBerkas =
  /** drawn from the package's lines */
  | { di: 'hps' }
  /** a document of the package */
  | { di: 'paket'; kolom: 'file_kak' | 'file_lampiran' | 'file_lain' }
  /** a tender document of the stage that the pair names */
  | { di: 'dokumen'; jenis: 'fileSDP' | 'fileTambahan'; pasangan: Pasangan }
  /** a file of that stage */
  | { di: 'tahap'; pasangan: Pasangan }

const DOWNLOAD = 'DownloadDokumenPemilihan'

/** Of the kinds that some packages have, the codes of those that lack them. */
export function berkasKurang(
  berkas: readonly { jenis: BerkasTender; paketId: number }[],
  paket: readonly { id: number; kode: string }[]
): { jenis: BerkasTender; paket: string[] }[] {
  return BERKAS_TENDER.flatMap((jenis) => {
    const punya = new Set(berkas.filter((b) => b.jenis === jenis).map((b) => b.paketId))
    const tanpa = paket.filter((p) => !punya.has(p.id)).map((p) => p.kode)
    return punya.size > 0 && tanpa.length > 0 ? [{ jenis, paket: tanpa }] : []
  })
}

export const LETAK_BERKAS: Readonly<Record<BerkasTender, LetakBerkas>> = {
  HPS: { di: 'hps' },
  KAK: { di: 'paket', kolom: 'file_kak' },
  RancanganKontrak: { di: 'paket', kolom: 'file_lampiran' },
  InfoLain: { di: 'paket', kolom: 'file_lain' },
  DokumenPemilihan: { di: 'dokumen', jenis: 'fileSDP', pasangan: DOWNLOAD },
  DokumenTender: { di: 'dokumen', jenis: 'fileTambahan', pasangan: DOWNLOAD },
  PersyaratanKualifikasi: { di: 'tahap', pasangan: DOWNLOAD },
  PersyaratanTeknis: { di: 'tahap', pasangan: DOWNLOAD },
  PersyaratanKeuangan: { di: 'tahap', pasangan: DOWNLOAD },
  DokumenPenawaranTeknis: { di: 'tahap', pasangan: DOWNLOAD },
  BeritaAcaraPenjelasan: { di: 'tahap', pasangan: 'PemberianPenjelasan' },
}
