import db from '@adonisjs/lucid/services/db'
import type { ParamAnswer, ParameterAnswer } from '@eproc/domain/master/answers'
import { masterPage, type MasterList, type Page } from '#app/master/page_query'
import { sql } from '#core/database/sql'

export const PARAMETER_SORT = ['key', 'id', 'value', 'keterangan'] as const
type ParameterSort = (typeof PARAMETER_SORT)[number]

const PARAMETER: MasterList<ParameterSort> = {
  table: 'parameter',
  select: 'm.id, m.key, m.value, m.tipe, m.min, m.max, m.keterangan, m.publik, m.versi',
  search: ['key', 'keterangan'],
  sort: PARAMETER_SORT,
}

export const listParameter = (halaman: Page<ParameterSort>) =>
  masterPage<ParameterAnswer, ParameterSort>(PARAMETER, halaman)

/** Rows of GET /admin/param: everything, or what everybody may know (decisions §1). */
export const barisParam = (semua: boolean): Promise<ParamAnswer[]> =>
  sql<ParamAnswer>(
    db,
    `select id, key, value from parameter where publik or ?::boolean order by key`,
    [semua]
  )
