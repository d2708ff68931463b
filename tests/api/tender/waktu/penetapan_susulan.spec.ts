/** A determination until the objection, an announcement only with it (decisions §5 'Time alone does not end a deed'). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { keTahap, type PaketValues } from '@eproc/database/factories/paket'
import {
  createNilai,
  createPenetapan,
  createTender,
  type TenderUji,
} from '@eproc/database/factories/tender'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import type {
  EvaluasiRekanan,
  EvaluasiSendiri,
  HasilPaket,
} from '@eproc/domain/tender/answers_hasil'
import { data } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { notifiedUsers } from '../../../lib/notifications.ts'
import { rows } from '../../../lib/query.ts'

const alamat = (id: number) => `/api/tender/penetapan/${id}`
const usulkan = (client: ApiClient, t: TenderUji) =>
  client.post(alamat(t.id)).bearerToken(t.tokenPokja[0]!).json({})
const tegaskan = (client: ApiClient, t: TenderUji) =>
  client
    .post(`${alamat(t.id)}/tegaskan`)
    .bearerToken(t.tokenPpk)
    .json({})
const hasil = async (client: ApiClient, t: TenderUji, token?: string) => {
  const minta = client.get(`/api/tender/hasil/${t.id}`)
  return data<HasilPaket>(await (token ? minta.bearerToken(token) : minta))
}

async function dinilai(isi: PaketValues = {}) {
  const t = await createTender([800_000_000, 850_000_000, 900_000_000], {
    metodeEvaluasi: 'REN',
    ...isi,
  })
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
  return t
}

/** A prequalification whose first vendor failed, judged and not determined. */
async function prakualifikasi() {
  const t = await createTender(
    [1, 1, 1],
    { kualifikasi: 'P' },
    { jenis: ['K'], tahap: 'pemasukan-pra', tahapBuka: 'pembukaan-pra' }
  )
  for (const [i, r] of t.rekanan.entries()) {
    await rows(
      `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi, alasan)
       values (?, ?, true, ?, '{"kualifikasi":"Pengalaman kurang"}')`,
      [t.id, r.rekanan.id, i > 0]
    )
  }
  return t
}

test.group('Tender: a determination that was not made in its stage', (group) => {
  group.each.setup(cleanSlate)

  test('is proposed and confirmed until the objection begins, and announced by that', async ({
    assert,
    client,
  }) => {
    const t = await dinilai()
    await keTahap(t.id, 'pengumuman-pemenang')
    assert.equal(await umumkanHasil(), 0)
    ;(await usulkan(client, t)).assertStatus(200)
    assert.isNull((await hasil(client, t)).pemenang)
    ;(await tegaskan(client, t)).assertStatus(200)
    assert.equal((await hasil(client, t)).pemenang?.vendorId, t.rekanan[0]!.rekanan.id)
    assert.equal(await umumkanHasil(), 1)
    // What is announced stands.
    ;(await usulkan(client, t)).assertStatus(409)
  })

  test('not once the objection has begun', async ({ client }) => {
    const t = await dinilai()
    await keTahap(t.id, 'pengumuman-pemenang')
    ;(await usulkan(client, t)).assertStatus(200)
    await keTahap(t.id, 'sanggah')
    ;(await tegaskan(client, t)).assertStatus(409)
    ;(await usulkan(client, t)).assertStatus(409)
  })

  test('the provider after the negotiation, when its stage is over', async ({ client }) => {
    const t = await dinilai({ metode: 'TEN', kualifikasi: 'K2' })
    await createPenetapan(
      t,
      t.rekanan.map((r) => r.rekanan)
    )
    await keTahap(t.id, 'sppbj')
    ;(await usulkan(client, t)).assertStatus(200)
    ;(await tegaskan(client, t)).assertStatus(200)
  })

  test('winner unconfirmed: nobody reads anything of K, A, T, H', async ({ assert, client }) => {
    const t = await dinilai()
    await keTahap(t.id, 'pengumuman-pemenang')
    const { token, rekanan } = t.rekanan[1]!
    const milik = await hasil(client, t, token)
    assert.deepEqual([milik.diumumkan, milik.rows, milik.sendiri?.urutan ?? null], [[], [], null])
    const sendiri = await client
      .get(`/api/lelang/evaluasi/${t.id}/${rekanan.id}`)
      .bearerToken(token)
    sendiri.assertStatus(200)
    assert.deepEqual(data<EvaluasiSendiri>(sendiri).diumumkan, [])
    const semua = await client.get(`/api/lelang/evaluasi/${t.id}`).bearerToken(token)
    assert.deepEqual(data<EvaluasiRekanan[]>(semua), [])
  })

  test('prequalification not determined: no failure is read, nobody is told, no invitation', async ({
    assert,
    client,
  }) => {
    const t = await prakualifikasi()
    await keTahap(t.id, 'pengumuman-hasil-pra')
    const gugur = t.rekanan[0]!
    const milik = await hasil(client, t, gugur.token)
    assert.deepEqual([milik.diumumkan, milik.rows], [[], []])
    assert.isNull(milik.sendiri?.lulusKualifikasi ?? null)
    assert.equal(await umumkanHasil(), 0)
    assert.notIncludeMembers(await notifiedUsers(), [gugur.pengguna.id])
    const tab = async (token: string) =>
      data<TabAnswer>(await client.get(`/api/paket/${t.id}/tab`).bearerToken(token))
    await keTahap(t.id, 'undangan-tender')
    assert.notInclude(
      (await tab(t.rekanan[1]!.token)).tab.map((x) => x.kunci),
      'undangan-tender'
    )
    const calon = await client.get(`/api/lelang/undangan/${t.id}/L`).bearerToken(t.tokenPokja[0]!)
    calon.assertStatus(200)
    assert.deepEqual(data<unknown[]>(calon), [])
  })

  test('who failed the qualification reads at least what the public reads of the winner', async ({
    assert,
    client,
  }) => {
    const t = await dinilai({ kualifikasi: 'P' })
    const gugur = t.rekanan[2]!
    await rows('update evaluasi set lulus_kualifikasi = false where rekanan_id = ?', [
      gugur.rekanan.id,
    ])
    const pemenang = t.rekanan.slice(0, 2).map((r) => r.rekanan)
    await createPenetapan(t, [], 'penetapan-pra')
    await createPenetapan(t, pemenang)
    await rows(`delete from penawaran where paket_id = ? and rekanan_id = ? and jenis <> 'K'`, [
      t.id,
      gugur.rekanan.id,
    ])
    await keTahap(t.id, 'pengumuman-pemenang')
    const umum = await hasil(client, t)
    const milik = await hasil(client, t, gugur.token)
    assert.equal(umum.pemenang?.vendorId, pemenang[0]!.id)
    assert.equal(milik.pemenang?.vendorId, pemenang[0]!.id)
    assert.deepEqual(milik.rows, umum.rows)
    assert.includeMembers(milik.diumumkan, umum.diumumkan)
  })
})
