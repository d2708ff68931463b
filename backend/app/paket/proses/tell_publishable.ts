import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paket as teks } from '@eproc/i18n/id/paket'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import type { Pelaku } from '#core/auth/actor'

/** Approved, and with a pokja: its PPK hears that the package can be published. Of one in a committee's hands it publishes nothing. */
export async function tellPublishable(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket
): Promise<void> {
  const { id, kode, nama, ppkId, status, statusPelaksanaan, tenderId } = paket
  if (status !== 'AM' || statusPelaksanaan !== 'N' || tenderId !== null) return
  if (!(await paket.related('pokja').query().first())) return
  const kabar = packageMessage(teks.kabar.siapTerbit(kode, nama), packagePage(id))
  await tell(trx, { who: [users(ppkId)], except: [actor.id] }, kabar)
}
