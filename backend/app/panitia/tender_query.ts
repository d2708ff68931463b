/** Lists of committee tenders; state TS and the stage follow from the packages' schedules (S3 §4.3, §4.4). */
import db from '@adonisjs/lucid/services/db'
import type { Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import { keIso } from '@eproc/domain/common/format'
import type { LangkahTenderRow, TenderRow } from '@eproc/domain/panitia/answers'
import { bacaWaktu, petaPasangan, type LangkahTender } from '@eproc/domain/panitia/jadwal_tender'
import {
  metodeTender,
  tindakanTender,
  type StatusTender,
  type StatusTersimpan,
} from '@eproc/domain/panitia/status_tender'
import { tahapTender } from '@eproc/domain/panitia/tahap_tender'
import { panitia as teks } from '@eproc/i18n/id/panitia'
import { memakaiPagu } from '#app/paket_berjalan/lingkup_paket'
import { clockNowMs, sqlNow } from '#core/clock/clock'
import { countRows } from '#core/database/count'
import { conditions, existsForEach } from '#core/database/conditions'
import { sql, type Koneksi } from '#core/database/sql'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { orderOf } from '#core/database/order'

/** T0, T1 until contract signing has ended in every package that was not stopped; so they stay where all were. */
const status = () => `case when t.status in ('T0','T1') and (
    select bool_and(${existsForEach(`from jadwal j where j.paket_id = p.id and j.kunci = 'spk'
                          and j.include and j.selesai < ${sqlNow()}`)})
      from paket p where p.tender_id = t.id and ${memakaiPagu()})
  then 'TS' else t.status end`

const KOLOM_URUT = {
  id: 't.id',
  kode: 't.kode',
  nama: 'lower(t.nama)',
  status: 'status',
  tahunAnggaran: 't.tahun_anggaran',
  diubahPada: 't.diubah_pada',
} as const
export type TenderSort = keyof typeof KOLOM_URUT
export const TENDER_SORT = Object.keys(KOLOM_URUT) as TenderSort[]

export interface TenderFilter {
  kelompok?: 'draf' | 'jalan'
  status?: readonly string[]
  tahun?: number
  ids?: readonly number[] | null
  /** only those with a package of this PPK */
  ppkId?: number | null
}

export type PilihanTender = Pick<TenderRow, 'id' | 'kode' | 'nama'>

interface Baris {
  id: number
  kode: string
  nama: string
  tahun_anggaran: number
  status: StatusTender
  tersimpan: StatusTersimpan
  acuan: number | null
  metode: MetodePemilihan | null
  kualifikasi: Kualifikasi | null
  paket: number
  total_pagu: number
  peserta: number
  menunggu: boolean
  diubah_pada: Date
  versi: number
}

/** A draft is about the packages that can still be published; who runs a tender sees those that were stopped, too. */
const DIHITUNG = `p.tender_id = t.id and (t.status not in ('A0','D1') or ${memakaiPagu()})`

// The package that stands for all: the first one that was not stopped.
const pilih =
  () => `select t.id, t.kode, t.nama, t.tahun_anggaran, ${status()} as status, t.status as tersimpan,
    a.id as acuan, a.metode_pemilihan as metode, a.kualifikasi, t.diubah_pada, t.versi,
    (select count(*)::int from paket p where ${DIHITUNG}) as paket,
    (select coalesce(sum(p.total_pagu), 0)::bigint from paket p where ${DIHITUNG}) as total_pagu,
    (select count(*)::int from peserta s join paket p on p.id = s.paket_id
      where p.tender_id = t.id and s.mundur_pada is null) as peserta,
    ${existsForEach(`from paket p where p.tender_id = t.id and p.status = 'S' and p.status_pelaksanaan = 'N'`)} as menunggu
  from tender t left join lateral (
    select p.id, p.metode_pemilihan, p.kualifikasi from paket p where p.tender_id = t.id
     order by p.status_pelaksanaan in ('G','B','U'), p.id limit 1) a on true`

function syarat(saring: TenderFilter, cari: string | null) {
  const { add, clause } = conditions()
  if (saring.kelompok === 'draf') add(`t.status in ('A0','D1')`)
  if (saring.kelompok === 'jalan') add(`t.status in ('T0','T1')`)
  if (saring.status) add(`(${status()}) = any(?)`, [...saring.status])
  if (saring.tahun !== undefined) add('t.tahun_anggaran = ?', saring.tahun)
  if (saring.ids) add('t.id = any(?)', [...saring.ids])
  if (saring.ppkId !== undefined && saring.ppkId !== null) {
    add('t.id = any(array(select p.tender_id from paket p where p.ppk_id = ?))', saring.ppkId)
  }
  if (cari) add('(t.kode ilike ? or t.nama ilike ?)', searchPattern(cari), searchPattern(cari))
  return clause()
}

/** One page, the newest first unless sorted. */
export async function listTender(
  halaman: Halaman<TenderSort>,
  saring: TenderFilter
): Promise<{ baris: TenderRow[]; total: number }> {
  const s = syarat(saring, halaman.cari)
  const urut = orderOf(KOLOM_URUT, halaman, { usual: 't.id desc', id: 't.id desc' })
  const [baris, jumlah] = await Promise.all([
    sql<Baris>(db, `${pilih()} where ${s.teks} order by ${urut} limit ? offset ?`, [
      ...s.nilai,
      halaman.jumlah,
      halaman.awal,
    ]),
    countRows(db, `from tender t where ${s.teks}`, s.nilai),
  ])
  return { baris: await lengkapi(baris), total: jumlah }
}

/** Code and name of those to choose from, the newest first: nothing is worked out for them. */
export async function pilihanTender(
  halaman: Halaman<never>,
  saring: TenderFilter
): Promise<{ rows: PilihanTender[]; total: number }> {
  const s = syarat(saring, halaman.cari)
  const [rows, jumlah] = await Promise.all([
    sql<PilihanTender>(
      db,
      `select t.id, t.kode, t.nama from tender t where ${s.teks} order by t.id desc limit ? offset ?`,
      [...s.nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `from tender t where ${s.teks}`, s.nilai),
  ])
  return { rows, total: jumlah }
}

/** One of them with the package that stands for all and its schedule; null when there is none. */
export async function barisTender(
  id: number,
  saring: TenderFilter = {}
): Promise<{ baris: TenderRow; acuan: number | null; jadwal: LangkahTenderRow[] } | null> {
  const s = syarat({ ...saring, ids: [id] }, null)
  const baris = await sql<Baris>(db, `${pilih()} where ${s.teks}`, s.nilai)
  const [b] = baris
  if (!b) return null
  const jadwal = (await bacaJadwal(db, [b.acuan])).get(b.acuan ?? 0) ?? []
  return { baris: (await lengkapi(baris))[0]!, acuan: b.acuan, jadwal }
}

async function bacaJadwal(
  connection: Koneksi,
  paket: readonly (number | null)[]
): Promise<Map<number, LangkahTenderRow[]>> {
  const semua = await sql<LangkahTender & { paketId: number }>(
    connection,
    `select paket_id as "paketId", urut, kunci, tahap, include, mulai, selesai
       from jadwal where paket_id = any(?) order by paket_id, urut`,
    [paket.filter((id) => id !== null)]
  )
  const hasil = new Map<number, LangkahTenderRow[]>()
  for (const { paketId, mulai, selesai, ...l } of semua) {
    const milik = hasil.get(paketId) ?? []
    milik.push({ ...l, mulai: keIso(mulai), selesai: keIso(selesai) })
    hasil.set(paketId, milik)
  }
  return hasil
}

async function lengkapi(baris: readonly Baris[]): Promise<TenderRow[]> {
  const jadwal = await bacaJadwal(
    db,
    baris.map((b) => b.acuan)
  )
  const kini = clockNowMs()
  return baris.map((b) => {
    const langkah = jadwal.get(b.acuan ?? 0) ?? []
    const peta = b.metode ? petaPasangan(b.metode, b.kualifikasi) : {}
    const jalan = b.tersimpan === 'T0' || b.tersimpan === 'T1'
    const tahap = jalan ? tahapTender(bacaWaktu(peta, langkah), b.kualifikasi === 'P', kini) : 0
    return {
      id: b.id,
      kode: b.kode,
      nama: b.nama,
      tahunAnggaran: b.tahun_anggaran,
      status: b.status,
      metodePemilihan: b.metode && metodeTender(b.metode),
      jumlahPaket: b.paket,
      totalPagu: b.total_pagu,
      jumlahPeserta: b.peserta,
      tahap,
      namaTahap: teks.tahap[tahap]!,
      menunggu: b.menunggu,
      diubahPada: keIso(b.diubah_pada)!,
      versi: b.versi,
      bisa: tindakanTender(b.tersimpan),
    }
  })
}
