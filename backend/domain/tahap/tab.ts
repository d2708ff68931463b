/** Kinds of stage tabs (decisions §5.1). A new kind must be drawn by both apps before they compile. */
import type { KategoriFile, TipeSanggah, TipeUndangan } from '../common/choices.ts'

/** Phase of the explanation chat: before qualification, before the offer. */
export type FasePenjelasan = 'PP0' | 'PP1'
/** Where a topic belongs: to an explanation, or to the objection period of the result. */
export type FaseTopik = FasePenjelasan | 'SH'
/** Files of one submission, letters of K, A, T, H in this order. */
export type PaketFile = 'K' | 'KAT' | 'KATH' | 'AT' | 'H'

export type Tab =
  | 'pengumuman'
  | `undangan:${TipeUndangan}`
  | 'dokumen'
  | 'peserta'
  | `penjelasan:${FasePenjelasan}`
  | `pemasukan:${PaketFile}`
  | `pembukaan:${PaketFile}`
  | `evaluasi:${PaketFile}`
  | 'hasil'
  | `sanggah:${TipeSanggah}`
  | 'negosiasi'
  | 'ba-negosiasi'
  | 'penetapan'
  | 'ba-pl'
  | 'sppbj'
  | 'spk'
  | 'spmk'

type Awal<T extends string> = T extends `${infer J}:${string}` ? J : T
/** The kind without its variant; each app maps it to one component. */
export type JenisTab = Awal<Tab>

/** 'undangan:P' → { jenis: 'undangan', varian: 'P' }. */
export function uraiTab(tab: Tab): { jenis: JenisTab; varian: string | null } {
  const i = tab.indexOf(':')
  return i < 0
    ? { jenis: tab as JenisTab, varian: null }
    : { jenis: tab.slice(0, i) as JenisTab, varian: tab.slice(i + 1) }
}

const DAPAT_DISIAPKAN: readonly JenisTab[] = ['pengumuman', 'dokumen', 'penjelasan']

/** May staff prepare its files from publication on, before the stage begins? (decisions §5) */
export const dapatDisiapkan = (tab: Tab): boolean => DAPAT_DISIAPKAN.includes(uraiTab(tab).jenis)

/** With this kind of file goes the price in figures. */
export const mintaHarga = (jenis: KategoriFile): boolean => jenis === 'H'

/** The offer files of a `pemasukan`, `pembukaan` or `evaluasi` tab; empty for other kinds. */
export function fileTab(tab: Tab | null): KategoriFile[] {
  if (tab === null) return []
  const { jenis, varian } = uraiTab(tab)
  const berfile = jenis === 'pemasukan' || jenis === 'pembukaan' || jenis === 'evaluasi'
  return berfile ? ([...(varian ?? '')] as KategoriFile[]) : []
}
