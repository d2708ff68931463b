import type { Finding } from '@eproc/domain/common/checker'
import { ui } from '@eproc/i18n/id/ui'
import { beginRequest } from './request.ts'
import { TOKEN_KEY, simpanan } from '../session/storage.ts'

/** Answer of success (decisions §1): `data`, or `rows` from older calls. */
export interface Jawaban<T> {
  statusCode: number
  message: string
  data: T
}

/** One page of a list; `total` counts all rows that match. */
export interface ListAnswer<T> {
  baris: T[]
  total: number
}

/**
 * A request that failed. `status` 0: the server is out of reach. `message` is always Indonesian and can be shown
 * as it is; `errors` point to the wrong fields.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly status: number,
    message: string,
    readonly errors: readonly Finding[] = []
  ) {
    super(message)
  }
}

/** The message of any error, for the user. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : ui.errors.server

export type Query = Record<string, string | number | boolean | null | undefined>

export interface OpsiKirim {
  query?: Query
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
export function alamat(jalur: string, query?: Query): string {
  const isi = Object.entries(query ?? {}).filter(
    ([, v]) => v !== undefined && v !== null && v !== ''
  )
  if (!isi.length) return jalur
  return `${jalur}?${new URLSearchParams(isi.map(([k, v]): [string, string] => [k, String(v)]))}`
}

const teks = (nilai: unknown): string | undefined =>
  typeof nilai === 'string' && nilai ? nilai : undefined

function readError(status: number, body: unknown): ApiError {
  const isi = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const cadangan =
    status === 429
      ? ui.errors.terlaluBanyak
      : status === 413
        ? ui.errors.terlaluBesar
        : ui.errors.server
  const errors = Array.isArray(isi.errors) ? (isi.errors as Finding[]) : []
  return new ApiError(status, teks(isi.message) ?? cadangan, errors)
}

/** A raw request: it carries the token, its failure is a ApiError. The dataProvider uses it too. */
export async function minta(
  metode: Metode,
  jalur: string,
  body?: unknown,
  options: OpsiKirim = {}
): Promise<{ badan: unknown; tajuk: Headers; status: number }> {
  const selesai = options.bilah === false ? () => {} : beginRequest()
  const token = simpanan.baca(TOKEN_KEY)
  const tajuk: Record<string, string> = { Accept: 'application/json', ...options.tajuk }
  if (token) tajuk.Authorization = `Bearer ${token}`
  const formulir = body instanceof FormData
  if (body !== undefined && !formulir) tajuk['Content-Type'] = 'application/json'
  try {
    const hasil =
      formulir && options.kemajuan
        ? await lewatXhr(metode, alamat(jalur, options.query), body, tajuk, options)
        : await lewatFetch(metode, alamat(jalur, options.query), body, tajuk, options)
    if (hasil.status >= 200 && hasil.status < 300) return hasil
    const error = readError(hasil.status, hasil.badan)
    if (token && (hasil.status === 401 || hasil.status === 422)) saatSesiBerakhir()
    throw error
  } finally {
    selesai()
  }
}

function urai(raw: string): unknown {
  if (!raw) return undefined
  try {
    return JSON.parse(raw) as unknown
  } catch {
    return undefined
  }
}

async function lewatFetch(
  metode: Metode,
  url: string,
  body: unknown,
  tajuk: Record<string, string>,
  options: OpsiKirim
) {
  try {
    const jawaban = await fetch(url, {
      method: metode,
      headers: tajuk,
      body: body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body),
      signal: options.sinyal ?? null,
      credentials: 'same-origin',
    })
    return { badan: urai(await jawaban.text()), tajuk: jawaban.headers, status: jawaban.status }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, ui.errors.jaringan)
  }
}

/* fetch() cannot tell how much was sent; XMLHttpRequest can. */
function lewatXhr(
  metode: Metode,
  url: string,
  body: FormData,
  tajuk: Record<string, string>,
  options: OpsiKirim
) {
  return new Promise<{ badan: unknown; tajuk: Headers; status: number }>((terima, tolak) => {
    const xhr = new XMLHttpRequest()
    xhr.open(metode, url)
    for (const [nama, nilai] of Object.entries(tajuk)) xhr.setRequestHeader(nama, nilai)
    xhr.upload.onprogress = (e) => e.lengthComputable && options.kemajuan?.(e.loaded / e.total)
    xhr.onload = () =>
      terima({ badan: urai(xhr.responseText), tajuk: new Headers(), status: xhr.status })
    xhr.onerror = () => tolak(new ApiError(0, ui.errors.jaringan))
    xhr.onabort = () => tolak(new ApiError(0, ui.errors.dibatalkan))
    options.sinyal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(body)
  })
}

function bungkus<T>(body: unknown, status: number): Jawaban<T> {
  const isi = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  return {
    statusCode: status,
    message: teks(isi.message) ?? '',
    data: (isi.data ?? isi.rows) as T,
  }
}

async function kirim<T>(metode: Metode, jalur: string, body?: unknown, options?: OpsiKirim) {
  const hasil = await minta(metode, jalur, body, options)
  return bungkus<T>(hasil.badan, hasil.status)
}

/**
 * API client of both apps. `ambil` gives the content (`data` or `rows`) itself; calls that change something give a
 * Jawaban with the server's `message`. Body: an object (JSON) or FormData (multipart).
 */
export const api = {
  ambil: async <T>(jalur: string, options?: OpsiKirim): Promise<T> =>
    (await kirim<T>('GET', jalur, undefined, options)).data,
  /** A list in pages: query halaman, perHalaman, q, urut; `total` comes with the answer. */
  daftar: async <T>(jalur: string, query?: Query, options?: OpsiKirim): Promise<ListAnswer<T>> => {
    const { badan: body } = await minta('GET', jalur, undefined, {
      ...options,
      query: query ?? {},
    })
    const isi = (body ?? {}) as {
      rows?: T[]
      data?: T[]
      total?: number
      meta?: { total?: number }
    }
    const baris = isi.rows ?? (Array.isArray(isi.data) ? isi.data : [])
    return { baris, total: isi.total ?? isi.meta?.total ?? baris.length }
  },
  post: <T = unknown>(jalur: string, body?: unknown, options?: OpsiKirim) =>
    kirim<T>('POST', jalur, body ?? {}, options),
  put: <T = unknown>(jalur: string, body?: unknown, options?: OpsiKirim) =>
    kirim<T>('PUT', jalur, body ?? {}, options),
  hapus: <T = unknown>(jalur: string, options?: OpsiKirim) =>
    kirim<T>('DELETE', jalur, undefined, options),
  /** Signed address (60 seconds) of a guarded file: for a frame, a new tab, a download. */
  tautanBerkas: async (path: string): Promise<string> =>
    (await kirim<{ url: string }>('POST', '/api/berkas/tautan', { path })).data.url,
}

/** Object to FormData: File as it is, arrays joined by commas, null and undefined left out. */
export function keFormData(isi: Record<string, unknown>): FormData {
  const formulir = new FormData()
  for (const [key, nilai] of Object.entries(isi)) {
    if (nilai === null || nilai === undefined) continue
    if (nilai instanceof Blob) formulir.append(key, nilai)
    else if (Array.isArray(nilai)) formulir.append(key, nilai.join(','))
    else if (typeof nilai === 'object') formulir.append(key, JSON.stringify(nilai))
    else formulir.append(key, String(nilai))
  }
  return formulir
}
