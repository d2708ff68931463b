/** Reference lists of the dossier's forms (decisions §1): KBLI, SBU, provinces and regencies. */
import db from '@adonisjs/lucid/services/db'
import type { AcuanKbli, AcuanSbu, AcuanWilayah } from '@eproc/domain/dosir/answers'
import { type Halaman, searchPattern } from '#core/http/query/query_string'
import { sql } from '#core/database/sql'

export const KBLI_SORT = ['kode', 'nama', 'kategori'] as const
export const SBU_SORT = ['kode', 'subklasifikasi'] as const

interface Page<Row> {
  rows: Row[]
  total: number
}
type Counted<Row> = Row & { jumlah: number }

const keHalaman = <Row>(counted: readonly Counted<Row>[]): Page<Row> => ({
  rows: counted.map(({ jumlah: _, ...row }) => row as unknown as Row),
  total: counted[0]?.jumlah ?? 0,
})

const urutan = ({ urut }: Halaman<string>): string =>
  urut ? `t.${urut.kolom} ${urut.turun ? 'desc' : 'asc'}, ` : ''

/** @param edisi null for the newest one */
export async function kbliPage(
  h: Halaman<(typeof KBLI_SORT)[number]>,
  edisi: string | null
): Promise<Page<AcuanKbli>> {
  const cari = h.cari ? [searchPattern(h.cari), searchPattern(h.cari)] : []
  return keHalaman(
    await sql<Counted<AcuanKbli>>(
      db,
      `select t.id, t.kode, t.nama, t.kategori, count(*) over ()::int as jumlah from kbli t
        where t.edisi = coalesce(?::int, (select max(edisi) from kbli))
          ${h.cari ? 'and (t.kode ilike ? or t.nama ilike ?)' : ''}
        order by ${urutan(h)}t.kode, t.id limit ? offset ?`,
      [edisi, ...cari, h.jumlah, h.awal]
    )
  )
}

/** @param edisi null for the newest one */
export async function sbuPage(
  h: Halaman<(typeof SBU_SORT)[number]>,
  edisi: string | null
): Promise<Page<AcuanSbu>> {
  const cari = h.cari ? [searchPattern(h.cari), searchPattern(h.cari)] : []
  return keHalaman(
    await sql<Counted<AcuanSbu>>(
      db,
      `select t.id, t.kode, t.subklasifikasi, t.edisi, count(*) over ()::int as jumlah from sbu t
        where t.edisi = coalesce(?::int, (select max(edisi) from sbu))
          ${h.cari ? 'and (t.kode ilike ? or t.subklasifikasi ilike ?)' : ''}
        order by ${urutan(h)}t.kode, t.id limit ? offset ?`,
      [edisi, ...cari, h.jumlah, h.awal]
    )
  )
}

export const allProvinsi = (): Promise<AcuanWilayah[]> =>
  sql<AcuanWilayah>(db, 'select kode, nama from provinsi order by nama')

export const kabupatenKotaOf = (kodeProvinsi: string): Promise<AcuanWilayah[]> =>
  sql<AcuanWilayah>(
    db,
    `select kode, jenis || ' ' || nama as nama from kabupaten_kota where kode_provinsi = ?
      order by jenis desc, kabupaten_kota.nama`,
    [kodeProvinsi]
  )
