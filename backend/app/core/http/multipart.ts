/** Files of a multipart request while they stream in: {@link file://./with_files.ts} stores them as they are. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { inti } from '@eproc/i18n/id/core'
import { bodies } from '#core/http/body_queue'
import { HttpError } from '#core/http/errors'
import { plainText } from '#core/http/input/plain_text'

export interface FilePart {
  /** name of the form's field */
  field: string
  /** as the client calls it */
  fileName: string
  content: AsyncIterable<Buffer>
}

interface RawPart extends Readable {
  name: string
  filename?: string
  file: { clientName: string }
}

/** What the fields beside the files have room for: the parser takes 2 MB of text, which have names, too. */
export const FIELDS_BYTES = 3 * 1024 * 1024

/**
 * Hands every file to `take` as it arrives; the text fields are in `request.body()` afterwards. What `take` throws is
 * thrown together when the request has been read to its end. Another kind of request has no files.
 * @param limit bytes of the whole request; 413 above, 400 when it breaks off
 */
export async function receiveFileParts(
  { request, pelaku }: Pick<HttpContext, 'request'> & Partial<Pick<HttpContext, 'pelaku'>>,
  limit: number,
  take: (part: FilePart) => Promise<void>
): Promise<void> {
  if (!request.header('content-type')?.startsWith('multipart/form-data')) return
  // The parser swallows what a part's handler throws: kept here and thrown again after it.
  const failures: unknown[] = []
  const running: Promise<void>[] = []
  const parts: RawPart[] = []
  let refused: HttpError | undefined
  const { multipart } = request
  multipart.onFile('*', { deferValidations: true }, (raw) => {
    const part = raw as unknown as RawPart
    // The parser only says that it broke off: who reads it later hears of it, too.
    part.on('error', (error) => part.destroy(error))
    parts.push(part)
    if (refused) part.destroy(refused)
    const kept = take(toFilePart(part)).catch((error: unknown) => {
      failures.push(error)
      part.resume()
    })
    running.push(kept)
    return kept
  })
  try {
    const who = String(pelaku?.id ?? request.ip())
    await bodies.run(request.request, who, () => {
      endAbove(limit, request.request, (tooMuch) => {
        refused = tooMuch
        for (const part of parts) part.destroy(tooMuch)
        multipart.abort(tooMuch)
      })
      // Of who leaves within a part that has no name the parser hears nothing.
      request.request.once('error', (error) => multipart.abort(error))
      return multipart.process()
    })
  } catch (error) {
    const tooMuch = statusOf(error) === 413
    if (tooMuch && !failures.some((f) => statusOf(f) === 413)) failures.push(error)
    else if (failures.length === 0) failures.push(new HttpError(400, inti.berkas.terputus))
  }
  await Promise.all(running)
  request.updateBody(plainText(request.body()))
  if (failures.length > 0) throw together(failures)
}

const statusOf = (error: unknown) => (error as { status?: number }).status

/** What still comes after a refusal is read, so that its sender gets to the answer, but no more than this. */
const DRAINED_BYTES = 64 * 1024 * 1024

/** Counts the bytes as they arrive, whatever part they are of and whoever reads it. */
function endAbove(
  limit: number,
  request: IncomingMessage,
  end: (tooMuch: HttpError) => void
): void {
  let size = 0
  let ended = false
  request.on('data', (piece: Buffer) => {
    size += piece.length
    if (size > limit && !ended) end(new HttpError(413, inti.terlaluBesar))
    ended = size > limit
    if (size > limit + DRAINED_BYTES) request.socket.destroy()
  })
}

/** Every bad file is named at once; what is no refusal of a field speaks alone. */
function together(failures: readonly unknown[]): unknown {
  const refusals = failures.filter((f): f is HttpError => f instanceof HttpError && !!f.errors)
  if (refusals.length < failures.length)
    return failures.find((f) => !refusals.includes(f as HttpError))
  const [first] = refusals
  return new HttpError(
    first!.status,
    first!.message,
    refusals.flatMap((r) => r.errors!)
  )
}

const toFilePart = (part: RawPart): FilePart => ({
  field: part.name,
  fileName: part.filename ?? part.file.clientName,
  // The parser must be able to read on to the next part when this one is refused.
  content: part.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
})
