import db from '@adonisjs/lucid/services/db'
import { tidakDitemukan } from '#inti/galat'
import { polaCari, type Halaman } from '#inti/kueri'
import { sql, type Koneksi } from '#inti/sql'
import type { BarisMaster, SumberMaster } from '#app/master/data/sumber_master'

interface Saringan {
  ids?: readonly number[] | null
}

/** One page of a master table with the number of all matching rows. */
export async function daftarMaster<J>(
  sumber: SumberMaster<J>,
  halaman: Halaman<string>,
  { ids }: Saringan = {}
): Promise<{ baris: J[]; total: number }> {
  const syarat: string[] = []
  const nilai: unknown[] = []
  if (halaman.cari) {
    syarat.push(`(${sumber.cari.map((k) => `m.${k} ilike ?`).join(' or ')})`)
    nilai.push(...sumber.cari.map(() => polaCari(halaman.cari!)))
  }
  if (ids) {
    syarat.push('m.id = any(?)')
    nilai.push([...ids])
  }
  const dimana = syarat.length ? `where ${syarat.join(' and ')}` : ''
  const kolom = halaman.urut ? sumber.urut[halaman.urut.kolom]! : 'm.kode'
  const arah = halaman.urut?.turun ? 'desc' : 'asc'
  const [baris, jumlah] = await Promise.all([
    sql<BarisMaster>(
      db,
      `select ${sumber.pilih} from ${sumber.tabel} m ${dimana}
        order by ${kolom} ${arah} nulls last, m.id limit ? offset ?`,
      [...nilai, halaman.jumlah, halaman.awal]
    ),
    sql<{ n: number }>(db, `select count(*)::int as n from ${sumber.tabel} m ${dimana}`, nilai),
  ])
  return { baris: baris.map(sumber.transform), total: jumlah[0]!.n }
}

/** One row; 404 when there is none. */
export async function satuMaster<J>(
  koneksi: Koneksi,
  sumber: SumberMaster<J>,
  id: number | null
): Promise<BarisMaster> {
  const baris = await sql<BarisMaster>(
    koneksi,
    `select ${sumber.pilih} from ${sumber.tabel} m where m.id = ?`,
    [id ?? 0]
  )
  if (!baris[0]) throw tidakDitemukan()
  return baris[0]
}
