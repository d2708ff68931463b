/** Packages and what happens to them, as inserts over a row's number. */
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import type { Shapes, Step } from './large_shapes.ts'

/** Of a package's number: running, finished, failed, cancelled, or not yet published. */
const STATUS = (s: Shapes) => `case
  when ${s.yearOf(s.activity('n'))} < ${s.last} then (array['S','S','S','S','S','S','S','S','G','B'])[1 + n / 3 % 10]
  when n % 40 < 4 then 'N' when n % 40 < 12 then 'A' when n % 40 = 12 then 'P' when n % 40 = 13 then 'G' else 'S' end`
const APPROVAL = (s: Shapes) => `case
  when ${s.yearOf(s.activity('n'))} < ${s.last} or n % 40 > 2 then 'AM' when n % 400 = 1 then 'S' when n % 40 = 2 then '' else 'AM' end`
/** When vendors could first register: this year in the last months, before spread over the year. */
const BEGIN = (s: Shapes) =>
  `(make_date(${s.yearOf(s.activity('n'))}::int, 1, 10) + (n % 300)::int * interval '1 day')`

const ANNOUNCING = [
  ...new Set(
    KODE_TEMPLAT.flatMap((kode) =>
      TEMPLAT[kode].filter((t) => t.umumkan).map((t) => `'${t.kunci}'`)
    )
  ),
].join()

export const packages = (s: Shapes): Step[] => [
  [
    'paket',
    s.packages,
    `(id, kode, nama, tahun_anggaran, satuan_kerja, jenis_pengadaan, metode_pemilihan, kualifikasi, metode_evaluasi, jenis_kontrak,
       total_pagu, ppk_id, status, status_pelaksanaan, diterbitkan_pada, tender_id, nilai_kontrak, tgl_kontrak, mulai_kontrak,
       selesai_kontrak, dibuat_pada) overriding system value
     select n, 'PKT-' || n, (array['Pembangunan','Pengadaan','Perawatan','Jasa','Renovasi'])[1 + n % 5] || ' ' ||
              (array['gedung','jalan','taman','pasar','rusun','drainase','lift'])[1 + n % 7] || ' ' || left(md5(n::text), 6),
            ${s.yearOf(s.activity('n'))}, ${s.code(s.activity('n'))}, (array['BAR','KON'])[1 + n % 2], (array['PLA','TEN'])[1 + n / 7 % 2],
            case when n / 7 % 2 = 1 then 'K' end, 'REN', 'HST', 1000000000 + n % 1000 * 1000000, ${s.ppk(s.activity('n'))},
            x.status, x.pelaksanaan, case when x.pelaksanaan <> 'N' then ${BEGIN(s)} end,
            case when n / 7 % 2 = 1 and x.pelaksanaan <> 'N' then n end,
            case when x.pelaksanaan = 'S' then 900000000 end, case when x.pelaksanaan = 'S' then (${BEGIN(s)} + interval '70 days')::date end,
            case when x.pelaksanaan = 'S' then (${BEGIN(s)} + interval '75 days')::date end,
            case when x.pelaksanaan = 'S' then (${BEGIN(s)} + interval '250 days')::date end, ${BEGIN(s)} - interval '20 days'
       from n cross join lateral (select ${APPROVAL(s)} as status, ${STATUS(s)} as pelaksanaan) x`,
  ],
  [
    'tender',
    s.packages,
    `(id, kode, nama, tahun_anggaran, status, dibuat_oleh, dibuat_pada, diubah_pada) overriding system value
     select p.id, 'T-' || p.id, p.nama, p.tahun_anggaran, 'T1', p.ppk_id,
            p.dibuat_pada, p.dibuat_pada from n join paket p on p.id = n where p.tender_id is not null`,
  ],
  [
    'paket_hps',
    s.packages * 10,
    `(paket_id, urut, uraian, volume, satuan, harga_satuan)
     select (n + 9) / 10, 1 + (n - 1) % 10, 'Pekerjaan ' || n % 977, 10, 'm3', 10000000 from n`,
  ],
  [
    'paket_pendanaan',
    s.packages,
    `(paket_id, kegiatan_id, sumber_dana, pagu) select n, ${s.activity('n')}, 'pmd', 1000000000 from n`,
  ],
  ['paket_lokasi', s.packages, `(paket_id, lokasi_proyek_id) select n, 1 from n`],
  [
    'pokja',
    s.packages * 3,
    `(paket_id, pengguna_id, bebas_benturan_pada)
     select (n + 2) / 3, ${s.vendors} + 4 * (((n + 2) / 3 + (n % 3) * 7) % ${s.staff >> 2}) + 1, clock_timestamp() from n on conflict do nothing`,
  ],
]

export const running = (s: Shapes): Step[] => [
  [
    'jadwal',
    s.packages,
    `(paket_id, urut, kunci, tahap, include, mulai, selesai, berjalan)
     select p.id, b.urut, b.kunci, b.tahap, b.include, x.awal + b.urut * x.lama, x.awal + (b.urut + 1) * x.lama - interval '1 hour',
            p.status_pelaksanaan in ('A', 'P')
       from n join paket p on p.id = n and p.status_pelaksanaan <> 'N'
       cross join lateral (select case when p.status_pelaksanaan in ('A', 'P')
           then clock_timestamp() - (n % 12 + 1) * interval '3 days' else p.diterbitkan_pada end as awal, interval '3 days' as lama) x
       join ukuran_tahap b on b.metode = p.metode_pemilihan`,
  ],
  [
    'peserta',
    s.packages * 3,
    `(paket_id, rekanan_id, nomor, terdaftar_pada, pakta_teks, pakta_pada)
     select p.id, (p.id * 7 + x.ke * 11) % ${s.vendors} + 1, 1 + x.ke, p.diterbitkan_pada, 'Pakta', p.diterbitkan_pada
       from n join lateral (select (n + 2) / 3 as paket, (n % 3)::int as ke) x on true
       join paket p on p.id = x.paket and p.status_pelaksanaan <> 'N'`,
  ],
  [
    'pembukaan',
    s.packages,
    `(paket_id, tahap, peminta_id, diminta_pada, pengesah_id, disahkan_pada)
     select p.id, 'pembukaan', p.ppk_id, t.pada, p.ppk_id, t.pada
       from n join paket p on p.id = n and p.status_pelaksanaan = 'S'
       cross join lateral (select least(p.diterbitkan_pada + interval '20 days', clock_timestamp()) as pada) t`,
  ],
  [
    'evaluasi',
    s.packages * 3,
    `(paket_id, rekanan_id, lulus_kualifikasi, nilai_penawaran, total_nilai, urutan, diubah_pada)
     select p.id, (p.id * 7 + x.ke * 11) % ${s.vendors} + 1, true, 900000000 + x.ke, 90 - x.ke, 1 + x.ke,
            p.diterbitkan_pada + interval '30 days'
       from n join lateral (select (n + 2) / 3 as paket, (n % 3)::int as ke) x on true
       join paket p on p.id = x.paket and p.status_pelaksanaan = 'S'`,
  ],
  [
    'penetapan',
    s.packages,
    `(paket_id, tahap, isi, pengusul_id, diusulkan_pada, penegas_id, ditegaskan_pada, status)
     select p.id, case p.metode_pemilihan when 'PLA' then 'pembukaan' when 'TLA' then 'penetapan-penyedia' else 'penetapan' end,
            '[]', p.ppk_id, t.pada - interval '1 day', p.ppk_id, t.pada, 'tegas'
       from n join paket p on p.id = n and p.status_pelaksanaan = 'S'
       cross join lateral (select least(p.diterbitkan_pada + interval '31 days', clock_timestamp() - n % 1000 * interval '1 minute') as pada) t`,
  ],
  [
    'jadwal_revisi',
    s.packages,
    `(paket_id, status, pengaju_id, diajukan_pada, penyetuju_id, disetujui_pada)
     select p.id, 'disetujui', p.ppk_id, p.diterbitkan_pada, p.ppk_id, p.diterbitkan_pada
       from n join paket p on p.id = n and p.status_pelaksanaan <> 'N' and n % 10 = 0`,
  ],
  [
    'rilis_ocds',
    s.packages,
    `(paket_id, ocid, nomor, peristiwa, tag, tanggal, tahun, isi, sha256, dibuat_pada)
     select p.id, 'ocds-uji-' || p.id, 1, 'terbit', '{tender}', p.diterbitkan_pada, p.tahun_anggaran, t.isi::json,
            encode(sha256(convert_to(t.isi, 'UTF8')), 'hex'), clock_timestamp()
       from n join paket p on p.id = n and p.status_pelaksanaan <> 'N'
       cross join lateral (select '{"ocid":"ocds-uji-' || p.id || '","id":"' || p.id || '-1","tag":["tender"]}' as isi) t`,
  ],
  // All that a server would have told while it happened: otherwise it tells it for hours beside what is measured.
  [
    'pengumuman_hasil',
    s.packages,
    `(paket_id, tahap, pada)
     select j.paket_id, j.kunci, j.mulai from n join jadwal j on j.paket_id = n
      where j.include and j.mulai <= clock_timestamp() and j.kunci in (${ANNOUNCING})`,
  ],
  [
    'jurnal',
    s.packages * 2,
    `(waktu, pelaku_id, pelaku_nama, peran, aksi, objek, objek_id, rincian)
     select clock_timestamp() - (${s.packages * 2} - n) * interval '1 minute', ${s.ppk('n')}, 'Staf', 'ppk', 'paket.terbit', 'paket',
            ((n + 1) / 2)::text, '{"kode": "PKT"}' from n`,
  ],
  [
    'notifikasi',
    s.packages * 3,
    `(penerima_id, nama_pengirim, pesan, tautan, tgl_tampil)
     select 1 + n % ${s.vendors}, 'Sistem', 'Paket ' || n || ' diumumkan', '/vendor', clock_timestamp() - n % 5000 * interval '1 hour' from n`,
  ],
  [
    'berkas',
    s.packages,
    `(id, jalur, nama_asli, ukuran, sha256, mime, kelas, objek, objek_id, dibuat_pada)
     select gen_random_uuid(), 'berkas/uk/' || n, 'dokumen.pdf', 1000, md5(n::text), 'application/pdf', 'paket', 'paket', n, clock_timestamp() from n`,
  ],
]
