/** Activities: scope, paging, search and sorting in SQL, with what is left of each. */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { LaporanDivisi } from '@eproc/domain/laporan/answers'
import type { Kegiatan } from '@eproc/domain/rup/answers'
import { tindakanKegiatan, type PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import { lingkupRencana, SQL_DIREKTORAT } from '#app/rup/pelaku_rencana_query'
import { SQL_TERPAKAI } from '#app/rup/pagu_terpakai'
import { sqlMenunggu } from '#app/rup/kegiatan/menunggu_query'
import { countRows } from '#core/database/count'
import { conditions } from '#core/database/conditions'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { orderOf } from '#core/database/order'
import { sql, type Koneksi } from '#core/database/sql'

const KOLOM_URUT = {
  id: 'k.id',
  kode: 'k.kode',
  nama: 'lower(k.nama)',
  programId: 'r.kode',
  jenisPengadaan: 'k.jenis_pengadaan',
  divisi: 'd.nama',
  ppkId: 'u.nama',
  tahunAnggaran: 'k.tahun_anggaran',
  pagu: 'k.pagu',
  paguTerpakai: 't.terpakai',
  sisaPagu: 'greatest(k.pagu - t.terpakai, 0)',
  persetujuan: 'k.persetujuan',
  status: 'k.status',
  sejak: 'k.persetujuan_pada',
} as const
export type KegiatanSort = keyof typeof KOLOM_URUT
export const KEGIATAN_SORT = Object.keys(KOLOM_URUT) as KegiatanSort[]

/** menunggu: the caller decides next; ppk: the caller is its PPK; sisa: something is left to be packaged. */
export type MilikKegiatan = 'menunggu' | 'ppk' | 'sisa'

export interface KegiatanFilter {
  tahun?: number
  persetujuan?: readonly string[]
  jenisPengadaan?: string
  divisi?: string
  programId?: number
  status?: string
  milik?: MilikKegiatan
  /** those that came with one import */
  impor?: number
  ids?: readonly number[] | null
}

export interface KegiatanRow {
  id: number
  kode: string
  nama: string
  program_id: number
  kode_program: string
  nama_program: string
  coa_id: number
  coa: string
  jenis_pengadaan: Kegiatan['jenisPengadaan']
  divisi_kode: string
  nama_divisi: string
  direktorat: string
  ppk_id: number
  ppk: string
  tahun_anggaran: number
  pagu: number
  terpakai: number
  keterangan: string | null
  status: Kegiatan['status']
  persetujuan: Kegiatan['persetujuan']
  catatan: string | null
  pengaju_id: number | null
  pengaju: string | null
  penyunting: number[]
  diajukan_pada: Date | null
  persetujuan_pada: Date
  impor_id: number | null
  versi: number
}

const PILIH = `k.id, k.kode, k.nama, k.program_id, r.kode as kode_program, r.nama as nama_program, k.coa_id,
  c.kode || ' ' || c.nama as coa, k.jenis_pengadaan, k.divisi_kode, d.nama as nama_divisi,
  ${SQL_DIREKTORAT} as direktorat, k.ppk_id, u.nama as ppk, k.tahun_anggaran, k.pagu, t.terpakai, k.keterangan,
  k.status, k.persetujuan, k.catatan, k.pengaju_id, a.nama as pengaju, k.penyunting, k.diajukan_pada,
  k.persetujuan_pada, k.impor_id, k.versi`
/** All but the last are there, by their foreign keys; what is joined on the left is left out where rows are only counted. */
const DARI = `from kegiatan k left join program r on r.id = k.program_id left join coa c on c.id = k.coa_id
  left join divisi d on d.kode = k.divisi_kode left join pengguna u on u.id = k.ppk_id
  left join pengguna a on a.id = k.pengaju_id`
const TERPAKAI = `cross join lateral (select ${SQL_TERPAKAI} as terpakai) t`

/** What the domain decides by. */
const keadaanKegiatan = (b: KegiatanRow) => ({
  persetujuan: b.persetujuan,
  status: b.status,
  divisi: b.divisi_kode,
  direktorat: b.direktorat,
  ppkId: b.ppk_id,
  pengajuId: b.pengaju_id,
  penyunting: b.penyunting,
})

export function keKegiatan(b: KegiatanRow, pelaku: PelakuRencana): Kegiatan {
  return {
    id: b.id,
    kode: b.kode,
    nama: b.nama,
    programId: b.program_id,
    kodeProgram: b.kode_program,
    namaProgram: b.nama_program,
    coaId: b.coa_id,
    coa: b.coa,
    jenisPengadaan: b.jenis_pengadaan,
    divisi: b.divisi_kode,
    namaDivisi: b.nama_divisi,
    ppkId: b.ppk_id,
    ppk: b.ppk,
    tahunAnggaran: b.tahun_anggaran,
    pagu: b.pagu,
    paguTerpakai: b.terpakai,
    sisaPagu: Math.max(0, b.pagu - b.terpakai),
    keterangan: b.keterangan,
    status: b.status,
    persetujuan: b.persetujuan,
    catatan: b.catatan,
    pengaju: b.pengaju,
    diajukanPada: keIso(b.diajukan_pada),
    sejak: keIso(b.persetujuan_pada)!,
    versi: b.versi,
    bisa: tindakanKegiatan(keadaanKegiatan(b), pelaku),
  }
}

function syarat(pelaku: PelakuRencana, saring: KegiatanFilter, cari: string | null) {
  const lingkup = lingkupRencana(pelaku, 'rup.baca')
  const { add, clause } = conditions(lingkup.syarat, lingkup.nilai)
  if (saring.tahun !== undefined) add('k.tahun_anggaran = ?', saring.tahun)
  if (saring.persetujuan) add('k.persetujuan = any(?)', [...saring.persetujuan])
  if (saring.jenisPengadaan) add('k.jenis_pengadaan = ?', saring.jenisPengadaan)
  if (saring.divisi) add('k.divisi_kode = ?', saring.divisi)
  if (saring.programId !== undefined) add('k.program_id = ?', saring.programId)
  if (saring.status) add('k.status = ?', saring.status)
  if (saring.impor !== undefined) add('k.impor_id = ?', saring.impor)
  if (saring.ids) add('k.id = any(?)', [...saring.ids])
  if (saring.milik === 'ppk') add('k.ppk_id = ?', pelaku.id)
  if (saring.milik === 'sisa') add(`k.pagu > ${SQL_TERPAKAI}`)
  if (saring.milik === 'menunggu') {
    const menunggu = sqlMenunggu(pelaku)
    add(menunggu.syarat, ...menunggu.nilai)
  }
  if (cari) {
    const pola = searchPattern(cari)
    add('(k.kode ilike ? or k.nama ilike ? or r.nama ilike ?)', pola, pola, pola)
  }
  return clause()
}

/** One page of the activities that the caller may read. */
export async function listKegiatan(
  pelaku: PelakuRencana,
  halaman: Halaman<KegiatanSort>,
  saring: KegiatanFilter
): Promise<{ baris: Kegiatan[]; total: number }> {
  const s = syarat(pelaku, saring, halaman.cari)
  const urut = orderOf(KOLOM_URUT, halaman, { first: 'kode', id: 'k.id' })
  const [baris, jumlah] = await Promise.all([
    sql<KegiatanRow>(
      db,
      `select ${PILIH} ${DARI} ${TERPAKAI} where ${s.teks} order by ${urut} limit ? offset ?`,
      [...s.nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `${DARI} where ${s.teks}`, s.nilai),
  ])
  return { baris: baris.map((b) => keKegiatan(b, pelaku)), total: jumlah }
}

/** Sums a division, of all activities of a year that the caller may read, however far they are approved. */
export function jumlahDivisi(pelaku: PelakuRencana, tahun: number): Promise<LaporanDivisi[]> {
  const s = syarat(pelaku, { tahun }, null)
  return sql<LaporanDivisi>(
    db,
    `select k.divisi_kode as divisi, d.nama as "namaDivisi", count(*)::int as "jumlahKegiatan",
            sum(k.pagu)::bigint as pagu, sum(t.terpakai)::bigint as "paguTerpakai",
            sum(greatest(k.pagu - t.terpakai, 0))::bigint as "sisaPagu"
       ${DARI} ${TERPAKAI} where ${s.teks} group by k.divisi_kode, d.nama order by k.divisi_kode`,
    s.nilai
  )
}

/** One activity in the caller's scope; null when there is none. */
export async function barisKegiatan(
  connection: Koneksi,
  pelaku: PelakuRencana,
  id: number | null
): Promise<KegiatanRow | null> {
  const s = syarat(pelaku, { ids: [id ?? 0] }, null)
  const [b] = await sql<KegiatanRow>(
    connection,
    `select ${PILIH} ${DARI} ${TERPAKAI} where ${s.teks}`,
    s.nilai
  )
  return b ?? null
}
