import type { Pilihan } from '@eproc/domain/common/choices'
import { angka, rupiah } from '@eproc/domain/common/format'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { asItIs, chosenFrom } from '../../shared/stale/told.ts'

const teks = tenderStaf.evaluasi
export const LULUS: Pilihan[] = [
  { kode: '1', teks: teks.lulus },
  { kode: '0', teks: teks.tidakLulus },
]
export const LENGKAP: Pilihan[] = [
  { kode: '1', teks: teks.lengkap },
  { kode: '0', teks: teks.tidakLengkap },
]

const money = (value: unknown) => rupiah(value as number | null)
const score = (value: unknown) => angka(value as number | null, 2)
const WORDS: Readonly<Record<string, (value: unknown) => string>> = {
  hasilKualifikasi: chosenFrom(LENGKAP),
  lulusKualifikasi: chosenFrom(LULUS),
  hasilAdministrasi: chosenFrom(LENGKAP),
  hasilTeknis: score,
  lulusTeknis: chosenFrom(LULUS),
  hasilHarga: score,
  lulusHarga: chosenFrom(LULUS),
  nilaiPenawaran: money,
  biayaEvaluasi: money,
  negosiasiHarga: money,
}

/** What a field of the evaluation or the negotiation holds, as a person reads it; '-' where it holds nothing. */
export function valueInWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  return (WORDS[field] ?? asItIs)(value)
}
