/** Reference lists of the dossier's forms (decisions §1): KBLI, SBU, provinces and regencies. */
import db from '@adonisjs/lucid/services/db'
import type { AcuanKbli, AcuanSbu, AcuanWilayah } from '@eproc/domain/dosir/answers'
import { type Halaman, searchPattern } from '#core/http/query/query_string'
import { clockNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

export const KBLI_SORT = ['kode', 'nama', 'kategori'] as const
export const SBU_SORT = ['kode', 'subklasifikasi'] as const

interface Page<Row> {
  rows: Row[]
  total: number
}
type Counted<Row> = Row & { jumlah: number }

/** One page of a statement that counts its rows beside each; beyond the end no row tells how many there are. */
async function pageOf<Row>(
  statement: string,
  values: readonly unknown[],
  { jumlah, awal }: Halaman<string>
): Promise<Page<Row>> {
  const read = (limit: number, offset: number) =>
    sql<Counted<Row>>(db, `${statement} limit ? offset ?`, [...values, limit, offset])
  const counted = await read(jumlah, awal)
  const first = counted[0] ?? (awal > 0 ? (await read(1, 0))[0] : undefined)
  return {
    rows: counted.map(({ jumlah: _, ...row }) => row as unknown as Row),
    total: first?.jumlah ?? 0,
  }
}

const urutan = ({ urut }: Halaman<string>): string =>
  urut ? `lower(t.${urut.kolom}) ${urut.turun ? 'desc' : 'asc'}, ` : ''

/** The edition asked for, or the one in force: the newest whose year has begun, so that the next one can be typed before. */
const edisiDari = (table: 'kbli' | 'sbu', edisi: string | null) => ({
  syarat: `t.edisi = coalesce(?::int, (select max(edisi) from ${table} where edisi <= ?))`,
  nilai: [edisi, clockNow().year],
})

/** @param edisi null for the one in force */
export async function kbliPage(
  h: Halaman<(typeof KBLI_SORT)[number]>,
  edisi: string | null
): Promise<Page<AcuanKbli>> {
  const cari = h.cari ? [searchPattern(h.cari), searchPattern(h.cari)] : []
  const { syarat, nilai } = edisiDari('kbli', edisi)
  return pageOf<AcuanKbli>(
    `select t.id, t.kode, t.nama, t.kategori, count(*) over ()::int as jumlah from kbli t
      where ${syarat}
        ${h.cari ? 'and (t.kode ilike ? or t.nama ilike ?)' : ''}
      order by ${urutan(h)}t.kode, t.id`,
    [...nilai, ...cari],
    h
  )
}

/** @param edisi null for the one in force */
export async function sbuPage(
  h: Halaman<(typeof SBU_SORT)[number]>,
  edisi: string | null
): Promise<Page<AcuanSbu>> {
  const cari = h.cari ? [searchPattern(h.cari), searchPattern(h.cari)] : []
  const { syarat, nilai } = edisiDari('sbu', edisi)
  return pageOf<AcuanSbu>(
    `select t.id, t.kode, t.subklasifikasi, t.edisi, count(*) over ()::int as jumlah from sbu t
      where ${syarat}
        ${h.cari ? 'and (t.kode ilike ? or t.subklasifikasi ilike ?)' : ''}
      order by ${urutan(h)}t.kode, t.id`,
    [...nilai, ...cari],
    h
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
