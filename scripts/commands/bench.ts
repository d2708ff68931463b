/** `npm run bench`: measures the product against the floor, side by side. */
import { join } from 'node:path'
import { jalankanAlat } from '../lib/tools.ts'
import { AKAR } from '../lib/places.ts'

export async function jalankan(argumen: string[]): Promise<number> {
  return jalankanAlat(join(AKAR, 'tests/load/bench.ts'), argumen)
}
