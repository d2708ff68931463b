/** The end of a tender (decisions §5): A → S. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { paket as teks } from '@eproc/i18n/id/paket'
import { catatRilis } from '#app/ocds/catat_rilis'
import { bacaLangkah } from '#app/paket/jadwal/jadwal_query'
import { tell } from '#app/notifikasi/tell'
import {
  packageMessage,
  packagePage,
  packageStaff,
  packageVendors,
} from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import {
  baPlLengkap,
  beritaNegosiasiTerkirim,
  sppbjTerkirim,
} from '#app/paket_berjalan/keadaan/sppbj_query'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

/**
 * TEN, SEL and TLA once SPPBJ is sent, TLA with the minutes up to the negotiation; PLA once its minutes are, or its
 * agreement is saved where the schedule has no minutes.
 */
export async function selesaikanPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: PaketDibaca
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { tindakan: 'selesai' })
  await wajibBerakhir(trx, paket)
  await paket.selesaikan(actor)
  await paket.gantiRevisi()
  await catatRilis(trx, paket.id)
  const who = [...packageStaff(paket), ...packageVendors(paket)]
  const kabar = teks.kabar.selesai(paket.kode, paket.nama)
  await tell(trx, { who, except: [actor.id] }, packageMessage(kabar, packagePage(paket.id)))
  return paket.id
}

async function wajibBerakhir(trx: TransactionClientContract, paket: Paket): Promise<void> {
  const jadwal = await bacaLangkah(trx, paket.id)
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const ada = (tab: 'ba-pl' | 'ba-negosiasi') =>
    templat.some(
      (t) => t.staf.includes(tab) && jadwal.some((l) => l.kunci === t.kunci && l.include)
    )
  if (paket.metodePemilihan === 'PLA') {
    // Left out of the schedule, the minutes never come: the agreement is what is left.
    if (!ada('ba-negosiasi') && paket.tglKontrak === null) throw conflict(teks.errors.perluKontrak)
    if (!ada('ba-negosiasi') || (await beritaNegosiasiTerkirim(paket.id, trx))) return
    throw conflict(teks.errors.perluBeritaAcara)
  }
  if (!(await sppbjTerkirim(paket.id, trx))) throw conflict(teks.errors.perluSppbj)
  if (ada('ba-pl') && !(await baPlLengkap(paket.id, trx))) throw conflict(teks.errors.perluBaPl)
}
