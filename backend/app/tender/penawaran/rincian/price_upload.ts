/** Unit prices of a resumable upload: too many for the headers of its beginning, so they come before its first byte. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mintaHarga } from '@eproc/domain/tahap/tab'
import type { UnitPrice } from '@eproc/domain/tender/penawaran/rincian_harga'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import Paket from '#app/paket_berjalan/paket'
import { pricesOfLines } from '#app/tender/penawaran/rincian/lines_query'
import { bukaHarga, sealUnitPrices } from '#app/tender/penawaran/segel/secrets'
import Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import { stillTaken } from '#app/tender/penawaran/unggahan/unggahan_query'
import { uploadDataKey } from '#app/tender/penawaran/unggahan/upload_keys'
import type { Pelaku } from '#core/auth/actor'
import { conflict, invalidField } from '#core/http/errors'

export interface PriceUploadInput {
  id: string
  /** the client's own key of the upload */
  token: string
  rincianHarga: UnitPrice[]
}

/**
 * Sealed with the upload's key; sent again, they replace what was sent. Their total is the price that the upload began with.
 * @throws 404 another's, 409 finished or closed, 400 another key, another kind, or lines that do not fit
 */
export async function priceUpload(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id, token, rincianHarga }: PriceUploadInput
): Promise<void> {
  const unggahan = await Unggahan.milik(trx, id, actor.rekananId, true)
  if (unggahan.penawaranId !== null) throw conflict(teks.unggahan.sudahSelesai)
  const paket = await Paket.findOrFail(unggahan.paketId, { client: trx })
  await stillTaken(paket, unggahan)
  if (!mintaHarga(unggahan.jenis) || !unggahan.hargaSegel) {
    throw invalidField('rincianHarga', 'asing', teks.tolak.hargaTanpaBerkas)
  }
  const dataKey = await uploadDataKey(unggahan, token)
  try {
    const hargaPenawaran = bukaHarga(dataKey, id, unggahan.hargaSegel)
    const { unitPrices } = await pricesOfLines(trx, paket.id, { rincianHarga, hargaPenawaran })
    unggahan.rincianSegel = sealUnitPrices(dataKey, id, unitPrices)
    await unggahan.save()
  } finally {
    dataKey.fill(0)
  }
}
