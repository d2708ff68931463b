import { pokjaPerluTiga } from '@eproc/domain/paket/aturan_pokja'
import type Paket from '#app/paket_berjalan/paket'
import { sql, type Koneksi } from '#core/database/sql'

/**
 * The package whose pokja was appointed last, of the same PPK or the same author. One with the same kind of committee
 * goes first: three or more for tender and selection, an official for direct appointment and procurement.
 */
export async function paketBerpokjaTerakhir(
  connection: Koneksi,
  paket: Pick<Paket, 'id' | 'ppkId' | 'dibuatOleh' | 'metodePemilihan'>
): Promise<{ id: number; kode: string; nama: string } | undefined> {
  const [terakhir] = await sql<{ id: number; kode: string; nama: string }>(
    connection,
    `select p.id, p.kode, p.nama from paket p
      where p.id <> ? and (p.ppk_id = ? or p.dibuat_oleh = ?)
        and exists (select 1 from pokja k where k.paket_id = p.id)
      order by (p.metode_pemilihan in ('TEN', 'SEL')) = ? desc,
               p.pokja_tanggal desc nulls last, p.id desc
      limit 1`,
    [paket.id, paket.ppkId, paket.dibuatOleh, pokjaPerluTiga(paket.metodePemilihan)]
  )
  return terakhir
}

/** The members of this package's pokja, by name. */
export const anggotaPaket = (
  connection: Koneksi,
  paketId: number
): Promise<{ id: number; nama: string }[]> =>
  sql(
    connection,
    `select u.id, u.nama from pokja k join pengguna u on u.id = k.pengguna_id
      where k.paket_id = ? order by u.nama, u.id`,
    [paketId]
  )
