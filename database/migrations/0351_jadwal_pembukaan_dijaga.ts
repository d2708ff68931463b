import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What the application's login cannot do unseen, or at all (ADR 0050): a published schedule moves only with a row of the
 * journal that the database writes itself, and an opening is asked for and confirmed only by whose session it is. Both
 * are judged at the end of the transaction, when its deed has said who acts. A publication is never taken back, or a
 * schedule could be moved in between.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function jadwal_tercatat() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        penulis record;
        kini jadwal;
      begin
        if not exists (select 1 from paket where id = old.paket_id and diterbitkan_pada is not null) then
          return null;
        end if;
        if tg_op = 'UPDATE' then kini := new; end if;
        select * into penulis from sesi_penulis();
        insert into jurnal (pelaku_id, pelaku_nama, peran, aksi, objek, objek_id, rincian, sesi_id)
        values (penulis.pengguna_id, coalesce(penulis.nama, 'Sistem'), coalesce(penulis.peran, 'sistem'),
          'jadwal.pindah', 'paket', old.paket_id::text,
          jsonb_build_object('tahap', old.kunci, 'include', jsonb_build_array(old.include, kini.include),
            'mulai', jsonb_build_array(old.mulai, kini.mulai),
            'selesai', jsonb_build_array(old.selesai, kini.selesai)),
          penulis.sesi_id);
        return null;
      end $$;
      create constraint trigger jadwal_dipindah after update on jadwal deferrable initially deferred for each row
        when ((old.mulai, old.selesai, old.include) is distinct from (new.mulai, new.selesai, new.include))
        execute function jadwal_tercatat();
      create constraint trigger jadwal_dihapus after delete on jadwal deferrable initially deferred for each row
        execute function jadwal_tercatat();

      create function terbit_tetap() returns trigger language plpgsql as $$
      begin
        if not milik_pemilik(tg_relid) then
          raise exception 'paket: penerbitan tidak dapat ditarik' using errcode = '42501';
        end if;
        return new;
      end $$;
      create trigger paket_terbit_tetap before update on paket for each row
        when (old.diterbitkan_pada is not null and new.diterbitkan_pada is null)
        execute function terbit_tetap();

      create function pembukaan_dijaga() returns trigger language plpgsql as $$
      declare
        penulis integer;
        wajib integer := case when new.disahkan_pada is null then new.peminta_id
                              else coalesce(new.pengesah_id, new.peminta_id) end;
      begin
        if milik_pemilik(tg_relid) then return null; end if;
        select s.pengguna_id into penulis from sesi_penulis() s;
        if penulis is distinct from wajib or (tg_op = 'UPDATE' and old.disahkan_pada is not null) then
          raise exception 'pembukaan: bukan sesi pengguna %', wajib using errcode = '42501';
        end if;
        return null;
      end $$;
      create constraint trigger pembukaan_diminta after insert on pembukaan deferrable initially deferred
        for each row execute function pembukaan_dijaga();
      create constraint trigger pembukaan_berubah after update on pembukaan deferrable initially deferred for each row
        when ((old.peminta_id, old.diminta_pada, old.pengesah_id, old.disahkan_pada, old.pernyataan, old.tanda_tangan)
          is distinct from (new.peminta_id, new.diminta_pada, new.pengesah_id, new.disahkan_pada, new.pernyataan, new.tanda_tangan))
        execute function pembukaan_dijaga();
    `)
  }

  async down() {
    this.schema.raw(`
      drop trigger pembukaan_berubah on pembukaan; drop trigger pembukaan_diminta on pembukaan;
      drop function pembukaan_dijaga();
      drop trigger paket_terbit_tetap on paket; drop function terbit_tetap();
      drop trigger jadwal_dihapus on jadwal; drop trigger jadwal_dipindah on jadwal; drop function jadwal_tercatat();
    `)
  }
}
