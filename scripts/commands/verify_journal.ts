/** `npm run verify-journal`: checks the sealed journal and names the first broken batch and row. */
import { jalankanBackend, lingkunganPerintah } from '../lib/database.ts'

export async function jalankan(argumen: string[]): Promise<number> {
  return jalankanBackend('bin/verify_journal.ts', argumen, await lingkunganPerintah())
}
