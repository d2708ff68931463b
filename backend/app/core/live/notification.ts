import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlSekarang } from '#core/clock/clock'
import { sql } from '#core/database/sql'

export interface IsiNotifikasi {
  penerimaId: readonly number[]
  namaPengirim: string
  pesan: string
  /** site-relative page that the notice leads to */
  tautan?: string
}

/** Channel on which the ids of users with a new notice are told to every process. */
export const SALURAN_NOTIFIKASI = 'notifikasi'

/** Writes bell notices inside `trx`; open browsers learn of them at its commit. */
export async function beritahu(
  trx: TransactionClientContract,
  { penerimaId, namaPengirim, pesan, tautan }: IsiNotifikasi
): Promise<void> {
  if (penerimaId.length === 0) return
  await sql(
    trx,
    `with baru as (
       insert into notifikasi (penerima_id, nama_pengirim, pesan, tautan, tgl_tampil)
       select id, ?, ?, ?, ${sqlSekarang()} from unnest(?::int[]) as id returning penerima_id)
     select pg_notify('${SALURAN_NOTIFIKASI}', penerima_id::text) from baru`,
    [namaPengirim, pesan, tautan ?? null, [...penerimaId]]
  )
}
