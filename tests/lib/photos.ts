/** Photos as a phone's camera takes them: JPEG of several megabytes whose rotation stands in its Exif header. */
import type { Page } from './browser.ts'

/** Exif with one entry, Orientation; 6 means: lay it a quarter to the right to look at it. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/**
 * A page with writing and the noise of a sensor, drawn and encoded by the browser; 7 to 9 MB at 3000 × 2250. Its left
 * edge is red. With `sideways` the camera was held upright: it is to be shown turned, the red edge on top.
 */
export async function cameraPhoto(page: Page, name: string, sideways = false) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 2250
    const context = canvas.getContext('2d')!
    const noise = context.createImageData(3000, 2250)
    let seed = 1
    for (let i = 0; i < noise.data.length; i++) {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      noise.data[i] = i % 4 === 3 ? 255 : 170 + ((seed >> 16) % 80)
    }
    context.putImageData(noise, 0, 0)
    context.fillStyle = '#c00'
    context.fillRect(0, 0, 300, 2250)
    context.fillStyle = '#111'
    context.font = '90px sans-serif'
    for (let row = 0; row < 14; row++) {
      context.fillText(`NIK 3273011234560001 baris ${row + 1}`, 420, 180 + row * 150)
    }
    return canvas.toDataURL('image/jpeg', 0.98)
  })
  const jpeg = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const buffer = sideways ? Buffer.concat([jpeg.subarray(0, 2), exif(6), jpeg.subarray(2)]) : jpeg
  return { name, mimeType: 'image/jpeg', buffer }
}

export interface PdfPhoto {
  width: number
  height: number
  jpeg: Buffer
}

/** The photos of a PDF in order, read through its cross-reference table as a reader does. @throws when it is broken */
export function pdfPhotos(pdf: Buffer): PdfPhoto[] {
  const text = pdf.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  if (!text.startsWith('xref\n', start)) throw new Error('No cross-reference table at its offset')
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => +at!)
  const pages = Number(/\/Count (\d+)/.exec(text)?.[1])
  const photos = offsets.flatMap((at, i) => {
    if (!text.startsWith(`${i + 1} 0 obj\n`, at)) throw new Error(`No object ${i + 1} at ${at}`)
    const head = text.slice(at, text.indexOf('stream\n', at))
    const size = /\/DCTDecode \/Width (\d+) \/Height (\d+) \/Length (\d+)/.exec(head)
    if (!size || head.includes('endobj')) return []
    const [width, height, length] = size.slice(1).map(Number) as [number, number, number]
    const from = at + head.length + 'stream\n'.length
    return [{ width, height, jpeg: pdf.subarray(from, from + length) }]
  })
  if (photos.length !== pages) throw new Error(`${photos.length} photos on ${pages} pages`)
  return photos
}
