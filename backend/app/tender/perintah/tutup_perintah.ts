/**
 * An order that was confirmed and that nobody can carry out any more, because its holders' keys are gone, is closed undone
 * by manajerULP: the package goes on, a leaf of the public log and minutes say what became of it (sealing.md §4).
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { namedInLog } from '@eproc/sealing/offer/logged'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import Penawaran from '#app/tender/penawaran/penawaran'
import { printClosedMinutes } from '#app/tender/perintah/arsip/closed_minutes'
import { concerned, nameOf, type OrderNamed } from '#app/tender/perintah/catat_perintah'
import { confirmedOrder, infeasible } from '#app/tender/perintah/order_facts'
import {
  LOG_PERINTAH,
  LOG_PERINTAH_TUTUP,
  type default as PerintahAkses,
} from '#app/tender/perintah/perintah_akses'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { conflict, invalidField } from '#core/http/errors'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'
import { loggedItem } from '#core/log/logged_query'

/** @throws 400 without a reason, 403, 404, 409 not confirmed, done, or two keys are left that may open it */
export async function tutupPerintah(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, id, ...named }: OrderNamed
): Promise<Paket> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak: 'tender.perintah.sahkan' })
  const order = await confirmedOrder(trx, paket, id)
  const sebab = await infeasible(trx, paket, order)
  if (!sebab) throw conflict(teks.errors.dapatDilaksanakan)
  const alasan = named.alasan?.trim()
  if (!alasan) throw invalidField('alasan', 'required', teks.alasanTutupKosong)
  order.merge({
    penutupId: actor.id,
    ditutupPada: clockNow(),
    alasanTutup: alasan,
    sebabTutup: sebab,
  })
  const { sha256, ...minutes } = await printClosedMinutes(trx, actor, paket, order)
  await order.tutup(actor, minutes)
  await enqueueLog(trx, {
    kind: LOG_PERINTAH_TUTUP,
    object: LOG_PERINTAH_TUTUP,
    objectId: String(order.id),
    content: await leafOf(trx, order, sha256),
  })
  await tellClosed(trx, actor, paket, order)
  return paket
}

/** The order's own leaf, which receipts it covers and nobody opened, why, and the minutes' hash: neither names nor words. */
async function leafOf(
  trx: TransactionClientContract,
  { id, isi, ditutupPada, sebabTutup }: PerintahAkses,
  acara: string
): Promise<string> {
  const logged = await loggedItem(trx, LOG_PERINTAH, String(id))
  return canonicalJson({
    perintah: logged && (await namedInLog(logged)),
    ditutupPada: ditutupPada!.toUTC().toISO(),
    sebab: sebabTutup,
    tercakup: isi!.map(({ tandaTerima }) => tandaTerima),
    beritaAcara: acara,
  })
}

async function tellClosed(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  { isi, nomor, lembaga }: PerintahAkses
): Promise<void> {
  const ids = isi!.map(({ penawaranId }) => penawaranId)
  const covered = await Penawaran.query({ client: trx }).whereIn('id', ids)
  await tell(
    trx,
    { who: concerned(paket, covered), except: [actor.id], suspendedToo: true },
    packageMessage(teks.surat.ditutup(nameOf(paket)), packagePage(paket.id), [
      teks.surat.ditutupIsi(nomor, lembaga),
    ])
  )
}
