/**
 * Who may read a stored file. Each module registers the rule of its class beside its routes; a class
 * without a rule is read by nobody.
 */
import type { Pelaku } from '#core/auth/actor'

export interface BerkasRow {
  id: string
  jalur: string
  nama_asli: string
  ukuran: number
  sha256: string
  mime: string
  kelas: string
  objek: string
  objek_id: string | null
  rekanan_id: number | null
  dilepas_pada: Date | null
}

export interface FileClassRule {
  boleh(pelaku: Pelaku | null, berkas: BerkasRow): boolean | Promise<boolean>
  /** openings are journaled (personal documents, decisions §3) */
  catatPembukaan?: boolean
}

const kelas = new Map<string, FileClassRule>()

export function registerFileClass(nama: string, aturan: FileClassRule): void {
  kelas.set(nama, aturan)
}

export const fileClassRule = (nama: string): FileClassRule | undefined => kelas.get(nama)
