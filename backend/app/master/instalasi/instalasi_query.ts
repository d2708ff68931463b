/** What the database knows of the installation's health. */
import db from '@adonisjs/lucid/services/db'
import { BATAS_HITUNG } from '@eproc/domain/common/batas_hitung'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import { keIso } from '@eproc/domain/common/format'
import { jobNames, QUEUE_SCHEMA } from '#core/jobs/queue'
import { kept } from '#core/database/kept'
import { UNSEALED_LATELY } from '#core/journal/seal'
import { sql } from '#core/database/sql'
import { sqlMs, sqlNow } from '#core/clock/clock'

interface KeadaanRow {
  versi: string
  ukuran: number
  koneksi: number
  maks: number
  belum: number
  jeda: number | null
  kepala: number | null
  antre: number
  gagal: number
  tertua: number | null
  sesi: number
  libur: number[]
  skema: string
}

export async function bacaKeadaan(): Promise<KeadaanRow> {
  const [keadaan] = await sql<KeadaanRow>(
    db,
    `select current_setting('server_version') as versi,
       pg_database_size(current_database())::bigint as ukuran,
       (select count(*)::int from pg_stat_activity where datname = current_database()) as koneksi,
       current_setting('max_connections')::int as maks,
       (select count(*)::int from (select 1 from ${UNSEALED_LATELY} limit ${BATAS_HITUNG + 1}) x) as belum,
       (select extract(epoch from ${sqlNow()} - j.waktu)::float8 from ${UNSEALED_LATELY}
         order by j.id limit 1) as jeda,
       (select max(nomor) from jurnal_segel) as kepala,
       (select count(*)::int from surat where status = 'antre') as antre,
       (select count(*)::int from surat where status = 'gagal') as gagal,
       (select extract(epoch from ${sqlNow()} - min(dibuat_pada))::float8 from surat
         where status = 'antre') as tertua,
       (select count(*)::int from sesi where kedaluwarsa_pada > ${sqlNow()}) as sesi,
       (select coalesce(array_agg(distinct extract(year from tanggal)::int), '{}') from libur) as libur,
       (select name from adonis_schema order by id desc limit 1) as skema`
  )
  return keadaan!
}

interface Stored {
  jurnal: number
  berkas: number
  ukuranBerkas: number
}

/** Counted exactly, over tables that only grow: kept where that takes long. */
export const countStored = (): Promise<Stored> =>
  kept('isi instalasi', async () => {
    const [counted] = await sql<Stored>(
      db,
      `select (select count(*)::bigint from jurnal) as jurnal, count(*)::int as berkas,
              coalesce(sum(ukuran), 0)::bigint as "ukuranBerkas"
         from berkas where dilepas_pada is null`
    )
    return counted!
  })

interface QueueRow {
  name: string
  menunggu: number
  berjalan: number
  gagal: number
  terakhir: Date | null
  gagal_terakhir: boolean
  tertunda: number | null
}

/** Queues keep the database's own time, which EPROC_CLOCK does not move. */
export async function readQueues(): Promise<InstalasiAnswer['antrean']> {
  const baris = await sql<QueueRow>(
    db,
    `select name, count(*) filter (where state in ('created', 'retry'))::int as menunggu,
            count(*) filter (where state = 'active')::int as berjalan,
            count(*) filter (where state = 'failed')::int as gagal,
            max(completed_on) filter (where state = 'completed') as terakhir,
            coalesce(max(completed_on) filter (where state = 'failed')
              > coalesce(max(completed_on) filter (where state = 'completed'), '-infinity'), false) as gagal_terakhir,
            extract(epoch from clock_timestamp() - min(start_after)
              filter (where state in ('created', 'retry')))::float8 as tertunda
       from ${QUEUE_SCHEMA}.job group by name`
  )
  const menurutNama = new Map(baris.map((b) => [b.name, b]))
  return jobNames().map((nama) => {
    const b = menurutNama.get(nama)
    const tertunda = b?.tertunda ?? null
    return {
      nama,
      menunggu: b?.menunggu ?? 0,
      berjalan: b?.berjalan ?? 0,
      gagal: b?.gagal ?? 0,
      terakhir: keIso(b?.terakhir),
      gagalTerakhir: b?.gagal_terakhir ?? false,
      tertundaDetik: tertunda === null ? null : Math.max(0, Math.round(tertunda)),
    }
  })
}

/** Round trip of the smallest statement, and this machine's wall clock against the database's. */
export async function bacaJam(): Promise<{ latensiMs: number; selisihMs: number }> {
  const sebelum = performance.now()
  const hasil = await sql<{ ms: number }>(db, `select ${sqlMs('clock_timestamp()')} as ms`)
  const sesudah = performance.now()
  const mesin = new Date().getTime() - (sesudah - sebelum) / 2
  return { latensiMs: sesudah - sebelum, selisihMs: Math.round(mesin - hasil[0]!.ms) }
}
