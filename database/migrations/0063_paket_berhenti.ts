import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When a package stopped running (paused, failed or cancelled): results whose announcing stage would have begun
 * later never take effect for vendors (decisions §5). Kept by the database, so that no use case can forget it.
 * `diubah_pada` comes from the application's clock, which tests move.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table paket add column berhenti_pada timestamptz;
      create function paket_berhenti() returns trigger language plpgsql as $$
      begin
        if new.status_pelaksanaan in ('N','A','S') then
          new.berhenti_pada := null;
        elsif old.status_pelaksanaan in ('N','A','S') then
          new.berhenti_pada := greatest(new.diubah_pada, clock_timestamp());
        end if;
        return new;
      end $$;
      create trigger paket_berhenti before update of status_pelaksanaan on paket
        for each row execute function paket_berhenti();
    `)
  }

  async down() {
    this.schema.raw(`
      drop trigger paket_berhenti on paket;
      drop function paket_berhenti();
      alter table paket drop column berhenti_pada;
    `)
  }
}
