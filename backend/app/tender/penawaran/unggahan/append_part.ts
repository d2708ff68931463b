/** Appends one piece to an upload while it streams in. */
import { randomUUID } from 'node:crypto'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { rangkai } from '#app/tender/penawaran/unggahan/chain'
import { bukaBagian } from '#app/tender/penawaran/unggahan/upload_parts'
import type { UploadSeal } from '#app/tender/penawaran/unggahan/upload_seal'
import type Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import { HttpError, tooLarge } from '#core/http/errors'

/** Progress is made durable at least so often: 1 MiB. */
const UNITS_PER_SAVE = 16

export interface Piece {
  /** byte at which it begins */
  from: number
  seal: UploadSeal
  source: AsyncIterable<Buffer>
}

/**
 * A newer request takes the upload over from one that hangs; what arrived before a cut stays, to the byte.
 * @returns the upload as it stands now
 * @throws 404, 409 another position or taken over, 400 other kind, 413 too long
 */
export async function appendPiece(
  before: Unggahan,
  { from, seal, source }: Piece
): Promise<Unggahan> {
  const unggahan = await before.ambilAlih(randomUUID())
  if (from !== unggahan.diterima) throw otherPosition(unggahan.diterima)
  const { id, ukuran: size, diterima } = unggahan
  /** Units that are full, and the bytes after them: those lie in the row until their unit is full. */
  const units = Math.floor(diterima / seal.unit)
  let rest = unggahan.ekor ? seal.reopen(units, unggahan.ekor) : Buffer.alloc(0)
  let whole = diterima - rest.length
  let { rantai } = unggahan
  const file = await bukaBagian(id)
  const save = async () => {
    if (whole + rest.length === unggahan.diterima) return
    await file.datasync()
    const ekor = rest.length > 0 ? seal.close(whole / seal.unit, false, rest) : null
    await unggahan.maju(whole + rest.length, rantai, ekor)
  }
  try {
    let cut = false
    let unsaved = 0
    const units = unitsOf(rest, source, seal.unit, () => (cut = true))
    for await (const content of units) {
      if (whole + content.length > size) throw tooLarge(['file'], 'ukuran', teks.unggahan.kelebihan)
      const last = whole + content.length === size
      rest = content
      if (content.length < seal.unit && !last) break
      if (whole === 0) await seal.judge(content)
      const n = whole / seal.unit
      const closed = seal.close(n, last, content)
      await file.write(closed, 0, closed.length, seal.place(n))
      rantai = rangkai(rantai, content)
      whole += content.length
      rest = Buffer.alloc(0)
      if (++unsaved % UNITS_PER_SAVE === 0) await save()
    }
    await save()
    if (cut) throw new HttpError(400, teks.layar.terputus)
    return unggahan
  } finally {
    await file.close()
  }
}

export function otherPosition(received: number): HttpError {
  const message = teks.unggahan.posisi(received)
  return new HttpError(409, message, [{ field: 'Upload-Offset', rule: 'posisi', message }])
}

/** Full units as they come and the rest at the end; a cut ends the stream instead of throwing. */
async function* unitsOf(
  start: Buffer,
  source: AsyncIterable<Buffer>,
  unit: number,
  onCut: () => void
): AsyncIterable<Buffer> {
  let waiting: Buffer[] = start.length > 0 ? [start] : []
  let length = start.length
  try {
    for await (const chunk of source) {
      waiting.push(chunk)
      length += chunk.length
      if (length < unit) continue
      const all = Buffer.concat(waiting)
      let at = 0
      while (all.length - at >= unit) {
        yield all.subarray(at, at + unit)
        at += unit
      }
      waiting = [all.subarray(at)]
      length = all.length - at
    }
  } catch {
    onCut()
  }
  if (length > 0) yield Buffer.concat(waiting)
}
