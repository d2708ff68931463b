/** What a change of a package's state asks of its rows. */
import { sql, type Koneksi } from '#core/database/sql'

export async function jumlahIsi(
  koneksi: Koneksi,
  paketId: number
): Promise<{ jumlahLokasi: number; jumlahKbli: number }> {
  const [jumlah] = await sql<{ jumlahLokasi: number; jumlahKbli: number }>(
    koneksi,
    `select (select count(*)::int from paket_lokasi where paket_id = ?) as "jumlahLokasi",
            (select count(*)::int from paket_kbli where paket_id = ?) as "jumlahKbli"`,
    [paketId, paketId]
  )
  return jumlah!
}

/** Was it tendered again already, as a package that was not cancelled? */
export async function sudahDiulang(koneksi: Koneksi, paketId: number): Promise<boolean> {
  const [ada] = await sql(
    koneksi,
    `select 1 from paket where paket_asal_id = ? and status_pelaksanaan <> 'B'`,
    [paketId]
  )
  return ada !== undefined
}
