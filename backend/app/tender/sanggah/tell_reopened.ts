/** A changed evaluation took away what was determined from the former one, and what was announced of it. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { pembacaHasil } from '#app/tender/hasil/pembaca_hasil'
import type { Actor } from '#core/auth/actor'

const teks = tenderHasil.evaluasi

/** `diumumkan`: the stages whose result had been announced; of what changed vendors are told nothing. */
export async function tellReopened(
  trx: TransactionClientContract,
  actor: Actor,
  paket: Paket,
  { ditetapkan, diumumkan }: { ditetapkan: boolean; diumumkan: readonly Tahap[] }
): Promise<void> {
  const nama = `${paket.kode} ${paket.nama}`
  const page = packagePage(paket.id)
  if (ditetapkan) {
    const audience = { who: packageStaff(paket), except: [actor.id] }
    await tell(trx, audience, packageMessage(teks.kabarBatal(nama), page))
  }
  if (diumumkan.length === 0) return
  const k = await keadaanPaket(paket, trx)
  const ids: number[] = []
  for (const tahap of diumumkan) {
    ids.push(...(await pembacaHasil(trx, paket, k, tahap)).flatMap((p) => p.ids))
  }
  await tell(
    trx,
    { who: [vendors(...ids)] },
    packageMessage(teks.kabarUlang(nama), page, [teks.isiUlang])
  )
}
