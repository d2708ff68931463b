/** A winner who drops out after the announcement: until when, who is told, and what is left of it. */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { keTahap } from '@eproc/database/factories/paket'
import { createTenderDitetapkan, type TenderUji } from '@eproc/database/factories/tender'
import type { EvaluasiSendiri, PenetapanAnswer } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { journal } from '../../../lib/journal.ts'
import { notifications } from '../../../lib/notifications.ts'
import { rows } from '../../../lib/query.ts'
import { kirimSppbj, simpanKontrak } from '../bantu_hasil.ts'

const alamat = (t: TenderUji) => `/api/tender/penetapan/${t.id}`
const gugurkan = async (client: ApiClient, t: TenderUji, sebab = 'negosiasi') =>
  (
    await client
      .post(`${alamat(t)}/gugur`)
      .bearerToken(t.tokenPokja[0]!)
      .json({ vendorId: t.rekanan[0]!.rekanan.id, sebab, alasan: 'Harga tetap' })
  ).assertStatus(200)
const tegaskan = (client: ApiClient, t: TenderUji) =>
  client
    .post(`${alamat(t)}/tegaskan`)
    .bearerToken(t.tokenPpk)
    .json({})

test.group('A winner is lost', (group) => {
  group.each.setup(cleanSlate)

  test('who follows is not confirmed any more once the agreement with the winner is saved', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    const pemenang = t.rekanan[0]!.rekanan.id
    ;(await kirimSppbj(client, t, [{ vendorId: pemenang }])).assertStatus(200)
    await gugurkan(client, t)
    await keTahap(t.id, 'spk')
    await simpanKontrak(client, t)
    const { daftar } = data<PenetapanAnswer>(await client.get(alamat(t)).bearerToken(t.tokenPpk))
    const { sudahKontrak } = tenderHasil.penetapan
    assert.equal(daftar.find((d) => d.status === 'usul')!.putusan!.tegaskan, sudahKontrak)
    const terlambat = await tegaskan(client, t)
    terlambat.assertStatus(409)
    assert.equal(message(terlambat), sudahKontrak)
    const [juara] = await rows<{ id: number }>(
      'select rekanan_id as id from evaluasi where paket_id = ? and urutan = 1',
      [t.id]
    )
    assert.equal(juara!.id, pemenang)
  })

  test('whoever was told of the winner is told again, once', async ({ assert, client }) => {
    const t = await createTenderDitetapkan('sanggah')
    const umum = async (r: TenderUji['rekanan'][number]) =>
      (await notifications(r.pengguna.id)).filter((k) => /telah terbit/.test(k.pesan)).length
    await umumkanHasil()
    await gugurkan(client, t)
    await umumkanHasil()
    for (const r of t.rekanan) assert.equal(await umum(r), 1)
    ;(await tegaskan(client, t)).assertStatus(200)
    await umumkanHasil()
    await umumkanHasil()
    for (const r of t.rekanan) assert.equal(await umum(r), 2)
  })

  test('who withdrew stays out of a new evaluation', async ({ assert, client }) => {
    const t = await createTenderDitetapkan('sanggah', [800_000_000, 850_000_000, 900_000_000])
    const [pertama, kedua, ketiga] = t.rekanan.map((r) => r.rekanan.id)
    await gugurkan(client, t, 'mundur')
    ;(await tegaskan(client, t)).assertStatus(200)
    await keTahap(t.id, 'evaluasi')
    const nilai = async (rekananId: number, lulus: boolean) => {
      const isi = lulus ? {} : { alasan: { administrasi: 'Jaminan penawaran tidak sah' } }
      const ubah = await client
        .put('/api/lelang/evaluasi')
        .bearerToken(t.tokenPokja[0]!)
        .json({
          paketPenyediaId: t.id,
          administrasi: true,
          listEvaluasi: [{ vendorId: rekananId, hasilAdministrasi: lulus, ...isi }],
        })
      ubah.assertStatus(200)
    }
    await nilai(kedua!, false)
    // Nothing of the result is left, so this is the same evaluation still.
    await nilai(ketiga!, false)
    await nilai(ketiga!, true)
    assert.lengthOf(await journal({ aksi: 'evaluasi.ulang', id: t.id }), 1)
    await keTahap(t.id, 'penetapan')
    const usulkan = (body: object) =>
      client.post(alamat(t)).bearerToken(t.tokenPokja[0]!).json(body)
    const kembali = await usulkan({
      urutan: [
        { vendorId: pertama!, urutan: 1 },
        { vendorId: ketiga!, urutan: 2 },
      ],
      alasan: 'Dianggap ikut lagi',
    })
    kembali.assertStatus(400)
    ;(await usulkan({})).assertStatus(200)
    ;(await tegaskan(client, t)).assertStatus(200)
    const urutan = await rows<{ id: number }>(
      'select rekanan_id as id from evaluasi where paket_id = ? and urutan > 0 order by urutan',
      [t.id]
    )
    assert.deepEqual(
      urutan.map((u) => u.id),
      [ketiga!]
    )
    await keTahap(t.id, 'pengumuman-pemenang')
    const { alasan } = data<EvaluasiSendiri>(
      await client.get(`/api/lelang/evaluasi/${t.id}/${pertama!}`).bearerToken(t.rekanan[0]!.token)
    )
    assert.match(alasan.pemenang!, /mengundurkan diri/)
  })

  test('a new evaluation says nothing of why one had dropped out before', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah', [800_000_000, 850_000_000, 900_000_000])
    const [pertama, kedua] = t.rekanan
    const sendiri = async () =>
      data<EvaluasiSendiri>(
        await client
          .get(`/api/lelang/evaluasi/${t.id}/${pertama!.rekanan.id}`)
          .bearerToken(pertama!.token)
      )
    await gugurkan(client, t)
    ;(await tegaskan(client, t)).assertStatus(200)
    assert.match((await sendiri()).alasan.pemenang!, /Harga tetap/)
    await keTahap(t.id, 'evaluasi')
    const ubah = await client
      .put('/api/lelang/evaluasi')
      .bearerToken(t.tokenPokja[0]!)
      .json({
        paketPenyediaId: t.id,
        administrasi: true,
        listEvaluasi: [
          {
            vendorId: kedua!.rekanan.id,
            hasilAdministrasi: false,
            alasan: { administrasi: 'Jaminan penawaran tidak sah' },
          },
        ],
      })
    ubah.assertStatus(200)
    await keTahap(t.id, 'penetapan')
    const usul = await client.post(alamat(t)).bearerToken(t.tokenPokja[0]!).json({})
    usul.assertStatus(200)
    ;(await tegaskan(client, t)).assertStatus(200)
    await keTahap(t.id, 'pengumuman-pemenang')
    const { urutan, alasan } = await sendiri()
    assert.deepEqual({ urutan, alasan }, { urutan: 1, alasan: {} })
  })
})
