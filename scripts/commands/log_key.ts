/** `npm run kunci-log`: another key for the public log, signed by the one before; no server may have that one in memory. */
import { logTeks as teks } from '@eproc/i18n/id/log'
import { runBackend, commandEnvironment } from '../lib/database.ts'
import { UserError } from '../lib/messages.ts'
import { runningServer } from '../lib/single.ts'

export async function run(args: string[]): Promise<number> {
  if (runningServer()) throw new UserError(teks.kunciBerjalan)
  return runBackend('bin/replace_log_key.ts', args, await commandEnvironment())
}
