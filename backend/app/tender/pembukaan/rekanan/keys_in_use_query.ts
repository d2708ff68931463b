/** Whose keys the newest files of an opening stage are sealed to. */
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { sql, type Koneksi } from '#core/database/sql'

/** Of each set in use: the ids of its members' keys. */
export async function keysInUse(
  connection: Koneksi,
  paketId: number,
  tahapBuka: string
): Promise<number[][]> {
  const rows = await sql<{ kunci: number[] }>(
    connection,
    `select array_agg(a.kunci_id order by a.urutan) as kunci from himpunan_anggota a
      where a.himpunan_id in (
        select s.himpunan_id from penawaran w
          join penawaran_pemegang s on s.penawaran_id = w.id
          join peserta t on t.paket_id = w.paket_id and t.rekanan_id = w.rekanan_id and t.mundur_pada is null
         where w.paket_id = ? and w.tahap_buka = ? and ${belumDitarik('w')}
           and not exists (select 1 from penawaran n where n.paket_id = w.paket_id and n.rekanan_id = w.rekanan_id
                            and n.tahap = w.tahap and n.jenis = w.jenis and n.versi_ke > w.versi_ke))
      group by a.himpunan_id`,
    [paketId, tahapBuka]
  )
  return rows.map(({ kunci }) => kunci)
}
