/**
 * `npm run drill`: what takes too long for `npm test`. The fault tests with twenty rounds of kills (TES_PUTARAN says
 * another number), every browser scene with the tales of all templates, 30,000 calls that nobody would write, every
 * question to every list in worlds that differ in one value, and 1,000 tampers of a public log of 100,000 leaves.
 * Arguments are those of `npm test`: `npm run drill -- e2e`.
 */
import { run as runTests } from './test.ts'

const BERKAS = `--files=${[
  'tests/fault',
  'tests/e2e',
  'tests/api/hak/acak.spec.ts',
  'tests/api/hak/orakel.spec.ts',
  'tests/api/ocds',
  'tests/api/tender',
  'tests/unit/log/note.spec.ts',
].join(',')}`

export async function run(args: string[]): Promise<number> {
  process.env.TES_PUTARAN ??= '20'
  process.env.TES_LATIHAN = '1'
  process.env.LOG_DAUN ??= '100000'
  process.env.LOG_USIKAN ??= '1000'
  return runTests(args.length > 0 ? args : [BERKAS])
}
