import { SESSION_END_HEADER } from '@eproc/domain/akun/sesi'
import type { Change } from '@eproc/domain/common/change'
import type { Finding } from '@eproc/domain/common/checker'
import { ui } from '@eproc/i18n/id/ui'
import { FOREIGN, parse } from './answer_text.ts'
import { call } from './begun.ts'
import { unreadable } from './readable.ts'
import { beginRequest } from './request.ts'
import { stoppable } from './sending.ts'
import { withQuery } from './with_query.ts'
import { noteSessionEnd } from '../session/session_end.ts'
import { TOKEN_KEY, storage } from '../session/storage.ts'

/** Answer of success (decisions §1): `data`, or `rows` from older calls. */
export interface Answer<T> {
  statusCode: number
  message: string
  data: T
}

/** One page of a list; `total` counts all rows that match. `beside`: what else its answer holds. */
export interface ListAnswer<T> {
  rows: T[]
  total: number
  beside?: Readonly<Record<string, unknown>>
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
    readonly errors: readonly Finding[] = [],
    /** of a stale version: who saved first, and when */
    readonly change?: Change
  ) {
    super(message)
  }
}

/** The message of any error, for the user. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : ui.errors.server

export type Query = Record<string, string | number | boolean | null | undefined>

export interface RequestOptions {
  query?: Query
  signal?: AbortSignal
  /** Progress of an upload, 0..1 (FormData only). */
  progress?: (part: number) => void
  /** false: leaves the progress bar alone (refresh in the background). */
  bar?: boolean
  headers?: Record<string, string>
  /** The answer is a file: a Blob. */
  file?: boolean
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

let sessionEnded: (loading: boolean) => void = () => {}

/* In a browser calls go to the page's own origin. */
let origin = ''

/** Where calls go when pages are drawn on the server. */
export function callsGoTo(address: string) {
  origin = address
}

/** Set once by sesi.ts: 401 or 422 to a request that carried a token. */
export function onSessionEnded(f: (loading: boolean) => void) {
  sessionEnded = f
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined

function readError(status: number, body: unknown): ApiError {
  const content = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const fallback =
    status === 429
      ? ui.errors.terlaluBanyak
      : status === 413
        ? ui.errors.terlaluBesar
        : ui.errors.server
  const errors = Array.isArray(content.errors) ? (content.errors as Finding[]) : []
  const change = content.diubahOleh ? (content as unknown as Change) : undefined
  return new ApiError(status, text(content.message) ?? fallback, errors, change)
}

/** A raw request: it carries the token, its failure is a ApiError. The dataProvider uses it too. */
export async function request(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {}
): Promise<{ body: unknown; headers: Headers; status: number }> {
  const finish = options.bar === false ? () => {} : beginRequest()
  const token = storage.read(TOKEN_KEY)
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers }
  if (token) headers.Authorization = `Bearer ${token}`
  const form = body instanceof FormData
  const { signal, done, stopped } = stoppable(method !== 'GET' && method !== 'HEAD', options.signal)
  const sent: RequestOptions = signal ? { ...options, signal } : options
  if (body !== undefined && !form) headers['Content-Type'] = 'application/json'
  try {
    const result =
      form && options.progress
        ? await viaXhr(method, withQuery(path, options.query), body, headers, sent)
        : await viaFetch(method, withQuery(path, options.query), body, headers, sent)
    const sessionEnd = result.headers.get(SESSION_END_HEADER)
    if (sessionEnd) noteSessionEnd(sessionEnd)
    if (result.body === FOREIGN && result.status < 300) throw new ApiError(0, ui.errors.bukanServer)
    if ((result.status >= 200 && result.status < 300) || result.status === 304) return result
    const error = readError(result.status, result.body)
    if (token && (result.status === 401 || result.status === 422))
      sessionEnded(method === 'GET' && result.status === 401)
    throw error
  } catch (error) {
    if (stopped()) throw new ApiError(0, ui.errors.dihentikan)
    const gone = form && error instanceof ApiError && !error.status ? await unreadable(body) : null
    throw gone ? new ApiError(0, gone.message, [gone]) : error
  } finally {
    done()
    finish()
  }
}

async function viaFetch(
  method: Method,
  url: string,
  body: unknown,
  headers: Record<string, string>,
  options: RequestOptions
) {
  try {
    const answer = await call(origin + url, {
      method,
      headers,
      body: body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body),
      signal: options.signal ?? null,
      credentials: 'same-origin',
    })
    // The page of a Wi-Fi's login is no file of ours.
    const file = options.file && answer.ok && !answer.headers.get('content-type')?.includes('html')
    const read = file ? await answer.blob() : parse(await answer.text())
    return { body: read, headers: answer.headers, status: answer.status }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, ui.errors.jaringan)
  }
}

/* fetch() cannot tell how much was sent; XMLHttpRequest can. */
function viaXhr(
  method: Method,
  url: string,
  body: FormData,
  headers: Record<string, string>,
  options: RequestOptions
) {
  return new Promise<{ body: unknown; headers: Headers; status: number }>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (e) => e.lengthComputable && options.progress?.(e.loaded / e.total)
    xhr.onload = () => {
      const sessionEnd = xhr.getResponseHeader(SESSION_END_HEADER)
      const told = new Headers(sessionEnd ? { [SESSION_END_HEADER]: sessionEnd } : {})
      resolve({ body: parse(xhr.responseText), headers: told, status: xhr.status })
    }
    xhr.onerror = () => reject(new ApiError(0, ui.errors.jaringan))
    xhr.onabort = () => reject(new ApiError(0, ui.errors.dibatalkan))
    options.signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(body)
  })
}

function wrap<T>(body: unknown, status: number): Answer<T> {
  const content = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  return {
    statusCode: status,
    message: text(content.message) ?? '',
    // Null is an answer too.
    data: (content.data === undefined ? content.rows : content.data) as T,
  }
}

async function send<T>(method: Method, path: string, body?: unknown, options?: RequestOptions) {
  const result = await request(method, path, body, options)
  return wrap<T>(result.body, result.status)
}

/**
 * API client of both apps. `get` gives the content (`data` or `rows`) itself; calls that change something give an
 * Answer with the server's `message`. Body: an object (JSON) or FormData (multipart).
 */
export const api = {
  get: async <T>(path: string, options?: RequestOptions): Promise<T> =>
    (await send<T>('GET', path, undefined, options)).data,
  /** A deed that the specification asks for with GET: its message, too. */
  deed: <T>(path: string) => send<T>('GET', path),
  /** A list in pages: query halaman, perHalaman, q, urut; `total` comes with the answer. */
  list: async <T>(path: string, query?: Query, options?: RequestOptions) => {
    const { body } = await request('GET', path, undefined, { ...options, query: query ?? {} })
    const { rows, data, total, meta, ...beside } = (body ?? {}) as {
      rows?: T[]
      data?: T[]
      total?: number
      meta?: { total?: number }
    }
    const found = rows ?? (Array.isArray(data) ? data : [])
    return {
      rows: found,
      total: total ?? meta?.total ?? found.length,
      beside,
    } satisfies ListAnswer<T>
  },
  post: <T = unknown>(path: string, body?: unknown, options?: RequestOptions) =>
    send<T>('POST', path, body ?? {}, options),
  put: <T = unknown>(path: string, body?: unknown, options?: RequestOptions) =>
    send<T>('PUT', path, body ?? {}, options),
  delete: <T = unknown>(path: string, options?: RequestOptions) =>
    send<T>('DELETE', path, undefined, options),
  /** A guarded file. */
  file: async (path: string): Promise<Blob> =>
    (await request('GET', path, undefined, { file: true, headers: { Accept: '*/*' } }))
      .body as Blob,
  /** Signed address (60 seconds) of a guarded file: for a frame, a new tab, a download. */
  fileUrl: async (path: string): Promise<string> =>
    (await send<{ url: string }>('POST', '/api/berkas/tautan', { path })).data.url,
}

/** Object to FormData: File as it is, arrays joined by commas, null and undefined left out. */
export function toFormData(content: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(content)) {
    if (value === null || value === undefined) continue
    if (value instanceof Blob) form.append(key, value)
    else if (Array.isArray(value)) form.append(key, value.join(','))
    else if (typeof value === 'object') form.append(key, JSON.stringify(value))
    else form.append(key, String(value))
  }
  return form
}
