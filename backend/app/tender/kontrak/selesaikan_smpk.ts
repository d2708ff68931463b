import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { catatRilis } from '#app/ocds/catat_rilis'
import { halanganSpmk } from '#app/paket_berjalan/keadaan/akhir_tender'
import { paketUntukTahap, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

/** Locks the contract form for good (S3 §2.3), as whoever does it has read it. */
export async function selesaikanSmpk(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: PaketDibaca
): Promise<void> {
  const { paket, keadaan } = await paketUntukTahap(trx, actor, dibaca, {
    hak: 'kontrak.spmk',
    tahap: { tab: 'spmk' },
  })
  const halangan = await halanganSpmk(paket, keadaan, trx)
  if (halangan) throw conflict(halangan)
  await paket.kunciKontrak(actor)
  await catatRilis(trx, paket.id)
}
