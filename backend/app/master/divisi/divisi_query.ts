import type { DivisiAnswer } from '@eproc/domain/master/answers'
import { masterPage, masterRow, type MasterList, type Page } from '#app/master/page_query'

export const DIVISI_SORT = ['kode', 'id', 'nama', 'nick', 'parent'] as const
type DivisiSort = (typeof DIVISI_SORT)[number]

const DIVISI: MasterList<DivisiSort> = {
  table: 'divisi',
  select: `m.id, m.kode, m.nama, m.nick, m.parent, m.is_ppk as "isPpk", m.unit_pengadaan as "unitPengadaan", m.versi,
    (select count(*)::int from divisi b where b.parent = m.kode) as "jumlahBawahan",
    (select count(*)::int from pengguna p where p.divisi_kode = m.kode) as "jumlahPengguna"`,
  search: ['kode', 'nama', 'nick'],
  sort: DIVISI_SORT,
}

export const listDivisi = (halaman: Page<DivisiSort>) =>
  masterPage<DivisiAnswer, DivisiSort>(DIVISI, halaman)

/** One unit with what is below it and in it; 404 when there is none. */
export const satuDivisi = (id: number | null) => masterRow<DivisiAnswer>(DIVISI, id)
