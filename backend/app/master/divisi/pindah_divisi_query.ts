/** Whom it concerns that a division moves to another directorate. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ofDirectorate } from '#app/paket_berjalan/lingkup_paket'
import { isAskedDivisi } from '#app/akun/akses/divisi_diminta_query'
import { sql } from '#core/database/sql'

/** Does anybody work in the division, or is about to, or any plan or package belong to it? One that others stand below is never moved. */
export async function bekerjaDi(trx: TransactionClientContract, kode: string): Promise<boolean> {
  const found = await sql(
    trx,
    `(select 1 from pengguna where divisi_kode = ? limit 1)
      union all (select 1 from program where divisi_kode = ? limit 1)
      union all (select 1 from kegiatan where divisi_kode = ? limit 1)
      union all (select 1 from paket where satuan_kerja = ? limit 1)`,
    [kode, kode, kode, kode]
  )
  return found.length > 0 || isAskedDivisi(trx, kode)
}

/** The active PAs of these directorates. */
export async function paDirektorat(
  trx: TransactionClientContract,
  direktorat: readonly string[]
): Promise<number[]> {
  const found = await sql<{ id: number }>(
    trx,
    `select distinct u.id from pengguna u, unnest(?::text[]) as direktorat (kode)
      where u.peran = 'pa' and u.status = 'A' and ${ofDirectorate('u.divisi_kode', 'direktorat.kode')}`,
    [[...direktorat]]
  )
  return found.map(({ id }) => id)
}
