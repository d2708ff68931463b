import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the dossier refers to exists: run after the reference tables were made. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table ijin_kbli add constraint ijin_kbli_acuan
        foreign key (kbli_id) references kbli (id);
      alter table ijin_sbu add constraint ijin_sbu_acuan foreign key (sbu_id) references sbu (id);
      alter table data_perusahaan
        add constraint data_perusahaan_provinsi_acuan foreign key (provinsi) references provinsi (kode),
        add constraint data_perusahaan_kabkod_acuan
          foreign key (kabkod) references kabupaten_kota (kode);
      alter table data_pribadi
        add constraint data_pribadi_provinsi_acuan foreign key (provinsi) references provinsi (kode),
        add constraint data_pribadi_kabkod_acuan
          foreign key (kabkod) references kabupaten_kota (kode);
    `)
  }

  async down() {
    this.schema.raw(`
      alter table data_pribadi drop constraint data_pribadi_kabkod_acuan,
        drop constraint data_pribadi_provinsi_acuan;
      alter table data_perusahaan drop constraint data_perusahaan_kabkod_acuan,
        drop constraint data_perusahaan_provinsi_acuan;
      alter table ijin_sbu drop constraint ijin_sbu_acuan;
      alter table ijin_kbli drop constraint ijin_kbli_acuan;
    `)
  }
}
