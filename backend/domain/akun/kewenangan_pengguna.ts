/**
 * Which account an administrator may change (decisions §2 'users … adminit, superAdmin', settled
 * further here): adminit keeps every account but those of superAdmin; nobody changes their own role,
 * division or status, so that two people are needed to widen anybody's rights.
 */
import type { StatusPengguna } from '../common/choices.ts'
import { apakahInternal, PERAN_INTERNAL, type Peran, type PeranInternal } from '../common/roles.ts'

export interface PengelolaPengguna {
  id: number
  peran: Peran
}

export interface PenggunaDikelola {
  id: number
  peran: Peran
}

/** May this administrator open the account for changes at all? */
export const bolehKelola = (pengelola: PengelolaPengguna, pengguna: PenggunaDikelola): boolean =>
  pengelola.peran === 'superAdmin' ||
  (pengelola.peran === 'adminit' && pengguna.peran !== 'superAdmin')

/** Role, division and status: of others only. */
export const bolehUbahKewenangan = (
  pengelola: PengelolaPengguna,
  pengguna: PenggunaDikelola
): boolean => pengelola.id !== pengguna.id && bolehKelola(pengelola, pengguna)

/** Internal roles that this administrator may give. */
export const peranDapatDiberi = (pengelola: Pick<PengelolaPengguna, 'peran'>): PeranInternal[] =>
  PERAN_INTERNAL.filter(
    (peran) => apakahInternal(peran) && (pengelola.peran === 'superAdmin' || peran !== 'superAdmin')
  )

/** Does a password link do anything for the account? Who cannot log in gets none. */
export const bolehKirimSandi = ({ status }: { status: StatusPengguna }): boolean => status === 'A'
