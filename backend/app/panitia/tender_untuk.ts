/** The one way to a committee tender that is about to change: locked, in a state for the deed, as it was read. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sebabTender, type TindakanTender } from '@eproc/domain/panitia/status_tender'
import type Paket from '#app/paket_berjalan/paket'
import Tender from '#app/panitia/tender'
import { conflict, notFound } from '#core/http/errors'

export interface TenderDibaca {
  tenderId: number | null
  versi?: number | null | undefined
}

/** Whoever may manage committee tenders manages all of them (decisions §2): the route asks for the right. */
export async function tenderUntuk(
  trx: TransactionClientContract,
  { tenderId, versi }: TenderDibaca,
  tindakan: TindakanTender
): Promise<Tender> {
  const tender = await Tender.query({ client: trx })
    .where('id', tenderId ?? 0)
    .forUpdate()
    .first()
  if (!tender) throw notFound()
  const sebab = sebabTender(tindakan, tender.status)
  if (sebab) throw conflict(sebab)
  return tender.asRead(versi)
}

/** Its packages in order, locked. */
export const paketTender = (tender: Tender): Promise<Paket[]> =>
  tender.related('paket').query().orderBy('id').forUpdate()
