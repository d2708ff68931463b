/** Which test files a command line asks for. */
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { GalatPengguna } from './pesan.ts'
import { AKAR, TES } from './tempat.ts'

export const SUITE = ['unit', 'api', 'e2e', 'fault'] as const
type Suite = (typeof SUITE)[number]

/** Suites that share a process; the groups run side by side. Browser tests wait much: two groups share them. */
export const KELOMPOK = {
  biasa: ['unit', 'api'],
  perambanGanjil: ['e2e'],
  perambanGenap: ['e2e'],
  gangguan: ['fault'],
} as const
export type Kelompok = keyof typeof KELOMPOK
export const kelompokPeramban = (nama: Kelompok): boolean => nama.startsWith('peramban')

export type Pilihan = {
  /** True when nothing was selected: the whole of it, with the type checks. */
  lengkap: boolean
  /** Absolute paths, by the process that runs them. */
  berkas: Record<Kelompok, string[]>
  /** Options for japa. */
  sisa: string[]
}

export function pilihTes(argumen: string[]): Pilihan {
  const suite = new Set<Suite>()
  const jalur: string[] = []
  const sisa: string[] = []
  for (let i = 0; i < argumen.length; i++) {
    const isi = argumen[i]!
    if (isi === '--files') jalur.push(...(argumen[++i] ?? '').split(','))
    else if (isi.startsWith('--files=')) jalur.push(...isi.slice('--files='.length).split(','))
    else if (adaSuite(isi)) suite.add(isi)
    else if (isi.startsWith('-')) sisa.push(isi)
    else if (isi.includes('/') || isi.endsWith('.ts')) jalur.push(isi)
    else throw new GalatPengguna(`Suite "${isi}" tidak dikenal. Yang ada: ${SUITE.join(', ')}.`)
  }
  const semua = SUITE.flatMap((nama) =>
    suite.size === 0 || suite.has(nama) ? cariSpec(join(TES, nama)) : []
  )
  const dipilih = jalur.length === 0 ? semua : semua.filter((f) => jalur.some((j) => cocok(f, j)))
  const milik = (kelompok: Kelompok) =>
    dipilih.filter((f) => KELOMPOK[kelompok].some((nama) => f.startsWith(join(TES, nama, '/'))))
  return {
    lengkap: suite.size === 0 && jalur.length === 0 && sisa.length === 0,
    berkas: {
      biasa: milik('biasa'),
      perambanGanjil: milik('perambanGanjil').filter((_, i) => i % 2 === 0),
      perambanGenap: milik('perambanGenap').filter((_, i) => i % 2 === 1),
      gangguan: milik('gangguan'),
    },
    sisa,
  }
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

function cariSpec(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((nama) => nama.endsWith('.spec.ts'))
    .map((nama) => join(folder, nama))
    .sort()
}
