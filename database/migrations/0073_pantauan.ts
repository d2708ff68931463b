import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.ts'

/**
 * What the monitors list (S3 §2.7): number of the work order (SPK) and who made the contract, and the order in which
 * licences and contracts end. Contracts that exist already get who saved their form first, as the journal has it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table paket
        add column no_spk text check (no_spk <> '' and length(no_spk) <= 100),
        add column kontrak_oleh_id integer references pengguna (id);
      update paket p set kontrak_oleh_id = (
        select j.pelaku_id from jurnal j join pengguna u on u.id = j.pelaku_id
         where j.objek = 'paket' and j.objek_id = p.id::text and j.aksi = 'kontrak.simpan'
         order by j.id limit 1)
       where p.tgl_kontrak is not null;
      create index paket_kontrak on paket (selesai_kontrak, id) where tgl_kontrak is not null;
      create index paket_berjalan on paket (satuan_kerja, id) where status_pelaksanaan in ('A','P');
      drop index if exists paket_cari;
      ${indeksTrigram('paket', ['kode', 'nama', 'no_spk'])}
      -- also serves who asks for licences that have ended
      drop index ijin_usaha_berlaku;
      create index ijin_usaha_berlaku on ijin_usaha (berlaku, id);
      ${indeksTrigram('ijin_usaha', ['nomor'])}
    `)
  }

  async down() {
    this.schema.raw(`
      drop index if exists ijin_usaha_cari;
      drop index if exists paket_cari;
      drop index ijin_usaha_berlaku, paket_berjalan, paket_kontrak;
      create index ijin_usaha_berlaku on ijin_usaha (berlaku) where berlaku is not null;
      alter table paket drop column no_spk, drop column kontrak_oleh_id;
      ${indeksTrigram('paket', ['kode', 'nama'])}
    `)
  }
}
