/** Named conditions of vendor tabs (decisions §5.1), pure functions over one context. */
import type { TipeUndangan } from '../common/choices.ts'

/** Parts of a result that a stage announces; before its start they disclose nothing to vendors. */
export type BagianHasil = 'K' | 'A' | 'T' | 'H' | 'pemenang'

/** A vendor's evaluation in one package (decisions §5.3). */
export interface HasilRekanan {
  hasilKualifikasi: boolean
  lulusKualifikasi: boolean
  hasilAdministrasi: boolean
  lulusTeknis: boolean
  lulusHarga: boolean
  /** 1 winner, 0 hidden. */
  urutan: number
}

export interface RekananContext {
  /** Is the vendor in the list of participants? */
  peserta: boolean
  /** Types of the invitations that were sent to the vendor. */
  undangan: ReadonlySet<TipeUndangan>
  adaBaNegosiasi: boolean
  adaSppbj: boolean
  /** Has the vendor handed in an offer (A, T or H; KATH, KAT, AT)? */
  memasukkan: boolean
  hasil: HasilRekanan | null
  /** Parts of the result that have been announced by now: see `bagianDiumumkan`. */
  diumumkan: ReadonlySet<BagianHasil>
}

const lulusKualifikasi = (k: RekananContext): boolean =>
  k.diumumkan.has('K') && !!k.hasil && k.hasil.hasilKualifikasi && k.hasil.lulusKualifikasi
const lulusAdministrasi = (k: RekananContext): boolean =>
  k.diumumkan.has('A') &&
  k.diumumkan.has('T') &&
  !!k.hasil &&
  k.hasil.hasilAdministrasi &&
  k.hasil.lulusTeknis

export const SYARAT = {
  /** The invited see the first tab before they register. */
  diundang: (k: RekananContext) => k.undangan.has('P'),
  adaUndanganB: (k: RekananContext) => k.undangan.has('B'),
  adaUndanganN: (k: RekananContext) => k.undangan.has('N'),
  adaBaNegosiasi: (k: RekananContext) => k.adaBaNegosiasi,
  adaSppbj: (k: RekananContext) => k.adaSppbj,
  /** hasilKualifikasi and lulusKualifikasi, once announced. */
  lulusKualifikasi,
  /** hasilAdministrasi and lulusTeknis, once announced. */
  lulusAdministrasi,
  memasukkan: (k: RekananContext) => k.memasukkan,
} as const satisfies Readonly<Record<string, (k: RekananContext) => boolean>>

export type NamaSyarat = keyof typeof SYARAT
/** Winner for the vendor's own eyes: urutan 1, once announced. */
export const pemenangDiumumkan = (k: RekananContext): boolean =>
  k.diumumkan.has('pemenang') && k.hasil?.urutan === 1
