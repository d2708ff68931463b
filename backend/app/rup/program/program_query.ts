/** Programs with the sums of their activities: scope, paging, search and sorting in SQL. */
import db from '@adonisjs/lucid/services/db'
import { dalamLingkup, lingkupHak } from '@eproc/domain/common/rights'
import type { Program } from '@eproc/domain/rup/answers'
import type { PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import { lingkupRencana, SQL_DIREKTORAT } from '#app/rup/pelaku_rencana_query'
import { SQL_TERPAKAI } from '#app/rup/pagu_terpakai'
import { countRows } from '#core/database/count'
import { conditions } from '#core/database/conditions'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { orderOf } from '#core/database/order'
import { sql, type Koneksi } from '#core/database/sql'

const KOLOM_URUT = {
  id: 'p.id',
  kode: 'p.kode',
  nama: 'lower(p.nama)',
  divisi: 'd.nama',
  tahunAnggaran: 'p.tahun_anggaran',
  jumlahKegiatan: 'j.jumlah',
  pagu: 'j.pagu',
  paguTerpakai: 'j.terpakai',
  sisaPagu: 'j.sisa',
} as const
export type ProgramSort = keyof typeof KOLOM_URUT
export const PROGRAM_SORT = Object.keys(KOLOM_URUT) as ProgramSort[]

export interface ProgramFilter {
  tahun?: number
  divisi?: string
  ids?: readonly number[] | null
}

interface Baris {
  id: number
  kode: string
  nama: string
  divisi_kode: string
  nama_divisi: string
  direktorat: string
  tahun_anggaran: number
  jumlah: number
  pagu: number
  terpakai: number
  sisa: number
  versi: number
}

const PILIH = `p.id, p.kode, p.nama, p.divisi_kode, d.nama as nama_divisi, ${SQL_DIREKTORAT} as direktorat,
  p.tahun_anggaran, p.versi, j.jumlah, j.pagu, j.terpakai, j.sisa`
const DARI = `from program p join divisi d on d.kode = p.divisi_kode`
const JUMLAH = `cross join lateral (
  select count(*)::int as jumlah, coalesce(sum(k.pagu), 0)::bigint as pagu,
         coalesce(sum(t.terpakai), 0)::bigint as terpakai,
         coalesce(sum(greatest(k.pagu - t.terpakai, 0)), 0)::bigint as sisa
    from kegiatan k cross join lateral (select ${SQL_TERPAKAI} as terpakai) t
   where k.program_id = p.id) j`

function keProgram(b: Baris, pelaku: PelakuRencana): Program {
  const milik = dalamLingkup(lingkupHak(pelaku, 'program.kelola'), pelaku, {
    divisi: b.divisi_kode,
    direktorat: b.direktorat,
  })
  return {
    id: b.id,
    kode: b.kode,
    nama: b.nama,
    divisi: b.divisi_kode,
    namaDivisi: b.nama_divisi,
    tahunAnggaran: b.tahun_anggaran,
    jumlahKegiatan: b.jumlah,
    pagu: b.pagu,
    paguTerpakai: b.terpakai,
    sisaPagu: b.sisa,
    versi: b.versi,
    bisa: milik ? (b.jumlah === 0 ? ['ubah', 'hapus'] : ['ubah']) : [],
  }
}

function syarat(pelaku: PelakuRencana, saring: ProgramFilter, cari: string | null) {
  const lingkup = lingkupRencana(pelaku, 'rup.baca')
  const { add, clause } = conditions(lingkup.syarat, lingkup.nilai)
  if (saring.tahun !== undefined) add('p.tahun_anggaran = ?', saring.tahun)
  if (saring.divisi) add('p.divisi_kode = ?', saring.divisi)
  if (saring.ids) add('p.id = any(?)', [...saring.ids])
  if (cari) add('(p.kode ilike ? or p.nama ilike ?)', searchPattern(cari), searchPattern(cari))
  return clause()
}

/** One page of the programs that the caller may read. */
export async function listProgram(
  pelaku: PelakuRencana,
  halaman: Halaman<ProgramSort>,
  saring: ProgramFilter
): Promise<{ baris: Program[]; total: number }> {
  const s = syarat(pelaku, saring, halaman.cari)
  const urut = orderOf(KOLOM_URUT, halaman, { first: 'kode', id: 'p.id' })
  const [baris, jumlah] = await Promise.all([
    sql<Baris>(
      db,
      `select ${PILIH} ${DARI} ${JUMLAH} where ${s.teks} order by ${urut} limit ? offset ?`,
      [...s.nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `${DARI} where ${s.teks}`, s.nilai),
  ])
  return { baris: baris.map((b) => keProgram(b, pelaku)), total: jumlah }
}

/** One program in the caller's scope; null when there is none. */
export async function satuProgram(
  connection: Koneksi,
  pelaku: PelakuRencana,
  id: number | null
): Promise<Program | null> {
  const s = syarat(pelaku, { ids: [id ?? 0] }, null)
  const [b] = await sql<Baris>(
    connection,
    `select ${PILIH} ${DARI} ${JUMLAH} where ${s.teks}`,
    s.nilai
  )
  return b ? keProgram(b, pelaku) : null
}
