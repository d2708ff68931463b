import type {
  KeadaanUnggahan,
  PenawaranDiterima,
  UnggahanDimulai,
} from '@eproc/domain/tender/answers_penawaran'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'
import { api, ApiError } from '@eproc/ui/api/api.ts'
import { TOKEN_KEY, storage } from '@eproc/ui/session/storage.ts'
import { clockNow } from '@eproc/ui/api/time.ts'

/* Multiples of the server's 64 KiB frames: nothing of a finished piece is sent twice. */
const PIECE = 2 * 1024 * 1024
const PAUSES_MS = [500, 1000, 2000, 3000, 5000]

export type SendState = 'preparing' | 'sending' | 'interrupted' | 'confirming'

export interface UploadOptions {
  paketId: number
  vendorId: number
  jenis: KategoriFile
  /** rupiah, required for H */
  harga: number | null
  signal: AbortSignal
  /** bytes that arrived */
  onProgress: (bytes: number) => void
  onState: (state: SendState) => void
}

/**
 * Uploads one file of a penawaran piece by piece. A broken line continues from the last safe byte until the tahap
 * ends; `signal` cancels it, which also deletes the pieces on the server.
 */
export async function uploadResumably(
  file: File,
  options: UploadOptions
): Promise<PenawaranDiterima> {
  options.onState('preparing')
  const sha256 = await fingerprint(file)
  const { data: u } = await api.post<UnggahanDimulai>(
    '/api/lelang/unggahan',
    {
      paketPenyediaId: options.paketId,
      vendorId: options.vendorId,
      jenis: options.jenis,
      nama: file.name,
      ukuran: file.size,
      sha256,
      hargaPenawaran: options.harga,
    },
    { signal: options.signal }
  )
  const path = `/api/lelang/unggahan/${u.id}`
  const headers = { 'X-Kunci-Unggahan': u.kunci }
  try {
    let position = 0
    while (position < file.size) {
      options.onState('sending')
      position = await retry(u.batas, options, async (again) => {
        // After a cut the server says from where; before, we know.
        const start = again ? (await readState(path, options.signal)).diterima : position
        options.onProgress(start)
        if (start >= file.size) return start
        const piece = file.slice(start, start + PIECE)
        return (await sendPiece(path, start, piece, headers, options)).diterima
      })
      options.onProgress(position)
    }
    options.onState('confirming')
    // Safe to repeat: the same upload always gives the same receipt.
    return await retry(u.batas, options, async () => {
      options.onState('confirming')
      const requestOptions = { headers, signal: options.signal, bar: false }
      return (await api.post<PenawaranDiterima>(`${path}/selesai`, {}, requestOptions)).data
    })
  } catch (error) {
    if (options.signal.aborted) void api.delete(path, { bar: false }).catch(() => {})
    throw error
  }
}

const readState = (path: string, signal: AbortSignal) =>
  api.get<KeadaanUnggahan>(path, { signal, bar: false })

/** Tries again while the network is down (status 0), the server is starting, or positions differ, until `limit`. */
async function retry<T>(
  limit: string,
  options: UploadOptions,
  work: (again: boolean) => Promise<T>
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt > 0)
    } catch (error) {
      if (options.signal.aborted || !mayRetry(error) || clockNow() >= new Date(limit).getTime()) {
        throw error
      }
      options.onState('interrupted')
      await sleep(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]!, options.signal)
    }
  }
}

const mayRetry = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 ||
    error.status >= 502 ||
    (error.status === 409 && error.errors.some((e) => e.rule === 'posisi')))

/** Waits, but not longer than the network stays away. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}

/* fetch() cannot tell how much was sent; XMLHttpRequest can. */
function sendPiece(
  path: string,
  start: number,
  piece: Blob,
  headers: Record<string, string>,
  { signal, onProgress }: UploadOptions
): Promise<KeadaanUnggahan> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('PUT', `${path}?mulai=${start}`)
    const token = storage.read(TOKEN_KEY)
    if (token) xhr.setRequestHeader('Authorization', `Bearer ${token}`)
    xhr.setRequestHeader('Accept', 'application/json')
    xhr.setRequestHeader('Content-Type', 'application/octet-stream')
    for (const [nama, value] of Object.entries(headers)) xhr.setRequestHeader(nama, value)
    const abort = () => xhr.abort()
    signal.addEventListener('abort', abort, { once: true })
    xhr.onloadend = () => signal.removeEventListener('abort', abort)
    xhr.upload.onprogress = (e) => onProgress(start + e.loaded)
    xhr.timeout = 120_000
    const networkFailed = () => reject(new ApiError(0, ui.errors.jaringan))
    xhr.onerror = networkFailed
    xhr.ontimeout = networkFailed
    xhr.onabort = () => reject(new ApiError(0, ui.errors.dibatalkan))
    xhr.onload = () => {
      const answer = parse(xhr.responseText)
      if (xhr.status >= 200 && xhr.status < 300 && answer.data) resolve(answer.data)
      else reject(new ApiError(xhr.status, answer.message ?? ui.errors.server, answer.errors ?? []))
    }
    xhr.send(piece)
  })
}

interface Body {
  data?: KeadaanUnggahan
  message?: string
  errors?: ApiError['errors']
}

function parse(raw: string): Body {
  try {
    return JSON.parse(raw) as Body
  } catch {
    return {}
  }
}

/** SHA-256 in hexadecimal; null outside a secure context, where the server's own calculation has to do. */
export async function fingerprint(file: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((n) => n.toString(16).padStart(2, '0')).join('')
}
