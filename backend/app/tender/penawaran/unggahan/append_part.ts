/** Appends one piece to an upload while it streams in. */
import { randomUUID } from 'node:crypto'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { BIDANG } from '#app/tender/penawaran/penawaran_validator'
import { wajibSesuai } from '#app/tender/penawaran/segel/berkas_tersegel'
import {
  segelBingkai,
  UKURAN_BINGKAI,
  UKURAN_BINGKAI_SEGEL,
} from '#app/tender/penawaran/segel/frames'
import { bukaBagian } from '#app/tender/penawaran/unggahan/upload_parts'
import { rangkai } from '#app/tender/penawaran/unggahan/chain'
import type Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import type { Ekstensi } from '#core/files/file_type'
import { HttpError, invalidInput } from '#core/http/errors'

/** Progress is made durable at least so often: 1 MiB. */
const BINGKAI_PER_SIMPAN = 16

export interface Potongan {
  /** byte at which it begins */
  mulai: number
  kunciData: Buffer
  sumber: AsyncIterable<Buffer>
}

/**
 * A newer request takes the upload over from one that hangs; what was made durable before a cut stays.
 * @returns the upload as it stands now
 * @throws 404, 409 another position or taken over, 400 too long or other kind
 */
export async function tambahBagian(
  asal: Unggahan,
  { mulai, kunciData: dataKey, sumber: source }: Potongan
): Promise<Unggahan> {
  const unggahan = await asal.ambilAlih(randomUUID())
  if (mulai !== unggahan.diterima) {
    const pesan = teks.unggahan.posisi(unggahan.diterima)
    throw new HttpError(409, pesan, [{ field: 'mulai', rule: 'posisi', message: pesan }])
  }
  let { diterima, rantai } = unggahan
  const { id, ukuran: size, jenis, mime } = unggahan
  const berkas = await bukaBagian(id)
  const simpan = async () => {
    if (diterima === unggahan.diterima) return
    await berkas.datasync()
    await unggahan.maju(diterima, rantai)
  }
  try {
    let putus: unknown = null
    let belumDisimpan = 0
    for await (const isi of potongTersedia(source, (error) => (putus = error))) {
      if (diterima + isi.length > size) throw invalidInput([], teks.unggahan.kelebihan)
      const akhir = diterima + isi.length === size
      // A shorter rest is kept only when it ends the file; otherwise it is asked for again.
      if (isi.length < UKURAN_BINGKAI && !akhir) break
      if (diterima === 0) await wajibSesuai(BIDANG[jenis], ekstensiMime(mime), isi)
      const urut = diterima / UKURAN_BINGKAI
      const segel = segelBingkai(dataKey, id, urut, akhir, isi)
      await berkas.write(segel, 0, segel.length, urut * UKURAN_BINGKAI_SEGEL)
      rantai = rangkai(rantai, isi)
      diterima += isi.length
      if (++belumDisimpan % BINGKAI_PER_SIMPAN === 0) await simpan()
    }
    await simpan()
    if (putus) throw new HttpError(400, teks.layar.terputus)
    return unggahan
  } finally {
    await berkas.close()
  }
}

/** Whole frames as they come and the rest at the end; a cut ends the stream instead of throwing. */
async function* potongTersedia(
  source: AsyncIterable<Buffer>,
  terputus: (error: unknown) => void
): AsyncIterable<Buffer> {
  let sisa: Buffer[] = []
  let jumlah = 0
  try {
    for await (const bagian of source) {
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
