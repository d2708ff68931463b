/** Files of a multipart request while they stream in: {@link file://./with_files.ts} stores them as they are. */
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

/**
 * Hands every file to `take` as it arrives; the text fields are in `request.body()` afterwards. What `take` throws is
 * thrown together when the request has been read to its end. Another kind of request has no files.
 * @param limit size of the whole request, the bodyparser's own when undefined; 413 above, 400 when it breaks off
 */
export async function receiveFileParts(
  { request, pelaku }: Pick<HttpContext, 'request'> & Partial<Pick<HttpContext, 'pelaku'>>,
  limit: number | string | undefined,
  take: (part: FilePart) => Promise<void>
): Promise<void> {
  if (!request.header('content-type')?.startsWith('multipart/form-data')) return
  // The parser swallows what a part's handler throws: kept here and thrown again after it.
  const failures: unknown[] = []
  const running: Promise<void>[] = []
  const { multipart } = request
  multipart.onFile('*', { deferValidations: true }, (raw) => {
    const part = raw as unknown as RawPart
    const kept = take(toFilePart(part)).catch((error: unknown) => {
      failures.push(error)
      part.resume()
    })
    running.push(kept)
    return kept
  })
  try {
    const who = String(pelaku?.id ?? request.ip())
    await bodies.run(request.request, who, () =>
      limit === undefined ? multipart.process() : multipart.process({ limit })
    )
  } catch (error) {
    if (failures.length === 0) {
      failures.push(
        (error as { status?: number }).status === 413
          ? error
          : new HttpError(400, inti.berkas.terputus)
      )
    }
  }
  await Promise.all(running)
  request.updateBody(plainText(request.body()))
  if (failures.length > 0) throw together(failures)
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
