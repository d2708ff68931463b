/** Opening under an order when keys of holders are lost (sealing.md §4). */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { PerintahPaket } from '@eproc/domain/tender/penawaran/answers_perintah'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { data, errorFields, message } from '../../../lib/answers.ts'
import { fetchBytes } from '../../../lib/calls.ts'
import { cleanSlate, moveClock } from '../../../lib/dates.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import { notifiedUsers } from '../../../lib/notifications.ts'
import { openUnderOrder, ORDER, orders, sendStep, type OneOrder } from '../../../lib/orders.ts'
import { pdfText, withoutBlanks } from '../../../lib/pdf.ts'
import { rows } from '../../../lib/query.ts'
import { unzipBytes } from '../../../lib/zip.ts'
import { kirim, semuaJenis } from '../penawaran/bantu.ts'
import { inSubmission, type HeldPackage } from '../pembukaan/bantu.ts'
import {
  confirmed,
  decide,
  entered,
  fail,
  failed,
  later,
  leafText,
  lose,
  stateOf,
} from './bantu.ts'

/** Closed as what can't be carried out any more. */
const closed = async (
  client: ApiClient,
  { paketId, id }: OneOrder,
  by: { id: number },
  alasan: string
) =>
  client
    .post(`${orders(paketId)}/${id}/tutup`)
    .bearerToken(await signInAs(by))
    .json({ alasan })

/** As the PPK downloads them with the order's archive. */
async function minutesOf(d: HeldPackage, { id }: OneOrder): Promise<string> {
  const archive = unzipBytes(
    await fetchBytes(`/tender/${d.id}/perintah/${id}/arsip`, await signInAs(d.ppk))
  )
  return pdfText([...archive].find(([name]) => name.endsWith('berita-acara.pdf'))![1])
}

test.group('Lost keys under an order', (group) => {
  group.each.setup(cleanSlate)

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
    // While two are left, it is carried out.
    assert.equal(
      message(await closed(client, next, scene.ulp, 'Terlalu lama')),
      teks.errors.dapatDilaksanakan
    )
    await lose(client, first)
    const stuck = await sendStep(client, next, reserve, 'pernyataan')
    stuck.assertStatus(409)
    assert.equal(message(stuck), himpunan.kurangDua)

    // Then manajerULP closes it, all concerned are told, and neither another order nor the destruction waits for it.
    const seen = await stateOf(client, d.id, await signInAs(scene.ulp))
    assert.deepEqual(seen.perintah[0]!.bisa, ['tutup'])
    ;(await closed(client, next, d.ppk, 'Kunci hilang')).assertStatus(403)
    const mute = await closed(client, next, scene.ulp, ' ')
    mute.assertStatus(400)
    assert.deepEqual(errorFields(mute), ['alasan'])
    const both = await Promise.all(
      [1, 2].map(() => closed(client, next, scene.ulp, 'Kunci hilang'))
    )
    assert.deepEqual(both.map((r) => r.status()).toSorted(), [200, 409])
    const shut = data<PerintahPaket>(both.find((r) => r.status() === 200)!)
    assert.containsSubset(shut.perintah[0], {
      keadaan: 'ditutup',
      langkah: null,
      penutupan: { nama: scene.ulp.nama, alasan: 'Kunci hilang', sebab: teks.sebabTutup.kurangDua },
      bisa: ['arsip'],
    })
    assert.includeMembers(await notifiedUsers(), [
      d.ppk.id,
      ...d.rekanan.map(({ pengguna }) => pengguna.id),
    ])
    const leaf = JSON.parse(await leafText('perintah-tutup')) as { tercakup: string[] }
    assert.lengthOf(leaf.tercakup, 9)
    assert.notInclude(JSON.stringify(leaf), d.rekanan[0]!.rekanan.nama)
    ;(await sendStep(client, next, reserve, 'pernyataan')).assertStatus(409)
    const minutes = await minutesOf(d, next)
    for (const said of ['Kunci hilang', scene.ulp.nama, d.rekanan[0]!.rekanan.nama]) {
      assert.include(minutes, withoutBlanks(said))
    }

    moveClock('P1200D')
    const anew = await entered(client, scene, { ...ORDER, nomor: 'LHP/3' })
    ;(await decide(client, anew, scene.ulp, 'tolak')).assertStatus(200)
    const url = `/api/tender/pemusnahan/${d.id}`
    const alasan = 'Masa simpan berakhir'
    const asked = client.post(url).bearerToken(await signInAs(d.ppk))
    ;(await asked.json({ alasan })).assertStatus(200)
    const burnt = client.post(`${url}/sahkan`).bearerToken(await signInAs(scene.ulp))
    ;(await burnt.json({})).assertStatus(200)
    assert.include(await minutesOf(d, next), withoutBlanks('Kunci hilang'))
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
    const said = await minutesOf(d, one)
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
    ;(await closed(client, again, scene.ulp, 'Kunci hilang')).assertStatus(200)
    assert.include(await minutesOf(d, again), withoutBlanks(teks.hasil.terkunci))
  })
})
