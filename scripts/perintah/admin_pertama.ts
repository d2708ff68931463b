/** `npm run admin-pertama`: makes the first administrator of an installation. */
import { jalankanBackend, lingkunganPerintah, siapkanSkema } from '../lib/basis.ts'
import { peladenBerjalan } from '../lib/tunggal.ts'

export async function jalankan(argumen: string[]): Promise<number> {
  const env = await lingkunganPerintah()
  if (!peladenBerjalan()) await siapkanSkema(env, false)
  return jalankanBackend('bin/admin_pertama.ts', argumen, env, { interaktif: true })
}
