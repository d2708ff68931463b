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
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { adaBeritaAcara, sppbjTerkirim } from '#app/paket_berjalan/keadaan/sppbj_query'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

/** TEN and SEL once SPPBJ is sent; TLA and PLA once the minutes are. */
export async function selesaikanPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  paketId: number | null
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { tindakan: 'selesai' })
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
  if (paket.metodePemilihan === 'TEN' || paket.metodePemilihan === 'SEL') {
    if (!(await sppbjTerkirim(paket.id, trx))) throw conflict(teks.errors.perluSppbj)
    return
  }
  const jadwal = await bacaLangkah(trx, paket.id)
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const adaBaPl = templat.some(
    (t) => t.staf.includes('ba-pl') && jadwal.some((l) => l.kunci === t.kunci && l.include)
  )
  const acara = adaBaPl ? 'ba_pl' : 'ba_negosiasi'
  if (!(await adaBeritaAcara(paket.id, acara, trx))) throw conflict(teks.errors.perluBeritaAcara)
}
