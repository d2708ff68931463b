import { sql, type Koneksi } from '#core/database/sql'

/** Has the award letter been sent to somebody who has not dropped out since? */
export async function sppbjTerkirim(paketId: number, connection: Koneksi): Promise<boolean> {
  const [ada] = await sql(
    connection,
    `select 1 from sppbj s join evaluasi e on e.paket_id = s.paket_id and e.rekanan_id = s.rekanan_id
      where s.paket_id = ? and e.urutan = 1 limit 1`,
    [paketId]
  )
  return ada !== undefined
}

/** Does a determination wait for the PPK: a ranking, or who follows the winner? */
export async function penetapanDiusulkan(paketId: number, connection: Koneksi): Promise<boolean> {
  const [ada] = await sql(
    connection,
    `select 1 from penetapan where paket_id = ? and status = 'usul' limit 1`,
    [paketId]
  )
  return ada !== undefined
}

/** Were minutes of the negotiation sent to somebody who has not dropped out since? */
export async function beritaNegosiasiTerkirim(
  paketId: number,
  connection: Koneksi
): Promise<boolean> {
  const [ada] = await sql(
    connection,
    `select 1 from ba_negosiasi b join evaluasi e on e.paket_id = b.paket_id and e.rekanan_id = b.rekanan_id
      where b.paket_id = ? and e.gugur_pada is null limit 1`,
    [paketId]
  )
  return ada !== undefined
}

/** SQL: are the minutes of a direct appointment there, up to the negotiation? Those of its letters may follow. */
export const baPlAda = (paketId: string): string =>
  `exists (select 1 from ba_pl b
            where b.paket_id = ${paketId} and b.file_evaluasi_kualifikasi is not null
              and b.file_evaluasi_administrasi_teknis is not null and b.file_evaluasi_harga is not null
              and b.file_hasil_negosiasi is not null)`

export async function baPlLengkap(paketId: number, connection: Koneksi): Promise<boolean> {
  const [b] = await sql<{ ada: boolean }>(connection, `select ${baPlAda('?::int')} as ada`, [
    paketId,
  ])
  return b!.ada
}
