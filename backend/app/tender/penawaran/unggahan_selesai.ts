/** Start and end of a resumable upload; the end leads to the same acceptance as every upload. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { keIso } from '@eproc/domain/format'
import type {
  KeadaanUnggahan,
  TandaTerima,
  UnggahanDimulai,
} from '@eproc/domain/jawaban/tender_penawaran'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import Paket from '#app/paket/paket'
import { paketRekanan, rekananSendiri } from '#app/paket/paket_rekanan'
import {
  buang,
  maksUkuran,
  periksaNama,
  simpanTersegel,
  terlaluBesar,
  type BerkasTersegel,
} from '#app/tender/penawaran/berkas_tersegel'
import { bukaAliran } from '#app/tender/penawaran/bingkai'
import { bukaHarga, bukaNama, segelHarga, segelNama } from '#app/tender/penawaran/rahasia'
import {
  BIDANG,
  jelaskanTerlambat,
  pemasukanTerbuka,
  wajibPemasukan,
} from '#app/tender/penawaran/tahap_pemasukan'
import { tandaTerimaUntuk } from '#app/tender/penawaran/tanda_terima'
import { periksaKiriman, terimaPenawaran } from '#app/tender/penawaran/terima_penawaran'
import { MAKS_HARGA } from '#app/tender/penawaran/unggah_penawaran'
import {
  bagianLengkap,
  hapusBagian,
  kunciDataUnggahan,
  kunciUnggahan,
  Rantai,
  unggahanSendiri,
  type BarisUnggahan,
} from '#app/tender/penawaran/unggahan'
import { bentrok, bidangSalah, Galat } from '#inti/galat'
import { mimeUntuk } from '#inti/jenis_berkas'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

const MAKS_BERJALAN = 8

export const mulaiValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().min(1).max(2147483647),
  vendorId: vine.number().withoutDecimals().max(2147483647),
  jenis: vine.enum(['K', 'A', 'T', 'H'] as const),
  nama: vine.string().trim().maxLength(255),
  ukuran: vine.number().withoutDecimals().min(1),
  sha256: vine
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .nullable()
    .optional(),
  hargaPenawaran: vine.number().withoutDecimals().min(1).max(MAKS_HARGA).nullable().optional(),
})

/** One unfinished upload a kind: starting again replaces it. */
export async function mulaiUnggahan(ctx: HttpContext): Promise<UnggahanDimulai> {
  const isian = await ctx.request.validateUsing(mulaiValidator)
  const rekananId = rekananSendiri(ctx, isian.vendorId)
  const paket = await paketRekanan(rekananId, isian.paketPenyediaId)
  const { nama, ekstensi } = periksaNama(BIDANG[isian.jenis], isian.nama)
  const maks = await maksUkuran()
  if (isian.ukuran > maks) throw terlaluBesar(BIDANG[isian.jenis], maks)
  const harga = isian.hargaPenawaran ?? null
  const baru = await kunciUnggahan()
  const namaSegel = await segelNama(baru.id, nama)
  try {
    const { tahap } = await pemasukanTerbuka(db, paket, rekananId)
    return await db.transaction(async (trx) => {
      const p = await wajibPemasukan(trx, paket, rekananId, tahap.kunci)
      periksaKiriman(p, [isian.jenis], harga)
      await sql(trx, 'select id from peserta where paket_id = ? and rekanan_id = ? for update', [
        paket.id,
        rekananId,
      ])
      const lama = await sql<{ id: string }>(
        trx,
        `delete from unggahan where paket_id = ? and rekanan_id = ? and jenis = ? and penawaran_id is null
         returning id`,
        [paket.id, rekananId, isian.jenis]
      )
      const [jumlah] = await sql<{ n: number }>(
        trx,
        'select count(*)::int as n from unggahan where rekanan_id = ? and penawaran_id is null',
        [rekananId]
      )
      if (jumlah!.n >= MAKS_BERJALAN) throw new Galat(429, teks.unggahan.terlaluBanyak)
      await sql(
        trx,
        `insert into unggahan (id, paket_id, rekanan_id, tahap, jenis, nama_segel, mime, ukuran, sha256,
           kunci_kerja, harga_segel, dibuat_pada, diubah_pada)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${sqlSekarang()}, ${sqlSekarang()})`,
        [
          baru.id,
          paket.id,
          rekananId,
          p.tahap.kunci,
          isian.jenis,
          namaSegel,
          mimeUntuk(ekstensi),
          isian.ukuran,
          isian.sha256?.toLowerCase() ?? null,
          baru.kunciKerja,
          harga === null ? null : segelHarga(baru.kunciData, baru.id, harga),
        ]
      )
      await catat(trx, sumberDari(ctx), {
        aksi: 'unggahan.mulai',
        objek: 'paket',
        objekId: paket.id,
        rincian: { unggahan: baru.id, jenis: isian.jenis, ukuran: isian.ukuran },
      })
      for (const { id } of lama) await hapusBagian(id)
      return {
        id: baru.id,
        jenis: isian.jenis,
        ukuran: isian.ukuran,
        diterima: 0,
        batas: keIso(p.baris.selesai)!,
        tandaTerima: null,
        kunci: baru.token,
      }
    })
  } catch (error) {
    throw await jelaskanTerlambat(db, error, paket.id, rekananId, [isian.jenis])
  } finally {
    baru.kunciData.fill(0)
  }
}

export async function keadaanUnggahan(b: BarisUnggahan): Promise<KeadaanUnggahan> {
  const [j] = await sql<{ selesai: Date }>(
    db,
    'select selesai from jadwal where paket_id = ? and kunci = ?',
    [b.paketId, b.tahap]
  )
  return {
    id: b.id,
    jenis: b.jenis,
    ukuran: b.ukuran,
    diterima: b.diterima,
    batas: keIso(j!.selesai)!,
    tandaTerima: b.penawaranId === null ? null : await tandaTerimaUntuk(db, b.penawaranId),
  }
}

/** Accepts the finished upload; called again, it answers the same receipt. */
export async function selesaikanUnggahan(
  ctx: HttpContext,
  id: string,
  token: string
): Promise<{ paket: Paket; rekananId: number; tandaTerima: TandaTerima }> {
  const b = await unggahanSendiri(db, id, ctx.pelaku.rekananId)
  const paket = await Paket.findOrFail(b.paketId)
  const jawab = (tandaTerima: TandaTerima) => ({ paket, rekananId: b.rekananId, tandaTerima })
  if (b.penawaranId !== null) return jawab(await tandaTerimaUntuk(db, b.penawaranId))
  const kunciData = await kunciDataUnggahan(b, token)
  let berkas: BerkasTersegel | null = null
  let tersimpan = false
  try {
    const p = await pemasukanTerbuka(db, paket, b.rekananId)
    if (p.tahap.kunci !== b.tahap) throw bentrok(teks.tolak.tahapBerganti)
    berkas = await jadikanBerkas(b, kunciData)
    const kiriman = { jenis: b.jenis, berkas, hargaSegel: pindahkanHarga(b, kunciData, berkas) }
    const [hasil] = await terimaPenawaran(
      ctx,
      paket,
      b.rekananId,
      p,
      [kiriman],
      async (trx, [satu]) => {
        // Two requests for the same end: the second one finds the first one's version.
        const kini = await unggahanSendiri(trx, id, b.rekananId, 'for update')
        if (kini.penawaranId !== null) throw new SudahSelesai(kini.penawaranId)
        await sql(trx, 'update unggahan set penawaran_id = ? where id = ?', [satu!.penawaranId, id])
      }
    )
    tersimpan = true
    await hapusBagian(id)
    return jawab(hasil!.tandaTerima)
  } catch (error) {
    if (error instanceof SudahSelesai) return jawab(await tandaTerimaUntuk(db, error.penawaranId))
    throw await jelaskanTerlambat(db, error, b.paketId, b.rekananId, [b.jenis])
  } finally {
    kunciData.fill(0)
    if (berkas) await buang([berkas], tersimpan)
  }
}

class SudahSelesai extends Error {
  constructor(readonly penawaranId: number) {
    super('Unggahan sudah selesai')
  }
}

/**
 * The part becomes a file with an id and key of its own in the store. Its content must be what came in piece by
 * piece, and what the browser said it would be.
 */
async function jadikanBerkas(b: BarisUnggahan, kunciData: Buffer): Promise<BerkasTersegel> {
  const nama = await bukaNama(b.id, b.namaSegel)
  const rantai = new Rantai()
  const isi = rantai.lewati(bukaAliran(kunciData, b.id, await bagianLengkap(b)))
  let berkas: BerkasTersegel
  try {
    berkas = await simpanTersegel(BIDANG[b.jenis], nama, isi)
  } catch (error) {
    if (error instanceof Galat) throw error
    throw bentrok(teks.tolak.tidakUtuh)
  }
  const galat = !rantai.sama(b.rantai)
    ? bentrok(teks.tolak.tidakUtuh)
    : b.sha256 !== null && b.sha256 !== berkas.sha256
      ? bidangSalah('sha256', 'sha256', teks.unggahan.sha256)
      : null
  if (galat) {
    await buang([berkas])
    throw galat
  }
  return berkas
}

function pindahkanHarga(
  b: BarisUnggahan,
  kunciData: Buffer,
  berkas: BerkasTersegel
): Buffer | null {
  if (b.hargaSegel === null) return null
  return segelHarga(berkas.kunci, berkas.id, bukaHarga(kunciData, b.id, b.hargaSegel))
}

/** DELETE: nothing of it remains. */
export async function batalkanUnggahan(ctx: HttpContext, id: string): Promise<void> {
  const b = await unggahanSendiri(db, id, ctx.pelaku.rekananId)
  if (b.penawaranId !== null) throw bentrok(teks.unggahan.sudahSelesai)
  await db.transaction(async (trx) => {
    await sql(trx, 'delete from unggahan where id = ? and penawaran_id is null', [id])
    await catat(trx, sumberDari(ctx), {
      aksi: 'unggahan.batal',
      objek: 'paket',
      objekId: b.paketId,
      rincian: { unggahan: id, jenis: b.jenis },
    })
  })
  await hapusBagian(id)
}
