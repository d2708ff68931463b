/** Stored files of a package, and the rows of its offers and receipts, for its archive. */
import db from '@adonisjs/lucid/services/db'
import type { JenisCetakan } from '@eproc/domain/tahap/cetakan'
import { sql } from '#core/database/sql'

export interface BerkasRow {
  jalur: string
  nama: string
  ukuran: number
  sha256: string
  mime: string
  kelas: string
  /** another file took its place */
  diganti: boolean
  /** stage or vendor that it belongs to */
  milik: string | null
  /** of printouts */
  cetakan: JenisCetakan | null
}

/** Every document that was handed in or drawn for the package, replaced ones included; offers apart, and papers of orders, which have archives of their own. */
export const berkasPaket = (paketId: number): Promise<BerkasRow[]> =>
  sql(
    db,
    `select b.jalur, b.nama_asli as nama, b.ukuran, b.sha256, b.mime, b.kelas,
            b.dilepas_pada is not null or c.dicabut_pada is not null as diganti,
            coalesce(c.tahap, (select j.kunci from jadwal_berkas jb join jadwal j on j.id = jb.jadwal_id
                                where jb.file = b.jalur limit 1),
                     (select pd.tahap || '-v' || pd.versi_ke from paket_dokumen pd where pd.file = b.jalur limit 1),
                     'rekanan-' || b.rekanan_id) as milik,
            c.jenis as cetakan
       from berkas b left join cetakan c on c.jalur = b.jalur
      where b.kelas not in ('penawaran.segel', 'tender.perintah', 'tender.perintah.acara')
        and ((b.objek = 'paket' and b.objek_id = ?) or c.paket_id = ?
          or (b.kelas = 'spk' and b.objek_id = (select p.tender_id::text from paket p where p.id = ?)))
      order by b.kelas, b.dibuat_pada, b.id`,
    [String(paketId), paketId, paketId]
  )

export interface PenawaranArsipRow {
  id: number
  nomor: number
  rekanan: string
  /** is it opened? */
  dibuka: boolean
}

/** The offers in the order of participants. */
export const penawaranArsip = (paketId: number): Promise<PenawaranArsipRow[]> =>
  sql(
    db,
    `select w.id, coalesce(s.nomor, 0) as nomor, r.nama as rekanan, w.dibuka_pada is not null as dibuka
       from penawaran w join rekanan r on r.id = w.rekanan_id
       left join peserta s on s.paket_id = w.paket_id and s.rekanan_id = w.rekanan_id
      where w.paket_id = ? order by s.nomor, w.id`,
    [paketId]
  )

export interface TopikArsip {
  fase: 'PP0' | 'PP1' | 'SH'
  subjek: string
  pesan: { staf: boolean; nomor: number | null; nama: string; pesan: string; pada: Date }[]
}

/** Questions and answers in their order; the first message of a topic is the question. */
export async function percakapanPaket(paketId: number): Promise<TopikArsip[]> {
  const baris = await sql<Omit<TopikArsip, 'pesan'> & TopikArsip['pesan'][number] & { id: number }>(
    db,
    `select t.id, t.fase, t.subjek, m.pesan, m.pada, m.rekanan_id is null as staf, s.nomor,
            coalesce(r.nama, u.nama) as nama
       from topik t
       cross join lateral (
         select 0 as urut, t.pesan, t.dibuat_pada as pada, t.rekanan_id, t.pembuat_id as oleh
         union all
         select x.id, x.pesan, x.dibuat_pada, x.rekanan_id, x.pengirim_id from pesan_topik x where x.topik_id = t.id
       ) m
       join pengguna u on u.id = m.oleh
       left join rekanan r on r.id = m.rekanan_id
       left join peserta s on s.paket_id = t.paket_id and s.rekanan_id = m.rekanan_id
      where t.paket_id = ? order by t.id, m.urut`,
    [paketId]
  )
  const topik = new Map<number, TopikArsip>()
  for (const { id, fase, subjek, ...pesan } of baris) {
    const satu = topik.get(id) ?? { fase, subjek, pesan: [] }
    satu.pesan.push(pesan)
    topik.set(id, satu)
  }
  return [...topik.values()]
}

export interface JurnalArsip {
  id: number
  waktu: Date
  pelaku: string
  peran: string
  aksi: string
  alasan: string | null
  rincian: Record<string, unknown>
  segel: number | null
}

/** What the journal tells of the package, a portion at a time, the oldest first. */
export const jurnalPaket = (paketId: number, sesudah: number, n: number): Promise<JurnalArsip[]> =>
  sql(
    db,
    `select j.id, j.waktu, j.pelaku_nama as pelaku, j.peran, j.aksi, j.alasan, j.rincian,
            (select s.nomor from jurnal_segel s where s.rentang @> j.id limit 1) as segel
       from jurnal j where j.objek = 'paket' and j.objek_id = ? and j.id > ? order by j.id limit ?`,
    [String(paketId), sesudah, n]
  )
