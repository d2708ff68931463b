import { TINDAKAN_PAKET, type TindakanPaket } from '@eproc/domain/tindakan_paket'
import type { HttpContext } from '@adonisjs/core/http'
import type Paket from '#app/paket/paket'
import { kunciBarisPaket, paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { bentrok, terlarang, versiUsang } from '#inti/galat'
import { paket as teks } from '@eproc/i18n/id/paket'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Throws 403 without the right, 409 in a state that forbids the action. */
export async function wajibTindakan(
  ctx: Pick<HttpContext, 'pelaku'>,
  paket: Paket,
  tindakan: TindakanPaket,
  trx: TransactionClientContract
): Promise<void> {
  const { hak, sebab } = TINDAKAN_PAKET[tindakan]
  await wajibHakPaket(ctx, paket.id, hak, trx)
  const alasan = sebab(paket, ctx.pelaku.id)
  if (alasan === teks.galat.penyusunSendiri) throw terlarang(alasan)
  if (alasan) throw bentrok(alasan)
}

/**
 * The package in the caller's scope (404), locked, with the right (403) and in a state (409) for the action; with
 * `versi` also what the caller has read (409).
 */
export async function mulaiTindakan(
  ctx: Pick<HttpContext, 'pelaku'>,
  trx: TransactionClientContract,
  paketId: number | null,
  tindakan: TindakanPaket,
  versi?: number | null
): Promise<Paket> {
  const { id } = await paketUntuk(ctx, paketId)
  const paket = await kunciBarisPaket(trx, id)
  await wajibTindakan(ctx, paket, tindakan, trx)
  if (versi !== null && versi !== undefined && versi !== paket.versi) throw versiUsang()
  return paket
}
