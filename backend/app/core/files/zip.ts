/** A ZIP archive as a stream: one entry after the other, nothing of it kept but its table of contents. */
import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  /** read when the archive comes to it */
  content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>
  /** already packed: deflating it again costs time and saves nothing */
  stored?: boolean
}

/** The same content gives the same archive. */
const SAME = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 }

/** What an entry's content throws ends the archive with that error. */
export function zip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  const archive = new ZipFile()
  const output = new PassThrough()
  const fail = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  archive.on('error', fail)
  archive.outputStream.pipe(output)
  feed(archive, output, entries).catch(fail)
  return output
}

async function feed(
  archive: ZipFile,
  output: Readable,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>
): Promise<void> {
  for await (const { name, content, stored } of entries) {
    // Nobody reads any more; leaving the loop also ends what makes the entries.
    if (output.destroyed) return
    const source = Readable.from(bytes(content), { objectMode: false })
    const stop = () => source.destroy()
    output.once('close', stop)
    archive.addReadStream(source, name, { ...SAME, compress: !stored })
    try {
      await finished(source)
    } finally {
      output.off('close', stop)
    }
  }
  archive.end()
}

async function* bytes(content: ZipEntry['content']): AsyncGenerator<Buffer> {
  for await (const piece of content) yield typeof piece === 'string' ? Buffer.from(piece) : piece
}
