/** The beginning of a resumable upload, and giving it up. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keIso } from '@eproc/domain/common/format'
import type { UnggahanDimulai } from '@eproc/domain/tender/answers_penawaran'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Paket from '#app/paket_berjalan/paket'
import { paketRekanan, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import {
  kunciPeserta,
  pemasukanTerbuka,
  wajibPemasukan,
  type Pemasukan,
} from '#app/tender/penawaran/pemasukan_query'
import { BIDANG } from '#app/tender/penawaran/penawaran_validator'
import { maksUkuran, periksaNama, terlaluBesar } from '#app/tender/penawaran/segel/berkas_tersegel'
import { segelHarga, segelNama } from '#app/tender/penawaran/segel/secrets'
import { periksaKiriman } from '#app/tender/penawaran/terima_penawaran'
import { jelaskanTerlambat } from '#app/tender/penawaran/terlambat'
import { hapusBagian } from '#app/tender/penawaran/unggahan/upload_parts'
import { kunciUnggahan, type KunciUnggahan } from '#app/tender/penawaran/unggahan/upload_keys'
import Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import type { IsianMulai } from '#app/tender/penawaran/unggahan/unggahan_validator'
import type { Pelaku } from '#core/auth/actor'
import { sekarang } from '#core/clock/clock'
import { mimeUntuk } from '#core/files/file_type'
import { bentrok, Galat } from '#core/http/errors'
import { catat } from '#core/journal/journal'

const MAKS_BERJALAN = 8

/** One unfinished upload a kind: starting again replaces it. */
export async function mulaiUnggahan(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: IsianMulai
): Promise<UnggahanDimulai> {
  const rekananId = rekananSendiri(actor, isian.vendorId)
  const paket = await paketRekanan(rekananId, isian.paketPenyediaId, trx)
  const { nama, ekstensi } = periksaNama(BIDANG[isian.jenis], isian.nama)
  const maks = await maksUkuran()
  if (isian.ukuran > maks) throw terlaluBesar(BIDANG[isian.jenis], maks)
  const p = await pemasukanUntuk(trx, paket, rekananId, isian)
  const kunci = await kunciUnggahan()
  try {
    await kunciPeserta(trx, paket.id, rekananId)
    const lama = await gantikanLama(trx, paket.id, rekananId, isian)
    const unggahan = await Unggahan.create(
      {
        id: kunci.id,
        paketId: paket.id,
        rekananId,
        tahap: p.tahap.kunci,
        jenis: isian.jenis,
        namaSegel: await segelNama(kunci.id, nama),
        mime: mimeUntuk(ekstensi),
        ukuran: isian.ukuran,
        sha256: isian.sha256?.toLowerCase() ?? null,
        kunciKerja: kunci.kunciKerja,
        hargaSegel: hargaTersegel(kunci, isian),
        dibuatPada: sekarang(),
        diubahPada: sekarang(),
      },
      { client: trx }
    )
    const { id, jenis, ukuran } = unggahan
    await catatUnggahan(trx, actor, 'unggahan.mulai', paket.id, { unggahan: id, jenis, ukuran })
    for (const basi of lama) await hapusBagian(basi)
    const batas = keIso(p.baris.selesai)!
    return { id, jenis, ukuran, diterima: 0, batas, tandaTerima: null, kunci: kunci.token }
  } finally {
    kunci.kunciData.fill(0)
  }
}

/** DELETE: nothing of it remains. */
export async function batalkanUnggahan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id }: { id: string }
): Promise<void> {
  const unggahan = await Unggahan.milik(trx, id, actor.rekananId, true)
  if (unggahan.penawaranId !== null) throw bentrok(teks.unggahan.sudahSelesai)
  await unggahan.delete()
  const { paketId, jenis } = unggahan
  await catatUnggahan(trx, actor, 'unggahan.batal', paketId, { unggahan: id, jenis })
}

/** The open stage, held as it is; it takes this kind. @throws 409 that says what was received */
async function pemasukanUntuk(
  trx: TransactionClientContract,
  paket: Paket,
  rekananId: number,
  isian: IsianMulai
): Promise<Pemasukan> {
  try {
    const { tahap } = await pemasukanTerbuka(trx, paket, rekananId)
    const p = await wajibPemasukan(trx, paket, rekananId, tahap.kunci)
    periksaKiriman(p, [isian.jenis], isian.hargaPenawaran ?? null)
    return p
  } catch (error) {
    throw await jelaskanTerlambat(trx, error, paket.id, rekananId, [isian.jenis])
  }
}

/** Removes the vendor's unfinished upload of this kind; 429 while too many others run. Answers the ids. */
async function gantikanLama(
  trx: TransactionClientContract,
  paketId: number,
  rekananId: number,
  { jenis }: IsianMulai
): Promise<string[]> {
  const berjalan = await Unggahan.query({ client: trx })
    .where({ rekananId })
    .whereNull('penawaranId')
  const lama = berjalan.filter((u) => u.paketId === paketId && u.jenis === jenis)
  if (berjalan.length - lama.length >= MAKS_BERJALAN) {
    throw new Galat(429, teks.unggahan.terlaluBanyak)
  }
  for (const u of lama) await u.delete()
  return lama.map((u) => u.id)
}

const hargaTersegel = (kunci: KunciUnggahan, { hargaPenawaran }: IsianMulai): Buffer | null =>
  typeof hargaPenawaran === 'number' ? segelHarga(kunci.kunciData, kunci.id, hargaPenawaran) : null

const catatUnggahan = (
  trx: TransactionClientContract,
  actor: Pelaku,
  aksi: 'unggahan.mulai' | 'unggahan.batal',
  paketId: number,
  rincian: Record<string, unknown>
): Promise<void> => catat(trx, actor, { aksi, objek: 'paket', objekId: paketId, rincian })
