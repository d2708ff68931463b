/** A sealed file in the store, its data key still in memory, and the proof that it opens again. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { inti } from '@eproc/i18n/id/core'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { openStream, ringkas, sealStream } from '#app/tender/penawaran/segel/frames'
import { conflict, type HttpError, invalidField, tooLarge } from '#core/http/errors'
import { readFile, storageFailure, writeFile } from '#core/files/disk'
import {
  type Ekstensi,
  ekstensiDari,
  mimeUntuk,
  PANJANG_KEPALA,
  sesuaiIsi,
} from '#core/files/file_type'
import { numberParameter } from '#core/database/parameter'
import { rapikanNama } from '#core/files/receive_files'

export const JENIS_PENAWARAN: readonly Ekstensi[] = [
  'jpg',
  'png',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'zip',
]

export interface BerkasTersegel {
  /** random; part of the stored path and of every frame's authentication */
  id: string
  jalur: string
  /** 32 bytes, wiped by {@link wipeKeys} */
  kunci: Buffer
  namaAsli: string
  mime: string
  /** of the plaintext */
  ukuran: number
  sha256: string
  /** of what is stored */
  ukuranSegel: number
  sha256Segel: string
}

/** Largest size of a tender file in bytes. */
export const maksUkuran = async (): Promise<number> =>
  (await numberParameter('MAKS_UKURAN_TENDER', 50)) * 1024 * 1024

export const jalurSegel = (id: string): string => `berkas/${id.slice(0, 2)}/${id}.segel`

/** The shown name and kind of a client's file name. @throws 400 */
export function periksaNama(bidang: string, raw: string): { nama: string; ekstensi: Ekstensi } {
  const nama = rapikanNama(raw)
  if (Buffer.byteLength(nama) > 255)
    throw invalidField(bidang, 'nama', inti.berkas.namaTerlaluPanjang)
  const ekstensi = ekstensiDari(nama)
  if (!ekstensi || !JENIS_PENAWARAN.includes(ekstensi)) {
    throw invalidField(bidang, 'jenis', inti.berkas.jenis(JENIS_PENAWARAN))
  }
  return { nama, ekstensi }
}

export const terlaluBesar = (bidang: string, maks: number): HttpError =>
  tooLarge([bidang], 'ukuran', inti.berkas.terlaluBesar(Math.floor(maks / 1024 / 1024)))

/** @throws 400 when the first bytes are not those of the kind */
export async function wajibSesuai(bidang: string, ekstensi: Ekstensi, kepala: Buffer) {
  if (!(await sesuaiIsi(ekstensi, kepala.subarray(0, PANJANG_KEPALA)))) {
    throw invalidField(bidang, 'isi', inti.berkas.isiTidakCocok(ekstensi))
  }
}

/** Plaintext passes through: counted, hashed, its kind judged before the first byte goes on. */
async function* periksa(
  bidang: string,
  ekstensi: Ekstensi,
  maks: number,
  source: AsyncIterable<Buffer>,
  hasil: { ukuran: number; hash: ReturnType<typeof createHash> }
): AsyncIterable<Buffer> {
  let kepala: Buffer[] | null = []
  for await (const chunks of source) {
    hasil.ukuran += chunks.length
    if (hasil.ukuran > maks) throw terlaluBesar(bidang, maks)
    hasil.hash.update(chunks)
    if (!kepala) {
      yield chunks
      continue
    }
    kepala.push(chunks)
    if (hasil.ukuran >= PANJANG_KEPALA) {
      const awal: Buffer = Buffer.concat(kepala)
      kepala = null
      await wajibSesuai(bidang, ekstensi, awal)
      yield awal
    }
  }
  if (kepala) {
    if (hasil.ukuran === 0) throw invalidField(bidang, 'kosong', inti.berkas.kosong)
    const awal = Buffer.concat(kepala)
    await wajibSesuai(bidang, ekstensi, awal)
    yield awal
  }
}

/** Seals while it streams in; durable when it answers. Plaintext exists in memory only, a frame at a time. */
export async function simpanTersegel(
  bidang: string,
  namaMentah: string,
  source: AsyncIterable<Buffer>
): Promise<BerkasTersegel> {
  const { nama, ekstensi } = periksaNama(bidang, namaMentah)
  const maks = await maksUkuran()
  const id = randomUUID()
  const key = randomBytes(32)
  const polos = { ukuran: 0, hash: createHash('sha256') }
  const segel = { ukuran: 0, hash: createHash('sha256') }
  async function* alir() {
    for await (const bingkai of sealStream(
      key,
      id,
      periksa(bidang, ekstensi, maks, source, polos)
    )) {
      segel.ukuran += bingkai.length
      segel.hash.update(bingkai)
      yield bingkai
    }
  }
  await writeFile(jalurSegel(id), alir())
  return {
    id,
    jalur: jalurSegel(id),
    kunci: key,
    namaAsli: nama,
    mime: mimeUntuk(ekstensi),
    ukuran: polos.ukuran,
    sha256: polos.hash.digest('hex'),
    ukuranSegel: segel.ukuran,
    sha256Segel: segel.hash.digest('hex'),
  }
}

/** Reads the stored file back, decrypts it in memory and compares size and SHA-256. @throws 409 when they differ */
export async function wajibTerbuka(
  b: Pick<BerkasTersegel, 'id' | 'jalur' | 'kunci' | 'ukuran' | 'sha256'>
): Promise<void> {
  if (!(await sama(b))) throw conflict(teks.tolak.tidakUtuh)
}

const MAKS_SERENTAK = 4
let berjalan = 0
const queue: (() => void)[] = []

/** A few at a time: fifty files read back at once would only cost memory. */
async function bergilir<T>(kerja: () => Promise<T>): Promise<T> {
  if (berjalan >= MAKS_SERENTAK) await new Promise<void>((giliran) => queue.push(giliran))
  else berjalan++
  try {
    return await kerja()
  } finally {
    const berikut = queue.shift()
    if (berikut) berikut()
    else berjalan--
  }
}

/** Does the stored file decrypt to this size and SHA-256? @throws what the storage fails with */
export function sama(
  b: Pick<BerkasTersegel, 'id' | 'jalur' | 'kunci' | 'ukuran' | 'sha256'>
): Promise<boolean> {
  return bergilir(async () => {
    try {
      const isi = await ringkas(openStream(b.kunci, b.id, await readFile(b.jalur)))
      return isi.ukuran === b.ukuran && isi.sha256 === b.sha256
    } catch (error) {
      const failure = storageFailure(error)
      if (failure) throw failure
      return false
    }
  })
}

export function wipeKeys(files: readonly BerkasTersegel[]): void {
  for (const { kunci } of files) kunci.fill(0)
}
