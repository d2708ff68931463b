/** Values that one administrator alone may not take back, because others rely on them by now. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { master as teks } from '@eproc/i18n/id/master'
import type Parameter from '#app/master/parameter/parameter'
import { pemasukanBerjalan } from '#app/paket_berjalan/jadwal/pemasukan_berjalan_query'
import { anyKeyCounts } from '#app/pemegang/holder_key_query'
import { HttpError } from '#core/http/errors'

/** What may be too much of an offer: lowered in the last hour they would refuse what others have handed in before. */
const BATAS_PENAWARAN: readonly string[] = [
  'KUOTA_PENAWARAN',
  'MAKS_UKURAN_TENDER',
  'MAKS_UNGGAHAN_BERJALAN',
]

/** @throws 409 by field */
export async function pastikanTidakTertahan(
  trx: TransactionClientContract,
  { key, value: kini }: Parameter,
  value: string
): Promise<void> {
  const turun = Number(value) < Number(kini)
  if (!turun) return
  // Off for a moment, packages that are published meanwhile would be opened without their holders for good.
  if (key === 'KUNCI_PEMEGANG_WAJIB' && (await anyKeyCounts(trx))) {
    throw tertahan(teks.aturan.kunciTetapWajib)
  }
  if (BATAS_PENAWARAN.includes(key) && (await pemasukanBerjalan(trx))) {
    throw tertahan(teks.aturan.batasPenawaranTetap)
  }
}

const tertahan = (message: string) =>
  new HttpError(409, message, [{ field: 'value', rule: 'tertahan', message }])
