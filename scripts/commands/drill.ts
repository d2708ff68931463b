/**
 * `npm run drill`: what takes too long for `npm test`. The fault tests with twenty rounds of kills (TES_PUTARAN says
 * another number), the tales of tenders on a clock that moves from stage to stage, those of the other templates, and
 * 30,000 calls that nobody would write.
 */
import { run as runTests } from './test.ts'

const BERKAS =
  '--files=tests/fault,tests/e2e/alur_kten,tests/e2e/alur,tests/api/hak/acak.spec.ts,tests/api/tender/sifat_templat.spec.ts'

export async function run(args: string[]): Promise<number> {
  process.env.TES_PUTARAN ??= '20'
  process.env.TES_LATIHAN = '1'
  return runTests(['fault', 'e2e', 'api', ...(args.length > 0 ? args : [BERKAS])])
}
