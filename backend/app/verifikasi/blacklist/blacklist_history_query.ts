import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { BlacklistDecision } from '@eproc/domain/verifikasi/answers'
import { sql } from '#core/database/sql'

type Change = readonly [string | null, string | null]

interface JournalRow {
  id: number
  waktu: Date
  pelaku_nama: string
  aksi: string
  alasan: string | null
  rincian: Partial<Record<(typeof COLUMNS)[keyof typeof COLUMNS], Change>>
}

const COLUMNS = {
  nomor: 'blacklistNomor',
  mulai: 'blacklistTglMulai',
  selesai: 'blacklistTglSelesai',
  alasan: 'blacklistAlasan',
} as const
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
type Decided = Pick<BlacklistDecision, keyof typeof COLUMNS>
const NOTHING: Decided = { nomor: null, mulai: null, selesai: null, alasan: null }

/** A vendor is listed a few times in its life; the answer has an end all the same. */
const LIMIT = 1000

/** The decisions on one vendor's blacklisting, from the journal, which tells of each what it changed. */
export async function blacklistHistory(
  vendorId: number | undefined,
  { awal, jumlah, oldestFirst }: { awal: number; jumlah: number; oldestFirst: boolean }
): Promise<{ rows: BlacklistDecision[]; total: number }> {
  const journal = await sql<JournalRow>(
    db,
    `select id, waktu, pelaku_nama, aksi, alasan, rincian from jurnal
      where objek = 'rekanan' and objek_id = ? and aksi like 'blacklist.%' order by id limit ${LIMIT}`,
    [String(vendorId ?? 0)]
  )
  let inForce = NOTHING
  const rows = journal.map((j): BlacklistDecision => {
    const lifted = j.aksi === 'blacklist.cabut'
    const told = lifted ? inForce : decided(j, inForce)
    inForce = lifted ? NOTHING : told
    return {
      id: j.id,
      vendorId: vendorId ?? 0,
      waktu: keIso(j.waktu)!,
      pelaku: j.pelaku_nama,
      aksi: lifted ? 'cabut' : 'tetapkan',
      ...told,
      alasan: j.alasan ?? told.alasan,
    }
  })
  const ordered = oldestFirst ? rows : rows.toReversed()
  return { rows: ordered.slice(awal, awal + jumlah), total: rows.length }
}

/** What a decision left alone stays as it was. */
const decided = ({ rincian }: JournalRow, before: Decided): Decided =>
  Object.fromEntries(
    FIELDS.map((field) => {
      const change = rincian[COLUMNS[field]]
      return [field, change ? change[1] : before[field]]
    })
  ) as unknown as Decided
