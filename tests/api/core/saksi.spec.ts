/** An outside witness (C2SP tlog-witness, tlog-cosignature): what it cosigns, what it refuses, who hears of it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { logState } from '@eproc/backend/app/master/instalasi/log_state_query'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import env from '@eproc/backend/start/env'
import { utf8 } from '@eproc/sealing/bytes'
import { consistencyProof, leafHash, MemoryTree } from '@eproc/sealing/log/merkle'
import { parseVerifier } from '@eproc/sealing/log/note'
import { formatSubmission, witnessedAt } from '@eproc/sealing/log/witness'
import { verifyLog } from '@eproc/sealing/log/verify'
import { tilePath, type ReadTile } from '@eproc/sealing/log/tiles'
import { readHolderSet } from '@eproc/sealing/offer/facts'
import { setProofs } from '@eproc/sealing/offer/log_proofs'
import { checkHolderSet, type SeenLog } from '@eproc/sealing/offer/trust'
import type { SealingSet } from '@eproc/domain/tender/penawaran/answers_segel'
import { openWitness, witnessServer } from '../../../scripts/lib/witness_server.ts'
import { data } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { logKey, makeLog } from '../../lib/log_maker.ts'
import { inSubmission } from '../tender/pembukaan/bantu.ts'

const served = join(process.env.DATA_DIR!, 'log')
const entries = (n: number, word = 'leaf') =>
  Array.from({ length: n }, (_, i) => utf8(`${word} ${i}`))

async function proofBetween(all: Uint8Array[], older: number) {
  const tree = new MemoryTree()
  for (const entry of all) await tree.append(await leafHash(entry))
  return consistencyProof(tree.read, older, all.length)
}

test.group('A witness of the public log', (group) => {
  let folder: string
  group.each.setup(cleanSlate)
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saksi-'))
    return () => rm(folder, { recursive: true })
  })

  /** One that serves: `watch` has the log ask it, `away` takes it away, `stop` ends both. */
  async function serveWitness(client: ApiClient, name: string) {
    await tickLog()
    const vkey = (await client.get('/log/vkey')).text().trim()
    const witness = await openWitness({ folder, name, logs: [vkey] })
    const server = witnessServer(witness)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const away = async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    }
    return {
      vkey,
      witness,
      watch: () => env.set('LOG_SAKSI', `http://127.0.0.1:${port} ${witness.vkey}`),
      away,
      stop: async () => {
        env.set('LOG_SAKSI', '')
        await away()
      },
    }
  }

  test('cosigns what continues, and refuses a fork, a shrunk log, a wrong proof, and strangers', async ({
    assert,
  }) => {
    const key = logKey()
    const [log, later, fork, foreign] = [
      await makeLog(entries(5), key),
      await makeLog(entries(9), key),
      await makeLog([...entries(5), ...entries(6, 'other')], key),
      await makeLog(entries(5), logKey(key.name)),
    ]
    const options = { folder, name: 'saksi.test/w', logs: [log.vkey] }
    const witness = await openWitness(options)
    const note = (made: typeof log) => made.files.get('checkpoint')!.toString()
    const send = (old: number, proof: Uint8Array[], checkpoint: string, by = witness) =>
      by.answer(formatSubmission(old, proof, checkpoint))
    const first = await send(0, [], note(log))
    assert.equal(first.status, 200)
    const cosigned = `${note(log)}${first.body}`
    const at = await witnessedAt(cosigned, await parseVerifier(witness.vkey))
    assert.closeTo(at!, Date.now(), 10_000)
    // Who does not know what was seen last is told, and proves from there.
    const behind = await send(0, [], note(later))
    assert.deepEqual([behind.status, behind.type, behind.body], [409, 'text/x.tlog.size', '5\n'])
    const forked = await proofBetween([...entries(5), ...entries(6, 'other')], 4)
    assert.equal((await send(5, forked, note(fork))).status, 422)
    assert.equal((await send(5, [], note(later))).status, 422)
    assert.equal((await send(9, [], note(log))).status, 400)
    assert.equal((await send(5, [], note(foreign))).status, 403)
    const elsewhere = await makeLog(entries(5), logKey('lain.test/log'))
    assert.equal((await send(0, [], note(elsewhere))).status, 404)
    assert.equal((await witness.answer('old x\n\n')).status, 404)
    const proof = await proofBetween(entries(9), 5)
    const both = await Promise.all([send(5, proof, note(later)), send(5, proof, note(later))])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409])
    // It remembers beyond its end: a log that was put back is refused.
    const again = await openWitness(options)
    assert.equal(again.vkey, witness.vkey)
    assert.equal((await send(5, [], note(log), again)).status, 409)
  })

  test('a vendor is shown its holders under a head that a witness cosigned, while one has the set', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { vkey, watch, away, stop } = await serveWitness(client, 'saksi.test/segel')
    cleanup(stop)
    const d = await inSubmission(client, {}, { takesPlain: false })
    await tickLog()
    watch()
    const read: ReadTile = async (tile) =>
      new Uint8Array(await readFile(join(served, tilePath(tile))))
    const seen = async (before: SeenLog | null = null) => {
      const answer = await client
        .get(`/api/lelang/segel/${d.id}/himpunan`)
        .bearerToken(d.rekanan[0]!.token)
      const { himpunan, bukti } = data<SealingSet>(answer)
      const found = await checkHolderSet(readHolderSet(himpunan), setProofs(bukti!), before, read)
      return found.ok ? found : assert.fail(found.fault)
    }
    // No witness has seen anything of a set that was just made: a browser does not seal to it.
    assert.isFalse((await seen()).witnessed)
    await tickLog()
    const witnessed = await seen()
    assert.isTrue(witnessed.witnessed)
    await away()
    await tickLog()
    await tickLog()
    const shown = await seen()
    assert.isTrue(shown.witnessed)
    assert.equal(shown.checkpoint, witnessed.checkpoint)
    const now = (await client.get('/log/checkpoint')).text()
    assert.notEqual(shown.checkpoint, now)
    // Who saw the log longer keeps that, and the older head fits it.
    assert.equal((await seen({ checkpoint: now, logKey: vkey })).checkpoint, now)
  })

  test('the server has its heads cosigned; the cosignature is served and checked, and its absence is told', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { vkey, witness, watch, away, stop } = await serveWitness(client, 'saksi.test/w')
    cleanup(stop)
    watch()
    await tickLog()
    await tickLog()
    const note = (await client.get('/log/checkpoint')).text()
    assert.isNotNull(await witnessedAt(note, await parseVerifier(witness.vkey)))
    assert.equal((await client.get('/log/saksi')).text(), `${witness.vkey}\n`)
    assert.deepEqual((await logState()).saksi, { ada: 1, sah: 1 })
    const read = (path: string) => readFile(join(served, path)).catch(() => null)
    assert.isNull((await verifyLog(read, vkey, [note], [witness.vkey])).fault)

    // One that is away holds nothing up: the head is given out without it, and that is told.
    await away()
    await tickLog()
    assert.deepEqual((await logState()).saksi, { ada: 1, sah: 0 })
    const { fault } = await verifyLog(read, vkey, [note], [witness.vkey])
    assert.deepEqual(fault, { kind: 'witness', name: 'saksi.test/w' })
  })
})
