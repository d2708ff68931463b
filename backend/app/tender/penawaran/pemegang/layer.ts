/**
 * One more layer of the installation's around what is sealed to people: a copy of disk or database alone shows not even
 * the ciphertext. It keeps nobody out who has the installation's key; the holders' shares do that.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { jalurSegel, type BerkasTersegel } from '#app/tender/penawaran/segel/berkas_tersegel'
import { openStream, sealStream } from '#app/tender/penawaran/segel/frames'
import {
  bukaDengan,
  bungkusInstalasi,
  keyWith,
  releaseInstallationKey,
  turunan,
} from '#app/tender/penawaran/segel/installation_key'
import { readFile, writeFile } from '#core/files/disk'

const USE = 'eproc lapis penawaran v1'
const ENVELOPE = 'eproc lapis amplop v1'

/** A stored file and the key of its layer. */
export interface Layered extends Pick<
  BerkasTersegel,
  'id' | 'jalur' | 'ukuranSegel' | 'sha256Segel'
> {
  key: Buffer
  /** the key as its row keeps it */
  lapis: Buffer
}

async function* buffers(source: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  for await (const chunk of source) {
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
  }
}

/** Durable when it answers. */
export async function storeLayered(source: AsyncIterable<Uint8Array>): Promise<Layered> {
  const id = randomUUID()
  const key = randomBytes(32)
  const jalur = jalurSegel(id)
  const hash = createHash('sha256')
  let ukuranSegel = 0
  async function* counted() {
    for await (const frames of sealStream(key, id, buffers(source))) {
      ukuranSegel += frames.length
      hash.update(frames)
      yield frames
    }
  }
  await writeFile(jalur, counted())
  const lapis = await bungkusInstalasi(USE, id, key)
  return { id, jalur, key, lapis, ukuranSegel, sha256Segel: hash.digest('hex') }
}

export async function* readLayered({
  id,
  jalur,
  key,
}: Pick<Layered, 'id' | 'jalur' | 'key'>): AsyncGenerator<Buffer> {
  yield* openStream(key, id, await readFile(jalur))
}

export const layerKey = (id: string, lapis: Buffer): Promise<Buffer> =>
  releaseInstallationKey(USE, id, lapis)

export const coverEnvelope = ({ id, key }: Pick<Layered, 'id' | 'key'>, bytes: Uint8Array) =>
  keyWith(turunan(key, ENVELOPE), id, Buffer.from(bytes))

/** Nothing where it was altered: whoever compares its hash finds that. */
export async function uncoverEnvelope(
  id: string,
  { lapis, amplop }: { lapis: Buffer | null; amplop: Buffer }
): Promise<Buffer> {
  if (!lapis) return amplop
  try {
    return bukaDengan(turunan(await layerKey(id, lapis), ENVELOPE), id, amplop)
  } catch {
    return Buffer.alloc(0)
  }
}
