import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

const PLANNED = 'where berjalan and include and mulai is not null and selesai is not null'
const UNDER_WAY = `where status_pelaksanaan in ('A','P')`

/** The orders of the monitors; each holds what is under way only, one stage in twenty-five of a large installation. */
const INDEXES = {
  jadwal_pantau_mulai: `jadwal (mulai, selesai, id) ${PLANNED}`,
  jadwal_pantau_selesai: `jadwal (selesai, mulai, id) ${PLANNED}`,
  jadwal_pantau_tahap: `jadwal (lower(tahap), id) ${PLANNED}`,
  jadwal_pantau_paket: `jadwal (paket_id, selesai) ${PLANNED}`,
  paket_berhenti: `paket (id) where berhenti_pada is not null and status_pelaksanaan in ('A','P')`,
  paket_berjalan_kode: `paket (kode) ${UNDER_WAY}`,
  paket_berjalan_nama: `paket (lower(nama), id) ${UNDER_WAY}`,
}

/**
 * Whether a stage's package is under way, kept with the stage by the database: the monitors show ten of half a million
 * such stages among many millions, and no index reaches over two tables.
 */
export default class extends BaseSchema {
  /** The site goes on: what takes long holds no lock over all of it. */
  static override disableTransactions = true

  async up() {
    this.schema.raw(
      'alter table jadwal add column if not exists berjalan boolean not null default false'
    )
    this.schema.raw(`
      create or replace function jadwal_ikut_paket() returns trigger language plpgsql as $$
      begin
        -- Waits for who changes the package's state just now, and then sees it.
        select status_pelaksanaan in ('A','P') into new.berjalan from paket where id = new.paket_id for share;
        return new;
      end $$;
      create or replace trigger jadwal_ikut_paket before insert or update of berjalan, paket_id on jadwal
        for each row execute function jadwal_ikut_paket();
      create or replace function paket_ke_jadwal() returns trigger language plpgsql as $$
      begin
        -- Of another state than before; which one, the stages' own trigger reads.
        update jadwal set berjalan = not berjalan where paket_id = new.id;
        return null;
      end $$;
      create or replace trigger paket_ke_jadwal after update of status_pelaksanaan on paket for each row
        when ((old.status_pelaksanaan in ('A','P')) is distinct from (new.status_pelaksanaan in ('A','P')))
        execute function paket_ke_jadwal();
    `)
    // A thousand packages at a time; the trigger says what is true of each.
    this.schema.raw(`
      do $$
      declare
        last integer := 0;
        batch integer[];
      begin
        loop
          select array_agg(id order by id) into batch from
            (select id from paket where id > last and status_pelaksanaan in ('A','P') order by id limit 1000) p;
          exit when batch is null;
          update jadwal set berjalan = true where paket_id = any(batch) and not berjalan;
          last := batch[array_length(batch, 1)];
          commit;
        end loop;
      end $$`)
    for (const [name, definition] of Object.entries(INDEXES)) {
      for (const statement of concurrentIndex(name, definition)) this.schema.raw(statement)
    }
  }

  async down() {
    for (const name of Object.keys(INDEXES)) {
      this.schema.raw(`drop index concurrently if exists ${name}`)
    }
    this.schema.raw(`
      drop trigger paket_ke_jadwal on paket; drop function paket_ke_jadwal();
      drop trigger jadwal_ikut_paket on jadwal; drop function jadwal_ikut_paket();
      alter table jadwal drop column berjalan;
    `)
  }
}
