/**
 * `npm run bench -- processes`: the same requests to one web process and to several (`--proses 4`) on this machine, in
 * turns, over one database. Several are to bring 2.5 times as much on four cores and cost nothing on two, where they
 * share what one has with PostgreSQL and with who sends. Options: rounds (`--kali 3`), seconds a run (`--detik 2`).
 */
import { availableParallelism } from 'node:os'
import { ownWorld, startServer } from '../lib/server.ts'
import { measure, type Call, type Scenario } from './measure.ts'
import { scenarios } from './scenarios.ts'
import { seedLoad } from './seed_load.ts'

const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? Number(process.argv[at + 1]) : usual
}
const PROCESSES = option('proses', 4)
const ROUNDS = { count: option('kali', 3), seconds: option('detik', 2) }
const BAR = availableParallelism() >= 4 ? 2.5 : 1
/** Differences below this are the machine's (quality §1). */
const NOISE = 0.25

const world = await ownWorld()
const data = await seedLoad(world.postgres.urlPemilik, world.env.APP_KEY!)
const env = { ...world.env, NODE_ENV: 'production' }
const one = await startServer({ env })
const many = await startServer({ env: { ...env, WEB_CONCURRENCY: String(PROCESSES) } })

const atMany = (call: Call): Call => ({ ...call, url: call.url.replace(one.url, many.url) })
const compared = (scenario: Scenario): Scenario => ({
  ...scenario,
  bar: BAR,
  floor: scenario.ours,
  ours: atMany(scenario.ours),
})

const lost: string[] = []
try {
  for (const scenario of scenarios({ ours: one.url, floor: one.url, data }).map(compared)) {
    const result = await measure(scenario, { floor: one.pid, ours: many.pid }, ROUNDS)
    const { floor, ours } = result.perSecond
    const line = `${result.name.padEnd(34)} ${floor.toFixed(0).padStart(5)}/s → ${ours.toFixed(0).padStart(5)}/s  ${result.ratio.toFixed(2)}×`
    const failed = Object.keys(result.failed).length > 0 ? JSON.stringify(result.failed) : ''
    process.stdout.write(`${line}  p99 ${result.p99Ratio.toFixed(1)}×  ${failed}\n`)
    if (result.ratio < BAR * (1 - NOISE) || failed) lost.push(line)
  }
} finally {
  await Promise.all([one.henti(), many.henti()])
  await world.bersihkan()
}
for (const line of lost) process.stderr.write(`✖ ${line}\n`)
process.exit(lost.length === 0 ? 0 : 1)
