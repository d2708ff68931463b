/**
 * The tus protocol 1.0 (https://tus.io), spoken by `@tus/server` within a request of ours: it takes and gives headers,
 * refusals leave as our own envelope (docs/adr/0022).
 */
import type { IncomingMessage } from 'node:http'
import { Server, TUS_RESUMABLE, type Locker } from '@tus/server'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { otherPosition } from '#app/tender/penawaran/unggahan/append_part'
import { maksUkuran } from '#app/tender/penawaran/segel/berkas_tersegel'
import { type Caller, SegelStore } from '#app/tender/penawaran/unggahan/segel_store'
import { TUS_PATH } from '#app/tender/penawaran/unggahan/unggahan_validator'
import { bodies } from '#core/http/body_queue'
import { HttpError } from '#core/http/errors'

const PIECE = 'application/offset+octet-stream'

/** A newer request takes an upload over in its row, across processes: nobody waits for one that hangs. */
const NO_LOCK: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) }

const TAKEN = /^(upload|tus)-|^content-(type|length)$/
const GIVEN = /^(upload|tus)-|^(location|cache-control)$/

export interface TusAnswer {
  status: number
  headers: [name: string, value: string][]
}

/** @throws HttpError for whatever the protocol or the store refuses */
export async function speakTus(
  request: IncomingMessage,
  caller: Caller | null
): Promise<TusAnswer> {
  judgeHeaders(request)
  const store = new SegelStore(caller)
  let failure: unknown
  const server = new Server({
    path: TUS_PATH,
    datastore: store,
    locker: NO_LOCK,
    relativeLocation: true,
    // The store judges the size itself, and says it in words.
    maxSize: ({ method }) => (method === 'OPTIONS' ? maksUkuran() : 0),
    onResponseError: (_, error) => {
      failure = error
      return undefined
    },
  })
  try {
    const who = String(caller?.actor.id ?? '')
    const { status, headers } = await bodies.run(request, who, () =>
      server.handleWeb(webRequest(request))
    )
    if (failure !== undefined) throw await refusal(failure, store, request)
    if (status >= 400) throw new HttpError(status, teks.unggahan.kepala)
    const given = [...headers].filter(([name]) => GIVEN.test(name))
    if (store.expires) given.push(['upload-expires', store.expires.toUTCString()])
    return { status, headers: given }
  } finally {
    // Refusing must not tear the connection down: the vendor would see a cut instead of the reason.
    request.resume()
  }
}

/** What the library answers with another status than the protocol wants. */
function judgeHeaders({ method, headers }: IncomingMessage): void {
  if (method === 'OPTIONS') return
  if (headers['tus-resumable'] !== TUS_RESUMABLE) {
    const supported = { 'Tus-Version': TUS_RESUMABLE }
    throw new HttpError(412, teks.unggahan.versi(TUS_RESUMABLE), undefined, supported)
  }
  if (method !== 'PATCH') return
  if (headers['content-type'] !== PIECE) throw new HttpError(415, teks.unggahan.bentuk(PIECE))
  if (headers['upload-offset'] === undefined) throw new HttpError(400, teks.unggahan.kepala)
}

function webRequest(request: IncomingMessage): Request {
  const { method = 'GET', headers } = request
  const taken = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    TAKEN.test(name) && typeof value === 'string' ? [[name, value]] : []
  )
  const piece = method === 'PATCH'
  const body = piece ? bodyOf(request) : null
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const url = `http://localhost${pathname}`
  return new Request(url, { method, headers: taken, body, ...(piece ? { duplex: 'half' } : {}) })
}

/** As it is asked for; a reader that gives up leaves the connection alone. */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 }
  )
}

interface LibraryError {
  status_code?: number
}

/** Ours as they are, those of the library in our words. */
async function refusal(
  error: unknown,
  store: SegelStore,
  { url = '' }: IncomingMessage
): Promise<unknown> {
  const status = (error as LibraryError).status_code
  if (error instanceof HttpError || status === undefined) return error
  if (status === 404) return new HttpError(404, teks.unggahan.hilang)
  if (status === 409) {
    return otherPosition((await store.getUpload(url.split('/').pop()!)).offset)
  }
  if (status === 413) return new HttpError(413, teks.unggahan.kelebihan)
  if (status === 501) return new HttpError(501, teks.unggahan.kepala)
  return new HttpError(400, teks.unggahan.kepala)
}
