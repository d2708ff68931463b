import { BaseSchema } from '@adonisjs/lucid/schema'

/** A user's division exists, and one with users cannot be deleted; its code may change. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table pengguna add constraint pengguna_divisi_ada
        foreign key (divisi_kode) references divisi (kode) on update cascade;
    `)
  }

  async down() {
    this.schema.raw('alter table pengguna drop constraint pengguna_divisi_ada')
  }
}
