/** A ZIP archive as a stream: one entry after the other, nothing of it kept but its table of contents. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

interface Written extends Sizes {
  name: Buffer
  offset: number
}
interface Sizes {
  crc: number
  packed: number
  size: number
}

const VERSION = 20
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1 January 1980: the same content gives the same archive. */
const DATE = 0x0021

export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>
): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const entry = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 }
    const head = localHeader(entry.name)
    yield head
    offset += head.length
    for await (const chunk of deflated(content, entry)) {
      offset += chunk.length
      yield chunk
    }
    const tail = descriptor(entry)
    yield tail
    offset += tail.length
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield endOfDirectory(written.length, directory.length, offset)
}

/** The packed content; `sizes` is right when it ends. */
async function* deflated(content: ZipEntry['content'], sizes: Sizes): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      sizes.crc = crc32(bytes, sizes.crc)
      sizes.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw()
  const fed = pipeline(Readable.from(counted(), { objectMode: false }), deflate)
  // Its error reaches the reader below; nobody waits for it when the reader has gone.
  fed.catch(() => {})
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    sizes.packed += chunk.length
    yield chunk
  }
  await fed
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(FLAGS, 6)
  head.writeUInt16LE(DEFLATED, 8)
  head.writeUInt16LE(DATE, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, packed, size }: Sizes): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(packed, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

function directoryEntry({ name, offset, crc, packed, size }: Written): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(VERSION, 6)
  head.writeUInt16LE(FLAGS, 8)
  head.writeUInt16LE(DEFLATED, 10)
  head.writeUInt16LE(DATE, 14)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(packed, 20)
  head.writeUInt32LE(size, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, name])
}

function endOfDirectory(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
