/** Opening under an order when keys of holders are lost (sealing.md §4). */
import { test } from '@japa/runner'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { PerintahPaket } from '@eproc/domain/tender/penawaran/answers_perintah'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { data, errorFields, message } from '../../../lib/answers.ts'
import { fetchBytes } from '../../../lib/calls.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import { openUnderOrder, ORDER, orders, sendStep } from '../../../lib/orders.ts'
import { pdfText, withoutBlanks } from '../../../lib/pdf.ts'
import { rows } from '../../../lib/query.ts'
import { unzipBytes } from '../../../lib/zip.ts'
import { kirim, semuaJenis } from '../penawaran/bantu.ts'
import { inSubmission } from '../pembukaan/bantu.ts'
import { failed, fail, lose, later, confirmed, leafText } from './bantu.ts'

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
})
