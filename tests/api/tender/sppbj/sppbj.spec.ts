import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sppbjTerkirim } from '@eproc/backend/app/paket_berjalan/keadaan/sppbj_query'
import { keTahap } from '@eproc/database/factories/paket'
import { createTender, createTenderDitetapkan } from '@eproc/database/factories/tender'
import type { SppbjRow } from '@eproc/domain/tender/answers_hasil'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { journalActions } from '../../../lib/journal.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { kirimSppbj } from '../bantu_hasil.ts'

test.group('SPPBJ', (group) => {
  group.each.setup(cleanSlate)

  test('goes to the confirmed winner only, with a file, once, from the PPK', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    const [a, b] = t.rekanan
    const vendorId = a!.rekanan.id
    const kosong = await kirimSppbj(client, t, [])
    kosong.assertStatus(400)
    assert.equal(message(kosong), 'Minimal 1 (satu) vendor dipilih untuk mengirim Sppbj')
    const tanpaFile = await kirimSppbj(client, t, [{ vendorId, tanpaFile: true }])
    assert.equal(message(tanpaFile), `Harap masukkan file sppbj untuk rekanan ${a!.rekanan.nama}`)
    ;(await kirimSppbj(client, t, [{ vendorId: b!.rekanan.id }])).assertStatus(409)
    ;(await kirimSppbj(client, t, [{ vendorId }], t.tokenPokja[0])).assertStatus(403)
    ;(await kirimSppbj(client, t, [{ vendorId }], a!.token)).assertStatus(403)
    assert.isFalse(await sppbjTerkirim(t.id, db))
    const kirim = await kirimSppbj(client, t, [{ vendorId }])
    kirim.assertStatus(200)
    assert.equal(message(kirim), 'Sppbj telah dikirim')
    assert.isTrue(await sppbjTerkirim(t.id, db))
    ;(await kirimSppbj(client, t, [{ vendorId }])).assertStatus(409)
    assert.include(await journalActions({ objek: 'paket', id: t.id }), 'sppbj.kirim')
    const alamat = `/api/lelang/sppbj/vendor/${t.id}/${vendorId}`
    const [milik] = data<SppbjRow[]>(await client.get(alamat).bearerToken(a!.token))
    assert.match(milik!.fileSppbj!, /^berkas\//)
    assert.equal(milik!.namaFile, 'berkas-0.pdf')
    ;(await client.get(alamat).bearerToken(b!.token)).assertStatus(404)
    assert.lengthOf(await mailsTo(a!.pengguna.email), 1)
  })

  test('needs a confirmed penetapan; outside the stage 409', async ({ assert, client }) => {
    const t = await createTender()
    await keTahap(t.id, 'sppbj')
    const vendorId = t.rekanan[0]!.rekanan.id
    const belum = await kirimSppbj(client, t, [{ vendorId }])
    belum.assertStatus(409)
    assert.equal(message(belum), 'Sppbj menunggu Penetapan Pemenang ditegaskan oleh PPK')
    await keTahap(t.id, 'spk')
    ;(await kirimSppbj(client, t, [{ vendorId }])).assertStatus(409)
  })

  test('goes to nobody while the PPK has not decided who follows the winner', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    const [a, b] = t.rekanan.map((r) => r.rekanan.id)
    const penetapan = `/api/tender/penetapan/${t.id}`
    const gugur = await client
      .post(`${penetapan}/gugur`)
      .bearerToken(t.tokenPokja[0]!)
      .json({ vendorId: a!, sebab: 'mundur', alasan: 'Surat 12/XI' })
    gugur.assertStatus(200)
    const menunggu = await kirimSppbj(client, t, [{ vendorId: a! }])
    menunggu.assertStatus(409)
    assert.equal(
      message(menunggu),
      'Usulan penetapan belum diputuskan PPK. Tegaskan atau tolak usulan itu sebelum mengirim Sppbj.'
    )
    assert.isFalse(await sppbjTerkirim(t.id, db))
    const tegas = await client.post(`${penetapan}/tegaskan`).bearerToken(t.tokenPpk).json({})
    tegas.assertStatus(200)
    ;(await kirimSppbj(client, t, [{ vendorId: b! }])).assertStatus(200)
  })
})
