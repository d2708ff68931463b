import { sql, type Koneksi } from '#core/database/sql'

/** What approved revisions did to a schedule, as far as its present rows do not tell it. */
export interface RiwayatJadwal {
  /** approved revisions so far */
  revisi: number
  terakhir: Date | null
  /** stages that a revision took out, with the times they had */
  dicabut: { kunci: string; tahap: string; mulai: string; selesai: string }[]
}

export async function riwayatJadwal(connection: Koneksi, paketId: number): Promise<RiwayatJadwal> {
  const [b] = await sql<RiwayatJadwal>(
    connection,
    `with r as (select id, disetujui_pada from jadwal_revisi where paket_id = ? and status = 'disetujui'),
     x as (select distinct on (j.urut) j.kunci, j.tahap, b.mulai_lama, b.selesai_lama
             from r join jadwal_revisi_baris b on b.revisi_id = r.id and b.include_lama and not b.include
             join jadwal j on j.paket_id = ? and j.urut = b.urut and not j.include
            where b.mulai_lama is not null and b.selesai_lama is not null
            order by j.urut, r.id desc)
     select (select count(*)::int from r) as revisi, (select max(disetujui_pada) from r) as terakhir,
            (select coalesce(jsonb_agg(jsonb_build_object('kunci', kunci, 'tahap', tahap,
                      'mulai', mulai_lama, 'selesai', selesai_lama)), '[]') from x) as dicabut`,
    [paketId, paketId]
  )
  return b!
}
