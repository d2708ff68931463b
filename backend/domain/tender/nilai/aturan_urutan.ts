/** The ranking that is determined from an evaluation (decisions §5.3): proposed, judged, and after a winner was lost. */
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { Checker, type Finding } from '../../common/checker.ts'
import { dapatDiurutkan, hargaAkhir, lulusSemua, type NilaiRekanan } from './nilai_rekanan.ts'
import { usulPeringkat, type BobotEvaluasi, type CalonPeringkat } from './skor.ts'

const kata = tenderHasil.penetapan

/** A vendor that may be ranked, as the ranking reads it. */
export const rankedOf = (n: NilaiRekanan): CalonPeringkat => ({
  vendorId: n.vendorId,
  lulusKualifikasi: true,
  hasilAdministrasi: true,
  lulusTeknis: true,
  lulusHarga: true,
  hasilTeknis: n.hasilTeknis ?? 0,
  hasilHarga: n.hasilHarga ?? 0,
  nilaiPenawaran: hargaAkhir(n),
  ...(n.biayaEvaluasi === null ? {} : { biayaEvaluasi: n.biayaEvaluasi }),
})

/** The system's ranking: `urutan` a vendor, 0 for those who cannot be ranked. */
export function usulUrutan(
  nilai: readonly NilaiRekanan[],
  bobot: BobotEvaluasi,
  hps: number
): Map<number, number> {
  const calon = nilai.filter((n) => dapatDiurutkan(n, bobot, hps))
  const peringkat = usulPeringkat(bobot, calon.map(rankedOf), hps)
  return new Map(nilai.map((n) => [n.vendorId, peringkat.get(n.vendorId) ?? 0]))
}

/** `urutan` 1 is the winner; 0 has no rank. */
export interface UrutanRekanan {
  vendorId: number
  urutan: number
}

export interface UrutanContext {
  nilai: readonly NilaiRekanan[]
  bobot: BobotEvaluasi
  /** HPS in rupiah */
  hps: number
  /** confirmed ranking that the proposal replaces */
  sebelumnya?: readonly UrutanRekanan[]
  alasan: string | null | undefined
}

/** One or two offers: the pokja decides with a note (decisions §5). */
const SEDIKIT = 2

/**
 * A proposed determination: each rank once and without a gap from 1, only vendors that may be ranked, and a reason
 * where it differs from the system's or the earlier one, or where there were one or two offers.
 */
export function aturanUrutan(urutan: readonly UrutanRekanan[], context: UrutanContext): Finding[] {
  const check = new Checker()
  const dipakai = periksaBaris(check, urutan, context)
  if (check.findings.length > 0) return check.findings
  const penuh =
    check.ensure(dipakai.size > 0, 'urutan', 'empty', kata.tanpaPemenang) &&
    check.ensure(Math.max(...dipakai) === dipakai.size, 'urutan', 'gap', kata.bolong)
  if (penuh) {
    const sebab = sebabBeralasan(urutan, context)
    if (sebab) check.require('alasan', context.alasan, sebab)
  }
  return check.findings
}

/** Who qualified is determined of documents, before anybody offers a price: one or two of them ask for the note as well. */
export function aturanKualifikasi(
  nilai: readonly NilaiRekanan[],
  alasan: string | null | undefined
): Finding[] {
  const check = new Checker()
  if (nilai.length <= SEDIKIT) check.require('alasan', alasan, kata.alasanSedikitDokumen)
  return check.findings
}

/** Each row by itself and beside the others. @returns the ranks that are given */
function periksaBaris(
  check: Checker,
  urutan: readonly UrutanRekanan[],
  { nilai, bobot, hps }: UrutanContext
): ReadonlySet<number> {
  const menurutId = new Map(nilai.map((n) => [n.vendorId, n]))
  const terlihat = new Set<number>()
  const dipakai = new Set<number>()
  for (const [i, u] of urutan.entries()) {
    const tolak = (rule: string, message: string) => check.add(`urutan.${i}`, rule, message)
    const n = menurutId.get(u.vendorId)
    if (!n) {
      tolak('unknown', kata.bukanCalon)
      continue
    }
    if (terlihat.has(u.vendorId)) tolak('distinct', kata.ganda(n.nama))
    terlihat.add(u.vendorId)
    if (!Number.isInteger(u.urutan) || u.urutan < 0) tolak('integer', kata.bilangan)
    else if (u.urutan > 0) {
      if (dipakai.has(u.urutan)) tolak('unique', kata.kembar(u.urutan))
      dipakai.add(u.urutan)
      if (n.gugur) tolak('dropped', kata.gugur(n.nama))
      else if (!lulusSemua(n, bobot)) tolak('failed', kata.tidakLulus(n.nama))
      else if (hargaAkhir(n) > hps) tolak('ceiling', kata.melebihiHps(n.nama))
    }
  }
  return dipakai
}

/** Why this ranking needs a reason; null when it needs none. */
function sebabBeralasan(
  urutan: readonly UrutanRekanan[],
  { nilai, bobot, hps, sebelumnya }: UrutanContext
): string | null {
  const usul = usulUrutan(nilai, bobot, hps)
  if (!sama(urutan, [...usul].map(keUrutan))) return kata.alasanBeda
  if (sebelumnya && !sama(urutan, sebelumnya)) return kata.alasanGanti
  // Who failed before the price, or handed in documents alone, offered none.
  const penawar = nilai.filter((n) => n.hargaPenawaran !== null).length
  return penawar <= SEDIKIT ? kata.alasanSedikit : null
}

const keUrutan = ([vendorId, urutan]: [number, number]): UrutanRekanan => ({ vendorId, urutan })

function sama(a: readonly UrutanRekanan[], b: readonly UrutanRekanan[]): boolean {
  const key = (u: readonly UrutanRekanan[]) =>
    u
      .filter((x) => x.urutan > 0)
      .map((x) => `${x.vendorId}:${x.urutan}`)
      .toSorted()
      .join()
  return key(a) === key(b)
}

/**
 * The ranking after the winner dropped out: everybody below moves up by one; null when nobody is left who may win.
 */
export function urutanPengganti(
  nilai: readonly NilaiRekanan[],
  current: readonly UrutanRekanan[],
  gugurId: number,
  bobot: BobotEvaluasi,
  hps: number
): UrutanRekanan[] | null {
  const boleh = new Set(
    nilai
      .filter((n) => n.vendorId !== gugurId && dapatDiurutkan(n, bobot, hps))
      .map((n) => n.vendorId)
  )
  const hasil = current
    .filter((u) => u.urutan > 0 && boleh.has(u.vendorId))
    .toSorted((a, b) => a.urutan - b.urutan)
    .map((u, i) => ({ vendorId: u.vendorId, urutan: i + 1 }))
  return hasil.length > 0 ? hasil : null
}
