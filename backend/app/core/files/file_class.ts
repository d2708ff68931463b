/**
 * Who may read a stored file. Each module registers the rule of its class beside its routes; a class
 * without a rule is read by nobody.
 */
import type { Pelaku } from '#core/auth/actor'

export interface BarisBerkas {
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

export interface AturanKelas {
  boleh(pelaku: Pelaku | null, berkas: BarisBerkas): boolean | Promise<boolean>
  /** openings are journaled (personal documents, decisions §3) */
  catatPembukaan?: boolean
}

const kelas = new Map<string, AturanKelas>()

export function daftarkanKelasBerkas(nama: string, aturan: AturanKelas): void {
  kelas.set(nama, aturan)
}

export const aturanKelas = (nama: string): AturanKelas | undefined => kelas.get(nama)
