/** What open and upheld objections hold back (decisions §5 'Objections'). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { TipeSanggah } from '@eproc/domain/pilihan'
import { tahapBukaUlang } from '@eproc/domain/tahap/akses'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type { PaketTahap } from '#app/paket/tahap_paket'
import { bentrok } from '#inti/galat'
import { sql, type Koneksi } from '#inti/sql'

/** Is there an objection of the package without a reply? */
export async function sanggahBelumDijawab(
  paketId: number,
  koneksi: Koneksi = db
): Promise<boolean> {
  const [ada] = await sql(
    koneksi,
    'select 1 from sanggah where paket_id = ? and tgl_kirim_admin is null limit 1',
    [paketId]
  )
  return ada !== undefined
}

/**
 * Was an objection upheld that no new evaluation has answered yet? Then the package fails, or a revision reopens the
 * evaluation: such a revision may move stages that are over.
 */
export async function sanggahTerbukti(paketId: number, koneksi: Koneksi = db): Promise<boolean> {
  const [ada] = await sql(
    koneksi,
    `select 1 from sanggah where paket_id = ? and hasil = 'terbukti' and ditutup_pada is null limit 1`,
    [paketId]
  )
  return ada !== undefined
}

/** Negotiation, minutes, SPPBJ and contract wait for the end of the objections. */
export async function wajibBebasSanggah(
  trx: TransactionClientContract,
  paketId: number
): Promise<void> {
  if (await sanggahBelumDijawab(paketId, trx)) throw bentrok(tenderHasil.sanggah.belumDijawab)
  if (await sanggahTerbukti(paketId, trx)) throw bentrok(tenderHasil.sanggah.terbukti)
}

/** Stages that a revision may let begin anew, because an objection was upheld; [] otherwise. */
export async function tahapDibukaUlang(
  trx: TransactionClientContract,
  paket: PaketTahap
): Promise<number[]> {
  const tipe = await sql<{ tipe: TipeSanggah }>(
    trx,
    `select distinct tipe from sanggah
      where paket_id = ? and hasil = 'terbukti' and ditutup_pada is null`,
    [paket.id]
  )
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  return [...new Set(tipe.flatMap((t) => tahapBukaUlang(templat, t.tipe)))]
}
