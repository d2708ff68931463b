/** Moving what follows a stage that ends later (decisions §5 'Revision'): a proposal that is edited further. */
import { keHari, keIso, keMs } from '../common/format.ts'
import { gabungWaktu, pecahWaktu } from '../common/isian_hari.ts'
import {
  hariKerja,
  jumlahHariKerja,
  tambahHari,
  tambahHariKerja,
  type HariLibur,
} from '../common/working_days.ts'
import type { LangkahJadwal } from './jadwal.ts'

export interface GeserContext {
  /** the schedule that holds */
  lama: readonly LangkahJadwal[]
  libur: HariLibur
  /** stages that have begun: they stay */
  terkunci: ReadonlySet<number>
  /** of a stage that was moved and has no remark yet */
  remark: string
}
type Saat = 'mulai' | 'selesai'
const HARI_MS = 86_400_000

/**
 * From a day of before to the same distance later: working days, where the schedule is made of them, else calendar days,
 * so that two stages never fall on one day that were on two. Null when the stage does not end later.
 */
function penggeser(
  sebelum: string,
  sesudah: string,
  hariLain: readonly string[],
  libur: HariLibur
): ((hari: string) => string) | null {
  const kerja = [sebelum, ...hariLain].every((h) => hariKerja(h, libur))
  const jarak = kerja
    ? jumlahHariKerja(tambahHari(sebelum, 1), sesudah, libur)
    : (Date.parse(sesudah) - Date.parse(sebelum)) / HARI_MS
  if (!(jarak > 0)) return null
  return (hari) => (kerja ? tambahHariKerja(hari, jarak, libur) : tambahHari(hari, jarak))
}

/**
 * The schedule with every later included stage as many days later as stage `urut` ends later, counted from the schedule
 * that holds: to move twice moves no further, and what was put later still stays there. Times of day stay.
 */
export function geserSesudah<L extends LangkahJadwal>(
  jadwal: readonly L[],
  urut: number,
  { lama, libur, terkunci, remark }: GeserContext
): L[] {
  const asal = jadwal.find((l) => l.urut === urut)
  const semula = lama.find((l) => l.urut === urut)
  const [dari, sampai] = [keHari(semula?.selesai), keHari(asal?.selesai)]
  if (!asal?.include || !semula?.include || !dari || !sampai) return [...jadwal]
  const bergerak = lama.filter(
    (l) =>
      l.urut > urut &&
      l.include &&
      !terkunci.has(l.urut) &&
      keMs(l.mulai) !== null &&
      keMs(l.selesai) !== null &&
      jadwal.some((baru) => baru.urut === l.urut && baru.include)
  )
  const hari = bergerak.flatMap((l) => [keHari(l.mulai)!, keHari(l.selesai)!])
  const geser = penggeser(dari, sampai, hari, libur)
  if (!geser) return [...jadwal]
  return jadwal.map((l) => {
    const dulu = bergerak.find((x) => x.urut === l.urut)
    if (!dulu) return l
    const mundur = (saat: Saat) => {
      const { hari: tanggal, jam } = pecahWaktu(keIso(dulu[saat]))
      const usul = gabungWaktu(geser(tanggal), jam)
      return (keMs(l[saat]) ?? -Infinity) >= keMs(usul)! ? l[saat] : usul
    }
    const [mulai, selesai] = [mundur('mulai'), mundur('selesai')]
    if (mulai === l.mulai && selesai === l.selesai) return l
    return { ...l, mulai, selesai, remark: l.remark?.trim() ? l.remark : remark }
  })
}

/** Stages from which something would move. */
export function dapatDigeser(
  jadwal: readonly LangkahJadwal[],
  context: Omit<GeserContext, 'remark'>
): ReadonlySet<number> {
  const bergerak = ({ urut }: LangkahJadwal) =>
    geserSesudah(jadwal, urut, { ...context, remark: '' }).some((l, i) => l !== jadwal[i])
  return new Set(jadwal.filter(bergerak).map((l) => l.urut))
}
