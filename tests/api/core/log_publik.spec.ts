/** The public log: what a receipt's owner gets, what everybody reads, what the signer refuses. */
import { cp, readFile, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { logJournalHead } from '@eproc/backend/app/core/log/journal_head'
import { logServedPages } from '@eproc/backend/app/core/log/served_pages'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import {
  hapusDariLog,
  hapusDariLogYangLewat,
} from '@eproc/backend/app/tender/penawaran/tanda_terima/hapus_dari_log'
import { keTahap } from '@eproc/database/factories/paket'
import type { BuktiLog } from '@eproc/domain/log/answers'
import type { PenawaranDiterima } from '@eproc/domain/tender/answers_penawaran'
import { verifyLog } from '@eproc/sealing/log/verify'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { randomPdf } from '../../lib/files.ts'
import { lastJournal } from '../../lib/journal.ts'
import { holds } from '../../lib/log_proof.ts'
import { readCheckpoint, verifyServedLog } from '../../lib/log_verifier.ts'
import { servedLog } from '../../lib/served_log.ts'
import { rows } from '../../lib/query.ts'
import { waitFor } from '../../lib/wait.ts'
import { kirim, world } from '../tender/penawaran/bantu.ts'

const dataDir = process.env.DATA_DIR!
const served = join(dataDir, 'log')
const second = join(dataDir, 'log-cadangan')

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

  test('what opens a receipt’s leaf is erased on request and when it is old; the tree stays whole', async ({
    client,
    assert,
  }) => {
    const d = await world()
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const sent = await kirim(client, d, r!, { berkas: { T: randomPdf(), A: randomPdf() } })
    const [one, other] = (sent.body() as { data: PenawaranDiterima }).data.tandaTerima
    const erase = (kode: string) => transaction((trx) => hapusDariLog(trx, [kode], 'Permintaan'))
    assert.equal(await erase(one!.kode), 0, 'it waits for its leaf')
    await tickLog()
    assert.equal(await erase(one!.kode), 1)
    assert.equal(await erase(one!.kode), 0)
    const ask = ({ kode }: { kode: string }) =>
      client.get(`/api/log/bukti/${kode}`).bearerToken(r!.token)
    ;(await ask(one!)).assertStatus(404)
    ;(await ask(other!)).assertStatus(200)
    const told = await lastJournal<{ daun: number[] }>({ aksi: 'log.hapus' })
    assert.lengthOf(told!.rincian.daun, 1)
    assert.notInclude(JSON.stringify(told), one!.kode)
    assert.equal(await hapusDariLogYangLewat(), 0)
    moveClock('P11Y')
    assert.equal(await hapusDariLogYangLewat(), 0, 'the package goes on')
    await rows(`update paket set status_pelaksanaan = 'S' where id = ? returning id`, [d.id])
    assert.equal(await hapusDariLogYangLewat(), 1)
    const vkey = (await client.get('/log/vkey')).text().trim()
    const files = await servedLog(client)
    assert.isNull(verifyServedLog((path) => files.get(path) ?? null, vkey))
    await assert.rejects(() => rows('delete from log_antri'), /permission denied/)
    await assert.rejects(() => rows(`update log_antri set objek_id = 'lain'`), /permission denied/)
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

  test('the head of the journal once an hour, and the pages that are served', async ({
    assert,
    client,
  }) => {
    const d = await world(1)
    await keTahap(d.id, 'pemasukan')
    await kirim(client, d, d.rekanan[0]!, { berkas: { T: randomPdf() } })
    await waitFor('a seal', logJournalHead)
    assert.isFalse(await logJournalHead(), 'the same hour')
    moveClock('PT1H')
    assert.isTrue(await logJournalHead())
    const heads = await rows<{ isi: string }>(
      `select isi from log_antri where jenis = 'kepala-jurnal'`
    )
    const seals = await rows<{ hash: string }>('select hash from jurnal_segel')
    for (const { isi } of heads) assert.isTrue(seals.some(({ hash }) => isi.includes(hash)))
    assert.isTrue(await logServedPages())
    assert.isFalse(await logServedPages())
    const [{ isi } = { isi: '' }] = await rows<{ isi: string }>(
      `select isi from log_antri where jenis = 'halaman'`
    )
    assert.match(
      isi,
      /^\{"kantor":"[0-9a-f]{64}","portal":"[0-9a-f]{64}"(,"satuBerkas":"[0-9a-f]{64}")?\}$/
    )
    await tickLog()
    const shown = (await client.get('/api/log/halaman')).body() as { data: BuktiLog }
    assert.equal(shown.data.isi, isi)
    assert.isTrue(await holds(shown.data))
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
