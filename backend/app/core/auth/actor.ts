import { inti } from '@eproc/i18n/id/core'
import type { Peran } from '@eproc/domain/common/roles'

/** Who acts: read from the session on the server, never from the request's content. */
export interface Pelaku {
  /** numeric id in `pengguna` */
  id: number
  login: string
  nama: string
  email: string
  jabatan: string | null
  peran: Peran
  /** division code such as '1010' */
  divisi: string | null
  /** the division is the procurement unit */
  unlada: boolean
  /** the vendor's id; null until company or personal data were saved, and for staff */
  rekananId: number | null
  sesiId: number
  /** hash of the session's token, by which the database lets it write the journal; null without a session at hand */
  bukti: string | null
  /** nothing but the own profile is open until the second step of the login is set up */
  terbatas: boolean
  /** address of the request; null for timed work */
  ip: string | null
}

/** What use cases and the journal need of who acts. */
export type Actor = Pick<Pelaku, 'id' | 'nama' | 'peran' | 'ip'> & Partial<Pick<Pelaku, 'bukti'>>

/** Who does timed work. */
export const SYSTEM: Actor = { id: 0, nama: inti.nama.sistem, peran: 'superAdmin', ip: null }
