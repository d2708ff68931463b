import { BaseSchema } from '@adonisjs/lucid/schema'

/** The application's login asks for a destruction and confirms it only in the session of whose deed it is, and once. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function pemusnahan_dijaga() returns trigger language plpgsql as $$
      declare
        penulis integer;
        wajib integer := case when new.disahkan_pada is null then new.peminta_id else new.pengesah_id end;
      begin
        if milik_pemilik(tg_relid) then return null; end if;
        select s.pengguna_id into penulis from sesi_penulis() s;
        if penulis is distinct from wajib or (tg_op = 'UPDATE' and old.disahkan_pada is not null) then
          raise exception 'pemusnahan: bukan sesi pengguna %', wajib using errcode = '42501';
        end if;
        return null;
      end $$;
      create constraint trigger pemusnahan_diminta after insert on pemusnahan deferrable initially deferred
        for each row execute function pemusnahan_dijaga();
      create constraint trigger pemusnahan_berubah after update on pemusnahan deferrable initially deferred
        for each row execute function pemusnahan_dijaga();
      create function pemusnahan_tetap() returns trigger language plpgsql as $$
      begin
        if old.disahkan_pada is not null and not milik_pemilik(tg_relid) then
          raise exception 'pemusnahan: tidak dapat dihapus' using errcode = '42501';
        end if;
        return old;
      end $$;
      create trigger pemusnahan_tetap before delete on pemusnahan for each row execute function pemusnahan_tetap()`)
  }

  async down() {
    this.schema.raw(`
      drop trigger pemusnahan_tetap on pemusnahan; drop function pemusnahan_tetap();
      drop trigger pemusnahan_berubah on pemusnahan; drop trigger pemusnahan_diminta on pemusnahan;
      drop function pemusnahan_dijaga()`)
  }
}
