/** Names for what the journal tells by numbers: the record of a deed, people and vendors in its details. */
import db from '@adonisjs/lucid/services/db'
import { namedFieldOf, type NamedKind } from '@eproc/domain/master/jurnal'
import { TEMPLAT } from '@eproc/domain/tahap/templat'
import { searchPattern } from '#core/http/query/query_string'
import { sql } from '#core/database/sql'

/** A record as people call it, by its table; `o.nomor` is its number, `j.objek_id` what the journal has. */
const SEBUTAN: Record<string, string> = {
  paket: `select p.kode || ' ' || p.nama from paket p where p.id = o.nomor`,
  kegiatan: `select k.kode || ' ' || k.nama from kegiatan k where k.id = o.nomor`,
  program: `select p.kode || ' ' || p.nama from program p where p.id = o.nomor`,
  pengguna: `select u.nama from pengguna u where u.id = o.nomor`,
  perubahan_akses: `select u.nama from perubahan_akses a join pengguna u on u.id = a.pengguna_id
    where a.id = o.nomor`,
  kunci_pemegang: `select u.nama from kunci_pemegang k join pengguna u on u.id = k.pengguna_id
    where k.id = o.nomor`,
  rekanan: `select r.nama from rekanan r where r.id = o.nomor`,
  tender: `select t.nama from tender t where t.id = o.nomor`,
  divisi: `select d.nama from divisi d where d.kode = j.objek_id or d.id = o.nomor limit 1`,
  parameter: `select j.objek_id`,
  berita: `select b.judul from berita b where b.id = o.nomor`,
}

/** A deleted record is called as its details told it. */
const DULU = ['kode', 'nama', 'judul']
  .map(
    (k) => `coalesce(j.rincian -> '${k}' ->> 1, j.rincian -> '${k}' ->> 0, j.rincian ->> '${k}')`
  )
  .join(', ')

const cabang = Object.entries(SEBUTAN).map(([objek, query]) => `when '${objek}' then (${query})`)

/** SQL over the journal's row `j`: what its record is called. */
export const NAMA_OBJEK = `(select coalesce(case j.objek ${cabang.join(' ')} end, nullif(concat_ws(' ', ${DULU}), ''))
  from (select case when j.objek_id ~ '^[0-9]{1,9}$' then j.objek_id::int end as nomor) o)`

/** Tables whose records are looked for by what they are called, and the columns that say it. */
const BERNAMA: Record<string, readonly [string, string]> = {
  paket: ['kode', 'nama'],
  kegiatan: ['kode', 'nama'],
  program: ['kode', 'nama'],
  pengguna: ['nama', 'login'],
  rekanan: ['nama', 'no_registrasi'],
}
/** More records than this are of a common word: then nearly every row of the journal is one of theirs. */
const LANGKA = 1000

/**
 * SQL over the journal's row `j`, with its values: its record is called like this. The records of a rare word are named,
 * and their rows found by index; for a common one rows are asked one by one, of which the first are met soon.
 */
export async function objekCocok(cari: string): Promise<[string, ...unknown[]]> {
  const pola = searchPattern(cari)
  const bagian = Object.entries(BERNAMA).map(
    ([objek, [a, b]]) =>
      `(select '${objek}' as objek, id::text from ${objek} where ${a} ilike ? or ${b} ilike ? limit ${LANGKA + 1})`
  )
  const ditemukan = await sql<{ objek: string; id: string }>(
    db,
    `select objek, id from (${bagian.join(' union all ')}) x limit ${LANGKA + 1}`,
    bagian.flatMap(() => [pola, pola])
  )
  if (ditemukan.length <= LANGKA) {
    return [
      `j.id = any(array(select c.id from unnest(?::text[], ?::text[]) o(objek, id)
        join jurnal c on c.objek = o.objek and c.objek_id = o.id))`,
      ditemukan.map((b) => b.objek),
      ditemukan.map((b) => b.id),
    ]
  }
  const satu = Object.entries(BERNAMA).map(
    ([objek, [a, b]]) =>
      `when '${objek}' then exists (select 1 from ${objek} o where o.id = n.nomor and (o.${a} ilike ? or o.${b} ilike ?))`
  )
  return [
    `(select case j.objek ${satu.join(' ')} else false end
      from (select case when j.objek_id ~ '^[0-9]{1,9}$' then j.objek_id::int end as nomor) n)`,
    ...satu.flatMap(() => [pola, pola]),
  ]
}

/**
 * What these details speak of by number or key, as `pengguna:11`; also inside their lists, where a funding line has its
 * activity and a place its project.
 */
export const disebut = (rincian: Record<string, unknown>): string[] =>
  Object.entries(rincian).flatMap(([field, value]) => spokenOf(namedFieldOf(field), value))

const spokenOf = (kind: NamedKind | null, value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => spokenOf(kind, one))
  if (typeof value === 'object' && value !== null) {
    return disebut(value as Record<string, unknown>)
  }
  const known = kind === 'tahap' ? typeof value === 'string' : typeof value === 'number'
  return kind && known ? [`${kind}:${String(value)}`] : []
}

/** Where templates call a stage differently, that of a tender speaks for it: the most complete one. */
const NAMA_TAHAP: ReadonlyMap<string, string> = new Map(
  (['PLA', 'TLA', 'PSEL', 'PTEN', 'K2TEN', 'KSEL', 'KTEN'] as const).flatMap((kode) =>
    TEMPLAT[kode].map((t) => [`tahap:${t.kunci}`, t.nama] as const)
  )
)

/** Their names, by what `disebut` calls them. */
export async function sebutan(kunci: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (kunci.length === 0) return new Map()
  const ids = (kind: NamedKind) => [
    ...new Set(kunci.filter((k) => k.startsWith(`${kind}:`)).map((k) => Number(k.split(':')[1]))),
  ]
  const nama = await sql<{ kunci: string; nama: string }>(
    db,
    `select 'pengguna:' || id as kunci, nama from pengguna where id = any(?)
     union all select 'rekanan:' || id, nama from rekanan where id = any(?)
     union all select 'kegiatan:' || id, kode || ' ' || nama from kegiatan where id = any(?)
     union all select 'lokasi:' || id, nama from lokasi_proyek where id = any(?)
     union all select 'kbli:' || id, kode || ' ' || nama from kbli where id = any(?)`,
    (['pengguna', 'rekanan', 'kegiatan', 'lokasi', 'kbli'] as const).map(ids)
  )
  return new Map([...NAMA_TAHAP, ...nama.map((n) => [n.kunci, n.nama] as const)])
}
