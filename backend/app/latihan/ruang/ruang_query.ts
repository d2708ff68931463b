/** What the room's page shows. */
import db from '@adonisjs/lucid/services/db'
import type { Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlMs, sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

export interface RoomPackage {
  id: number
  kode: string
  nama: string
  metode: MetodePemilihan
  kualifikasi: Kualifikasi | null
  /** the open stage */
  tahap: string | null
}

/** One that was finished has its contract before it. */
export const roomPackages = (): Promise<RoomPackage[]> =>
  sql(
    db,
    `select p.id, p.kode, p.nama, p.metode_pemilihan as metode, p.kualifikasi,
            (select j.tahap from jadwal j where j.paket_id = p.id and j.include
                and j.mulai <= ${sqlNow()} and j.selesai > ${sqlNow()} order by j.urut desc limit 1) as tahap
       from paket p where p.status_pelaksanaan in ('A', 'S') order by p.id`
  )

/** When the package's next stage begins, and what the room's clock says now; milliseconds. */
export async function nextStage(
  trx: TransactionClientContract,
  paketId: number
): Promise<number | null> {
  const [row] = await sql<{ lama: number | null }>(
    trx,
    `select ${sqlMs('min(mulai)')} - ${sqlMs(sqlNow())} as lama from jadwal
      where paket_id = ? and include and mulai > ${sqlNow()}`,
    [paketId]
  )
  return row!.lama
}

/** The accounts among these logins that may act. */
export const roomAccounts = (logins: readonly string[]): Promise<{ id: number; login: string }[]> =>
  sql(
    db,
    `select id, login from pengguna where login = any(?) and status = 'A'
      and diaktifkan_pada is not null`,
    [logins]
  )

export interface RoomLetter {
  kepada: string
  perihal: string
  teks: string
}

export const roomLetters = (limit: number): Promise<RoomLetter[]> =>
  sql(db, `select kepada, perihal, teks from surat order by dibuat_pada desc limit ?`, [limit])
