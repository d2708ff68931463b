/** `npm run verify-journal`: checks the sealed journal and names the first broken batch and row. */
import { jalankanBackend, lingkunganPerintah } from '../lib/basis.ts'

export async function jalankan(argumen: string[]): Promise<number> {
  return jalankanBackend('bin/verifikasi_jurnal.ts', argumen, await lingkunganPerintah())
}
