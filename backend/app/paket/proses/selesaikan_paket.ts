/** The end of a tender (decisions §5): A → S. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paket as teks } from '@eproc/i18n/id/paket'
import { catatRilis } from '#app/ocds/catat_rilis'
import { tell } from '#app/notifikasi/tell'
import {
  packageMessage,
  packagePage,
  packageStaff,
  packageVendors,
} from '#app/paket_berjalan/package_message'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import { halanganSelesai } from '#app/paket_berjalan/keadaan/akhir_tender'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

/** Declares the tender finished, once its letter or its minutes are sent. */
export async function selesaikanPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: PaketDibaca
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { tindakan: 'selesai' })
  const halangan = await halanganSelesai(paket, await keadaanPaket(paket, trx), trx)
  if (halangan) throw conflict(halangan)
  await paket.selesaikan(actor)
  await paket.gantiRevisi()
  await catatRilis(trx, paket.id)
  const who = [...packageStaff(paket), ...packageVendors(paket)]
  const kabar = teks.kabar.selesai(paket.kode, paket.nama)
  await tell(trx, { who, except: [actor.id] }, packageMessage(kabar, packagePage(paket.id)))
  return paket.id
}
