/** The company's own mark (parameter LOGO) for papers and letters. */
import { buffer } from 'node:stream/consumers'
import { logoAddress } from '#core/database/parameter'
import { berkasUntuk } from '#core/files/berkas_controller'
import { readFile } from '#core/files/disk'
import { pictureSize } from '#core/files/picture_size'
import { HttpError } from '#core/http/errors'

const PICTURES = ['image/png', 'image/jpeg'] as const
/** Beside a letterhead, in points. */
const MAX_WIDTH = 110
const MAX_HEIGHT = 48

export interface Logo {
  mime: (typeof PICTURES)[number]
  content: Buffer
}

/** Where this installation keeps the mark; empty when it is somewhere else, or there is none. */
export async function ownLogo(): Promise<string> {
  const path = (await logoAddress()).replace(/^\//, '')
  return path.startsWith('berkas/') ? path : ''
}

/**
 * The picture itself; undefined when there is none. Nothing is ever fetched for a paper, so it has to be a picture that
 * this installation keeps and everybody may see.
 */
async function logo(): Promise<Logo | undefined> {
  const path = await ownLogo()
  if (!path) return undefined
  try {
    const { jalur, ...file } = await berkasUntuk(null, path)
    const mime = PICTURES.find((one) => one === file.mime)
    return mime && { mime, content: await buffer(await readFile(jalur)) }
  } catch (error) {
    // Replaced or removed since the parameter was set: a paper without it is better than none.
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}

/** As a data address. */
export async function logoPicture(): Promise<string | undefined> {
  const own = await logo()
  return own && `data:${own.mime};base64,${own.content.toString('base64')}`
}

/** A mark that stands above a letterhead, with its size in points. */
export interface DrawnLogo extends Logo {
  width: number
  height: number
}

/** As large as it may stand above a letterhead; undefined where its size cannot be told. */
export async function drawnLogo(): Promise<DrawnLogo | undefined> {
  const own = await logo()
  const size = own && pictureSize(own.content)
  if (!size) return undefined
  const scale = Math.min(MAX_WIDTH / size.width, MAX_HEIGHT / size.height)
  return {
    ...own,
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}
