/**
 * Asks the configured witnesses (LOG_SAKSI) to cosign each head, by C2SP tlog-witness. One that does not answer holds
 * nothing up for long: the checkpoint is given out without its cosignature, and `/super/admin` says so.
 */
import logger from '@adonisjs/core/services/logger'
import { consistencyProof } from '@eproc/sealing/log/merkle'
import { parseVerifier, WITNESS_KEY, type Signature, type Verifier } from '@eproc/sealing/log/note'
import type { Checkpoint } from '@eproc/sealing/log/note'
import { subtreesOf } from '@eproc/sealing/log/tiles'
import { cosignaturesOf, formatSubmission, witnessedAt } from '@eproc/sealing/log/witness'
import { logPlaces, tilesAt } from '#core/log/log_files'
import env from '#start/env'

export interface Witness {
  url: string
  key: Verifier
}

const TIMEOUT_MS = 3000
const PAUSE_MS = 60_000

/** `<address> <vkey>` each, separated by semicolons. @throws Error where one is not written so */
export async function readWitnesses(text: string): Promise<Witness[]> {
  const lines = text
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return Promise.all(
    lines.map(async (line) => {
      const [url = '', vkey = ''] = line.split(/\s+/)
      const key = await parseVerifier(vkey).catch(() => null)
      if (!URL.canParse(url) || key?.type !== WITNESS_KEY) {
        throw new Error(`LOG_SAKSI: "${line}" bukan "<alamat> <vkey saksi>"`)
      }
      return { url: url.replace(/\/$/, ''), key }
    })
  )
}

let configured: { text: string; witnesses: Promise<Witness[]> } | null = null

export function witnesses(): Promise<Witness[]> {
  const text = env.get('LOG_SAKSI') ?? ''
  if (configured?.text !== text) configured = { text, witnesses: readWitnesses(text) }
  return configured.witnesses
}

/** Of a witness, by its name: the size that it saw last, and until when it is left alone. */
const known = new Map<string, { size: number; quietUntil: number }>()

async function submit(
  { url }: Witness,
  old: number,
  head: Checkpoint,
  note: string
): Promise<{ status: number; text: string }> {
  const read = subtreesOf(head.size, tilesAt(logPlaces()[1]))
  const proof = old === 0 ? [] : await consistencyProof(read, old, head.size)
  const answered = await fetch(`${url}/add-checkpoint`, {
    method: 'POST',
    body: formatSubmission(old, proof, note),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  })
  return { status: answered.status, text: await answered.text() }
}

/** One that was away, or that this process has not met, says what it saw last: from there it is asked again. */
async function ask(witness: Witness, head: Checkpoint, note: string): Promise<Signature[]> {
  let old = Math.min(known.get(witness.key.name)?.size ?? 0, head.size)
  let answered = await submit(witness, old, head, note)
  const seen = Number(answered.text.trim())
  if (answered.status === 409 && Number.isSafeInteger(seen)) {
    if (seen > head.size) throw new Error(`saksi sudah melihat ${seen} daun, log ini ${head.size}`)
    old = seen
    answered = await submit(witness, old, head, note)
  }
  if (answered.status !== 200) throw new Error(`saksi menjawab ${answered.status}`)
  const cosignatures = await cosignaturesOf(note, answered.text, witness.key)
  if (cosignatures.length === 0) throw new Error('saksi tidak menandatangani')
  known.set(witness.key.name, { size: head.size, quietUntil: 0 })
  return cosignatures
}

/** The cosignatures of this head that could be had. */
export async function askWitnesses(head: Checkpoint, note: string): Promise<Signature[]> {
  const now = performance.now()
  const asked = (await witnesses()).filter(
    ({ key }) => (known.get(key.name)?.quietUntil ?? 0) <= now
  )
  const all = await Promise.all(
    asked.map((witness) =>
      ask(witness, head, note).catch((error: unknown) => {
        logger.warn({ err: error, saksi: witness.key.name }, 'saksi log publik')
        const size = known.get(witness.key.name)?.size ?? 0
        known.set(witness.key.name, { size, quietUntil: performance.now() + PAUSE_MS })
        return []
      })
    )
  )
  return all.flat()
}

/** How many witnesses are configured, and how many of them cosigned this checkpoint. */
export async function witnessState(note: string | null): Promise<{ ada: number; sah: number }> {
  const all = await witnesses()
  const seen = await Promise.all(all.map(({ key }) => note && witnessedAt(note, key)))
  return { ada: all.length, sah: seen.filter((at) => at !== null && at !== '').length }
}
