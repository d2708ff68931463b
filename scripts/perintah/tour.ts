/** `npm run tour`: takes the pictures of the README's tour. */
import { join } from 'node:path'
import { jalankanAlat } from '../lib/alat.ts'
import { AKAR } from '../lib/tempat.ts'

export async function jalankan(argumen: string[]): Promise<number> {
  return jalankanAlat(join(AKAR, 'scripts/tur.ts'), argumen)
}
