/** Offers that were never opened are opened under an order (sealing.md §4): exactly those of its leaf, by two holders. */
import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { BuktiLog } from '@eproc/domain/log/answers'
import type { PenawaranSendiri } from '@eproc/domain/tender/penawaran/answers_penawaran'
import type { PerintahPaket } from '@eproc/domain/tender/penawaran/answers_perintah'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { readOrder } from '@eproc/sealing/offer/order_leaf'
import { data, message } from '../../../lib/answers.ts'
import { fetchBytes } from '../../../lib/calls.ts'
import { cleanSlate, moveClock } from '../../../lib/dates.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import { journalActions } from '../../../lib/journal.ts'
import { holds } from '../../../lib/log_proof.ts'
import { enterOrder, openUnderOrder, ORDER, ORDER_PDF } from '../../../lib/orders.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { pdfText, withoutBlanks } from '../../../lib/pdf.ts'
import { count, rows } from '../../../lib/query.ts'
import { unzipBytes } from '../../../lib/zip.ts'
import { failed, later, stateOf, confirmed, leafText } from './bantu.ts'

test.group('Access under an order', (group) => {
  group.each.setup(cleanSlate)

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
    assert.isNotEmpty(spared.berkas)
    assert.isTrue(spared.berkas.every(({ perintah }) => perintah === null))
    const stranger = await signInAs(await createPengguna({ peran: 'operator' }))
    ;(await client.get(`/api/log/perintah/${one.id}`).bearerToken(stranger)).assertStatus(404)
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
