/** Accounts with a session. */
import type Pengguna from '@eproc/backend/app/akun/pengguna'
import { createPengguna, signInAs, type PenggunaValues } from '@eproc/database/factories/pengguna'

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
