/** An approved, unpublished package goes to the committee (decisions §5.4): into a draft, or as a tender of its own. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehkah } from '@eproc/domain/common/rights'
import { panitia as teks } from '@eproc/i18n/id/panitia'
import { pokja, roles } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import Tender from '#app/panitia/tender'
import { paketTender, tenderUntuk } from '#app/panitia/tender_untuk'
import type { Pelaku } from '#core/auth/actor'
import { nextNumber } from '#core/database/serial_number'
import { invalidField, notFound } from '#core/http/errors'

/** `tenderId` names the draft that it joins. */
export async function serahkanPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  { tenderId, ...dibaca }: PaketDibaca & { tenderId: number | null }
): Promise<Tender> {
  const draf = tenderId === null ? null : await tenderUntuk(trx, { tenderId }, 'tambah')
  const paket = await paketUntukTindakan(trx, actor, dibaca, { tindakan: 'serah' })
  if (draf) await wajibSejenis(actor, draf, paket)
  const tender = draf ?? (await tenderBaru(trx, actor, paket))
  await paket.serahkan(actor, tender)
  await tell(
    trx,
    { who: [pokja(paket.id), roles('operatorULP', 'manajerULP')], except: [actor.id] },
    packageMessage(teks.kabar.serah(tender.kode, paket.nama), '/panitia/paket')
  )
  return tender
}

async function tenderBaru(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket
): Promise<Tender> {
  const tender = new Tender().useTransaction(trx)
  const nomor = await nextNumber(trx, `tender.${paket.tahunAnggaran}`)
  tender.kode = `TDR-${paket.tahunAnggaran}-${String(nomor).padStart(5, '0')}`
  return tender.mulai(actor, paket)
}

/** Packages of one tender share method and qualification; the schedule becomes one when the draft is saved. */
async function wajibSejenis(actor: Pelaku, tender: Tender, paket: Paket): Promise<void> {
  const [awal] = await paketTender(tender)
  // Another PPK's draft looks like none, as in the list of drafts.
  const sendiri = !awal || awal.ppkId === actor.id
  if (!sendiri && !bolehkah(actor, 'panitia.tender.kelola')) throw notFound()
  const sama =
    !awal ||
    (awal.metodePemilihan === paket.metodePemilihan &&
      awal.kualifikasi === paket.kualifikasi &&
      awal.jenisPengadaan === paket.jenisPengadaan)
  if (!sama) throw invalidField('tenderId', 'sama', teks.errors.paketBeda)
}
