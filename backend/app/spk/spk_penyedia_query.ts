import db from '@adonisjs/lucid/services/db'
import { sql } from '#core/database/sql'

export interface PihakSpk {
  paket: string
  ppk: string
  penyedia: string | null
}

/** Who signs: the PPK of each package and its determined winner. */
export const pihakSpk = (tenderId: number): Promise<PihakSpk[]> =>
  sql<PihakSpk>(
    db,
    `select p.kode || ' ' || p.nama as paket, u.nama as ppk, r.nama as penyedia
       from paket p join pengguna u on u.id = p.ppk_id
       left join evaluasi e on e.paket_id = p.id and e.urutan = 1
       left join rekanan r on r.id = e.rekanan_id
      where p.tender_id = ? order by p.id`,
    [tenderId]
  )
