import type { Halaman } from '#core/http/query/query_string'

/** The order where none was asked for: a column upwards, or SQL. */
type Usual<Sort> = { first: Sort } | { usual: string }

/** SQL: the column that was asked for, else the usual order; ties by `id`. Empty ones last, where a column has `empties`. */
export function orderOf<Sort extends string>(
  columns: Readonly<Record<Sort, string>>,
  { urut }: Pick<Halaman<Sort>, 'urut'>,
  { id, empties = false, ...without }: Usual<Sort> & { id: string; empties?: boolean }
): string {
  if (!urut && 'usual' in without) return without.usual
  const { kolom, turun } = urut ?? { kolom: (without as { first: Sort }).first, turun: false }
  return `${columns[kolom]} ${turun ? 'desc' : 'asc'}${empties ? ' nulls last' : ''}, ${id}`
}
