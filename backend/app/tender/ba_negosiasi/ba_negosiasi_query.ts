/** Minutes of negotiation: one row a vendor, sent once (S3 §2.3). */
import type { StatusRekanan } from '@eproc/domain/common/choices'
import { sql, type Koneksi } from '#core/database/sql'

export interface BeritaRow {
  vendorId: number
  nama: string
  status: StatusRekanan
  file: string | null
  /** as the sender named it */
  namaFile: string | null
  tglKirim: Date | null
  pengirim: string | null
}

/** SQL over `e` (evaluasi): took part in the negotiation. */
const IKUT_NEGOSIASI = `coalesce((e.urutan = 1 or e.negosiasi_harga is not null or e.negosiasi_teknis is not null)
  and e.gugur_pada is null, false)`

/** Those who negotiated and those who got minutes; with `rekananId` the minutes of that vendor only. */
export const beritaNegosiasi = (
  connection: Koneksi,
  paketId: number,
  rekananId: number | null = null
): Promise<BeritaRow[]> =>
  sql<BeritaRow>(
    connection,
    `select r.id as "vendorId", r.nama, r.status, k.file, f.nama_asli as "namaFile", k.tgl_kirim as "tglKirim",
            u.nama as pengirim
       from peserta s join rekanan r on r.id = s.rekanan_id
       left join evaluasi e on e.paket_id = s.paket_id and e.rekanan_id = r.id
       left join ba_negosiasi k on k.paket_id = s.paket_id and k.rekanan_id = r.id
       left join pengguna u on u.id = k.pengirim_id
       left join berkas f on f.jalur = k.file
      where s.paket_id = ? and (k.id is not null or ${IKUT_NEGOSIASI})
        and (?::int is null or (r.id = ? and k.id is not null))
      order by e.urutan nulls last, r.nama, r.id`,
    [paketId, rekananId, rekananId]
  )

/** Every participant: may it get the minutes, and have they been sent? */
export const penerimaBerita = (
  connection: Koneksi,
  paketId: number
): Promise<{ vendorId: number; nama: string; calon: boolean; terkirim: boolean }[]> =>
  sql(
    connection,
    `select r.id as "vendorId", r.nama, ${IKUT_NEGOSIASI} as calon, k.id is not null as terkirim
       from peserta s join rekanan r on r.id = s.rekanan_id
       left join evaluasi e on e.paket_id = s.paket_id and e.rekanan_id = r.id
       left join ba_negosiasi k on k.paket_id = s.paket_id and k.rekanan_id = r.id
      where s.paket_id = ?`,
    [paketId]
  )

/** Have minutes been sent to anybody? */
export async function beritaTerkirim(connection: Koneksi, paketId: number): Promise<boolean> {
  const [ada] = await sql(connection, 'select 1 from ba_negosiasi where paket_id = ? limit 1', [
    paketId,
  ])
  return ada !== undefined
}
