/** What open and upheld objections hold back (decisions §5 'Objections'). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tahapBukaUlang } from '@eproc/domain/tahap/sanggah'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { keadaanPaket, type PaketTahap } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import {
  sanggahBelumDijawab,
  sanggahTerbukti,
  tipeTerbukti,
} from '#app/paket_berjalan/keadaan/keadaan_sanggah_query'
import { tahapTertunggakPaket } from '#app/paket_berjalan/keadaan/tertunggak_query'
import type { Koneksi } from '#core/database/sql'
import { conflict } from '#core/http/errors'

/** Negotiation, minutes, SPPBJ and contract wait for the end of the objections. */
export async function wajibBebasSanggah(
  trx: TransactionClientContract,
  paketId: number
): Promise<void> {
  if (await sanggahBelumDijawab(paketId, trx)) throw conflict(tenderHasil.sanggah.belumDijawab)
  if (await sanggahTerbukti(paketId, trx)) throw conflict(tenderHasil.sanggah.terbukti)
}

/**
 * Stages that a revision may let begin anew, although they have begun or are over: an objection was upheld, or their
 * deed is outstanding.
 */
export async function tahapDibukaUlang(connection: Koneksi, paket: PaketTahap): Promise<number[]> {
  const k = await keadaanPaket(paket, connection)
  const tipe = await tipeTerbukti(paket.id, connection)
  const terbukti = tipe.flatMap((t) => tahapBukaUlang(k.templat, t))
  const tertunggak = await tahapTertunggakPaket(connection, paket.id, k)
  return [...new Set([...terbukti, ...tertunggak])].toSorted((a, b) => a - b)
}
