/** What the installation remembers of its backups and journal checks, and the lock of who watches it. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import { keIso } from '@eproc/domain/common/format'
import { sql, type Koneksi } from '#core/database/sql'

const WATCH_LOCK = 7_210_017

interface CatatanRow<Rincian> {
  pada: Date
  berhasil: boolean
  rincian: Rincian
}

async function terakhir<Rincian>(
  connection: Koneksi,
  jenis: 'cadangan' | 'jurnal'
): Promise<CatatanRow<Rincian> | undefined> {
  const [catatan] = await sql<CatatanRow<Rincian>>(
    connection,
    `select pada, berhasil, rincian from catatan_instalasi
      where jenis = ? order by pada desc, id desc limit 1`,
    [jenis]
  )
  return catatan
}

export async function cadanganTerakhir(connection: Koneksi): Promise<InstalasiAnswer['cadangan']> {
  const c = await terakhir<{ jumlahBerkas: number; ukuranBerkas: number }>(connection, 'cadangan')
  return c ? { pada: keIso(c.pada)!, ...c.rincian } : null
}

export async function pemeriksaanTerakhir(
  connection: Koneksi
): Promise<InstalasiAnswer['jurnal']['pemeriksaan']> {
  const p = await terakhir<{ baris: number; pesan: string | null }>(connection, 'jurnal')
  return p ? { pada: keIso(p.pada)!, utuh: p.berhasil, ...p.rincian } : null
}

/** Until the transaction ends nobody else looks and tells. */
export const lockWatch = (trx: TransactionClientContract): Promise<unknown> =>
  sql(trx, 'select pg_advisory_xact_lock(?)', [WATCH_LOCK])
