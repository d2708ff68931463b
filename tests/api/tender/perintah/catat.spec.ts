/** Who enters an order on access, who decides it, and when (sealing.md §4). */
import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { data, errorFields, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import { journalActions } from '../../../lib/journal.ts'
import {
  enterOrder,
  ORDER,
  orderConfirmation,
  orderRequest,
  sendStep,
} from '../../../lib/orders.ts'
import { count, row, rows } from '../../../lib/query.ts'
import { kirim, semuaJenis, world } from '../penawaran/bantu.ts'
import { failed, later, stateOf, decide, entered, confirmed } from './bantu.ts'

test.group('Entering an order', (group) => {
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
})
