/**
 * What time alone does not end (decisions §5 'Time alone does not end a deed'): an opening and a determination that
 * were missed, the announcement that waits for its determination, stages that a revision may move although they passed.
 */
import { keMs } from '../common/format.ts'
import type { TahapRow } from './akses.ts'
import type { BagianHasil } from './syarat.ts'
import { fileTab, uraiTab } from './tab.ts'
import { tabKerja, type Tahap } from './templat.ts'

type Rencana = readonly Pick<TahapRow, 'kunci' | 'include'>[]

const ikutSerta = (templat: readonly Tahap[], jadwal: Rencana): Tahap[] => {
  const ikut = new Set(jadwal.filter((b) => b.include).map((b) => b.kunci))
  return templat.filter((t) => ikut.has(t.kunci))
}

/** Is something determined in this stage? */
export const menetapkan = (tahap: Tahap): boolean => tabKerja(tahap).includes('penetapan')

/** The included determination that this stage announces: the last one since the announcement before. */
export function penetapanUntuk(
  templat: readonly Tahap[],
  jadwal: Rencana,
  umum: Tahap
): Tahap | undefined {
  const sebelum = templat.findLast((t) => t.umumkan && t.urut < umum.urut)?.urut ?? 0
  return ikutSerta(templat, jadwal).findLast(
    (t) => t.urut > sebelum && t.urut < umum.urut && menetapkan(t)
  )
}

/** The included determination that an invitation stands on: the last one before it. */
export const penetapanSebelum = (
  templat: readonly Tahap[],
  jadwal: Rencana,
  tahap: Tahap
): Tahap | undefined =>
  ikutSerta(templat, jadwal).findLast((t) => t.urut < tahap.urut && menetapkan(t))

/**
 * When proposing and confirming ends: with the start of the next objection, and of one that is confirmed already with
 * the next stage that vendors see. Null: time does not end it.
 */
export function batasPenetapan(
  templat: readonly Tahap[],
  jadwal: readonly TahapRow[],
  tahap: Tahap,
  sudahTegas: boolean
): number | null {
  const berikut = ikutSerta(templat, jadwal).find(
    (t) =>
      t.urut > tahap.urut &&
      t.rekanan !== null &&
      (sudahTegas || uraiTab(t.rekanan).jenis === 'sanggah')
  )
  return keMs(jadwal.find((b) => b.kunci === berikut?.kunci)?.mulai ?? null)
}

/** May an opening that was not done in its stage still be done? Until results of its files are announced. */
export const bolehBukaSusulan = (tahap: Tahap, diumumkan: ReadonlySet<BagianHasil>): boolean =>
  !tahap.staf.some(
    (tab) => uraiTab(tab).jenis === 'pembukaan' && fileTab(tab).some((b) => diumumkan.has(b))
  )

/**
 * The stages that have begun and whose deed is outstanding, after the last deed that was done: the first one's is next.
 * @param selesai was the stage's deed done? null where it asks for none
 */
export function tahapBelum(
  templat: readonly Tahap[],
  jadwal: readonly TahapRow[],
  kini: number,
  selesai: (tahap: Tahap) => boolean | null
): Tahap[] {
  const ikut = ikutSerta(templat, jadwal)
  const keadaan = ikut.map(selesai)
  const mulai = (t: Tahap) => keMs(jadwal.find((b) => b.kunci === t.kunci)?.mulai ?? null)
  const terakhir = keadaan.lastIndexOf(true)
  return ikut.filter(
    (t, i) => i > terakhir && keadaan[i] === false && (mulai(t) ?? Infinity) <= kini
  )
}

/** Numbers of the stages after the last deed that was done. */
export function tahapSesudahSelesai(
  templat: readonly Tahap[],
  jadwal: readonly TahapRow[],
  selesai: (tahap: Tahap) => boolean | null
): number[] {
  const ikut = ikutSerta(templat, jadwal)
  return ikut.slice(ikut.map(selesai).lastIndexOf(true) + 1).map((t) => t.urut)
}

/**
 * Numbers of the stages that a revision may move although their time has passed: from the first one whose deed is
 * outstanding, after the last deed that was done, to the end.
 * @param selesai was the stage's deed done? null where it asks for none
 */
export function tahapTertunggak(
  templat: readonly Tahap[],
  jadwal: readonly TahapRow[],
  kini: number,
  selesai: (tahap: Tahap) => boolean | null
): number[] {
  const ikut = ikutSerta(templat, jadwal)
  const keadaan = ikut.map(selesai)
  const akhir = (t: Tahap) => keMs(jadwal.find((b) => b.kunci === t.kunci)?.selesai ?? null)
  const terakhir = keadaan.lastIndexOf(true)
  const awal = ikut.findIndex(
    (t, i) => i > terakhir && keadaan[i] === false && (akhir(t) ?? Infinity) <= kini
  )
  return awal < 0 ? [] : ikut.slice(awal).map((t) => t.urut)
}
