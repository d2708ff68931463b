/** Runs a group of test files in one process and answers how many passed and failed. */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from './environment.ts'
import { startMailCatcher } from './mail_catcher.ts'
import { stopProcess, onClose } from './processes.ts'
import { newTally, type Tally, type TestMessage } from './test_tally.ts'
import { BACKEND, TYPESCRIPT, folderData } from './places.ts'

/** Runs the files; what came of them stands in a tally, by default one of the group's name that counts. */
export async function runGroup(isi: {
  env: Environment
  /** Name of the group, and of its own data folder. */
  nama: string
  berkas: string[]
  sisa: string[]
  tally?: Tally
}): Promise<Tally> {
  const data = join(folderData(), isi.nama)
  mkdirSync(data, { recursive: true })
  const surat = await startMailCatcher({ folder: join(data, 'surat') })
  const daftar = join(data, 'berkas-tes.json')
  writeFileSync(daftar, JSON.stringify(isi.berkas))
  const tally = isi.tally ?? newTally(isi.nama)
  const anak = spawn(process.execPath, [TYPESCRIPT, 'bin/test.ts', ...isi.sisa], {
    cwd: BACKEND,
    env: {
      ...process.env,
      ...isi.env,
      APP_URL: `http://localhost:${isi.env.PORT}`,
      DATA_DIR: data,
      SMTP_URL: surat.urlSmtp,
      TES_KOTAK_SURAT: surat.urlKotak,
      TES_DAFTAR: daftar,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onClose(() => stopProcess(anak, 5000))
  anak.on('message', (pesan) => {
    if (typeof pesan === 'object' && pesan !== null && 'event' in pesan) {
      tally.take(pesan as TestMessage)
    }
  })
  const kode = await new Promise<number>((selesai) => anak.once('close', (k) => selesai(k ?? 1)))
  tally.close(kode)
  await surat.henti()
  return tally
}
