/** What the tests of a run did so far: counted after every test, so that nothing is lost when a run is cut short. */

/** What a test process tells the run, one message an event. */
export type TestMessage =
  | { event: 'start'; title: string }
  | ({ event: 'end' } & TestResult)
  /** The final counts, with what failed outside of tests. */
  | { event: 'done'; passed: number; failed: number }

export type TestResult = { title: string; ms: number; failed: boolean; skipped: boolean }

/** Lines of each list. TES_TERLAMA says another number. */
const SLOWEST = Number(process.env.TES_TERLAMA) || 10

/** The tests of one group, as far as they have come. */
export class Tally {
  passed = 0
  failed = 0
  done = false
  /** Titles of what failed and passed when it was run again. */
  readonly shaky: string[] = []
  running: { title: string; since: number } | undefined
  readonly results: TestResult[] = []
  readonly #begin = performance.now()
  #end: number | undefined

  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  take(message: TestMessage): void {
    if (message.event === 'start') {
      this.running = { title: message.title, since: performance.now() }
      return
    }
    this.running = undefined
    if (message.event === 'done') {
      this.passed = message.passed
      this.failed = message.failed
      this.done = true
      return
    }
    this.results.push(message)
    if (message.failed) this.failed++
    else if (!message.skipped) this.passed++
  }

  /** The process is gone: one that ended badly without a word of it, or without its counts, has failed. */
  close(code: number): void {
    this.#end = performance.now()
    this.running = undefined
    if (!this.done || (code !== 0 && this.failed === 0)) this.failed++
    this.done = true
  }

  /** Files (`e2e/…`) of the tests that failed; none when something failed outside of tests. */
  get failedFiles(): string[] {
    const failures = this.results.filter(({ failed }) => failed)
    if (failures.length !== this.failed) return []
    return [...new Set(failures.map(({ title }) => fileOf(title)))]
  }

  /** The tests of a file have all passed when they were run again, alone. */
  forgive(file: string): void {
    const again = this.results.filter((one) => one.failed && fileOf(one.title) === file)
    this.shaky.push(...again.map(({ title }) => title))
    this.failed -= again.length
    this.passed += again.length
  }

  get seconds(): number {
    return ((this.#end ?? performance.now()) - this.#begin) / 1000
  }
}

const fileOf = (title: string): string => title.split(': ', 1)[0]!

const tallies: Tally[] = []

/** A tally that counts in the closing line. */
export function newTally(name: string): Tally {
  const tally = new Tally(name)
  tallies.push(tally)
  return tally
}

/** One failure that belongs to no test. */
export function countFailure(): void {
  newTally('').close(1)
}

export function totals(): { passed: number; failed: number } {
  return {
    passed: tallies.reduce((sum, t) => sum + t.passed, 0),
    failed: tallies.reduce((sum, t) => sum + t.failed, 0),
  }
}

/** What each unfinished group is doing at this moment, with the seconds that its test has taken so far. */
export function runningTests(): string[] {
  return tallies
    .filter(({ done }) => !done)
    .map(({ name, running }) =>
      running
        ? `${name}: ${running.title} (${((performance.now() - running.since) / 1000).toFixed(1)} dtk)`
        : `${name}: di antara dua tes`
    )
}

/** Those that took longest, with their milliseconds, a line each. */
const longest = (all: readonly (readonly [string, number])[]): string[] =>
  all
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([name, ms]) => `  ${(ms / 1000).toFixed(1).padStart(6)} dtk  ${name}`)

/** How long each group took, and the slowest tests and files of all of them. */
export function durations(): string {
  const named = tallies.filter(({ name }) => name)
  const shaky = named.flatMap((t) => t.shaky.map((title) => `  ${title}`))
  const groups = named.map(
    (t) =>
      `  ${t.name.padEnd(16)}${t.seconds.toFixed(1).padStart(7)} dtk  ${t.passed} lulus, ${t.failed} gagal`
  )
  const results = named.flatMap((t) => t.results)
  const files = new Map<string, number>()
  for (const { ms, title } of results) {
    files.set(fileOf(title), (files.get(fileOf(title)) ?? 0) + ms)
  }
  return [
    'Lama tiap kelompok:',
    ...groups,
    'Tes paling lama:',
    ...longest(results.map(({ title, ms }) => [title, ms])),
    'Berkas paling lama:',
    ...longest([...files]),
    ...(shaky.length > 0 ? ['Goyah: gagal, lalu lulus saat diulang sendirian:', ...shaky] : []),
  ].join('\n')
}
