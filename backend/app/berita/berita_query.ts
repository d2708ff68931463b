/** Reads of news and announcements, newest first unless asked otherwise. */
import db from '@adonisjs/lucid/services/db'
import type { TipeBerita } from '@eproc/domain/common/choices'
import { type Halaman, searchPattern } from '#core/http/query/query_string'
import { countRows } from '#core/database/count'
import { preparedSql, sql } from '#core/database/sql'

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
  const syarat: string[] = []
  const nilai: unknown[] = []
  const pasang = (teks: string, ...isi: unknown[]) => {
    syarat.push(teks)
    nilai.push(...isi)
  }
  if (tipe) pasang('b.tipe = ?', tipe)
  if (ids) pasang('b.id = any(?)', ids)
  if (halaman.cari) {
    const pola = searchPattern(halaman.cari)
    pasang('(b.judul ilike ? or b.isi ilike ?)', pola, pola)
  }
  const dengan = syarat.length ? ` where ${syarat.join(' and ')}` : ''
  const { urut } = halaman
  const susun = urut ? `${KOLOM[urut.kolom]} ${urut.turun ? 'desc' : 'asc'}` : 'b.dibuat_pada desc'
  const rows = await preparedSql<BeritaRow>(
    db,
    `${PILIH}${dengan} order by ${susun}, b.id ${urut && !urut.turun ? 'asc' : 'desc'} limit ? offset ?`,
    [...nilai, halaman.jumlah, halaman.awal]
  )
  if (rows.length < halaman.jumlah && (rows.length > 0 || halaman.awal === 0)) {
    return { rows, total: halaman.awal + rows.length }
  }
  const jumlah = await countRows(db, `from berita b${dengan}`, nilai)
  return { rows, total: jumlah }
}

export async function satuBerita(id: number): Promise<BeritaRow | null> {
  return (await sql<BeritaRow>(db, `${PILIH} where b.id = ?`, [id]))[0] ?? null
}
