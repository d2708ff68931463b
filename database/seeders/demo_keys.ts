/** Keys of the demonstration's holders, with its password as their passphrase (never in production). */
import HolderKey from '@eproc/backend/app/pemegang/holder_key'
import { createCountingKeys } from '../factories/holder_keys.js'
import { DEMO_PASSWORD } from './demo_akun.ts'
import { pelakuDemo } from './demo_paket_actors.ts'

/** Pokja, PPK and PA of both directorates, and who may be in a pokja. */
const HOLDERS = ['panitia1', 'panitia2', 'panitia3', 'ppk', 'pa', 'ppk2', 'pa2', 'operatorulp']

export async function seedDemoKeys(): Promise<void> {
  if (await HolderKey.first()) return
  const as = pelakuDemo()
  const actors = []
  for (const login of HOLDERS) actors.push((await as(login)).pelaku)
  await createCountingKeys(actors, DEMO_PASSWORD)
}
