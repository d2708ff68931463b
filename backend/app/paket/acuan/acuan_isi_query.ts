import { sql, type Koneksi } from '#core/database/sql'

/** Which of these locations and KBLI there are. */
export async function acuanIsi(
  connection: Koneksi,
  { lokasi, kbli }: { lokasi: readonly number[]; kbli: readonly number[] }
): Promise<{ lokasi: Set<number>; kbli: Set<number> }> {
  const ada = await sql<{ id: number; lokasi: boolean }>(
    connection,
    `select id, true as lokasi from lokasi_proyek where id = any(?)
     union all select id, false from kbli where id = any(?)`,
    [[...new Set(lokasi)], [...new Set(kbli)]]
  )
  const ids = (bagian: typeof ada) => new Set(bagian.map((b) => b.id))
  return { lokasi: ids(ada.filter((b) => b.lokasi)), kbli: ids(ada.filter((b) => !b.lokasi)) }
}
