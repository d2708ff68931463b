import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A reserve stands in for one absent person at an opening, with a reason (sealing.md §2); the guard of ADR 0050 covers
 * it. Of a holder set that took another's place vendors are told once.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table pembukaan
        -- which of the two stood in for somebody, and why
        add column cadangan_id integer references pengguna (id),
        add column alasan_cadangan text,
        add check ((cadangan_id is null) = (alasan_cadangan is null)),
        add check (cadangan_id is null or cadangan_id = peminta_id or cadangan_id = pengesah_id);
      drop trigger pembukaan_berubah on pembukaan;
      create constraint trigger pembukaan_berubah after update on pembukaan deferrable initially deferred for each row
        when ((old.peminta_id, old.diminta_pada, old.pengesah_id, old.disahkan_pada, old.pernyataan, old.tanda_tangan,
               old.cadangan_id, old.alasan_cadangan)
          is distinct from (new.peminta_id, new.diminta_pada, new.pengesah_id, new.disahkan_pada, new.pernyataan,
               new.tanda_tangan, new.cadangan_id, new.alasan_cadangan))
        execute function pembukaan_dijaga();
      alter table himpunan_pemegang add column dikabarkan_pada timestamptz`)
  }

  async down() {
    this.schema.raw(`
      alter table himpunan_pemegang drop column dikabarkan_pada;
      drop trigger pembukaan_berubah on pembukaan;
      create constraint trigger pembukaan_berubah after update on pembukaan deferrable initially deferred for each row
        when ((old.peminta_id, old.diminta_pada, old.pengesah_id, old.disahkan_pada, old.pernyataan, old.tanda_tangan)
          is distinct from (new.peminta_id, new.diminta_pada, new.pengesah_id, new.disahkan_pada, new.pernyataan, new.tanda_tangan))
        execute function pembukaan_dijaga();
      alter table pembukaan drop column alasan_cadangan, drop column cadangan_id`)
  }
}
