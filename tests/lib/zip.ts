import { crc32, inflateRawSync } from 'node:zlib'

/** Entries of a ZIP archive. @throws Error when a checksum or a size is not as the archive says */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const entries = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let n = archive.readUInt16LE(end + 10); n > 0; n--) {
    const [crc, packed, size] = [16, 20, 24].map((o) => archive.readUInt32LE(at + o))
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = inflateRawSync(archive.subarray(start, start + packed!))
    if (crc32(content) !== crc || content.length !== size) throw new Error(`${name} is broken`)
    entries.set(name, content.toString('utf8'))
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}
