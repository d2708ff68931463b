/** Stages that have ended, as they were planned when the package was published and as they became by revisions. */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { DasborTahap, LaporanTahap } from '@eproc/domain/laporan/answers'
import { withinDivision } from '#app/paket_berjalan/lingkup_paket'
import { sqlMoment } from '#core/clock/clock'
import { countRows } from '#core/database/count'
import { conditions } from '#core/database/conditions'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { orderOf } from '#core/database/order'
import { sql, type Koneksi } from '#core/database/sql'

const HARI = (selang: string) => `round(extract(epoch from ${selang}) / 86400, 2)::float8`
const RENCANA = `case when a.revisi_id is null then ${HARI('j.selesai - j.mulai')}
  when a.include_lama then ${HARI('a.selesai_lama - a.mulai_lama')} end`
const NYATA = HARI('j.selesai - j.mulai')

const KOLOM_URUT = {
  id: 'j.id',
  kode: 'p.kode',
  nama: 'lower(p.nama)',
  divisi: 'd.nama',
  tahap: 'j.tahap',
  mulai: 'j.mulai',
  selesai: 'j.selesai',
  rencana: RENCANA,
  nyata: NYATA,
  selisih: `${NYATA} - (${RENCANA})`,
} as const
export type TahapSort = keyof typeof KOLOM_URUT
export const TAHAP_SORT = Object.keys(KOLOM_URUT) as TahapSort[]

export interface TahapFilter {
  tahun?: number
  divisi?: string
  kunci?: string
  ids?: readonly number[] | null
}

const TAHAP = `from jadwal j join paket p on p.id = j.paket_id join divisi d on d.kode = p.satuan_kerja`
/** With the first approved revision that tells how the stage was before. */
const DARI = `${TAHAP}
  left join lateral (
    select b.revisi_id, b.mulai_lama, b.selesai_lama, b.include_lama
      from jadwal_revisi_baris b join jadwal_revisi r on r.id = b.revisi_id
     where r.paket_id = j.paket_id and b.urut = j.urut and r.status = 'disetujui' order by r.id limit 1) a on true`
const selesai = () =>
  `p.status_pelaksanaan in ('A', 'S') and j.include and j.selesai <= ${sqlMoment()}`

function syarat(saring: TahapFilter, cari: string | null) {
  const { add, clause } = conditions(selesai())
  if (saring.tahun !== undefined) add('p.tahun_anggaran = ?', saring.tahun)
  if (saring.divisi) add(...withinDivision(saring.divisi))
  if (saring.kunci) add('j.kunci = ?', saring.kunci)
  if (saring.ids) add('j.id = any(?)', [...saring.ids])
  if (cari) {
    const pola = searchPattern(cari)
    add('(p.kode ilike ? or p.nama ilike ? or j.tahap ilike ?)', pola, pola, pola)
  }
  return clause()
}

type Baris = Omit<LaporanTahap, 'mulai' | 'selesai' | 'selisih'> & { mulai: Date; selesai: Date }

const keLaporan = ({ mulai, selesai, ...b }: Baris): LaporanTahap => ({
  ...b,
  mulai: keIso(mulai)!,
  selesai: keIso(selesai)!,
  selisih: b.rencana === null ? null : Math.round((b.nyata - b.rencana) * 100) / 100,
})

export async function listLaporanTahap(
  halaman: Halaman<TahapSort>,
  saring: TahapFilter
): Promise<{ rows: LaporanTahap[]; total: number }> {
  const s = syarat(saring, halaman.cari)
  const urut = orderOf(KOLOM_URUT, halaman, { first: 'kode', id: 'p.id, j.urut', empties: true })
  const [rows, jumlah] = await Promise.all([
    sql<Baris>(
      db,
      `select j.id, p.id as "paketId", p.kode, p.nama, p.satuan_kerja as divisi, d.nama as "namaDivisi", j.kunci,
              j.tahap, j.mulai, j.selesai, ${RENCANA} as rencana, ${NYATA} as nyata
         ${DARI} where ${s.teks} order by ${urut} limit ? offset ?`,
      [...s.nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `${TAHAP} where ${s.teks}`, s.nilai),
  ])
  return { rows: rows.map(keLaporan), total: jumlah }
}

const JANGKA = (selang: string, jumlah: string) =>
  `round(extract(epoch from sum(${selang})) / sum(${jumlah}) / 86400, 1)::float8`

/**
 * Averages a stage; those that were not planned at publication have nothing to be compared with. All stages are added up
 * as they became, then the few that a revision changed are put right: a look at the revisions of each row of a large year
 * takes ten times as long.
 */
export const rataTahap = (connection: Koneksi, tahun: number): Promise<DasborTahap[]> =>
  sql<DasborTahap>(
    connection,
    `with ujung as not materialized (
       select j.paket_id, j.urut, j.kunci, j.tahap, j.selesai - j.mulai as nyata
         from jadwal j join paket p on p.id = j.paket_id
        where ${selesai()} and j.mulai is not null and p.tahun_anggaran = ?),
     lama as (
       select distinct on (r.paket_id, b.urut) r.paket_id, b.urut,
              case when b.include_lama then b.selesai_lama - b.mulai_lama end as rencana
         from jadwal_revisi r join jadwal_revisi_baris b on b.revisi_id = r.id
        where r.status = 'disetujui' order by r.paket_id, b.urut, r.id),
     semua as (
       select kunci, tahap, count(*) as n, sum(urut) as urut, sum(nyata) as rencana, sum(nyata) as nyata
         from ujung group by 1, 2
       union all
       select u.kunci, u.tahap, -count(*) filter (where l.rencana is null),
              -coalesce(sum(u.urut) filter (where l.rencana is null), 0),
              coalesce(sum(l.rencana), '0') - sum(u.nyata),
              -coalesce(sum(u.nyata) filter (where l.rencana is null), '0')
         from lama l join ujung u using (paket_id, urut) group by 1, 2),
     x as (select kunci, tahap, sum(n)::int as n, sum(urut) as urut, sum(rencana) as rencana, sum(nyata) as nyata
             from semua group by 1, 2 having sum(n) > 0)
     select kunci, (array_agg(tahap order by n desc, tahap))[1] as tahap, sum(n)::int as jumlah,
            ${JANGKA('rencana', 'n')} as rencana, ${JANGKA('nyata', 'n')} as nyata
       from x group by kunci order by sum(urut) / sum(n), kunci`,
    [tahun]
  )
