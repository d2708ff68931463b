/** Names for what the journal tells by numbers: the record of a deed, people and vendors in its details. */
import db from '@adonisjs/lucid/services/db'
import { personFieldOf } from '@eproc/domain/master/jurnal'
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

/** SQL over the journal's row `j`: its record is called like this pattern, which is asked for `JUMLAH_POLA` times. */
export const OBJEK_COCOK = `((j.objek, j.objek_id) in (
  select 'paket', id::text from paket where kode ilike ? or nama ilike ?
  union all select 'kegiatan', id::text from kegiatan where kode ilike ? or nama ilike ?
  union all select 'program', id::text from program where kode ilike ? or nama ilike ?
  union all select 'pengguna', id::text from pengguna where nama ilike ? or login ilike ?
  union all select 'rekanan', id::text from rekanan where nama ilike ? or no_registrasi ilike ?))`
export const JUMLAH_POLA = 10

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.flatMap(numbersOf) : typeof value === 'number' ? [value] : []

/** The people and vendors that these details speak of, as `pengguna:11`. */
export const disebut = (rincian: Record<string, unknown>): string[] =>
  Object.entries(rincian).flatMap(([field, value]) => {
    const jenis = personFieldOf(field)
    return jenis ? numbersOf(value).map((id) => `${jenis}:${id}`) : []
  })

/** Their names, by what `disebut` calls them. */
export async function sebutan(kunci: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (kunci.length === 0) return new Map()
  const ids = (jenis: string) => [
    ...new Set(kunci.filter((k) => k.startsWith(jenis)).map((k) => Number(k.split(':')[1]))),
  ]
  const nama = await sql<{ kunci: string; nama: string }>(
    db,
    `select 'pengguna:' || id as kunci, nama from pengguna where id = any(?)
     union all select 'rekanan:' || id, nama from rekanan where id = any(?)`,
    [ids('pengguna:'), ids('rekanan:')]
  )
  return new Map(nama.map((n) => [n.kunci, n.nama]))
}
