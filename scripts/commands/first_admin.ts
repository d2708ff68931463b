/** `npm run admin-pertama`: makes the first administrator of an installation. */
import { jalankanBackend, lingkunganPerintah, siapkanSkema } from '../lib/database.ts'
import { peladenBerjalan } from '../lib/single.ts'

export async function jalankan(argumen: string[]): Promise<number> {
  const env = await lingkunganPerintah()
  if (!peladenBerjalan()) await siapkanSkema(env, false)
  return jalankanBackend('bin/first_admin.ts', argumen, env, { interaktif: true })
}
