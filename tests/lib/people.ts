/** Accounts with a session. */
import type Pengguna from '@eproc/backend/app/akun/pengguna'
import { buatPengguna, masukSebagai, type IsiPengguna } from '@eproc/database/factories/pengguna'

export interface Person {
  pengguna: Pengguna
  /** for `client.get(…).bearerToken(token)` */
  token: string
}

export async function person(isi: IsiPengguna = {}): Promise<Person> {
  const pengguna = await buatPengguna(isi)
  return { pengguna, token: await masukSebagai(pengguna) }
}

/** A session of a new account that the test needs no more of. */
export const tokenFor = async (isi: IsiPengguna = {}): Promise<string> => (await person(isi)).token
