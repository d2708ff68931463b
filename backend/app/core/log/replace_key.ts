/**
 * Another key for the log (`npm run kunci-log`): the one before signs it, so that whoever trusted that one goes on. Servers
 * that run keep the one before in memory: they are stopped first, or what they sign afterwards is refused.
 */
import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { formatVerifier, verifierOf } from '@eproc/sealing/log/note'
import { formatSuccessions, succeed } from '@eproc/sealing/log/succession'
import { SUCCESSIONS } from '@eproc/sealing/log/verify'
import { SYSTEM } from '#core/auth/actor'
import { sql } from '#core/database/sql'
import { writeJournal } from '#core/journal/journal'
import { keyFile } from '#core/keys/signing_key'
import { enqueueLog } from '#core/log/enqueue'
import { logPlaces, writeDurably } from '#core/log/log_files'
import { currentHead, signHead } from '#core/log/log_head'
import {
  forgetLogKey,
  logKey,
  publicPath,
  rawPublic,
  signerOf,
  successions,
} from '#core/log/log_key'
import { LOG_LOCK } from '#core/log/log_lock'

const KIND = 'kunci-log'

/** Answers the next key, as `/log/vkey` will. The private half of the one before is gone when it returns. */
export async function replaceLogKey(
  trx: TransactionClientContract,
  reason: string
): Promise<string> {
  await sql(trx, `select pg_advisory_xact_lock(${LOG_LOCK})`)
  const head = await currentHead()
  const before = await logKey()
  const { privateKey } = generateKeyPairSync('ed25519')
  const next = await signerOf(
    privateKey,
    await verifierOf(before.verifier.name, rawPublic(privateKey))
  )
  const note = await succeed(before, next)
  const notes = formatSuccessions([...(await successions()), note])
  // The note first: a process that dies after it has the old key still, and a later note takes its place.
  for (const place of logPlaces().toReversed()) {
    await writeDurably(join(place, SUCCESSIONS), notes)
  }
  await writeDurably(keyFile('log.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const vkey = formatVerifier(next.verifier)
  await writeDurably(publicPath(), `${vkey}\n`)
  forgetLogKey()
  await signHead(head)
  await enqueueLog(trx, { kind: KIND, object: KIND, objectId: vkey, content: note })
  await writeJournal(trx, SYSTEM, {
    aksi: 'log.kunci',
    objek: 'log_publik',
    rincian: { kunci: vkey, sebelum: formatVerifier(before.verifier) },
    alasan: reason,
  })
  return vkey
}
