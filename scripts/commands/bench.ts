/**
 * `npm run bench`: measures the product against the floor, side by side; `npm run bench -- pages` the screens, `-- reports`
 * the reports over 50,000 packages, `-- size` lists, reports and home pages on a large database beside a small one,
 * `-- sealing` the sealing and opening of offers, `-- processes` several web processes beside one.
 */
import { join } from 'node:path'
import { runBackend } from '../lib/database.ts'
import { runTool } from '../lib/tools.ts'
import { AKAR } from '../lib/places.ts'

export async function run([what, ...rest]: string[]): Promise<number> {
  if (what === 'pages') return runTool(join(AKAR, 'tests/load/pages.ts'), rest)
  if (what === 'reports') return runTool(join(AKAR, 'tests/load/reports.ts'), rest)
  if (what === 'size') return runTool(join(AKAR, 'tests/load/size.ts'), rest)
  if (what === 'processes') return runTool(join(AKAR, 'tests/load/processes.ts'), rest)
  if (what === 'sealing')
    return runBackend(join(AKAR, 'tests/load/sealing.ts'), rest, {}, { interaktif: true })
  return runTool(join(AKAR, 'tests/load/bench.ts'), what === undefined ? [] : [what, ...rest])
}
