/** One page of a table of master data: what the lists of the small tables have in common. */
import db from '@adonisjs/lucid/services/db'
import { preparedSql } from '#core/database/sql'
import { notFound } from '#core/http/errors'
import { searchPattern, type Halaman } from '#core/http/query/query_string'

export interface MasterList<Sort extends string> {
  table: string
  /** select list over alias `m`, every column named as the row has it */
  select: string
  /** columns that are searched, those of the trigram index */
  search: readonly string[]
  /** columns by which the list can be sorted; by the first unless asked otherwise */
  sort: readonly [Sort, ...Sort[]]
  /** columns whose value may be asked for */
  filter?: readonly string[]
}

export type Page<Sort extends string> = Halaman<Sort> & {
  ids?: readonly number[] | null
  /** column → value, of those that the list lets be asked for */
  saring?: Readonly<Record<string, string | undefined>>
}

/** Words are sorted whatever their capitals; these are none. */
const NO_WORDS: ReadonlySet<string> = new Set(['id', 'edisi', 'tanggal'])
const sorted = (column: string): string =>
  NO_WORDS.has(column) ? `m.${column}` : `lower(m.${column})`

/** The page's rows, and how many match in all. */
export async function masterPage<Row, Sort extends string>(
  list: MasterList<Sort>,
  { awal, jumlah, cari, urut, ids, saring = {} }: Page<Sort>
): Promise<{ baris: Row[]; total: number }> {
  const matching = db.from(`${list.table} as m`)
  if (cari) {
    void matching.where((any) => {
      for (const column of list.search) void any.orWhereILike(`m.${column}`, searchPattern(cari))
    })
  }
  if (ids) void matching.whereIn('m.id', [...ids])
  for (const column of list.filter ?? []) {
    const wanted = saring[column]
    if (wanted !== undefined) void matching.where(`m.${column}`, wanted)
  }
  const [baris, count] = await Promise.all([
    matching
      .clone()
      .select(db.raw(list.select))
      .orderByRaw(
        `${sorted(urut?.kolom ?? list.sort[0])} ${urut?.turun ? 'desc' : 'asc'} nulls last, m.id`
      )
      .limit(jumlah)
      .offset(awal),
    matching.clone().count('* as n').first(),
  ])
  return { baris: baris as Row[], total: Number((count as { n: number }).n) }
}

/** One row as its list shows it; 404 when there is none. */
export async function masterRow<Row>(
  { table, select }: Pick<MasterList<string>, 'table' | 'select'>,
  id: number | null
): Promise<Row> {
  const [row] = await preparedSql<Row>(db, `select ${select} from ${table} m where m.id = ?`, [
    id ?? 0,
  ])
  if (!row) throw notFound()
  return row
}
