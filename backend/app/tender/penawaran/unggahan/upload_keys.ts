/**
 * The keys of a resumable upload. The data key lies in the row encrypted under a token that only the vendor's client
 * made and holds, so that neither a restart loses it nor a copy of disk and database reads it.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import {
  bukaDengan,
  bungkusInstalasi,
  keyWith,
  releaseInstallationKey,
  turunan,
} from '#app/tender/penawaran/segel/installation_key'
import { invalidField } from '#core/http/errors'

const GUNA_KERJA = 'eproc kunci kerja unggahan v1'

export interface UploadKey {
  /** id of the upload: its keys are bound to it */
  id: string
  kunciData: Buffer
  /** the data key as the row keeps it */
  kunciKerja: Buffer
}

/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/

/**
 * Fresh keys of an upload.
 * @param token of the client's own making
 * @throws 400 when it is none
 */
export async function uploadKey(token: string): Promise<UploadKey> {
  if (!TOKEN.test(token)) throw invalidField('X-Kunci-Unggahan', 'kunci', teks.unggahan.kunciBentuk)
  const id = randomUUID()
  const dataKey = randomBytes(32)
  const dalam = keyWith(turunan(Buffer.from(token, 'base64url'), GUNA_KERJA), id, dataKey)
  return {
    id,
    kunciData: dataKey,
    kunciKerja: await bungkusInstalasi(GUNA_KERJA, id, dalam),
  }
}

/** The data key. @throws 400 when the token is another */
export async function uploadDataKey(
  { id, kunciKerja }: Pick<UploadKey, 'id' | 'kunciKerja'>,
  token: string
): Promise<Buffer> {
  const dalam = await releaseInstallationKey(GUNA_KERJA, id, kunciKerja)
  try {
    return bukaDengan(turunan(Buffer.from(token, 'base64url'), GUNA_KERJA), id, dalam)
  } catch {
    throw invalidField('X-Kunci-Unggahan', 'kunci', teks.unggahan.kunci)
  }
}
