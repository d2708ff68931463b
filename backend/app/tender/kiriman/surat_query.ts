/** Letters with a file: one row a vendor, sent once (S3 §2.3). */
import type { StatusRekanan } from '@eproc/domain/common/choices'
import { blacklistAktifSql, statusTampilSql } from '#app/dosir/status/status_tampil'
import { sql, type Koneksi } from '#core/database/sql'

/** By the table of a kind of letter, SQL over `e` (evaluasi): is it for this vendor? */
const CALON = {
  /** took part in the negotiation */
  ba_negosiasi: `coalesce((e.urutan = 1 or e.negosiasi_harga is not null or e.negosiasi_teknis is not null)
    and e.gugur_pada is null, false)`,
  /** the winner */
  sppbj: 'coalesce(e.urutan = 1, false)',
}
export type SuratTable = keyof typeof CALON

export interface SuratRow {
  vendorId: number
  nama: string
  status: StatusRekanan
  blacklist: boolean
  file: string | null
  /** as the sender named it */
  namaFile: string | null
  tglKirim: Date | null
  pengirimId: number | null
  pengirim: string | null
}

const dari = (table: SuratTable): string => `from peserta s join rekanan r on r.id = s.rekanan_id
  join pengguna p on p.id = r.pengguna_id
  left join evaluasi e on e.paket_id = s.paket_id and e.rekanan_id = r.id
  left join ${table} k on k.paket_id = s.paket_id and k.rekanan_id = r.id`

/** Those whom the letter is for and those who got it; with `rekananId` the letter of that vendor only. */
export const suratRekanan = (
  connection: Koneksi,
  table: SuratTable,
  paketId: number,
  rekananId: number | null = null
): Promise<SuratRow[]> =>
  sql<SuratRow>(
    connection,
    `select r.id as "vendorId", r.nama, ${statusTampilSql('r', 'p')} as status,
            ${blacklistAktifSql('r')} as blacklist, k.file, f.nama_asli as "namaFile", k.tgl_kirim as "tglKirim",
            k.pengirim_id as "pengirimId", u.nama as pengirim
       ${dari(table)}
       left join pengguna u on u.id = k.pengirim_id
       left join berkas f on f.jalur = k.file
      where s.paket_id = ? and (k.id is not null or ${CALON[table]})
        and (?::int is null or (r.id = ? and k.id is not null))
      order by e.urutan nulls last, r.nama, r.id`,
    [paketId, rekananId, rekananId]
  )

/** Every participant: may it get the letter, and has it been sent? */
export const penerimaSurat = (
  connection: Koneksi,
  table: SuratTable,
  paketId: number
): Promise<{ vendorId: number; nama: string; calon: boolean; terkirim: boolean }[]> =>
  sql(
    connection,
    `select r.id as "vendorId", r.nama, ${CALON[table]} as calon, k.id is not null as terkirim
       ${dari(table)} where s.paket_id = ?`,
    [paketId]
  )
