/** What open and upheld objections hold back (decisions §5 'Objections'). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tahapBukaUlang } from '@eproc/domain/tahap/sanggah'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type { PaketTahap } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import {
  sanggahBelumDijawab,
  sanggahTerbukti,
  tipeTerbukti,
} from '#app/paket_berjalan/keadaan/keadaan_sanggah_query'
import { conflict } from '#core/http/errors'

/** Negotiation, minutes, SPPBJ and contract wait for the end of the objections. */
export async function wajibBebasSanggah(
  trx: TransactionClientContract,
  paketId: number
): Promise<void> {
  if (await sanggahBelumDijawab(paketId, trx)) throw conflict(tenderHasil.sanggah.belumDijawab)
  if (await sanggahTerbukti(paketId, trx)) throw conflict(tenderHasil.sanggah.terbukti)
}

/** Stages that a revision may let begin anew, because an objection was upheld; [] otherwise. */
export async function tahapDibukaUlang(
  trx: TransactionClientContract,
  paket: PaketTahap
): Promise<number[]> {
  const tipe = await tipeTerbukti(paket.id, trx)
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  return [...new Set(tipe.flatMap((t) => tahapBukaUlang(templat, t)))]
}
