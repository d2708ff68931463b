/** `npm run check`: types of every package, lint and format, side by side. */
import { kabari, kabariGagal } from '../lib/messages.ts'
import { jalankanProses } from '../lib/processes.ts'
import { periksaTipe } from '../lib/types.ts'
import { AKAR } from '../lib/places.ts'

export async function jalankan(argumen: string[]): Promise<number> {
  const perbaiki = argumen.includes('--fix')
  const alat = async (nama: string, bin: string, isi: string[]) => {
    const { kode, keluaran } = await jalankanProses(
      process.execPath,
      [`node_modules/${bin}`, ...isi],
      {
        cwd: AKAR,
      }
    )
    return { nama, berhasil: kode === 0, keluaran }
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
    periksaTipe(),
  ])
  let kode = 0
  for (const { nama, berhasil, keluaran } of hasil.flat()) {
    if (berhasil) {
      kabari(`✔ ${nama}`)
      continue
    }
    kode = 1
    kabariGagal(`${nama}\n${keluaran}`)
  }
  return kode
}
