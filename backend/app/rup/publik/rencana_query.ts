/**
 * The plan of a year for everybody: approved activities with their published packages. A package that is not published,
 * and a direct appointment (TLA), is no part of it: neither name nor method nor month (decisions §5 'Visibility').
 */
import db from '@adonisjs/lucid/services/db'
import type { RencanaPublik, RingkasanRencana } from '@eproc/domain/rup/answers'
import { AWAL_PELAKSANAAN, tampakBagiUmum, withinDivision } from '#app/paket_berjalan/lingkup_paket'
import { countRows } from '#core/database/count'
import { orderOf } from '#core/database/order'
import { kept } from '#core/database/kept'
import { conditions } from '#core/database/conditions'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { fingerprint, sql } from '#core/database/sql'
import { ZONA } from '#core/clock/clock'

const KOLOM_URUT = {
  kode: 'k.kode',
  nama: 'lower(k.nama)',
  program: 'r.kode',
  divisi: 'd.nama',
  jenisPengadaan: 'k.jenis_pengadaan',
  pagu: 'k.pagu',
} as const
export type RencanaSort = keyof typeof KOLOM_URUT
export const RENCANA_SORT = Object.keys(KOLOM_URUT) as RencanaSort[]

/** Asks for activities of which nothing is published yet. */
export const BELUM = 'belum'

export interface RencanaFilter {
  divisi?: string
  jenisPengadaan?: string
  /** a method, or {@link BELUM} */
  metode?: string
  /** 1 to 12, in which the selection begins */
  bulan?: number
}

const BULAN = `extract(month from ${AWAL_PELAKSANAAN} at time zone '${ZONA}')::int`
/** Published packages of the activity in alias `k`. */
const TERBIT = `from paket p where ${tampakBagiUmum()} and exists
  (select from paket_pendanaan pd where pd.paket_id = p.id and pd.kegiatan_id = k.id)`
const DARI = `from kegiatan k join program r on r.id = k.program_id join divisi d on d.kode = k.divisi_kode`

function syarat(tahun: number, saring: RencanaFilter, cari: string | null) {
  const { add, clause } = conditions(`k.tahun_anggaran = ? and k.persetujuan = 'AD'`, [tahun])
  if (saring.divisi) add(...withinDivision(saring.divisi))
  if (saring.jenisPengadaan) add('k.jenis_pengadaan = ?', saring.jenisPengadaan)
  // Method and month of one and the same package.
  const paket: string[] = []
  const milikPaket: unknown[] = []
  if (saring.metode === BELUM) add(`not exists (select ${TERBIT})`)
  else if (saring.metode) {
    paket.push('p.metode_pemilihan = ?')
    milikPaket.push(saring.metode)
  }
  if (saring.bulan !== undefined) {
    paket.push(`${BULAN} = ?`)
    milikPaket.push(saring.bulan)
  }
  if (paket.length > 0) {
    add(`exists (select ${TERBIT} and ${paket.join(' and ')})`, ...milikPaket)
  }
  if (cari) {
    const pola = searchPattern(cari)
    add(
      '(k.kode ilike ? or k.nama ilike ? or r.kode ilike ? or r.nama ilike ?)',
      ...Array(4).fill(pola)
    )
  }
  return clause()
}

const PILIH = `k.id, k.kode, k.nama, r.kode as "kodeProgram", r.nama as "namaProgram",
  k.divisi_kode as divisi, d.nama as "namaDivisi", k.jenis_pengadaan as "jenisPengadaan", k.pagu,
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'kode', p.kode, 'nama', p.nama,
            'metodePemilihan', p.metode_pemilihan, 'statusPelaksanaan', p.status_pelaksanaan,
            'bulan', ${BULAN}, 'mulai', to_char(${AWAL_PELAKSANAAN} at time zone '${ZONA}', 'YYYY-MM-DD'))
          order by p.kode), '[]') ${TERBIT}) as paket`

/** One page of the plan, by code unless asked otherwise. */
export async function listRencana(
  tahun: number,
  halaman: Halaman<RencanaSort>,
  saring: RencanaFilter
): Promise<{ rows: RencanaPublik[]; total: number }> {
  const s = syarat(tahun, saring, halaman.cari)
  const urut = orderOf(KOLOM_URUT, halaman, { first: 'kode', id: 'k.id' })
  const [rows, jumlah] = await Promise.all([
    sql<RencanaPublik>(
      db,
      `select ${PILIH} ${DARI} where ${s.teks} order by ${urut} limit ? offset ?`,
      [...s.nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `${DARI} where ${s.teks}`, s.nilai),
  ])
  return { rows, total: jumlah }
}

/** So many rows after one of them, in the order of their codes: for a file that is longer than a page. */
export function rencanaSesudah(
  tahun: number,
  { saring, cari }: { saring: RencanaFilter; cari: string | null },
  { sesudah, jumlah }: { sesudah: RencanaPublik | null; jumlah: number }
): Promise<RencanaPublik[]> {
  const s = syarat(tahun, saring, cari)
  const batas = sesudah ? 'and (k.kode, k.id) > (?, ?)' : ''
  return sql<RencanaPublik>(
    db,
    `select ${PILIH} ${DARI} where ${s.teks} ${batas} order by k.kode, k.id limit ?`,
    [...s.nilai, ...(sesudah ? [sesudah.kode, sesudah.id] : []), jumlah]
  )
}

/** Changes with any line of that file. */
export function sidikRencana(
  tahun: number,
  { saring, cari }: { saring: RencanaFilter; cari: string | null }
): Promise<string> {
  const s = syarat(tahun, saring, cari)
  return fingerprint(db, `select ${PILIH} ${DARI} where ${s.teks}`, s.nilai)
}

/** What the year's plan holds by division, method and month: counts of activities; see {@link kept}. */
export const ringkasanRencana = (tahun: number): Promise<RingkasanRencana> =>
  kept(`rencana ${tahun}`, () => hitungRencana(tahun))

async function hitungRencana(tahun: number): Promise<RingkasanRencana> {
  const { teks, nilai } = syarat(tahun, {}, null)
  const [divisi, jenisPengadaan, metode, bulan] = await Promise.all([
    sql<RingkasanRencana['divisi'][number]>(
      db,
      `select d.kode, d.nama, count(*)::int as jumlah, sum(k.pagu)::bigint as pagu
         ${DARI} where ${teks} group by d.kode, d.nama order by d.kode`,
      nilai
    ),
    sql<RingkasanRencana['jenisPengadaan'][number]>(
      db,
      `select k.jenis_pengadaan as kode, count(*)::int as jumlah ${DARI} where ${teks} group by 1 order by 1`,
      nilai
    ),
    sql<RingkasanRencana['metode'][number]>(
      db,
      `select coalesce(p.metode, '${BELUM}') as kode, count(*)::int as jumlah
         ${DARI} left join lateral (select distinct p.metode_pemilihan as metode ${TERBIT}) p on true
        where ${teks} group by 1 order by 1`,
      nilai
    ),
    sql<RingkasanRencana['bulan'][number]>(
      db,
      `select p.bulan, count(*)::int as jumlah
         ${DARI} join lateral (select distinct ${BULAN} as bulan ${TERBIT}) p on p.bulan is not null
        where ${teks} group by 1 order by 1`,
      nilai
    ),
  ])
  return { divisi, jenisPengadaan, metode, bulan }
}
