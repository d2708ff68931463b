import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import type { Client } from 'pg'

/** Days before the seeding, so that the demonstration always looks current. */
const BERITA: readonly [tipe: 'I' | 'B', hariLalu: number, judul: string, isi: string][] = [
  [
    'I',
    2,
    'Pembaruan data rekanan tahun berjalan',
    `Seluruh rekanan diminta memeriksa kembali masa berlaku ijin usaha dan bukti pajak pada portal ini.

- Ijin usaha yang akan berakhir dalam 60 hari agar diperpanjang dan diunggah kembali.
- Bukti pajak memakai SPT tahunan terakhir.
- Perubahan pengurus atau pemilik disertai akta perubahan terakhir.

Bagian yang diubah akan diverifikasi ulang; status Aktif tidak hilang selama menunggu.`,
  ],
  [
    'I',
    9,
    'Jam layanan bagian pengadaan selama libur nasional',
    `Bagian pengadaan tidak melayani tatap muka pada hari libur nasional. Portal tetap dapat digunakan, dan **batas waktu setiap tahap tidak berubah**: yang berlaku adalah jam server.`,
  ],
  [
    'I',
    23,
    'Nomor Induk Berusaha wajib bagi rekanan perusahaan',
    `Setiap rekanan perusahaan wajib mengunggah NIB beserta KBLI yang tercantum di dalamnya. Rekanan yang belum melengkapi NIB tidak dapat diverifikasi.

Petunjuk pengisian dapat dibaca di halaman [Prosedur Pendaftaran](/prosedur).`,
  ],
  [
    'B',
    4,
    'Sosialisasi portal pengadaan bagi rekanan baru',
    `Bagian pengadaan menyelenggarakan sosialisasi pengisian data dan pemasukan penawaran secara elektronik.

## Yang dibahas

1. Pendaftaran, aktivasi, dan pengisian data perusahaan
2. Kelengkapan dokumen yang paling sering dikembalikan
3. Tahapan tender dan batas waktunya

Sosialisasi tidak dipungut biaya.`,
  ],
  [
    'B',
    17,
    'Waspada penipuan yang mengatasnamakan panitia pengadaan',
    `Pendaftaran rekanan dan keikutsertaan dalam pengadaan **tidak dipungut biaya apa pun**. Abaikan permintaan uang yang mengatasnamakan panitia, dan laporkan kepada kami melalui halaman [Kontak](/kontak).`,
  ],
]

const KEBIJAKAN = `Kebijakan ini berlaku bagi setiap rekanan, baik perusahaan maupun perseorangan, yang terdaftar pada portal pengadaan.

## Kejujuran dan integritas

1. Data dan dokumen yang disampaikan harus benar, sah, dan masih berlaku.
2. Rekanan tidak menawarkan, memberi, atau menjanjikan imbalan dalam bentuk apa pun kepada pegawai dan panitia.
3. Rekanan tidak bersekongkol dengan peserta lain untuk mengatur harga atau pemenang.

## Kewajiban rekanan

- Memperbarui data paling lambat 14 hari setelah terjadi perubahan.
- Menjaga kerahasiaan User ID dan password; setiap tindakan dengan akun rekanan menjadi tanggung jawab rekanan.
- Mematuhi ketentuan ketenagakerjaan, keselamatan kerja, dan lingkungan hidup.

## Pelindungan data pribadi

Data pribadi diproses sesuai Undang-Undang Nomor 27 Tahun 2022 dan hanya dipakai untuk pendaftaran, verifikasi, dan pelaksanaan pengadaan.

## Sanksi

Pelanggaran dikenai teguran, pembatalan keikutsertaan, sampai pencantuman dalam daftar hitam.`

/** Invented announcements, news and a vendor policy; nothing is touched once there is any. */
export async function seedDemoBerita(db: Client): Promise<void> {
  await db.query(
    `insert into berita (tipe, judul, isi, dibuat_pada, diubah_pada)
     select tipe, judul, isi, saat, saat
       from unnest($1::text[], $2::int[], $3::text[], $4::text[]) as b (tipe, hari, judul, isi),
            lateral (select ${sqlNow()} - make_interval(days => b.hari) as saat) w
      where not exists (select from berita)`,
    [0, 1, 2, 3].map((i) => BERITA.map((baris) => baris[i]))
  )
  await db.query(
    `update kebijakan_vendor set isi = $1, diubah_pada = ${sqlNow()} where id = 1 and isi = ''`,
    [KEBIJAKAN]
  )
}
