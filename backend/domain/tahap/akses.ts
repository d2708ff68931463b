/** Who sees a stage, and what state its tab is in (S1 §4, decisions §5). */
import { tahap as teks } from '@eproc/i18n/id/tahap'
import { keMs, relatif, tanggalWaktu, type Kapan } from '../common/format.ts'
import type { StatusPelaksanaan } from '../common/choices.ts'
import { penetapanUntuk } from './susulan.ts'
import { SYARAT, type BagianHasil, type RekananContext, type NamaSyarat } from './syarat.ts'
import type { Tab } from './tab.ts'
import type { Tahap } from './templat.ts'

/** A schedule row as the access rules see it. */
export interface TahapRow {
  kunci: string
  include: boolean
  mulai: Kapan
  selesai: Kapan
}

/**
 * Parts of the result whose announcing stage is included and has begun, and whose determination is confirmed.
 * @param ditegaskan keys of the determination stages that the PPK has confirmed
 */
export function bagianDiumumkan(
  templat: readonly Tahap[],
  jadwal: readonly TahapRow[],
  present: Kapan,
  ditegaskan: ReadonlySet<string>
): Set<BagianHasil> {
  const kini = keMs(present) ?? Number.NEGATIVE_INFINITY
  const mulai = new Map(jadwal.filter((b) => b.include).map((b) => [b.kunci, keMs(b.mulai)]))
  const hasil = new Set<BagianHasil>()
  for (const t of templat) {
    const awal = mulai.get(t.kunci)
    if (awal === undefined || awal === null || awal > kini) continue
    if (!t.umumkan) continue
    const penetapan = penetapanUntuk(templat, jadwal, t)
    if (penetapan && !ditegaskan.has(penetapan.kunci)) continue
    for (const bagian of t.umumkan) hasil.add(bagian)
  }
  return hasil
}

/** Has everything been announced that the stage announces? One that announces nothing waits for nothing. */
export const sudahBerlaku = (
  { umumkan }: Pick<Tahap, 'umumkan'>,
  diumumkan: ReadonlySet<BagianHasil>
): boolean => umumkan?.every((bagian) => diumumkan.has(bagian)) ?? true

/** Does the vendor see the tab of this stage? (Its state is another question: see `keadaanTab`.) */
export function tampakRekanan(
  tahap: Tahap,
  baris: Pick<TahapRow, 'include'>,
  status: StatusPelaksanaan,
  context: RekananContext
): boolean {
  if (tahap.rekanan === null || !baris.include || status === 'N') return false
  const syarat: readonly NamaSyarat[] = tahap.syarat ?? []
  if (!context.peserta && !syarat.includes('diundang')) return false
  return syarat.every((nama) => SYARAT[nama](context))
}

/**
 * The first condition of the stage that the vendor does not meet. It says no more than the rule: what was judged counts
 * once it is announced, until then it is missing to everybody.
 */
export const syaratKurang = (tahap: Tahap, context: RekananContext): NamaSyarat | null =>
  tahap.syarat?.find((nama) => !SYARAT[nama](context)) ?? null

/** spk and spmk always show to staff; other tabs when their stage is included and the package is published. */
export function tampakStaf(
  tab: Tab,
  baris: Pick<TahapRow, 'include'>,
  status: StatusPelaksanaan
): boolean {
  if (status === 'N') return false
  return tab === 'spk' || tab === 'spmk' || baris.include
}

export type KeadaanTab = 'terkunci' | 'terbuka' | 'baca'
export interface StatusTab {
  keadaan: KeadaanTab
  /** Why, and until or since when: shown beside the tab. */
  alasan: string
}

export interface MasukanTab {
  status: StatusPelaksanaan
  mulai: Kapan
  selesai: Kapan
  sekarang: Kapan
  /** Without it the ordinary rules hold. */
  tab?: Tab
  staf?: boolean
  /** Set by selesai-smpk: closes the contract forms. */
  kunciSpmk?: boolean
}

const ALASAN_AKHIR = {
  S: teks.alasan.selesai,
  G: teks.alasan.gagal,
  U: teks.alasan.ulang,
  B: teks.alasan.batal,
} as const

/**
 * Locked before the start and while paused or unpublished, open inside the window of an active package, read-only
 * after the end and in S, G, U, B. The window includes both ends' start and excludes its end: at `selesai` it is over.
 */
export function keadaanTab(masukan: MasukanTab): StatusTab {
  const { status, tab, staf } = masukan
  const kontrak = staf && (tab === 'spk' || tab === 'spmk')
  // Files of these minutes follow the contract's.
  const tetap = kontrak || (staf && tab === 'ba-pl')
  if (status === 'N') return { keadaan: 'terkunci', alasan: teks.alasan.belumTerbit }
  if (status === 'P') return { keadaan: 'terkunci', alasan: teks.alasan.ditunda }
  if (tetap && masukan.kunciSpmk) return { keadaan: 'baca', alasan: teks.alasan.spmkTerkunci }
  if (status !== 'A' && !(tetap && status === 'S')) {
    return { keadaan: 'baca', alasan: ALASAN_AKHIR[status] }
  }

  const mulai = keMs(masukan.mulai)
  const selesai = keMs(masukan.selesai)
  const kini = keMs(masukan.sekarang)
  if (mulai === null || selesai === null || kini === null) {
    // The contract tabs show even where their stage is left out of the schedule.
    return kontrak
      ? { keadaan: 'terbuka', alasan: teks.alasan.tetapTerbuka }
      : { keadaan: 'terkunci', alasan: teks.alasan.belumTerjadwal }
  }
  if (kini < mulai) {
    return {
      keadaan: 'terkunci',
      alasan: teks.alasan.dibuka(tanggalWaktu(mulai), relatif(mulai, kini)),
    }
  }
  if (kini < selesai) {
    return {
      keadaan: 'terbuka',
      alasan: teks.alasan.berjalan(tanggalWaktu(selesai), relatif(selesai, kini)),
    }
  }
  if (tetap) return { keadaan: 'terbuka', alasan: teks.alasan.tetapTerbuka }
  return { keadaan: 'baca', alasan: teks.alasan.ditutup(tanggalWaktu(selesai)) }
}
