/** Offers sealed to people (ADR 0026): nothing of the server reads them, two holders do, and each alteration is told. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import type { PenutupanTender } from '@eproc/domain/log/answers'
import type {
  BeritaAcaraPembukaan,
  OpeningToSign,
} from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type {
  PenawaranRekanan,
  PenawaranSendiri,
  TandaTerima,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { readClosing } from '@eproc/sealing/offer/chain'
import { readOfferStatement } from '@eproc/sealing/offer/statement'
import { createHash } from 'node:crypto'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { randomPdf, unreadable } from '../../../lib/files.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import {
  askSigned,
  confirmFor,
  confirmSigned,
  signedConfirmation,
  signedRequest,
  toSign,
} from '../../../lib/openings.ts'
import { count, row, rows } from '../../../lib/query.ts'
import { TusClient } from '../../../lib/tus.ts'
import { kirim, semuaJenis } from '../penawaran/bantu.ts'
import { inOpening, inSubmission, opened } from './bantu.ts'

const CANARY = 'kenari-7f3a91'
const PRICE = 987_654_321_012

const stored = () => rows<{ path: string }>('select jalur_segel as path from penawaran')
const onDisk = (path: string) => join(process.env.DATA_DIR!, path)

test.group('Offers sealed to people', (group) => {
  group.each.setup(cleanSlate)

  test('before the opening neither content, name nor price lies anywhere, under no key of the server', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const berkas = { ...semuaJenis(), H: randomPdf(CANARY) }
    const nama = `${CANARY} 987 juta.pdf`
    const sent = await kirim(client, d, d.rekanan[0]!, { berkas, harga: PRICE, nama })
    sent.assertStatus(200)
    const tables = await rows<{ all: string }>(
      `select t::text as all from penawaran t union all select t::text from penawaran_pemegang t
       union all select t::text from tanda_terima t union all select t::text from log_antri t
       union all select t::text from berkas t union all select t::text from jurnal t`
    )
    const needles = [CANARY, String(PRICE), Buffer.from(CANARY).toString('hex')]
    const octets = Buffer.alloc(8)
    octets.writeBigUInt64BE(BigInt(PRICE))
    needles.push(octets.toString('hex'))
    for (const { all } of tables) for (const needle of needles) assert.notInclude(all, needle)
    const files = await stored()
    assert.lengthOf(files, 4)
    for (const { path } of files) assert.isFalse(readFileSync(onDisk(path)).includes(CANARY))
    // Nothing is left for the installation's key to open: every wrap of the old scheme is empty.
    assert.equal(
      await count(
        `penawaran where length(kunci_terbungkus) + length(nama_segel) + coalesce(length(harga_segel), 0) > 0`
      ),
      0
    )
    assert.equal(await count('kunci_paket'), 0)
    const vendor = d.rekanan[0]!
    const own = await client
      .get(`/api/lelang/penawaran/${d.id}/${vendor.rekanan.id}`)
      .bearerToken(vendor.token)
    const { berkas: mine } = data<PenawaranSendiri>(own)
    assert.isTrue(mine.every((b) => b.bergaram))
    assert.include(
      mine.map((b) => b.nama),
      teks.namaTersegel(teks.jenis.H)
    )
  })

  test('a receipt names the signed statement and confirms no guess of the content', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const isi = randomPdf()
    const answer = await kirim(client, d, d.rekanan[0]!, { berkas: { T: isi } })
    const [receipt] = data<{ tandaTerima: TandaTerima[] }>(answer).tandaTerima
    assert.equal(receipt!.penyegelan, 'disegel saat diterima')
    const { pernyataan } = await row<{ pernyataan: string }>(
      'select pernyataan from penawaran_pemegang'
    )
    const hash = (what: string | Buffer) => createHash('sha256').update(what).digest('hex')
    assert.equal(receipt!.pernyataan, hash(pernyataan))
    assert.equal(receipt!.sha256, (readOfferStatement(pernyataan) as { plain: string }).plain)
    assert.notEqual(receipt!.sha256, hash(isi))
    const asked = await client.get(`/api/tanda-terima/${receipt!.kode}?sha256=${hash(isi)}`)
    assert.isNull(data<{ cocok: boolean | null }>(asked).cocok)
  })

  test('two holders open: contents, names and prices are those that were handed in; replaced versions stay sealed', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [first, second] = d.holders as [KeyHolder, KeyHolder]
    const vendor = d.rekanan[0]!
    ;(await kirim(client, d, vendor, { berkas: { T: randomPdf('lama') } })).assertStatus(200)
    const berkas = semuaJenis()
    const nama = 'penawaran akhir.pdf'
    ;(await kirim(client, d, vendor, { berkas, harga: PRICE, nama })).assertStatus(200)
    const [old, newest] = (
      await rows<{ pernyataan: string }>(
        `select s.pernyataan from penawaran_pemegang s join penawaran w on w.id = s.penawaran_id
          where w.jenis = 'T' order by w.versi_ke`
      )
    ).map(({ pernyataan }) => readOfferStatement(pernyataan)!)
    assert.deepEqual([old!.version, old!.previous], [1, '-'])
    assert.equal(newest!.version, 2)
    assert.match(newest!.previous, /^[0-9a-f]{64}$/)
    await keTahap(d.id, 'pembukaan')
    await askSigned(client, d.id, first)
    const done = await confirmSigned(client, d.id, second)
    const acara = data<BeritaAcaraPembukaan>(done)
    assert.equal(acara.penawaran[0]!.hargaPenawaran, PRICE)
    assert.isTrue(acara.penawaran[0]!.berkas.every((b) => b.utuh && b.nama === nama))
    assert.equal(await opened(d.id), 4)
    const list = await client.get(`/api/lelang/penawaran/${d.id}`).bearerToken(d.tokenPokja[0]!)
    const { fileTeknis } = data<PenawaranRekanan[]>(list)[0]!
    const read = await fetch(`http://${process.env.HOST}:${process.env.PORT}${fileTeknis}`, {
      headers: { authorization: `Bearer ${d.tokenPokja[2]}` },
    })
    assert.equal(read.status, 200)
    assert.isTrue(Buffer.from(await read.arrayBuffer()).equals(berkas.T))
    // The closing covers all that was accepted, the replaced version too.
    const closing = await row<{ isi: string }>(
      `select isi from log_antri where jenis = 'penutupan'`
    )
    assert.equal(readClosing(closing.isi)!.count, 5)
    const proofs = await client.get(`/api/log/penutupan/${d.id}`).bearerToken(vendor.token)
    assert.lengthOf(data<PenutupanTender[]>(proofs)[0]!.milik, 5)
  })

  test('a holder is served its own shares before a request stands, and never an envelope', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first, second] = d.holders as [KeyHolder, KeyHolder]
    const before = data<OpeningToSign>(await toSign(client, d.id, first))
    assert.lengthOf(before.bagian, 8)
    assert.lengthOf(before.amplop, 0)
    const theirs = data<OpeningToSign>(await toSign(client, d.id, second))
    assert.notEqual(theirs.bagian[0]!.bungkus, before.bagian[0]!.bungkus)
    // Whoever is no holder of the package, or has no key, is served nothing.
    const ppk = d.holders[3]!
    ;(await toSign(client, d.id, ppk)).assertStatus(409)
    await askSigned(client, d.id, first)
    // Who asked gets no envelope from the own request.
    assert.lengthOf(data<OpeningToSign>(await toSign(client, d.id, first)).amplop, 0)
    assert.lengthOf(data<OpeningToSign>(await toSign(client, d.id, second)).amplop, 8)
  })

  test('what came in pieces is sealed to people as well, with its price', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [first, second] = d.holders as [KeyHolder, KeyHolder]
    const vendor = d.rekanan[0]!
    const tus = new TusClient(`http://${process.env.HOST}:${process.env.PORT}`, vendor.token)
    const isi = randomPdf('bertahap', 300_000)
    const metadata = {
      paketPenyediaId: d.id,
      vendorId: vendor.rekanan.id,
      jenis: 'H',
      filename: 'harga.pdf',
      hargaPenawaran: PRICE,
    }
    const upload = await tus.begin(metadata, isi.length)
    assert.equal((await tus.patch(upload, 0, isi)).offset, isi.length)
    const finished = await client
      .post(`${upload.location}/selesai`)
      .bearerToken(vendor.token)
      .header('x-kunci-unggahan', upload.key)
    finished.assertStatus(200)
    assert.equal(await count('penawaran_pemegang'), 1)
    assert.lengthOf(await stored(), 1)
    await keTahap(d.id, 'pembukaan')
    await askSigned(client, d.id, first)
    const confirmation = await signedConfirmation(client, d.id, second)
    const done = await confirmFor(client, d.id, second, confirmation)
    done.assertStatus(200)
    assert.equal(data<BeritaAcaraPembukaan>(done).penawaran[0]!.hargaPenawaran, PRICE)
  })

  test('keys of another offer, and a word without a proof, open and void nothing', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first, second] = d.holders as [KeyHolder, KeyHolder]
    await askSigned(client, d.id, first)
    const whole = await signedConfirmation(client, d.id, second)
    const [one, other, ...rest] = whole.hasil
    const swapped = [{ ...one!, kunci: other!.kunci! }, { ...other!, kunci: one!.kunci! }, ...rest]
    ;(await confirmFor(client, d.id, second, { ...whole, hasil: swapped })).assertStatus(400)
    const silent = await confirmFor(client, d.id, second, {
      ...whole,
      hasil: [{ penawaran: one!.penawaran }, other, ...rest],
    })
    silent.assertStatus(409)
    assert.equal(message(silent), himpunan.buka.takTerbaca)
    const lying = await confirmFor(client, d.id, second, {
      ...whole,
      hasil: [
        { penawaran: one!.penawaran, bukti: Buffer.alloc(68, 1).toString('base64') },
        other,
        ...rest,
      ],
    })
    lying.assertStatus(409)
    assert.equal(await opened(d.id), 0)
    ;(await confirmFor(client, d.id, second, whole)).assertStatus(200)
    assert.equal(await opened(d.id), 8)
  })

  test('content that was changed on disk is told as not intact; an envelope that was changed stays shut, the others open', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first, second] = d.holders as [KeyHolder, KeyHolder]
    const [spoiled] = await rows<{ path: string; id: number }>(
      `select jalur_segel as path, id from penawaran where jenis = 'T' order by id`
    )
    const bytes = readFileSync(onDisk(spoiled!.path))
    bytes[10]! ^= 1
    writeFileSync(onDisk(spoiled!.path), bytes)
    const [{ id }] = (await rows<{ id: number }>(
      `update penawaran_pemegang set amplop = set_byte(amplop, 100, get_byte(amplop, 100) # 1)
        where penawaran_id = (select id from penawaran where jenis = 'A' order by id limit 1)
       returning penawaran_id as id`
    )) as [{ id: number }]
    await askSigned(client, d.id, first)
    const done = await confirmSigned(client, d.id, second)
    const intact = await rows<{ id: number; utuh: boolean }>(
      'select id, utuh from penawaran where dibuka_pada is not null'
    )
    assert.lengthOf(intact, 7)
    assert.notInclude(
      intact.map((one) => one.id),
      id
    )
    assert.deepEqual(
      intact.filter((one) => !one.utuh).map((one) => one.id),
      [spoiled!.id]
    )
    const { tidakDibuka } = data<BeritaAcaraPembukaan>(done)
    assert.deepEqual(
      tidakDibuka.map(({ alasan }) => alasan),
      [teks.buka.rusak]
    )
  })

  test('a storage that fails while an offer is read opens nothing, and damages nothing', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first, second] = d.holders as [KeyHolder, KeyHolder]
    const [{ path }] = (await stored()) as [{ path: string }]
    await askSigned(client, d.id, first)
    const signed = await signedConfirmation(client, d.id, second)
    const back = unreadable(path)
    ;(await confirmFor(client, d.id, second, signed)).assertStatus(503)
    assert.equal(await opened(d.id), 0)
    back()
    ;(await confirmFor(client, d.id, second, signed)).assertStatus(200)
    assert.equal(await opened(d.id), 8)
    assert.equal(await count('penawaran where not utuh'), 0)
  })

  test('a statement that was changed in the database is found by the first holder: nothing opens', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first] = d.holders as [KeyHolder]
    assert.lengthOf(data<OpeningToSign>(await toSign(client, d.id, first)).fakta.accepted, 8)
    await rows(
      `update penawaran_pemegang set tanda_tangan = set_byte(tanda_tangan, 0, get_byte(tanda_tangan, 0) # 1)
        where penawaran_id = (select min(id) from penawaran) returning penawaran_id`
    )
    await assert.rejects(() => signedRequest(client, d.id, first), /chain|closing/)
    assert.equal(await opened(d.id), 0)
  })
})
