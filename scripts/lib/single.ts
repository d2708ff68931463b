/** Keeps two servers from running on one data folder, and lets other commands know of a running one. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './messages.ts'
import { isAlive, onClose } from './processes.ts'
import { processStart } from './postgres_leftovers.ts'
import { folderData } from './places.ts'

type Catatan = { pid: number; mulai: string; url: string }

/** Address of the server that runs on this data folder, if one does. */
export function runningServer(): Catatan | undefined {
  const jalur = join(folderData(), 'jalan.json')
  if (!existsSync(jalur)) return undefined
  try {
    const catatan = JSON.parse(readFileSync(jalur, 'utf8')) as Catatan
    const hidup = isAlive(catatan.pid) && processStart(catatan.pid) === catatan.mulai
    return hidup ? catatan : undefined
  } catch {
    return undefined
  }
}

/** Takes the data folder for this process until it ends; refuses when another server has it. */
export function ambilFolderData(url: string): void {
  const lain = runningServer()
  if (lain) {
    throw new UserError(
      `Sudah berjalan di ${lain.url} (proses ${lain.pid}) dengan folder data ${folderData()}. Hentikan dulu, atau pakai DATA_DIR dan PORT lain.`
    )
  }
  const jalur = join(folderData(), 'jalan.json')
  const catatan: Catatan = { pid: process.pid, mulai: processStart(process.pid), url }
  writeFileSync(jalur, JSON.stringify(catatan))
  onClose(() => rmSync(jalur, { force: true }))
}
