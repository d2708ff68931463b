/**
 * `npm run bench -- reports`: the calls of reports, work orders and monitors over 50,000 packages of one year, in
 * milliseconds. `--tinggal` leaves everything running and prints the database's address, to look at plans.
 */
import { createHash, createHmac } from 'node:crypto'
import pg from 'pg'
import { jadwalAwal } from '@eproc/domain/tahap/templat'
import { ownWorld, startServer } from '../lib/server.ts'

const PAKET = 50_000
const TENDER = 20_000
const REKANAN = 2000
const TAHUN = new Date().getFullYear()
const TOKEN = `ep_${createHash('sha256').update('ulp').digest('base64url')}`
const KALI = 5

const ALAMAT = [
  `/api/laporan/dasbor/${TAHUN}`,
  '/api/spk',
  '/api/spk?perHalaman=20&q=Paket+1',
  '/rest/paket?range=[0,19]&sort=["id","DESC"]&filter={"q":"Paket 1"}',
  `/rest/laporan-rup?range=[0,4]&filter={"tahun":${TAHUN}}`,
  `/rest/laporan-paket?range=[0,9]&filter={"tahun":${TAHUN}}`,
  '/monitor2/proses/all?perHalaman=10',
  '/monitor2/monitor-kontrak/all?perHalaman=10',
  '/api/tender/proses?perHalaman=10',
]

/** What SQL can make in one go; rules of the product are not asked. */
async function fill(url: string, appKey: string): Promise<void> {
  const klien = new pg.Client({ connectionString: url })
  await klien.connect()
  const tahap = jadwalAwal('TEN', 'K', 'KON')
  try {
    await klien.query(`
      insert into pengguna (login, email, nama, peran, diaktifkan_pada)
        select 'r' || n, 'r' || n || '@contoh.example', 'Direktur ' || n, 'vendor', clock_timestamp()
          from generate_series(1, ${REKANAN}) n;
      insert into rekanan (pengguna_id, jenis, no_registrasi, nama, status)
        select id, 'V', 'V-2026-' || lpad(id::text, 7, '0'), 'PT ' || left(md5(id::text), 8), 'A'
          from pengguna where peran = 'vendor';
      insert into pengguna (login, email, nama, peran, diaktifkan_pada)
        select 'ulp', 'ulp@contoh.example', 'Admin ULP', 'operatorULP', clock_timestamp();
      insert into coa (kode, nama) values ('1.3.01.02', 'Bangunan');
      insert into program (kode, nama, divisi_kode, tahun_anggaran)
        select 'PRG-' || kode, 'Program ' || nama, kode, ${TAHUN} from divisi;
      insert into kegiatan (kode, nama, program_id, coa_id, jenis_pengadaan, divisi_kode, ppk_id, pagu, tahun_anggaran,
          status, persetujuan)
        select 'K-' || n, 'Kegiatan ' || n, p.id, (select id from coa limit 1), 'KON', p.divisi_kode,
               (select id from pengguna where login = 'ulp'), 5000000000, ${TAHUN}, 'U', 'AD'
          from generate_series(1, 20000) n
          join (select id, divisi_kode, row_number() over (order by id) - 1 as ke, count(*) over () as semua from program) p
            on p.ke = n % p.semua;
      insert into tender (kode, nama, tahun_anggaran, status, dibuat_oleh, dibuat_pada, diubah_pada)
        select 'T-' || n, 'Tender paket ' || n, ${TAHUN}, 'T1', (select id from pengguna where login = 'ulp'),
               clock_timestamp(), clock_timestamp() from generate_series(1, ${TENDER}) n;
      insert into paket (kode, nama, tahun_anggaran, satuan_kerja, jenis_pengadaan, metode_pemilihan, kualifikasi,
          metode_evaluasi, jenis_kontrak, total_pagu, ppk_id, status, status_pelaksanaan, diterbitkan_pada, tender_id,
          nilai_kontrak, dibuat_pada)
        select 'PKT-' || n, 'Paket ' || n, ${TAHUN}, k.divisi_kode, 'KON', 'TEN', 'K', 'REN', 'HST', 1000000000, k.ppk_id,
               'AM', (array['A','S','A','G','S'])[1 + n % 5], clock_timestamp(), case when n <= ${TENDER} then n end,
               case when n % 5 in (1, 4) then 900000000 end, clock_timestamp() - (n % 300) * interval '1 day'
          from generate_series(1, ${PAKET}) n join kegiatan k on k.kode = 'K-' || (1 + n % 20000);
      insert into paket_pendanaan (paket_id, kegiatan_id, sumber_dana, pagu)
        select p.id, k.id, 'pmd', 1000000000 from paket p join kegiatan k on k.kode = 'K-' || (1 + p.id % 20000);
      insert into peserta (paket_id, rekanan_id, nomor, terdaftar_pada, pakta_teks, pakta_pada)
        select p.id, r.id, x.n, clock_timestamp(), 'Pakta', clock_timestamp()
          from paket p cross join lateral generate_series(1, p.id % 7) x(n)
          join (select id, row_number() over (order by id) - 1 as ke from rekanan) r
            on r.ke = (p.id * 7 + x.n) % ${REKANAN};
      insert into pembukaan (paket_id, tahap, peminta_id, diminta_pada, pengesah_id, disahkan_pada)
        select id, 'pembukaan', ppk_id, clock_timestamp(), ppk_id, clock_timestamp() from paket
         where status_pelaksanaan in ('S', 'G');
    `)
    await klien.query(
      `insert into jadwal (paket_id, urut, kunci, tahap, include, mulai, selesai)
       select p.id, b.urut, b.kunci, b.tahap, b.include, clock_timestamp() + (b.urut - 1 - p.id % 40) * interval '3 days',
              clock_timestamp() + (b.urut - p.id % 40) * interval '3 days' - interval '1 hour'
         from paket p cross join jsonb_to_recordset($1::jsonb) as b(urut int, kunci text, tahap text, include boolean)`,
      [JSON.stringify(tahap)]
    )
    await klien.query(`
      insert into jadwal_revisi (paket_id, status, pengaju_id, diajukan_pada, penyetuju_id, disetujui_pada)
        select id, 'disetujui', ppk_id, clock_timestamp(), ppk_id, clock_timestamp() from paket where id % 5 = 0;
      insert into jadwal_revisi_baris (revisi_id, urut, include, mulai, selesai, mulai_lama, selesai_lama, include_lama)
        select v.id, j.urut, j.include, j.mulai, j.selesai, j.mulai - interval '2 days', j.selesai - interval '3 days', true
          from jadwal_revisi v join jadwal j on j.paket_id = v.paket_id;
    `)
    await klien.query('vacuum analyze')
    await klien.query(
      `insert into sesi (hash, pengguna_id, dibuat_pada, terakhir_pada, kedaluwarsa_pada)
       select $1, id, clock_timestamp(), clock_timestamp(), clock_timestamp() + interval '1 day'
         from pengguna where login = 'ulp'`,
      [createHmac('sha256', appKey).update(`sesi\n${TOKEN}`).digest()]
    )
  } finally {
    await klien.end()
  }
}

const world = await ownWorld({ cepat: true })
await fill(world.postgres.urlPemilik, world.env.APP_KEY!)
const server = await startServer({ env: { ...world.env, NODE_ENV: 'production' } })
try {
  for (const path of ALAMAT) {
    const times: number[] = []
    let last = ''
    for (let turn = 0; turn <= KALI; turn++) {
      const started = performance.now()
      const answer = await fetch(`${server.url}${path}`, {
        headers: { authorization: `Bearer ${TOKEN}`, accept: 'application/json' },
      })
      last = `${answer.status} ${((await answer.text()).length / 1024).toFixed(1)} kB`
      if (turn > 0) times.push(performance.now() - started)
    }
    const sorted = times.toSorted((a, b) => a - b)
    process.stdout.write(
      `${sorted[KALI >> 1]!.toFixed(0).padStart(6)} ms (${sorted[0]!.toFixed(0)}–${sorted.at(-1)!.toFixed(0)})  ${last.padEnd(14)} ${path}\n`
    )
  }
  if (process.argv.includes('--tinggal')) {
    process.stdout.write(`${world.postgres.urlPemilik}\n${server.url}\n`)
    await new Promise(() => {})
  }
} finally {
  await server.henti()
  await world.bersihkan()
}
process.exit(0)
