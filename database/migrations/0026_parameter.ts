import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.ts'

/**
 * Application parameters. `min` and `max` bound the number (angka) or the count of characters
 * (teks, teks_panjang). The database keeps the bounds, so no code needs to doubt a stored value.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table parameter (
        id integer generated always as identity primary key,
        key text not null unique check (key ~ '^[A-Z][A-Z0-9_]*$'),
        value text not null,
        tipe text not null check (tipe in ('angka', 'teks', 'teks_panjang')),
        min bigint,
        max bigint,
        keterangan text not null,
        publik boolean not null default false,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        constraint parameter_nilai_sah check (
          case
            when tipe <> 'angka' then length(value) between coalesce(min, 0) and coalesce(max, 10000)
            when value ~ '^[0-9]{1,15}$'
              then value::bigint between coalesce(min, 0) and coalesce(max, 999999999999999)
            else false
          end
        )
      );
      ${indeksTrigram('parameter', ['key', 'keterangan'])}
    `)
  }

  async down() {
    this.schema.raw('drop table parameter;')
  }
}
