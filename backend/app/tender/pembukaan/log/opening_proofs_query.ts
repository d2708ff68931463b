/** What shows a holder's browser that the log has what an opening is judged by. */
import db from '@adonisjs/lucid/services/db'
import type { OpeningLogAnswer } from '@eproc/domain/tender/penawaran/answers_segel'
import { ENTITLED } from '@eproc/sealing/offer/entitled'
import { LOG_JADWAL } from '#app/tender/pembukaan/log/logged_schedule'
import type { GivenToSign } from '#app/tender/pembukaan/tanda_tangan/statement_to_sign'
import { setProofsOf } from '#app/tender/penawaran/kunci/sealing_facts'
import VendorKey from '#app/tender/penawaran/kunci/vendor_key'
import { LOG_PENUTUPAN } from '#app/tender/penutupan/penutupan'
import { buktiLog, stands } from '#core/log/bukti_query'

/** Null until all of it stands in the log. To be asked after the transaction that made it up. */
export async function openingProofsOf({
  paketId,
  toSign: { set, leaves },
}: Pick<GivenToSign, 'paketId' | 'toSign'>): Promise<OpeningLogAnswer | null> {
  const keys = await VendorKey.ofPaket(db.connection(), paketId)
  const [himpunan, jadwal, penutupan, hakMasuk, ...vendors] = await Promise.all([
    setProofsOf(set),
    buktiLog(LOG_JADWAL, leaves.jadwal),
    buktiLog(LOG_PENUTUPAN, leaves.penutupan),
    leaves.hakMasuk === null ? null : buktiLog(ENTITLED, leaves.hakMasuk),
    ...keys.map(({ id }) => buktiLog('kunci_rekanan', String(id))),
  ])
  const kunciRekanan = vendors.filter(stands)
  if (!himpunan || !stands(jadwal) || !stands(penutupan)) return null
  if (leaves.hakMasuk !== null && !stands(hakMasuk)) return null
  return kunciRekanan.length === keys.length
    ? { himpunan, jadwal, penutupan, kunciRekanan, hakMasuk }
    : null
}
