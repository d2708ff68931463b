/** Whose keys the newest files of an opening stage are sealed to, and whose shares of them were found not to open. */
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { sql, type Koneksi } from '#core/database/sql'

export interface ShareInUse {
  /** of the offer */
  id: number
  /** ids of the keys of its set */
  kunci: number[]
  /** of these, who signed that their share does not open */
  gagal: number[]
}

export const sharesInUse = (
  connection: Koneksi,
  paketId: number,
  tahapBuka: string
): Promise<ShareInUse[]> =>
  sql<ShareInUse>(
    connection,
    `select w.id, array_agg(a.kunci_id) as kunci,
            coalesce(array_agg(d.kunci_id) filter (where not d.terbuka), '{}') as gagal
       from penawaran w
       join penawaran_pemegang s on s.penawaran_id = w.id
       join himpunan_anggota a on a.himpunan_id = s.himpunan_id
       join peserta t on t.paket_id = w.paket_id and t.rekanan_id = w.rekanan_id and t.mundur_pada is null
       left join bagian_diperiksa d on d.penawaran_id = w.id and d.kunci_id = a.kunci_id
      where w.paket_id = ? and w.tahap_buka = ? and ${belumDitarik('w')}
        and not exists (select 1 from penawaran n where n.paket_id = w.paket_id and n.rekanan_id = w.rekanan_id
                         and n.tahap = w.tahap and n.jenis = w.jenis and n.versi_ke > w.versi_ke)
      group by w.id`,
    [paketId, tahapBuka]
  )
