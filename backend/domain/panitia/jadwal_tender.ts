/** Dates of the form read from a schedule, and written into it (decisions §5.4). */
import { keIso, keMs, type Kapan } from '../common/format.ts'
import { kodeTemplat, type KodeTemplat } from '../tahap/templat.ts'
import type { Kualifikasi, MetodePemilihan } from '../common/choices.ts'
import { PASANGAN, TAHAP_PASANGAN, type Pasangan, type WaktuTender } from './tahap_tender.ts'

/** A step of the packages' common schedule. */
export interface LangkahTender {
  urut: number
  kunci: string
  tahap: string
  include: boolean
  mulai: Kapan
  selesai: Kapan
}

export const petaPasangan = (
  metode: MetodePemilihan,
  kualifikasi: Kualifikasi | null
): Readonly<Partial<Record<Pasangan, string>>> => {
  const kode: KodeTemplat | null = kodeTemplat(metode, kualifikasi)
  return kode === null ? {} : TAHAP_PASANGAN[kode]
}
type Peta = ReturnType<typeof petaPasangan>

/** The pairs that this schedule has a stage for, with it, in the order of the form. */
export function pasanganJadwal<L extends Pick<LangkahTender, 'kunci' | 'include'>>(
  peta: Peta,
  jadwal: readonly L[]
): { pasangan: Pasangan; langkah: L }[] {
  return PASANGAN.flatMap((pasangan) => {
    const langkah = jadwal.find((l) => l.kunci === peta[pasangan] && l.include)
    return langkah ? [{ pasangan, langkah }] : []
  })
}

/** What the form shows. */
export function bacaWaktu(peta: Peta, jadwal: readonly LangkahTender[]): WaktuTender {
  const waktu: WaktuTender = {}
  for (const { pasangan, langkah } of pasanganJadwal(peta, jadwal)) {
    waktu[`${pasangan}Awal`] = keIso(langkah.mulai)
    waktu[`${pasangan}Akhir`] = keIso(langkah.selesai)
  }
  return waktu
}

const MENIT = 60_000

interface Bingkai {
  /** end of the paired stage before, begin of the one after */
  awal: number | null
  akhir: number | null
}

/**
 * The schedule with the form's dates: paired stages take them; those between keep their share of the time between their
 * neighbours, or get equal shares where they had none; those after the last pair keep their distance from it.
 */
export function fillJadwal(
  peta: Peta,
  jadwal: readonly LangkahTender[],
  waktu: WaktuTender
): LangkahTender[] {
  const pasangan = new Map(pasanganJadwal(peta, jadwal).map((p) => [p.langkah.kunci, p.pasangan]))
  const hasil = jadwal.toSorted((a, b) => a.urut - b.urut).map((l) => ({ ...l }))
  for (const l of hasil) {
    const p = pasangan.get(l.kunci)
    if (p)
      Object.assign(l, { mulai: waktu[`${p}Awal`] ?? null, selesai: waktu[`${p}Akhir`] ?? null })
  }
  const semula = new Map(jadwal.map((l) => [l.kunci, l]))
  const ikut = hasil.filter((l) => l.include)
  for (let i = 0; i < ikut.length; i++) {
    if (pasangan.has(ikut[i]!.kunci)) continue
    const akhir = ikut.findIndex((l, j) => j > i && pasangan.has(l.kunci))
    const deret = ikut.slice(i, akhir < 0 ? undefined : akhir)
    const [kiri, kanan] = [ikut[i - 1], akhir < 0 ? undefined : ikut[akhir]]
    const batas = (l: LangkahTender | undefined, ujung: 'mulai' | 'selesai') => keMs(l?.[ujung])
    geser(deret, {
      baru: { awal: batas(kiri, 'selesai'), akhir: batas(kanan, 'mulai') },
      lama: {
        awal: batas(kiri && semula.get(kiri.kunci), 'selesai'),
        akhir: batas(kanan && semula.get(kanan.kunci), 'mulai'),
      },
      panjang: kiri ? (keMs(kiri.selesai) ?? 0) - (keMs(kiri.mulai) ?? 0) : 0,
      terakhir: kanan === undefined,
    })
    i += deret.length - 1
  }
  return hasil
}

interface Geseran {
  baru: Bingkai
  lama: Bingkai
  /** how long the paired stage before lasts */
  panjang: number
  terakhir: boolean
}

/** Gives the stages between two paired ones their times; they carry the former ones. */
function geser(deret: LangkahTender[], { baru, lama, panjang, terakhir }: Geseran): void {
  const semula = deret.map((l) => [keMs(l.mulai), keMs(l.selesai)] as const)
  const lengkap = semula.every(([m, s]) => m !== null && s !== null)
  const tulis = (ke: (ms: number) => number) =>
    deret.forEach((l, i) => {
      l.mulai = keIso(ke(semula[i]![0]!))
      l.selesai = keIso(ke(semula[i]![1]!))
    })
  if (baru.awal === null || (!terakhir && baru.akhir === null)) return kosongkan(deret)
  if (terakhir) {
    if (lengkap && lama.awal !== null) return tulis((ms) => ms - lama.awal! + baru.awal!)
    const lama2 = Math.max(panjang, MENIT)
    return rata(deret, baru.awal, baru.awal + deret.length * (lama2 + MENIT))
  }
  const [lebar, lebarLama] = [baru.akhir! - baru.awal, (lama.akhir ?? 0) - (lama.awal ?? 0)]
  if (lebar <= 0) return kosongkan(deret)
  if (lengkap && lama.awal !== null && lama.akhir !== null && lebarLama > 0) {
    tulis((ms) => Math.round(baru.awal! + ((ms - lama.awal!) * lebar) / lebarLama))
    if (runtut(deret, baru)) return
  }
  rata(deret, baru.awal, baru.akhir!)
}

const kosongkan = (deret: LangkahTender[]): void =>
  deret.forEach((l) => Object.assign(l, { mulai: null, selesai: null }))

/** Strictly one after another, strictly inside. */
function runtut(deret: readonly LangkahTender[], { awal, akhir }: Bingkai): boolean {
  const titik = [awal!, ...deret.flatMap((l) => [keMs(l.mulai)!, keMs(l.selesai)!]), akhir!]
  return titik.every((ms, i) => i === 0 || ms > titik[i - 1]!)
}

/** Equal shares, with a tenth of each left free on both sides; whole minutes where there is room. */
function rata(deret: LangkahTender[], awal: number, akhir: number): void {
  const bagian = (akhir - awal) / deret.length
  const langkah = bagian >= 30 * MENIT ? MENIT : 1000
  const bulat = (ms: number) => Math.round(ms / langkah) * langkah
  deret.forEach((l, i) => {
    l.mulai = keIso(bulat(awal + bagian * (i + 0.1)))
    l.selesai = keIso(bulat(awal + bagian * (i + 0.9)))
  })
}
