/** Stages of the packages under way, a row each, and the same as a package with its stages (S3 §2.7 /monitor). */
import type { MonitorBagan, MonitorJadwal, TahapBagan } from '@eproc/domain/pantauan/answers'
import { HARI_SEGERA_TAHAP, tenggatDari, type LetakTahap } from '@eproc/domain/pantauan/tenggat'
import { keIso } from '@eproc/domain/common/format'
import { Conditions, kolomPaket, monitorPage } from '#app/pantauan/monitor_page_query'
import { orderOf } from '#core/database/order'
import type { Pelaku } from '#core/auth/actor'
import type { Halaman } from '#core/http/query/query_string'
import { ZONA, sqlMoment, sqlMs, sqlNow, today } from '#core/clock/clock'

const KOLOM_URUT = {
  mulai: 'j.mulai',
  selesai: 'j.selesai',
  kode: 'p.kode',
  nama: 'lower(p.nama)',
  divisi: 'd.nama',
  tahap: 'lower(j.tahap)',
  hari: 'j.selesai',
} as const
export type JadwalSort = keyof typeof KOLOM_URUT
export const JADWAL_SORT = Object.keys(KOLOM_URUT) as JadwalSort[]

const URUT_BAGAN = { selesai: 'b.selesai', kode: 'p.kode', nama: 'lower(p.nama)', divisi: 'd.nama' }
export type BaganSort = keyof typeof URUT_BAGAN
export const BAGAN_SORT = Object.keys(URUT_BAGAN) as BaganSort[]

export interface JadwalFilter {
  divisi?: string
  letak?: LetakTahap
  ids?: readonly number[] | null
}

export const UNDER_WAY = `p.status_pelaksanaan in ('A','P')`
/** As the indexes of the monitors have it; `berjalan` is the package's state, kept by the database with its stages. */
export const PLANNED = 'j.berjalan and j.include and j.mulai is not null and j.selesai is not null'
const SEARCHED = ['p.kode', 'p.nama']
/** The package's time: it stands still while the package is paused. */
const kini = () => `least(${sqlNow()}, p.berhenti_pada)`

const LETAK: Record<LetakTahap, () => string> = {
  kini: () => `j.mulai <= ${kini()} and ${kini()} < j.selesai`,
  nanti: () => `${kini()} < j.mulai`,
  lampau: () => `j.selesai <= ${kini()}`,
}
const letak = () =>
  `case when ${LETAK.kini()} then 'kini' when ${LETAK.lampau()} then 'lampau' else 'nanti' end`

/** No package's time is before this moment. */
const earliest = () =>
  `(select least(${sqlNow()}, min(p.berhenti_pada)) from paket p where p.berhenti_pada is not null and ${UNDER_WAY})`
/** What follows from where a stage lies for whichever package it is of: an index can be searched by it. */
const BOUNDS: Record<LetakTahap, () => string> = {
  kini: () => `j.mulai <= ${sqlMoment()} and j.selesai > ${earliest()}`,
  nanti: () => `j.mulai > ${earliest()} and j.selesai > ${earliest()}`,
  lampau: () => `j.selesai <= ${sqlMoment()}`,
}

type JadwalRow = Omit<MonitorJadwal, 'mulai' | 'selesai' | 'tenggat'> & {
  mulai: Date
  selesai: Date
}

/** Stages of packages under way, those that begin first on top. */
export async function listJadwal(
  pelaku: Pelaku,
  halaman: Halaman<JadwalSort>,
  saring: JadwalFilter
): Promise<{ rows: MonitorJadwal[]; total: number }> {
  const conditions = new Conditions()
    .add(`${PLANNED} and ${UNDER_WAY}`)
    .search(halaman.cari, [...SEARCHED, 'j.tahap'])
    .divisi(saring.divisi)
  if (saring.letak) conditions.add(`${BOUNDS[saring.letak]()} and ${LETAK[saring.letak]()}`)
  if (saring.ids) conditions.add('j.id = any(?)', [...saring.ids])
  const paket = kolomPaket(pelaku)
  const { rows, total } = await monitorPage<JadwalRow>(
    {
      select: `j.id, j.urut, j.tahap, j.mulai, j.selesai, ${letak()} as letak,
        p.status_pelaksanaan = 'P' as ditunda,
        (j.selesai at time zone '${ZONA}')::date - ?::date as hari, ${paket.select}`,
      values: [today(), ...paket.values],
      from: `from jadwal j join paket p on p.id = j.paket_id join divisi d on d.kode = p.satuan_kerja`,
      conditions,
      order: orderOf(KOLOM_URUT, halaman, { first: 'mulai', id: 'j.id' }),
    },
    halaman
  )
  return { rows: rows.map(jadwalRow), total }
}

const jadwalRow = (b: JadwalRow): MonitorJadwal => ({
  ...b,
  mulai: keIso(b.mulai)!,
  selesai: keIso(b.selesai)!,
  tenggat: tenggatDari(b.letak === 'lampau' ? -1 : b.hari, HARI_SEGERA_TAHAP),
})

/** Moments inside of jsonb come as epoch milliseconds. */
type BaganRow = Omit<MonitorBagan, 'listJadwal'> & {
  listJadwal: (Omit<TahapBagan, 'mulai' | 'selesai'> & { mulai: number; selesai: number })[]
}

/** Packages under way with their stages, those whose schedule ends first on top. */
export async function listBagan(
  pelaku: Pelaku,
  halaman: Halaman<BaganSort>,
  saring: JadwalFilter
): Promise<{ rows: MonitorBagan[]; total: number }> {
  const conditions = new Conditions()
    .add(UNDER_WAY)
    .add('b.selesai is not null')
    .search(halaman.cari, SEARCHED)
    .divisi(saring.divisi)
  if (saring.ids) conditions.add('p.id = any(?)', [...saring.ids])
  const paket = kolomPaket(pelaku)
  const { rows, total } = await monitorPage<BaganRow>(
    {
      select: `p.id, p.status_pelaksanaan = 'P' as ditunda, ${paket.select},
        (select jsonb_agg(jsonb_build_object('id', j.id, 'urut', j.urut, 'tahap', j.tahap,
                  'mulai', ${sqlMs('j.mulai')},
                  'selesai', ${sqlMs('j.selesai')}, 'letak', ${letak()})
                order by j.urut)
           from jadwal j where j.paket_id = p.id and ${PLANNED}) as "listJadwal"`,
      values: paket.values,
      from: `from paket p join divisi d on d.kode = p.satuan_kerja cross join lateral
        (select max(j.selesai) as selesai from jadwal j where j.paket_id = p.id and ${PLANNED}) b`,
      conditions,
      order: orderOf(URUT_BAGAN, halaman, { first: 'selesai', id: 'p.id' }),
    },
    halaman
  )
  return { rows: rows.map(baganRow), total }
}

const baganRow = (b: BaganRow): MonitorBagan => ({
  ...b,
  listJadwal: b.listJadwal.map((t) => ({
    ...t,
    mulai: keIso(t.mulai)!,
    selesai: keIso(t.selesai)!,
  })),
})
