/** Photos as they are sent: upright, on white, small enough together. Runs in the browser only. */
import type { PhotoPage } from './pdf_of_photos.ts'

/** A photo that was taken, and how often it was turned to the right. */
export interface TakenPhoto {
  key: number
  file: File
  turns: number
}

/* Long side in pixels and quality, from a page as sharp as a scan (2200 px on A4 are 190 dpi) to one just readable. */
const STEPS = [
  [2200, 0.85],
  [2200, 0.7],
  [1900, 0.65],
  [1600, 0.6],
  [1400, 0.5],
  [1200, 0.4],
] as const

export const MAX_PHOTOS = 20

/** One photo in one step. The browser reads the camera's own rotation; position and device of the photo stay behind. */
async function draw({ file, turns }: TakenPhoto, step: number): Promise<PhotoPage> {
  const [side, quality] = STEPS[step]!
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = document.createElement('canvas')
  canvas.width = turns % 2 ? height : width
  canvas.height = turns % 2 ? width : height
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  picture.close()
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  if (!jpeg) throw new Error('The photo cannot be encoded')
  return { jpeg, width: canvas.width, height: canvas.height }
}

/** Drawn pages by photo, turn and step, so that turning one photo does not draw the others again. */
export type DrawnPages = Map<string, PhotoPage>

/** All photos in the sharpest step in which they weigh no more than `room` together; null when none is small enough. */
export async function drawWithin(
  photos: readonly TakenPhoto[],
  room: number,
  drawn: DrawnPages = new Map()
): Promise<PhotoPage[] | null> {
  for (const step of STEPS.keys()) {
    const pages: PhotoPage[] = []
    let left = room
    for (const photo of photos) {
      const key = `${photo.key}/${photo.turns % 4}/${step}`
      const page = drawn.get(key) ?? (await draw(photo, step))
      drawn.set(key, page)
      pages.push(page)
      left -= page.jpeg.size
      if (left < 0) break
    }
    if (left >= 0) return pages
  }
  return null
}
