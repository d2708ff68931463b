import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#core/database/sql'

export interface PaketAkun {
  id: number
  kode: string
  nama: string
  ppkId: number
}

/** Packages that run or are paused in which the account takes part, as a vendor, in the pokja or as the PPK. */
export const paketBerjalanAkun = (
  trx: TransactionClientContract,
  penggunaId: number
): Promise<PaketAkun[]> =>
  sql<PaketAkun>(
    trx,
    `select p.id, p.kode, p.nama, p.ppk_id as "ppkId" from paket p
      where p.status_pelaksanaan in ('A', 'P') and p.id in (
        select s.paket_id from peserta s join rekanan r on r.id = s.rekanan_id
          where r.pengguna_id = ? and s.mundur_pada is null
        union select k.paket_id from pokja k where k.pengguna_id = ?
        union select x.id from paket x where x.ppk_id = ?)
      order by p.id`,
    [penggunaId, penggunaId, penggunaId]
  )
