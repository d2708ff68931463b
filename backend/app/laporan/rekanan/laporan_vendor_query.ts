/** Vendors for the reports: every internal role reads them, so of individuals no more than name and city. */
import db from '@adonisjs/lucid/services/db'
import { BATAS_HITUNG } from '@eproc/domain/common/batas_hitung'
import type {
  JumlahStatusRekanan,
  LaporanPeserta,
  LaporanVendor,
} from '@eproc/domain/laporan/answers'
import { STATUS_REKANAN_LAPORAN, type StatusRekananLaporan } from '@eproc/domain/laporan/laporan'
import { statusTampilSql } from '#app/dosir/status/status_tampil'
import { countRows } from '#core/database/count'
import { conditions } from '#core/database/conditions'
import { orderOf } from '#core/database/order'
import { kept } from '#core/database/kept'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { sql, type Koneksi } from '#core/database/sql'

/** The user's I or S when there is one, else the vendor's own. */
const STATUS = statusTampilSql('r', 'u')
const ALAMAT = `coalesce(dp.alamat, kk.nama)`

const VENDOR_URUT = {
  id: 'r.id',
  nama: 'lower(r.nama)',
  noRegistrasi: 'r.no_registrasi',
  jenis: 'r.jenis',
  bentuk: 'dp.bentuk',
  alamat: ALAMAT,
  status: STATUS,
} as const
export type VendorSort = keyof typeof VENDOR_URUT
export const VENDOR_SORT = Object.keys(VENDOR_URUT) as VendorSort[]

export interface VendorFilter {
  status?: string
  jenis?: string
  ids?: readonly number[] | null
}

const PILIH = `r.id, r.nama, r.no_registrasi as "noRegistrasi", r.jenis, dp.bentuk, ${ALAMAT} as alamat, ${STATUS} as status`
const DARI = `from rekanan r join pengguna u on u.id = r.pengguna_id`
const DOSIR = `left join data_perusahaan dp on dp.rekanan_id = r.id
  left join data_pribadi dq on dq.rekanan_id = r.id left join kabupaten_kota kk on kk.kode = dq.kabkod`

function syarat(saring: VendorFilter, cari: string | null) {
  const { add, clause } = conditions()
  if (saring.status) add(`${STATUS} = ?`, saring.status)
  if (saring.jenis) add('r.jenis = ?', saring.jenis)
  if (saring.ids) add('r.id = any(?)', [...saring.ids])
  if (cari) {
    add('(r.nama ilike ? or r.no_registrasi ilike ?)', searchPattern(cari), searchPattern(cari))
  }
  return clause()
}

export async function listLaporanVendor(
  halaman: Halaman<VendorSort>,
  saring: VendorFilter
): Promise<{ rows: LaporanVendor[]; total: number }> {
  const s = syarat(saring, halaman.cari)
  const urut = orderOf(VENDOR_URUT, halaman, { first: 'nama', id: 'r.id', empties: true })
  const [rows, jumlah] = await Promise.all([
    sql<LaporanVendor>(
      db,
      `select ${PILIH} ${DARI} ${DOSIR} where ${s.teks} order by ${urut} limit ? offset ?`,
      [...s.nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `${DARI} where ${s.teks}`, s.nilai),
  ])
  return { rows, total: jumlah }
}

const PESERTA_URUT = { id: 'r.id', nama: 'lower(r.nama)', jumlahTender: 'x.jumlah' } as const
export type PesertaSort = keyof typeof PESERTA_URUT
export const PESERTA_SORT = Object.keys(PESERTA_URUT) as PesertaSort[]

/**
 * Who takes part is no secret any more once the first offers were opened (decisions §5 'Names'). A package that ended
 * before has no participation that anybody judged, and its participants stay unnamed.
 */
const IKUT = `(select s.rekanan_id, count(*)::int as jumlah from peserta s
  where s.mundur_pada is null
    and exists (select 1 from pembukaan b where b.paket_id = s.paket_id and b.disahkan_pada is not null)
  group by s.rekanan_id) x join rekanan r on r.id = x.rekanan_id`

/** Page and count from one pass over all participations, and kept: every vendor must be counted before the first is known. */
export async function listLaporanPeserta(
  halaman: Halaman<PesertaSort>
): Promise<{ rows: LaporanPeserta[]; total: number }> {
  const { cari, awal, jumlah } = halaman
  const saring = cari ? 'where r.nama ilike ?' : ''
  const id = 'lower(r.nama), r.id'
  const urut = orderOf(PESERTA_URUT, halaman, { usual: `x.jumlah desc, ${id}`, id })
  const statement = `with semua as materialized (
      select r.id, r.nama, x.jumlah, row_number() over (order by ${urut}) as ke from ${IKUT} ${saring})
    select s.id, s.nama, s.jumlah as "jumlahTender", t.total
      from (select count(*)::int as total from (select 1 from semua limit ${BATAS_HITUNG + 1}) n) t
      left join lateral (select * from semua order by ke limit ? offset ?) s on true order by s.ke`
  const baris = await kept(`laporan peserta ${urut} ${awal} ${jumlah} ${cari ?? ''}`, () =>
    sql<LaporanPeserta & { total: number }>(db, statement, [
      ...(cari ? [searchPattern(cari)] : []),
      jumlah,
      awal,
    ])
  )
  // Beyond the end there is the count alone.
  const rows = baris.filter((b) => b.id !== null).map(({ total: _, ...b }) => b)
  return { rows, total: baris[0]!.total }
}

/** How many vendors have which status; every count is there. */
export async function jumlahStatus(connection: Koneksi): Promise<JumlahStatusRekanan> {
  const rows = await sql<{ status: string; n: number }>(
    connection,
    `select ${STATUS} as status, count(*)::int as n ${DARI} group by 1`
  )
  const jumlah = new Map(rows.map((r) => [r.status, r.n]))
  return Object.fromEntries(
    Object.entries(STATUS_REKANAN_LAPORAN).map(([nama, kode]) => [nama, jumlah.get(kode) ?? 0])
  ) as Record<StatusRekananLaporan, number>
}

/** Every row, for a cursor. */
export const SQL_VENDOR = `select ${PILIH} ${DARI} ${DOSIR} order by lower(r.nama), r.id`
export const SQL_PESERTA_TENDER = `select r.id, r.nama, x.jumlah as "jumlahTender" from ${IKUT}
  order by x.jumlah desc, lower(r.nama), r.id`
/** Rows of both statements. */
export async function jumlahVendor(connection: Koneksi): Promise<number> {
  const [b] = await sql<{ n: number }>(
    connection,
    `select (select count(*) from rekanan)::int + (select count(*) from ${IKUT})::int as n`
  )
  return b!.n
}
