import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanKontrak } from '@eproc/domain/tender/aturan_kontrak'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { catatRilis } from '#app/ocds/catat_rilis'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { baPlLengkap } from '#app/paket_berjalan/keadaan/sppbj_query'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTahap, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

/** With SPMK the minutes of a direct appointment close: without the first four its tender could never be finished. */
async function wajibBaPl(trx: TransactionClientContract, paket: Paket): Promise<void> {
  const { templat, jadwal } = await keadaanPaket(paket, trx)
  const ada = templat.some(
    (t) => t.staf.includes('ba-pl') && jadwal.some((b) => b.kunci === t.kunci && b.include)
  )
  if (ada && !(await baPlLengkap(paket.id, trx))) throw conflict(tenderHasil.kontrak.belumBaPl)
}

/** Locks the contract form for good (S3 §2.3). */
export async function selesaikanSmpk(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: PaketDibaca
): Promise<void> {
  const { paket } = await paketUntukTahap(trx, actor, dibaca, {
    hak: 'kontrak.spmk',
    tahap: { tab: 'spmk' },
  })
  if (aturanKontrak(paket, paket).length > 0) throw conflict(tenderHasil.kontrak.belumDisimpan)
  await wajibBaPl(trx, paket)
  await paket.kunciKontrak(actor)
  await catatRilis(trx, paket.id)
}
