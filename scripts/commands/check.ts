/** `npm run check`: types of every package, lint and format, side by side. */
import { say, sayFailed } from '../lib/messages.ts'
import { runProcess } from '../lib/processes.ts'
import { checkTypes } from '../lib/types.ts'
import { AKAR } from '../lib/places.ts'

export async function run(args: string[]): Promise<number> {
  const perbaiki = args.includes('--fix')
  const alat = async (nama: string, bin: string, isi: string[]) => {
    const { kode, keluaran: output } = await runProcess(
      process.execPath,
      [`node_modules/${bin}`, ...isi],
      {
        cwd: AKAR,
      }
    )
    return { nama, berhasil: kode === 0, keluaran: output }
  }
  const hasil = await Promise.all([
    alat('eslint', 'eslint/bin/eslint.js', [
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint',
      ...(perbaiki ? ['--fix'] : []),
      '.',
    ]),
    alat('oxlint', 'oxlint/bin/oxlint', [
      '--deny-warnings',
      '--report-unused-disable-directives',
      ...(perbaiki ? ['--fix'] : []),
    ]),
    alat('prettier', 'prettier/bin/prettier.cjs', [
      perbaiki ? '--write' : '--check',
      '--cache',
      '--log-level=warn',
      '**/*.{ts,tsx,mjs,js}',
    ]),
    checkTypes(),
  ])
  let kode = 0
  for (const { nama, berhasil, keluaran: output } of hasil.flat()) {
    if (berhasil) {
      say(`✔ ${nama}`)
      continue
    }
    kode = 1
    sayFailed(`${nama}\n${output}`)
  }
  return kode
}
