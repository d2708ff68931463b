/** Rules of a negotiation result (S3 §5.4, decisions §5): never above the offer nor above the HPS. Whole rupiah. */
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { Checker, type Finding } from '../common/checker.ts'
import { rupiah } from '../common/format.ts'
import { lulusSemua, type NilaiRekanan } from './nilai/nilai_rekanan.ts'
import type { BobotEvaluasi } from './nilai/skor.ts'

const teks = tenderHasil.negosiasi
const MAKS_NEGOSIASI_TEKNIS = 200

export interface NegosiasiInput {
  nama: string
  negosiasiTeknis: string | null
  negosiasiHarga: number | null
}

/**
 * With whom one negotiates: the winner once determined; before that (TLA) all who passed every part, above the HPS too,
 * since a negotiated price is what gives them a rank (decisions §5).
 */
export function calonNegosiasi<T extends NilaiRekanan & { urutan: number }>(
  nilai: readonly T[],
  bobot: BobotEvaluasi
): T[] {
  const pemenang = nilai.filter((n) => n.urutan === 1)
  if (pemenang.length > 0) return pemenang.filter((n) => !n.gugur)
  return nilai.filter((n) => lulusSemua(n, bobot))
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
