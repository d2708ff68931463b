/** Type checks of every package of the project. */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runProcess } from './processes.ts'
import { AKAR } from './places.ts'

export type HasilPeriksa = { nama: string; berhasil: boolean; keluaran: string }

const PROYEK = [
  'backend',
  'vendor-portal',
  'vendor-portal/worker',
  'vendor-portal/single',
  'backoffice',
  'tests',
  'backend/domain',
  'backend/sealing',
  'scripts',
]

/** TypeScript 7 over every package, one after the other (its checker uses all cores); version 6 stays for the tools that need its API. */
export async function checkTypes(): Promise<HasilPeriksa[]> {
  const queue = PROYEK.filter((p) => existsSync(join(AKAR, p, 'tsconfig.json')))
  const hasil: HasilPeriksa[] = []
  const pekerja = async () => {
    for (let proyek = queue.shift(); proyek; proyek = queue.shift()) {
      const { kode, keluaran: output } = await runProcess(
        process.execPath,
        ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', join(proyek, 'tsconfig.json')],
        { cwd: AKAR }
      )
      hasil.push({ nama: `tipe ${proyek}`, berhasil: kode === 0, keluaran: output })
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, pekerja))
  return hasil
}
