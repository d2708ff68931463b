/** The journal as the audit view reads it. */
import db from '@adonisjs/lucid/services/db'
import { samarkan } from '@eproc/domain/common/format'
import type { JurnalAnswer, JournalHeadAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { NAMA_OBJEK, disebut, objekCocok, sebutan } from '#app/master/audit/nama_jurnal_query'
import { belumDiumumkan } from '#app/master/audit/belum_diumumkan'
import {
  barisTerbaca,
  namaRahasia,
  paketTertutup,
  TERSEGEL,
} from '#app/master/audit/pembaca_jurnal'
import type { Pelaku } from '#core/auth/actor'
import { countRows } from '#core/database/count'
import { conditions } from '#core/database/conditions'
import { notFound } from '#core/http/errors'
import { searchPattern } from '#core/http/query/query_string'
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
  tersegel: boolean
  rahasia: boolean
  tertutup: boolean
  objek_nama: string | null
}

const pilih = (
  rahasia: string,
  tertutup: string
) => `select j.id, j.waktu, j.pelaku_id, j.pelaku_nama, j.peran, j.aksi, j.objek, j.objek_id,
  j.rincian, j.alasan, j.alamat_ip,
  (select s.nomor from jurnal_segel s where s.rentang @> j.id limit 1) as segel,
  ${NAMA_OBJEK} as objek_nama, ${TERSEGEL} as tersegel, ${rahasia} as rahasia,
  ${tertutup} as tertutup from jurnal j`

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

/** What is in a receipt is for its vendor alone before its opening. */
const OF_RECEIPT = ['sha256', 'tandaTerima']
/** Of whom a deed tells, the vendor's own or the committee's (an invitation), for pokja and PPK before the first one. */
const OF_VENDOR = ['rekananId', 'vendorId', 'nama', 'file']

function rincianTampak({ rincian, tersegel, tertutup }: JurnalRow) {
  const ofVendor = 'rekananId' in rincian || 'vendorId' in rincian
  const hidden = [...(tersegel ? OF_RECEIPT : []), ...(tertutup && ofVendor ? OF_VENDOR : [])]
  return Object.fromEntries(Object.entries(rincian).filter(([field]) => !hidden.includes(field)))
}

/** Vendors of a package that is still closed have no names here for those who may not know them. */
async function jurnalTransformer(
  pelaku: Pelaku,
  rows: readonly JurnalRow[]
): Promise<JurnalAnswer[]> {
  const tertahan = await belumDiumumkan(pelaku, rows)
  const baris = rows.map((b) =>
    tertahan.has(b) ? { ...b, rincian: { keterangan: master.audit.tertahan }, alasan: null } : b
  )
  const tampak = baris.map((b) => {
    const rincian = rincianTampak(b)
    const orang = disebut(rincian).filter((k) => !b.tertutup || !k.startsWith('rekanan:'))
    return { b, rincian, orang }
  })
  const nama = await sebutan(tampak.flatMap((t) => t.orang))
  return tampak.map(({ b, rincian, orang }) => ({
    ...satuJurnal(b, rincian),
    sebutan: Object.fromEntries(orang.flatMap((k) => (nama.has(k) ? [[k, nama.get(k)!]] : []))),
  }))
}

const satuJurnal = (
  b: JurnalRow,
  rincian: Record<string, unknown>
): Omit<JurnalAnswer, 'sebutan'> => ({
  id: b.id,
  waktu: iso(b.waktu),
  pelakuId: b.rahasia ? null : b.pelaku_id,
  pelakuNama: b.rahasia ? master.audit.peserta : b.pelaku_nama,
  peran: b.peran,
  aksi: b.aksi,
  objek: b.objek,
  objekId: b.objek_id,
  objekNama: b.objek_nama,
  rincian: samarkanRincian(rincian) as Record<string, unknown>,
  alasan: b.alasan,
  alamatIp: b.rahasia ? null : b.alamat_ip,
  segel: b.segel,
})

async function syaratAudit(pelaku: Pelaku, saring: AuditFilter, ids: readonly number[] | null) {
  const { add, clause } = conditions()
  const terbaca = barisTerbaca(pelaku)
  add(terbaca.syarat, ...terbaca.nilai)
  // Who asks for a name is not told by what comes back.
  const rahasia = namaRahasia(pelaku)
  if (saring.pelaku || saring.pelakuId) add(`not ${rahasia.syarat}`, ...rahasia.nilai)
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
  if (saring.paketId) {
    add(
      `((j.objek = 'paket' and j.objek_id = ?) or j.rincian ->> 'paketId' = ?)`,
      saring.paketId,
      saring.paketId
    )
  }
  if (saring.q) add(...(await objekCocok(saring.q)))
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
  pelaku: Pelaku,
  saring: AuditFilter,
  { awal, jumlah, naik = false }: { awal: number; jumlah: number; naik?: boolean },
  ids: readonly number[] | null = null
): Promise<{ baris: JurnalAnswer[]; total: number }> {
  const { dimana, nilai } = await syaratAudit(pelaku, saring, ids)
  const [rahasia, tertutup] = [namaRahasia(pelaku), paketTertutup(pelaku)]
  const [baris, banyak] = await Promise.all([
    sql<JurnalRow>(
      db,
      `${pilih(rahasia.syarat, tertutup.syarat)} ${dimana} order by j.id ${naik ? 'asc' : 'desc'} limit ? offset ?`,
      [...rahasia.nilai, ...tertutup.nilai, ...nilai, jumlah, awal]
    ),
    countRows(db, `from jurnal j ${dimana}`, nilai),
  ])
  return { baris: await jurnalTransformer(pelaku, baris), total: banyak }
}

export async function satuAudit(pelaku: Pelaku, id: number): Promise<JurnalAnswer> {
  const [rahasia, tertutup] = [namaRahasia(pelaku), paketTertutup(pelaku)]
  const terbaca = barisTerbaca(pelaku)
  const baris = await sql<JurnalRow>(
    db,
    `${pilih(rahasia.syarat, tertutup.syarat)} where j.id = ? and ${terbaca.syarat}`,
    [...rahasia.nilai, ...tertutup.nilai, id, ...terbaca.nilai]
  )
  const [satu] = await jurnalTransformer(pelaku, baris)
  if (!satu) throw notFound()
  return satu
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
