/** The public log: what a receipt's owner gets, what everybody reads, what the signer refuses. */
import { cp, readFile, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { keTahap } from '@eproc/database/factories/paket'
import type { BuktiLog } from '@eproc/domain/log/answers'
import type { PenawaranDiterima } from '@eproc/domain/tender/answers_penawaran'
import { fromBase64 } from '@eproc/sealing/bytes'
import { batchLeaf, commitment, inBatch } from '@eproc/sealing/log/batch'
import { includes, leafHash } from '@eproc/sealing/log/merkle'
import { openCheckpoint, parseVerifier } from '@eproc/sealing/log/note'
import { verifyLog } from '@eproc/sealing/log/verify'
import { cleanSlate } from '../../lib/dates.ts'
import { randomPdf } from '../../lib/files.ts'
import { readCheckpoint, verifyServedLog } from '../../lib/log_verifier.ts'
import { servedLog } from '../../lib/served_log.ts'
import { kirim, world } from '../tender/penawaran/bantu.ts'

const dataDir = process.env.DATA_DIR!
const served = join(dataDir, 'log')
const second = join(dataDir, 'log-cadangan')

/** Follows a proof from the receipt's text to the root of the signed checkpoint. */
async function holds(bukti: BuktiLog): Promise<boolean> {
  const { kelompok, daun, checkpoint, kunciLog } = bukti
  if (!kelompok || !daun || !checkpoint || !kunciLog) return false
  const head = await openCheckpoint(checkpoint, await parseVerifier(kunciLog))
  const data = fromBase64(daun.data)
  const [, time, root] = new TextDecoder().decode(data).split('\n')
  const batch = fromBase64(root!)
  if (Buffer.compare(batchLeaf(time!, batch), data) !== 0 || !head) return false
  const committed = await commitment(bukti.jenis, fromBase64(bukti.garam), bukti.isi)
  const place = { index: kelompok.letak, path: kelompok.jalur.map(fromBase64) }
  return (
    (await inBatch(committed, place, batch)) &&
    includes({
      leaf: await leafHash(data),
      index: daun.nomor,
      size: head.size,
      path: daun.jalur.map(fromBase64),
      root: head.root,
    })
  )
}

test.group('Public log', (group) => {
  group.each.setup(cleanSlate)

  test('a receipt is proven after the next batch, to its owner only', async ({
    client,
    assert,
  }) => {
    const d = await world()
    const [r, other] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const sent = await kirim(client, d, r!, { berkas: { T: randomPdf() } })
    const { kode, sha256 } = (sent.body() as { data: PenawaranDiterima }).data.tandaTerima[0]!
    const ask = () => client.get(`/api/log/bukti/${kode}`).bearerToken(r!.token)
    const waiting = ((await ask()).body() as { data: BuktiLog }).data
    assert.isFalse(waiting.tercatat)
    assert.include(waiting.isi, sha256)

    await tickLog()
    await tickLog()
    const { data } = (await ask()).body() as { data: BuktiLog }
    assert.isTrue(data.tercatat)
    assert.isTrue(await holds(data))
    assert.isFalse(await holds({ ...data, isi: data.isi.replace(kode, 'x'.repeat(16)) }))
    assert.isFalse(await holds({ ...data, jenis: 'penutupan' }))

    const foreign = await client.get(`/api/log/bukti/${kode}`).bearerToken(other!.token)
    foreign.assertStatus(404)
  })

  test('the second verifier reads what is served, and ours the files', async ({
    client,
    assert,
  }) => {
    await tickLog()
    const vkey = (await client.get('/log/vkey')).text().trim()
    const files = await servedLog(client)
    assert.isNull(verifyServedLog((path) => files.get(path) ?? null, vkey))
    const kept = files.get('checkpoint')!.toString()
    await tickLog()
    const read = (path: string) => readFile(join(served, path)).catch(() => null)
    assert.isNull((await verifyLog(read, vkey, [kept])).fault)
    const later = await servedLog(client)
    const head = readCheckpoint(kept, vkey)
    if (typeof head === 'string') return assert.fail(head)
    assert.isNull(verifyServedLog((path) => later.get(path) ?? null, vkey, [head]))
  })

  test('tiles beyond the signed tree are not served, and the checkpoint is never cached', async ({
    client,
    assert,
  }) => {
    const leaf = (await tickLog())!
    const checkpoint = await client.get('/log/checkpoint')
    assert.equal(checkpoint.header('cache-control'), 'no-store')
    const width = (leaf + 1) % 256
    const n = String(Math.floor(leaf / 256)).padStart(3, '0')
    if (width > 0) (await client.get(`/log/tile/0/${n}.p/${width}`)).assertStatus(200)
    const beyond = [`0/${n}.p/${Math.min(255, width + 1)}`, 'entries/900', '0/x000/000', '0/../000']
    for (const path of beyond) (await client.get(`/log/tile/${path}`)).assertStatus(404)
  })

  test('a restored place is filled from the other; with both put back nothing is signed', async ({
    assert,
    cleanup,
  }) => {
    await tickLog()
    const [oldServed, oldSecond] = [`${served}-lama`, `${second}-lama`]
    await cp(served, oldServed, { recursive: true })
    await cp(second, oldSecond, { recursive: true })
    await tickLog()
    const now = await readFile(join(served, 'checkpoint'), 'utf8')
    const keep = `${second}-kini`
    const put = async (from: string, to: string) => {
      await rm(to, { recursive: true, force: true })
      await cp(from, to, { recursive: true })
    }
    cleanup(async () => {
      for (const folder of [oldServed, oldSecond, keep]) await rm(folder, { recursive: true })
    })

    await put(oldServed, served)
    const size = Number(now.split('\n')[1])
    assert.equal(await tickLog(), size)
    await cp(second, keep, { recursive: true })

    await put(oldServed, served)
    await put(oldSecond, second)
    await unlink(join(second, 'terbesar')).catch(() => {})
    await assert.rejects(() => tickLog(), /pernah ditandatangani/)
    await put(keep, second)
    assert.equal(await tickLog(), size + 1)
  })
})
