/**
 * A PDF with one photo a page. A JPEG is a valid stream of a PDF as it is (DCTDecode), so nothing is decoded or packed
 * again, and the photos stay blobs: a phone holds none of them twice (docs/adr/0019).
 */
export interface PhotoPage {
  /** JPEG in three colours of eight bits, as a canvas makes it. */
  jpeg: Blob
  width: number
  height: number
}

/* A4 and its margin in points. */
const SHORT = 595
const LONG = 842
const MARGIN = 18

/** What a page costs beside its photo, generously. */
export const PAGE_OVERHEAD = 800

/** The photo as large as an A4 page allows, which lies as the photo does. */
function placed({ width, height }: PhotoPage) {
  const [w, h] = width > height ? [LONG, SHORT] : [SHORT, LONG]
  const scale = Math.min((w - 2 * MARGIN) / width, (h - 2 * MARGIN) / height)
  const [x, y] = [(w - width * scale) / 2, (h - height * scale) / 2]
  const matrix = [width * scale, 0, 0, height * scale, x, y].map((n) => n.toFixed(2)).join(' ')
  return { box: `0 0 ${w} ${h}`, content: `q ${matrix} cm /I Do Q` }
}

export function pdfOfPhotos(pages: readonly PhotoPage[]): Blob {
  const parts: (string | Blob)[] = ['%PDF-1.4\n']
  const offsets: number[] = []
  let length = 9
  const object = (...content: (string | Blob)[]) => {
    offsets.push(length)
    const whole = [`${offsets.length} 0 obj\n`, ...content, '\nendobj\n']
    // Everything but the photos is ASCII: a letter is a byte.
    for (const part of whole) length += typeof part === 'string' ? part.length : part.size
    parts.push(...whole)
  }
  const kids = pages.map((_, i) => `${3 + i * 3} 0 R`).join(' ')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  for (const [i, page] of pages.entries()) {
    const { box, content } = placed(page)
    const image = `/XObject << /I ${5 + i * 3} 0 R >>`
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources << ${image} >> /Contents ${4 + i * 3} 0 R >>`
    )
    object(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    const kind = '/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8'
    const size = `/Width ${page.width} /Height ${page.height} /Length ${page.jpeg.size}`
    object(`<< ${kind} /Filter /DCTDecode ${size} >>\nstream\n`, page.jpeg, '\nendstream')
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`,
    `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  )
  return new Blob(parts, { type: 'application/pdf' })
}
