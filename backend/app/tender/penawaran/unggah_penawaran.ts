/** PUT /api/lelang/upload/penawaran: files sealed while the multipart request streams in. */
import type { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import type { KategoriFile } from '@eproc/domain/pilihan'
import { inti } from '@eproc/i18n/id/inti'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Paket from '#app/paket/paket'
import { paketRekanan, rekananSendiri } from '#app/paket/paket_rekanan'
import {
  buang,
  maksUkuran,
  simpanTersegel,
  type BerkasTersegel,
} from '#app/tender/penawaran/berkas_tersegel'
import { segelHarga } from '#app/tender/penawaran/rahasia'
import {
  BIDANG,
  jelaskanTerlambat,
  JENIS_DARI_BIDANG,
  pemasukanTerbuka,
  type Pemasukan,
} from '#app/tender/penawaran/tahap_pemasukan'
import {
  periksaKiriman,
  terimaPenawaran,
  type HasilTerima,
} from '#app/tender/penawaran/terima_penawaran'
import { bidangSalah, Galat } from '#inti/galat'

/** Stands for the stage's only missing kind (S2 §7, offer mode). */
const BIDANG_UMUM = 'filePenawaran'
export const MAKS_HARGA = 999_999_999_999_999

export const unggahValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().min(1).max(2147483647),
  vendorId: vine.number().withoutDecimals().max(2147483647),
  hargaPenawaran: vine.number().withoutDecimals().min(1).max(MAKS_HARGA).nullable().optional(),
})

interface Bagian extends Readable {
  name: string
  filename?: string
  file: { clientName: string }
}

/** Receives, seals, accepts; nothing remains of what was refused. */
export async function unggahPenawaran(
  ctx: HttpContext
): Promise<{ hasil: HasilTerima[]; paket: Paket; rekananId: number }> {
  const diterima = new Map<string, BerkasTersegel>()
  let tersimpan = false
  try {
    await terimaBagian(ctx, diterima)
    const isian = await unggahValidator.validate(ctx.request.body())
    const rekananId = rekananSendiri(ctx, isian.vendorId)
    const paket = await paketRekanan(rekananId, isian.paketPenyediaId)
    if (diterima.size === 0) throw bidangSalah(BIDANG_UMUM, 'required', teks.tolak.tanpaBerkas)
    const harga = isian.hargaPenawaran ?? null
    const pemasukan = await pemasukanTerbuka(db, paket, rekananId).catch(async (error: unknown) => {
      const jenis = [...diterima.keys()].flatMap((b) => JENIS_DARI_BIDANG.get(b) ?? [])
      throw await jelaskanTerlambat(db, error, paket.id, rekananId, jenis)
    })
    const menurutJenis = pasangkan(diterima, pemasukan)
    periksaKiriman(pemasukan, [...menurutJenis.keys()], harga)
    const hasil = await terimaPenawaran(
      ctx,
      paket,
      rekananId,
      pemasukan,
      [...menurutJenis].map(([jenis, berkas]) => ({
        jenis,
        berkas,
        hargaSegel: jenis === 'H' ? segelHarga(berkas.kunci, berkas.id, harga!) : null,
      }))
    )
    tersimpan = true
    return { hasil, paket, rekananId }
  } finally {
    await buang([...diterima.values()], tersimpan)
  }
}

/** Fields to kinds, in the order K, A, T, H. @throws 400 when `filePenawaran` could mean several or none */
function pasangkan(
  diterima: ReadonlyMap<string, BerkasTersegel>,
  pemasukan: Pemasukan
): Map<KategoriFile, BerkasTersegel> {
  const hasil = new Map<KategoriFile, BerkasTersegel>()
  for (const [jenis, bidang] of Object.entries(BIDANG) as [KategoriFile, string][]) {
    const berkas = diterima.get(bidang)
    if (berkas) hasil.set(jenis, berkas)
  }
  const umum = diterima.get(BIDANG_UMUM)
  if (umum) {
    const belum = pemasukan.jenis.filter((j) => !pemasukan.sudah.has(j) && !hasil.has(j))
    if (belum.length !== 1) {
      throw bidangSalah(BIDANG_UMUM, 'jenis', teks.tolak.filePenawaran)
    }
    hasil.set(belum[0]!, umum)
  }
  return hasil
}

async function terimaBagian(
  ctx: HttpContext,
  diterima: Map<string, BerkasTersegel>
): Promise<void> {
  if (!ctx.request.header('content-type')?.startsWith('multipart/form-data')) return
  // The parser swallows what a part's handler throws: kept here and thrown again after it.
  const kegagalan: unknown[] = []
  const berjalan: Promise<void>[] = []
  const { multipart } = ctx.request
  multipart.onFile('*', { deferValidations: true }, (mentah) => {
    const bagian = mentah as unknown as Bagian
    const kerja = simpanBagian(bagian, diterima, kegagalan.length > 0).catch((error: unknown) => {
      kegagalan.push(error)
      bagian.resume()
    })
    berjalan.push(kerja)
    return kerja
  })
  try {
    await multipart.process({ limit: 4 * (await maksUkuran()) + 1024 * 1024 })
  } catch (error) {
    if (kegagalan.length === 0) {
      kegagalan.push(
        (error as { status?: number }).status === 413 ? error : new Galat(400, inti.berkas.terputus)
      )
    }
  }
  await Promise.all(berjalan)
  if (kegagalan.length > 0) throw kegagalan[0]
}

async function simpanBagian(
  bagian: Bagian,
  diterima: Map<string, BerkasTersegel>,
  abaikan: boolean
): Promise<void> {
  if (abaikan) {
    bagian.resume()
    return
  }
  const bidang = bagian.name
  if (bidang !== BIDANG_UMUM && !JENIS_DARI_BIDANG.has(bidang)) {
    throw bidangSalah(bidang, 'asing', inti.berkas.tidakDikenal(bidang))
  }
  if (diterima.has(bidang)) throw bidangSalah(bidang, 'ganda', inti.berkas.ganda)
  const sumber = bagian.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  const nama = bagian.filename ?? bagian.file.clientName
  diterima.set(bidang, await simpanTersegel(bidang, nama, sumber))
}
