/** The company's own mark (parameter LOGO) for papers. */
import { buffer } from 'node:stream/consumers'
import { logoAddress } from '#core/database/parameter'
import { berkasUntuk } from '#core/files/berkas_controller'
import { readFile } from '#core/files/disk'
import { HttpError } from '#core/http/errors'

const PICTURES = ['image/png', 'image/jpeg']

/**
 * As a data address; undefined when there is none. Nothing is ever fetched for a paper, so it has to be a picture that this
 * installation keeps and everybody may see.
 */
export async function logoPicture(): Promise<string | undefined> {
  const path = (await logoAddress()).replace(/^\//, '')
  if (!path.startsWith('berkas/')) return undefined
  try {
    const { jalur, mime } = await berkasUntuk(null, path)
    if (!PICTURES.includes(mime)) return undefined
    return `data:${mime};base64,${(await buffer(await readFile(jalur))).toString('base64')}`
  } catch (error) {
    // Replaced or removed since the parameter was set: a paper without it is better than none.
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}
