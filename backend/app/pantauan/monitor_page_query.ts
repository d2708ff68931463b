/** What the monitors' lists have in common: conditions that are collected, then one page and its count. */
import db from '@adonisjs/lucid/services/db'
import { lingkupPaket, withinDivision } from '#app/paket_berjalan/lingkup_paket'
import type { Pelaku } from '#core/auth/actor'
import { type Halaman, searchPattern } from '#core/http/query/query_string'
import { countRows } from '#core/database/count'
import { sql } from '#core/database/sql'

export class Conditions {
  readonly #parts: string[] = []
  readonly values: unknown[] = []

  add(part: string, ...values: unknown[]): this {
    this.#parts.push(part)
    this.values.push(...values)
    return this
  }

  /** Any of the columns holds the text. */
  search(text: string | null, columns: readonly string[]): this {
    if (!text) return this
    const any = columns.map((column) => `${column} ilike ?`).join(' or ')
    return this.add(`(${any})`, ...columns.map(() => searchPattern(text)))
  }

  /** Of a division, and of those below it; over the division's row under the name `d`. */
  divisi(kode: string | undefined): this {
    return kode === undefined ? this : this.add(...withinDivision(kode))
  }

  get text(): string {
    return this.#parts.length > 0 ? `where ${this.#parts.join(' and ')}` : ''
  }
}

interface MonitorList {
  /** select list with its values */
  select: string
  values: readonly unknown[]
  from: string
  conditions: Conditions
  order: string
}

/** One page, and how many rows match in all. */
export async function monitorPage<Row>(
  { select, values, from, conditions, order }: MonitorList,
  { awal, jumlah }: Halaman<string>
): Promise<{ rows: Row[]; total: number }> {
  const matching = `${from} ${conditions.text}`
  const [rows, count] = await Promise.all([
    sql<Row>(db, `select ${select} ${matching} order by ${order} limit ? offset ?`, [
      ...values,
      ...conditions.values,
      jumlah,
      awal,
    ]),
    countRows(db, matching, conditions.values),
  ])
  return { rows, total: count }
}

/** Package and division of a monitor's row, over `p` and `d`, and whether the caller may open the package. */
export function kolomPaket(pelaku: Pelaku): { select: string; values: unknown[] } {
  const lingkup = lingkupPaket(pelaku)
  return {
    select: `p.id as "paketId", p.kode, p.nama, p.satuan_kerja as divisi, d.nama as "namaDivisi",
      ${lingkup.syarat} as "bolehBuka"`,
    values: lingkup.nilai,
  }
}
