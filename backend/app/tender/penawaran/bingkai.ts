/**
 * Sealed content: frames of 64 KiB, each AES-256-GCM on its own with a random nonce, bound by AAD to its file, its
 * place and whether it is the last one. Cutting, reordering or mixing frames is found at the frame; plaintext of a
 * frame is released only after its tag was checked. Random nonces allow a frame to be written again after a cut.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

export const UKURAN_BINGKAI = 65_536
const NONCE = 12
const TAG = 16
export const UKURAN_BINGKAI_SEGEL = NONCE + UKURAN_BINGKAI + TAG

const kepala = (id: string, urut: number, akhir: boolean): Buffer =>
  Buffer.from(`eproc-segel-1\n${id}\n${urut}\n${akhir ? 1 : 0}`)

/** Bytes on disk of a content of `ukuran` bytes. */
export const ukuranSegel = (ukuran: number): number =>
  ukuran + Math.max(1, Math.ceil(ukuran / UKURAN_BINGKAI)) * (NONCE + TAG)

/** nonce ‖ ciphertext ‖ tag. */
export function segelBingkai(
  kunci: Buffer,
  id: string,
  urut: number,
  akhir: boolean,
  isi: Buffer
): Buffer {
  const nonce = randomBytes(NONCE)
  const sandi = createCipheriv('aes-256-gcm', kunci, nonce).setAAD(kepala(id, urut, akhir))
  return Buffer.concat([nonce, sandi.update(isi), sandi.final(), sandi.getAuthTag()])
}

/** @throws Error when the frame was altered or is not the one expected here */
export function bukaBingkai(
  kunci: Buffer,
  id: string,
  urut: number,
  akhir: boolean,
  bingkai: Buffer
): Buffer {
  const sandi = createDecipheriv('aes-256-gcm', kunci, bingkai.subarray(0, NONCE), {
    authTagLength: TAG,
  })
    .setAAD(kepala(id, urut, akhir))
    .setAuthTag(bingkai.subarray(bingkai.length - TAG))
  return Buffer.concat([sandi.update(bingkai.subarray(NONCE, bingkai.length - TAG)), sandi.final()])
}

/** Cuts a stream into pieces of `panjang`; the last one says so and may be shorter. Nothing for an empty stream. */
export async function* potong(
  sumber: AsyncIterable<Buffer>,
  panjang: number
): AsyncIterable<{ isi: Buffer; akhir: boolean }> {
  let sisa: Buffer[] = []
  let jumlah = 0
  for await (const bagian of sumber) {
    sisa.push(bagian)
    jumlah += bagian.length
    if (jumlah <= panjang) continue
    // One piece stays behind until more arrives: only then it is known not to be the last.
    const semua = Buffer.concat(sisa)
    let awal = 0
    while (semua.length - awal > panjang) {
      yield { isi: semua.subarray(awal, awal + panjang), akhir: false }
      awal += panjang
    }
    sisa = [semua.subarray(awal)]
    jumlah = semua.length - awal
  }
  if (jumlah > 0) yield { isi: Buffer.concat(sisa), akhir: true }
}

/** Seals a stream of plaintext. */
export async function* segelAliran(
  kunci: Buffer,
  id: string,
  sumber: AsyncIterable<Buffer>
): AsyncIterable<Buffer> {
  let urut = 0
  for await (const { isi, akhir } of potong(sumber, UKURAN_BINGKAI)) {
    yield segelBingkai(kunci, id, urut++, akhir, isi)
  }
}

/** Plaintext of a sealed stream, frame by frame. @throws Error when it is not whole */
export async function* bukaAliran(
  kunci: Buffer,
  id: string,
  sumber: AsyncIterable<Buffer>
): AsyncIterable<Buffer> {
  let urut = 0
  for await (const { isi, akhir } of potong(sumber, UKURAN_BINGKAI_SEGEL)) {
    yield bukaBingkai(kunci, id, urut++, akhir, isi)
  }
  if (urut === 0) throw new Error('Isi tersegel kosong')
}

export interface Ringkasan {
  ukuran: number
  sha256: string
}

/** Size and SHA-256 of a stream. */
export async function ringkas(sumber: AsyncIterable<Buffer>): Promise<Ringkasan> {
  const hash = createHash('sha256')
  let ukuran = 0
  for await (const potongan of sumber) {
    hash.update(potongan)
    ukuran += potongan.length
  }
  return { ukuran, sha256: hash.digest('hex') }
}
