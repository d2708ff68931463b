/** What the forms of the plan choose from; the rules judge by the same lists. */
import db from '@adonisjs/lucid/services/db'
import type { KonteksKegiatan, UnitRencana } from '@eproc/domain/aturan_rup'
import type { AcuanRup } from '@eproc/domain/jawaban/rup'
import type { PelakuRencana } from '@eproc/domain/tindakan_kegiatan'
import { divisiSendiri, lingkupRencana, SQL_DIREKTORAT } from '#app/rup/pelaku_rencana'
import { sql, type Koneksi } from '#inti/sql'

export const daftarUnit = (koneksi: Koneksi): Promise<(UnitRencana & { nama: string })[]> =>
  sql(koneksi, 'select kode, nama, parent from divisi order by kode')

const daftarPpk = (koneksi: Koneksi): Promise<AcuanRup['ppk']> =>
  sql(
    koneksi,
    `select u.id, u.nama, ${SQL_DIREKTORAT} as direktorat
       from pengguna u left join divisi d on d.kode = u.divisi_kode
      where u.peran = 'ppk' and u.status = 'A' order by u.nama, u.id`
  )

const daftarCoa = (koneksi: Koneksi): Promise<AcuanRup['coa']> =>
  sql(koneksi, 'select id, kode, nama from coa order by kode, id')

/** Programs for which the caller may make activities; of one year, or one by its id. */
async function programUntuk(
  koneksi: Koneksi,
  pelaku: PelakuRencana,
  pilih: { tahun: number } | { ids: readonly number[] }
): Promise<AcuanRup['program']> {
  const lingkup = lingkupRencana(pelaku, 'kegiatan.buat')
  const tahun = 'tahun' in pilih
  return sql(
    koneksi,
    `select p.id, p.kode, p.nama, p.divisi_kode as divisi, ${SQL_DIREKTORAT} as direktorat,
            p.tahun_anggaran as "tahunAnggaran"
       from program p join divisi d on d.kode = p.divisi_kode
      where ${tahun ? 'p.tahun_anggaran = ?' : 'p.id = any(?)'} and ${lingkup.syarat}
      order by p.kode, p.id`,
    [tahun ? pilih.tahun : [...pilih.ids], ...lingkup.nilai]
  )
}

export async function acuanRup(pelaku: PelakuRencana, tahun: number): Promise<AcuanRup> {
  const [program, coa, ppk, divisi] = await Promise.all([
    programUntuk(db, pelaku, { tahun }),
    daftarCoa(db),
    daftarPpk(db),
    daftarUnit(db),
  ])
  return { program, coa, ppk, divisi, divisiSendiri: divisiSendiri(pelaku, 'kegiatan.buat') }
}

/** The lists by which one activity is judged; its program's row stays as it is until the transaction ends. */
export async function konteksKegiatan(
  koneksi: Koneksi,
  pelaku: PelakuRencana,
  isian: { programId?: unknown; coaId?: unknown }
): Promise<Pick<KonteksKegiatan, 'program' | 'ppk' | 'coa'>> {
  const id = Number(isian.programId) || 0
  await sql(koneksi, 'select 1 from program where id = ? for share', [id])
  const coa = await sql<{ id: number }>(koneksi, 'select id from coa where id = ?', [
    Number(isian.coaId) || 0,
  ])
  return {
    program: await programUntuk(koneksi, pelaku, { ids: [id] }),
    ppk: await daftarPpk(koneksi),
    coa: coa.map((c) => c.id),
  }
}
