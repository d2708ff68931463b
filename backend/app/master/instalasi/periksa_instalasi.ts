/** Health of the installation (`/super/admin`): what a superAdmin looks at before anybody calls. */
import { statfs } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import type { JawabanInstalasi } from '@eproc/domain/jawaban/master'
import env from '#start/env'
import { SKEMA_ANTREAN, TUGAS, type NamaTugas } from '#inti/antrean'
import { lamaKeMilidetik } from '#inti/lama'
import { sql } from '#inti/sql'
import { sekarang, sqlSekarang } from '#inti/waktu'

interface BarisKeadaan {
  versi: string
  ukuran: number
  koneksi: number
  maks: number
  jurnal: number
  belum: number
  jeda: number | null
  kepala: number | null
  antre: number
  gagal: number
  tertua: number | null
  berkas: number
  ukuran_berkas: number
  sesi: number
}

/** How far behind the last head unsealed rows are looked for; older ones the sealer finds at its start. */
const SQL_BELUM_DISEGEL = `from jurnal j
  where j.id >= (select coalesce(max(upper(rentang)), 1) from jurnal_segel
                  where nomor = (select max(nomor) from jurnal_segel)) - 1000
    and not exists (select 1 from jurnal_segel s where s.rentang @> j.id)`

function bacaKeadaan(): Promise<BarisKeadaan[]> {
  return sql<BarisKeadaan>(
    db,
    `select current_setting('server_version') as versi,
       pg_database_size(current_database())::bigint as ukuran,
       (select count(*)::int from pg_stat_activity where datname = current_database()) as koneksi,
       current_setting('max_connections')::int as maks,
       (select count(*)::bigint from jurnal) as jurnal,
       (select count(*)::int ${SQL_BELUM_DISEGEL}) as belum,
       (select extract(epoch from ${sqlSekarang()} - min(j.waktu))::float8 ${SQL_BELUM_DISEGEL}) as jeda,
       (select max(nomor) from jurnal_segel) as kepala,
       (select count(*)::int from surat where status = 'antre') as antre,
       (select count(*)::int from surat where status = 'gagal') as gagal,
       (select extract(epoch from ${sqlSekarang()} - min(dibuat_pada))::float8 from surat
         where status = 'antre') as tertua,
       (select count(*)::int from berkas where dilepas_pada is null) as berkas,
       (select coalesce(sum(ukuran), 0)::bigint from berkas where dilepas_pada is null) as ukuran_berkas,
       (select count(*)::int from sesi where kedaluwarsa_pada > ${sqlSekarang()}) as sesi`
  )
}

async function bacaAntrean(): Promise<JawabanInstalasi['antrean']> {
  const baris = await sql<{ name: string; state: string; n: number }>(
    db,
    `select name, state::text as state, count(*)::int as n from ${SKEMA_ANTREAN}.job
      where state in ('created', 'retry', 'active', 'failed') group by name, state`
  )
  const jumlah = (nama: string, ...keadaan: string[]) =>
    baris
      .filter((b) => b.name === nama && keadaan.includes(b.state))
      .reduce((total, b) => total + b.n, 0)
  return (Object.keys(TUGAS) as NamaTugas[]).map((nama) => ({
    nama,
    menunggu: jumlah(nama, 'created', 'retry'),
    berjalan: jumlah(nama, 'active'),
    gagal: jumlah(nama, 'failed'),
  }))
}

/** Round trip of the smallest statement, and this machine's wall clock against the database's. */
async function bacaJam(): Promise<{ latensiMs: number; selisihMs: number }> {
  const sebelum = performance.now()
  const hasil = await sql<{ ms: number }>(
    db,
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms'
  )
  const sesudah = performance.now()
  const mesin = new Date().getTime() - (sesudah - sebelum) / 2
  return { latensiMs: sesudah - sebelum, selisihMs: Math.round(mesin - hasil[0]!.ms) }
}

function versiAplikasi(): string {
  const isi: unknown = JSON.parse(readFileSync(app.makePath('package.json'), 'utf8'))
  return String((isi as { version?: string }).version ?? '')
}

const bulat = (nilai: number, desimal = 0) => Number(nilai.toFixed(desimal))

export async function periksaInstalasi(): Promise<JawabanInstalasi> {
  const [keadaan, antrean, disk] = await Promise.all([
    bacaKeadaan(),
    bacaAntrean(),
    statfs(env.get('DATA_DIR')),
  ])
  const { latensiMs, selisihMs } = await bacaJam()
  const k = keadaan[0]!
  return {
    basisData: {
      versi: k.versi,
      ukuran: k.ukuran,
      latensiMs: bulat(latensiMs, 1),
      koneksi: k.koneksi,
      maksKoneksi: k.maks,
    },
    jurnal: {
      baris: k.jurnal,
      belumDisegel: k.belum,
      jedaDetik: bulat(Math.max(0, k.jeda ?? 0), 1),
      kepala: k.kepala,
    },
    surat: {
      antre: k.antre,
      gagal: k.gagal,
      tertuaDetik: k.tertua === null ? null : bulat(Math.max(0, k.tertua)),
    },
    antrean,
    penyimpanan: {
      disk: env.get('DRIVE_DISK') ?? 'local',
      bebas: disk.bavail * disk.bsize,
      total: disk.blocks * disk.bsize,
      jumlahBerkas: k.berkas,
      ukuranBerkas: k.ukuran_berkas,
    },
    proses: {
      versi: versiAplikasi(),
      node: process.versions.node,
      hidupDetik: bulat(process.uptime()),
      memori: process.memoryUsage.rss(),
      sesiAktif: k.sesi,
    },
    jam: {
      server: sekarang().toISO(),
      selisihMs,
      geserMs: lamaKeMilidetik(env.get('EPROC_CLOCK') || 'PT0S'),
    },
  }
}
