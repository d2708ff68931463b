import { masterPage, type MasterList, type Page } from '#app/master/page_query'
import type { JawabanCoa } from '@eproc/domain/master/answers'

export const URUT_COA = ['kode', 'id', 'nama'] as const
type UrutCoa = (typeof URUT_COA)[number]

const COA: MasterList<UrutCoa> = {
  table: 'coa',
  select: 'm.id, m.kode, m.nama, m.versi',
  search: ['kode', 'nama'],
  sort: URUT_COA,
}

export const daftarCoa = (halaman: Page<UrutCoa>) => masterPage<JawabanCoa, UrutCoa>(COA, halaman)
