import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanKontrak } from '@eproc/domain/tender/aturan_kontrak'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { catatRilis } from '#app/ocds/catat_rilis'
import { paketUntukTahap, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

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
  await paket.kunciKontrak(actor)
  await catatRilis(trx, paket.id)
}
