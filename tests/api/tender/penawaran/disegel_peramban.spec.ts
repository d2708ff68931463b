/** Offers that their vendors seal in the browser (sealing.md §3): the server takes them, and never sees what is in them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import { gantiKunciLog } from '@eproc/backend/app/tender/penawaran/pemegang/ganti_kunci_log'
import { waitForLogKey } from '@eproc/backend/app/tender/penawaran/pemegang/waits_for_log_key_query'
import { keTahap } from '@eproc/database/factories/paket'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type {
  PenawaranRekanan,
  TandaTerima,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import { segelRekanan as teks } from '@eproc/i18n/id/segel_rekanan'
import { makeSigningPair } from '@eproc/sealing/offer/vendor'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { askSigned, confirmSigned } from '../../../lib/openings.ts'
import { count, row, rows } from '../../../lib/query.ts'
import {
  handIn,
  keyBody,
  sealFile,
  SEALING,
  sealingOf,
  sendSealed,
  uploadSealed,
  withKey,
} from '../../../lib/sealing_vendor.ts'
import { waitFor } from '../../../lib/wait.ts'
import { inSubmission, type HeldPackage } from '../pembukaan/bantu.ts'
import { kirim, semuaJenis } from './bantu.ts'

const CANARY = 'kenari-peramban-51c2'
const PRICE = { total: 987_654_321_012, lines: [] }

async function open(client: ApiClient, d: HeldPackage) {
  const [first, second] = d.holders as [KeyHolder, KeyHolder]
  await keTahap(d.id, 'pembukaan')
  await askSigned(client, d.id, first)
  return data<BeritaAcaraPembukaan>(await confirmSigned(client, d.id, second))
}

test.group('Offers sealed in the vendor’s browser', (group) => {
  group.each.setup(cleanSlate)

  test('what the browser sealed is taken unseen, and opens by two holders', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client, {}, { takesPlain: false })
    const vendor = d.rekanan[0]!
    const pair = await withKey(client, d.id, vendor)
    const isi = randomPdf(CANARY, 1_500_000)
    const nama = `${CANARY}.pdf`
    const sent = await handIn(client, d.id, vendor, {
      ...{ pair, jenis: 'H', isi, name: nama, price: PRICE },
    })
    sent.assertStatus(200)
    const [receipt] = data<{ tandaTerima: TandaTerima[] }>(sent).tandaTerima
    assert.equal(receipt!.penyegelan, 'disegel di peramban')
    assert.equal(receipt!.ukuran, isi.length)
    for (const jenis of ['K', 'A', 'T'] as const) {
      ;(await handIn(client, d.id, vendor, { pair, jenis, isi: randomPdf() })).assertStatus(200)
    }
    const again = randomPdf('versi dua')
    ;(await handIn(client, d.id, vendor, { pair, jenis: 'T', isi: again })).assertStatus(200)
    const tables = await rows<{ all: string }>(
      `select t::text as all from penawaran t union all select t::text from penawaran_pemegang t
       union all select t::text from unggahan t union all select t::text from tanda_terima t
       union all select t::text from log_antri t union all select t::text from jurnal t`
    )
    for (const { all } of tables) {
      assert.notInclude(all, CANARY)
      assert.notInclude(all, String(PRICE.total))
    }
    for (const { path } of await rows<{ path: string }>(
      'select jalur_segel as path from penawaran'
    )) {
      assert.isFalse(readFileSync(join(process.env.DATA_DIR!, path)).includes(CANARY))
    }
    const acara = await open(client, d)
    assert.equal(acara.penawaran[0]!.hargaPenawaran, PRICE.total)
    assert.isTrue(acara.penawaran[0]!.berkas.every((b) => b.utuh))
    assert.include(
      acara.penawaran[0]!.berkas.map((b) => b.nama),
      nama
    )
    const list = await client.get(`/api/lelang/penawaran/${d.id}`).bearerToken(d.tokenPokja[0]!)
    const { fileTeknis } = data<PenawaranRekanan[]>(list)[0]!
    const read = await fetch(`http://${process.env.HOST}:${process.env.PORT}${fileTeknis}`, {
      headers: { authorization: `Bearer ${d.tokenPokja[2]}` },
    })
    assert.equal(read.headers.get('content-type'), 'application/pdf')
    assert.isTrue(Buffer.from(await read.arrayBuffer()).equals(again))
  })

  test('what comes in plain is refused where the package forbids it', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client, {}, { takesPlain: false })
    const refused = await kirim(client, d, d.rekanan[0]!, { berkas: { T: randomPdf() } })
    refused.assertStatus(409)
    assert.include(message(refused), teks.errors.polos)
  })

  test('who has a key hands in nothing plain any more; who has none does', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [keyed, plain] = d.rekanan
    await withKey(client, d.id, keyed!)
    const own = await kirim(client, d, keyed!, { berkas: { T: randomPdf() } })
    own.assertStatus(409)
    assert.include(message(own), teks.errors.polosBerkunci)
    ;(await kirim(client, d, plain!, { berkas: { T: randomPdf() } })).assertStatus(200)
    // The log's key, by which the installation signs for the other, stays until that is opened.
    await assert.rejects(
      () => transaction((trx) => gantiKunciLog(trx, 'Uji')),
      /menunggu pembukaan/
    )
    // What was replaced stays sealed for good, and does not hold the key for that long.
    ;(await kirim(client, d, plain!, { berkas: { T: randomPdf() } })).assertStatus(200)
    await open(client, d)
    assert.deepEqual(await transaction((trx) => waitForLogKey(trx)), [])
  })

  test('a version is taken only as this vendor’s newest key signed it, on top of the one before, once', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client, {}, { takesPlain: false })
    const [vendor, other] = d.rekanan
    const pair = await withKey(client, d.id, vendor!)
    const theirs = await withKey(client, d.id, other!)
    const thief = await makeSigningPair()
    const send = async (what: Awaited<ReturnType<typeof sealFile>>, jenis: 'T' | 'A' = 'T') =>
      (await sendSealed(client, d.id, vendor!, jenis, what)).status()
    const seal = (by: typeof pair, who = vendor!) =>
      sealFile(client, d.id, who, { pair: by, jenis: 'T', isi: randomPdf() })
    assert.equal(await send(await seal(thief)), 409, 'signed by a stranger')
    assert.equal(await send(await seal(theirs, other!)), 400, 'of another vendor')
    const good = await seal(pair)
    const beside = await seal(pair)
    assert.equal(await send(good, 'A'), 400, 'another kind')
    const flipped = good.content.slice()
    flipped[5]! ^= 1
    assert.equal(await send({ ...good, content: flipped }), 409, 'another ciphertext')
    const envelope = good.sealed.envelope.slice()
    envelope[200]! ^= 1
    assert.equal(await send({ ...good, sealed: { ...good.sealed, envelope } }), 400)
    assert.equal(await send(good), 200)
    assert.equal(await send(good), 409, 'the same twice')
    assert.equal(await send(beside), 409, 'chained to what is replaced')
    const renewed = await withKey(client, d.id, vendor!)
    assert.equal(await send(await seal(pair)), 409, 'a key that was replaced')
    assert.equal(await send(await seal(renewed)), 200)
    assert.equal(await count('penawaran'), 2)
    assert.equal(await count('unggahan where penawaran_id is null'), 1)
  })

  test('of two requests for the same end both are answered the one receipt', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client, {}, { takesPlain: false })
    const vendor = d.rekanan[0]!
    const pair = await withKey(client, d.id, vendor)
    const file = await sealFile(client, d.id, vendor, {
      pair,
      jenis: 'A',
      isi: randomPdf('uji', 2000),
    })
    const { finish } = await uploadSealed(client, d.id, vendor, 'A', file)
    // Both have read the upload as not finished before either is accepted.
    const turn = await db.transaction()
    await turn.rawQuery('select 1 from peserta where paket_id = ? for update', [d.id])
    const sent = Promise.all([finish(), finish()])
    await waitFor('both to wait for the participant', async () => {
      const waiting = await rows(
        `select 1 from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query like '%from peserta s%'`
      )
      return waiting.length === 2
    })
    await turn.commit()
    const answers = await sent
    for (const answer of answers) answer.assertStatus(200)
    const [first, second] = answers.map(
      (answer) => data<{ tandaTerima: TandaTerima[] }>(answer).tandaTerima[0]!.kode
    )
    assert.equal(second, first)
    assert.equal(await count('penawaran'), 1)
  })

  test('an upload that goes on with an edited file is no offer, by either statement', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client, {}, { takesPlain: false })
    const [vendor] = d.rekanan
    const pair = await withKey(client, d.id, vendor!)
    const seal = (text: string) =>
      sealFile(client, d.id, vendor!, { pair, jenis: 'T', isi: randomPdf(text) })
    const [begun, edited] = [await seal('semula'), await seal('disunting')]
    const half = Math.floor(begun.content.length / 2)
    const content = Uint8Array.from([
      ...begun.content.subarray(0, half),
      ...edited.content.subarray(half),
    ])
    for (const { sealed } of [begun, edited]) {
      const sent = await sendSealed(client, d.id, vendor!, 'T', { sealed, content })
      assert.equal(sent.status(), 409)
    }
    assert.equal(await count('penawaran'), 0)
    ;(await sendSealed(client, d.id, vendor!, 'T', begun)).assertStatus(200)
  })

  test('another key is told by mail and stands in the log under a pseudonym; a forged one is refused', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const vendor = d.rekanan[0]!
    const url = `${SEALING}/${d.id}/kunci`
    const sealing = await sealingOf(client, d.id, vendor)
    const [pair, thief] = [await makeSigningPair(), await makeSigningPair()]
    const post = async (body: object) =>
      (await client.post(url).bearerToken(vendor.token).json(body)).status()
    const good = await keyBody(sealing, pair)
    const stolen = await keyBody(sealing, { ...thief, ed25519: pair.ed25519 })
    assert.equal(await post({ ...good, tandaTangan: stolen.tandaTangan }), 400)
    assert.equal(await post({}), 400)
    for (const change of [
      { number: 2 },
      { package: '999' },
      { vendor: '0'.repeat(64) },
      { pact: '0'.repeat(64) },
      { at: '2020-01-01T00:00:00Z' },
      { adopts: ['0'.repeat(64)] },
    ]) {
      assert.equal(await post(await keyBody(sealing, pair, change)), 409, JSON.stringify(change))
    }
    assert.equal(await post(good), 200)
    await withKey(client, d.id, vendor)
    const mails = await mailsTo(vendor.pengguna.email)
    assert.lengthOf(
      mails.filter(({ perihal }) => perihal.includes('Kunci penawaran Anda')),
      1
    )
    const leaf = await row<{ isi: string }>(
      `select isi from log_antri where jenis = 'kunci-rekanan' limit 1`
    )
    assert.include(leaf.isi, sealing.samaran)
    assert.notInclude(leaf.isi, vendor.rekanan.nama)
  })

  test('who handed in plain before it had a key goes on with it: the key takes over what was in', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const vendor = d.rekanan[0]!
    const sent = await kirim(client, d, vendor, { berkas: semuaJenis(), harga: 45_000_000 })
    sent.assertStatus(200)
    const pair = await withKey(client, d.id, vendor)
    const price = { total: 44_000_000, lines: [] }
    const newer = { pair, jenis: 'H', isi: randomPdf(), price } as const
    ;(await handIn(client, d.id, vendor, newer)).assertStatus(200)
    const acara = await open(client, d)
    assert.equal(acara.penawaran[0]!.hargaPenawaran, 44_000_000)
    assert.lengthOf(acara.penawaran[0]!.berkas, 4)
  })
})
