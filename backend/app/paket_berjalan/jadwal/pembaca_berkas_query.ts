import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#core/database/sql'

/** Vendors that take part in the package or were invited to. */
export const rekananPaket = async (
  trx: TransactionClientContract,
  paketId: number
): Promise<number[]> =>
  (
    await sql<{ id: number }>(
      trx,
      `select rekanan_id as id from peserta where paket_id = ? and mundur_pada is null
        union select rekanan_id from undangan where paket_id = ? and tipe = 'P' order by id`,
      [paketId, paketId]
    )
  ).map(({ id }) => id)

/** Vendors that take part in the package and have not withdrawn. */
export const pesertaPaket = async (
  trx: TransactionClientContract,
  paketId: number
): Promise<number[]> =>
  (
    await sql<{ id: number }>(
      trx,
      'select rekanan_id as id from peserta where paket_id = ? and mundur_pada is null order by id',
      [paketId]
    )
  ).map(({ id }) => id)

/** Names of the files of a stage that are shown to vendors, the newest last. */
export const berkasTampak = async (
  trx: TransactionClientContract,
  jadwalId: number
): Promise<string[]> =>
  (
    await sql<{ nama: string }>(
      trx,
      `select coalesce(f.nama_asli, b.file) as nama from jadwal_berkas b left join berkas f on f.jalur = b.file
        where b.jadwal_id = ? and b.show_vendor order by b.id`,
      [jadwalId]
    )
  ).map(({ nama }) => nama)
