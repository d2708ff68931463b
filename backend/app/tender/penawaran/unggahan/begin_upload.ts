/** The beginning of a resumable upload, and giving it up. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { plainSize } from '@eproc/sealing/offer/content'
import type Paket from '#app/paket_berjalan/paket'
import { paketRekanan, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import {
  lockPeserta,
  pemasukanDitahan,
  wajibPemasukan,
  type Pemasukan,
} from '#app/tender/penawaran/pemasukan_query'
import { BIDANG } from '#app/tender/penawaran/penawaran_validator'
import { maksUkuran, periksaNama, terlaluBesar } from '#app/tender/penawaran/segel/berkas_tersegel'
import { segelHarga, segelNama } from '#app/tender/penawaran/segel/secrets'
import { wajibMuat } from '#app/tender/penawaran/ruang_query'
import { periksaJenis, periksaKiriman } from '#app/tender/penawaran/terima_penawaran'
import { jelaskanTerlambat } from '#app/tender/penawaran/terlambat'
import { hapusBagian } from '#app/tender/penawaran/unggahan/upload_parts'
import { uploadKey, type UploadKey } from '#app/tender/penawaran/unggahan/upload_keys'
import Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import type { BeginUploadInput } from '#app/tender/penawaran/unggahan/unggahan_validator'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { numberParameter } from '#core/database/parameter'
import { mimeUntuk } from '#core/files/file_type'
import { conflict, HttpError, invalidField } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

/** Unfinished uploads of a vendor, one a kind and package. */
const MAKS_BERJALAN = 8

/** One unfinished upload a kind: starting again replaces it. */
export async function beginUpload(
  trx: TransactionClientContract,
  actor: Pelaku,
  { token, ...input }: BeginUploadInput & { token: string }
): Promise<Unggahan> {
  const rekananId = rekananSendiri(actor, input.vendorId)
  const paket = await paketRekanan(rekananId, input.paketPenyediaId, trx)
  const { nama, mime, ukuran } = await judged(trx, paket.id, input)
  const p = await pemasukanUntuk(trx, paket, rekananId, input)
  const key = await uploadKey(token)
  try {
    await lockPeserta(trx, paket.id, rekananId)
    // Told before the file travels; judged again when it has arrived.
    await wajibMuat(trx, { paketId: paket.id, rekananId, tahap: p.tahap.kunci }, [
      { jenis: input.jenis, ukuran },
    ])
    const previous = await gantikanLama(trx, paket.id, rekananId, input)
    const unggahan = await Unggahan.create(
      {
        id: key.id,
        paketId: paket.id,
        rekananId,
        tahap: p.tahap.kunci,
        jenis: input.jenis,
        namaSegel: await segelNama(key.id, nama),
        mime,
        tersegel: input.tersegel ?? false,
        ukuran: input.ukuran,
        sha256: input.sha256?.toLowerCase() ?? null,
        kunciKerja: key.kunciKerja,
        hargaSegel: hargaTersegel(key, input),
        dibuatPada: clockNow(),
        diubahPada: clockNow(),
      },
      { client: trx }
    )
    const { id, jenis, ukuran: size } = unggahan
    await catatUnggahan(trx, actor, 'unggahan.mulai', paket.id, {
      unggahan: id,
      jenis,
      ukuran: size,
    })
    trx.after('commit', async () => void (await Promise.all(previous.map(hapusBagian))))
    return unggahan
  } finally {
    key.kunciData.fill(0)
  }
}

/** DELETE: nothing of it remains. */
export async function batalkanUnggahan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id }: { id: string }
): Promise<void> {
  const unggahan = await Unggahan.milik(trx, id, actor.rekananId, true)
  if (unggahan.penawaranId !== null) throw conflict(teks.unggahan.sudahSelesai)
  await unggahan.delete()
  const { paketId, jenis } = unggahan
  await catatUnggahan(trx, actor, 'unggahan.batal', paketId, { unggahan: id, jenis })
}

/** Name, kind and size of the file, as far as they can be known. @throws 400, 409, 413 */
async function judged(
  trx: TransactionClientContract,
  paketId: number,
  { jenis, filename, ukuran: sent, tersegel, hargaPenawaran }: BeginUploadInput
): Promise<{ nama: string; mime: string; ukuran: number }> {
  const maks = await maksUkuran()
  if (!tersegel) {
    const { nama, ekstensi } = periksaNama(BIDANG[jenis], filename ?? '')
    if (sent > maks) throw terlaluBesar(BIDANG[jenis], maks)
    return { nama, mime: mimeUntuk(ekstensi), ukuran: sent }
  }
  if (!(await HolderSet.newest(trx, paketId))) throw conflict(himpunan.bukan)
  const ukuran = plainSize(sent)
  if (ukuran === null || filename || typeof hargaPenawaran === 'number') {
    throw invalidField(BIDANG[jenis], 'bentuk', segelRekanan.errors.amplop)
  }
  if (ukuran > maks) throw terlaluBesar(BIDANG[jenis], maks)
  return { nama: '', mime: 'application/octet-stream', ukuran }
}

/** The open stage, held as it is; it takes this kind. @throws 409 that says what was received */
async function pemasukanUntuk(
  trx: TransactionClientContract,
  paket: Paket,
  rekananId: number,
  input: BeginUploadInput
): Promise<Pemasukan> {
  try {
    const { tahap } = await pemasukanDitahan(trx, paket, rekananId)
    const p = await wajibPemasukan(trx, paket, rekananId, tahap.kunci)
    if (input.tersegel) periksaJenis(p, [input.jenis])
    else periksaKiriman(p, [input.jenis], input.hargaPenawaran ?? null)
    return p
  } catch (error) {
    throw await jelaskanTerlambat(trx, error, paket.id, rekananId, [input.jenis])
  }
}

/** Removes the vendor's unfinished upload of this kind; 429 while too many others run. Answers the ids. */
async function gantikanLama(
  trx: TransactionClientContract,
  paketId: number,
  rekananId: number,
  { jenis }: BeginUploadInput
): Promise<string[]> {
  const berjalan = await Unggahan.query({ client: trx })
    .where({ rekananId })
    .whereNull('penawaranId')
  const previous = berjalan.filter((u) => u.paketId === paketId && u.jenis === jenis)
  const maks = await numberParameter('MAKS_UNGGAHAN_BERJALAN', MAKS_BERJALAN)
  if (berjalan.length - previous.length >= maks) {
    throw new HttpError(429, teks.unggahan.terlaluBanyak(maks))
  }
  for (const u of previous) await u.delete()
  return previous.map((u) => u.id)
}

const hargaTersegel = (key: UploadKey, { hargaPenawaran }: BeginUploadInput): Buffer | null =>
  typeof hargaPenawaran === 'number' ? segelHarga(key.kunciData, key.id, hargaPenawaran) : null

const catatUnggahan = (
  trx: TransactionClientContract,
  actor: Pelaku,
  aksi: 'unggahan.mulai' | 'unggahan.batal',
  paketId: number,
  rincian: Record<string, unknown>
): Promise<void> => writeJournal(trx, actor, { aksi, objek: 'paket', objekId: paketId, rincian })
