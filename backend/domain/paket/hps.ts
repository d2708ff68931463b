/** Money of a package (decisions §4): HPS lines, ceilings, what is left of an activity. Whole rupiah. */
import { JENIS_PENGADAAN, type JenisPengadaan, type MetodePemilihan } from '../common/choices.ts'

export interface HpsRow {
  uraian: string
  volume: number
  satuan: string
  hargaSatuan: number
}

/** One line in whole rupiah, rounded half up as it is printed. Exact: volume has three decimals at most. */
export function jumlahBaris({
  volume,
  hargaSatuan,
}: Pick<HpsRow, 'volume' | 'hargaSatuan'>): number {
  if (!Number.isFinite(volume) || !Number.isFinite(hargaSatuan)) return 0
  const seribu = BigInt(Math.round(volume * 1000)) * BigInt(Math.round(hargaSatuan))
  return Number((seribu + 500n) / 1000n)
}

/** Each line is rounded to whole rupiah, as it is printed, before it is summed. */
export const jumlahHps = (baris: readonly HpsRow[]): number =>
  baris.reduce((jumlah, b) => jumlah + jumlahBaris(b), 0)

/** Never below 0. */
export const sisaPagu = (pagu: number, terpakai: number): number => Math.max(0, pagu - terpakai)

/** Ceiling of direct procurement; `parameter` overwrites the default of the type. */
export function batasPla(
  jenis: JenisPengadaan,
  parameter?: Partial<Record<JenisPengadaan, number>>
): number {
  return parameter?.[jenis] ?? JENIS_PENGADAAN.find((j) => j.kode === jenis)!.batasPla
}

export const melampauiBatasPla = (
  metode: MetodePemilihan,
  jenis: JenisPengadaan,
  totalPagu: number,
  parameter?: Partial<Record<JenisPengadaan, number>>
): boolean => metode === 'PLA' && totalPagu > batasPla(jenis, parameter)
