/** Rules of a negotiation result (S3 §5.4, decisions §5): never above the offer nor above the HPS. Whole rupiah. */
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { rupiah } from '../common/format.ts'

const teks = tenderHasil.negosiasi
export const MAKS_NEGOSIASI_TEKNIS = 200

export interface IsianNegosiasi {
  nama: string
  negosiasiTeknis: string | null
  negosiasiHarga: number | null
}

interface Finding {
  field: 'negosiasiTeknis' | 'negosiasiHarga'
  rule: string
  message: string
}

/** @param batas corrected offer and HPS */
export function aturanNegosiasi(
  isian: IsianNegosiasi,
  batas: { nilaiPenawaran: number | null; hps: number }
): Finding[] {
  const galat: Finding[] = []
  if ([...(isian.negosiasiTeknis ?? '')].length > MAKS_NEGOSIASI_TEKNIS) {
    const message = teks.teks(MAKS_NEGOSIASI_TEKNIS)
    galat.push({ field: 'negosiasiTeknis', rule: 'maxLength', message })
  }
  const harga = isian.negosiasiHarga
  if (harga === null) return galat
  const tolak = (rule: string, message: string) =>
    void galat.push({ field: 'negosiasiHarga', rule, message })
  if (!Number.isSafeInteger(harga) || harga <= 0) tolak('positive', teks.harga(isian.nama))
  else if (batas.nilaiPenawaran !== null && harga > batas.nilaiPenawaran) {
    tolak('offer', teks.melebihiPenawaran(isian.nama, rupiah(batas.nilaiPenawaran)))
  } else if (harga > batas.hps) tolak('ceiling', teks.melebihiHps(isian.nama))
  return galat
}
