import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Keys of people (ADR 0025): public halves, the private ones as the browser wrapped them, and the signed statements by
 * which a key was enrolled, confirmed, renewed and revoked. Nothing here unlocks anything.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table kunci_pemegang (
        id integer generated always as identity primary key,
        pengguna_id integer not null references pengguna (id),
        x25519 bytea not null check (octet_length(x25519) = 32),
        ed25519 bytea not null check (octet_length(ed25519) = 32),
        sidik text not null unique check (sidik ~ '^[0-9a-f]{64}$'),
        -- private halves under the passphrase; replaced when it is changed
        bungkus jsonb not null,
        -- said by the key itself
        didaftarkan_pada timestamptz not null,
        tanda_tangan bytea not null check (octet_length(tanda_tangan) = 64),
        -- the key that it replaces, and that key's signature; null where it is confirmed anew
        menggantikan_id integer references kunci_pemegang (id),
        tanda_tangan_pengganti bytea check (octet_length(tanda_tangan_pengganti) = 64),
        konfirmator_id integer references pengguna (id),
        konfirmator_sidik text,
        cara text check (cara in ('tatap muka', 'telepon')),
        dikonfirmasi_pada timestamptz,
        tanda_tangan_konfirmasi bytea check (octet_length(tanda_tangan_konfirmasi) = 64),
        -- null while nobody vouched for it
        berlaku_pada timestamptz,
        berakhir_pada timestamptz,
        alasan text,
        versi integer not null default 1,
        dibuat_pada timestamptz not null,
        diubah_pada timestamptz not null,
        check ((menggantikan_id is null) = (tanda_tangan_pengganti is null)),
        check ((konfirmator_id is null) = (tanda_tangan_konfirmasi is null)),
        check (konfirmator_id is distinct from pengguna_id)
      );
      create index kunci_pemegang_pengguna on kunci_pemegang (pengguna_id)`)
  }

  async down() {
    this.schema.raw('drop table kunci_pemegang')
  }
}
