/**
 * `npm test`: everything, in an environment of its own. `npm test -- api --files=tests/api/akun` runs a
 * part: suites by name, files by path (a folder, a file, or the beginning of either). `--clock=P60D` puts
 * product and browsers sixty days ahead. Other options go to japa (`--tests="…"`, `--tags=…`, `--bail`). The last line is always `N passed, N failed`.
 */
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { cariChromium } from '../../tests/lib/chromium.ts'
import { scaled } from '../../tests/lib/limits.ts'
import { bangunAplikasi } from '../lib/build.ts'
import { lingkunganDasar, lupakanLingkungan, type Lingkungan } from '../lib/environment.ts'
import { galatPengguna, kabari, kabariGagal } from '../lib/messages.ts'
import { cariPort, salinBasis } from '../lib/postgres.ts'
import { saatTutup } from '../lib/processes.ts'
import { alamatBasis, basisTes } from '../lib/test_database.ts'
import { jalankanKelompok } from '../lib/test_group.ts'
import { kelompokPeramban, pilihTes, type Kelompok, type Pilihan } from '../lib/test_choice.ts'
import { countFailure, durations, newTally, runningTests, totals } from '../lib/test_tally.ts'
import { periksaTipe } from '../lib/types.ts'

/** Of a quiet machine. TES_BATAS_DETIK says another limit, in seconds, that does not grow. */
const BATAS_MS = 20 * 60_000
const URUTAN: readonly Kelompok[] = ['peramban1', 'peramban2', 'biasa', 'gangguan']

/** The counts for the closing line once they stand fast, whatever still happens to the processes. */
let akhir: { passed: number; failed: number } | undefined

export async function jalankan(argumen: string[]): Promise<number> {
  const pilihan = pilihTes(argumen)
  lupakanLingkungan()
  // The closing line comes after everything else that is said. A run that was stopped has failed.
  process.once('exit', () => {
    const { passed, failed } = akhir ?? terputus()
    process.stdout.write(`${passed} passed, ${failed} failed\n`)
  })
  const jaga = awasiBatas()
  try {
    await semua(pilihan)
  } catch (galat) {
    kabariGagal(galatPengguna(galat))
    countFailure()
  }
  clearInterval(jaga)
  // Groups that were stopped at the limit end here, too.
  if (akhir) return 1
  akhir = totals()
  kabari(durations())
  return akhir.failed > 0 || akhir.passed === 0 ? 1 : 0
}

/** All tests that came to an end, and one failure for the run that did not. */
function terputus(): { passed: number; failed: number } {
  const { passed, failed } = totals()
  return { passed, failed: failed + 1 }
}

/** Ends a run that takes too long, and says what was running then. The limit is asked again as the load changes. */
function awasiBatas(): NodeJS.Timeout {
  const mulai = performance.now()
  const batas = Number(process.env.TES_BATAS_DETIK) * 1000
  const jaga = setInterval(() => {
    const lama = performance.now() - mulai
    if (lama < (batas || scaled(BATAS_MS))) return
    clearInterval(jaga)
    akhir = terputus()
    kabariGagal(
      [
        `Tes melewati batas ${Math.round(lama / 1000)} detik. Yang sedang berjalan:`,
        ...runningTests(),
      ].join('\n  ')
    )
    kabari(durations())
    process.kill(process.pid, 'SIGTERM')
  }, 1000)
  return jaga
}

async function semua(pilihan: Pilihan): Promise<void> {
  siapkanFolder()
  const ada = Object.values(pilihan.berkas).some((berkas) => berkas.length > 0)
  if (!ada && !pilihan.lengkap) throw new Error('Tidak ada tes yang cocok dengan pilihan itu.')
  const pekerjaan: Promise<void>[] = []
  if (pilihan.lengkap) pekerjaan.push(tesTipe())
  if (ada) pekerjaan.push(tesJapa(pilihan))
  await Promise.all(pekerjaan)
}

async function tesTipe(): Promise<void> {
  const tally = newTally('tipe')
  for (const { nama, berhasil, keluaran } of await periksaTipe()) {
    if (!berhasil) kabariGagal(`${nama}\n${keluaran}`)
    tally.take({ event: 'end', title: nama, ms: 0, failed: !berhasil, skipped: false })
  }
  tally.take({ event: 'done', passed: tally.passed, failed: tally.failed })
  tally.close(0)
}

/** One cluster, one migrated database, a copy of it for each further group of suites. */
async function tesJapa({ berkas, sisa, lengkap, clock }: Pilihan): Promise<void> {
  const kelompok = (Object.keys(berkas) as Kelompok[]).filter((nama) => berkas[nama].length > 0)
  const peramban = kelompok.some(kelompokPeramban) ? siapkanPeramban() : Promise.resolve({})
  peramban.catch(() => {})
  const dasar: Lingkungan = {
    ...lingkunganDasar('test', await cariPort()),
    LOG_LEVEL: process.env.LOG_LEVEL || 'silent',
    ...(clock ? { EPROC_CLOCK: clock } : {}),
  }
  const pg = await basisTes(dasar, { pakaiTemplat: !lengkap && !clock })
  const basis = new Map<Kelompok, Lingkungan>()
  for (const [urutan, nama] of kelompok.entries()) {
    basis.set(
      nama,
      await (urutan === 0 ? alamatBasis(pg) : salinBasis(pg, `eproc_${nama.toLowerCase()}`))
    )
  }
  kabari('Lingkungan tes siap.')
  // Not more at once than the machine bears: deadlines and storms are about time. Longest first.
  const antrean = URUTAN.filter((nama) => kelompok.includes(nama))
  const jalur = async () => {
    for (let nama = antrean.shift(); nama; nama = antrean.shift()) {
      const lain = kelompokPeramban(nama) ? await peramban : {}
      const env = { ...dasar, ...basis.get(nama), ...lain, PORT: String(await cariPort()) }
      await jalankanKelompok({ env, nama, berkas: berkas[nama], sisa })
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism() - 1) }, jalur))
}

/** Both apps built and a browser found (or installed), once, before any group asks for them. */
async function siapkanPeramban(): Promise<Lingkungan> {
  const [jalur] = await Promise.all([cariChromium(), bangunAplikasi()])
  return { CHROMIUM_PATH: jalur }
}

/** A folder of its own for every run, so that several can run side by side; DATA_DIR is honoured. */
function siapkanFolder(): void {
  if (process.env.DATA_DIR) return
  const folder = mkdtempSync(join(tmpdir(), 'eproc-tes-'))
  chmodSync(folder, 0o711)
  process.env.DATA_DIR = folder
  saatTutup(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
