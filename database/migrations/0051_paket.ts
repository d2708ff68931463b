import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.js'

/**
 * Packages with HPS lines, funding, locations, KBLI, pokja and schedule (decisions §4, §5; S3 §3).
 * total_pagu is the sum of the HPS lines, kept by the use case that writes them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table paket (
        id integer generated always as identity primary key,
        kode text not null unique,
        nama text not null,
        tahun_anggaran integer not null check (tahun_anggaran between 2020 and 2035),
        satuan_kerja text not null references divisi (kode) on update cascade,
        jenis_pengadaan text not null check (jenis_pengadaan in ('BAR','KON','KOL','LAI')),
        metode_pemilihan text not null check (metode_pemilihan in ('TLA','PLA','TEN','SEL')),
        kualifikasi text check (kualifikasi in ('P','K','K2')),
        metode_evaluasi text not null,
        jenis_kontrak text not null,
        total_pagu bigint not null default 0 check (total_pagu >= 0),
        volume_pekerjaan integer not null default 1 check (volume_pekerjaan > 0),
        deskripsi text,
        is_pdn boolean not null default false,
        is_usaha_kecil boolean not null default false,
        -- kinds of vendors that may register: companies V, individuals O
        jenis_peserta text not null default 'V' check (jenis_peserta in ('V','O','VO')),
        bobot_teknis integer not null default 0 check (bobot_teknis between 0 and 100),
        bobot_harga integer not null default 100 check (bobot_harga between 0 and 100),
        passing_grade numeric(5,2) not null default 0 check (passing_grade between 0 and 100),
        pelaksanaan_kontrak_awal date,
        pelaksanaan_kontrak_akhir date,
        pelaksanaan_pemilihan_awal date,
        pelaksanaan_pemilihan_akhir date,
        file_kak text,
        file_lampiran text,
        file_lain text,
        no_arsip text,
        ppk_id integer not null references pengguna (id),
        -- approval: '' draft, S submitted, AM/RM by manajerULP; the other codes stay valid labels
        status text not null default ''
          check (status in ('','S','AM','RM','AP','RP','AU','RU','AD','RD')),
        catatan text,
        pengaju_id integer references pengguna (id),
        penyetuju_id integer references pengguna (id),
        penyunting integer[] not null default '{}',
        status_pelaksanaan text not null default 'N'
          check (status_pelaksanaan in ('N','A','S','G','U','P','B')),
        alasan text,
        diterbitkan_pada timestamptz,
        mulai_daftar timestamptz,
        selesai_daftar timestamptz,
        pokja_nomor text,
        pokja_tanggal date,
        lama_pekerjaan integer,
        jenis_hari text check (jenis_hari in ('K','R')),
        tgl_kontrak date,
        mulai_kontrak date,
        selesai_kontrak date,
        nilai_kontrak bigint,
        kunci_spmk boolean not null default false,
        paket_asal_id integer references paket (id),
        dibuat_oleh integer references pengguna (id),
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        check (bobot_teknis + bobot_harga = 100),
        check ((metode_pemilihan in ('TEN','SEL')) = (kualifikasi is not null)),
        check (nilai_kontrak is null or nilai_kontrak <= total_pagu)
      );
      create index paket_tahun on paket (tahun_anggaran, status_pelaksanaan, id desc);
      create index paket_status on paket (status, tahun_anggaran);
      create index paket_ppk on paket (ppk_id, tahun_anggaran);
      create index paket_satuan_kerja on paket (satuan_kerja, tahun_anggaran);
      ${indeksTrigram('paket', ['kode', 'nama'])}

      create table paket_hps (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id) on delete cascade,
        urut integer not null,
        uraian text not null,
        volume numeric(15,3) not null check (volume > 0),
        satuan text not null,
        harga_satuan bigint not null check (harga_satuan >= 0),
        unique (paket_id, urut)
      );
      create table paket_pendanaan (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id) on delete cascade,
        kegiatan_id integer not null references kegiatan (id),
        sumber_dana text not null check (sumber_dana in ('pmd','ekuitas')),
        asal_dana text,
        mak text,
        pagu bigint not null check (pagu > 0)
      );
      create index paket_pendanaan_paket on paket_pendanaan (paket_id);
      create index paket_pendanaan_kegiatan on paket_pendanaan (kegiatan_id);
      create table paket_lokasi (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id) on delete cascade,
        lokasi_proyek_id integer not null references lokasi_proyek (id),
        detail text,
        nilai_pekerjaan bigint,
        uraian_pekerjaan text,
        spesifikasi_pekerjaan text,
        lampiran text
      );
      create index paket_lokasi_paket on paket_lokasi (paket_id);
      create table paket_kbli (
        paket_id integer not null references paket (id) on delete cascade,
        kbli_id integer not null references kbli (id),
        primary key (paket_id, kbli_id)
      );
      create table pokja (
        paket_id integer not null references paket (id) on delete cascade,
        pengguna_id integer not null references pengguna (id),
        -- declaration of freedom from conflict of interest, before the first act
        bebas_benturan_pada timestamptz,
        primary key (paket_id, pengguna_id)
      );
      create index pokja_pengguna on pokja (pengguna_id);

      create table jadwal (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id) on delete cascade,
        urut integer not null check (urut between 1 and 40),
        kunci text not null,
        tahap text not null,
        include boolean not null default true,
        mulai timestamptz,
        selesai timestamptz,
        remark text,
        no_arsip text,
        unique (paket_id, urut),
        unique (paket_id, kunci),
        check (mulai is null or selesai is null or mulai < selesai)
      );
      create index jadwal_berjalan on jadwal (mulai, selesai) where include;
      create table jadwal_berkas (
        id integer generated always as identity primary key,
        jadwal_id integer not null references jadwal (id) on delete cascade,
        -- jadwal: files of the schedule dialog; pengumuman, penjelasan: files of a stage panel
        tipe text not null default 'jadwal',
        file text not null,
        show_vendor boolean not null default false,
        oleh_id integer references pengguna (id),
        pada timestamptz not null
      );
      create index jadwal_berkas_jadwal on jadwal_berkas (jadwal_id);
      create table jadwal_revisi (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id) on delete cascade,
        status text not null default 'menunggu' check (status in ('menunggu','disetujui','diganti')),
        lanjutkan boolean not null default false,
        pengaju_id integer not null references pengguna (id),
        diajukan_pada timestamptz not null,
        penyetuju_id integer references pengguna (id),
        disetujui_pada timestamptz
      );
      create unique index jadwal_revisi_satu on jadwal_revisi (paket_id) where status = 'menunggu';
      create table jadwal_revisi_baris (
        revisi_id integer not null references jadwal_revisi (id) on delete cascade,
        urut integer not null,
        include boolean not null,
        mulai timestamptz,
        selesai timestamptz,
        remark text,
        mulai_lama timestamptz,
        selesai_lama timestamptz,
        include_lama boolean not null,
        primary key (revisi_id, urut)
      );
      create table paket_dokumen (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id) on delete cascade,
        -- stage whose documents these are
        tahap text not null,
        jenis text not null check (jenis in ('fileSDP','fileTambahan')),
        versi_ke integer not null,
        file text not null,
        keterangan text,
        oleh_id integer not null references pengguna (id),
        pada timestamptz not null,
        unique (paket_id, tahap, jenis, versi_ke)
      );
    `)
  }

  async down() {
    this.schema
      .raw(`drop table paket_dokumen, jadwal_revisi_baris, jadwal_revisi, jadwal_berkas, jadwal,
      pokja, paket_kbli, paket_lokasi, paket_pendanaan, paket_hps, paket`)
  }
}
