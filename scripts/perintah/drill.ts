/** `npm run drill`: the long form of the fault tests. */
import { join } from 'node:path'
import { jalankanAlat } from '../lib/alat.ts'
import { AKAR } from '../lib/tempat.ts'

export async function jalankan(argumen: string[]): Promise<number> {
  return jalankanAlat(join(AKAR, 'tests/fault/drill.ts'), argumen)
}
