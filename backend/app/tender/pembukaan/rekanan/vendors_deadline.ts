/** Until when vendors may open their own offers: as decided, and on by as long as the package was paused since. */
import { DateTime } from 'luxon'
import { batasSesudahJeda } from '@eproc/domain/paket/jeda'
import { pausesOf } from '#app/paket_berjalan/pauses_query'
import type KeysDecision from '#app/tender/pembukaan/rekanan/keys_decision'
import type { Koneksi } from '#core/database/sql'

export async function vendorsDeadline(
  connection: Koneksi,
  { paketId, batas, diputuskanPada }: KeysDecision
): Promise<DateTime> {
  const pauses = await pausesOf(connection, paketId)
  return DateTime.fromMillis(batasSesudahJeda(batas.toMillis(), diputuskanPada.toMillis(), pauses))
}
