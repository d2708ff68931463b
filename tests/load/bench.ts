/**
 * `npm run bench`: the product beside the floor in one run, as ratios (quality §1); fails when a bar is missed by more
 * than a quarter. Options: rounds (`--kali 5`), seconds a run (`--detik 2`), scenarios whose name holds a text
 * (`--hanya unggah`), a processor profile of the server (`--profil <folder>`). Prints a line each and all as JSON.
 */
import { fork } from 'node:child_process'
import { ownWorld, startServer } from '../lib/server.ts'
import type { Environment } from '../../scripts/lib/environment.ts'
import { measure, type Result } from './measure.ts'
import { scenarios } from './scenarios.ts'
import { seedLoad, JUMLAH_REKANAN } from './seed_load.ts'

const option = (name: string, absent: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? (process.argv[at + 1] ?? absent) : absent
}
const ROUNDS = { count: Number(option('kali', '5')), seconds: Number(option('detik', '2')) }
const ONLY = option('hanya', '')
const PROFILE = option('profil', '')
const MEMORY_MB = 350
/** Differences below this are the machine's (quality §1). */
const NOISE = 0.25

async function startFloor(env: NodeJS.ProcessEnv) {
  const child = fork(new URL('./floor.ts', import.meta.url), { env, execArgv: [] })
  const port = await new Promise<number>((ready) =>
    child.once('message', (message) => ready((message as { port: number }).port))
  )
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => child.kill() }
}

const world = await ownWorld()
process.stdout.write(`Mengisi ${JUMLAH_REKANAN} rekanan …\n`)
const data = await seedLoad(world.postgres.urlPemilik, world.env.APP_KEY!)
const profiling: Environment = PROFILE
  ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${PROFILE}` }
  : {}
const server = await startServer({ env: { ...world.env, NODE_ENV: 'production', ...profiling } })
const floor = await startFloor({ ...process.env, ...world.env })

const results: Result[] = []
try {
  const pid = { floor: floor.pid, ours: server.pid }
  for (const scenario of scenarios({ ours: server.url, floor: floor.url, data })) {
    if (!scenario.name.includes(ONLY)) continue
    const result = await measure(scenario, pid, ROUNDS)
    results.push(result)
    print(result)
  }
} finally {
  floor.stop()
  await server.henti()
  await world.bersihkan()
}
process.stdout.write(`${JSON.stringify(results)}\n`)
const missed = results.flatMap(complaints)
for (const complaint of missed) process.stderr.write(`✖ ${complaint}\n`)
process.exit(missed.length === 0 ? 0 : 1)

function complaints({ name, ratio, bar, failed, memoryMb }: Result): string[] {
  return [
    ...(ratio < bar * (1 - NOISE) ? [`${name}: rasio ${ratio.toFixed(2)}, sasaran ${bar}`] : []),
    ...(Object.keys(failed).length > 0 ? [`${name}: gagal ${JSON.stringify(failed)}`] : []),
    ...(memoryMb > MEMORY_MB * (1 + NOISE) ? [`${name}: memori ${memoryMb.toFixed(0)} MB`] : []),
  ]
}

function print(r: Result): void {
  const { floor: f, ours: o } = r.perSecond
  const span = `${r.ratios[0]!.toFixed(2)}–${r.ratios.at(-1)!.toFixed(2)}`
  process.stdout.write(
    `${r.name.padEnd(34)} rasio ${r.ratio.toFixed(2)} (${span}; sasaran ≥ ${r.bar})  ` +
      `lantai ${f.toFixed(0).padStart(5)}/s  kita ${o.toFixed(0).padStart(5)}/s  ` +
      `CPU ${r.cpuMs.floor.toFixed(2)} → ${r.cpuMs.ours.toFixed(2)} ms  p99 ${r.p99Ratio.toFixed(1)}×  ` +
      `RSS ${r.memoryMb.toFixed(0)} MB\n`
  )
}
