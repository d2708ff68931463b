/** Accounts with a session. */
import type Pengguna from '@eproc/backend/app/akun/pengguna'
import { createPengguna, signInAs, type PenggunaValues } from '@eproc/database/factories/pengguna'

/** One of each role of the staff, in a division where it has one. */
export const STAFF = [
  { peran: 'operator', divisi: '2020' },
  { peran: 'manajer', divisi: '2020' },
  { peran: 'ppk', divisi: '20' },
  { peran: 'pa', divisi: '20' },
  { peran: 'operatorULP' },
  { peran: 'manajerULP' },
  { peran: 'adminit' },
  { peran: 'superAdmin' },
] as const satisfies readonly PenggunaValues[]

export interface Person {
  pengguna: Pengguna
  /** for `client.get(…).bearerToken(token)` */
  token: string
}

export async function person(isi: PenggunaValues = {}): Promise<Person> {
  const pengguna = await createPengguna(isi)
  return { pengguna, token: await signInAs(pengguna) }
}

/** A session of a new account that the test needs no more of. */
export const tokenFor = async (isi: PenggunaValues = {}): Promise<string> =>
  (await person(isi)).token
