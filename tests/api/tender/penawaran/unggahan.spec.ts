/** Uploads that continue after a cut: one version, one receipt, ciphertext from the first byte. */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { UKURAN_BINGKAI } from '@eproc/backend/app/tender/penawaran/segel/frames'
import { sapuUnggahan } from '@eproc/backend/app/tender/penawaran/unggahan/sweep_uploads'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import { keTahap } from '@eproc/database/factories/paket'
import type { KeadaanUnggahan, UnggahanDimulai } from '@eproc/domain/tender/answers_penawaran'
import { cleanSlate, resetClock } from '../../../lib/dates.ts'
import { randomPdf, filesIn, sealedFiles } from '../../../lib/files.ts'
import { count, rows } from '../../../lib/query.ts'
import { waitFor } from '../../../lib/wait.ts'
import { world, type Dunia } from './bantu.ts'

const folder = () => join(process.env.DATA_DIR!, 'unggahan')
const bagian = () => filesIn('unggahan')
const ukuranBagian = ({ id }: UnggahanDimulai) => {
  const nama = bagian().find((n) => n.startsWith(id))
  return nama ? statSync(join(folder(), nama)).size : 0
}

async function mulai(
  client: ApiClient,
  d: Dunia,
  r: RekananBuatan,
  isi: Buffer,
  lain: Record<string, unknown> = {}
): Promise<UnggahanDimulai> {
  const jawab = await client
    .post('/api/lelang/unggahan')
    .bearerToken(r.token)
    .json({
      paketPenyediaId: d.id,
      vendorId: r.rekanan.id,
      jenis: 'T',
      nama: 'teknis.pdf',
      ukuran: isi.length,
      ...lain,
    })
  jawab.assertStatus(200)
  return jawab.body().data as UnggahanDimulai
}

const alamat = () => `http://${process.env.HOST}:${process.env.PORT}`

async function tambah(
  r: RekananBuatan,
  u: UnggahanDimulai,
  awal: number,
  isi: Buffer,
  key = u.kunci
): Promise<{ status: number; data: KeadaanUnggahan }> {
  const jawab = await fetch(`${alamat()}/api/lelang/unggahan/${u.id}?mulai=${awal}`, {
    method: 'PUT',
    headers: {
      'authorization': `Bearer ${r.token}`,
      'content-type': 'application/octet-stream',
      'x-kunci-unggahan': key,
      'accept': 'application/json',
    },
    body: new Uint8Array(isi),
  })
  const body = (await jawab.json()) as { data: KeadaanUnggahan }
  return { status: jawab.status, data: body.data }
}

/** Bytes that fill whole frames: what is kept after a cut. */
const bingkaiUtuh = (byte: number) => Math.floor(byte / UKURAN_BINGKAI) * UKURAN_BINGKAI

/** Sends part of what the length says, and cuts the line when the server has written what it can keep. */
async function putus(u: UnggahanDimulai, r: RekananBuatan, isi: Buffer, sampai: number) {
  const minta = request(`${alamat()}/api/lelang/unggahan/${u.id}?mulai=0`, {
    method: 'PUT',
    headers: {
      'authorization': `Bearer ${r.token}`,
      'content-type': 'application/octet-stream',
      'content-length': isi.length,
      'x-kunci-unggahan': u.kunci,
    },
  })
  const tertutup = new Promise<void>((selesai) => {
    minta.on('error', () => {})
    minta.on('close', () => selesai())
  })
  minta.write(isi.subarray(0, sampai))
  await waitFor('the server to begin', () =>
    rows('select 1 from unggahan where id = ? and penulis is not null', [u.id]).then(
      (ada) => ada.length > 0
    )
  )
  await waitFor('the frames on disk', () => ukuranBagian(u) >= bingkaiUtuh(sampai))
  minta.destroy()
  await tertutup
}

const selesaikan = (client: ApiClient, r: RekananBuatan, u: UnggahanDimulai, key = u.kunci) =>
  client
    .post(`/api/lelang/unggahan/${u.id}/selesai`)
    .bearerToken(r.token)
    .header('x-kunci-unggahan', key)

const lihat = async (client: ApiClient, r: RekananBuatan, u: UnggahanDimulai) =>
  (await client.get(`/api/lelang/unggahan/${u.id}`).bearerToken(r.token)).body()
    .data as KeadaanUnggahan

test.group('Penawaran: uploads that continue', (group) => {
  group.each.setup(cleanSlate)
  group.each.setup(() => {
    rmSync(folder(), { recursive: true, force: true })
    for (const nama of sealedFiles()) rmSync(join(process.env.DATA_DIR!, 'berkas', nama))
  })
  group.each.teardown(() => resetClock())

  test('cut at half and continued: one version, one receipt', async ({ client, assert }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = randomPdf('TANDA-UNGGAHAN-RAHASIA', 3_000_000)
    const u = await mulai(client, d, r!, isi)
    await putus(u, r!, isi, isi.length / 2)
    const diterima = bingkaiUtuh(isi.length / 2)
    await waitFor('what was written to be kept', async () => {
      return (await lihat(client, r!, u)).diterima === diterima
    })
    for (const nama of bagian()) {
      const raw = readFileSync(join(folder(), nama))
      assert.isFalse(raw.includes(isi.subarray(0, 16)))
    }
    ;(await selesaikan(client, r!, u)).assertStatus(409)
    const sisa = await tambah(r!, u, diterima, isi.subarray(diterima))
    assert.equal(sisa.data.diterima, isi.length)

    const [a, b] = await Promise.all([selesaikan(client, r!, u), selesaikan(client, r!, u)])
    const c = await selesaikan(client, r!, u)
    for (const j of [a, b, c]) j.assertStatus(200)
    const kode = a.body().data.tandaTerima[0].kode as string
    assert.equal(b.body().data.tandaTerima[0].kode, kode)
    assert.equal(c.body().data.tandaTerima[0].kode, kode)
    const w = await rows<{ sha256: string; ukuran: number }>('select * from penawaran')
    assert.lengthOf(w, 1)
    assert.equal(w[0]!.sha256, createHash('sha256').update(isi).digest('hex'))
    assert.equal(await count('tanda_terima'), 1)
    assert.deepEqual(bagian(), [])
    const dikenal = await rows<{ jalur: string }>(
      `select jalur from berkas where jalur like '%.segel'`
    )
    assert.deepEqual(
      sealedFiles().map((n) => `berkas/${n}`),
      dikenal.map((x) => x.jalur)
    )
  })

  test('position, key, length and type of content are guarded', async ({ client, assert }) => {
    const d = await world(2)
    const [r, lain] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = randomPdf('x', 200_000)
    const u = await mulai(client, d, r!, isi)
    assert.equal((await tambah(r!, u, UKURAN_BINGKAI, isi)).status, 409)
    assert.equal((await tambah(r!, u, 0, isi, 'A'.repeat(43))).status, 400)
    assert.equal((await tambah(lain!, u, 0, isi)).status, 404)
    assert.equal((await tambah(r!, u, 0, Buffer.concat([isi, isi]))).status, 400)
    const v = await mulai(client, d, r!, isi)
    assert.equal(
      (await tambah(r!, u, 0, isi)).status,
      404,
      'the new one takes the place of the old'
    )
    assert.equal((await tambah(r!, v, 0, Buffer.alloc(200_000, 'a'))).status, 400)
    const salah = await mulai(client, d, r!, isi, { sha256: '0'.repeat(64) })
    assert.equal((await tambah(r!, salah, 0, isi)).status, 200)
    ;(await selesaikan(client, r!, salah)).assertStatus(400)
    assert.equal(await count('penawaran'), 0)
  })

  test('the price is sealed too; a small file can be continued as well', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = randomPdf('kecil', 900)
    const tanpa = await client.post('/api/lelang/unggahan').bearerToken(r!.token).json({
      paketPenyediaId: d.id,
      vendorId: r!.rekanan.id,
      jenis: 'H',
      nama: 'harga.pdf',
      ukuran: 900,
    })
    tanpa.assertStatus(400)
    const u = await mulai(client, d, r!, isi, { jenis: 'H', hargaPenawaran: 777_123_456_789 })
    await putus(u, r!, isi, 500)
    assert.equal((await lihat(client, r!, u)).diterima, 0)
    assert.equal((await tambah(r!, u, 0, isi)).data.diterima, 900)
    ;(await selesaikan(client, r!, u)).assertStatus(200)
    const semua = await rows(
      'select t::text from penawaran t union all select t::text from unggahan t'
    )
    // Neither as a number nor as the bytes of its digits.
    for (const harga of ['777123456789', Buffer.from('777123456789').toString('hex')]) {
      assert.notInclude(JSON.stringify(semua), harga)
    }
  })

  test('cancelling removes the part; stale ones are swept; completing after the stage is refused', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = randomPdf('y', 150_000)
    const u = await mulai(client, d, r!, isi)
    await tambah(r!, u, 0, isi)
    assert.lengthOf(bagian(), 1)
    ;(await client.delete(`/api/lelang/unggahan/${u.id}`).bearerToken(r!.token)).assertStatus(200)
    assert.deepEqual(bagian(), [])
    ;(await selesaikan(client, r!, u)).assertStatus(404)

    const telat = await mulai(client, d, r!, isi)
    await tambah(r!, telat, 0, isi)
    await keTahap(d.id, 'pembukaan', 1)
    const jawab = await selesaikan(client, r!, telat)
    jawab.assertStatus(409)
    assert.equal(jawab.body().errors.at(-1).rule, 'ditolak')
    await rows(`update unggahan set diubah_pada = diubah_pada - interval '2 days'`)
    assert.equal(await sapuUnggahan(), 1)
    assert.deepEqual(bagian(), [])
    assert.equal(await count('unggahan'), 0)
  })
})
