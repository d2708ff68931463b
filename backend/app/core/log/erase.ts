/**
 * Erasure of what opens a commitment: salt and content go, the commitment and its place stay. The tree is whole as before,
 * and nobody tells any more what the leaf was about; who kept the proof of it still can.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#core/auth/actor'
import { sql } from '#core/database/sql'
import { writeJournal } from '#core/journal/journal'

export interface Erasure {
  object: string
  /** all that are to be erased of this object, and stand in the log */
  ids: readonly string[]
  reason: string
}

/** Answers how many were erased: those that wait for their leaf are not, nor those that are already. */
export async function eraseLogged(
  trx: TransactionClientContract,
  actor: Actor,
  { object, ids, reason }: Erasure
): Promise<number> {
  const gone = await sql<{ daun: number }>(
    trx,
    `update log_antri set garam = null, isi = null
      where objek = ? and objek_id = any (?::text[]) and garam is not null and daun is not null returning daun`,
    [object, ids]
  )
  if (gone.length > 0) {
    // Leaves, not names: the journal would keep what was erased.
    await writeJournal(trx, actor, {
      aksi: 'log.hapus',
      objek: 'log_antri',
      rincian: { daun: [...new Set(gone.map(({ daun }) => daun))], jumlah: gone.length },
      alasan: reason,
    })
  }
  return gone.length
}
