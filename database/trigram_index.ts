/**
 * SQL of a trigram index for `ILIKE '%…%'` over the given columns (one GIN index serves each of
 * them, and an OR of them). Does nothing where pg_trgm is not installed: search then scans.
 */
export function indeksTrigram(table: string, column: readonly string[]): string {
  const operator = column.map((nama) => `"${nama}" gin_trgm_ops`).join(', ')
  return `
    do $$ begin
      if exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) then
        create index if not exists ${table}_cari on ${table} using gin (${operator});
      end if;
    end $$;`
}
