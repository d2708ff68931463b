/** Schedule rules (S3 §5.2), revision rules and the proposal of a schedule (decisions §5 'Revision'). */
import { tahap as semua } from '@eproc/i18n/id/tahap'
import { keMs, type Kapan } from '../common/format.ts'
import {
  hariKerjaTerdekat,
  tambahHari,
  tambahHariKerja,
  type HariLibur,
} from '../common/working_days.ts'

const teks = semua.jadwal
export const MAKS_REMARK = 200

/** One step of a schedule; `mulai` and `selesai` are moments, empty when not planned. */
export interface LangkahJadwal {
  urut: number
  tahap: string
  include: boolean
  mulai: Kapan
  selesai: Kapan
  remark?: string | null
}

export interface GalatJadwal {
  /** Step that is at fault; null: the schedule as a whole. */
  urut: number | null
  rule: string
  message: string
}

const galat = (urut: number | null, rule: string, message: string): GalatJadwal => ({
  urut,
  rule,
  message,
})
const berurut = <L extends LangkahJadwal>(jadwal: readonly L[]): L[] =>
  jadwal.toSorted((a, b) => a.urut - b.urut)

/** The rules of every schedule; empty when it is sound. */
export function periksaJadwal(jadwal: readonly LangkahJadwal[]): GalatJadwal[] {
  const ikut = berurut(jadwal).filter((l) => l.include)
  if (ikut.length === 0) return [galat(null, 'empty', teks.kosong)]
  const hasil: GalatJadwal[] = []
  const sah: { langkah: LangkahJadwal; selesai: number }[] = []
  for (const langkah of ikut) {
    const mulai = keMs(langkah.mulai)
    const selesai = keMs(langkah.selesai)
    if (mulai === null || selesai === null) {
      hasil.push(galat(langkah.urut, 'required', teks.wajib(langkah.tahap)))
      continue
    }
    if (mulai >= selesai) hasil.push(galat(langkah.urut, 'order', teks.urutan(langkah.tahap)))
    const tabrak = sah.find((awal) => mulai <= awal.selesai)
    if (tabrak) {
      hasil.push(
        galat(langkah.urut, 'overlap', teks.bertumpuk(langkah.tahap, tabrak.langkah.tahap))
      )
    }
    sah.push({ langkah, selesai })
  }
  return hasil
}

/** Publishing: the rules hold and nothing has begun (decisions §5). */
export function periksaPenerbitan(
  jadwal: readonly LangkahJadwal[],
  sekarang: Kapan
): GalatJadwal[] {
  const hasil = periksaJadwal(jadwal)
  if (hasil.length > 0) return hasil
  const kini = keMs(sekarang)!
  const mulai = berurut(jadwal).find((l) => l.include && keMs(l.mulai)! <= kini)
  return mulai ? [galat(mulai.urut, 'begun', teks.sudahMulai(mulai.tahap))] : []
}

export interface KonteksRevisi {
  sekarang: Kapan
  /** Numbers of the submission stages. */
  pemasukan: readonly number[]
  /** Submission stages whose files have been opened. */
  sudahDibuka?: readonly number[]
  /** Stages that may begin anew although they have begun or are over: an objection was upheld. */
  bukaUlang?: readonly number[]
}

/** Does the step differ in inclusion, start or end? An excluded step has no times that matter. */
export function berubah(lama: LangkahJadwal, baru: LangkahJadwal): boolean {
  if (lama.include !== baru.include) return true
  return (
    lama.include &&
    (keMs(lama.mulai) !== keMs(baru.mulai) || keMs(lama.selesai) !== keMs(baru.selesai))
  )
}

/**
 * A revision: the new schedule is sound, each change has a remark, ended stages stay, a begun one changes only its
 * end, new times are not in the past, a begun submission is only extended and never after an opening.
 */
export function periksaRevisi(
  lama: readonly LangkahJadwal[],
  baru: readonly LangkahJadwal[],
  konteks: KonteksRevisi
): GalatJadwal[] {
  const lamaMenurutUrut = new Map(lama.map((l) => [l.urut, l]))
  const sama = baru.length === lama.length && new Set(baru.map((b) => b.urut)).size === lama.length
  if (!sama || baru.some((b) => !lamaMenurutUrut.has(b.urut))) {
    return [galat(null, 'stages', teks.tahapBerbeda)]
  }
  const hasil = periksaJadwal(baru)
  for (const langkah of berurut(baru)) {
    const asal = lamaMenurutUrut.get(langkah.urut)!
    const remark = langkah.remark?.trim() ?? ''
    if ([...remark].length > MAKS_REMARK) {
      hasil.push(galat(langkah.urut, 'maxLength', teks.remarkMaks(langkah.tahap, MAKS_REMARK)))
    }
    if (!berubah(asal, langkah)) continue
    if (remark === '') hasil.push(galat(langkah.urut, 'remark', teks.remark(langkah.tahap)))
    const terlarang = periksaPerubahan(asal, langkah, konteks)
    if (terlarang) hasil.push(terlarang)
  }
  return hasil
}

function periksaPerubahan(
  lama: LangkahJadwal,
  baru: LangkahJadwal,
  { sekarang, pemasukan, sudahDibuka = [], bukaUlang = [] }: KonteksRevisi
): GalatJadwal | null {
  const kini = keMs(sekarang)!
  const mulaiLama = keMs(lama.mulai)
  const selesaiLama = keMs(lama.selesai)
  const mulaiBaru = keMs(baru.mulai)
  const selesaiBaru = keMs(baru.selesai)
  if (sudahDibuka.includes(lama.urut)) {
    return galat(lama.urut, 'opened', teks.sudahDibuka(lama.tahap))
  }
  const mulaiLagi = bukaUlang.includes(lama.urut) && mulaiBaru !== mulaiLama && baru.include
  if (mulaiLagi && mulaiBaru !== null && mulaiBaru > kini) return null
  if (lama.include && selesaiLama !== null && selesaiLama <= kini) {
    return galat(lama.urut, 'ended', teks.sudahSelesai(lama.tahap))
  }
  const berjalan = lama.include && mulaiLama !== null && mulaiLama <= kini
  if (berjalan) {
    if (!baru.include || mulaiBaru !== mulaiLama) {
      return galat(lama.urut, 'endOnly', teks.hanyaSelesai(lama.tahap))
    }
    if (pemasukan.includes(lama.urut) && (selesaiBaru ?? 0) < (selesaiLama ?? 0)) {
      return galat(lama.urut, 'extendOnly', teks.hanyaPerpanjang(lama.tahap))
    }
    return (selesaiBaru ?? 0) <= kini ? galat(lama.urut, 'past', teks.masaLalu(lama.tahap)) : null
  }
  return baru.include && mulaiBaru !== null && mulaiBaru <= kini
    ? galat(lama.urut, 'past', teks.masaLalu(lama.tahap))
    : null
}

/** Usual duration of a stage in working days, and idle working days after it. */
export interface DurasiTahap {
  urut: number
  durasi: number
  jeda?: number
}

/** Office hours of a proposal: a stage opens at `buka` and closes at `tutup` (HH:mm, Jakarta). */
export interface JamKerja {
  buka: string
  tutup: string
}
export const JAM_KERJA: JamKerja = { buka: '08:00', tutup: '16:00' }

/**
 * Proposes times: each included stage begins on the working day after the end of the one before (and its gap) and
 * lasts its duration in working days. Excluded stages keep no times. The result always passes `periksaJadwal`.
 * @param mulai first day, `yyyy-MM-dd`
 */
export function usulkanJadwal<L extends Pick<LangkahJadwal, 'urut' | 'include'>>(
  langkah: readonly L[],
  durasi: readonly DurasiTahap[],
  mulai: string,
  libur: HariLibur,
  jam: JamKerja = JAM_KERJA
): (L & { mulai: string | null; selesai: string | null })[] {
  const menurutUrut = new Map(durasi.map((d) => [d.urut, d]))
  let hari = hariKerjaTerdekat(mulai, libur)
  return langkah
    .toSorted((a, b) => a.urut - b.urut)
    .map((l) => {
      if (!l.include) return { ...l, mulai: null, selesai: null }
      const d = menurutUrut.get(l.urut)
      const akhir = tambahHariKerja(hari, Math.max(1, d?.durasi ?? 1) - 1, libur)
      const usul = {
        ...l,
        mulai: `${hari}T${jam.buka}:00+07:00`,
        selesai: `${akhir}T${jam.tutup}:00+07:00`,
      }
      hari = tambahHariKerja(tambahHari(akhir, 1), Math.max(0, d?.jeda ?? 0), libur)
      return usul
    })
}
