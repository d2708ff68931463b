/**
 * The product beside the floor in turns, so that a machine that gets slower or faster meanwhile moves both: a pair of
 * short runs a round, the median of the rounds' ratios. Single rates are shown, never judged.
 */
import { readFileSync } from 'node:fs'
import { beban, type Beban } from './load.ts'

export type Call = Omit<Beban, 'sambungan' | 'detik'>

export interface Scenario {
  name: string
  /** requests a second, at least so many times the floor's (quality §1) */
  bar: number
  connections: number
  floor: Call
  ours: Call
}

export interface Rounds {
  count: number
  seconds: number
}

export interface Result {
  name: string
  bar: number
  /** median of the rounds, and their extremes */
  ratio: number
  ratios: number[]
  perSecond: { floor: number; ours: number }
  /** processor time of the server process for one request, in milliseconds */
  cpuMs: { floor: number; ours: number }
  p99Ratio: number
  /** answers outside 2xx by status */
  failed: Record<number, number>
  memoryMb: number
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Processor time that a process has used, in milliseconds (100 ticks a second on every Linux of today). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

async function once(call: Call, connections: number, seconds: number, pid: number) {
  const before = cpuMs(pid)
  const load = await beban({ ...call, sambungan: connections, detik: seconds })
  return { ...load, cpu: (cpuMs(pid) - before) / Math.max(1, load.jumlah) }
}

/** One scenario, warmed and then measured in rounds. */
export async function measure(
  scenario: Scenario,
  pid: { floor: number; ours: number },
  { count, seconds }: Rounds
): Promise<Result> {
  const { name, bar, connections, floor, ours } = scenario
  for (const [call, process] of [
    [floor, pid.floor],
    [ours, pid.ours],
  ] as const) {
    await once(call, connections, 1, process)
  }
  const rounds = []
  for (let round = 0; round < count; round++) {
    const f = await once(floor, connections, seconds, pid.floor)
    const o = await once(ours, connections, seconds, pid.ours)
    rounds.push({ f, o })
  }
  const failed: Record<number, number> = {}
  for (const { o } of rounds) {
    for (const [status, n] of Object.entries(o.status)) {
      if (!status.startsWith('2')) failed[Number(status)] = (failed[Number(status)] ?? 0) + n
    }
  }
  const ratios = rounds.map(({ f, o }) => o.perDetik / f.perDetik).toSorted((a, b) => a - b)
  return {
    name,
    bar,
    ratio: median(ratios),
    ratios,
    perSecond: {
      floor: median(rounds.map(({ f }) => f.perDetik)),
      ours: median(rounds.map(({ o }) => o.perDetik)),
    },
    cpuMs: {
      floor: median(rounds.map(({ f }) => f.cpu)),
      ours: median(rounds.map(({ o }) => o.cpu)),
    },
    p99Ratio: median(rounds.map(({ f, o }) => o.p99 / f.p99)),
    failed,
    memoryMb: memoryMb(pid.ours),
  }
}
