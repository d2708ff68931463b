/** One upload by tus-js-client, which comes with the first file that is sent. */
import { DetailedError, Upload } from 'tus-js-client'
import type { Finding } from '@eproc/domain/common/checker'
import type { UnitPrice } from '@eproc/domain/tender/penawaran/rincian_harga'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { ui } from '@eproc/i18n/id/ui'
import { api, ApiError } from '@eproc/ui/api/api.ts'
import { unreadable } from '@eproc/ui/api/readable.ts'
import { TOKEN_KEY, storage } from '@eproc/ui/session/storage.ts'

const ENDPOINT = '/api/lelang/unggahan'
/* So that a line that hangs is noticed with a piece, not with the whole. */
const PIECE = 2 * 1024 * 1024
const HANGS_MS = 120_000

export interface TusOptions {
  /** what to go on with instead of beginning */
  unfinished: { url: string } | null
  /** the client's own key of the upload */
  key: string
  metadata: Record<string, string>
  /** unit prices that the server has to have before the first byte */
  rincian?: readonly UnitPrice[] | null
  /** bytes that arrived */
  onProgress: (bytes: number) => void
  /** its address, once it could go on from there */
  onUrl: (url: string) => void
}

export class TusUpload {
  readonly headers: Record<string, string>
  readonly #upload: Upload
  readonly #content: Blob
  #path: string | null
  #unitPrices: TusOptions['rincian']

  constructor(
    content: Blob,
    { unfinished, key, metadata, rincian, onProgress, onUrl }: TusOptions
  ) {
    this.headers = { 'X-Kunci-Unggahan': key }
    this.#path = unfinished?.url ?? null
    this.#unitPrices = rincian
    this.#content = content
    const keep = () => {
      if (this.#path !== null && !this.#unitPrices) onUrl(this.#path)
    }
    this.#upload = new Upload(content, {
      endpoint: unfinished ? null : ENDPOINT,
      uploadUrl: this.#path,
      metadata,
      chunkSize: PIECE,
      // Who waits for the line, and remembers the upload, is not the library: it would keep the price.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => {
        if (request.getMethod() === 'PATCH') await this.#sendPrices(keep)
        prepare(request.getUnderlyingObject() as XMLHttpRequest, key)
      },
      onProgress: (sent) => onProgress(sent),
      onUploadUrlAvailable: () => {
        const { url } = this.#upload
        if (!url) return
        this.#path = new URL(url, window.location.href).pathname
        // One that another tab has replaced is not begun again.
        this.#upload.options.endpoint = null
        keep()
      },
    })
  }

  /** Its address, once it has begun. */
  get path(): string | null {
    return this.#path
  }

  /** Unless they are there: an upload that is continued later must not go on without them. */
  async #sendPrices(keep: () => void): Promise<void> {
    if (!this.#unitPrices) return
    const body = { rincianHarga: this.#unitPrices }
    await api.put(`${this.#path}/rincian`, body, { headers: this.headers, bar: false })
    this.#unitPrices = null
    keep()
  }

  /** Sends what the server does not have; may be called again. @throws ApiError */
  async send(signal: AbortSignal): Promise<void> {
    const upload = this.#upload
    let stop = () => {}
    try {
      await new Promise<void>((resolve, reject) => {
        stop = () => {
          void upload.abort()
          reject(new ApiError(0, ui.errors.dibatalkan))
        }
        signal.addEventListener('abort', stop)
        upload.options.onSuccess = () => resolve()
        upload.options.onError = (error) => reject(readFailure(error))
        if (signal.aborted) stop()
        else upload.start()
      })
    } catch (error) {
      const gone = signal.aborted ? null : await unreadable([['berkas', this.#content]])
      throw gone ? new ApiError(0, gone.message, [gone]) : error
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }
}

function prepare(xhr: XMLHttpRequest, key: string): void {
  const token = storage.read(TOKEN_KEY)
  if (token) xhr.setRequestHeader('Authorization', `Bearer ${token}`)
  xhr.setRequestHeader('Accept', 'application/json')
  xhr.setRequestHeader('X-Kunci-Unggahan', key)
  xhr.timeout = HANGS_MS
  // The library listens to errors alone.
  xhr.ontimeout = (event) => xhr.onerror?.(event)
}

interface Refusal {
  message?: string
  errors?: Finding[]
}

function readFailure(error: Error): ApiError {
  if (error instanceof DetailedError && error.causingError instanceof ApiError) {
    return error.causingError
  }
  const answer = error instanceof DetailedError ? error.originalResponse : null
  const status = answer?.getStatus() ?? 0
  if (!answer || status === 0) return new ApiError(0, ui.errors.jaringan)
  // HEAD has no words.
  const gone = status === 404 || status === 410 ? penawaran.unggahan.hilang : ui.errors.server
  const { message = gone, errors = [] } = parse(answer.getBody())
  return new ApiError(status, message, errors)
}

function parse(raw: string): Refusal {
  try {
    return JSON.parse(raw) as Refusal
  } catch {
    return {}
  }
}
