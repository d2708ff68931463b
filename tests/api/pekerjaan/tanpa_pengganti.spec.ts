/** A winner drops out and nobody is left: who is asked to end the tender (decisions §5 'When it does not work out'). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { keTahap } from '@eproc/database/factories/paket'
import { createTenderDitetapkan, type TenderUji } from '@eproc/database/factories/tender'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import type { EvaluasiSendiri, PenetapanAnswer } from '@eproc/domain/tender/answers_hasil'
import { data } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { rows } from '../../lib/query.ts'
import { kirimSppbj } from '../tender/bantu_hasil.ts'

const alamat = (t: TenderUji) => `/api/tender/penetapan/${t.id}`
const work = async (client: ApiClient, token: string): Promise<ButirKotak[]> =>
  data<ButirKotak[]>(await client.get('/api/pekerjaan').bearerToken(token)).filter(
    (b) => b.jenis !== 'sertifikat'
  )
const kinds = async (client: ApiClient, token: string): Promise<string[]> =>
  (await work(client, token)).map((b) => b.jenis)
const baca = async (client: ApiClient, t: TenderUji, token: string) =>
  data<PenetapanAnswer>(await client.get(alamat(t)).bearerToken(token))
const gugurkan = async (client: ApiClient, t: TenderUji) =>
  (
    await client
      .post(`${alamat(t)}/gugur`)
      .bearerToken(t.tokenPokja[0]!)
      .json({ vendorId: t.rekanan[0]!.rekanan.id, sebab: 'mundur', alasan: 'Surat 12/XI' })
  ).assertStatus(200)
const putuskan = async (client: ApiClient, t: TenderUji, putusan: 'tegaskan' | 'tolak') =>
  (
    await client
      .post(`${alamat(t)}/${putusan}`)
      .bearerToken(t.tokenPpk)
      .json({ alasan: 'Surat belum sah' })
  ).assertStatus(200)

test.group('My work where a winner is lost and nobody follows', (group) => {
  group.each.setup(cleanSlate)

  for (const tahap of ['undangan-negosiasi', 'sppbj']) {
    test(`the PPK is asked to confirm it, then to declare the tender failed (${tahap})`, async ({
      assert,
      client,
    }) => {
      const t = await createTenderDitetapkan(tahap, [800_000_000])
      const [r] = t.rekanan
      const { gugur } = await baca(client, t, t.tokenPokja[0]!)
      assert.deepEqual(gugur, {
        vendorId: r!.rekanan.id,
        nama: r!.rekanan.nama,
        pengganti: false,
      })
      await gugurkan(client, t)
      assert.deepEqual(await kinds(client, t.tokenPpk), ['tegaskan'])
      await putuskan(client, t, 'tolak')
      assert.notInclude(await kinds(client, t.tokenPpk), 'tanpaPemenang')

      await gugurkan(client, t)
      await umumkanHasil()
      await putuskan(client, t, 'tegaskan')
      assert.equal(await umumkanHasil(), 0, 'there is no winner to tell of')
      assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])
      const [butir, ...lain] = await work(client, t.tokenPpk)
      assert.deepEqual(lain, [])
      assert.containSubset(butir, {
        jenis: 'tanpaPemenang',
        kode: t.paket.kode,
        nama: t.paket.nama,
        tautan: `/ppk/tender/${t.id}/show?tahap=penetapan`,
      })
      assert.isNull((await baca(client, t, t.tokenPokja[0]!)).gugur)
      await keTahap(t.id, 'sppbj')
      ;(await kirimSppbj(client, t, [{ vendorId: r!.rekanan.id }])).assertStatus(409)
      const sendiri = data<EvaluasiSendiri>(
        await client.get(`/api/lelang/evaluasi/${t.id}/${r!.rekanan.id}`).bearerToken(r!.token)
      )
      assert.match(sendiri.alasan.pemenang!, /mengundurkan diri/)

      const gagal = await client
        .put(`/api/rup/lelang/gagal/${t.id}`)
        .bearerToken(t.tokenPpk)
        .json({ alasan: 'Pemenang mengundurkan diri, tidak ada cadangan' })
      gagal.assertStatus(200)
      assert.deepEqual(await kinds(client, t.tokenPpk), [])
    })
  }

  test('who can follow after all makes it out of date', async ({ assert, client }) => {
    const t = await createTenderDitetapkan('negosiasi')
    await rows(
      'update evaluasi set lulus_harga = false where paket_id = ? and rekanan_id = ? returning id',
      [t.id, t.rekanan[1]!.rekanan.id]
    )
    await gugurkan(client, t)
    await rows('update evaluasi set lulus_harga = true where paket_id = ? returning id', [t.id])
    const [usul] = (await baca(client, t, t.tokenPpk)).daftar
    assert.match(usul!.putusan!.tegaskan!, /Usulan baru diperlukan/)
  })
})
