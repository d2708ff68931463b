/**
 * `npm test`: everything, in an environment of its own. `npm test -- api --files=tests/api/akun` runs a
 * part: suites by name, files by path (a folder, a file, or the beginning of either). `--clock=P60D` puts
 * product and browsers sixty days ahead; `--lot=7` draws the files' order and company by lot. Other options
 * go to japa (`--tests="…"`, `--tags=…`, `--bail`). The last line is always `N passed, N failed`.
 */
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../tests/lib/chromium.ts'
import { scaled } from '../../tests/lib/limits.ts'
import { buildApps } from '../lib/build.ts'
import { baseEnvironment, forgetEnvironment, type Environment } from '../lib/environment.ts'
import { userMessage, say, sayFailed } from '../lib/messages.ts'
import { TES } from '../lib/places.ts'
import { findPort } from '../lib/port.ts'
import { copyDatabase } from '../lib/postgres_database.ts'
import { onClose } from '../lib/processes.ts'
import { databaseAddress, testDatabase } from '../lib/test_database.ts'
import { runGroup } from '../lib/test_group.ts'
import {
  chooseTests,
  GROUPS,
  isBrowserGroup,
  type Pilihan,
  type TestGroup,
} from '../lib/test_choice.ts'
import {
  countFailure,
  durations,
  newTally,
  runningTests,
  Tally,
  totals,
} from '../lib/test_tally.ts'
import { checkTypes } from '../lib/types.ts'

/** Of a quiet machine. TES_BATAS_DETIK says another limit, in seconds, that does not grow. */
const BATAS_MS = 30 * 60_000
/** Files of a group that are run again when they failed. */
const MOST_SHAKY = 3

/** The counts for the closing line once they stand fast, whatever still happens to the processes. */
let akhir: { passed: number; failed: number } | undefined

export async function run(args: string[]): Promise<number> {
  const pilihan = chooseTests(args)
  forgetEnvironment()
  // The closing line comes after everything else that is said. A run that was stopped has failed.
  process.once('exit', () => {
    const { passed, failed } = akhir ?? terputus()
    process.stdout.write(`${passed} passed, ${failed} failed\n`)
  })
  const jaga = awasiBatas()
  try {
    await semua(pilihan)
  } catch (error) {
    sayFailed(userMessage(error))
    countFailure()
  }
  clearInterval(jaga)
  // Groups that were stopped at the limit end here, too.
  if (akhir) return 1
  akhir = totals()
  say(durations())
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
  const limit = Number(process.env.TES_BATAS_DETIK) * 1000
  const jaga = setInterval(() => {
    const previous = performance.now() - mulai
    if (previous < (limit || scaled(BATAS_MS))) return
    clearInterval(jaga)
    akhir = terputus()
    sayFailed(
      [
        `Tes melewati batas ${Math.round(previous / 1000)} detik. Yang sedang berjalan:`,
        ...runningTests(),
      ].join('\n  ')
    )
    say(durations())
    process.kill(process.pid, 'SIGTERM')
  }, 1000)
  return jaga
}

async function semua(pilihan: Pilihan): Promise<void> {
  prepareFolder()
  const ada = Object.values(pilihan.berkas).some((berkas) => berkas.length > 0)
  if (!ada && !pilihan.lengkap) throw new Error('Tidak ada tes yang cocok dengan pilihan itu.')
  const pekerjaan: Promise<void>[] = []
  if (pilihan.lengkap) pekerjaan.push(tesTipe())
  if (ada) pekerjaan.push(tesJapa(pilihan))
  await Promise.all(pekerjaan)
}

async function tesTipe(): Promise<void> {
  const tally = newTally('tipe')
  for (const { nama, berhasil, keluaran: output } of await checkTypes()) {
    if (!berhasil) sayFailed(`${nama}\n${output}`)
    tally.take({ event: 'end', title: nama, ms: 0, failed: !berhasil, skipped: false })
  }
  tally.take({ event: 'done', passed: tally.passed, failed: tally.failed })
  tally.close(0)
}

/** One cluster, one migrated database, a copy of it for each further group of suites. */
async function tesJapa({ berkas, sisa, lengkap, clock }: Pilihan): Promise<void> {
  const kelompok = GROUPS.filter((nama) => berkas[nama].length > 0)
  const peramban = kelompok.some(isBrowserGroup) ? prepareBrowser() : Promise.resolve({})
  peramban.catch(() => {})
  const dasar: Environment = {
    ...baseEnvironment('test', await findPort()),
    LOG_LEVEL: process.env.LOG_LEVEL || 'silent',
    ...(clock ? { EPROC_CLOCK: clock } : {}),
  }
  const pg = await testDatabase(dasar, { pakaiTemplat: !lengkap && !clock })
  const basis = new Map<TestGroup, Environment>()
  for (const [urutan, nama] of kelompok.entries()) {
    basis.set(
      nama,
      await (urutan === 0 ? databaseAddress(pg) : copyDatabase(pg, `eproc_${nama.toLowerCase()}`))
    )
  }
  say('Lingkungan tes siap.')
  // Not more at once than the machine bears: deadlines and storms are about time.
  const finished: [TestGroup, Tally][] = []
  const queue = [...kelompok]
  const envOf = async (nama: TestGroup): Promise<Environment> => ({
    ...dasar,
    ...basis.get(nama),
    ...(isBrowserGroup(nama) ? await peramban : {}),
    PORT: String(await findPort()),
  })
  const jalur = async () => {
    for (let nama = queue.shift(); nama; nama = queue.shift()) {
      const tally = await runGroup({ env: await envOf(nama), nama, berkas: berkas[nama], sisa })
      finished.push([nama, tally])
    }
  }
  await Promise.all(Array.from({ length: Math.max(3, availableParallelism() - 1) }, jalur))
  if (process.env.TES_TANPA_ULANG === '1') return
  for (const [nama, tally] of finished) await runFailedAgain(tally, () => envOf(nama))
}

/**
 * Files that failed are run once more, alone: what a crowded machine or its neighbours upset passes then, and is named as
 * shaky, a defect to be mended. More than a few failures in a group are no accident, and stand.
 */
async function runFailedAgain(first: Tally, env: () => Promise<Environment>): Promise<void> {
  const files = first.failedFiles
  if (files.length === 0 || files.length > MOST_SHAKY) return
  say(`Diulang sendirian: ${files.join(', ')}`)
  const nama = `ulang-${first.name}`
  const berkas = files.map((file) => join(TES, file))
  const again = await runGroup({ env: await env(), nama, berkas, sisa: [], tally: new Tally(nama) })
  const still = again.failedFiles
  if (again.failed > 0 && still.length === 0) return
  for (const file of files) if (!still.includes(file)) first.forgive(file)
}

/** Both apps built and a browser found (or installed), once, before any group asks for them. */
async function prepareBrowser(): Promise<Environment> {
  const [jalur] = await Promise.all([findChromium(), buildApps()])
  return { CHROMIUM_PATH: jalur }
}

/** A folder of its own for every run, so that several can run side by side; DATA_DIR is honoured. */
function prepareFolder(): void {
  if (process.env.DATA_DIR) return
  const folder = mkdtempSync(join(tmpdir(), 'eproc-tes-'))
  chmodSync(folder, 0o711)
  process.env.DATA_DIR = folder
  onClose(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
