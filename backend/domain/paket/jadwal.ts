/**
 * Schedule rules (S3 §5.2), revision rules and the proposal of a schedule (decisions §5 'Revision'). They judge the whole
 * seconds that are stored.
 */
import { tahap as semua } from '@eproc/i18n/id/tahap'
import { Checker, type Finding } from '../common/checker.ts'
import { keDetikMs, keMs, type Kapan } from '../common/format.ts'
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

export interface JadwalContext {
  /** Place of a step in the list that was sent, by its number; its number less one where the list is a whole template. */
  row?: ((urut: number) => number) | undefined
}

/** Field of a step in the findings. */
export const namaBaris = (urut: number, row: JadwalContext['row']): string =>
  `listJadwal.${row ? row(urut) : urut - 1}`

const berurut = <L extends LangkahJadwal>(jadwal: readonly L[]): L[] =>
  jadwal.toSorted((a, b) => a.urut - b.urut)

/** The rules of every schedule; empty when it is sound. A step tells everything that is wrong with it. */
export function aturanJadwal(
  jadwal: readonly LangkahJadwal[],
  { row }: JadwalContext = {}
): Finding[] {
  const check = new Checker()
  const ikut = berurut(jadwal).filter((l) => l.include)
  check.ensure(ikut.length > 0, 'listJadwal', 'empty', teks.kosong)
  const sah: { langkah: LangkahJadwal; selesai: number }[] = []
  for (const langkah of ikut) {
    const field = namaBaris(langkah.urut, row)
    const mulai = keDetikMs(langkah.mulai)
    const selesai = keDetikMs(langkah.selesai)
    if (mulai === null || selesai === null) {
      check.add(field, 'required', teks.wajib(langkah.tahap))
      continue
    }
    if (mulai >= selesai) check.add(field, 'order', teks.urutan(langkah.tahap))
    const tabrak = sah.find((awal) => mulai <= awal.selesai)
    if (tabrak) check.add(field, 'overlap', teks.bertumpuk(langkah.tahap, tabrak.langkah.tahap))
    sah.push({ langkah, selesai })
  }
  return check.findings
}

/** No remark is longer than its column, whether its stage is included or not. */
export function aturanRemark(jadwal: readonly LangkahJadwal[], { row }: JadwalContext): Finding[] {
  const check = new Checker()
  for (const { urut, tahap, remark } of berurut(jadwal)) {
    const long = [...(remark?.trim() ?? '')].length > MAKS_REMARK
    if (long) check.add(namaBaris(urut, row), 'maxLength', teks.remarkMaks(tahap, MAKS_REMARK))
  }
  return check.findings
}

/** Publishing: the rules hold and nothing has begun (decisions §5). */
export function aturanPenerbitan(
  jadwal: readonly LangkahJadwal[],
  { sekarang: present, row }: JadwalContext & { sekarang: Kapan }
): Finding[] {
  const findings = aturanJadwal(jadwal, { row })
  if (findings.length > 0) return findings
  const check = new Checker()
  const kini = keMs(present)!
  const mulai = berurut(jadwal).find((l) => l.include && keMs(l.mulai)! <= kini)
  if (mulai) check.add(namaBaris(mulai.urut, row), 'begun', teks.sudahMulai(mulai.tahap))
  return check.findings
}

export interface RevisiContext extends JadwalContext {
  /** The schedule that holds. */
  lama: readonly LangkahJadwal[]
  sekarang: Kapan
  /** Numbers of the submission stages. */
  pemasukan: readonly number[]
  /** Submission stages whose files have been opened. */
  sudahDibuka?: readonly number[]
  /** Stages that may begin anew although they have begun or are over: an objection was upheld. */
  bukaUlang?: readonly number[]
}

/** Does the step differ in inclusion, start or end? An excluded step has no times that matter. */
export function berubah(previous: LangkahJadwal, baru: LangkahJadwal): boolean {
  if (previous.include !== baru.include) return true
  return (
    previous.include &&
    (keDetikMs(previous.mulai) !== keDetikMs(baru.mulai) ||
      keDetikMs(previous.selesai) !== keDetikMs(baru.selesai))
  )
}

/**
 * A revision: the new schedule is sound, each change has a remark, ended stages stay, a begun one changes only its
 * end, new times are not in the past, a begun submission is only extended and never after an opening.
 */
export function aturanRevisi(baru: readonly LangkahJadwal[], context: RevisiContext): Finding[] {
  const { lama: previous, row } = context
  const check = new Checker()
  if (!check.ensure(baru.length > 0, 'listJadwal', 'empty', teks.kosong)) return check.findings
  const lamaMenurutUrut = new Map(previous.map((l) => [l.urut, l]))
  const sama =
    baru.length === previous.length &&
    new Set(baru.map((b) => b.urut)).size === previous.length &&
    baru.every((b) => lamaMenurutUrut.has(b.urut))
  if (!check.ensure(sama, 'listJadwal', 'stages', teks.tahapBerbeda)) return check.findings
  check.include(aturanJadwal(baru, { row }))
  check.include(aturanRemark(baru, { row }))
  for (const langkah of berurut(baru)) {
    const field = namaBaris(langkah.urut, row)
    const asal = lamaMenurutUrut.get(langkah.urut)!
    if (!berubah(asal, langkah)) continue
    if (!langkah.remark?.trim()) check.add(field, 'remark', teks.remark(langkah.tahap))
    const prohibition = perubahanTerlarang(asal, langkah, context)
    if (prohibition) check.add(field, prohibition, LARANGAN[prohibition](asal.tahap))
  }
  return check.findings
}

/** What forbids a change, and how it is said. */
const LARANGAN = {
  opened: teks.sudahDibuka,
  ended: teks.sudahSelesai,
  endOnly: teks.hanyaSelesai,
  extendOnly: teks.hanyaPerpanjang,
  past: teks.masaLalu,
} as const

function perubahanTerlarang(
  previous: LangkahJadwal,
  baru: LangkahJadwal,
  { sekarang: present, pemasukan, sudahDibuka = [], bukaUlang = [] }: RevisiContext
): keyof typeof LARANGAN | null {
  const kini = keMs(present)!
  const mulaiLama = keDetikMs(previous.mulai)
  const selesaiLama = keDetikMs(previous.selesai)
  const mulaiBaru = keDetikMs(baru.mulai)
  const selesaiBaru = keDetikMs(baru.selesai)
  if (sudahDibuka.includes(previous.urut)) return 'opened'
  const mulaiLagi = bukaUlang.includes(previous.urut) && mulaiBaru !== mulaiLama && baru.include
  if (mulaiLagi && mulaiBaru !== null && mulaiBaru > kini) return null
  if (previous.include && selesaiLama !== null && selesaiLama <= kini) return 'ended'
  const berjalan = previous.include && mulaiLama !== null && mulaiLama <= kini
  if (berjalan) {
    if (!baru.include || mulaiBaru !== mulaiLama) return 'endOnly'
    if (pemasukan.includes(previous.urut) && (selesaiBaru ?? 0) < (selesaiLama ?? 0)) {
      return 'extendOnly'
    }
    return (selesaiBaru ?? 0) <= kini ? 'past' : null
  }
  return baru.include && mulaiBaru !== null && mulaiBaru <= kini ? 'past' : null
}

/**
 * Steps whose end, and whose beginning, no revision changes any more: they are past, and may not begin anew.
 * `sekarang` null: the package is paused, and its time stands still.
 */
export function langkahTerkunci(
  jadwal: readonly LangkahJadwal[],
  { sekarang, bukaUlang = [] }: Pick<RevisiContext, 'sekarang' | 'bukaUlang'>
): Record<'mulai' | 'selesai', ReadonlySet<number>> {
  const kini = keMs(sekarang) ?? -Infinity
  const lewat = (saat: 'mulai' | 'selesai') =>
    jadwal
      .filter(
        (l) => l.include && (keMs(l[saat]) ?? Infinity) <= kini && !bukaUlang.includes(l.urut)
      )
      .map((l) => l.urut)
  return { mulai: new Set(lewat('mulai')), selesai: new Set(lewat('selesai')) }
}

/** Usual duration of a stage in working days, and idle working days after it. */
export interface DurasiTahap {
  urut: number
  durasi: number
  jeda?: number
}

const lamaTahap = (d: Pick<DurasiTahap, 'durasi'> | undefined) => Math.max(1, d?.durasi ?? 1)
const jedaTahap = (d: Pick<DurasiTahap, 'jeda'> | undefined) => Math.max(0, d?.jeda ?? 0)

/** Working days from the first to the last included stage of a proposal, gaps included. */
export function hariKerjaJadwal(
  langkah: readonly Pick<LangkahJadwal, 'urut' | 'include'>[],
  durasi: readonly DurasiTahap[]
): number {
  const menurutUrut = new Map(durasi.map((d) => [d.urut, d]))
  const ikut = langkah.filter((l) => l.include).map((l) => menurutUrut.get(l.urut))
  const hari = ikut.reduce((jumlah, d) => jumlah + lamaTahap(d) + jedaTahap(d), 0)
  return hari - jedaTahap(ikut.at(-1))
}

/** Office hours of a proposal: a stage opens at `buka` and closes at `tutup` (HH:mm, Jakarta). */
const JAM_KERJA = { buka: '08:00', tutup: '16:00' }

/**
 * Proposes times: each included stage begins on the working day after the end of the one before (and its gap) and
 * lasts its duration in working days. Excluded stages keep no times. The result always passes `aturanJadwal`.
 * @param mulai first day, `yyyy-MM-dd`
 */
export function usulkanJadwal<L extends Pick<LangkahJadwal, 'urut' | 'include'>>(
  langkah: readonly L[],
  durasi: readonly DurasiTahap[],
  mulai: string,
  libur: HariLibur
): (L & { mulai: string | null; selesai: string | null })[] {
  const menurutUrut = new Map(durasi.map((d) => [d.urut, d]))
  let hari = hariKerjaTerdekat(mulai, libur)
  return langkah
    .toSorted((a, b) => a.urut - b.urut)
    .map((l) => {
      if (!l.include) return { ...l, mulai: null, selesai: null }
      const d = menurutUrut.get(l.urut)
      const akhir = tambahHariKerja(hari, lamaTahap(d) - 1, libur)
      const usul = {
        ...l,
        mulai: `${hari}T${JAM_KERJA.buka}:00+07:00`,
        selesai: `${akhir}T${JAM_KERJA.tutup}:00+07:00`,
      }
      hari = tambahHariKerja(tambahHari(akhir, 1), jedaTahap(d), libur)
      return usul
    })
}
