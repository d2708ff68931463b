import { masterPage, type MasterList, type Page } from '#app/master/page_query'
import type { CoaAnswer } from '@eproc/domain/master/answers'

export const COA_SORT = ['kode', 'id', 'nama'] as const
type CoaSort = (typeof COA_SORT)[number]

const COA: MasterList<CoaSort> = {
  table: 'coa',
  select: 'm.id, m.kode, m.nama, m.versi',
  search: ['kode', 'nama'],
  sort: COA_SORT,
}

export const listCoa = (halaman: Page<CoaSort>) => masterPage<CoaAnswer, CoaSort>(COA, halaman)
