/**
 * The schedule in the package form (S3 §5.2): its rows are those of the stage table, and a draft may leave all times
 * empty. Findings of a row carry the field `listJadwal.{index}`.
 */
import { paket as teks } from '@eproc/i18n/id/paket'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'
import { Checker, type Finding } from '../common/checker.ts'
import type { JenisPengadaan, Kualifikasi, MetodePemilihan } from '../common/choices.ts'
import {
  jadwalAwal,
  nomorWajib,
  tahapTersedia,
  tahapWajib,
  templatUntuk,
  type Tahap,
} from '../tahap/templat.ts'
import type { JadwalInput, PaketInput } from './isian_paket.ts'
import {
  aturanJadwal,
  aturanRemark,
  namaBaris,
  type JadwalContext,
  type LangkahJadwal,
} from './jadwal.ts'

const templatIsian = (input: PaketInput): readonly Tahap[] =>
  templatUntuk(
    input.metodePemilihan as MetodePemilihan,
    (input.kualifikasi || null) as Kualifikasi | null
  )

/** The schedule as the stage table names it; null where the rows do not belong to the template. */
export function langkahPaket(input: PaketInput): LangkahJadwal[] | null {
  const templat = new Map(templatIsian(input).map((t) => [t.urut, t]))
  const list = input.listJadwal ?? []
  if (list.length !== templat.size || list.some((l) => !templat.has(l.urut))) return null
  if (new Set(list.map((l) => l.urut)).size !== list.length) return null
  return list.map((l) => ({
    urut: l.urut,
    tahap: templat.get(l.urut)!.nama,
    include: l.include,
    mulai: l.mulai || null,
    selesai: l.selesai || null,
    remark: l.remark ?? null,
  }))
}

/** As soon as one time is filled the whole schedule must be sound. */
export function aturanJadwalPaket(input: PaketInput): Finding[] {
  const list = input.listJadwal ?? []
  if (list.length === 0) return []
  const check = new Checker()
  const langkah = langkahPaket(input)
  if (!check.ensure(langkah !== null, 'listJadwal', 'stages', teks.aturan.tahapBerbeda)) {
    return check.findings
  }
  const index = new Map(list.map((l, i) => [l.urut, i]))
  const row = (urut: number) => index.get(urut)!
  const tersedia: TersediaContext = {
    templat: templatIsian(input),
    metode: input.metodePemilihan as MetodePemilihan,
    jenis: input.jenisPengadaan as JenisPengadaan,
    row,
  }
  check.include(aturanTersedia(list, tersedia))
  check.include(aturanWajib(list, tersedia))
  check.include(aturanRemark(langkah!, { row }))
  const terjadwal = list.some((l) => l.include && (l.mulai || l.selesai))
  if (terjadwal) check.include(aturanJadwal(langkah!, { row }))
  return check.findings
}

export interface TersediaContext extends JadwalContext {
  templat: readonly Tahap[]
  metode: MetodePemilihan
  jenis: JenisPengadaan
}

/** Only stages that this kind of procurement has are included. */
export function aturanTersedia(
  langkah: readonly Pick<LangkahJadwal, 'urut' | 'include'>[],
  { templat, metode, jenis, row }: TersediaContext
): Finding[] {
  const check = new Checker()
  for (const l of langkah) {
    const t = templat.find((x) => x.urut === l.urut)
    if (!t || !l.include) continue
    const pesan = teksTahap.jadwal.tidakTersedia(t.nama)
    check.ensure(tahapTersedia(t, metode, jenis), namaBaris(l.urut, row), 'unavailable', pesan)
  }
  return check.findings
}

/**
 * None of the stages that belong together is left out (decisions §5). A schedule that holds already (`lama`) may lack
 * one from before: it is not taken in by force, but none of those that it has goes.
 */
export function aturanWajib(
  langkah: readonly Pick<LangkahJadwal, 'urut' | 'include'>[],
  { templat, metode, jenis, row }: TersediaContext,
  lama?: readonly Pick<LangkahJadwal, 'urut' | 'include'>[]
): Finding[] {
  const check = new Checker()
  for (const l of langkah) {
    const t = templat.find((x) => x.urut === l.urut)
    if (!t || l.include || !tahapWajib(t, metode, jenis)) continue
    if (lama?.some((x) => x.urut === l.urut && !x.include)) continue
    check.add(namaBaris(l.urut, row), 'mandatory', teksTahap.jadwal.wajibIkut(t.nama))
  }
  return check.findings
}

/** A row of the schedule in the editor. */
export type BarisJadwal = JadwalInput & { kunci: string; tahap: string }

/** Rows of the schedule for the editor: what was filled in of a stage (`terisi`) stays with it, also from another method. */
export function jadwalIsian(
  metode: MetodePemilihan,
  kualifikasi: Kualifikasi | null,
  jenis: JenisPengadaan,
  terisi: readonly BarisJadwal[]
): BarisJadwal[] {
  const wajib = nomorWajib(metode, kualifikasi, jenis)
  return jadwalAwal(metode, kualifikasi, jenis).map(({ include, ...tahap }) => {
    const lama = terisi.find((b) => b.kunci === tahap.kunci)
    return {
      ...tahap,
      include: include && (wajib.has(tahap.urut) || (lama?.include ?? true)),
      mulai: lama?.mulai ?? null,
      selesai: lama?.selesai ?? null,
      remark: lama?.remark ?? null,
    }
  })
}
