import { master } from '@eproc/i18n/id/master'

/** Nilai satu sisi perubahan sebagai teks. */
export function teksNilai(nilai: unknown): string {
  if (nilai === null || nilai === undefined || nilai === '') return master.audit.kosongNilai
  if (typeof nilai === 'string') return nilai
  if (typeof nilai === 'number' || typeof nilai === 'boolean') return String(nilai)
  return JSON.stringify(nilai)
}

export interface PerubahanRow {
  bidang: string
  sebelum: unknown
  sesudah: unknown
  /** false: bukan perubahan, hanya keterangan */
  berubah: boolean
}

/** Rincian jurnal sebagai baris: `[sebelum, sesudah]` dari `beda`, selain itu keterangan. */
export const barisPerubahan = (rincian: Record<string, unknown>): PerubahanRow[] =>
  Object.entries(rincian).map(([bidang, isi]) =>
    Array.isArray(isi) && isi.length === 2
      ? { bidang, sebelum: isi[0] as unknown, sesudah: isi[1] as unknown, berubah: true }
      : { bidang, sebelum: null, sesudah: isi, berubah: false }
  )
