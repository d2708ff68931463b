import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { idVerifikator } from '#app/dosir/bagian/verifikator_query'
import type Rekanan from '#app/dosir/rekanan'
import { beritahu } from '#core/live/notification'

/** Tells the verifiers, by bell, of something that waits for them. */
export async function kabariVerifikator(
  trx: TransactionClientContract,
  rekanan: Rekanan,
  pesan: string
): Promise<void> {
  await beritahu(trx, {
    penerimaId: await idVerifikator(trx),
    namaPengirim: rekanan.nama,
    pesan,
    tautan: `/admin/vendor/${rekanan.id}/show`,
  })
}
