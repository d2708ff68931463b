import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Whose session wrote a row of the journal (ADR 0050). Whoever has the application's login may still write rows, but not
 * in another's name: that takes the hash of a living session's token, which this login cannot read (grants in
 * `bin/prepare.ts`), and a session that is made for the purpose is itself told, by the database. Name and role are the
 * account's, not the writer's. Deeds that come before a session, and files that a signed address opens, have none.
 */
const WITHOUT_SESSION = [
  'akun.aktifkan',
  'akun.daftar',
  'akun.kirim_ulang_aktivasi',
  'akun.minta_reset',
  'akun.reset_sandi',
  'arsip.unduh',
  'berkas.buka',
  'data_pribadi.buka',
]

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table jurnal add column sesi_id bigint;
      -- how the second step of the login was passed; null without one
      alter table sesi add column langkah text;

      create function sesi_menurut_hash(dicari bytea) returns bigint
        language sql stable security definer set search_path = public, pg_temp
        as $$ select id from sesi where hash = dicari $$;

      create function sesi_penulis() returns table (sesi_id bigint, pengguna_id integer, nama text, peran text)
        language sql stable security definer set search_path = public, pg_temp
        as $$
          select s.id, p.id, p.nama, p.peran
            from sesi s join pengguna p on p.id = s.pengguna_id
           where s.hash = decode(coalesce(current_setting('eproc.sesi', true), ''), 'hex')
        $$;

      -- The owner of the tables may do what migrations and sample data need.
      create function milik_pemilik(tabel oid) returns boolean language sql stable as $$
        select current_user <> 'eproc_aplikasi'
           and pg_has_role(current_user, (select relowner from pg_class where oid = tabel), 'MEMBER')
      $$;

      create function jurnal_atas_nama() returns trigger language plpgsql as $$
      declare penulis record;
      begin
        if milik_pemilik(tg_relid) then return new; end if;
        new.sesi_id := null;
        if new.pelaku_id is null then
          if new.pelaku_nama <> 'Sistem' or new.peran <> 'sistem' then
            raise exception 'jurnal: baris tanpa pelaku adalah milik Sistem' using errcode = '42501';
          end if;
          return new;
        end if;
        select * into penulis from sesi_penulis();
        if found and penulis.pengguna_id = new.pelaku_id then
          new.sesi_id := penulis.sesi_id;
          new.pelaku_nama := penulis.nama;
          new.peran := penulis.peran;
        elsif new.aksi <> all ('{${WITHOUT_SESSION.join(',')}}'::text[]) then
          raise exception 'jurnal: % tanpa sesi pengguna %', new.aksi, new.pelaku_id using errcode = '42501';
        end if;
        return new;
      end $$;
      create trigger jurnal_atas_nama before insert on jurnal
        for each row execute function jurnal_atas_nama();

      create function sesi_tercatat() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        insert into jurnal (waktu, pelaku_id, pelaku_nama, peran, aksi, objek, objek_id, rincian, alamat_ip, sesi_id)
        select new.dibuat_pada, p.id, p.nama, p.peran, 'sesi.masuk', 'sesi', new.id::text,
               jsonb_strip_nulls(jsonb_build_object('langkahKedua', new.langkah)), new.alamat_ip, new.id
          from pengguna p where p.id = new.pengguna_id;
        return null;
      end $$;
      create trigger sesi_tercatat after insert on sesi for each row execute function sesi_tercatat();

      alter table jurnal_segel drop constraint jurnal_segel_versi_check,
        add constraint jurnal_segel_versi_check check (versi in (1, 2, 3));
    `)
  }

  async down() {
    this.schema.raw(`
      drop trigger sesi_tercatat on sesi; drop function sesi_tercatat();
      drop trigger jurnal_atas_nama on jurnal; drop function jurnal_atas_nama();
      drop function milik_pemilik(oid); drop function sesi_penulis(); drop function sesi_menurut_hash(bytea);
      alter table sesi drop column langkah;
      alter table jurnal drop column sesi_id;
      alter table jurnal_segel drop constraint jurnal_segel_versi_check,
        add constraint jurnal_segel_versi_check check (versi in (1, 2));
    `)
  }
}
