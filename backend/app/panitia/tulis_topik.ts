import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { dihentikan } from '#app/paket_berjalan/lingkup_paket'
import { paketTender, tenderUntuk } from '#app/panitia/tender_untuk'
import { buatTopikPanitia } from '#app/tender/penjelasan/topik_panitia'
import type { Pelaku } from '#core/auth/actor'
import { notFound } from '#core/http/errors'

interface TopikInput {
  tenderId: number | null
  /** the first one that was not stopped unless said */
  paketPenyediaId?: number | null | undefined
  subject?: string | null | undefined
  message?: string | null | undefined
}

/** A topic of the committee on a package of the tender. */
export async function tulisTopik(
  trx: TransactionClientContract,
  actor: Pelaku,
  { tenderId, paketPenyediaId, subject, message }: TopikInput
): Promise<void> {
  const tender = await tenderUntuk(trx, { tenderId }, 'jalan')
  const semua = await paketTender(tender)
  const paket = paketPenyediaId
    ? semua.find((p) => p.id === paketPenyediaId)
    : (semua.find((p) => !dihentikan(p)) ?? semua[0])
  if (!paket) throw notFound()
  await buatTopikPanitia(trx, actor, { paketId: paket.id, subjek: subject!, pesan: message! })
}
