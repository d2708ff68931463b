/** One small file of a form that is read at once and not stored: {@link file://./with_files.ts} stores what is kept. */
import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { inti } from '@eproc/i18n/id/core'
import { numberParameter } from '#core/database/parameter'
import { rapikanNama } from '#core/files/receive_files'
import { invalidField, tooLarge } from '#core/http/errors'
import { FIELDS_BYTES, receiveFileParts, type FilePart } from '#core/http/multipart'

export interface FileInMemory {
  /** the client's name, only ever shown */
  name: string
  content: Buffer
  sha256: string
}

/** Longer names say nothing more. */
const MAX_NAME = 200

/**
 * The one file of the request, as large as a document of the dossier may be.
 * @throws 400 with `missing` when there is none, 400 for a second one or another field, 413 too large
 */
export async function fileInMemory(
  ctx: HttpContext,
  field: string,
  missing: string
): Promise<FileInMemory> {
  const maxMb = await numberParameter('MAKS_UKURAN_DOKUMEN', 3)
  const received: FileInMemory[] = []
  await receiveFileParts(ctx, maxMb * 1024 * 1024 + FIELDS_BYTES, async (part) => {
    if (part.field !== field) {
      throw invalidField(part.field, 'asing', inti.berkas.tidakDikenal(part.field))
    }
    if (received.length > 0) throw invalidField(field, 'ganda', inti.berkas.ganda)
    const content = await wholeContent(part, maxMb)
    const sha256 = createHash('sha256').update(content).digest('hex')
    received.push({ name: rapikanNama(part.fileName).slice(0, MAX_NAME), content, sha256 })
  })
  const [file] = received
  if (!file) throw invalidField(field, 'wajib', missing)
  return file
}

async function wholeContent({ field, content }: FilePart, maxMb: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of content) {
    size += piece.length
    if (size > maxMb * 1024 * 1024) {
      throw tooLarge([field], 'ukuran', inti.berkas.terlaluBesar(maxMb))
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
