/**
 * A witness of public logs (C2SP tlog-witness): remembers the head that it saw last, and cosigns only what continues it.
 * It needs nothing of the portal's server but its log's key, so that another body can run it on a machine of its own.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import {
  formatCheckpoint,
  formatVerifier,
  parseCheckpoint,
  parseVerifier,
  verifierOf,
  WITNESS_KEY,
  type Checkpoint,
  type Verifier,
} from '@eproc/sealing/log/note'
import { addCheckpoint, type WitnessAnswer } from '@eproc/sealing/log/witness'

export interface WitnessOptions {
  /** key and what was seen; to be backed up, for a witness that forgets is worth nothing */
  folder: string
  name: string
  /** keys of the logs that are watched */
  logs: readonly string[]
}

const MAX_BODY = 65_536
const RAW_KEY = 32

export interface Witness {
  vkey: string
  answer: (body: string) => Promise<WitnessAnswer>
}

/** Key and state from the folder, made at the first start. */
export async function openWitness({ folder, name, logs }: WitnessOptions): Promise<Witness> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const keyPath = join(folder, 'saksi.pem')
  if (!existsSync(keyPath)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
    writeFileSync(keyPath, pem, { mode: 0o600, flag: 'wx' })
  }
  const key = createPrivateKey(readFileSync(keyPath))
  const raw = createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-RAW_KEY)
  const witness = await verifierOf(name, raw, WITNESS_KEY)
  const watched = new Map<string, Verifier>()
  for (const vkey of logs) {
    const log = await parseVerifier(vkey)
    watched.set(log.name, log)
  }
  const answer = async (body: string): Promise<WitnessAnswer> => {
    const origin = body.split('\n\n')[1]?.split('\n')[0] ?? ''
    const log = watched.get(origin)
    if (!log) return { status: 404, type: 'text/plain', body: '' }
    const path = join(folder, `${createHash('sha256').update(origin).digest('hex')}.kepala`)
    return addCheckpoint(body, {
      log,
      witness,
      sign: async (message) => sign(null, message, key),
      last: existsSync(path) ? parseCheckpoint(readFileSync(path, 'utf8')) : null,
      now: Math.floor(Date.now() / 1000),
      keep: (head) => keepHead(path, head),
    })
  }
  // One after the other: of two submissions at once the second meets what the first left.
  let turn: Promise<unknown> = Promise.resolve()
  return {
    vkey: formatVerifier(witness),
    answer: (body) => {
      const answered = turn.then(() => answer(body))
      turn = answered.catch(() => null)
      return answered
    },
  }
}

/** On the disk before it is cosigned. */
async function keepHead(path: string, head: Checkpoint): Promise<void> {
  const handle = await open(`${path}.baru`, 'w', 0o600)
  try {
    await handle.writeFile(formatCheckpoint(head))
    await handle.sync()
  } finally {
    await handle.close()
  }
  renameSync(`${path}.baru`, path)
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > MAX_BODY) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

export const witnessServer = (witness: Witness): Server =>
  createServer((request, response) => {
    const send = ({ status, type, body }: { status: number; type: string; body: string }) =>
      response.writeHead(status, { 'Content-Type': type }).end(body)
    const plain = (status: number, body = '') => send({ status, type: 'text/plain', body })
    if (request.method === 'GET' && request.url === '/vkey') return plain(200, `${witness.vkey}\n`)
    if (request.method !== 'POST' || request.url !== '/add-checkpoint') return plain(404)
    bodyOf(request)
      .then(async (body) => (body === null ? plain(413) : send(await witness.answer(body))))
      .catch((error: unknown) => {
        console.error(error)
        plain(500)
      })
  })
