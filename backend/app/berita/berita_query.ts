/** Reads of news and announcements, newest first unless asked otherwise. */
import db from '@adonisjs/lucid/services/db'
import type { TipeBerita } from '@eproc/domain/common/choices'
import { type Halaman, searchPattern } from '#core/http/query/query_string'
import { countRows } from '#core/database/count'
import { preparedSql, sql } from '#core/database/sql'
import { conditions } from '#core/database/conditions'
import { orderOf } from '#core/database/order'

export interface BeritaRow {
  id: number
  judul: string
  isi: string
  tipe: TipeBerita
  lampiran: string | null
  nama_asli: string | null
  ukuran: number | null
  dibuat_pada: Date
  diubah_pada: Date
  versi: number
}

export const BERITA_SORT = ['id', 'title', 'type', 'createdAt'] as const
export type BeritaSort = (typeof BERITA_SORT)[number]

const KOLOM: Record<BeritaSort, string> = {
  id: 'b.id',
  title: 'lower(b.judul)',
  type: 'b.tipe',
  createdAt: 'b.dibuat_pada',
}
const PILIH = `select b.id, b.judul, b.isi, b.tipe, b.lampiran, f.nama_asli, f.ukuran,
    b.dibuat_pada, b.diubah_pada, b.versi
  from berita b left join berkas f on f.jalur = b.lampiran`

interface BeritaFilter {
  tipe?: TipeBerita | undefined
  ids?: readonly number[] | null
}

/** One page of news with the count of all that match. */
export async function listBerita(
  halaman: Halaman<BeritaSort>,
  { tipe, ids }: BeritaFilter
): Promise<{ rows: BeritaRow[]; total: number }> {
  const { add, clause } = conditions()
  if (tipe) add('b.tipe = ?', tipe)
  if (ids) add('b.id = any(?)', ids)
  if (halaman.cari) {
    const pola = searchPattern(halaman.cari)
    add('(b.judul ilike ? or b.isi ilike ?)', pola, pola)
  }
  const { teks: where, nilai } = clause()
  const urut = orderOf(KOLOM, halaman, { usual: 'b.dibuat_pada desc, b.id desc', id: 'b.id desc' })
  const rows = await preparedSql<BeritaRow>(
    db,
    `${PILIH} where ${where} order by ${urut} limit ? offset ?`,
    [...nilai, halaman.jumlah, halaman.awal]
  )
  if (rows.length < halaman.jumlah && (rows.length > 0 || halaman.awal === 0)) {
    return { rows, total: halaman.awal + rows.length }
  }
  const jumlah = await countRows(db, `from berita b where ${where}`, nilai)
  return { rows, total: jumlah }
}

export async function satuBerita(id: number): Promise<BeritaRow | null> {
  return (await sql<BeritaRow>(db, `${PILIH} where b.id = ?`, [id]))[0] ?? null
}
