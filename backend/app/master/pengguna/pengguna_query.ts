/** Lists of accounts: internal users and the accounts of vendors, never both in one list. */
import db from '@adonisjs/lucid/services/db'
import { PERAN_INTERNAL, PERAN_REKANAN, type Peran } from '@eproc/domain/common/roles'
import type { StatusPengguna, StatusRekanan } from '@eproc/domain/common/choices'
import { countRows } from '#core/database/count'
import { conditions } from '#core/database/conditions'
import { notFound } from '#core/http/errors'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { orderOf } from '#core/database/order'
import { sql } from '#core/database/sql'

type Golongan = 'internal' | 'rekanan'

export interface PenggunaRow {
  id: number
  login: string
  email: string
  nama: string
  nip: string | null
  jabatan: string | null
  divisi_kode: string | null
  nama_divisi: string | null
  telepon: string | null
  peran: Peran
  status: StatusPengguna
  diaktifkan_pada: Date | null
  versi: number
  kode_masuk: boolean
  rekanan_id: number | null
  rekanan_nama: string | null
  no_registrasi: string | null
  rekanan_jenis: 'V' | 'O' | null
  rekanan_status: StatusRekanan | null
}

/** Sortable keys → SQL. */
const PENGGUNA_SORT = {
  id: 'p.id',
  login: 'lower(p.login)',
  email: 'lower(p.email)',
  nama: 'lower(p.nama)',
  jabatan: 'lower(p.jabatan)',
  divisi: 'd.nama',
  roles: 'p.peran',
  status: 'p.status',
} as const
export type PenggunaSort = keyof typeof PENGGUNA_SORT
export const SORT_KEYS = Object.keys(PENGGUNA_SORT) as PenggunaSort[]

const DARI = `from pengguna p
  left join divisi d on d.kode = p.divisi_kode
  left join rekanan r on r.pengguna_id = p.id`
const PILIH = `select p.id, p.login, p.email, p.nama, p.nip, p.jabatan, p.divisi_kode, d.nama as nama_divisi,
  p.telepon, p.peran, p.status, p.diaktifkan_pada, p.versi,
  exists (select from kode_masuk k where k.pengguna_id = p.id and k.aktif_pada is not null) as kode_masuk, r.id as rekanan_id, r.nama as rekanan_nama,
  r.no_registrasi, r.jenis as rekanan_jenis, r.status as rekanan_status`

type Saring = Readonly<Partial<Record<string, string>>>

function syaratDaftar(
  golongan: Golongan,
  cari: string | null,
  saring: Saring,
  ids: number[] | null
) {
  const { add, clause } = conditions('p.peran = any(?)', [
    golongan === 'internal' ? [...PERAN_INTERNAL] : [...PERAN_REKANAN],
  ])
  if (cari) {
    const pola = searchPattern(cari)
    // The vendor's part is a subquery of its own, so that both trigram indexes can serve.
    const rekanan =
      'or p.id in (select pengguna_id from rekanan where nama ilike ? or no_registrasi ilike ?)'
    const ikut = golongan === 'rekanan'
    add(
      `(p.nama ilike ? or p.login ilike ? or p.email ilike ? ${ikut ? rekanan : ''})`,
      ...Array.from({ length: ikut ? 5 : 3 }, () => pola)
    )
  }
  if (saring.status) add('p.status = any(?)', saring.status.split(','))
  if (saring.roles) add('p.peran = ?', saring.roles)
  if (saring.divisi) add('p.divisi_kode = ?', saring.divisi)
  if (saring.sandi === 'belum') add('p.diaktifkan_pada is null')
  if (ids) add('p.id = any(?)', ids)
  const { teks, nilai } = clause()
  return { dimana: `where ${teks}`, nilai }
}

/** One page of accounts and the number of all that match. */
export async function listPengguna(
  golongan: Golongan,
  halaman: Halaman<PenggunaSort> & { saring: Saring; ids?: number[] | null }
): Promise<{ baris: PenggunaRow[]; total: number }> {
  const { cari, saring, ids = null } = halaman
  const { dimana, nilai } = syaratDaftar(golongan, cari, saring, ids)
  const urut = orderOf(PENGGUNA_SORT, halaman, { first: 'nama', id: 'p.id', empties: true })
  const [baris, jumlah] = await Promise.all([
    sql<PenggunaRow>(
      db,
      `${PILIH} ${DARI} ${dimana}
        order by ${urut} limit ? offset ?`,
      [...nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `from pengguna p ${dimana}`, nilai),
  ])
  return { baris, total: jumlah }
}

/** One account of the group; 404 when there is none. */
export async function satuPengguna(golongan: Golongan, id: number | null): Promise<PenggunaRow> {
  const { dimana, nilai } = syaratDaftar(golongan, null, {}, [id ?? 0])
  const baris = await sql<PenggunaRow>(db, `${PILIH} ${DARI} ${dimana}`, nilai)
  if (!baris[0]) throw notFound()
  return baris[0]
}
