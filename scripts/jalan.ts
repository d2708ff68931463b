/**
 * Runs one command of the project: `node scripts/jalan.ts <command> […arguments]`. Each command is a
 * file in scripts/perintah that exports `jalankan(argumen)` and answers the exit code.
 */
import { pathToFileURL } from 'node:url'
import { galatPengguna, kabariGagal } from './lib/pesan.ts'
import { pasangPenutup, tutupSemua } from './lib/proses.ts'

type Perintah = { jalankan(argumen: string[]): Promise<number> }

const PERINTAH: Record<string, () => Promise<Perintah>> = {
  'start': () => import('./perintah/start.ts'),
  'dev': () => import('./perintah/dev.ts'),
  'test': () => import('./perintah/test.ts'),
  'check': () => import('./perintah/check.ts'),
  'bench': () => import('./perintah/bench.ts'),
  'drill': () => import('./perintah/drill.ts'),
  'stability': () => import('./perintah/stability.ts'),
  'schema': () => import('./perintah/schema.ts'),
  'tour': () => import('./perintah/tour.ts'),
  'backup': () => import('./perintah/backup.ts'),
  'restore': () => import('./perintah/restore.ts'),
  'admin-pertama': () => import('./perintah/admin_pertama.ts'),
  'verify-journal': () => import('./perintah/verify_journal.ts'),
}

/** Loads the named command, runs it, stops everything that it started and ends the process. */
export async function jalankan([nama = 'start', ...argumen]: string[]): Promise<void> {
  const muat = PERINTAH[nama]
  if (!muat) {
    kabariGagal(`Perintah "${nama}" tidak dikenal. Yang ada: ${Object.keys(PERINTAH).join(', ')}.`)
    process.exit(1)
  }
  pasangPenutup()
  let kode = 1
  try {
    const perintah = await muat()
    kode = await perintah.jalankan(argumen)
  } catch (galat) {
    kabariGagal(galatPengguna(galat))
  }
  await tutupSemua()
  process.exit(kode)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await jalankan(process.argv.slice(2))
}
