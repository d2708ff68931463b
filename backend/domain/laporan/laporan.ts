/** What the reports count by, for server and screens. */
import type { StatusRekanan } from '../common/choices.ts'

/** Names of the vendor report's counts (S3 §2.7) and the statuses that they count. */
export const STATUS_REKANAN_LAPORAN = {
  aktif: 'A',
  nonAktif: 'I',
  persiapanVerifikasi: 'N',
  menungguHasilVerifikasi: 'V',
  masaBerlakuHabis: 'E',
  suspend: 'S',
} as const satisfies Readonly<Record<string, StatusRekanan>>
export type StatusRekananLaporan = keyof typeof STATUS_REKANAN_LAPORAN

/** Groups of packages by how many vendors take part: the name, from, to. */
export const KELOMPOK_PESERTA = [
  { kode: '0', dari: 0, sampai: 0 },
  { kode: '1', dari: 1, sampai: 1 },
  { kode: '2', dari: 2, sampai: 2 },
  { kode: '3-5', dari: 3, sampai: 5 },
  { kode: '6', dari: 6, sampai: null },
] as const
export type KelompokPeserta = (typeof KELOMPOK_PESERTA)[number]['kode']

/** Report tables show so many rows a page (S3 §9). */
export const BARIS_LAPORAN = 5
