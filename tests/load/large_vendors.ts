/** Accounts, vendors with their dossiers, and the plan, as inserts over a row's number. */
import type { Shapes, Step } from './large_shapes.ts'

export const people = ({ vendors, staff }: Shapes): Step[] => [
  [
    'pengguna',
    vendors,
    `(id, login, email, nama, peran, diaktifkan_pada) overriding system value
     select n, 'r' || n, 'r' || n || '@contoh.example', 'Direktur ' || n, case when n % 10 = 0 then 'person' else 'vendor' end,
            clock_timestamp() from n`,
  ],
  [
    'pengguna',
    staff,
    `(id, login, email, nama, peran, diaktifkan_pada, divisi_kode) overriding system value
     select ${vendors} + n, 's' || n, 's' || n || '@contoh.example', 'Staf ' || n,
            (array['operatorULP','ppk','operator','manajer'])[1 + (n - 1) % 4], clock_timestamp(),
            (select kode from ukuran_divisi where ke = n % (select count(*) from ukuran_divisi)) from n`,
  ],
  [
    'rekanan',
    vendors,
    `(id, pengguna_id, jenis, no_registrasi, nama, status, blacklist, blacklist_tgl_mulai, nomor_sertifikat, sertifikat_pada,
       menunggu_sejak, dibuat_pada) overriding system value
     select n, n, case when n % 10 = 0 then 'O' else 'V' end, 'V-' || lpad(n::text, 9, '0'),
            (array['PT','CV','Koperasi'])[1 + n % 3] || ' ' ||
              (array['Karya','Bangun','Citra','Mitra','Sinar','Graha','Adi','Duta'])[1 + n % 8] || ' ' || left(md5(n::text), 8),
            case when n % 50 = 0 then 'V' when n % 20 = 3 then 'N' when n % 20 = 7 then 'E' else 'A' end,
            n % 500 = 1, case when n % 500 = 1 then current_date - 10 end,
            case when n % 20 not in (3, 7, 0) then 'S-' || n end, case when n % 20 not in (3, 7, 0) then clock_timestamp() end,
            case when n % 50 = 0 then clock_timestamp() - n % 30 * interval '1 hour' end,
            clock_timestamp() - (n % 2000) * interval '1 day' from n`,
  ],
]

export const dossiers = ({ vendors }: Shapes): Step[] => [
  [
    'data_perusahaan',
    vendors,
    `(rekanan_id, npwp, alamat, kodepos, telepon, provinsi, kabkod, bentuk, file_formulir, file_non_pkp)
     select n, lpad(n::text, 15, '0'), 'Jalan Uji No. ' || n, '12345', '021' || n, '31', '3171', 'pt', 'berkas/x', 'berkas/y'
       from n where n % 10 <> 0`,
  ],
  [
    'data_pribadi',
    vendors,
    `(rekanan_id, alamat, provinsi, kabkod, kodepos, telepon, no_ktp, npwp, file_ktp, file_npwp, file_formulir)
     select n, 'Jalan Uji No. ' || n, '31', '3171', '12345', '021' || n, lpad(n::text, 16, '3'), lpad(n::text, 15, '0'),
            'berkas/x', 'berkas/y', 'berkas/z' from n where n % 10 = 0`,
  ],
  [
    'ijin_usaha',
    vendors * 2,
    `(id, rekanan_id, jenis, nomor, berlaku, instansi, kualifikasi, dokumen) overriding system value
     select n, (n + 1) / 2, (array['SIUP','SBU'])[1 + n % 2], 'I-' || n, current_date - 100 + (n % 2000)::int, 'Dinas ' || n % 30, 'K',
            'berkas/i' from n`,
  ],
  [
    'ijin_kbli',
    vendors * 2,
    `(ijin_id, kbli_id) select n, k.id from n join lateral (select id from ukuran_kbli where ke = n % 500) k on true`,
  ],
  [
    'akta',
    vendors,
    `(rekanan_id, akta_a_no, akta_a_tgl, akta_a_notaris, akta_a_doc) select n, 'A-' || n, '2015-01-01', 'Notaris', 'berkas/a' from n`,
  ],
  [
    'pemilik',
    vendors * 2,
    `(rekanan_id, nama, no_ktp, alamat, saham, satuan, file_ktp)
     select (n + 1) / 2, 'Pemilik ' || n, lpad(n::text, 16, '1'), 'Jalan ' || n, 50, 'P', 'berkas/k' from n`,
  ],
  [
    'pengurus',
    vendors * 2,
    `(rekanan_id, nama, no_ktp, npwp, alamat, jabatan, dok_ktp)
     select (n + 1) / 2, 'Pengurus ' || n, lpad(n::text, 16, '2'), lpad(n::text, 15, '1'), 'Jalan ' || n, 'Direktur', 'berkas/k' from n`,
  ],
  [
    'pengalaman',
    vendors * 2,
    `(rekanan_id, nama_kontrak, lokasi, instansi, alamat, telepon, no_kontrak, nilai_kontrak, persentase, tgl_pelaksanaan,
       tgl_selesai_kontrak, keterangan, dokumen)
     select (n + 1) / 2, 'Pekerjaan ' || n, 'Jakarta', 'Dinas', 'Jalan', '021', 'K-' || n, 1000000 * (1 + n % 900), 100,
            '2022-01-01', '2022-12-01', 'Selesai', 'berkas/p' from n`,
  ],
  [
    'pajak',
    vendors * 3,
    `(rekanan_id, jenis, masa, nomor_terima, tanggal_terima, dokumen)
     select (n + 2) / 3, 'PPh 25', '2025', 'P-' || n, '2026-01-15', 'berkas/t' from n`,
  ],
]

export const plan = ({
  programs,
  activities,
  yearOf,
  code,
  program,
  ppk,
  last,
}: Shapes): Step[] => [
  [
    'program',
    programs,
    `(id, kode, nama, divisi_kode, tahun_anggaran) overriding system value
     select n, 'PRG-' || n, 'Program ' || n, ${code('n - 1')}, ${yearOf('n - 1')} from n`,
  ],
  [
    'kegiatan',
    activities,
    `(id, kode, nama, program_id, coa_id, jenis_pengadaan, divisi_kode, ppk_id, pagu, tahun_anggaran, status, persetujuan)
     overriding system value
     select n, 'K-' || n, 'Kegiatan ' || left(md5(n::text), 6) || ' ' || n, ${program('n')}, 1, (array['BAR','KON','KOL','LAI'])[1 + n % 4],
            ${code('n')}, ${ppk('n')}, 5000000000, ${yearOf('n')}, 'U',
            case when ${yearOf('n')} = ${last} and n % 300 = 0 then 'S' else 'AD' end from n`,
  ],
]
