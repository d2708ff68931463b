/**
 * `npm run drill`: what takes too long for `npm test`. The fault tests with twenty rounds of kills (TES_PUTARAN says
 * another number), and the tale of a tender on a clock that moves from stage to stage.
 */
import { jalankan as jalankanTes } from './test.ts'

const BERKAS = '--files=tests/fault,tests/e2e/alur_kten'

export async function jalankan(argumen: string[]): Promise<number> {
  process.env.TES_PUTARAN ??= '20'
  process.env.TES_LATIHAN = '1'
  return jalankanTes(['fault', 'e2e', ...(argumen.length > 0 ? argumen : [BERKAS])])
}
