/**
 * `npm run verify-log`: checks the whole public log from its files and names the first leaf that does not fit; exits 1.
 * `--banding <checkpoint>`: also against a signed checkpoint that was kept elsewhere. `--folder`, `--kunci <vkey file>`:
 * a copy of the log, and a key that was kept elsewhere. `--saksi <vkey file>`: not without this witness's cosignature.
 */
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyLog, type Fault } from '@eproc/sealing/log/verify'
import { logTeks as teks } from '@eproc/i18n/id/log'
import { folderData } from '../lib/places.ts'

const option = (args: string[], name: string): string | undefined => {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args[at + 1]
}

function words(fault: Fault): string {
  if (fault.kind === 'witness') return teks.witness(fault.name)
  if (fault.kind === 'leaf') return teks.daun(fault.leaf, fault.path)
  if ('size' in fault) return teks[fault.kind](fault.size)
  return teks[fault.kind]
}

export async function run(args: string[]): Promise<number> {
  const folder = option(args, '--folder') ?? join(folderData(), 'log')
  const keyFile = option(args, '--kunci') ?? join(folderData(), 'kunci', 'log.pub')
  const kept = option(args, '--banding')
  const witness = option(args, '--saksi')
  for (const path of [keyFile, ...[kept, witness].filter((one) => one !== undefined)]) {
    if (existsSync(path)) continue
    console.error(teks.takAda(path))
    return 1
  }
  const read = (path: string) => readFile(join(folder, path)).catch(() => null)
  const vkey = readFileSync(keyFile, 'utf8')
  const older = kept ? [readFileSync(kept, 'utf8')] : []
  const cosigners = witness ? readFileSync(witness, 'utf8').split('\n').filter(Boolean) : []
  const { head, fault } = await verifyLog(read, vkey, older, cosigners)
  if (fault || !head) {
    console.error(teks.rusak(fault ? words(fault) : teks.checkpoint))
    return 1
  }
  console.log(teks.utuh(head.size, Buffer.from(head.root).toString('base64')))
  return 0
}
