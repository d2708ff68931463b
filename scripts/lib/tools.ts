/** Runs a larger tool (bench, drill, tour) that starts its own servers on a data folder of its own. */
import { existsSync } from 'node:fs'
import { buildApps } from './build.ts'
import { runBackend } from './database.ts'
import { UserError } from './messages.ts'

/** Runs `berkas` with the back end's compiler options and the terminal; answers its exit code. */
export async function runTool(berkas: string, args: string[]): Promise<number> {
  if (!existsSync(berkas)) throw new UserError(`Alat ${berkas} tidak ada.`)
  await buildApps()
  return runBackend(berkas, args, {}, { interaktif: true })
}
