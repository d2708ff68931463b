/** What `npm run drill` runs and `npm test` leaves out (CONTRIBUTING, 'Ten minutes'), where a file holds some of both. */
import type { KodeTemplat } from '@eproc/domain/tahap/templat'

export const inDrill = process.env.TES_LATIHAN === '1'

/** `test(…).tags(DRILL)` */
export const DRILL = ['@drill']

/** One template of each family; the others have the same stages or fewer. */
const IN_SUITE: readonly KodeTemplat[] = ['KTEN', 'PSEL', 'PLA']

/** For tests that stand once for each template. */
export const templateTags = (kode: KodeTemplat): string[] => (IN_SUITE.includes(kode) ? [] : DRILL)
