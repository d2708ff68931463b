import type { Halaman } from '#core/http/query/query_string'

/** SQL: the column that was asked for, else the first one; ties by `id`. Empty ones last, where a column has `empties`. */
export function orderOf<Sort extends string>(
  columns: Readonly<Record<Sort, string>>,
  { urut }: Pick<Halaman<Sort>, 'urut'>,
  { first, id, empties = false }: { first: Sort; id: string; empties?: boolean }
): string {
  const way = `${urut?.turun ? 'desc' : 'asc'}${empties ? ' nulls last' : ''}`
  return `${columns[urut?.kolom ?? first]} ${way}, ${id}`
}
