/** Templates that negotiate before the provider is determined: who follows that provider is negotiated with, too. */
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { jadwalUji, keTahap } from '@eproc/database/factories/paket'
import { createPembukaan } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  type TenderUji,
} from '@eproc/database/factories/tender'
import type { JenisPengadaan, Kualifikasi } from '@eproc/domain/common/choices'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import type { PenetapanAnswer } from '@eproc/domain/tender/answers_hasil'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'
import { tokenFor } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'
import { kirimBa, kirimSppbj } from '../bantu_hasil.ts'

const HARI_MS = 86_400_000
const TEMPLAT = [
  ['K2TEN', 'K2', 'KON'],
  ['PTEN', 'P', 'KON'],
  ['PSEL', 'P', 'KOL'],
] as const satisfies readonly (readonly [string, Kualifikasi, JenisPengadaan])[]

const alamat = (t: TenderUji) => `/api/tender/penetapan/${t.id}`
const ok = (answer: ApiResponse) => answer.assertStatus(200)

async function kerja(client: ApiClient, token: string): Promise<string[]> {
  const semua = data<ButirKotak[]>(await client.get('/api/pekerjaan').bearerToken(token))
  return semua.map((b) => b.jenis).filter((j) => j !== 'sertifikat')
}

const undang = (client: ApiClient, t: TenderUji, vendorId: number) =>
  client
    .post('/api/lelang/undangan')
    .bearerToken(t.tokenPokja[0]!)
    .field('paketPenyediaId', String(t.id))
    .field('tipe', 'N')
    .field('listUndangan', JSON.stringify([{ vendorId, include: true }]))
    .file('listUploadFile[0]', PDF, pdfFile('undangan.pdf'))
const rundingkan = (client: ApiClient, t: TenderUji, vendorId: number, negosiasiHarga: number) =>
  client
    .put('/api/lelang/negosiasi')
    .bearerToken(t.tokenPokja[0]!)
    .json({ paketPenyediaId: t.id, listEvaluasi: [{ vendorId, negosiasiHarga }] })
const tegaskan = (client: ApiClient, t: TenderUji) =>
  client
    .post(`${alamat(t)}/tegaskan`)
    .bearerToken(t.tokenPpk)
    .json({})

/** Two offers judged, nothing determined but, with a prequalification, who qualified. */
async function dinilai(kualifikasi: Kualifikasi, jenis: JenisPengadaan): Promise<TenderUji> {
  const harga = [800_000_000, 850_000_000]
  const t = await createTender(
    harga,
    { kualifikasi, jenis, metodeEvaluasi: 'REN' },
    { jenis: ['A', 'T'], tahap: 'pemasukan-1', tahapBuka: 'pembukaan-1' }
  )
  for (const [i, r] of t.rekanan.entries())
    await createNilai(t.id, r.rekanan.id, { nilai: harga[i]! })
  if (kualifikasi === 'P') {
    await createPembukaan(t.id, t.pokja, 'pembukaan-pra')
    await createPenetapan(t, [], 'penetapan-pra')
  }
  await createPembukaan(t.id, t.pokja, 'pembukaan-2')
  return t
}

/** And the first one the announced winner. */
async function diumumkan(kualifikasi: Kualifikasi, jenis: JenisPengadaan): Promise<TenderUji> {
  const t = await dinilai(kualifikasi, jenis)
  await createPenetapan(
    t,
    t.rekanan.map((r) => r.rekanan)
  )
  return t
}

/** Invited, negotiated, minutes, proposed and confirmed as the provider; answers the price of the determination. */
async function jadiPenyedia(client: ApiClient, t: TenderUji, vendorId: number, harga: number) {
  await keTahap(t.id, 'undangan-negosiasi')
  ok(await undang(client, t, vendorId))
  await keTahap(t.id, 'ba-negosiasi')
  ok(await rundingkan(client, t, vendorId, harga))
  ok(await kirimBa(client, t, [{ vendorId }]))
  await keTahap(t.id, 'penetapan-penyedia')
  ok(
    await client
      .post(alamat(t))
      .bearerToken(t.tokenPokja[0]!)
      .json({ alasan: 'Sesudah klarifikasi dan negosiasi' })
  )
  const tegas = await tegaskan(client, t)
  ok(tegas)
  return data<PenetapanAnswer>(tegas).daftar[0]!.isi[0]!
}

async function gugurkan(client: ApiClient, t: TenderUji, vendorId: number) {
  ok(
    await client
      .post(`${alamat(t)}/gugur`)
      .bearerToken(t.tokenPokja[0]!)
      .json({ vendorId, sebab: 'mundur', alasan: 'Surat 12/XI' })
  )
  ok(await tegaskan(client, t))
}

/** The stages from the invitation on begin anew, sixty days later. */
async function mulaiLagi(client: ApiClient, t: TenderUji) {
  const jadwal = await jadwalUji(t.id)
  const dari = jadwal.find((j) => j.kunci === 'undangan-negosiasi')!.urut
  const baris = jadwal.map(({ urut, include, mulai, selesai }) => {
    const geser = urut >= dari ? 60 * HARI_MS : 0
    const saat = (d: Date | null) => d && new Date(d.getTime() + geser).toISOString()
    const remark = geser ? 'Negosiasi dengan pengganti' : null
    return { urut, include, mulai: saat(mulai), selesai: saat(selesai), remark }
  })
  ok(
    await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(t.tokenPokja[0]!)
      .json({ paketPenyediaId: t.id, listRevisiJadwal: baris })
  )
  ok(
    await client
      .post(`/api/rup/jadwal/revisi/approve/${t.id}`)
      .bearerToken(await tokenFor({ peran: 'manajerULP', divisi: 'unlada' }))
  )
}

test.group('Penetapan: who follows the determined provider', (group) => {
  group.each.setup(cleanSlate)

  for (const [kode, kualifikasi, jenis] of TEMPLAT) {
    test(`is negotiated with and determined anew (${kode})`, async ({ assert, client }) => {
      const t = await diumumkan(kualifikasi, jenis)
      const [a, b] = t.rekanan.map((r) => r.rekanan.id) as [number, number]
      assert.equal((await jadiPenyedia(client, t, a, 790_000_000)).nilai, 790_000_000)
      await keTahap(t.id, 'sppbj')
      assert.deepEqual(await kerja(client, t.tokenPpk), ['sppbj'])
      await gugurkan(client, t, a)

      // Its price was not negotiated: nobody is asked for the letter, and none goes out.
      assert.deepEqual(await kerja(client, t.tokenPpk), [])
      assert.deepEqual(await kerja(client, t.tokenPokja[0]!), ['undangan', 'penetapan'])
      const surat = await kirimSppbj(client, t, [{ vendorId: b }])
      assert.deepEqual(
        [surat.status(), message(surat)],
        [409, 'Sppbj menunggu Penetapan Penyedia ditegaskan oleh PPK']
      )

      await mulaiLagi(client, t)
      await keTahap(t.id, 'ba-negosiasi')
      ;(await rundingkan(client, t, a, 780_000_000)).assertStatus(400)
      await rows('update paket set total_pagu = 840000000 where id = ? returning id', [t.id])
      ;(await rundingkan(client, t, b, 845_000_000)).assertStatus(400)
      const penyedia = await jadiPenyedia(client, t, b, 835_000_000)
      assert.containSubset(penyedia, { vendorId: b, urutan: 1, nilai: 835_000_000 })
      await keTahap(t.id, 'sppbj')
      assert.deepEqual(await kerja(client, t.tokenPokja[0]!), [])
      ok(await kirimSppbj(client, t, [{ vendorId: b }]))
    })
  }

  for (const [nama, kualifikasi, jenis] of TEMPLAT) {
    test(`${nama}: no provider is determined whose victory was never announced`, async ({
      assert,
      client,
    }) => {
      const t = await dinilai(kualifikasi, jenis)
      await keTahap(t.id, 'penetapan-penyedia')
      const propose = () =>
        client.post(alamat(t)).bearerToken(t.tokenPokja[0]!).json({ alasan: 'Dua penawaran' })
      const tooEarly = await propose()
      assert.deepEqual(
        [tooEarly.status(), message(tooEarly)],
        [409, 'Menunggu penetapan pada tahap Penetapan Pemenang diusulkan pokja dan ditegaskan PPK']
      )
      const told = await client.get(alamat(t)).bearerToken(t.tokenPokja[0]!)
      assert.isNull(data<PenetapanAnswer>(told).tahapUsul)
      await createPenetapan(
        t,
        t.rekanan.map((r) => r.rekanan)
      )
      ok(await propose())
    })
  }

  test('is determined anew without a negotiation that was left out of the schedule', async ({
    assert,
    client,
  }) => {
    const t = await diumumkan('K2', 'KON')
    const [a, b] = t.rekanan.map((r) => r.rekanan.id) as [number, number]
    await rows(
      `update jadwal set include = false
        where paket_id = ? and kunci in ('undangan-negosiasi', 'ba-negosiasi') returning id`,
      [t.id]
    )
    await createPenetapan(
      t,
      t.rekanan.map((r) => r.rekanan),
      'penetapan-penyedia'
    )
    await keTahap(t.id, 'sppbj')
    await gugurkan(client, t, a)
    assert.deepEqual(await kerja(client, t.tokenPokja[0]!), [])
    ok(await kirimSppbj(client, t, [{ vendorId: b }]))
  })
})
