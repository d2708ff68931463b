/** The records of one section as one JSON list: what is kept of a section that is verified. */
import db from '@adonisjs/lucid/services/db'
import type { BagianKey, MasaIjin } from '@eproc/domain/dosir/bagian'
import { type Koneksi, sql } from '#core/database/sql'

const TABEL: Readonly<Record<BagianKey, string>> = {
  perusahaan: 'data_perusahaan',
  ijin: 'ijin_usaha',
  akta: 'akta',
  pemilik: 'pemilik',
  pengurus: 'pengurus',
  pengalaman: 'pengalaman',
  pajak: 'pajak',
  dataPribadi: 'data_pribadi',
  pengalamanPerson: 'pengalaman_person',
  sertifikat: 'sertifikat_person',
}

const NAMA = `jsonb_build_object('nama',
  coalesce(t.nama_baru, (select nama from rekanan where id = t.rekanan_id)))`
const linked = (name: 'kbli' | 'sbu') => `'${name}',
  (select coalesce(jsonb_agg(k.${name}_id order by k.${name}_id), '[]') from ijin_${name} k where k.ijin_id = t.id)`

/** What belongs to a section beside the columns of its rows. */
const BESIDE: Partial<Record<BagianKey, string>> = {
  perusahaan: NAMA,
  dataPribadi: NAMA,
  ijin: `jsonb_build_object(${linked('kbli')}, ${linked('sbu')})`,
}

/** As JSON text: it is stored as it is. */
export async function isiBagian(
  connection: Koneksi,
  rekananId: number,
  key: BagianKey
): Promise<string> {
  const [baris] = await sql<{ isi: string }>(
    connection,
    `select coalesce(jsonb_agg((to_jsonb(t) - 'nama_baru') || ${BESIDE[key] ?? `'{}'`} order by to_jsonb(t)->'id'), '[]')::text as isi
       from ${TABEL[key]} t where t.rekanan_id = ?`,
    [rekananId]
  )
  return baris!.isi
}

/** SQL of a lateral item `i(berlaku, kbli)`: the licences of the vendor `r` as they were last verified. */
export const IJIN_TERVERIFIKASI = `(select i.berlaku, i.kbli from bagian_terverifikasi v
    cross join lateral jsonb_to_recordset(v.isi) as i(berlaku date, kbli jsonb)
   where v.rekanan_id = r.id and v.bagian = 'ijin')`

/** SQL of the size of the company `r` as it was last verified. */
export const UKURAN_TERVERIFIKASI = `(select v.isi->0->>'ukuran' from bagian_terverifikasi v
  where v.rekanan_id = r.id and v.bagian = 'perusahaan')`

/** Kind and last day of a vendor's licences as they were last verified. */
export const masaIjinTerverifikasi = (
  connection: Koneksi,
  rekananId: number
): Promise<MasaIjin[]> =>
  sql<MasaIjin>(
    connection,
    `select i.jenis, i.berlaku from bagian_terverifikasi v
       cross join lateral jsonb_to_recordset(v.isi) as i(jenis text, berlaku date)
      where v.rekanan_id = ? and v.bagian = 'ijin'`,
    [rekananId]
  )

/** Does a section of the vendor, as it was last verified, have this stored document? */
export async function berkasTerverifikasi(rekananId: number, jalur: string): Promise<boolean> {
  const found = await sql(
    db,
    `select 1 from bagian_terverifikasi where rekanan_id = ?
        and jsonb_path_exists(isi, '$[*].* \\? (@ == $jalur)', jsonb_build_object('jalur', ?::text)) limit 1`,
    [rekananId, jalur]
  )
  return found.length > 0
}
