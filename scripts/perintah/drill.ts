/**
 * `npm run drill`: the fault tests in their long form, with twenty rounds of kills (TES_PUTARAN says
 * another number).
 */
import { jalankan as jalankanTes } from './test.ts'

export async function jalankan(argumen: string[]): Promise<number> {
  process.env.TES_PUTARAN ??= '20'
  return jalankanTes(['fault', ...argumen])
}
