/** Rows that a bench measures on: many vendors, news, and accounts with sessions. */
import { createHash, createHmac } from 'node:crypto'
import pg from 'pg'
import { jadwalAwal } from '@eproc/domain/tahap/templat'

export const JUMLAH_REKANAN = Number(process.env.BENCH_REKANAN ?? 100_000)
export const JUMLAH_LOKASI = 1000
export const JUMLAH_SESI = 64

/** Token of the n-th account of a kind. */
export const tokenBeban = (jenis: string, n: number): string =>
  `ep_${createHash('sha256').update(`${jenis}-${n}`).digest('base64url')}`

/** Fills an empty database; answers the ids of the accounts and vendors with sessions. */
export async function seedLoad(
  urlPemilik: string,
  appKey: string
): Promise<{
  staf: number[]
  rekanan: { penggunaId: number; rekananId: number }[]
  lokasi: number
  paket: number
}> {
  const klien = new pg.Client({ connectionString: urlPemilik })
  await klien.connect()
  try {
    await klien.query(`
      create table lantai_unggah (id bigint generated always as identity primary key, jalur text, sha256 text);
      grant all on lantai_unggah to eproc_aplikasi;
      insert into pengguna (login, email, nama, peran, diaktifkan_pada)
        select 'beban' || n, 'beban' || n || '@contoh.example',
               'Direktur ' || md5(n::text), 'vendor', clock_timestamp() from generate_series(1, ${JUMLAH_REKANAN}) n;
      insert into rekanan (pengguna_id, jenis, no_registrasi, nama, status)
        select id, 'V', 'V-2026-' || lpad(id::text, 7, '0'),
               (array['PT','CV','Koperasi'])[1 + id % 3] || ' ' ||
               (array['Karya','Bangun','Citra','Mitra','Sinar','Graha','Adi','Duta'])[1 + id % 8] || ' ' || left(md5(id::text), 8),
               (array['N','V','A','A','E'])[1 + id % 5]
          from pengguna where login like 'beban%';
      insert into data_perusahaan (rekanan_id, npwp, alamat, kodepos, telepon, provinsi, kabkod, bentuk, file_formulir, file_non_pkp)
        select id, lpad(id::text, 15, '0'), 'Jalan Uji No. ' || id, '12345', '021' || id, '31', '3171', 'pt', 'berkas/x', 'berkas/y'
          from rekanan;
      insert into pengguna (login, email, nama, peran, diaktifkan_pada)
        select 'staf' || n, 'staf' || n || '@contoh.example', 'Staf ' || n, 'operatorULP', clock_timestamp()
          from generate_series(0, ${JUMLAH_SESI - 1}) n;
      insert into lokasi_proyek (kode, nama, lokasi)
        select 'L' || n, 'Lokasi ' || n, 'Alamat ' || n from generate_series(1, ${JUMLAH_LOKASI}) n;
      insert into berita (judul, isi, tipe, dibuat_pada)
        select 'Pengumuman ' || n, repeat('Isi pengumuman. ', 20), 'I', clock_timestamp() - n * interval '1 hour'
          from generate_series(1, 500) n;
    `)
    await klien.query('vacuum analyze')
    const staf = await klien.query<{ id: number }>(
      `select id from pengguna where login like 'staf%' order by id`
    )
    const rekanan = await klien.query<{ penggunaId: number; rekananId: number }>(
      `select pengguna_id as "penggunaId", id as "rekananId" from rekanan order by id limit ${JUMLAH_SESI}`
    )
    const lokasi = await klien.query<{ id: number }>('select min(id) as id from lokasi_proyek')
    for (let n = 0; n < JUMLAH_SESI; n++) {
      for (const [jenis, id] of [
        ['staf', staf.rows[n]!.id],
        ['rekanan', rekanan.rows[n]!.penggunaId],
      ] as const) {
        await klien.query(
          `insert into sesi (hash, pengguna_id, dibuat_pada, terakhir_pada, kedaluwarsa_pada)
           values ($1, $2, clock_timestamp(), clock_timestamp(), clock_timestamp() + interval '1 day')`,
          [
            createHmac('sha256', appKey)
              .update(`sesi\n${tokenBeban(jenis, n)}`)
              .digest(),
            id,
          ]
        )
      }
    }
    return {
      staf: staf.rows.map((b) => b.id),
      rekanan: rekanan.rows,
      lokasi: lokasi.rows[0]!.id,
      paket: await paketValues(
        klien,
        staf.rows[0]!.id,
        rekanan.rows.map((b) => b.rekananId)
      ),
    }
  } finally {
    await klien.end()
  }
}

/** A KTEN in which these vendors may hand in offers for a day. */
async function paketValues(
  klien: pg.Client,
  ppkId: number,
  peserta: readonly number[]
): Promise<number> {
  const { rows } = await klien.query<{ id: number }>(
    `insert into paket (kode, nama, tahun_anggaran, satuan_kerja, jenis_pengadaan, metode_pemilihan, kualifikasi,
       metode_evaluasi, jenis_kontrak, total_pagu, ppk_id, status, status_pelaksanaan, diterbitkan_pada)
     select 'PKT-BEBAN', 'Paket beban', 2026, min(kode), 'KON', 'TEN', 'K', 'REN', 'HST', 1000000000, $1, 'AM', 'A',
            clock_timestamp() from divisi returning id`,
    [ppkId]
  )
  const paket = rows[0]!.id
  const tahap = jadwalAwal('TEN', 'K', 'KON')
  const kini = tahap.findIndex((t) => t.kunci === 'pemasukan')
  await klien.query(
    `insert into jadwal (paket_id, urut, kunci, tahap, include, mulai, selesai)
     select $1, urut, kunci, tahap, include, clock_timestamp() + letak * interval '1 day' - interval '1 hour',
            clock_timestamp() + letak * interval '1 day' + interval '22 hours'
       from jsonb_to_recordset($2::jsonb)
         as b(urut int, kunci text, tahap text, include boolean, letak int)`,
    [paket, JSON.stringify(tahap.map((t, i) => ({ ...t, letak: i - kini })))]
  )
  await klien.query(
    `insert into peserta (paket_id, rekanan_id, nomor, terdaftar_pada, pakta_teks, pakta_pada)
     select $1, id, row_number() over (), clock_timestamp(), 'Pakta', clock_timestamp()
       from unnest($2::int[]) as id`,
    [paket, peserta]
  )
  return paket
}
