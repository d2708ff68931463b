/** What the public log's table keeps in clear of receipts is erased: on request, and when it is no longer needed. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logTeks as teks } from '@eproc/i18n/id/log'
import { JENIS_LOG } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { lapsedReceipts } from '#app/tender/penawaran/tanda_terima/lapsed_query'
import { SYSTEM } from '#core/auth/actor'
import { numberParameter } from '#core/database/parameter'
import { transaction } from '#core/database/transaction'
import { eraseLogged } from '#core/log/erase'

/** Years after which a receipt of a package that has ended is erased; 0: never. */
const YEARS = 10

export const hapusDariLog = (
  trx: TransactionClientContract,
  kode: readonly string[],
  alasan: string
): Promise<number> => eraseLogged(trx, SYSTEM, { object: JENIS_LOG, ids: kode, reason: alasan })

/** Nightly. Answers how many were erased; safe to run twice. */
export async function hapusDariLogYangLewat(): Promise<number> {
  const years = await numberParameter('MASA_SIMPAN_LOG', YEARS)
  if (years === 0) return 0
  return transaction(async (trx) =>
    hapusDariLog(trx, await lapsedReceipts(trx, years), teks.lewatMasaSimpan(years))
  )
}
