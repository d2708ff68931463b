/** `npm run tour`: takes the pictures of the README's tour. */
import { join } from 'node:path'
import { jalankanAlat } from '../lib/tools.ts'
import { AKAR } from '../lib/places.ts'

export async function jalankan(argumen: string[]): Promise<number> {
  return jalankanAlat(join(AKAR, 'scripts/tour_pictures.ts'), argumen)
}
