import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The application's login takes each step of an order only in the session of whose deed it is, once, and never changes
 * what an earlier step said (ADR 0050). What was opened is written in the second holder's session alone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function perintah_dijaga() returns trigger language plpgsql as $$
      declare
        penulis integer;
        wajib integer;
      begin
        if milik_pemilik(tg_relid) then return null; end if;
        if tg_op = 'INSERT' then
          if new.pengesah_id is null and new.peminta_id is null then wajib := new.pencatat_id; end if;
        elsif old.dibuka_pada is null
          and (old.paket_id, old.nomor, old.lembaga, old.tanggal, old.keterangan, old.file, old.sha256, old.rekanan,
               old.pencatat_id, old.dicatat_pada)
            is not distinct from (new.paket_id, new.nomor, new.lembaga, new.tanggal, new.keterangan, new.file, new.sha256,
               new.rekanan, new.pencatat_id, new.dicatat_pada) then
          if old.disahkan_pada is null then
            if new.peminta_id is null then wajib := new.pengesah_id; end if;
          elsif (old.pengesah_id, old.disahkan_pada, old.isi)
            is not distinct from (new.pengesah_id, new.disahkan_pada, new.isi) then
            if new.dibuka_pada is null then wajib := new.peminta_id;
            elsif (old.peminta_id, old.diminta_pada, old.pernyataan, old.tanda_tangan)
              is not distinct from (new.peminta_id, new.diminta_pada, new.pernyataan, new.tanda_tangan) then
              wajib := new.pembuka_id;
            end if;
          end if;
        end if;
        select s.pengguna_id into penulis from sesi_penulis() s;
        if wajib is null or penulis is distinct from wajib then
          raise exception 'perintah_akses: bukan sesi pengguna %', wajib using errcode = '42501';
        end if;
        return null;
      end $$;
      create constraint trigger perintah_dicatat after insert on perintah_akses deferrable initially deferred
        for each row execute function perintah_dijaga();
      create constraint trigger perintah_berubah after update on perintah_akses deferrable initially deferred
        for each row execute function perintah_dijaga();

      create function perintah_tetap() returns trigger language plpgsql as $$
      begin
        if old.disahkan_pada is not null and not milik_pemilik(tg_relid) then
          raise exception 'perintah_akses: tidak dapat dihapus' using errcode = '42501';
        end if;
        return old;
      end $$;
      create trigger perintah_tetap before delete on perintah_akses for each row execute function perintah_tetap();

      create function perintah_berkas_dijaga() returns trigger language plpgsql as $$
      declare
        penulis integer;
        wajib integer;
      begin
        if milik_pemilik(tg_relid) then return null; end if;
        select s.pengguna_id into penulis from sesi_penulis() s;
        select p.pembuka_id into wajib from perintah_akses p where p.id = new.perintah_id;
        if wajib is null or penulis is distinct from wajib then
          raise exception 'perintah_berkas: bukan sesi pengguna %', wajib using errcode = '42501';
        end if;
        return null;
      end $$;
      create constraint trigger perintah_berkas_masuk after insert on perintah_berkas deferrable initially deferred
        for each row execute function perintah_berkas_dijaga();
      -- Afterwards nothing of it changes but that its key goes.
      create function perintah_berkas_tetap() returns trigger language plpgsql as $$
      begin
        if not milik_pemilik(tg_relid) and (new.kunci is not null
          or (old.perintah_id, old.penawaran_id, old.hasil, old.sha256)
            is distinct from (new.perintah_id, new.penawaran_id, new.hasil, new.sha256)) then
          raise exception 'perintah_berkas: tidak berubah' using errcode = '42501';
        end if;
        return new;
      end $$;
      create trigger perintah_berkas_tetap before update on perintah_berkas for each row
        execute function perintah_berkas_tetap();
      create function perintah_berkas_tinggal() returns trigger language plpgsql as $$
      begin
        if not milik_pemilik(tg_relid) then
          raise exception 'perintah_berkas: tidak dapat dihapus' using errcode = '42501';
        end if;
        return old;
      end $$;
      create trigger perintah_berkas_tinggal before delete on perintah_berkas for each row
        execute function perintah_berkas_tinggal()`)
  }

  async down() {
    this.schema.raw(`
      drop trigger perintah_berkas_tinggal on perintah_berkas; drop function perintah_berkas_tinggal();
      drop trigger perintah_berkas_tetap on perintah_berkas; drop function perintah_berkas_tetap();
      drop trigger perintah_berkas_masuk on perintah_berkas; drop function perintah_berkas_dijaga();
      drop trigger perintah_tetap on perintah_akses; drop function perintah_tetap();
      drop trigger perintah_berubah on perintah_akses; drop trigger perintah_dicatat on perintah_akses;
      drop function perintah_dijaga()`)
  }
}
