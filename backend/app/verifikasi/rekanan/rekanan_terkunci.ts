import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Rekanan from '#app/dosir/rekanan'
import { notFound } from '#core/http/errors'

/**
 * The vendor's row, locked until the transaction ends: of two decisions at once the second sees the
 * first. A given `versi` must be the row's own, so nobody decides on data that has changed meanwhile.
 */
export async function lockRekanan(
  trx: TransactionClientContract,
  id: number | null | undefined,
  versi?: number | null
): Promise<Rekanan> {
  if (!id || id < 1) throw notFound()
  const rekanan = await Rekanan.query({ client: trx }).where('id', id).forUpdate().first()
  if (!rekanan) throw notFound()
  return rekanan.asRead(versi)
}
