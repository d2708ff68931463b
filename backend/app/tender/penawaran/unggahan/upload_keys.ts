/**
 * The keys of a resumable upload. The data key lies in the row encrypted under a token that only the vendor's browser
 * holds, so that neither a restart loses it nor a copy of disk and database reads it.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import {
  bukaDengan,
  bungkusInstalasi,
  kunciDengan,
  lepasInstalasi,
  turunan,
} from '#app/tender/penawaran/segel/installation_key'
import { bidangSalah } from '#core/http/errors'

const GUNA_KERJA = 'eproc kunci kerja unggahan v1'

export interface KunciUnggahan {
  /** id of the upload: its keys are bound to it */
  id: string
  kunciData: Buffer
  /** base64url, for the browser only */
  token: string
  /** the data key as the row keeps it */
  kunciKerja: Buffer
}

/** Fresh keys of an upload. */
export async function kunciUnggahan(): Promise<KunciUnggahan> {
  const id = randomUUID()
  const kunciData = randomBytes(32)
  const token = randomBytes(32)
  const dalam = kunciDengan(turunan(token, GUNA_KERJA), id, kunciData)
  return {
    id,
    kunciData,
    token: token.toString('base64url'),
    kunciKerja: await bungkusInstalasi(GUNA_KERJA, id, dalam),
  }
}

/** The data key. @throws 400 when the token is another */
export async function kunciDataUnggahan(
  { id, kunciKerja }: Pick<KunciUnggahan, 'id' | 'kunciKerja'>,
  token: string
): Promise<Buffer> {
  const dalam = await lepasInstalasi(GUNA_KERJA, id, kunciKerja)
  try {
    return bukaDengan(turunan(Buffer.from(token, 'base64url'), GUNA_KERJA), id, dalam)
  } catch {
    throw bidangSalah('X-Kunci-Unggahan', 'kunci', teks.unggahan.kunci)
  }
}
