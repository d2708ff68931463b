/** Which test files a command line asks for. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UserError } from './messages.ts'
import { AKAR, TES } from './places.ts'

const SUITE = ['unit', 'api', 'e2e', 'fault'] as const
type Suite = (typeof SUITE)[number]

/** Suites that share a process; the groups run side by side. Two groups share the browser tests, two the quick ones. */
const KELOMPOK = {
  biasa1: ['unit', 'api'],
  biasa2: ['unit', 'api'],
  peramban1: ['e2e'],
  peramban2: ['e2e'],
  gangguan: ['fault'],
} as const
export type TestGroup = keyof typeof KELOMPOK
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
  for (let i = 0; i < args.length; i++) {
    const isi = args[i]!
    if (isi === '--files') jalur.push(...pathsOf(args[++i] ?? ''))
    else if (isi.startsWith('--files=')) jalur.push(...pathsOf(isi.slice('--files='.length)))
    else if (isi.startsWith('--clock=')) clock = isi.slice('--clock='.length)
    else if (adaSuite(isi)) suite.add(isi)
    else if (isi.startsWith('-')) sisa.push(isi)
    else if (isi.includes('/') || isi.endsWith('.ts')) jalur.push(isi)
    else throw new UserError(`Suite "${isi}" tidak dikenal. Yang ada: ${SUITE.join(', ')}.`)
  }
  const semua = SUITE.flatMap((nama) =>
    suite.size === 0 || suite.has(nama) ? cariSpec(join(TES, nama)) : []
  )
  const dipilih = jalur.length === 0 ? semua : semua.filter((f) => jalur.some((j) => cocok(f, j)))
  const milik = (kelompok: TestGroup) =>
    dipilih.filter((f) => KELOMPOK[kelompok].some((nama) => f.startsWith(join(TES, nama, '/'))))
  const [peramban1, peramban2] = bagiDua(milik('peramban1'))
  const [biasa1, biasa2] = bagiDua(milik('biasa1'))
  return {
    lengkap: suite.size === 0 && jalur.length === 0 && sisa.length === 0,
    berkas: {
      biasa1,
      biasa2,
      peramban1,
      peramban2,
      gangguan: milik('gangguan'),
    },
    ...(clock ? { clock } : {}),
    sisa,
  }
}

/** Two halves of about the same length: what a test takes grows with what it says, a tenth of it where no database is asked. */
function bagiDua(berkas: string[]): [string[], string[]] {
  const bagian: [string[], string[]] = [[], []]
  const panjang = [0, 0]
  const size = new Map(
    berkas.map((f) => [f, statSync(f).size * (f.startsWith(join(TES, 'unit', '/')) ? 0.1 : 1)])
  )
  for (const f of berkas.toSorted((a, b) => size.get(b)! - size.get(a)!)) {
    const tujuan = panjang[0]! <= panjang[1]! ? 0 : 1
    bagian[tujuan].push(f)
    panjang[tujuan]! += size.get(f)!
  }
  return bagian
}

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
