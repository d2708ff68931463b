import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paketTender, tenderUntuk, type TenderDibaca } from '#app/panitia/tender_untuk'
import type { Pelaku } from '#core/auth/actor'

/** Its packages stay as they are, and may be published or handed over again. @returns its code */
export async function hapusTender(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: TenderDibaca
): Promise<string> {
  const tender = await tenderUntuk(trx, dibaca, 'hapus')
  for (const paket of await paketTender(tender)) await paket.serahkan(actor, null)
  await tender.hapus(actor)
  return tender.kode
}

/** A package that was handed over becomes a draft. @returns its code */
export async function buatTender(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: TenderDibaca
): Promise<string> {
  const tender = await tenderUntuk(trx, dibaca, 'buat')
  await tender.buat(actor)
  return tender.kode
}
