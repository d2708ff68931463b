/**
 * Activities with their ceiling, what is used of it and the packages that use it. The report is of the plan as it is
 * settled: activities that everybody approved, and those that a package uses although they were edited since.
 */
import db from '@adonisjs/lucid/services/db'
import type { LaporanDivisi, LaporanPaketKegiatan, LaporanRup } from '@eproc/domain/laporan/answers'
import { SQL_MEMAKAI, SQL_NILAI_KONTRAK } from '#app/laporan/paket/laporan_paket_query'
import { withinDivision } from '#app/paket_berjalan/lingkup_paket'
import { SQL_TERPAKAI, TERPAKAI_SEMUA } from '#app/rup/pagu_terpakai'
import { countRows } from '#core/database/count'
import { conditions } from '#core/database/conditions'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { orderOf } from '#core/database/order'
import { sql, type Koneksi } from '#core/database/sql'

const KOLOM_URUT = {
  id: 'k.id',
  kodeRup: 'k.kode',
  nama: 'lower(k.nama)',
  divisi: 'd.nama',
  jenisPengadaan: 'k.jenis_pengadaan',
  pagu: 'k.pagu',
  paguTerpakai: 't.terpakai',
  sisaPagu: 'greatest(k.pagu - t.terpakai, 0)',
} as const
export type RupSort = keyof typeof KOLOM_URUT
export const RUP_SORT = Object.keys(KOLOM_URUT) as RupSort[]

export interface RupFilter {
  tahun?: number
  divisi?: string
  ids?: readonly number[] | null
}

export type BarisRup = Omit<LaporanRup, 'listPaket'>

const PILIH = `k.id, k.kode as "kodeRup", k.nama, k.divisi_kode as divisi, d.nama as "namaDivisi",
  k.jenis_pengadaan as "jenisPengadaan", k.persetujuan, k.tahun_anggaran as "tahunAnggaran", k.pagu,
  t.terpakai as "paguTerpakai", greatest(k.pagu - t.terpakai, 0) as "sisaPagu",
  (select count(distinct pd.paket_id)::int from paket_pendanaan pd where pd.kegiatan_id = k.id) as "jumlahPaket"`
const DARI = `from kegiatan k join divisi d on d.kode = k.divisi_kode`
const TERPAKAI = `cross join lateral (select ${SQL_TERPAKAI} as terpakai) t`
const TETAP = `(k.persetujuan = 'AD' or k.status = 'U')`

function syarat(saring: RupFilter, cari: string | null) {
  const { add, clause } = conditions(TETAP)
  if (saring.tahun !== undefined) add('k.tahun_anggaran = ?', saring.tahun)
  if (saring.divisi) add(...withinDivision(saring.divisi))
  if (saring.ids) add('k.id = any(?)', [...saring.ids])
  if (cari) add('(k.kode ilike ? or k.nama ilike ?)', searchPattern(cari), searchPattern(cari))
  return clause()
}

export async function listLaporanRup(
  halaman: Halaman<RupSort>,
  saring: RupFilter
): Promise<{ rows: LaporanRup[]; total: number }> {
  const s = syarat(saring, halaman.cari)
  const urut = orderOf(KOLOM_URUT, halaman, { first: 'kodeRup', id: 'k.id' })
  const [rows, jumlah] = await Promise.all([
    sql<BarisRup>(
      db,
      `select ${PILIH} ${DARI} ${TERPAKAI} where ${s.teks} order by ${urut} limit ? offset ?`,
      [...s.nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `${DARI} where ${s.teks}`, s.nilai),
  ])
  const paket = await paketKegiatan(rows.map((r) => r.id))
  return {
    rows: rows.map((r) => ({ ...r, listPaket: paket.get(r.id) ?? [] })),
    total: jumlah,
  }
}

async function paketKegiatan(
  kegiatanIds: readonly number[]
): Promise<Map<number, LaporanPaketKegiatan[]>> {
  const rows = await sql<LaporanPaketKegiatan>(
    db,
    `select pd.kegiatan_id as "kegiatanId", p.id, p.kode, p.nama, p.metode_pemilihan as "metodePemilihan",
            p.status_pelaksanaan as "statusPelaksanaan", sum(pd.pagu)::bigint as pagu,
            p.total_pagu as "totalPagu", ${SQL_NILAI_KONTRAK} as "nilaiKontrak"
       from paket_pendanaan pd join paket p on p.id = pd.paket_id
      where pd.kegiatan_id = any(?) group by pd.kegiatan_id, p.id order by p.kode`,
    [[...kegiatanIds]]
  )
  const hasil = new Map<number, LaporanPaketKegiatan[]>()
  for (const paket of rows) {
    const milik = hasil.get(paket.kegiatanId)
    if (milik) milik.push(paket)
    else hasil.set(paket.kegiatanId, [paket])
  }
  return hasil
}

/** Sums a division, of the same activities; what is used is added up once for all of them. */
export const ringkasDivisi = (connection: Koneksi, tahun: number): Promise<LaporanDivisi[]> =>
  sql<LaporanDivisi>(
    connection,
    `select k.divisi_kode as divisi, d.nama as "namaDivisi", count(*)::int as "jumlahKegiatan",
            sum(k.pagu)::bigint as pagu, coalesce(sum(t.terpakai), 0)::bigint as "paguTerpakai",
            sum(greatest(k.pagu - coalesce(t.terpakai, 0), 0))::bigint as "sisaPagu"
       ${DARI} left join (${TERPAKAI_SEMUA}) t on t.kegiatan_id = k.id where ${TETAP} and k.tahun_anggaran = ?
      group by k.divisi_kode, d.nama order by k.divisi_kode`,
    [tahun]
  )

/** Every row of the year, for a cursor. */
export const SQL_RUP = `select ${PILIH} ${DARI} ${TERPAKAI} where ${TETAP} and k.tahun_anggaran = ? order by k.kode, k.id`
export const jumlahRup = (connection: Koneksi, tahun: number): Promise<number> =>
  jumlah(
    connection,
    `select count(*)::int as n from kegiatan k where ${TETAP} and k.tahun_anggaran = ?`,
    tahun
  )

/** A row a package and activity of the year, for a cursor. */
export interface BarisRupPaket {
  kodeRup: string
  kegiatan: string
  divisi: string
  namaDivisi: string
  kode: string
  nama: string
  jenisPengadaan: string
  metodePemilihan: string
  statusPelaksanaan: string
  pagu: number
  /** what of `pagu` counts as used */
  terpakai: number
  totalPagu: number
  nilaiKontrak: number | null
  tglKontrak: string | null
  mulaiKontrak: string | null
  selesaiKontrak: string | null
  dibuatPada: Date
}
const DARI_RUP_PAKET = `${DARI} join paket_pendanaan pd on pd.kegiatan_id = k.id
  join paket p on p.id = pd.paket_id where ${TETAP} and k.tahun_anggaran = ?`
export const SQL_RUP_PAKET = `select k.kode as "kodeRup", k.nama as kegiatan, k.divisi_kode as divisi,
    d.nama as "namaDivisi", p.kode, p.nama, p.jenis_pengadaan as "jenisPengadaan",
    p.metode_pemilihan as "metodePemilihan", p.status_pelaksanaan as "statusPelaksanaan",
    sum(pd.pagu)::bigint as pagu, case when ${SQL_MEMAKAI} then sum(pd.pagu)::bigint else 0 end as terpakai,
    p.total_pagu as "totalPagu", ${SQL_NILAI_KONTRAK} as "nilaiKontrak", p.tgl_kontrak as "tglKontrak",
    p.mulai_kontrak as "mulaiKontrak", p.selesai_kontrak as "selesaiKontrak", p.dibuat_pada as "dibuatPada"
  ${DARI_RUP_PAKET} group by k.id, d.nama, p.id order by k.kode, k.id, p.kode`
export const jumlahRupPaket = (connection: Koneksi, tahun: number): Promise<number> =>
  jumlah(connection, `select count(distinct (k.id, p.id))::int as n ${DARI_RUP_PAKET}`, tahun)

async function jumlah(connection: Koneksi, perintah: string, tahun: number): Promise<number> {
  const [b] = await sql<{ n: number }>(connection, perintah, [tahun])
  return b!.n
}
