import db from '@adonisjs/lucid/services/db'
import { blacklistAktif } from '@eproc/domain/dosir/bagian'
import type { BlacklistRow } from '@eproc/domain/verifikasi/answers'
import { type Halaman, searchPattern } from '#core/http/query/query_string'
import { notFound } from '#core/http/errors'
import { today } from '#core/clock/clock'
import { countRows } from '#core/database/count'
import { sql } from '#core/database/sql'
import { orderOf } from '#core/database/order'

export const BLACKLIST_SORT = ['nama', 'noRegistrasi'] as const
const KOLOM = { nama: 'lower(nama)', noRegistrasi: 'no_registrasi' } as const

interface Baris {
  id: number
  nama: string
  no_registrasi: string
  versi: number
  blacklist: boolean
  mulai: string | null
  selesai: string | null
  nomor: string | null
  alasan: string | null
  file: string | null
}

/** Vendors whose name or number contains the search; without a search those that are listed, past ones too. */
export async function listBlacklist(
  halaman: Halaman<(typeof BLACKLIST_SORT)[number]>,
  ids: readonly number[] | null = null
): Promise<{ baris: BlacklistRow[]; total: number }> {
  const { cari } = halaman
  const [syarat, nilai]: [string, unknown[]] = ids
    ? ['id = any(?)', [[...ids]]]
    : cari
      ? ['(nama ilike ? or no_registrasi ilike ?)', [searchPattern(cari), searchPattern(cari)]]
      : ['blacklist', []]
  const urut = orderOf(KOLOM, halaman, { usual: 'lower(nama), id', id: 'id' })
  const [baris, jumlah] = await Promise.all([
    sql<Baris>(
      db,
      `select id, nama, no_registrasi, versi, blacklist, blacklist_tgl_mulai as mulai,
              blacklist_tgl_selesai as selesai, blacklist_nomor as nomor, blacklist_alasan as alasan,
              file_blacklist as file
         from rekanan where ${syarat} order by ${urut} limit ? offset ?`,
      [...nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `from rekanan where ${syarat}`, nilai),
  ])
  return { baris: baris.map(keBaris), total: jumlah }
}

/** One vendor, listed or not; 404 when there is none. */
export async function satuBlacklist(id: number | null): Promise<BlacklistRow> {
  const one = { awal: 0, jumlah: 1, cari: null, urut: null }
  const { baris } = await listBlacklist(one, id && id > 0 ? [id] : [])
  if (!baris[0]) throw notFound()
  return baris[0]
}

const keBaris = (b: Baris): BlacklistRow => ({
  id: b.id,
  nama: b.nama,
  noRegistrasi: b.no_registrasi,
  versi: b.versi,
  blacklist: {
    blacklist: b.blacklist,
    aktif: blacklistAktif(b.blacklist, b.mulai, b.selesai, today()),
    blacklistTglMulai: b.mulai,
    blacklistTglSelesai: b.selesai,
    nomor: b.nomor,
    alasan: b.alasan,
    fileBlacklist: b.file,
  },
})
