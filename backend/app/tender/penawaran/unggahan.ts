/**
 * Uploads that continue after a cut. The part on disk is ciphertext from the first byte: only whole frames are kept,
 * the rest of a broken piece is asked for again. The data key lies in the row encrypted under a token that only the
 * vendor's browser holds, so that neither a restart loses it nor a copy of disk and database reads it.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, stat, unlink, type FileHandle } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { KategoriFile } from '@eproc/domain/pilihan'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import env from '#start/env'
import {
  segelBingkai,
  UKURAN_BINGKAI,
  UKURAN_BINGKAI_SEGEL,
  ukuranSegel,
} from '#app/tender/penawaran/bingkai'
import { wajibSesuai } from '#app/tender/penawaran/berkas_tersegel'
import {
  bukaDengan,
  bungkusInstalasi,
  kunciDengan,
  lepasInstalasi,
  turunan,
} from '#app/tender/penawaran/kunci_instalasi'
import { BIDANG } from '#app/tender/penawaran/tahap_pemasukan'
import { bentrok, bidangSalah, isianSalah, tidakDitemukan, Galat } from '#inti/galat'
import type { Ekstensi } from '#inti/jenis_berkas'
import { sql, type Koneksi } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

const GUNA_KERJA = 'eproc kunci kerja unggahan v1'
/** Progress is made durable at least so often: 1 MiB. */
const BINGKAI_PER_SIMPAN = 16
const UMUR_JAM = 24

export interface BarisUnggahan {
  id: string
  paketId: number
  rekananId: number
  tahap: string
  jenis: KategoriFile
  namaSegel: Buffer
  mime: string
  ukuran: number
  sha256: string | null
  kunciKerja: Buffer
  hargaSegel: Buffer | null
  diterima: number
  rantai: Buffer
  penulis: string | null
  penawaranId: number | null
}

const KOLOM = `id, paket_id as "paketId", rekanan_id as "rekananId", tahap, jenis, nama_segel as "namaSegel", mime,
  ukuran::float8 as ukuran, sha256, kunci_kerja as "kunciKerja", harga_segel as "hargaSegel",
  diterima::float8 as diterima, rantai, penulis, penawaran_id as "penawaranId"`

const folder = (): string => join(env.get('DATA_DIR'), 'unggahan')
const letakBagian = (id: string): string => join(folder(), `${id}.bagian`)
const POLA_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The vendor's own upload; 404 otherwise. */
export async function unggahanSendiri(
  koneksi: Koneksi,
  id: string,
  rekananId: number | null,
  kunci = ''
): Promise<BarisUnggahan> {
  if (!POLA_ID.test(id) || rekananId === null) throw tidakDitemukan()
  const [b] = await sql<BarisUnggahan>(
    koneksi,
    `select ${KOLOM} from unggahan where id = ? and rekanan_id = ? ${kunci}`,
    [id, rekananId]
  )
  if (!b) throw new Galat(404, teks.unggahan.hilang)
  return b
}

export interface UnggahanBaru {
  id: string
  kunciData: Buffer
  /** base64url, for the browser only */
  token: string
  kunciKerja: Buffer
}

/** Fresh keys of an upload. */
export async function kunciUnggahan(): Promise<UnggahanBaru> {
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
export async function kunciDataUnggahan(b: BarisUnggahan, token: string): Promise<Buffer> {
  const dalam = await lepasInstalasi(GUNA_KERJA, b.id, b.kunciKerja)
  try {
    return bukaDengan(turunan(Buffer.from(token, 'base64url'), GUNA_KERJA), b.id, dalam)
  } catch {
    throw bidangSalah('X-Kunci-Unggahan', 'kunci', teks.unggahan.kunci)
  }
}

async function bukaBagian(id: string): Promise<FileHandle> {
  const letak = letakBagian(id)
  const ada = await open(letak, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (ada) return ada
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const baru = await open(letak, 'wx+', 0o600)
  const pegangan = await open(folder(), 'r')
  await pegangan.sync().finally(() => pegangan.close())
  return baru
}

/** Digest over the digests of the frames: the whole content's identity without its plaintext at hand. */
const rangkai = (rantai: Buffer, isi: Buffer): Buffer =>
  createHash('sha256').update(rantai).update(createHash('sha256').update(isi).digest()).digest()

/** Builds the chain of a whole content while it passes, to compare with what was collected. */
export class Rantai {
  #nilai: Buffer = Buffer.alloc(0)

  /** @param bingkai plaintext, a frame at a time */
  async *lewati(bingkai: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const isi of bingkai) {
      this.#nilai = rangkai(this.#nilai, isi)
      yield isi
    }
  }

  sama(lain: Buffer): boolean {
    return this.#nilai.equals(lain)
  }
}

/**
 * Appends the piece that begins at `mulai`. A newer request takes the upload over from one that hangs; what was made
 * durable before a cut stays.
 * @returns bytes that are safe now
 * @throws 404, 409 another position or taken over, 400 too long or other kind
 */
export async function tambahBagian(
  b: BarisUnggahan,
  mulai: number,
  kunciData: Buffer,
  sumber: AsyncIterable<Buffer>
): Promise<number> {
  const saya = randomUUID()
  const [pegang] = await sql<{ diterima: number; rantai: Buffer }>(
    db,
    `update unggahan set penulis = ?, diubah_pada = ${sqlSekarang()}
      where id = ? and penawaran_id is null returning diterima::float8 as diterima, rantai`,
    [saya, b.id]
  )
  if (!pegang) throw new Galat(404, teks.unggahan.hilang)
  if (mulai !== pegang.diterima) {
    const pesan = teks.unggahan.posisi(pegang.diterima)
    throw new Galat(409, pesan, [{ field: 'mulai', rule: 'posisi', message: pesan }])
  }
  let { diterima, rantai } = pegang
  let tersimpan = diterima
  const berkas = await bukaBagian(b.id)
  const simpan = async () => {
    if (diterima === tersimpan) return
    await berkas.datasync()
    const masih = await sql(
      db,
      `update unggahan set diterima = ?, rantai = ?, diubah_pada = ${sqlSekarang()}
        where id = ? and penulis = ? returning id`,
      [diterima, rantai, b.id, saya]
    )
    if (masih.length === 0) throw bentrok(teks.unggahan.diambilAlih)
    tersimpan = diterima
  }
  try {
    let putus: unknown = null
    let belumDisimpan = 0
    const bingkai = potongTersedia(sumber, (error) => (putus = error))
    for await (const isi of bingkai) {
      if (diterima + isi.length > b.ukuran) throw isianSalah([], teks.unggahan.kelebihan)
      const akhir = diterima + isi.length === b.ukuran
      // A shorter rest is kept only when it ends the file; otherwise it is asked for again.
      if (isi.length < UKURAN_BINGKAI && !akhir) break
      if (diterima === 0) await wajibSesuai(BIDANG[b.jenis], ekstensiMime(b.mime), isi)
      const urut = diterima / UKURAN_BINGKAI
      const segel = segelBingkai(kunciData, b.id, urut, akhir, isi)
      await berkas.write(segel, 0, segel.length, urut * UKURAN_BINGKAI_SEGEL)
      rantai = rangkai(rantai, isi)
      diterima += isi.length
      if (++belumDisimpan % BINGKAI_PER_SIMPAN === 0) await simpan()
    }
    await simpan()
    if (putus) throw new Galat(400, teks.layar.terputus)
    return diterima
  } finally {
    await berkas.close()
  }
}

/** Whole frames as they come and the rest at the end; a cut ends the stream instead of throwing. */
async function* potongTersedia(
  sumber: AsyncIterable<Buffer>,
  terputus: (error: unknown) => void
): AsyncIterable<Buffer> {
  let sisa: Buffer[] = []
  let jumlah = 0
  try {
    for await (const bagian of sumber) {
      sisa.push(bagian)
      jumlah += bagian.length
      if (jumlah < UKURAN_BINGKAI) continue
      const semua = Buffer.concat(sisa)
      let awal = 0
      while (semua.length - awal >= UKURAN_BINGKAI) {
        yield semua.subarray(awal, awal + UKURAN_BINGKAI)
        awal += UKURAN_BINGKAI
      }
      sisa = [semua.subarray(awal)]
      jumlah = semua.length - awal
    }
  } catch (error) {
    terputus(error)
    return
  }
  if (jumlah > 0) yield Buffer.concat(sisa)
}

const MIME: Readonly<Record<string, Ekstensi>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/zip': 'zip',
}
const ekstensiMime = (mime: string): Ekstensi => MIME[mime]!

/** The whole sealed part. @throws 409 while it is not complete */
export async function bagianLengkap(b: BarisUnggahan): Promise<AsyncIterable<Buffer>> {
  const letak = letakBagian(b.id)
  const ukuran = (await stat(letak).catch(() => null))?.size ?? 0
  if (b.diterima !== b.ukuran || ukuran !== ukuranSegel(b.ukuran)) {
    throw bentrok(teks.unggahan.belumLengkap)
  }
  return createReadStream(letak)
}

export const hapusBagian = (id: string): Promise<void> => unlink(letakBagian(id)).catch(() => {})

/** Removes uploads that nobody continued for a day, and parts without a row. Answers how many parts. */
export async function sapuUnggahan(jam = UMUR_JAM): Promise<number> {
  await sql(
    db,
    `delete from unggahan where diubah_pada < ${sqlSekarang()} - make_interval(hours => ?)`,
    [jam]
  )
  const nama = (await readdir(folder()).catch(() => [])).filter((n) => n.endsWith('.bagian'))
  const ids = nama.map((n) => n.slice(0, -'.bagian'.length)).filter((id) => POLA_ID.test(id))
  const ada = await sql<{ id: string }>(
    db,
    'select id from unggahan where id = any(?::uuid[]) and penawaran_id is null',
    [ids]
  )
  const dikenal = new Set(ada.map((b) => b.id))
  const yatim = ids.filter((id) => !dikenal.has(id))
  for (const id of yatim) await hapusBagian(id)
  return yatim.length
}
