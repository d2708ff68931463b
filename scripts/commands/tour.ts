/** `npm run tour`: takes the pictures of the README's tour. */
import { join } from 'node:path'
import { runTool } from '../lib/tools.ts'
import { AKAR } from '../lib/places.ts'

export async function run(args: string[]): Promise<number> {
  return runTool(join(AKAR, 'scripts/tour_pictures.ts'), args)
}
