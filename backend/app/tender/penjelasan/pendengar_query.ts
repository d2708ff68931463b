import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Paket from '#app/paket_berjalan/paket'
import { sql } from '#core/database/sql'

/** Accounts whose open pages show the conversation: PPK, pokja, the procurement unit, participants. */
export async function pendengarPenjelasan(
  trx: TransactionClientContract,
  paket: Pick<Paket, 'id' | 'ppkId'>
): Promise<number[]> {
  const akun = await sql<{ id: number }>(
    trx,
    `select ?::int as id
     union select pengguna_id from pokja where paket_id = ?
     union select r.pengguna_id from peserta s join rekanan r on r.id = s.rekanan_id
            where s.paket_id = ? and s.mundur_pada is null
     union select id from pengguna where peran in ('operatorULP','manajerULP') and status = 'A'`,
    [paket.ppkId, paket.id, paket.id]
  )
  return akun.map((a) => a.id)
}
