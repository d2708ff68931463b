import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { BlacklistDecision } from '@eproc/domain/verifikasi/answers'
import { countRows } from '#core/database/count'
import { sql } from '#core/database/sql'

type Change = readonly [string | null, string | null]

interface JournalRow {
  id: number
  vendor_id: number
  waktu: Date
  pelaku_nama: string
  aksi: string
  alasan: string | null
  rincian: Partial<
    Record<
      'blacklistNomor' | 'blacklistTglMulai' | 'blacklistTglSelesai' | 'blacklistAlasan',
      Change
    >
  >
}

/** The decisions on one vendor's blacklisting, from the journal. */
export async function blacklistHistory(
  vendorId: number | undefined,
  { awal, jumlah, oldestFirst }: { awal: number; jumlah: number; oldestFirst: boolean }
): Promise<{ rows: BlacklistDecision[]; total: number }> {
  const where = `where objek = 'rekanan' and objek_id = ? and aksi like 'blacklist.%'`
  const values = [String(vendorId ?? 0)]
  const [rows, count] = await Promise.all([
    sql<JournalRow>(
      db,
      `select id, objek_id::int as vendor_id, waktu, pelaku_nama, aksi, alasan, rincian from jurnal ${where}
        order by id ${oldestFirst ? 'asc' : 'desc'} limit ? offset ?`,
      [...values, jumlah, awal]
    ),
    countRows(db, `from jurnal ${where}`, values),
  ])
  return { rows: rows.map(decision), total: count }
}

/** What a decision set; of one that lifted the blacklist, what it took away. */
const said = (change: Change | undefined): string | null => change?.[1] ?? change?.[0] ?? null

const decision = ({ rincian, ...j }: JournalRow): BlacklistDecision => ({
  id: j.id,
  vendorId: j.vendor_id,
  waktu: keIso(j.waktu)!,
  pelaku: j.pelaku_nama,
  aksi: j.aksi === 'blacklist.cabut' ? 'cabut' : 'tetapkan',
  nomor: said(rincian.blacklistNomor),
  mulai: said(rincian.blacklistTglMulai),
  selesai: said(rincian.blacklistTglSelesai),
  alasan: j.alasan ?? said(rincian.blacklistAlasan),
})
