/** The public log: what a receipt's owner gets, what everybody reads, what the signer refuses. */
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { headOf } from '@eproc/backend/app/core/log/log_head'
import { logJournalHead } from '@eproc/backend/app/core/log/journal_head'
import { hashesOf, logServedPages } from '@eproc/backend/app/core/log/pages/served_pages'
import { replaceLogKey } from '@eproc/backend/app/core/log/replace_key'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import {
  hapusDariLog,
  hapusDariLogYangLewat,
} from '@eproc/backend/app/tender/penawaran/tanda_terima/hapus_dari_log'
import { keTahap } from '@eproc/database/factories/paket'
import type { BuktiLog } from '@eproc/domain/log/answers'
import type { PenawaranDiterima } from '@eproc/domain/tender/penawaran/answers_penawaran'
import {
  checkpointLine,
  formatVerifier,
  keptCheckpoint,
  openCheckpoint,
  parseVerifier,
  verifierOf,
} from '@eproc/sealing/log/note'
import { checkOlder, readProof, type LogProof } from '@eproc/sealing/log/proof'
import { follows, parseSuccessions, succeed } from '@eproc/sealing/log/succession'
import { tilePath, type Tile } from '@eproc/sealing/log/tiles'
import { verifyLog } from '@eproc/sealing/log/verify'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { randomPdf } from '../../lib/files.ts'
import { lastJournal } from '../../lib/journal.ts'
import { logKey } from '../../lib/log_maker.ts'
import { holds } from '../../lib/log_proof.ts'
import { readCheckpoint, verifyServedLog } from '../../lib/log_verifier.ts'
import { servedLog } from '../../lib/served_log.ts'
import { pdfText } from '../../lib/pdf.ts'
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

    // Its PDF carries the same proof, and at its foot the signed head of the log.
    const pdf = await client.get(`/api/lelang/tanda-terima/${kode}.pdf`).bearerToken(r!.token)
    const paper = Buffer.from(pdf.body() as Buffer)
    const inPaper = readProof(new TextDecoder().decode(paper))
    if (inPaper === null || inPaper === 'waiting') return assert.fail('no proof in the PDF')
    assert.isTrue(await holds(inPaper as BuktiLog))
    assert.equal(inPaper.isi, data.isi)
    const line = checkpointLine(inPaper.checkpoint)!
    assert.include(pdfText(paper), line.replaceAll(' ', ''))
    const log = await parseVerifier(data.kunciLog!)
    const foot = await openCheckpoint(keptCheckpoint(`Log publik: ${line} Halaman 1`), log)
    assert.equal(foot?.size, (await headOf(inPaper.checkpoint))?.size)

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

  test('another key is signed by the one before: heads, proofs and readers of before go on', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    await keTahap(d.id, 'pemasukan')
    const sent = await kirim(client, d, d.rekanan[0]!, { berkas: { T: randomPdf() } })
    const { kode } = (sent.body() as { data: PenawaranDiterima }).data.tandaTerima[0]!
    await tickLog()
    const served = async (path: string) => (await client.get(`/log/${path}`)).text()
    const [old, kept] = [(await served('vkey')).trim(), await served('checkpoint')]
    const vkey = await transaction((trx) => replaceLogKey(trx, 'Uji'))
    assert.equal((await served('vkey')).trim(), vkey)
    assert.notEqual(vkey, old)
    const notes = parseSuccessions(await served('kunci'))
    assert.isTrue(await follows(vkey, old, notes))
    await tickLog()
    await tickLog()
    const files = await servedLog(client)
    assert.isNull(
      verifyServedLog((path) => files.get(path) ?? null, vkey),
      'the second reader'
    )
    const read = (path: string) => readFile(join(dataDir, 'log', path)).catch(() => null)
    for (const key of [old, vkey]) assert.isNull((await verifyLog(read, key, [kept])).fault)
    const answer = await client.get(`/api/log/bukti/${kode}`).bearerToken(d.rekanan[0]!.token)
    const { data } = answer.body() as { data: BuktiLog }
    assert.isTrue(await holds(data))
    const proof = readProof(JSON.stringify(data)) as LogProof
    const tile = async (one: Tile) => Uint8Array.from(files.get(tilePath(one)) ?? [])
    assert.isNull(await checkOlder(kept, proof, tile))
    // Who has another key than the ones before is no follower, whatever is written beside it.
    const thief = logKey('pencuri.test')
    const other = await verifierOf(proof.kunciLog.split('+')[0]!, thief.raw)
    const before = { verifier: await parseVerifier(old), sign: thief.signing }
    const forged = await succeed(before, { verifier: other, sign: thief.signing })
    assert.isFalse(await follows(formatVerifier(other), old, [forged]))
    assert.equal(await checkOlder(kept, { ...proof, pergantian: [forged] }, tile), 'form')
    const told = await lastJournal<{ kunci: string }>({ aksi: 'log.kunci' })
    assert.equal(told!.rincian.kunci, vkey)
  })

  test('a bundle that was altered, moved or added to has another hash in the log', async ({
    assert,
    cleanup,
  }) => {
    const root = await mkdtemp(join(tmpdir(), 'eproc-halaman-'))
    cleanup(() => rm(root, { recursive: true }))
    const folders = { portal: join(root, 'portal'), kantor: join(root, 'kantor') }
    for (const folder of Object.values(folders)) {
      await mkdir(folder)
      await writeFile(join(folder, 'satu-berkas.html'), 'halaman')
      await writeFile(join(folder, 'app.js'), 'segel()')
    }
    const first = JSON.parse(await hashesOf(folders)) as Record<string, string>
    assert.equal(first.satuBerkas, createHash('sha256').update('halaman').digest('hex'))
    const seen = new Set([first.kantor])
    const app = join(folders.kantor, 'app.js')
    for (const change of [
      () => writeFile(app, 'kirim()'),
      () => rename(app, join(folders.kantor, 'lain.js')),
      () => writeFile(join(folders.kantor, 'baru.js'), ''),
    ]) {
      await change()
      const now = JSON.parse(await hashesOf(folders)) as Record<string, string>
      assert.equal(now.portal, first.portal)
      assert.isFalse(seen.has(now.kantor))
      seen.add(now.kantor)
    }
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

  test('a place that is lost gets back how the key was replaced, too', async ({
    client,
    assert,
  }) => {
    await tickLog()
    const old = (await client.get('/log/vkey')).text().trim()
    const kept = await readFile(join(served, 'checkpoint'), 'utf8')
    await transaction((trx) => replaceLogKey(trx, 'Uji'))
    await tickLog()
    await rm(served, { recursive: true })
    await tickLog()
    const read = (path: string) => readFile(join(served, path)).catch(() => null)
    assert.isNull((await verifyLog(read, old, [kept])).fault)
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
