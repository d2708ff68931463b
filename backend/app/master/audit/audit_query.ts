/** The journal as the audit view reads it. */
import db from '@adonisjs/lucid/services/db'
import { samarkan } from '@eproc/domain/common/format'
import type { JurnalAnswer, JournalHeadAnswer } from '@eproc/domain/master/answers'
import { conditions } from '#core/database/conditions'
import { notFound } from '#core/http/errors'
import { searchPattern } from '#core/http/query_string'
import { journalPublicKey } from '#core/journal/sealer'
import { sql } from '#core/database/sql'
import { ZONA } from '#core/clock/clock'
import { iso } from '#core/clock/iso'

export type AuditFilter = Readonly<Partial<Record<string, string>>>

interface JurnalRow {
  id: number
  waktu: Date
  pelaku_id: number | null
  pelaku_nama: string
  peran: string
  aksi: string
  objek: string
  objek_id: string | null
  rincian: Record<string, unknown>
  alasan: string | null
  alamat_ip: string | null
  segel: number | null
}

const PILIH = `select j.id, j.waktu, j.pelaku_id, j.pelaku_nama, j.peran, j.aksi, j.objek, j.objek_id,
  j.rincian, j.alasan, j.alamat_ip,
  (select s.nomor from jurnal_segel s where s.rentang @> j.id limit 1) as segel from jurnal j`

/** NIK and NPWP are for the vendor and its verifiers (decisions §3): the audit view shows four digits. */
const PRIVATE_KEYS = /^(nik|npwp|no_?ktp)$/i

function samarkanRincian(nilai: unknown): unknown {
  if (Array.isArray(nilai)) return nilai.map(samarkanRincian)
  if (typeof nilai !== 'object' || nilai === null) return nilai
  return Object.fromEntries(
    Object.entries(nilai).map(([key, isi]) => [
      key,
      PRIVATE_KEYS.test(key) ? samarkanIsi(isi) : samarkanRincian(isi),
    ])
  )
}

const samarkanIsi = (isi: unknown): unknown =>
  Array.isArray(isi)
    ? isi.map(samarkanIsi)
    : typeof isi === 'string' || typeof isi === 'number'
      ? samarkan(String(isi))
      : isi

const jurnalTransformer = (b: JurnalRow): JurnalAnswer => ({
  id: b.id,
  waktu: iso(b.waktu),
  pelakuId: b.pelaku_id,
  pelakuNama: b.pelaku_nama,
  peran: b.peran,
  aksi: b.aksi,
  objek: b.objek,
  objekId: b.objek_id,
  rincian: samarkanRincian(b.rincian) as Record<string, unknown>,
  alasan: b.alasan,
  alamatIp: b.alamat_ip,
  segel: b.segel,
})

function syaratAudit(saring: AuditFilter, ids: readonly number[] | null) {
  const { add, clause } = conditions()
  if (saring.pelaku === 'sistem') add('j.pelaku_id is null')
  else if (saring.pelaku) {
    const pola = searchPattern(saring.pelaku)
    add(
      'j.pelaku_id in (select id from pengguna where nama ilike ? or login ilike ? or email ilike ?)',
      pola,
      pola,
      pola
    )
  }
  if (saring.pelakuId) add('j.pelaku_id = ?', Number(saring.pelakuId) || 0)
  if (saring.objek) add('j.objek = ?', saring.objek)
  if (saring.objekId) add('j.objek_id = ?', saring.objekId)
  if (saring.aksi) add('j.aksi like ?', `${saring.aksi.replace(/[\\%_]/g, (c) => `\\${c}`)}%`)
  if (saring.dari) add(`j.waktu >= (?::date)::timestamp at time zone '${ZONA}'`, saring.dari)
  if (saring.sampai) {
    add(`j.waktu < (?::date + 1)::timestamp at time zone '${ZONA}'`, saring.sampai)
  }
  if (ids) add('j.id = any(?::bigint[])', [...ids])
  const { teks, nilai } = clause()
  return { dimana: `where ${teks}`, nilai }
}

/** Journal rows, the newest first unless `naik`. */
export async function listAudit(
  saring: AuditFilter,
  { awal, jumlah, naik = false }: { awal: number; jumlah: number; naik?: boolean },
  ids: readonly number[] | null = null
): Promise<{ baris: JurnalAnswer[]; total: number }> {
  const { dimana, nilai } = syaratAudit(saring, ids)
  const [baris, banyak] = await Promise.all([
    sql<JurnalRow>(
      db,
      `${PILIH} ${dimana} order by j.id ${naik ? 'asc' : 'desc'} limit ? offset ?`,
      [...nilai, jumlah, awal]
    ),
    sql<{ n: number }>(db, `select count(*)::int as n from jurnal j ${dimana}`, nilai),
  ])
  return { baris: baris.map(jurnalTransformer), total: banyak[0]!.n }
}

export async function satuAudit(id: number): Promise<JurnalAnswer> {
  const baris = await sql<JurnalRow>(db, `${PILIH} where j.id = ?`, [id])
  if (!baris[0]) throw notFound()
  return jurnalTransformer(baris[0])
}

/** The newest sealed batch; null in an installation without one. */
export async function journalHead(): Promise<JournalHeadAnswer | null> {
  const baris = await sql<{
    nomor: number
    jumlah: number
    hash: string
    tanda_tangan: string
    waktu: Date
  }>(
    db,
    'select nomor, jumlah, hash, tanda_tangan, waktu from jurnal_segel order by nomor desc limit 1'
  )
  const b = baris[0]
  if (!b) return null
  return {
    nomor: b.nomor,
    jumlah: b.jumlah,
    hash: b.hash,
    tandaTangan: b.tanda_tangan,
    waktu: iso(b.waktu),
    kunciPublik: (await journalPublicKey()).export({ type: 'spki', format: 'pem' }).toString(),
  }
}
