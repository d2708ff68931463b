/**
 * A work order's cost lines (S3 §2.6, §3 'SPK', §5.6): two groups, LP and LNP, of headers with lines. A line costs
 * quantity × satuan × hargaSatuan: three engineers for four months each. `satuan` is a number by the specification.
 */
import { spk as teks } from '@eproc/i18n/id/spk'
import { Checker, terisi, type Finding } from '../common/checker.ts'
import { rupiah } from '../common/format.ts'

export const TIPE_BIAYA = ['LP', 'LNP'] as const
export type TipeBiaya = (typeof TIPE_BIAYA)[number]

type Kosong<T> = T | null | undefined

export interface PekerjaanInput {
  nama?: Kosong<string>
  quantity?: Kosong<number>
  satuan?: Kosong<number>
  hargaSatuan?: Kosong<number>
}
export interface HeaderInput {
  nama?: Kosong<string>
  tipeBiaya?: Kosong<string>
  spk_pekerjaan?: Kosong<readonly PekerjaanInput[]>
}

/** Headers of a work order, and lines of a header. */
export const MAKS_BARIS_SPK = { header: 50, pekerjaan: 200 } as const

const MAKS_ANGKA = 1_000_000
const MAKS_HARGA = 999_999_999_999
const RIBU = 1000

/** Whole rupiah, half up; exact with three decimals in both factors. */
export function jumlahPekerjaan({ quantity, satuan, hargaSatuan }: PekerjaanInput): number {
  const bulat = [quantity, satuan, hargaSatuan].map((n) => n ?? 0)
  if (!bulat.every((n) => Number.isFinite(n) && Math.abs(n) <= MAKS_HARGA)) return 0
  const [q, s] = [bulat[0]!, bulat[1]!].map((n) => BigInt(Math.round(n * RIBU)))
  const harga = BigInt(Math.round(bulat[2]!))
  return Number((q! * s! * harga + 500_000n) / 1_000_000n)
}
export const jumlahHeader = (h: HeaderInput): number =>
  (h.spk_pekerjaan ?? []).reduce((jumlah, p) => jumlah + jumlahPekerjaan(p), 0)
export const jumlahSpk = (list: readonly HeaderInput[], tipe?: TipeBiaya): number =>
  list
    .filter((h) => !tipe || h.tipeBiaya === tipe)
    .reduce((jumlah, h) => jumlah + jumlahHeader(h), 0)

/** What a work order may not pass: HPS and, once they are agreed, contracts of the tender's packages that still run. */
export interface BatasSpk {
  totalPagu: number
  nilaiKontrak: number | null
}

export function aturanSpk(
  list: readonly HeaderInput[],
  { totalPagu, nilaiKontrak }: BatasSpk
): Finding[] {
  const check = new Checker()
  check.ensure(list.length > 0, 'spk', 'required', teks.aturan.kosong)
  const { header } = MAKS_BARIS_SPK
  check.ensure(list.length <= header, 'spk', 'maxRows', teks.aturan.barisMaks(header))
  for (const [i, h] of list.entries()) periksaHeader(check.at(`spk.${i}`), h)
  if (check.findings.length > 0) return check.findings
  const total = jumlahSpk(list)
  const pesan = teks.aturan.melebihi(rupiah(total), rupiah(totalPagu))
  if (!check.ensure(total <= totalPagu, 'spk', 'max', pesan) || nilaiKontrak === null)
    return check.findings
  const disepakati = teks.aturan.melebihiKontrak(rupiah(total), rupiah(nilaiKontrak))
  check.ensure(total <= nilaiKontrak, 'spk', 'max', disepakati)
  return check.findings
}

function periksaHeader(check: Checker, h: HeaderInput): void {
  check.require('nama', h.nama, teks.aturan.nama)
  check.maxLength(h, { nama: 200 }, teks.aturan.maks)
  const tipe = (TIPE_BIAYA as readonly string[]).includes(h.tipeBiaya ?? '')
  check.ensure(tipe, 'tipeBiaya', 'enum', teks.aturan.tipe)
  const baris = h.spk_pekerjaan ?? []
  check.ensure(baris.length > 0, 'spk_pekerjaan', 'required', teks.aturan.tanpaBaris)
  const { pekerjaan } = MAKS_BARIS_SPK
  const muat = baris.length <= pekerjaan
  check.ensure(muat, 'spk_pekerjaan', 'maxRows', teks.aturan.barisMaks(pekerjaan))
  for (const [i, b] of baris.entries()) {
    const at = check.at(`spk_pekerjaan.${i}`)
    at.require('nama', b.nama, teks.aturan.nama)
    at.maxLength(b, { nama: 300 }, teks.aturan.maks)
    periksaFaktor(at, 'quantity', b.quantity)
    periksaFaktor(at, 'satuan', b.satuan)
    if (!at.ensure(terisi(b.hargaSatuan), 'hargaSatuan', 'required', teks.aturan.angka)) continue
    const bulat = Number.isInteger(b.hargaSatuan) && b.hargaSatuan! >= 0
    at.ensure(bulat, 'hargaSatuan', 'integer', teks.aturan.harga)
    at.ensure(b.hargaSatuan! <= MAKS_HARGA, 'hargaSatuan', 'max', teks.aturan.terlaluBesar)
  }
}

function periksaFaktor(check: Checker, field: 'quantity' | 'satuan', nilai: Kosong<number>): void {
  if (!check.ensure(terisi(nilai) && Number.isFinite(nilai), field, 'required', teks.aturan.angka))
    return
  check.ensure(nilai! > 0, field, 'positive', teks.aturan.positif)
  check.ensure(nilai! <= MAKS_ANGKA, field, 'max', teks.aturan.terlaluBesar)
  const tiga = Math.abs(nilai! * RIBU - Math.round(nilai! * RIBU)) < 1e-6
  check.ensure(tiga, field, 'decimals', teks.aturan.desimal)
}
