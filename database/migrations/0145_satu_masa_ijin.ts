import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Until when a vendor's licences last is said by the section as it was last verified; `ijin_terverifikasi` said it a
 * second time. The index finds the few vendors of which a verified licence has ended.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function ijin_terdekat(isi jsonb) returns text language sql immutable parallel safe
        return (select min(i->>'berlaku') from jsonb_array_elements(isi) i);
      create index bagian_terverifikasi_ijin on bagian_terverifikasi (ijin_terdekat(isi))
        where bagian = 'ijin';
      drop table ijin_terverifikasi;
    `)
  }

  async down() {
    this.schema.raw(`
      create table ijin_terverifikasi (
        rekanan_id integer not null references rekanan (id),
        jenis text not null,
        berlaku date,
        primary key (rekanan_id, jenis)
      );
      create index ijin_terverifikasi_berlaku on ijin_terverifikasi (berlaku)
        where berlaku is not null;
      insert into ijin_terverifikasi (rekanan_id, jenis, berlaku)
      select v.rekanan_id, i.jenis,
             case when bool_or(i.berlaku is null) then null else max(i.berlaku) end
        from bagian_terverifikasi v
        cross join lateral jsonb_to_recordset(v.isi) as i(jenis text, berlaku date)
       where v.bagian = 'ijin' group by v.rekanan_id, i.jenis;
      drop index bagian_terverifikasi_ijin;
      drop function ijin_terdekat(jsonb);
    `)
  }
}
