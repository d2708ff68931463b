/**
 * What the test database has beside the product's own tables: a copy of the reference data and a
 * function `tes_awal.kosongkan(jurnal)` that brings the database back to the state after migration.
 */
import { denganKlien } from './postgres.ts'

/** Tables that are left alone: migrations' own, and the journal, which is append-only here too. */
const BIARKAN = ['adonis_schema', 'adonis_schema_versions', 'referensi_muatan']
const JURNAL = ['jurnal', 'jurnal_segel']

type Tabel = { nama: string; berisi: boolean }

/** Call once, after migration and before any test. `urlSuper` is the superuser's address. */
export async function siapkanPengosongan(urlSuper: string): Promise<void> {
  await denganKlien(urlSuper, async (klien) => {
    const { rows } = await klien.query<{ nama: string; berisi: boolean }>(`
      select quote_ident(tablename) as nama,
        (xpath('/row/b/text()', query_to_xml(format('select exists (select 1 from public.%I) as b', tablename),
          false, true, '')))[1]::text = 'true' as berisi
      from pg_tables where schemaname = 'public' order by tablename`)
    const semua = rows.filter(({ nama }) => !BIARKAN.includes(nama))
    const tetap = semua.filter(({ nama, berisi }) => berisi && !JURNAL.includes(nama))
    const data = semua.filter(({ nama, berisi }) => !berisi && !JURNAL.includes(nama))
    const { rowCount: adaAntrean } = await klien.query(
      "select 1 from pg_tables where schemaname = 'antrean' and tablename = 'job'"
    )
    await klien.query(susun(tetap, data, Boolean(adaAntrean)))
  })
}

function susun(tetap: Tabel[], data: Tabel[], antrean: boolean): string {
  const hapus = [...data.map(({ nama }) => `public.${nama}`), ...(antrean ? ['antrean.job'] : [])]
  const salinan = tetap.map(
    ({ nama }) => `
      create table tes_awal.${nama} as select * from public.${nama};
      create trigger tes_catat after insert or update or delete or truncate on public.${nama}
        for each statement execute function tes_awal.catat('${nama}');`
  )
  // Statement triggers note which reference tables a test touched; only those are restored. Triggers
  // and foreign keys rest while this runs (replica role).
  return `
    begin;
    create schema tes_awal;
    grant usage on schema tes_awal to public;
    create unlogged table tes_awal.berubah (nama text primary key);
    create function tes_awal.catat() returns trigger language plpgsql security definer as $$
    begin
      insert into tes_awal.berubah values (tg_argv[0]) on conflict do nothing;
      return null;
    end $$;
    ${salinan.join('\n')}
    create function tes_awal.kosongkan(dengan_jurnal boolean) returns void language plpgsql security definer
      set session_replication_role = replica as $$
    declare tabel text; kolom text;
    begin
      ${hapus.map((nama) => `delete from ${nama};`).join('\n')}
      if dengan_jurnal then
        ${JURNAL.map((nama) => `delete from public.${nama};`).join('\n')}
      end if;
      for tabel in delete from tes_awal.berubah returning nama loop
        select string_agg(quote_ident(attname), ', ') into kolom from pg_attribute
          where attrelid = ('public.' || tabel)::regclass and attnum > 0 and not attisdropped
            and attgenerated = '';
        execute format('delete from public.%s', tabel);
        execute format('insert into public.%1$s (%2$s) overriding system value select %2$s from tes_awal.%1$s',
          tabel, kolom);
      end loop;
    end $$;
    grant execute on function tes_awal.kosongkan(boolean) to public;
    commit;`
}
