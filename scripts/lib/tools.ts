/** Runs a larger tool (bench, drill, tour) that starts its own servers on a data folder of its own. */
import { existsSync } from 'node:fs'
import { bangunAplikasi } from './build.ts'
import { jalankanBackend } from './database.ts'
import { GalatPengguna } from './messages.ts'

/** Runs `berkas` with the back end's compiler options and the terminal; answers its exit code. */
export async function jalankanAlat(berkas: string, argumen: string[]): Promise<number> {
  if (!existsSync(berkas)) throw new GalatPengguna(`Alat ${berkas} tidak ada.`)
  await bangunAplikasi()
  return jalankanBackend(berkas, argumen, {}, { interaktif: true })
}
