/**
 * Sealed content: frames of 64 KiB, each AES-256-GCM on its own with a random nonce, bound by AAD to its file, its
 * place and whether it is the last one. Cutting, reordering or mixing frames is found at the frame; plaintext of a
 * frame is released only after its tag was checked. Random nonces allow a frame to be written again after a cut.
 */
import { createCipheriv, createDecipheriv, createHash, randomFillSync } from 'node:crypto'

export const UKURAN_BINGKAI = 65_536
const NONCE = 12
const TAG = 16
export const UKURAN_BINGKAI_SEGEL = NONCE + UKURAN_BINGKAI + TAG

const kepala = (id: string, urut: number, akhir: boolean): Buffer =>
  Buffer.from(`eproc-segel-1\n${id}\n${urut}\n${akhir ? 1 : 0}`)

/** Bytes on disk of a content of `ukuran` bytes. */
export const ukuranSegel = (size: number): number =>
  size + Math.max(1, Math.ceil(size / UKURAN_BINGKAI)) * (NONCE + TAG)

/** nonce ‖ ciphertext ‖ tag. */
export function segelBingkai(
  key: Buffer,
  id: string,
  urut: number,
  akhir: boolean,
  isi: Buffer
): Buffer {
  const hasil = Buffer.allocUnsafe(isi.length + NONCE + TAG)
  randomFillSync(hasil, 0, NONCE)
  const password = createCipheriv('aes-256-gcm', key, hasil.subarray(0, NONCE))
  password.setAAD(kepala(id, urut, akhir))
  password.update(isi).copy(hasil, NONCE)
  password.final()
  password.getAuthTag().copy(hasil, hasil.length - TAG)
  return hasil
}

/** @throws Error when the frame was altered or is not the one expected here */
export function openFrame(
  key: Buffer,
  id: string,
  urut: number,
  akhir: boolean,
  bingkai: Buffer
): Buffer {
  const nonce = bingkai.subarray(0, NONCE)
  const password = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
  password.setAAD(kepala(id, urut, akhir)).setAuthTag(bingkai.subarray(bingkai.length - TAG))
  const isi = password.update(bingkai.subarray(NONCE, bingkai.length - TAG))
  // Checks the tag; a stream cipher has nothing left to give.
  password.final()
  return isi
}

/**
 * Cuts a stream into pieces of `panjang`; the last one says so and may be shorter. Nothing for an empty stream. A
 * piece is valid until the next one is asked for: one buffer serves them all, since offers come fifty at a time.
 */
async function* potong(
  source: AsyncIterable<Buffer>,
  panjang: number
): AsyncIterable<{ isi: Buffer; akhir: boolean }> {
  const wadah = Buffer.allocUnsafe(panjang)
  let terisi = 0
  for await (const bagian of source) {
    let awal = 0
    while (awal < bagian.length) {
      // A full piece stays behind until more arrives: only then it is known not to be the last.
      if (terisi === panjang) {
        yield { isi: wadah, akhir: false }
        terisi = 0
      }
      const n = bagian.copy(wadah, terisi, awal)
      terisi += n
      awal += n
    }
  }
  if (terisi > 0) yield { isi: wadah.subarray(0, terisi), akhir: true }
}

/** Seals a stream of plaintext, frame by frame; each may be kept by who takes it: the store gathers them for its writes. */
export async function* sealStream(
  key: Buffer,
  id: string,
  source: AsyncIterable<Buffer>
): AsyncIterable<Buffer> {
  let urut = 0
  for await (const { isi, akhir } of potong(source, UKURAN_BINGKAI)) {
    yield segelBingkai(key, id, urut++, akhir, isi)
  }
}

/** Plaintext of a sealed stream, frame by frame. @throws Error when it is not whole */
export async function* openStream(
  key: Buffer,
  id: string,
  source: AsyncIterable<Buffer>
): AsyncIterable<Buffer> {
  let urut = 0
  for await (const { isi, akhir } of potong(source, UKURAN_BINGKAI_SEGEL)) {
    yield openFrame(key, id, urut++, akhir, isi)
  }
  if (urut === 0) throw new Error('Isi tersegel kosong')
}

export interface Ringkasan {
  ukuran: number
  sha256: string
}

/** Size and SHA-256 of a stream. */
export async function ringkas(source: AsyncIterable<Buffer>): Promise<Ringkasan> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunks of source) {
    hash.update(chunks)
    size += chunks.length
  }
  return { ukuran: size, sha256: hash.digest('hex') }
}
