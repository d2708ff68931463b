/** The archive of a finished package is asked for, and begun. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { pembacaArsip, type PembacaArsip } from '#app/tender/arsip/pembaca_arsip'
import type { Pelaku } from '#core/auth/actor'
import { writeJournal } from '#core/journal/journal'

/** @throws 404 out of scope, 403 without the right, 409 while the package runs */
export const mintaArsip = (
  trx: TransactionClientContract,
  actor: Pelaku,
  paketId: number | null
): Promise<Paket> => paketUntukTindakan(trx, actor, { paketId }, { tindakan: 'arsip' })

/** Its download, told in the journal. */
export async function bukaArsip(
  trx: TransactionClientContract,
  actor: Pelaku,
  paketId: number | null
): Promise<{ paket: Paket; pembaca: PembacaArsip }> {
  const paket = await mintaArsip(trx, actor, paketId)
  const pembaca = await pembacaArsip(trx, actor, paket)
  await writeJournal(trx, actor, {
    aksi: 'arsip.unduh',
    objek: 'paket',
    objekId: paket.id,
    rincian: { ...pembaca },
  })
  return { paket, pembaca }
}
