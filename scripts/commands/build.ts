/** `npm run build`: dependencies and both apps, so that a start needs to write nothing into the project's folder. */
import { buildApps } from '../lib/build.ts'

export async function run(): Promise<number> {
  await buildApps()
  return 0
}
