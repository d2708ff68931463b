import db from '@adonisjs/lucid/services/db'
import type { TipeParameter } from '@eproc/domain/aturan_master'
import type { JawabanParam, JawabanParameter } from '@eproc/domain/jawaban/master'
import { tidakDitemukan } from '#inti/galat'
import { polaCari, type Halaman } from '#inti/kueri'
import { sql, type Koneksi } from '#inti/sql'

export interface BarisParameter {
  id: number
  key: string
  value: string
  tipe: TipeParameter
  min: number | null
  max: number | null
  keterangan: string
  publik: boolean
  versi: number
}

const KOLOM = 'id, key, value, tipe, min, max, keterangan, publik, versi'

export const parameterTransformer = (b: BarisParameter): JawabanParameter => ({
  id: b.id,
  key: b.key,
  value: b.value,
  tipe: b.tipe,
  min: b.min,
  max: b.max,
  keterangan: b.keterangan,
  publik: b.publik,
  versi: b.versi,
})

/** Rows of GET /admin/param: everything, or what everybody may know (decisions §1). */
export const barisParam = (semua: boolean): Promise<JawabanParam[]> =>
  sql<JawabanParam>(
    db,
    `select id, key, value from parameter where publik or ?::boolean order by key`,
    [semua]
  )

export async function daftarParameter(
  halaman: Halaman<'id' | 'key' | 'value' | 'keterangan'>,
  ids: readonly number[] | null
): Promise<{ baris: JawabanParameter[]; total: number }> {
  const syarat: string[] = []
  const nilai: unknown[] = []
  if (halaman.cari) {
    syarat.push('(key ilike ? or keterangan ilike ?)')
    nilai.push(polaCari(halaman.cari), polaCari(halaman.cari))
  }
  if (ids) {
    syarat.push('id = any(?)')
    nilai.push([...ids])
  }
  const dimana = syarat.length ? `where ${syarat.join(' and ')}` : ''
  const kolom = halaman.urut?.kolom ?? 'key'
  const baris = await sql<BarisParameter>(
    db,
    `select ${KOLOM} from parameter ${dimana}
      order by ${kolom} ${halaman.urut?.turun ? 'desc' : 'asc'}, id limit ? offset ?`,
    [...nilai, halaman.jumlah, halaman.awal]
  )
  const jumlah = await sql<{ n: number }>(
    db,
    `select count(*)::int as n from parameter ${dimana}`,
    nilai
  )
  return { baris: baris.map(parameterTransformer), total: jumlah[0]!.n }
}

/** One parameter by id or key, locked when asked for; 404 when there is none. */
export async function satuParameter(
  koneksi: Koneksi,
  apa: { id: number } | { key: string },
  kunci = false
): Promise<BarisParameter> {
  const [syarat, nilai] = 'id' in apa ? ['id = ?', apa.id] : ['key = ?', apa.key]
  const baris = await sql<BarisParameter>(
    koneksi,
    `select ${KOLOM} from parameter where ${syarat}${kunci ? ' for update' : ''}`,
    [nilai]
  )
  if (!baris[0]) throw tidakDitemukan()
  return baris[0]
}
