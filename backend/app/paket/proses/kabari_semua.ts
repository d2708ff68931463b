import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  anggotaPokja,
  kabariPeserta,
  kabariStaf,
  type Kabar,
} from '#app/paket_berjalan/kabari_paket'
import type Paket from '#app/paket_berjalan/paket'
import type { Actor } from '#core/auth/actor'

/** Participants of a package that was published, its PPK and its pokja learn of what became of it. */
export async function kabariSemua(
  trx: TransactionClientContract,
  actor: Actor,
  paket: Paket,
  { terbit, ...kabar }: Kabar & { terbit: boolean }
): Promise<void> {
  if (terbit) await kabariPeserta(trx, paket, kabar)
  const staf = [paket.ppkId, ...(await anggotaPokja(trx, paket.id))]
  await kabariStaf(trx, staf, '/ppk/tender', kabar, actor.id)
}
