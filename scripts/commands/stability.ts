/**
 * `npm run stability`: runs the whole suite of the last commit in fresh clones, one after the other, and appends each to
 * `docs/stability.md`. `--runs=7` says how often, `--load=8` adds that many busy processes, `--clock=P60D` moves the clock.
 * Answers 1 when a run was not green. The log of each lies in `.data/stability`.
 */
import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '../lib/messages.ts'
import { stopProcess, runProcess, onClose } from '../lib/processes.ts'
import { AKAR } from '../lib/places.ts'

const TABLE = join(AKAR, 'docs/stability.md')

export async function run(args: string[]): Promise<number> {
  const option = (name: string) =>
    args.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
  const runs = Number(option('runs') ?? 1)
  const clock = option('clock')
  keepBusy(Number(option('load') ?? 0))
  let green = true
  for (let turn = 1; turn <= runs; turn++) {
    const row = await oneRun(clock)
    appendFileSync(TABLE, `| ${row.cells.join(' | ')} |\n`)
    say(`${turn}/${runs}: ${row.cells.join(', ')}`)
    green &&= row.green
  }
  return green ? 0 : 1
}

/** Processes that compute until this command ends. */
function keepBusy(count: number): void {
  for (let i = 0; i < count; i++) {
    const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
    onClose(() => stopProcess(busy))
  }
}

async function oneRun(clock: string | undefined): Promise<{ cells: string[]; green: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'eproc-stability-'))
  const started = new Date()
  const before = load()
  await runProcess('git', ['clone', '-q', AKAR, folder])
  const head = await runProcess('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder })
  const suite = await runProcess('npm', ['test', ...(clock ? ['--', `--clock=${clock}`] : [])], {
    cwd: folder,
    // Shaky tests are to be seen here, not run again.
    env: { ...cleanEnvironment(), TES_TANPA_ULANG: '1' },
  })
  const seconds = (Date.now() - started.getTime()) / 1000
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const log = join(AKAR, '.data/stability')
  mkdirSync(log, { recursive: true })
  const when = started.toISOString().slice(0, 16)
  writeFileSync(join(log, `${when.replaceAll(':', '')}.log`), suite.keluaran)
  const result = /(\d+ passed, \d+ failed)/.exec(suite.keluaran.trimEnd().split('\n').at(-1)!)?.[1]
  const installed = /\[ *(\d+)[.\d]* dtk\] Dependensi terpasang/.exec(suite.keluaran)?.[1]
  const cells = [
    when.replace('T', ' '),
    head.keluaran.trim(),
    clock ? `+${clock}` : '',
    `${before} → ${load()}`,
    `${minutes(seconds)} (installation ${minutes(Number(installed ?? 0))})`,
    result ?? 'cut off',
    '',
  ]
  return { cells, green: suite.kode === 0 }
}

const load = () => loadavg()[0]!.toFixed(1)

/** `m:ss` */
const minutes = (seconds: number) => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** What a person's shell has: nothing that npm or this command put there. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|EPROC_|DATA_DIR$|INIT_CWD$)/.test(name))
  )
}
