/** What the forms of the plan choose from; the rules judge by the same lists. */
import db from '@adonisjs/lucid/services/db'
import type { UnitRencana } from '@eproc/domain/rup/aturan_rup'
import type { AcuanRup } from '@eproc/domain/rup/answers'
import type { PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import { divisiSendiri, lingkupRencana, SQL_DIREKTORAT } from '#app/rup/pelaku_rencana_query'
import { sql, type Koneksi } from '#core/database/sql'

/** Directorate of a division; a directorate is its own. */
export async function direktoratDari(connection: Koneksi, divisi: string): Promise<string> {
  const unit = (await listUnit(connection)).find((d) => d.kode === divisi)
  return unit?.parent ?? divisi
}

export const listUnit = (connection: Koneksi): Promise<(UnitRencana & { nama: string })[]> =>
  sql(connection, 'select kode, nama, parent from divisi order by kode')

const listPpk = (connection: Koneksi): Promise<AcuanRup['ppk']> =>
  sql(
    connection,
    `select u.id, u.nama, ${SQL_DIREKTORAT} as direktorat
       from pengguna u left join divisi d on d.kode = u.divisi_kode
      where u.peran = 'ppk' and u.status = 'A' order by u.nama, u.id`
  )

const listCoa = (connection: Koneksi): Promise<AcuanRup['coa']> =>
  sql(connection, 'select id, kode, nama from coa order by kode, id')

/** Programs for which the caller may make activities; of one year, or one by its id. */
async function programUntuk(
  connection: Koneksi,
  pelaku: PelakuRencana,
  pilih: { tahun: number } | { ids: readonly number[] }
): Promise<AcuanRup['program']> {
  const lingkup = lingkupRencana(pelaku, 'kegiatan.buat')
  const tahun = 'tahun' in pilih
  return sql(
    connection,
    `select p.id, p.kode, p.nama, p.divisi_kode as divisi, d.nama as "namaDivisi", ${SQL_DIREKTORAT} as direktorat,
            p.tahun_anggaran as "tahunAnggaran"
       from program p join divisi d on d.kode = p.divisi_kode
      where ${tahun ? 'p.tahun_anggaran = ?' : 'p.id = any(?)'} and ${lingkup.syarat}
      order by p.kode, p.id`,
    [tahun ? pilih.tahun : [...pilih.ids], ...lingkup.nilai]
  )
}

export async function acuanRup(
  pelaku: PelakuRencana,
  tahun: number,
  connection: Koneksi = db
): Promise<AcuanRup> {
  // One after the other: a transaction has one connection.
  return {
    program: await programUntuk(connection, pelaku, { tahun }),
    coa: await listCoa(connection),
    ppk: await listPpk(connection),
    divisi: await listUnit(connection),
    divisiSendiri: divisiSendiri(pelaku, 'kegiatan.buat'),
  }
}

/** The lists by which one activity is judged; its program's row stays as it is until the transaction ends. */
export async function konteksKegiatan(
  connection: Koneksi,
  pelaku: PelakuRencana,
  input: { programId?: unknown; coaId?: unknown }
) {
  const id = Number(input.programId) || 0
  await sql(connection, 'select 1 from program where id = ? for share', [id])
  return {
    program: await programUntuk(connection, pelaku, { ids: [id] }),
    ppk: await listPpk(connection),
    coa: await sql<AcuanRup['coa'][number]>(
      connection,
      'select id, kode, nama from coa where id = ?',
      [Number(input.coaId) || 0]
    ),
  }
}
