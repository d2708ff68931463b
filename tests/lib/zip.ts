import { crc32, inflateRawSync } from 'node:zlib'

const STORED = 0

/** Texts of a ZIP archive by their names. @throws Error when a checksum or a size is not as the archive says */
export const unzip = (archive: Buffer): Map<string, string> =>
  new Map([...unzipBytes(archive)].map(([name, content]) => [name, content.toString('utf8')]))

/** {@link unzip}, of any content. */
export function unzipBytes(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const entries = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let n = archive.readUInt16LE(end + 10); n > 0; n--) {
    const [crc, packed, size] = [16, 20, 24].map((o) => archive.readUInt32LE(at + o))
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const raw = archive.subarray(start, start + packed!)
    const content = archive.readUInt16LE(at + 10) === STORED ? raw : inflateRawSync(raw)
    if (crc32(content) !== crc || content.length !== size) throw new Error(`${name} is broken`)
    entries.set(name, content)
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}
