/** Packages whose offers are sealed to keys of people, for tests with browsers (sealing.md §2). */
import { createCountingKeys, type MadeHolder } from '@eproc/database/factories/holder_keys'
import { createPaket, type PaketUji, type PaketValues } from '@eproc/database/factories/paket'
import { actAs, createPengguna } from '@eproc/database/factories/pengguna'
import { rows } from './query.ts'

/** What is published from now on; the server hears of it by its notice, as of every parameter that is saved. */
export async function requireHolderKeys(): Promise<void> {
  await rows(`update parameter set value = '1' where key = 'KUNCI_PEMEGANG_WAJIB' returning key`)
  await rows(`select pg_notify('parameter', '')`)
}

export interface KeyedPaket extends PaketUji {
  id: number
  pa: Awaited<ReturnType<typeof createPengguna>>
  /** of two members and the reserve */
  keys: MadeHolder[]
}

/** One that waits for its publication: two members and the PA as reserve have keys that count. */
export async function createKeyedPaket(
  passphrase: string,
  values: PaketValues = {}
): Promise<KeyedPaket> {
  await requireHolderKeys()
  const made = await createPaket(values)
  const pa = await createPengguna({ peran: 'pa', divisi: '20', nama: 'PA Cadangan' })
  const people = [...made.pokja.slice(0, 2), pa]
  const actors = await Promise.all(people.map((one) => actAs(one)))
  return { ...made, id: made.paket.id, pa, keys: await createCountingKeys(actors, passphrase) }
}
