import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * pg_trgm makes `ILIKE '%…%'` quick. It is a trusted extension, so the owner of the database may
 * install it; where it is missing or refused the product works without, only slower.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      do $$ begin
        if exists (select from pg_available_extensions where name = 'pg_trgm') then
          create extension if not exists pg_trgm;
        end if;
      exception when insufficient_privilege then
        raise notice 'pg_trgm tidak dipasang: pencarian berjalan tanpa indeks trigram';
      end $$;
    `)
  }

  /** The extension stays: other tables may use it. */
  async down() {}
}
