/** Width and height of a picture in pixels, read from the first bytes that name them. */
export interface PictureSize {
  width: number
  height: number
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

/** undefined for what is neither PNG nor JPEG, or says nothing of its size. */
export function pictureSize(content: Buffer): PictureSize | undefined {
  const size = content.subarray(0, 4).equals(PNG) ? pngSize(content) : jpegSize(content)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

/** The header chunk comes first (PNG, third edition, §11.2.1). */
const pngSize = (content: Buffer): PictureSize | undefined =>
  content.length < 24
    ? undefined
    : { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }

/** Frame headers are C0 to CF without the tables between them (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(content: Buffer): PictureSize | undefined {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1]!
    if (isFrame(marker)) {
      return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) }
    }
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2)
  }
  return undefined
}
