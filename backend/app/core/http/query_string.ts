/**
 * Query strings of lists: `halaman`, `perHalaman`, `q`, `urut` (decisions §1) for the contract
 * calls, and `range`, `sort`, `filter` of `ra-data-simple-rest` for `/rest/*`.
 */
import type { HttpContext } from '@adonisjs/core/http'
import { inti } from '@eproc/i18n/id/core'
import { bidangSalah } from '#core/http/errors'
import { dokUntuk } from '#core/http/route_docs'

export interface Halaman<Urut extends string> {
  awal: number
  jumlah: number
  cari: string | null
  urut: { kolom: Urut; turun: boolean } | null
}

interface AturanDaftar<Urut extends string> {
  /** sortable keys */
  urut: readonly Urut[]
  /** further query keys that the route knows */
  saring?: readonly string[]
  /** rows without `perHalaman` (the specifications' callers expect whole lists) */
  batas?: number
}

const MAKS_PER_HALAMAN = 200

function bilangan(nilai: unknown, bidang: string, maks: number): number {
  const n =
    typeof nilai === 'number' ? nilai : /^\d{1,9}$/.test(String(nilai)) ? Number(nilai) : Number.NaN
  if (!Number.isInteger(n) || n < 0 || n > maks) {
    throw bidangSalah(bidang, 'angka', `Parameter "${bidang}" harus angka 0 sampai ${maks}`)
  }
  return n
}

/** Refuses query keys that the route's description does not name (quality §3: unknown keys are no oracle). */
export function refuseUnknownKeys({ request, route }: HttpContext): void {
  const method = route!.methods.find((m) => m !== 'HEAD') ?? 'GET'
  const known = dokUntuk(method, route!.pattern)?.kueri ?? []
  for (const key of Object.keys(request.qs())) {
    if (!known.includes(key)) throw bidangSalah(key, 'asing', inti.kunciTidakDikenal(key))
  }
}

function teks(nilai: unknown, bidang: string): string | null {
  if (nilai === undefined || nilai === null || nilai === '') return null
  if (typeof nilai !== 'string' || nilai.length > 200 || nilai.includes('\0')) {
    throw bidangSalah(bidang, 'teks', `Parameter "${bidang}" harus teks paling banyak 200 karakter`)
  }
  return nilai.trim() || null
}

/** Reads `halaman` (from 1), `perHalaman`, `q` and `urut` (`nama` or `-nama`). */
export function bacaHalaman<Urut extends string>(
  ctx: HttpContext,
  aturan: AturanDaftar<Urut>
): Halaman<Urut> & { saring: Record<string, string> } {
  const qs = ctx.request.qs()
  const jumlah =
    qs.perHalaman === undefined
      ? (aturan.batas ?? 1000)
      : Math.max(1, bilangan(qs.perHalaman, 'perHalaman', MAKS_PER_HALAMAN))
  const halaman = qs.halaman === undefined ? 1 : Math.max(1, bilangan(qs.halaman, 'halaman', 1e6))
  const saring: Record<string, string> = {}
  for (const kunci of aturan.saring ?? []) {
    const nilai = teks(qs[kunci], kunci)
    if (nilai !== null) saring[kunci] = nilai
  }
  return {
    awal: (halaman - 1) * jumlah,
    jumlah,
    cari: teks(qs.q, 'q'),
    urut: bacaUrut(teks(qs.urut, 'urut'), aturan.urut),
    saring,
  }
}

function bacaUrut<Urut extends string>(nilai: string | null, boleh: readonly Urut[]) {
  if (nilai === null) return null
  const turun = nilai.startsWith('-')
  const kolom = boleh.find((k) => k === nilai.replace(/^-/, ''))
  if (!kolom) throw bidangSalah('urut', 'asing', inti.kunciTidakDikenal(nilai))
  return { kolom, turun }
}

function json(nilai: unknown, bidang: string): unknown {
  if (nilai === undefined) return undefined
  try {
    return JSON.parse(String(nilai))
  } catch {
    throw bidangSalah(bidang, 'json', `Parameter "${bidang}" harus JSON`)
  }
}

/**
 * Reads simple-rest's `range=[0,9]`, `sort=["nama","ASC"]`, `filter={"q":"x"}`. A filter `id: [1,2]`
 * (getMany) arrives in `ids`.
 */
export function bacaRest<Urut extends string>(
  ctx: HttpContext,
  aturan: AturanDaftar<Urut>
): Halaman<Urut> & { saring: Record<string, string>; ids: number[] | null } {
  const qs = ctx.request.qs()
  const rentang = json(qs.range, 'range')
  const [awal, akhir] = Array.isArray(rentang)
    ? [bilangan(rentang[0], 'range', 1e8), bilangan(rentang[1], 'range', 1e8)]
    : [0, (aturan.batas ?? 1000) - 1]
  const susun = json(qs.sort, 'sort')
  const urut = Array.isArray(susun)
    ? bacaUrut(`${susun[1] === 'DESC' ? '-' : ''}${String(susun[0])}`, aturan.urut)
    : null
  const isi = json(qs.filter, 'filter') ?? {}
  if (typeof isi !== 'object' || isi === null || Array.isArray(isi)) {
    throw bidangSalah('filter', 'objek', 'Parameter "filter" harus objek')
  }
  const saring: Record<string, string> = {}
  let cari: string | null = null
  let ids: number[] | null = null
  for (const [kunci, nilai] of Object.entries(isi)) {
    if (kunci === 'q') cari = teks(nilai, 'q')
    else if (kunci === 'id') {
      ids = (Array.isArray(nilai) ? nilai : [nilai])
        .slice(0, MAKS_PER_HALAMAN)
        .map((n) => bilangan(n, 'id', 2147483647))
    } else if (aturan.saring?.includes(kunci)) {
      const t = teks(
        typeof nilai === 'boolean' || typeof nilai === 'number' ? String(nilai) : nilai,
        kunci
      )
      if (t !== null) saring[kunci] = t
    } else throw bidangSalah(kunci, 'asing', inti.kunciTidakDikenal(kunci))
  }
  return { awal, jumlah: Math.min(Math.max(1, akhir - awal + 1), 1000), cari, urut, saring, ids }
}

/** `%text%` for ILIKE with the wildcards of the input made literal. */
export const polaCari = (cari: string): string => `%${cari.replace(/[\\%_]/g, (c) => `\\${c}`)}%`

/** A numeric id of the path; anything else is an unknown object. */
export function idJalur(ctx: HttpContext, nama = 'id'): number | null {
  const teksId = String(ctx.params[nama] ?? '')
  const id = Number(teksId)
  return /^-?\d{1,10}$/.test(teksId) && Math.abs(id) <= 2147483647 ? id : null
}
