import db from '@adonisjs/lucid/services/db'
import type { JawabanParam, JawabanParameter } from '@eproc/domain/master/answers'
import { masterPage, type MasterList, type Page } from '#app/master/page_query'
import { sql } from '#core/database/sql'

export const URUT_PARAMETER = ['key', 'id', 'value', 'keterangan'] as const
type UrutParameter = (typeof URUT_PARAMETER)[number]

const PARAMETER: MasterList<UrutParameter> = {
  table: 'parameter',
  select: 'm.id, m.key, m.value, m.tipe, m.min, m.max, m.keterangan, m.publik, m.versi',
  search: ['key', 'keterangan'],
  sort: URUT_PARAMETER,
}

export const daftarParameter = (halaman: Page<UrutParameter>) =>
  masterPage<JawabanParameter, UrutParameter>(PARAMETER, halaman)

/** Rows of GET /admin/param: everything, or what everybody may know (decisions §1). */
export const barisParam = (semua: boolean): Promise<JawabanParam[]> =>
  sql<JawabanParam>(
    db,
    `select id, key, value from parameter where publik or ?::boolean order by key`,
    [semua]
  )
