/** The server cannot look into what is sealed, so the browser asks whether a file begins as its name says. */

const starts = (head: Uint8Array, ...bytes: number[]): boolean =>
  bytes.every((byte, at) => head[at] === byte)

const ole = (head: Uint8Array) => starts(head, 0xd0, 0xcf, 0x11, 0xe0)
const zip = (head: Uint8Array) => starts(head, 0x50, 0x4b, 3, 4)
const rtf = (head: Uint8Array) => starts(head, 0x7b, 0x5c, 0x72, 0x74, 0x66)
const jpeg = (head: Uint8Array) => starts(head, 0xff, 0xd8, 0xff)

const KINDS: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  pdf: (head) => starts(head, 0x25, 0x50, 0x44, 0x46),
  png: (head) => starts(head, 0x89, 0x50, 0x4e, 0x47),
  jpg: jpeg,
  jpeg,
  doc: (head) => ole(head) || rtf(head),
  xls: ole,
  docx: zip,
  xlsx: zip,
  zip,
}

export async function fitsItsName(file: File): Promise<boolean> {
  const kind = KINDS[file.name.split('.').at(-1)?.toLowerCase() ?? '']
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return kind !== undefined && kind(head)
}
