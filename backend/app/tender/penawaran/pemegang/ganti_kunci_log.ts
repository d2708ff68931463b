/** Another key for the public log, when no offer depends on the one before. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logTeks as teks } from '@eproc/i18n/id/log'
import { waitForLogKey } from '#app/tender/penawaran/pemegang/waits_for_log_key_query'
import { conflict } from '#core/http/errors'
import { replaceLogKey } from '#core/log/replace_key'

/**
 * @throws 409 while offers wait for their opening that the installation signed for their vendors: whoever opens judges
 * their signature by the log's key
 */
export async function gantiKunciLog(
  trx: TransactionClientContract,
  reason: string
): Promise<string> {
  const waiting = await waitForLogKey(trx)
  if (waiting.length > 0) throw conflict(teks.kunciTunggu(waiting))
  return replaceLogKey(trx, reason)
}
