import type { JawabanDivisi } from '@eproc/domain/master/answers'
import { masterPage, masterRow, type MasterList, type Page } from '#app/master/page_query'

export const URUT_DIVISI = ['kode', 'id', 'nama', 'nick', 'parent'] as const
type UrutDivisi = (typeof URUT_DIVISI)[number]

const DIVISI: MasterList<UrutDivisi> = {
  table: 'divisi',
  select: `m.id, m.kode, m.nama, m.nick, m.parent, m.is_ppk as "isPpk", m.versi,
    (select count(*)::int from divisi b where b.parent = m.kode) as "jumlahBawahan",
    (select count(*)::int from pengguna p where p.divisi_kode = m.kode) as "jumlahPengguna"`,
  search: ['kode', 'nama', 'nick'],
  sort: URUT_DIVISI,
}

export const daftarDivisi = (halaman: Page<UrutDivisi>) =>
  masterPage<JawabanDivisi, UrutDivisi>(DIVISI, halaman)

/** One unit with what is below it and in it; 404 when there is none. */
export const satuDivisi = (id: number | null) => masterRow<JawabanDivisi>(DIVISI, id)
