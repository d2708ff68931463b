/** What shows a vendor's browser that the log has it among those who passed before a later submission (ADR 0027). */
import db from '@adonisjs/lucid/services/db'
import { pemasukanPertama } from '@eproc/domain/tahap/templat'
import type { InvitedAnswer } from '@eproc/domain/tender/penawaran/answers_segel'
import { ENTITLED } from '@eproc/sealing/offer/entitled'
import type Paket from '#app/paket_berjalan/paket'
import HakMasuk from '#app/tender/pembukaan/hak_masuk/hak_masuk'
import { pemasukanTampak } from '#app/tender/penawaran/pemasukan_query'
import { transaction } from '#core/database/transaction'
import { buktiLog, stands } from '#core/log/bukti_query'

/**
 * Null for the first submission, and where none is open.
 * @param seen the head that a witness cosigned, where one has: the leaf is shown under it once it has it
 */
export async function invitedOf(
  paket: Paket,
  rekananId: number,
  seen: string | null
): Promise<InvitedAnswer | null> {
  const { k, tampak } = await pemasukanTampak(db, paket, rekananId)
  const open = tampak.find(({ status }) => status.keadaan === 'terbuka')
  if (!open?.baris.mulai || pemasukanPertama(k.templat)?.kunci === open.tahap.kunci) return null
  const record = await transaction((trx) => HakMasuk.of(trx, paket.id, open.baris))
  const proof = async (under: string | null) =>
    record && buktiLog(ENTITLED, String(record.id), null, under)
  const witnessed = seen === null ? null : await proof(seen)
  const bukti = stands(witnessed) ? witnessed : await proof(null)
  return { mulai: open.baris.mulai.toISOString(), bukti: stands(bukti) ? bukti : null }
}
