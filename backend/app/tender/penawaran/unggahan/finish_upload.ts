/** The end of a resumable upload: it leads to the same acceptance as every offer. */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TandaTerima as TandaTerimaAnswer } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import Paket from '#app/paket_berjalan/paket'
import { BIDANG } from '#app/tender/penawaran/penawaran_validator'
import {
  simpanTersegel,
  wipeKeys,
  type BerkasTersegel,
} from '#app/tender/penawaran/segel/berkas_tersegel'
import { openStream } from '#app/tender/penawaran/segel/frames'
import {
  bukaHarga,
  bukaNama,
  openUnitPrices,
  sealUnitPrices,
  segelHarga,
} from '#app/tender/penawaran/segel/secrets'
import TandaTerima from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { keTandaTerima } from '#app/tender/penawaran/tanda_terima/tanda_terima_transformer'
import type { SealedSent } from '#app/tender/penawaran/kunci/read_sealed'
import { terimaPenawaran, type Kiriman } from '#app/tender/penawaran/terima_penawaran'
import { jelaskanTerlambat } from '#app/tender/penawaran/terlambat'
import { sealedKiriman } from '#app/tender/penawaran/unggahan/finish_sealed'
import { stillTaken } from '#app/tender/penawaran/unggahan/unggahan_query'
import { semuaPotongan, hapusBagian } from '#app/tender/penawaran/unggahan/upload_parts'
import { uploadDataKey } from '#app/tender/penawaran/unggahan/upload_keys'
import { Rantai } from '#app/tender/penawaran/unggahan/chain'
import Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import type { Pelaku } from '#core/auth/actor'
import { takeBack } from '#core/files/take_back'
import { conflict, invalidField, HttpError } from '#core/http/errors'

/** Accepts the finished upload; called again, it answers the same receipt. */
export async function selesaikanUnggahan(
  actor: Pelaku,
  { id, token, ...sent }: { id: string; token: string } & SealedSent
): Promise<{ paket: Paket; rekananId: number; tandaTerima: TandaTerimaAnswer }> {
  const unggahan = await Unggahan.milik(db.connection(), id, actor.rekananId)
  const { rekananId, penawaranId } = unggahan
  const paket = await Paket.findOrFail(unggahan.paketId)
  const tandaTerima =
    penawaranId === null
      ? await terima(actor, paket, unggahan, { token, ...sent })
      : await tandaTerimaUntuk(penawaranId)
  return { paket, rekananId, tandaTerima }
}

const tandaTerimaUntuk = async (penawaranId: number): Promise<TandaTerimaAnswer> =>
  keTandaTerima(await TandaTerima.untuk(db.connection(), penawaranId))

class SudahSelesai extends Error {
  constructor(readonly penawaranId: number) {
    super('Unggahan sudah selesai')
  }
}

async function terima(
  actor: Pelaku,
  paket: Paket,
  unggahan: Unggahan,
  { token, ...sent }: { token: string } & SealedSent
): Promise<TandaTerimaAnswer> {
  const { id, rekananId, jenis } = unggahan
  const dataKey = await uploadDataKey(unggahan, token)
  let berkas: BerkasTersegel | null = null
  try {
    const pemasukan = await stillTaken(paket, unggahan)
    const satu = unggahan.tersegel
      ? await sealedKiriman(paket, unggahan, dataKey, sent)
      : await plainKiriman(unggahan, dataKey)
    berkas = satu.berkas
    // Two requests for the same end: the second one finds the first one's version, before it is asked what would refuse it.
    const stillHolds = async (trx: TransactionClientContract) => {
      const { penawaranId } = await Unggahan.milik(trx, id, rekananId, true)
      if (penawaranId !== null) throw new SudahSelesai(penawaranId)
      await satu.stillHolds?.(trx)
    }
    const kiriman = [{ ...satu, stillHolds }]
    const masuk = { paket, rekananId, pemasukan, kiriman }
    const [hasil] = await terimaPenawaran(actor, masuk, async (trx, [satu]) => {
      const kini = await Unggahan.milik(trx, id, rekananId, true)
      await kini.selesai(satu!.penawaranId)
    })
    await hapusBagian(id)
    return hasil!.tandaTerima
  } catch (error) {
    if (berkas) await takeBack([berkas.jalur], error)
    if (error instanceof SudahSelesai) return await tandaTerimaUntuk(error.penawaranId)
    throw await jelaskanTerlambat(db, error, paket.id, rekananId, [jenis])
  } finally {
    dataKey.fill(0)
    if (berkas) wipeKeys([berkas])
  }
}

async function plainKiriman(unggahan: Unggahan, dataKey: Buffer): Promise<Kiriman> {
  const berkas = await jadikanBerkas(unggahan, dataKey)
  return { jenis: unggahan.jenis, berkas, ...pricesAgain(unggahan, dataKey, berkas) }
}

/**
 * The part becomes a file with an id and key of its own in the store. Its content must be what came in piece by
 * piece, and what the browser said it would be.
 */
async function jadikanBerkas(unggahan: Unggahan, dataKey: Buffer): Promise<BerkasTersegel> {
  const nama = await bukaNama(unggahan.id, unggahan.namaSegel)
  const rantai = new Rantai()
  const isi = rantai.lewati(openStream(dataKey, unggahan.id, await semuaPotongan(unggahan)))
  let berkas: BerkasTersegel
  try {
    berkas = await simpanTersegel(BIDANG[unggahan.jenis], nama, isi)
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw conflict(teks.tolak.tidakUtuh)
  }
  const failure = !rantai.sama(unggahan.rantai)
    ? conflict(teks.tolak.tidakUtuh)
    : unggahan.sha256 !== null && unggahan.sha256 !== berkas.sha256
      ? invalidField('sha256', 'sha256', teks.unggahan.sha256)
      : null
  if (failure) {
    wipeKeys([berkas])
    await takeBack([berkas.jalur], failure)
    throw failure
  }
  return berkas
}

/** Prices move from the upload's key to that of the file. */
const pricesAgain = (
  { id, hargaSegel, rincianSegel }: Unggahan,
  dataKey: Buffer,
  { kunci: key, id: fileId }: BerkasTersegel
) => ({
  hargaSegel: hargaSegel && segelHarga(key, fileId, bukaHarga(dataKey, id, hargaSegel)),
  rincianSegel:
    rincianSegel && sealUnitPrices(key, fileId, openUnitPrices(dataKey, id, rincianSegel)),
})
