/** How objections move the stages: when they are answered, what waits for them, what may begin anew (decisions §5). */
import type { TipeSanggah } from '../common/choices.ts'
import { keMs } from '../common/format.ts'
import type { TahapRow } from './akses.ts'
import { uraiTab } from './tab.ts'
import type { Tahap } from './templat.ts'

/** Why an objection is not taken. */
export type TolakSanggah = 'bukanPenawar' | 'bandingTanpaSanggah' | 'sudahDikirim'

/**
 * May the vendor object? Who handed something in, once a type and round; an appeal needs an answered objection.
 * @param masuk something was handed in
 * @param berjalan the vendor's objections of this round
 */
export function tolakSanggah(
  tipe: TipeSanggah,
  masuk: boolean,
  berjalan: readonly { tipe: TipeSanggah; dijawab: boolean }[]
): TolakSanggah | null {
  if (!masuk) return 'bukanPenawar'
  if (tipe === 'BD' && !berjalan.some((s) => s.tipe === 'B' && s.dijawab)) {
    return 'bandingTanpaSanggah'
  }
  return berjalan.some((s) => s.tipe === tipe) ? 'sudahDikirim' : null
}

/** Why an entry of an appeal from paper is not taken back: only who made it does, and nothing may follow from it. */
export function tolakTarik(
  banding: { pencatatId: number | null; dijawab: boolean },
  pelakuId: number
): 'bukanPencatat' | 'sudahDijawab' | null {
  if (banding.pencatatId !== pelakuId) return 'bukanPencatat'
  return banding.dijawab ? 'sudahDijawab' : null
}

/**
 * Until when staff answer the objections of a stage: the start of the next included stage that vendors see; null
 * when there is none, the answer then stays possible.
 */
export function batasJawabSanggah(
  templat: readonly Tahap[],
  jadwal: readonly TahapRow[],
  key: string
): number | null {
  const urut = templat.find((t) => t.kunci === key)?.urut ?? Number.POSITIVE_INFINITY
  const baris = new Map(jadwal.map((b) => [b.kunci, b]))
  for (const t of templat) {
    const b = baris.get(t.kunci)
    if (t.urut > urut && t.rekanan !== null && b?.include) return keMs(b.mulai)
  }
  return null
}

/**
 * Number of the first stage that waits for answers to objections: the next included vendor-visible stage after the
 * earliest objection stage that has an unanswered one; it and everything after it stays locked (decisions §5). Null:
 * nothing waits.
 */
export function tahapMenungguJawaban(
  templat: readonly Tahap[],
  jadwal: readonly Pick<TahapRow, 'kunci' | 'include'>[],
  belumDijawab: ReadonlySet<TipeSanggah>
): number | null {
  if (belumDijawab.size === 0) return null
  const ikut = new Set(jadwal.filter((b) => b.include).map((b) => b.kunci))
  const sanggah = templat.find((t) => ikut.has(t.kunci) && tipeSanggah(t, belumDijawab))
  if (!sanggah) return null
  return (
    templat.find((t) => t.urut > sanggah.urut && t.rekanan !== null && ikut.has(t.kunci))?.urut ??
    null
  )
}

/**
 * Number of the first stage whose time began while it waited for a reply: a late answer took from it what vendors do in
 * it (an appeal), so that it may begin anew. The same of a stage in which staff enter appeals on paper, once it had ended.
 * Null: none lost any of its time.
 * @param templat as it is of the package's kind of procurement
 * @param dijawab when the last objection of a type was answered, in milliseconds; null while one is not
 */
export function tahapTertahan(
  templat: readonly Tahap[],
  jadwal: readonly TahapRow[],
  dijawab: ReadonlyMap<TipeSanggah, number | null>
): number | null {
  const tertahan = [...dijawab].flatMap(([tipe, pada]) => {
    const urut = tahapMenungguJawaban(templat, jadwal, new Set([tipe]))
    const kunci = templat.find((t) => t.urut === urut)?.kunci
    const mulai = keMs(jadwal.find((b) => b.kunci === kunci)?.mulai ?? null)
    const dijawabPada = pada ?? Infinity
    return [
      ...(urut !== null && mulai !== null && mulai < dijawabPada ? [urut] : []),
      ...(tipe === 'B' ? bandingTercatat(templat, jadwal, dijawabPada) : []),
    ]
  })
  return tertahan.length > 0 ? Math.min(...tertahan) : null
}

/** Stages in which staff enter appeals, whose time was over at that moment: nobody can appeal before the answer. */
const bandingTercatat = (
  templat: readonly Tahap[],
  jadwal: readonly TahapRow[],
  saat: number
): number[] =>
  templat.flatMap(({ urut, kunci, stafKonstruksi }) => {
    const baris = jadwal.find((b) => b.kunci === kunci && b.include)
    const selesai = keMs(baris?.selesai ?? null)
    const mencatat = stafKonstruksi?.includes('sanggah:BD') === true
    return mencatat && selesai !== null && selesai <= saat ? [urut] : []
  })

/** Takes the stage objections of these types? Where staff enter appeals (KTEN 12) there is no vendor tab. */
const tipeSanggah = (tahap: Tahap, tipe: ReadonlySet<TipeSanggah>): boolean =>
  [...(tahap.rekanan ? [tahap.rekanan] : []), ...(tahap.stafKonstruksi ?? [])].some((tab) => {
    const { jenis, varian } = uraiTab(tab)
    return jenis === 'sanggah' && tipe.has(varian as TipeSanggah)
  })

/**
 * Numbers of the stages that a revision may move although they are over, after an objection of this type was upheld:
 * from the evaluation on, but nothing up to the last opening before the objection (decisions §5 'Objections').
 */
export function tahapBukaUlang(templat: readonly Tahap[], tipe: TipeSanggah): number[] {
  const sanggah = templat.find((t) => tipeSanggah(t, new Set([tipe])))
  if (!sanggah) return []
  const buka = templat.findLast(
    (t) => t.urut < sanggah.urut && t.staf.some((s) => s.startsWith('pembukaan:'))
  )
  return buka ? templat.filter((t) => t.urut > buka.urut).map((t) => t.urut) : []
}
