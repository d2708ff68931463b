/** What printouts read beside the tender's own queries. */
import db from '@adonisjs/lucid/services/db'
import type { TipeUndangan } from '@eproc/domain/common/choices'
import type { FasePenjelasan } from '@eproc/domain/tahap/tab'
import type { PenetapanDetails } from '@eproc/domain/tender/answers_hasil'
import type { CetakanContent } from '#app/tender/cetakan/cetakan'
import type { SebutanTersimpan } from '#app/tender/cetakan/masih_sama/sebutan'
import type { JenisCetakan } from '@eproc/domain/tahap/cetakan'
import { notFound } from '#core/http/errors'
import { sql } from '#core/database/sql'

export interface OrangPaket {
  nama: string
  jabatan: string | null
}

/** The PPK, the pokja in order of their names, the work unit's name. */
export async function orangPaket(
  paketId: number
): Promise<{ ppk: OrangPaket; pokja: OrangPaket[]; satuanKerja: string }> {
  const [[p], pokja] = await Promise.all([
    sql<OrangPaket & { satuanKerja: string }>(
      db,
      `select u.nama, u.jabatan, d.nama as "satuanKerja" from paket p join pengguna u on u.id = p.ppk_id
         join divisi d on d.kode = p.satuan_kerja where p.id = ?`,
      [paketId]
    ),
    sql<OrangPaket>(
      db,
      `select u.nama, u.jabatan from pokja k join pengguna u on u.id = k.pengguna_id
        where k.paket_id = ? order by u.nama, u.id`,
      [paketId]
    ),
  ])
  const { satuanKerja, ...ppk } = p!
  return { ppk, pokja, satuanKerja }
}

/** Questions with their answers; vendors only by their number (decisions §5 'Names'). */
export const tanyaJawab = (
  paketId: number,
  fase: FasePenjelasan
): Promise<{ nomor: number | null; subjek: string; pesan: string; jawaban: string | null }[]> =>
  sql(
    db,
    `select s.nomor, t.subjek, t.pesan,
            (select string_agg(m.pesan, E'\\n' order by m.id) from pesan_topik m
              where m.topik_id = t.id and m.rekanan_id is null) as jawaban
       from topik t left join peserta s on s.paket_id = t.paket_id and s.rekanan_id = t.rekanan_id
      where t.paket_id = ? and t.fase = ? order by t.id`,
    [paketId, fase]
  )

/** The invitations of a type that were sent, by name. */
export const undanganTerkirim = (
  paketId: number,
  tipe: TipeUndangan
): Promise<
  { vendorId: number; nama: string; tglKirim: Date; pengirimId: number; pengirim: string }[]
> =>
  sql(
    db,
    `select r.id as "vendorId", r.nama, u.tgl_kirim as "tglKirim", k.id as "pengirimId", k.nama as pengirim
       from undangan u join rekanan r on r.id = u.rekanan_id join pengguna k on k.id = u.pengirim_id
      where u.paket_id = ? and u.tipe = ? order by r.nama, r.id`,
    [paketId, tipe]
  )

/** How many take part. */
export async function jumlahPeserta(paketId: number): Promise<number> {
  const [b] = await sql<{ n: number }>(
    db,
    'select count(*)::int as n from peserta where paket_id = ? and mundur_pada is null',
    [paketId]
  )
  return b!.n
}

export interface PenetapanTegas {
  isi: PenetapanDetails[]
  alasan: string | null
  ditegaskanPada: Date
}

/** The confirmed determination of a stage. */
export async function penetapanTegas(
  paketId: number,
  tahap: string
): Promise<PenetapanTegas | null> {
  const [b] = await sql<PenetapanTegas>(
    db,
    `select isi, alasan, ditegaskan_pada as "ditegaskanPada" from penetapan
      where paket_id = ? and tahap = ? and status = 'tegas'`,
    [paketId, tahap]
  )
  return b ?? null
}

/** Printouts in force of a package, the newest last. */
export const cetakanBerlaku = (
  paketId: number
): Promise<
  { tahap: string; jenis: JenisCetakan; nomor: string; jalur: string; dibuatPada: Date }[]
> =>
  sql(
    db,
    `select tahap, jenis, nomor, jalur, dibuat_pada as "dibuatPada" from cetakan
      where paket_id = ? and dicabut_pada is null order by id`,
    [paketId]
  )

export interface CetakanRow {
  paketId: number
  tahap: string
  jenis: JenisCetakan
  nomor: string
  isi: CetakanContent
  sebutan: SebutanTersimpan | null
  dibuatPada: Date
  dicabutPada: Date | null
  kode: string
  nama: string
  namaTahap: string
}

/** The printout of a code. @throws 404 */
export async function cetakanBerkode(kode: string): Promise<CetakanRow> {
  const [b] = await sql<CetakanRow>(
    db,
    `select c.paket_id as "paketId", c.tahap, c.jenis, c.nomor, c.isi, c.sebutan, c.dibuat_pada as "dibuatPada",
            c.dicabut_pada as "dicabutPada", p.kode, p.nama, j.tahap as "namaTahap"
       from cetakan c join paket p on p.id = c.paket_id
       join jadwal j on j.paket_id = c.paket_id and j.kunci = c.tahap
      where c.kode = ?`,
    [kode]
  )
  if (!b) throw notFound()
  return b
}
