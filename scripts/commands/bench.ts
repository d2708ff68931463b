/** `npm run bench`: measures the product against the floor, side by side. */
import { join } from 'node:path'
import { runTool } from '../lib/tools.ts'
import { AKAR } from '../lib/places.ts'

export async function run(args: string[]): Promise<number> {
  return runTool(join(AKAR, 'tests/load/bench.ts'), args)
}
