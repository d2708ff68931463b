/** `npm run hapus-log`: erases what the public log's table tells in clear of a receipt. */
import { runBackend, commandEnvironment } from '../lib/database.ts'

export async function run(args: string[]): Promise<number> {
  return runBackend('bin/erase_logged.ts', args, await commandEnvironment())
}
