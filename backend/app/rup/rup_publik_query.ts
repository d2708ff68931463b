/** The public plan of a year: fully approved activities with their program (S1 §2.1 /rup-kegiatan). */
import db from '@adonisjs/lucid/services/db'
import type { KegiatanProgram } from '@eproc/domain/rup/answers'
import { SQL_TERPAKAI } from '#app/rup/pagu_terpakai'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { countRows } from '#core/database/count'
import { orderOf } from '#core/database/order'
import { sql } from '#core/database/sql'

const KOLOM_URUT = {
  program: 'r.kode',
  kegiatan: 'k.kode',
  jenisPengadaan: 'k.jenis_pengadaan',
  tahunAnggaran: 'k.tahun_anggaran',
  pagu: 'k.pagu',
  paguTerpakai: 't.terpakai',
  sisaPagu: 'greatest(k.pagu - t.terpakai, 0)',
} as const
export type KegiatanProgramSort = keyof typeof KOLOM_URUT
export const KEGIATAN_PROGRAM_SORT = Object.keys(KOLOM_URUT) as KegiatanProgramSort[]

export async function kegiatanProgram(
  tahun: number,
  halaman: Halaman<KegiatanProgramSort>
): Promise<{ baris: KegiatanProgram[]; total: number }> {
  const cari = halaman.cari
    ? ` and (k.kode ilike ? or k.nama ilike ? or r.kode ilike ? or r.nama ilike ?)`
    : ''
  const nilai = [tahun, ...(halaman.cari ? Array(4).fill(searchPattern(halaman.cari)) : [])]
  const dari = `from kegiatan k join program r on r.id = k.program_id`
  const dimana = `where k.tahun_anggaran = ? and k.persetujuan = 'AD'${cari}`
  const urut = orderOf(KOLOM_URUT, halaman, { first: 'program', id: 'k.kode, k.id' })
  const [baris, jumlah] = await Promise.all([
    sql<KegiatanProgram>(
      db,
      `select k.id, k.kode, k.nama, r.kode as "kodeProgram", r.nama as "namaProgram",
              k.jenis_pengadaan as "jenisPengadaan", k.tahun_anggaran as "tahunAnggaran", k.pagu,
              t.terpakai as "paguTerpakai", greatest(k.pagu - t.terpakai, 0)::bigint as "sisaPagu"
         ${dari} cross join lateral (select ${SQL_TERPAKAI} as terpakai) t ${dimana}
        order by ${urut} limit ? offset ?`,
      [...nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `${dari} ${dimana}`, nilai),
  ])
  return { baris, total: jumlah }
}
