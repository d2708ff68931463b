/** Which test files a command line asks for. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { UserError } from './messages.ts'
import { AKAR, TES } from './places.ts'

const SUITE = ['unit', 'api', 'e2e', 'fault'] as const
type Suite = (typeof SUITE)[number]

/** Files that share a process, longest first, as they are begun. Two groups share the browser tests, four the quick ones, so that all lanes end together. */
export const GROUPS = [
  'peramban1',
  'peramban2',
  'biasa1',
  'gangguan',
  'biasa2',
  'biasa3',
  'biasa4',
] as const
export type TestGroup = (typeof GROUPS)[number]
export const isBrowserGroup = (nama: TestGroup): boolean => nama.startsWith('peramban')

export type Pilihan = {
  /** True when nothing was selected: the whole of it, with the type checks. */
  lengkap: boolean
  /** Absolute paths, by the process that runs them. */
  berkas: Record<TestGroup, string[]>
  /** So far from now the product and the browsers are to be (`P60D`); now when absent. */
  clock?: string
  /** Options for japa. */
  sisa: string[]
}

export function chooseTests(args: string[]): Pilihan {
  const suite = new Set<Suite>()
  const jalur: string[] = []
  const sisa: string[] = []
  let clock: string | undefined
  let lot: string | undefined
  for (let i = 0; i < args.length; i++) {
    const isi = args[i]!
    if (isi === '--files') jalur.push(...pathsOf(args[++i] ?? ''))
    else if (isi.startsWith('--files=')) jalur.push(...pathsOf(isi.slice('--files='.length)))
    else if (isi.startsWith('--clock=')) clock = isi.slice('--clock='.length)
    else if (isi.startsWith('--lot=')) lot = isi.slice('--lot='.length)
    else if (adaSuite(isi)) suite.add(isi)
    else if (isi.startsWith('-')) sisa.push(isi)
    else if (isi.includes('/') || isi.endsWith('.ts')) jalur.push(isi)
    else throw new UserError(`Suite "${isi}" tidak dikenal. Yang ada: ${SUITE.join(', ')}.`)
  }
  const semua = SUITE.flatMap((nama) =>
    suite.size === 0 || suite.has(nama) ? cariSpec(join(TES, nama)) : []
  )
  const dipilih = jalur.length === 0 ? semua : semua.filter((f) => jalur.some((j) => cocok(f, j)))
  const of = (...suites: Suite[]) => dipilih.filter((f) => suites.some((nama) => isOf(f, nama)))
  const [peramban1, peramban2] = share(of('e2e'), 2, lot)
  const [biasa1, biasa2, biasa3, biasa4] = share(of('unit', 'api'), 4, lot)
  return {
    lengkap: suite.size === 0 && jalur.length === 0 && sisa.length === 0,
    berkas: {
      peramban1: peramban1!,
      peramban2: peramban2!,
      biasa1: biasa1!,
      biasa2: biasa2!,
      biasa3: biasa3!,
      biasa4: biasa4!,
      gangguan: order(of('fault'), lot),
    },
    ...(clock ? { clock } : {}),
    sisa,
  }
}

/** So many parts that take about as long, the heaviest files first unless a lot says otherwise. */
function share(files: string[], parts: number, lot?: string): string[][] {
  const shares = Array.from({ length: parts }, () => ({ files: [] as string[], weight: 0 }))
  const weight = new Map(files.map((f) => [f, weightOf(f)]))
  const heaviest = files.toSorted((a, b) => weight.get(b)! - weight.get(a)!)
  for (const f of order(heaviest, lot)) {
    const lightest = shares.reduce((a, b) => (b.weight < a.weight ? b : a))
    lightest.files.push(f)
    lightest.weight += weight.get(f)!
  }
  return shares.map((one) => one.files)
}

/** Drawn by lot, the same order again for the same one: who leans on a neighbour's rows or mails falls. */
function order(files: string[], lot: string | undefined): string[] {
  if (lot === undefined) return files
  const drawn = (f: string) =>
    createHash('sha256')
      .update(`${lot} ${relative(TES, f)}`)
      .digest('hex')
  return files.toSorted((a, b) => (drawn(a) < drawn(b) ? -1 : 1))
}

/**
 * What a file takes grows with what it says, with the stages that it plays from its own suite, and is a tenth of that
 * where no database is asked.
 */
function weightOf(file: string): number {
  return (
    partsOf(file).reduce((sum, f) => sum + statSync(f).size, 0) * (isOf(file, 'unit') ? 0.1 : 1)
  )
}

/** The file, and what it imports from its suite, however far. */
function partsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const suite = SUITE.find((nama) => isOf(file, nama))
  const imports = readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g)
  const own = [...imports]
    .map(([, path]) => resolve(dirname(file), path!))
    .filter((path) => suite !== undefined && isOf(path, suite))
  return [file, ...own.flatMap((path) => partsOf(path, seen))]
}

const isOf = (file: string, suite: Suite): boolean => file.startsWith(join(TES, suite, '/'))

/** An empty path would begin every file's: a comma too many is not the wish for the whole suite. */
function pathsOf(list: string): string[] {
  const paths = list.split(',')
  if (paths.includes('')) throw new UserError('--files memuat jalur kosong.')
  return paths
}

function adaSuite(isi: string): isi is Suite {
  return (SUITE as readonly string[]).includes(isi)
}

function cocok(berkas: string, jalur: string): boolean {
  return (
    [AKAR, TES].some((dasar) => berkas.startsWith(resolve(dasar, jalur))) ||
    SUITE.some((nama) => berkas.startsWith(resolve(TES, nama, jalur)))
  )
}

/** `*.drill.ts` is what takes minutes by its nature: for `npm run drill` alone. */
function cariSpec(folder: string): string[] {
  const drill = process.env.TES_LATIHAN === '1'
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((nama) => nama.endsWith('.spec.ts') || (drill && nama.endsWith('.drill.ts')))
    .map((nama) => join(folder, nama))
    .sort()
}
