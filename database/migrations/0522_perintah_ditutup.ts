import { BaseSchema } from '@adonisjs/lucid/schema'

/** What every later step leaves as it was, of the order as it was entered. */
const ENTERED = (row: string) =>
  `(${row}.paket_id, ${row}.nomor, ${row}.lembaga, ${row}.tanggal, ${row}.keterangan, ${row}.file, ${row}.sha256,
    ${row}.rekanan, ${row}.pencatat_id, ${row}.dicatat_pada)`
const CONFIRMED = (row: string) => `(${row}.pengesah_id, ${row}.disahkan_pada, ${row}.isi)`
const ASKED = (row: string) =>
  `(${row}.peminta_id, ${row}.diminta_pada, ${row}.pernyataan, ${row}.tanda_tangan)`
const same = (columns: (row: string) => string) =>
  `${columns('old')} is not distinct from ${columns('new')}`

/** Each step in the session of whose deed it is, once; `closed` where an order may also be closed undone. */
const guard = (closed: boolean): string => `
  create or replace function perintah_dijaga() returns trigger language plpgsql as $$
  declare
    penulis integer;
    wajib integer;
  begin
    if milik_pemilik(tg_relid) then return null; end if;
    if tg_op = 'INSERT' then
      if new.pengesah_id is null and new.peminta_id is null then wajib := new.pencatat_id; end if;
    elsif old.dibuka_pada is null ${closed ? 'and old.ditutup_pada is null' : ''} and ${same(ENTERED)} then
      if old.disahkan_pada is null then
        if new.peminta_id is null then wajib := new.pengesah_id; end if;
      elsif ${same(CONFIRMED)} then
        ${
          closed
            ? `if new.ditutup_pada is not null then
          if ${same(ASKED)} and new.dibuka_pada is null then wajib := new.penutup_id; end if;
        els`
            : ''
        }if new.dibuka_pada is null then wajib := new.peminta_id;
        elsif ${same(ASKED)} then
          wajib := new.pembuka_id;
        end if;
      end if;
    end if;
    select s.pengguna_id into penulis from sesi_penulis() s;
    if wajib is null or penulis is distinct from wajib then
      raise exception 'perintah_akses: bukan sesi pengguna %', wajib using errcode = '42501';
    end if;
    return null;
  end $$;`

const running = (where: string): string => `
  drop index perintah_akses_berjalan;
  create unique index perintah_akses_berjalan on perintah_akses (paket_id) where ${where};`

/** A confirmed order that nobody can carry out any more is closed undone, with a reason and minutes (ADR 0057). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table perintah_akses
        add column penutup_id integer references pengguna (id),
        add column ditutup_pada timestamptz,
        add column alasan_tutup text check (alasan_tutup <> '' and length(alasan_tutup) <= 2000),
        -- fewer than two keys that may open, or nothing of it that two of them open
        add column sebab_tutup text check (sebab_tutup in ('kurangDua', 'terkunci')),
        add column acara_tutup text unique,
        add column file_acara_tutup text,
        add constraint perintah_akses_ditutup check (
          (penutup_id is null) = (ditutup_pada is null) and (penutup_id is null) = (alasan_tutup is null)
          and (penutup_id is null) = (sebab_tutup is null) and (penutup_id is null) = (acara_tutup is null)
          and (penutup_id is null) = (file_acara_tutup is null)
          and (penutup_id is null or (disahkan_pada is not null and dibuka_pada is null)));
      ${running('dibuka_pada is null and ditutup_pada is null')}
      ${guard(true)}
    `)
  }

  async down() {
    this.schema.raw(`
      ${guard(false)}
      ${running('dibuka_pada is null')}
      alter table perintah_akses drop constraint perintah_akses_ditutup, drop column penutup_id, drop column ditutup_pada,
        drop column alasan_tutup, drop column sebab_tutup, drop column acara_tutup, drop column file_acara_tutup;
    `)
  }
}
