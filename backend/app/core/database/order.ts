import type { Halaman } from '#core/http/query/query_string'

/** The order where none was asked for: a column upwards, or SQL. */
type Usual<Sort> = { first: Sort } | { usual: string }

/** SQL: the column that was asked for, else the usual order; ties by `id`. Empty ones last, where a column has `empties`. */
export function orderOf<Sort extends string>(
  columns: Readonly<Record<Sort, string>>,
  { urut }: Pick<Halaman<Sort>, 'urut'>,
  options: Usual<Sort> & { id: string; empties?: boolean }
): string {
  const by = (column: Sort, way: 'asc' | 'desc') =>
    `${columns[column]} ${way}${options.empties ? ' nulls last' : ''}, ${options.id}`
  if (urut) return by(urut.kolom, urut.turun ? 'desc' : 'asc')
  return 'usual' in options ? options.usual : by(options.first, 'asc')
}
