/** Offers that were never opened are opened under an order (sealing.md §4): exactly those of its leaf, by two holders. */
import { createHash } from 'node:crypto'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { clockNow } from '@eproc/backend/app/core/clock/clock'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import { buktiLog } from '@eproc/backend/app/core/log/bukti_query'
import { enqueueLog } from '@eproc/backend/app/core/log/enqueue'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { keTahap } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { BuktiLog } from '@eproc/domain/log/answers'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import type { PenawaranSendiri } from '@eproc/domain/tender/penawaran/answers_penawaran'
import type { PerintahPaket } from '@eproc/domain/tender/penawaran/answers_perintah'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { fromBase64 } from '@eproc/sealing/bytes'
import { orderProofs } from '@eproc/sealing/offer/log_proofs'
import { type OrderFacts, readOrderRequest } from '@eproc/sealing/offer/order'
import { orderText, readOrder } from '@eproc/sealing/offer/order_leaf'
import { checkOrderLog, type OrderProofs } from '@eproc/sealing/offer/order_log'
import { data, errorFields, message } from '../../lib/answers.ts'
import { fetchBytes } from '../../lib/calls.ts'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { randomPdf } from '../../lib/files.ts'
import type { KeyHolder } from '../../lib/holder_keys.ts'
import { journalActions } from '../../lib/journal.ts'
import { holds } from '../../lib/log_proof.ts'
import {
  enterOrder,
  openUnderOrder,
  ORDER,
  ORDER_PDF,
  orderConfirmation,
  orderRequest,
  orders,
  type OneOrder,
  provenOrder,
  sendStep,
} from '../../lib/orders.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { pdfText, withoutBlanks } from '../../lib/pdf.ts'
import { count, row, rows } from '../../lib/query.ts'
import { unzipBytes } from '../../lib/zip.ts'
import { kirim, semuaJenis, world } from './penawaran/bantu.ts'
import { inSubmission, type HeldPackage } from './pembukaan/bantu.ts'

/** After every stage of the schedule. */
const LATER = 'P400D'

interface Failed {
  d: HeldPackage
  ulp: { id: number }
  /** of the first vendor's technical file: replaced before anybody saw it */
  old: Buffer
  files: ReturnType<typeof semuaJenis>
}

/** Two vendors in (one of them twice), then the package fails in its submission, before anything was opened. */
async function failed(client: ApiClient): Promise<Failed> {
  const d = await inSubmission(client)
  const [first, second] = d.rekanan
  const old = randomPdf('lama')
  const files = semuaJenis()
  ;(await kirim(client, d, first!, { berkas: { T: old } })).assertStatus(200)
  ;(await kirim(client, d, first!, { berkas: files, harga: 45_000_000 })).assertStatus(200)
  const sent = await kirim(client, d, second!, { berkas: semuaJenis(), harga: 47_000_000 })
  sent.assertStatus(200)
  await fail(client, d)
  return { d, ulp: await createPengguna({ peran: 'manajerULP' }), old, files }
}

const fail = async (client: ApiClient, d: HeldPackage) =>
  (
    await client
      .put(`/api/rup/lelang/gagal/${d.id}`)
      .bearerToken(d.tokenPpk)
      .json({ alasan: 'Anggaran dipotong' })
  ).assertStatus(200)

const lose = async (client: ApiClient, ...holders: KeyHolder[]) => {
  for (const { token } of holders) {
    const url = '/api/kunci-pemegang/cabut'
    const answer = await client.post(url).bearerToken(token).json({ alasan: 'Laptop hilang' })
    answer.assertStatus(200)
  }
}

/** The clock behind the schedule's end: sessions are new. */
async function later(d: HeldPackage): Promise<KeyHolder[]> {
  moveClock(LATER)
  return Promise.all(d.holders.map(async (one) => ({ ...one, token: await one.signIn() })))
}

const stateOf = async (client: ApiClient, id: number, token: string) =>
  data<PerintahPaket>(await client.get(orders(id)).bearerToken(token))

const decide = async (
  client: ApiClient,
  { paketId, id }: OneOrder,
  by: { id: number },
  step: 'sahkan' | 'tolak' = 'sahkan'
): Promise<ApiResponse> =>
  client
    .post(`${orders(paketId)}/${id}/${step}`)
    .bearerToken(await signInAs(by))
    .json(step === 'tolak' ? { alasan: 'Dokumennya salinan tanpa cap' } : {})

/** Entered by the PPK. */
async function entered(
  client: ApiClient,
  { d }: Pick<Failed, 'd'>,
  fields: Parameters<typeof enterOrder>[3] = ORDER
): Promise<OneOrder> {
  const answer = await enterOrder(client, d.id, await signInAs(d.ppk), fields)
  answer.assertStatus(200)
  return { paketId: d.id, id: data<PerintahPaket>(answer).perintah[0]!.id }
}

/** And confirmed by manajerULP. */
async function confirmed(
  client: ApiClient,
  scene: Pick<Failed, 'd' | 'ulp'>,
  fields?: Parameters<typeof enterOrder>[3]
): Promise<OneOrder> {
  const one = await entered(client, scene, fields)
  ;(await decide(client, one, scene.ulp)).assertStatus(200)
  return one
}

const leafText = async (kind: string): Promise<string> =>
  (await row<{ isi: string }>('select isi from log_antri where jenis = ?', [kind])).isi

test.group('Access under an order', (group) => {
  group.each.setup(cleanSlate)

  test('a package that runs, or under the key of the installation, has no orders', async ({
    client,
    assert,
  }) => {
    const running = await world(1)
    await keTahap(running.id, 'pemasukan')
    const sent = await kirim(client, running, running.rekanan[0]!, {
      berkas: semuaJenis(),
      harga: 45_000_000,
    })
    sent.assertStatus(200)
    const refused = async () => {
      const answer = await enterOrder(client, running.id, running.tokenPpk)
      answer.assertStatus(409)
      return message(answer)
    }
    assert.equal(await refused(), teks.errors.berjalan)
    await rows(`update paket set status_pelaksanaan = 'G' where id = ? returning id`, [running.id])
    assert.equal(await refused(), teks.errors.skemaLama)
  })

  test('waits for the end of the schedule', async ({ client, assert }) => {
    const { d } = await failed(client)
    const refused = await enterOrder(client, d.id, d.tokenPpk)
    refused.assertStatus(409)
    assert.include(message(refused), 'Jadwal pemasukan paket ini belum berakhir')
    assert.containsSubset(await stateOf(client, d.id, d.tokenPpk), {
      bolehCatat: false,
      halangan: message(refused),
    })
    assert.equal(await count('perintah_akses'), 0)
  })

  test('is entered by the PPK with its document, and decided by another person', async ({
    client,
    assert,
  }) => {
    const scene = await failed(client)
    const { d, ulp } = scene
    await later(d)
    const ppk = await signInAs(d.ppk)
    const empty = await enterOrder(client, d.id, ppk, {}, null)
    empty.assertStatus(400)
    assert.sameMembers(errorFields(empty), ['nomor', 'lembaga', 'tanggal', 'keterangan', 'dokumen'])
    const wrong = await enterOrder(client, d.id, ppk, {
      ...ORDER,
      tanggal: '2099-01-01',
      rekanan: '999999',
    })
    wrong.assertStatus(400)
    assert.sameMembers(errorFields(wrong), ['tanggal', 'rekanan'])
    for (const other of [d.pokja[0]!, ulp, await createPengguna({ peran: 'operatorULP' })]) {
      const answer = await enterOrder(client, d.id, await signInAs(other))
      answer.assertStatus(403)
    }
    assert.equal(await count('perintah_akses'), 0)
    const one = await entered(client, scene)
    const second = await enterOrder(client, d.id, ppk)
    second.assertStatus(409)
    assert.equal(message(second), teks.errors.berjalanLain(ORDER.nomor!))
    ;(await decide(client, one, d.ppk)).assertStatus(403)
    const read = await stateOf(client, d.id, await signInAs(ulp))
    assert.deepEqual(read.perintah[0]!.bisa, ['tolak', 'sahkan'])
    assert.containsSubset(read, { bolehCatat: false, perintah: [{ berkas: 9, rekanan: null }] })
    // Nothing is opened under an order that waits, and a refused one leaves nothing but the journal.
    const [first] = await Promise.all(
      d.holders.map(async (h) => ({ ...h, token: await h.signIn() }))
    )
    const early = await sendStep(client, one, first!, 'pernyataan')
    early.assertStatus(409)
    assert.equal(message(early), teks.errors.belumDisahkan)
    const stored = await row<{ file: string }>('select file from perintah_akses')
    ;(await decide(client, one, ulp, 'tolak')).assertStatus(200)
    assert.equal(await count('perintah_akses'), 0)
    assert.equal(await count('berkas where jalur = ?', [stored.file]), 0)
    const told = await journalActions({ objek: 'paket', id: d.id })
    assert.includeMembers(told, ['perintah.catat', 'perintah.tolak'])
    const again = await confirmed(client, scene)
    const late = await decide(client, again, ulp)
    late.assertStatus(409)
    assert.equal(message(late), teks.errors.sudahDisahkan)
  })

  test('stands in the work of whose step is next, and of nobody else', async ({
    client,
    assert,
  }) => {
    const scene = await failed(client)
    const { d, ulp } = scene
    const [first, second] = (await later(d)) as [KeyHolder, KeyHolder]
    const people = { ulp, ppk: d.ppk, first: d.pokja[0]!, second: d.pokja[1]! }
    const waitsFor = async () => {
      const found: string[] = []
      for (const [who, account] of Object.entries(people)) {
        const answer = await client.get('/api/pekerjaan').bearerToken(await signInAs(account))
        const mine = data<ButirKotak[]>(answer).filter(({ jenis }) => jenis === 'perintah')
        found.push(...mine.map(({ kode }) => `${who} ${kode}`))
      }
      return found
    }
    const { kode } = d.paket
    assert.isEmpty(await waitsFor())
    const one = await entered(client, scene)
    assert.deepEqual(await waitsFor(), [`ulp ${kode}`])
    ;(await decide(client, one, ulp)).assertStatus(200)
    assert.deepEqual(await waitsFor(), [`first ${kode}`, `second ${kode}`])
    const asked = await orderRequest(client, one, first)
    ;(await sendStep(client, one, first, 'minta', asked)).assertStatus(200)
    assert.deepEqual(await waitsFor(), [`second ${kode}`])
    const confirmed = await orderConfirmation(client, one, second)
    ;(await sendStep(client, one, second, 'buka', confirmed)).assertStatus(200)
    assert.isEmpty(await waitsFor())
  })

  test('two holders open what the leaf covers, into an archive that PPK and ULP alone read', async ({
    client,
    assert,
  }) => {
    const scene = await failed(client)
    const { d, ulp, old, files } = scene
    const [vendor, other] = d.rekanan
    const [first, second] = (await later(d)) as [KeyHolder, KeyHolder]
    const one = await confirmed(client, scene, { ...ORDER, rekanan: String(vendor!.rekanan.id) })
    const order = readOrder(await leafText('perintah'))!
    assert.containsSubset(order, {
      package: String(d.id),
      number: ORDER.nomor,
      body: ORDER.lembaga,
      document: createHash('sha256').update(ORDER_PDF).digest('hex'),
    })
    assert.lengthOf(order.offers, 5)
    const done = data<PerintahPaket>(await openUnderOrder(client, one, first, second))
    assert.containsSubset(done.perintah[0], {
      keadaan: 'dibuka',
      hasil: { dibuka: 5, tidak: 0 },
      peminta: { nama: first.nama },
      pembuka: { nama: second.nama },
      // The second holder is of the pokja: no archive.
      bisa: [],
    })
    // For everybody else the offers are as sealed as before.
    assert.equal(
      await count('penawaran where dibuka_pada is not null or kunci_terbuka is not null'),
      0
    )
    assert.equal(await count('perintah_berkas'), 5)
    await tickLog()
    const zipped = `/tender/${d.id}/perintah/${one.id}/arsip`
    const ppk = await signInAs(d.ppk)
    const archive = unzipBytes(await fetchBytes(zipped, ppk))
    const inside = [...archive].map(
      ([name, content]) => [name.slice(name.indexOf('/') + 1), content] as const
    )
    const contents = inside.map(([, content]) => content.toString('base64'))
    for (const file of [old, ...Object.values(files)]) {
      assert.include(contents, file.toString('base64'))
    }
    const named = new Map(inside)
    assert.isTrue(named.get('perintah.pdf')!.equals(ORDER_PDF))
    const minutes = pdfText(named.get('berita-acara.pdf')!)
    for (const said of [ORDER.nomor!, first.nama, second.nama, 'Rp 45.000.000']) {
      assert.include(minutes, withoutBlanks(said))
    }
    assert.notInclude(minutes, withoutBlanks(other!.rekanan.nama))
    for (const kind of ['perintah', 'perintah-buka']) {
      const proof = JSON.parse(named.get(`bukti-log/${kind}.json`)!.toString()) as BuktiLog
      assert.isTrue(await holds(proof), kind)
    }
    const act = JSON.parse(await leafText('perintah-buka'))
    assert.sameDeepMembers(
      act.hasil,
      order.offers.map(({ receipt }) => ({ tandaTerima: receipt, hasil: 'dibuka' }))
    )
    for (const secret of [vendor!.rekanan.nama, first.nama, '45000000']) {
      assert.notInclude(JSON.stringify(act), secret)
    }
    // Nor are they in the package's own archive, which more people read.
    const whole = unzipBytes(await fetchBytes(`/tender/${d.id}/arsip`, await signInAs(ulp)))
    const papers = [ORDER_PDF, named.get('berita-acara.pdf')!, files.H]
    for (const content of whole.values()) {
      assert.isFalse(papers.some((paper) => paper.equals(content)))
    }
    const actions = await journalActions({ objek: 'paket', id: d.id })
    assert.includeMembers(actions, ['perintah.minta', 'perintah.buka', 'perintah.unduh'])
    assert.isAbove((await fetchBytes(zipped, await signInAs(ulp))).length, 0)
    for (const nobody of [first.token, await signInAs(vendor!.pengguna)]) {
      ;(await client.get(zipped).bearerToken(nobody)).assertStatus(403)
    }
    const [minutesPath] = await rows<{ path: string }>(
      'select file_acara as path from perintah_akses'
    )
    ;(await client.get(`/${minutesPath!.path}`).bearerToken(ppk)).assertStatus(404)
  })

  test('vendors, PPK and pokja are told; a vendor finds its own receipt in both leaves', async ({
    client,
    assert,
  }) => {
    const scene = await failed(client)
    const { d } = scene
    const [vendor, other] = d.rekanan
    const [first, second] = (await later(d)) as [KeyHolder, KeyHolder]
    const one = await confirmed(client, scene, { ...ORDER, rekanan: String(vendor!.rekanan.id) })
    await openUnderOrder(client, one, first, second)
    await tickLog()
    const title = `${d.paket.kode} ${d.paket.nama}`
    const [begun, ended] = [teks.surat.disahkan(title), teks.surat.dibuka(title)]
    const subjects = async (email: string) => (await mailsTo(email)).map(({ perihal }) => perihal)
    for (const { email } of [vendor!.pengguna, d.ppk, d.pokja[2]!]) {
      assert.includeMembers(await subjects(email), [begun, ended], email)
    }
    const turn = teks.surat.diminta(first.nama, ORDER.nomor!, title)
    assert.include(await subjects(d.pokja[1]!.email), turn)
    assert.notInclude(await subjects(d.pokja[0]!.email), turn)
    assert.notInclude(await subjects(other!.pengguna.email), begun)
    const token = await signInAs(vendor!.pengguna)
    const own = data<PenawaranSendiri>(
      await client.get(`/api/lelang/penawaran/${d.id}/${vendor!.rekanan.id}`).bearerToken(token)
    )
    const [file] = own.berkas
    assert.isTrue(file!.perintah!.dibuka)
    const receipt = data<BuktiLog>(
      await client.get(`/api/log/bukti/${file!.kodeTandaTerima}`).bearerToken(token)
    )
    const hash = createHash('sha256').update(receipt.isi).digest('hex')
    for (const address of [file!.perintah!.bukti, `/api/log/perintah/${one.id}`]) {
      const proof = data<BuktiLog>(await client.get(address).bearerToken(token))
      assert.isTrue(await holds(proof))
      assert.include(proof.isi, hash)
      assert.notInclude(proof.isi, file!.kodeTandaTerima)
    }
    const spared = data<PenawaranSendiri>(
      await client
        .get(`/api/lelang/penawaran/${d.id}/${other!.rekanan.id}`)
        .bearerToken(await signInAs(other!.pengguna))
    )
    assert.isTrue(spared.berkas.every(({ perintah }) => perintah === null))
    const stranger = await signInAs(await createPengguna({ peran: 'operator' }))
    ;(await client.get(`/api/log/perintah/${one.id}`).bearerToken(stranger)).assertStatus(404)
  })

  test('a signature holds for this order and list, for two persons, and is none for an opening', async ({
    client,
    assert,
  }) => {
    const scene = await failed(client)
    const [first, second] = (await later(scene.d)) as [KeyHolder, KeyHolder]
    const one = await confirmed(client, scene)
    const whole = await orderRequest(client, one, first)
    const { offers } = readOrderRequest(whole.pernyataan!)!
    for (const change of [
      { offers: offers.slice(1) },
      { offers: [...offers, { offer: '0'.repeat(32), header: '0'.repeat(64) }] },
      { order: '0'.repeat(64) },
      { schedule: '0'.repeat(64) },
      { package: '999' },
      { expiry: '2020-01-01T00:00:00Z' },
      { expiry: '2099-01-01T00:00:00Z' },
    ]) {
      const body = await orderRequest(client, one, first, change)
      const answer = await sendStep(client, one, first, 'minta', body)
      assert.equal(answer.status(), 409, JSON.stringify(Object.keys(change)))
    }
    // The words of an opening are not those of an order.
    const played = whole.pernyataan!.replace('eproc-order-opening-1', 'eproc-opening-1')
    const replayed = await sendStep(client, one, first, 'minta', { ...whole, pernyataan: played })
    replayed.assertStatus(400)
    assert.deepEqual(errorFields(replayed), ['pernyataan'])
    const unsigned = await sendStep(client, one, first, 'minta', { ...whole, tandaTangan: '' })
    unsigned.assertStatus(400)
    ;(await sendStep(client, one, second, 'minta', whole)).assertStatus(409)
    ;(await sendStep(client, one, first, 'minta', whole)).assertStatus(200)
    const twice = await orderRequest(client, one, second)
    const waits = await sendStep(client, one, second, 'minta', twice)
    waits.assertStatus(409)
    assert.equal(message(waits), teks.errors.sudahDiminta(first.nama))
    const body = await orderConfirmation(client, one, second)
    const own = await sendStep(client, one, first, 'buka', body)
    own.assertStatus(403)
    assert.equal(message(own), teks.errors.pemegangSama)
    const unread = await sendStep(client, one, second, 'buka', { ...body, hasil: [] })
    unread.assertStatus(409)
    assert.equal(message(unread), himpunan.buka.takTerbaca)
    const [one1, two2] = body.hasil!
    const mixed = [{ ...one1!, kunci: two2!.kunci! }, ...body.hasil!.slice(1)]
    const foreign = await sendStep(client, one, second, 'buka', { ...body, hasil: mixed })
    foreign.assertStatus(400)
    assert.deepEqual(errorFields(foreign), ['hasil'])
    assert.equal(await count('perintah_berkas'), 0)
  })

  test('a browser signs nothing by a leaf from before the end, or by another package', async ({
    client,
    assert,
  }) => {
    const scene = await failed(client)
    const [first] = (await later(scene.d)) as [KeyHolder]
    const one = await confirmed(client, scene)
    const { given, facts } = await provenOrder(client, one, first)
    const proofs = orderProofs(given.bukti!)
    const noTiles = () => Promise.reject(new Error('one checkpoint needs no tiles'))
    const faultOf = async (change: Partial<OrderFacts>, more: Partial<OrderProofs> = {}) => {
      const found = await checkOrderLog(
        { ...facts, ...change },
        { ...proofs, ...more },
        null,
        noTiles
      )
      return found.ok ? 'ok' : found.fault
    }
    assert.equal(await faultOf({}), 'ok')
    const { order, schedule } = facts
    const other = orderText({ ...readOrder(order.content)!, number: 'lain' })
    assert.equal(await faultOf({ order: { ...order, content: other } }), 'order')
    assert.equal(await faultOf({ schedule: { ...schedule, content: '{}' } }), 'schedule')
    assert.equal(await faultOf({ package: '999' }), 'schedule')
    assert.equal(await faultOf({}, { order: proofs.schedule }), 'order')
    // One that says of submissions which still run that they are over, or is of another package's schedule.
    const logged = async (kind: string, content: string) => {
      const object = `palsu-${kind}`
      await transaction((trx) => enqueueLog(trx, { kind, object, objectId: '1', content }))
      await tickLog()
      const proof = (await buktiLog(object, '1'))!
      return { proof, thing: { kind, salt: fromBase64(proof.garam), content } }
    }
    const ended = clockNow().plus({ days: 1 }).toUTC().toISO()
    const early = await logged('perintah', orderText({ ...readOrder(order.content)!, ended }))
    const theirs = await logged('jadwal', schedule.content.replace(scene.d.paket.kode, 'LAIN-1'))
    // All of one head, as a server would have to show them.
    const again = orderProofs((await provenOrder(client, one, first)).given.bukti!)
    const asProof = (text: object) => text as OrderProofs['order']
    const under = { ...again, order: asProof((await buktiLog('palsu-perintah', '1'))!) }
    assert.equal(await faultOf({ order: early.thing }, under), 'order')
    const elsewhere = { ...again, schedule: asProof(theirs.proof) }
    assert.equal(await faultOf({ schedule: theirs.thing }, elsewhere), 'schedule')
  })

  test('a row of the tables is no order: each is written only in the session of whose deed it is', async ({
    client,
    assert,
  }) => {
    const scene = await failed(client)
    const { d, ulp } = scene
    await later(d)
    const forged = (statement: string, values: unknown[] = []) =>
      assert.rejects(
        () => rows(`${statement} returning 1`, values) as Promise<unknown>,
        /42501|bukan sesi|tidak/
      )
    await forged(
      `insert into perintah_akses (paket_id, nomor, lembaga, tanggal, keterangan, file, sha256, pencatat_id, dicatat_pada)
       values (?, 'palsu', 'palsu', now(), 'palsu', 'x', repeat('0', 64), ?, now())`,
      [d.id, d.ppk.id]
    )
    await entered(client, scene)
    await forged(`update perintah_akses set pengesah_id = ?, disahkan_pada = now(), isi = '[]'`, [
      ulp.id,
    ])
    await forged(`update perintah_akses set nomor = 'lain'`)
    const [kept] = await rows<{ id: number }>('select id from perintah_akses')
    ;(await decide(client, { paketId: d.id, id: kept!.id }, ulp)).assertStatus(200)
    await forged('delete from perintah_akses')
    await forged(
      `insert into perintah_berkas (perintah_id, penawaran_id, hasil) select ?, min(id), 'batal' from penawaran`,
      [kept!.id]
    )
    assert.equal(await count('perintah_akses where disahkan_pada is not null'), 1)
  })

  test('a lost key stops nothing while two are left; with fewer nothing is signed', async ({
    client,
    assert,
  }) => {
    const scene = await failed(client)
    const { d } = scene
    const [first, second, third, ppk] = (await later(d)) as [
      KeyHolder,
      KeyHolder,
      KeyHolder,
      KeyHolder,
    ]
    const one = await confirmed(client, scene)
    await lose(client, second, third)
    const reserve = { ...ppk, reserve: 'Dua anggota pokja kehilangan kuncinya' }
    const silent = await sendStep(client, one, { ...ppk, reserve: ' ' }, 'minta', {})
    silent.assertStatus(400)
    assert.deepEqual(errorFields(silent), ['alasanCadangan'])
    const step = data<PerintahPaket>(await client.get(orders(d.id)).bearerToken(ppk.token))
    assert.equal(step.perintah[0]!.langkah!.sebagai, 'cadangan')
    const done = data<PerintahPaket>(await openUnderOrder(client, one, first, reserve))
    assert.containsSubset(done.perintah[0], {
      cadangan: { nama: ppk.nama, alasan: reserve.reserve },
      hasil: { dibuka: 9, tidak: 0 },
    })
    const next = await confirmed(client, scene, { ...ORDER, nomor: 'LHP/2' })
    await lose(client, first)
    const stuck = await sendStep(client, next, reserve, 'pernyataan')
    stuck.assertStatus(409)
    assert.equal(message(stuck), himpunan.kurangDua)
  })

  test('what no two keys open any more stays shut, is named in the minutes, and hinders no other', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [, , third] = d.holders as [KeyHolder, KeyHolder, KeyHolder]
    const [early, late] = d.rekanan
    const whole = { berkas: semuaJenis(), harga: 45_000_000 }
    // The one is sealed to a set without the third holder, the other to one with it.
    await lose(client, third)
    ;(await kirim(client, d, early!, whole)).assertStatus(200)
    const back = 'update kunci_pemegang set berakhir_pada = null, alasan = null where id = ?'
    await rows(`${back} returning id`, [third.key.id])
    ;(await kirim(client, d, late!, whole)).assertStatus(200)
    await fail(client, d)
    const scene = { d, ulp: await createPengguna({ peran: 'manajerULP' }) }
    const [first, second, left, ppk, pa] = (await later(d)) as [
      KeyHolder,
      KeyHolder,
      KeyHolder,
      KeyHolder,
      KeyHolder,
    ]
    const one = await confirmed(client, scene)
    await lose(client, first, second, pa)
    const reserve = { ...ppk, reserve: 'Yang lain kehilangan kuncinya' }
    const done = data<PerintahPaket>(await openUnderOrder(client, one, left, reserve))
    assert.deepEqual(done.perintah[0]!.hasil, { dibuka: 4, tidak: 4 })
    const archive = unzipBytes(
      await fetchBytes(`/tender/${d.id}/perintah/${one.id}/arsip`, await signInAs(d.ppk))
    )
    const [, minutes] = [...archive].find(([name]) => name.endsWith('berita-acara.pdf'))!
    const said = pdfText(minutes)
    for (const text of [early!.rekanan.nama, teks.hasil.terkunci, late!.rekanan.nama]) {
      assert.include(said, withoutBlanks(text))
    }
    const { hasil } = JSON.parse(await leafText('perintah-buka'))
    const shut = (hasil as { hasil: string }[]).filter((found) => found.hasil === 'terkunci')
    assert.lengthOf(shut, 4)
    const again = await confirmed(client, scene, {
      ...ORDER,
      nomor: 'LHP/2',
      rekanan: String(early!.rekanan.id),
    })
    const stuck = await sendStep(client, again, left, 'pernyataan')
    stuck.assertStatus(409)
    assert.equal(message(stuck), teks.errors.terkunci)
  })

  test('nothing is destroyed before an order is done; afterwards what it opened is gone, too', async ({
    client,
    assert,
  }) => {
    const scene = await failed(client)
    const { d, ulp } = scene
    moveClock('P800D')
    const [first, second] = await Promise.all(
      d.holders.map(async (one) => ({ ...one, token: await one.signIn() }))
    )
    const destroy = `/api/tender/pemusnahan/${d.id}`
    const ppk = await signInAs(d.ppk)
    const reason = { alasan: 'Masa simpan lewat' }
    ;(await client.post(destroy).bearerToken(ppk).json(reason)).assertStatus(200)
    const one = await confirmed(client, scene)
    const token = await signInAs(ulp)
    const refused = await client.post(`${destroy}/sahkan`).bearerToken(token)
    refused.assertStatus(409)
    assert.equal(message(refused), teks.errors.pemusnahan(ORDER.nomor!))
    await openUnderOrder(client, one, first!, second!)
    assert.equal(await count('perintah_berkas where kunci is not null'), 9)
    ;(await client.post(`${destroy}/sahkan`).bearerToken(token)).assertStatus(200)
    assert.equal(await count('perintah_berkas where kunci is not null'), 0)
    const state = await stateOf(client, d.id, ppk)
    assert.isTrue(state.perintah[0]!.musnah)
    assert.equal(state.halangan, teks.errors.musnah)
    const archive = unzipBytes(await fetchBytes(`/tender/${d.id}/perintah/${one.id}/arsip`, ppk))
    const names = [...archive.keys()].map((name) => name.slice(name.indexOf('/') + 1))
    assert.includeMembers(names, ['berita-acara.pdf', 'perintah.pdf'])
    assert.isFalse(names.some((name) => name.includes('pemasukan')))
    const late = await enterOrder(client, d.id, ppk)
    late.assertStatus(409)
    assert.equal(message(late), teks.errors.musnah)
  })
})
