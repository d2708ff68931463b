/** `npm run verify-journal`: checks the sealed journal and names the first broken batch and row. */
import { runBackend, commandEnvironment } from '../lib/database.ts'

export async function run(args: string[]): Promise<number> {
  return runBackend('bin/verify_journal.ts', args, await commandEnvironment())
}
