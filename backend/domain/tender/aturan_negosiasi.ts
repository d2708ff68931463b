/** Rules of a negotiation result (S3 §5.4, decisions §5): never above the offer nor above the HPS. Whole rupiah. */
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { Checker, type Finding } from '../common/checker.ts'
import { rupiah } from '../common/format.ts'

const teks = tenderHasil.negosiasi
const MAKS_NEGOSIASI_TEKNIS = 200

export interface NegosiasiInput {
  nama: string
  negosiasiTeknis: string | null
  negosiasiHarga: number | null
}

/** @param limit corrected offer and HPS */
export function aturanNegosiasi(
  input: NegosiasiInput,
  limit: { nilaiPenawaran: number | null; hps: number }
): Finding[] {
  const check = new Checker()
  check.maxLength(input, { negosiasiTeknis: MAKS_NEGOSIASI_TEKNIS }, teks.teks)
  const { nama, negosiasiHarga: harga } = input
  if (harga === null) return check.findings
  const ensureHarga = (sah: boolean, rule: string, message: string) =>
    check.ensure(sah, 'negosiasiHarga', rule, message)
  ensureHarga(Number.isSafeInteger(harga) && harga > 0, 'positive', teks.harga(nama))
  const tawaran = limit.nilaiPenawaran
  if (tawaran !== null) {
    ensureHarga(harga <= tawaran, 'offer', teks.melebihiPenawaran(nama, rupiah(tawaran)))
  }
  ensureHarga(harga <= limit.hps, 'ceiling', teks.melebihiHps(nama))
  return check.findings
}
