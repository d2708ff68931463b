/**
 * Two worlds that differ in one column: its values are changed by the superuser, past triggers and references, and put
 * back. Which columns a statement names is read off its text.
 */
import pg from 'pg'

export interface Column {
  table: string
  name: string
  type: string
}

/** Sessions and limits of calls move by themselves; what the suite keeps is nobody's. */
const LEFT_OUT = new Set(['sesi', 'batas_laju', 'rate_limits', 'jurnal_segel', 'adonis_schema'])
/** Written to by what goes on beside the requests. */
const GROWS = /^(jurnal|log_|surat$|catatan_instalasi$)/
const CHANGEABLE =
  /^(text|citext|character varying.*|integer|bigint|smallint|numeric.*|boolean|date|timestamp with time zone|jsonb)$/
/** Larger tables are changed in some rows only. */
const MANY = 300

export const columnKey = ({ table, name }: Column): string => `${table}.${name}`
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export class Columns {
  readonly #client: pg.Client
  readonly #keys = new Map<string, string[]>()
  #all: Column[] = []

  private constructor(url: string) {
    this.#client = new pg.Client({ connectionString: url })
  }

  /** Keeps a copy of every table as it is now: that is what is put back. */
  static async open(url: string): Promise<Columns> {
    const columns = new Columns(url)
    await columns.#client.connect()
    await columns.#client.query('set session_replication_role = replica')
    await columns.#read()
    return columns
  }

  async close(): Promise<void> {
    await this.#client.query('drop schema orakel cascade')
    await this.#client.end()
  }

  async #read(): Promise<void> {
    const { rows: keys } = await this.#client.query<{ table: string; columns: string[] }>(
      `select c.relname as table, array_agg(a.attname::text) as columns from pg_index i
         join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indisprimary and n.nspname = 'public' group by 1`
    )
    for (const { table, columns } of keys) this.#keys.set(table, columns)
    const { rows } = await this.#client.query<Column>(
      `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
         from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by 1, a.attnum`
    )
    await this.#client.query('drop schema if exists orakel cascade; create schema orakel')
    await this.#client.query('create table orakel.sesi as select * from public.sesi')
    const tables = [...new Set(rows.map((row) => row.table))].filter((t) => !LEFT_OUT.has(t))
    for (const table of tables) {
      await this.#client.query(`create table orakel.${table} as select * from public.${table}`)
    }
    this.#all = rows.filter(({ table }) => tables.includes(table) && this.#keys.has(table))
  }

  /** Columns that the statements name, and how often: of the tables that stand in the same statement. */
  named(statements: readonly string[]): Map<Column, number> {
    const found = new Map<Column, number>()
    for (const statement of statements) {
      const { tables, words } = wordsOf(statement)
      for (const column of this.#all) {
        const aliases = tables.get(column.table)
        if (!aliases) continue
        const places = ['', ...aliases].map((alias) => words.get(`${alias}.${column.name}`) ?? 0)
        const times = places.reduce((sum, n) => sum + n, found.get(column) ?? 0)
        found.set(column, times)
      }
    }
    return found
  }

  /** Can its values be changed at all? Keys are what a row is found by, and stay. */
  changeable({ table, name, type }: Column): boolean {
    return CHANGEABLE.test(type) && !this.#keys.get(table)!.includes(name)
  }

  /** Some of its values, as texts. */
  async values({ table, name, type }: Column, most: number): Promise<string[]> {
    const text = /^date|^timestamp/.test(type)
      ? `${quoted(name)}::date::text`
      : `${quoted(name)}::text`
    const { rows } = await this.#client.query<{ value: string }>(
      `select distinct btrim(${text}) as value from ${table}
        where btrim(${text}) <> '' and length(${text}) <= 200 order by 1 limit $1`,
      [most]
    )
    return rows.map(({ value }) => value)
  }

  /**
   * The ways to change the column: all values handed on to the next row, then single rows.
   * Each answers whether the database took it.
   */
  async changes(column: Column, most: number): Promise<(() => Promise<boolean>)[]> {
    const { table, name } = column
    const key = this.#keys.get(table)!.map(quoted).join(', ')
    const { rows } = await this.#client.query<{ n: number }>(
      `select count(*)::int as n from ${table}`
    )
    const count = rows[0]!.n
    const { rows: some } = await this.#client.query<{ key: unknown[] }>(
      `select jsonb_build_array(${key}) as key from ${table} order by 1 desc limit $1`,
      [most]
    )
    const c = quoted(name)
    const handOn = () =>
      this.#update(
        `update ${table} t set ${c} = o.value from (
           select ${key}, coalesce(lead(${c}) over w, first_value(${c}) over w) as value
             from ${table} window w as (order by ${key})) o where ${this.#same(table, 't', 'o')}`
      )
    return [
      ...(count > 1 && count <= MANY ? [handOn] : []),
      ...some.map((row) => () => this.#changeRow(column, row.key)),
    ]
  }

  async #changeRow({ table, name, type }: Column, row: unknown[]): Promise<boolean> {
    const c = quoted(name)
    const other = `(select x.${c} from ${table} x where x.${c} is distinct from t.${c} order by x.${c} desc limit 1)`
    const where = `jsonb_build_array(${this.#keys
      .get(table)!
      .map((k) => `t.${quoted(k)}`)
      .join(', ')}) = $1::jsonb`
    for (const value of [other, bumped(c, type)]) {
      if (
        await this.#update(`update ${table} t set ${c} = ${value} where ${where}`, [
          JSON.stringify(row),
        ])
      )
        return true
    }
    return false
  }

  async #update(statement: string, values: unknown[] = []): Promise<boolean> {
    try {
      return ((await this.#client.query(statement, values)).rowCount ?? 0) > 0
    } catch (error) {
      // A check or a unique key of the table: such a world there cannot be.
      if (/^2[23]/.test((error as { code?: string }).code ?? '')) return false
      throw error
    }
  }

  #same(table: string, a: string, b: string): string {
    const keys = this.#keys.get(table)!.map(quoted)
    return keys.map((key) => `${a}.${key} = ${b}.${key}`).join(' and ')
  }

  async restore({ table, name }: Column): Promise<void> {
    const c = quoted(name)
    await this.#client.query(
      `update ${table} t set ${c} = o.${c} from orakel.${table} o
        where ${this.#same(table, 't', 'o')} and t.${c} is distinct from o.${c}`
    )
    // Who was suspended meanwhile has lost the session.
    if (table === 'pengguna') {
      await this.#client.query(
        'insert into sesi overriding system value select * from orakel.sesi on conflict do nothing'
      )
    }
  }

  /** Puts the column back for a while; what is answered brings the other world again. */
  async aside(column: Column): Promise<() => Promise<void>> {
    const { table, name } = column
    const key = this.#keys.get(table)!.map(quoted).join(', ')
    await this.#client.query(
      `drop table if exists pg_temp.sisih; create temp table sisih as select ${key}, ${quoted(name)} from public.${table}`
    )
    await this.restore(column)
    const c = quoted(name)
    return async () => {
      await this.#client.query(
        `update ${table} t set ${c} = o.${c} from pg_temp.sisih o where ${this.#same(table, 't', 'o')}`
      )
    }
  }

  /** Tables that are not as they were when it began, put back; what reading itself has written is among them. */
  async restoreAll(): Promise<string[]> {
    const tables = [...new Set(this.#all.map(({ table }) => table))].filter((t) => !GROWS.test(t))
    const sum = (schema: string, table: string) =>
      `(select coalesce(sum(hashtextextended(x::text, 0)), 0) from ${schema}.${table} x)`
    const { rows } = await this.#client.query<{ table: string }>(
      tables
        .map((t) => `select '${t}' as table where ${sum('public', t)} <> ${sum('orakel', t)}`)
        .join(' union all ')
    )
    for (const { table } of rows) {
      const { rows: names } = await this.#client.query<{ list: string }>(
        `select string_agg(quote_ident(attname), ', ') as list from pg_attribute
          where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [`public.${table}`]
      )
      const { list } = names[0]!
      await this.#client.query(`begin; delete from public.${table};
        insert into public.${table} (${list}) overriding system value select ${list} from orakel.${table}; commit`)
    }
    return rows.map(({ table }) => table)
  }
}

/** Another value of the type that lies beside this one. */
function bumped(c: string, type: string): string {
  if (/text|char/.test(type)) return `coalesce(t.${c}, '') || 'z'`
  if (type === 'boolean') return `not coalesce(t.${c}, false)`
  if (type === 'date') return `coalesce(t.${c}, date '2026-06-01') + 1`
  if (type.startsWith('timestamp'))
    return `coalesce(t.${c}, timestamptz '2026-06-01 00:00Z') + interval '1 day'`
  if (type === 'jsonb') return `'[]'::jsonb`
  return `coalesce(t.${c}, 0) + 1`
}

/** Tables with what they are called in a statement, and how often each word stands there: `p.nama`, `.nama` alone. */
function wordsOf(statement: string) {
  const tables = new Map<string, Set<string>>()
  const words = new Map<string, number>()
  const plain = statement.toLowerCase().replaceAll('"', '')
  for (const [, table, alias] of plain.matchAll(
    /(?:from|join|,)\s+(?:public\.)?([a-z_]\w*)(?:\s+(?:as\s+)?([a-z_]\w*))?/g
  )) {
    tables.set(table!, (tables.get(table!) ?? new Set([table!])).add(alias ?? table!))
  }
  for (const [, alias, word] of plain.matchAll(/(?:([a-z_]\w*)\.)?([a-z_]\w*)/g)) {
    const key = `${alias ?? ''}.${word!}`
    words.set(key, (words.get(key) ?? 0) + 1)
  }
  return { tables, words }
}
