/** What the signatures under an order hold for, and what is none (sealing.md §4). */
import { test } from '@japa/runner'
import { clockNow } from '@eproc/backend/app/core/clock/clock'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import { buktiLog } from '@eproc/backend/app/core/log/bukti_query'
import { enqueueLog } from '@eproc/backend/app/core/log/enqueue'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { fromBase64 } from '@eproc/sealing/bytes'
import { orderProofs } from '@eproc/sealing/offer/log_proofs'
import { type OrderFacts, readOrderRequest } from '@eproc/sealing/offer/order'
import { orderText, readOrder } from '@eproc/sealing/offer/order_leaf'
import { checkOrderLog, type OrderProofs } from '@eproc/sealing/offer/order_log'
import { errorFields, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import { orderConfirmation, orderRequest, provenOrder, sendStep } from '../../../lib/orders.ts'
import { count, rows } from '../../../lib/query.ts'
import { failed, later, decide, entered, confirmed } from './bantu.ts'

test.group('Signatures under an order', (group) => {
  group.each.setup(cleanSlate)

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
    await forged(
      `update perintah_akses set penutup_id = ?, ditutup_pada = now(), alasan_tutup = 'palsu', sebab_tutup = 'terkunci',
         acara_tutup = 'palsu', file_acara_tutup = 'x'`,
      [ulp.id]
    )
    await forged('delete from perintah_akses')
    await forged(
      `insert into perintah_berkas (perintah_id, penawaran_id, hasil) select ?, min(id), 'batal' from penawaran`,
      [kept!.id]
    )
    assert.equal(await count('perintah_akses where disahkan_pada is not null'), 1)
  })
})
