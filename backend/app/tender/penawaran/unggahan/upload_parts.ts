/**
 * The part of an upload on disk: ciphertext from the first byte, whole frames only. The rest of a broken piece is
 * asked for again.
 */
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, stat, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import env from '#start/env'
import { ukuranSegel } from '#app/tender/penawaran/segel/frames'
import { POLA_ID } from '#app/tender/penawaran/unggahan/unggahan'
import { storageFailure } from '#core/files/disk'
import { conflict } from '#core/http/errors'

const AKHIRAN = '.bagian'
const folder = (): string => join(env.get('DATA_DIR'), 'unggahan')
const letakBagian = (id: string): string => join(folder(), `${id}${AKHIRAN}`)

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw storageFailure(error) ?? error
}

/** Opens it for writing; made at its first piece. */
export async function bukaBagian(id: string): Promise<FileHandle> {
  const letak = letakBagian(id)
  const ada = await open(letak, 'r+').catch(absent)
  if (ada) return ada
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const baru = await open(letak, 'wx+', 0o600)
  const pegangan = await open(folder(), 'r')
  await pegangan.sync().finally(() => pegangan.close())
  return baru
}

/** The whole sealed part. @throws 409 while it is not complete, 503 while the disk cannot be asked */
export async function semuaPotongan(b: {
  id: string
  ukuran: number
  diterima: number
}): Promise<AsyncIterable<Buffer>> {
  const letak = letakBagian(b.id)
  const size = (await stat(letak).catch(absent))?.size ?? 0
  if (b.diterima !== b.ukuran || size !== ukuranSegel(b.ukuran)) {
    throw conflict(teks.unggahan.belumLengkap)
  }
  return createReadStream(letak)
}

export const hapusBagian = (id: string): Promise<void> => unlink(letakBagian(id)).catch(() => {})

/** Ids of all parts on disk. */
export async function listBagian(): Promise<string[]> {
  const nama = (await readdir(folder()).catch(() => [])).filter((n) => n.endsWith(AKHIRAN))
  return nama.map((n) => n.slice(0, -AKHIRAN.length)).filter((id) => POLA_ID.test(id))
}
