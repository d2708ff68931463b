/**
 * Runs one command of the project: `node scripts/run.ts <command> […arguments]`. Each command is a
 * file in scripts/commands that exports `jalankan(argumen)` and answers the exit code.
 */
import { pathToFileURL } from 'node:url'
import { userMessage, sayFailed } from './lib/messages.ts'
import { installClosers, closeAll } from './lib/processes.ts'

type Perintah = { run(args: string[]): Promise<number> }

const PERINTAH: Record<string, () => Promise<Perintah>> = {
  'start': () => import('./commands/start.ts'),
  'dev': () => import('./commands/dev.ts'),
  'build': () => import('./commands/build.ts'),
  'test': () => import('./commands/test.ts'),
  'check': () => import('./commands/check.ts'),
  'bench': () => import('./commands/bench.ts'),
  'drill': () => import('./commands/drill.ts'),
  'stability': () => import('./commands/stability.ts'),
  'schema': () => import('./commands/schema.ts'),
  'tour': () => import('./commands/tour.ts'),
  'backup': () => import('./commands/backup.ts'),
  'restore': () => import('./commands/restore.ts'),
  'admin-pertama': () => import('./commands/first_admin.ts'),
  'verify-journal': () => import('./commands/verify_journal.ts'),
  'verify-log': () => import('./commands/verify_log.ts'),
  'witness': () => import('./commands/witness.ts'),
  'hapus-log': () => import('./commands/erase_logged.ts'),
  'kunci-log': () => import('./commands/log_key.ts'),
}

/** Loads the named command, runs it, stops everything that it started and ends the process. */
export async function run([nama = 'start', ...args]: string[]): Promise<void> {
  const muat = PERINTAH[nama]
  if (!muat) {
    sayFailed(`Perintah "${nama}" tidak dikenal. Yang ada: ${Object.keys(PERINTAH).join(', ')}.`)
    process.exit(1)
  }
  installClosers()
  let kode = 1
  try {
    const perintah = await muat()
    kode = await perintah.run(args)
  } catch (error) {
    sayFailed(userMessage(error))
  }
  await closeAll()
  process.exit(kode)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await run(process.argv.slice(2))
}
