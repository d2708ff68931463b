/**
 * `npm run witness -- --folder <folder> --nama <nama> --log <vkey file> [--port 8190] [--host 127.0.0.1]`: a witness of one
 * or more public logs (C2SP tlog-witness), to be run by another body than the portal's.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { saksiTeks as teks } from '@eproc/i18n/id/log'
import { groupsOf } from '@eproc/sealing/keys/pair'
import { verifierFingerprint } from '@eproc/sealing/log/witness_marks'
import { UserError, say } from '../lib/messages.ts'
import { markServing, onClose } from '../lib/processes.ts'
import { openWitness, witnessServer } from '../lib/witness_server.ts'

const PORT = 8190

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      folder: { type: 'string' },
      nama: { type: 'string' },
      log: { type: 'string', multiple: true },
      port: { type: 'string', default: String(PORT) },
      host: { type: 'string', default: '127.0.0.1' },
    },
  })
  const { folder, nama: name, log: files = [], host } = values
  const port = Number(values.port)
  if (!folder || !name || files.length === 0 || !Number.isInteger(port)) {
    throw new UserError(teks.cara)
  }
  for (const file of files) if (!existsSync(file)) throw new UserError(teks.takAda(file))
  const logs = files.map((file) => readFileSync(file, 'utf8'))
  const witness = await openWitness({ folder, name, logs })
  const server = witnessServer(witness)
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, host, listening)
  })
  markServing()
  const sidik = groupsOf(await verifierFingerprint(witness.vkey)).join(' ')
  say(teks.mulai(`http://${host}:${port}`, witness.vkey, sidik))
  await new Promise<void>((closed) => {
    onClose(async () => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  })
  return 0
}
