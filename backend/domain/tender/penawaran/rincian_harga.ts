/** Arithmetic of an offer's unit prices (decisions §5.3): the HPS's own rounding, in whole rupiah. */
import { rincianHarga as teks } from '@eproc/i18n/id/rincian_harga'
import { Checker, type Finding } from '../../common/checker.ts'
import { rupiah } from '../../common/format.ts'
import { jumlahBaris } from '../../paket/hps.ts'

/** A line as the vendor sees it, without a price. */
export interface PriceLine {
  id: number
  nomor: number
  volume: number
}

export interface UnitPrice {
  id: number
  hargaSatuan: number
}

/** The largest price that an offer may have. */
export const MAX_OFFER = 999_999_999_999_999
/** Share of the HPS's unit price in percent above which a unit price is marked. */
const HIGH_UNIT_PRICE = 110

const validPrice = (n: number): boolean => Number.isSafeInteger(n) && n >= 0

const WHOLE = /^\d+$/
/** Dots or commas at thousands, and no part of a rupiah but zeros. */
const WRITTEN = [/^\d{1,3}(\.\d{3})*(,0{1,2})?$/, /^\d{1,3}(,\d{3})*(\.0{1,2})?$/]

function rupiahFromCell(cell: string): number | null {
  const text = cell.replace(/rp\.?/i, '').replace(/\s/g, '')
  const written = WRITTEN.some((w) => w.test(text))
  if (!written && !WHOLE.test(text)) return null
  const n = Number(text.replace(/[.,]0{1,2}$/, '').replace(/[.,]/g, ''))
  return Number.isSafeInteger(n) ? n : null
}

/** A column from a spreadsheet, the last cell of each row; null where a cell is no whole amount of rupiah. */
export function rupiahColumn(pasted: string): (number | null)[] {
  const rows = pasted.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  return rows.map((r) => rupiahFromCell(r.split('\t').at(-1)!))
}

/** Each line is rounded before it is summed, as the HPS is; null where a line has no valid price or the sum is too large. */
export function totalRincian(
  lines: readonly PriceLine[],
  prices: readonly UnitPrice[]
): number | null {
  const byId = new Map(prices.map((p) => [p.id, p.hargaSatuan]))
  let total = 0
  for (const { id, volume } of lines) {
    const hargaSatuan = byId.get(id)
    if (hargaSatuan === undefined || !validPrice(hargaSatuan)) return null
    total += jumlahBaris({ volume, hargaSatuan })
    if (!Number.isSafeInteger(total)) return null
  }
  return lines.length > 0 ? total : null
}

/** Every line priced once, whole rupiah, and a total that equals the one that was also sent. */
export function aturanRincianHarga(
  lines: readonly PriceLine[],
  prices: readonly UnitPrice[],
  hargaPenawaran: number | null
): Finding[] {
  const check = new Checker()
  if (lines.length === 0) {
    check.add('rincianHarga', 'empty', teks.tanpaBaris)
    return check.findings
  }
  const ids = new Set(lines.map((b) => b.id))
  if (prices.some((p) => !ids.has(p.id))) check.add('rincianHarga', 'unknown', teks.asing)
  for (const { id, nomor } of lines) {
    const sent = prices.filter((p) => p.id === id)
    if (sent.length === 0) check.add('rincianHarga', 'required', teks.kurang(nomor))
    else if (sent.length > 1) check.add('rincianHarga', 'unique', teks.ganda(nomor))
    else if (!sent.every((p) => validPrice(p.hargaSatuan))) {
      check.add('rincianHarga', 'rupiah', teks.satuan(nomor))
    }
  }
  if (check.findings.length > 0) return check.findings
  const total = totalRincian(lines, prices)
  if (total === null || total > MAX_OFFER) check.add('rincianHarga', 'max', teks.terlaluBesar)
  else if (total === 0) check.add('rincianHarga', 'positive', teks.nol)
  else if (hargaPenawaran !== null && total !== hargaPenawaran) {
    check.add('hargaPenawaran', 'total', teks.total(rupiah(total), rupiah(hargaPenawaran)))
  }
  return check.findings
}

export const hargaSatuanTinggi = (hargaSatuan: number, hps: number): boolean =>
  hps > 0 && BigInt(hargaSatuan) * 100n > BigInt(hps) * BigInt(HIGH_UNIT_PRICE)
