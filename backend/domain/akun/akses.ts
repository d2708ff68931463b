/**
 * Powers that one administrator alone neither gives nor takes over (decisions §2 'No one is everybody'): who approves,
 * opens, determines or appoints, and who keeps the accounts of those.
 */
import type { Peran } from '../common/roles.ts'

export type ObjekAkses = 'pengguna' | 'divisi'
export type StatusAksesTersimpan = 'menunggu' | 'berlaku' | 'ditolak' | 'diganti'
/** `kedaluwarsa`: nobody confirmed it in time. */
export type StatusAkses = StatusAksesTersimpan | 'kedaluwarsa'

/** What of an account or a division is changed, by the names of their forms. */
export type AksesBerubah = Readonly<Record<string, string | boolean | null>>

const BERWENANG: readonly Peran[] = [
  'manajer',
  'ppk',
  'pa',
  'operatorULP',
  'manajerULP',
  'adminit',
  'superAdmin',
]
export const PERAN_ADMINISTRATOR: readonly Peran[] = ['adminit', 'superAdmin']

/** An account as its powers follow from it. */
export interface Kewenangan {
  peran: Peran
  /** its division is the procurement unit, whose members open and evaluate */
  unitPengadaan: boolean
}

export const berwenang = ({ peran, unitPengadaan }: Kewenangan): boolean =>
  BERWENANG.includes(peran) || unitPengadaan

/** Of an account's form: what waits when the account has such powers before or after. */
export const BIDANG_AKSES = ['email', 'roles', 'divisi'] as const
export type BidangAkses = (typeof BIDANG_AKSES)[number]

/** What an administrator may do with a request now. */
export type TindakanAkses = 'konfirmasi' | 'tolak'

export interface PerubahanDiputus {
  status: StatusAkses
  pemintaId: number
  penggunaId: number | null
}

/** Confirmed by an administrator who neither asked for it nor gains by it; taken back also by who asked. */
export function tindakanAkses(p: PerubahanDiputus, pelakuId: number): TindakanAkses[] {
  if (p.status !== 'menunggu') return []
  if (p.penggunaId === pelakuId) return []
  return p.pemintaId === pelakuId ? ['tolak'] : ['konfirmasi', 'tolak']
}
