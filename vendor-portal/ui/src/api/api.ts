import type { Finding } from '@eproc/domain/common/checker'
import { ui } from '@eproc/i18n/id/ui'
import { mulaiPermintaan } from './request.ts'
import { KUNCI_TOKEN, simpanan } from '../session/simpanan.ts'

/** Answer of success (decisions §1): `data`, or `rows` from older calls. */
export interface Jawaban<T> {
  statusCode: number
  message: string
  data: T
}

/** One page of a list; `total` counts all rows that match. */
export interface Daftar<T> {
  baris: T[]
  total: number
}

/**
 * A request that failed. `status` 0: the server is out of reach. `message` is always Indonesian and can be shown
 * as it is; `errors` point to the wrong fields.
 */
export class GalatApi extends Error {
  override name = 'GalatApi'
  constructor(
    readonly status: number,
    message: string,
    readonly errors: readonly Finding[] = []
  ) {
    super(message)
  }
}

/** The message of any error, for the user. */
export const pesanGalat = (galat: unknown): string =>
  galat instanceof GalatApi ? galat.message : ui.galat.server

export type Kueri = Record<string, string | number | boolean | null | undefined>

export interface OpsiKirim {
  kueri?: Kueri
  sinyal?: AbortSignal
  /** Progress of an upload, 0..1 (FormData only). */
  kemajuan?: (bagian: number) => void
  /** false: leaves the progress bar alone (refresh in the background). */
  bilah?: boolean
  tajuk?: Record<string, string>
}

type Metode = 'GET' | 'POST' | 'PUT' | 'DELETE'

let saatSesiBerakhir: () => void = () => {}

/** Set once by sesi.ts: 401 or 422 to a request that carried a token. */
export function pasangSesiBerakhir(f: () => void) {
  saatSesiBerakhir = f
}

/** Address with its query; empty values are left out. */
export function alamat(jalur: string, kueri?: Kueri): string {
  const isi = Object.entries(kueri ?? {}).filter(
    ([, v]) => v !== undefined && v !== null && v !== ''
  )
  if (!isi.length) return jalur
  return `${jalur}?${new URLSearchParams(isi.map(([k, v]): [string, string] => [k, String(v)]))}`
}

const teks = (nilai: unknown): string | undefined =>
  typeof nilai === 'string' && nilai ? nilai : undefined

function bacaGalat(status: number, badan: unknown): GalatApi {
  const isi = (typeof badan === 'object' && badan !== null ? badan : {}) as Record<string, unknown>
  const cadangan =
    status === 429
      ? ui.galat.terlaluBanyak
      : status === 413
        ? ui.galat.terlaluBesar
        : ui.galat.server
  const errors = Array.isArray(isi.errors) ? (isi.errors as Finding[]) : []
  return new GalatApi(status, teks(isi.message) ?? cadangan, errors)
}

/** A raw request: it carries the token, its failure is a GalatApi. The dataProvider uses it too. */
export async function minta(
  metode: Metode,
  jalur: string,
  badan?: unknown,
  opsi: OpsiKirim = {}
): Promise<{ badan: unknown; tajuk: Headers; status: number }> {
  const selesai = opsi.bilah === false ? () => {} : mulaiPermintaan()
  const token = simpanan.baca(KUNCI_TOKEN)
  const tajuk: Record<string, string> = { Accept: 'application/json', ...opsi.tajuk }
  if (token) tajuk.Authorization = `Bearer ${token}`
  const formulir = badan instanceof FormData
  if (badan !== undefined && !formulir) tajuk['Content-Type'] = 'application/json'
  try {
    const hasil =
      formulir && opsi.kemajuan
        ? await lewatXhr(metode, alamat(jalur, opsi.kueri), badan, tajuk, opsi)
        : await lewatFetch(metode, alamat(jalur, opsi.kueri), badan, tajuk, opsi)
    if (hasil.status >= 200 && hasil.status < 300) return hasil
    const galat = bacaGalat(hasil.status, hasil.badan)
    if (token && (hasil.status === 401 || hasil.status === 422)) saatSesiBerakhir()
    throw galat
  } finally {
    selesai()
  }
}

function urai(mentah: string): unknown {
  if (!mentah) return undefined
  try {
    return JSON.parse(mentah) as unknown
  } catch {
    return undefined
  }
}

async function lewatFetch(
  metode: Metode,
  url: string,
  badan: unknown,
  tajuk: Record<string, string>,
  opsi: OpsiKirim
) {
  try {
    const jawaban = await fetch(url, {
      method: metode,
      headers: tajuk,
      body: badan instanceof FormData ? badan : badan === undefined ? null : JSON.stringify(badan),
      signal: opsi.sinyal ?? null,
      credentials: 'same-origin',
    })
    return { badan: urai(await jawaban.text()), tajuk: jawaban.headers, status: jawaban.status }
  } catch (galat) {
    if (galat instanceof DOMException && galat.name === 'AbortError') throw galat
    throw new GalatApi(0, ui.galat.jaringan)
  }
}

/* fetch() cannot tell how much was sent; XMLHttpRequest can. */
function lewatXhr(
  metode: Metode,
  url: string,
  badan: FormData,
  tajuk: Record<string, string>,
  opsi: OpsiKirim
) {
  return new Promise<{ badan: unknown; tajuk: Headers; status: number }>((terima, tolak) => {
    const xhr = new XMLHttpRequest()
    xhr.open(metode, url)
    for (const [nama, nilai] of Object.entries(tajuk)) xhr.setRequestHeader(nama, nilai)
    xhr.upload.onprogress = (e) => e.lengthComputable && opsi.kemajuan?.(e.loaded / e.total)
    xhr.onload = () =>
      terima({ badan: urai(xhr.responseText), tajuk: new Headers(), status: xhr.status })
    xhr.onerror = () => tolak(new GalatApi(0, ui.galat.jaringan))
    xhr.onabort = () => tolak(new GalatApi(0, ui.galat.dibatalkan))
    opsi.sinyal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(badan)
  })
}

function bungkus<T>(badan: unknown, status: number): Jawaban<T> {
  const isi = (typeof badan === 'object' && badan !== null ? badan : {}) as Record<string, unknown>
  return {
    statusCode: status,
    message: teks(isi.message) ?? '',
    data: (isi.data ?? isi.rows) as T,
  }
}

async function kirim<T>(metode: Metode, jalur: string, badan?: unknown, opsi?: OpsiKirim) {
  const hasil = await minta(metode, jalur, badan, opsi)
  return bungkus<T>(hasil.badan, hasil.status)
}

/**
 * API client of both apps. `ambil` gives the content (`data` or `rows`) itself; calls that change something give a
 * Jawaban with the server's `message`. Body: an object (JSON) or FormData (multipart).
 */
export const api = {
  ambil: async <T>(jalur: string, opsi?: OpsiKirim): Promise<T> =>
    (await kirim<T>('GET', jalur, undefined, opsi)).data,
  /** A list in pages: query halaman, perHalaman, q, urut; `total` comes with the answer. */
  daftar: async <T>(jalur: string, kueri?: Kueri, opsi?: OpsiKirim): Promise<Daftar<T>> => {
    const { badan } = await minta('GET', jalur, undefined, { ...opsi, kueri: kueri ?? {} })
    const isi = (badan ?? {}) as {
      rows?: T[]
      data?: T[]
      total?: number
      meta?: { total?: number }
    }
    const baris = isi.rows ?? (Array.isArray(isi.data) ? isi.data : [])
    return { baris, total: isi.total ?? isi.meta?.total ?? baris.length }
  },
  post: <T = unknown>(jalur: string, badan?: unknown, opsi?: OpsiKirim) =>
    kirim<T>('POST', jalur, badan ?? {}, opsi),
  put: <T = unknown>(jalur: string, badan?: unknown, opsi?: OpsiKirim) =>
    kirim<T>('PUT', jalur, badan ?? {}, opsi),
  hapus: <T = unknown>(jalur: string, opsi?: OpsiKirim) =>
    kirim<T>('DELETE', jalur, undefined, opsi),
  /** Signed address (60 seconds) of a guarded file: for a frame, a new tab, a download. */
  tautanBerkas: async (path: string): Promise<string> =>
    (await kirim<{ url: string }>('POST', '/api/berkas/tautan', { path })).data.url,
}

/** Object to FormData: File as it is, arrays joined by commas, null and undefined left out. */
export function keFormData(isi: Record<string, unknown>): FormData {
  const formulir = new FormData()
  for (const [kunci, nilai] of Object.entries(isi)) {
    if (nilai === null || nilai === undefined) continue
    if (nilai instanceof Blob) formulir.append(kunci, nilai)
    else if (Array.isArray(nilai)) formulir.append(kunci, nilai.join(','))
    else if (typeof nilai === 'object') formulir.append(kunci, JSON.stringify(nilai))
    else formulir.append(kunci, String(nilai))
  }
  return formulir
}
