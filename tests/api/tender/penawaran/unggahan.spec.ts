/** Uploads that continue after a cut: one version, one receipt, ciphertext from the first byte. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { sapuUnggahan } from '@eproc/backend/app/tender/penawaran/unggahan'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import type { KeadaanUnggahan, UnggahanDimulai } from '@eproc/domain/jawaban/tender_penawaran'
import { kosongkan } from '../../../lib/basis_data.ts'
import { baris, dunia, keTahap, pdf, type Dunia } from './bantu.ts'

const folder = () => join(process.env.DATA_DIR!, 'unggahan')
const segelDisk = () => {
  const akar = join(process.env.DATA_DIR!, 'berkas')
  if (!existsSync(akar)) return []
  return readdirSync(akar, { recursive: true, encoding: 'utf8' }).filter((n) =>
    n.endsWith('.segel')
  )
}
const bagian = () => (existsSync(folder()) ? readdirSync(folder()) : [])

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
  kunci = u.kunci
): Promise<{ status: number; data: KeadaanUnggahan }> {
  const jawab = await fetch(`${alamat()}/api/lelang/unggahan/${u.id}?mulai=${awal}`, {
    method: 'PUT',
    headers: {
      'authorization': `Bearer ${r.token}`,
      'content-type': 'application/octet-stream',
      'x-kunci-unggahan': kunci,
      'accept': 'application/json',
    },
    body: new Uint8Array(isi),
  })
  const badan = (await jawab.json()) as { data: KeadaanUnggahan }
  return { status: jawab.status, data: badan.data }
}

/** Sends part of what the length says, then cuts the line. */
function putus(r: RekananBuatan, u: UnggahanDimulai, awal: number, isi: Buffer, sampai: number) {
  return new Promise<void>((selesai) => {
    const minta = request(`${alamat()}/api/lelang/unggahan/${u.id}?mulai=${awal}`, {
      method: 'PUT',
      headers: {
        'authorization': `Bearer ${r.token}`,
        'content-type': 'application/octet-stream',
        'content-length': isi.length,
        'x-kunci-unggahan': u.kunci,
      },
    })
    minta.on('error', () => {})
    minta.on('close', () => selesai())
    minta.write(isi.subarray(0, sampai), () => setTimeout(() => minta.destroy(), 150))
  })
}

const selesaikan = (client: ApiClient, r: RekananBuatan, u: UnggahanDimulai, kunci = u.kunci) =>
  client
    .post(`/api/lelang/unggahan/${u.id}/selesai`)
    .bearerToken(r.token)
    .header('x-kunci-unggahan', kunci)

const lihat = async (client: ApiClient, r: RekananBuatan, u: UnggahanDimulai) =>
  (await client.get(`/api/lelang/unggahan/${u.id}`).bearerToken(r.token)).body()
    .data as KeadaanUnggahan

test.group('Penawaran: unggahan berlanjut', (group) => {
  group.each.setup(() => kosongkan())
  group.each.setup(() => {
    rmSync(folder(), { recursive: true, force: true })
    for (const nama of segelDisk()) rmSync(join(process.env.DATA_DIR!, 'berkas', nama))
  })
  group.each.teardown(() => geserWaktu('PT0S'))

  test('putus pada 50% lalu tersambung: satu versi, satu tanda terima', async ({
    client,
    assert,
  }) => {
    const d = await dunia(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = pdf('TANDA-UNGGAHAN-RAHASIA', 3_000_000)
    const u = await mulai(client, d, r!, isi)
    await putus(r!, u, 0, isi, isi.length / 2)
    let diterima = 0
    for (let i = 0; i < 50 && diterima === 0; i++) {
      await new Promise((lanjut) => setTimeout(lanjut, 50))
      diterima = (await lihat(client, r!, u)).diterima
    }
    assert.isAbove(diterima, 1_000_000)
    assert.isBelow(diterima, isi.length)
    assert.equal(diterima % 65536, 0)
    for (const nama of bagian()) {
      const mentah = readFileSync(join(folder(), nama))
      assert.isFalse(mentah.includes('TANDA-UNGGAHAN') || mentah.includes('%PDF'))
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
    const w = await baris<{ sha256: string; ukuran: number }>('select * from penawaran')
    assert.lengthOf(w, 1)
    assert.equal(w[0]!.sha256, createHash('sha256').update(isi).digest('hex'))
    assert.lengthOf(await baris('select 1 from tanda_terima'), 1)
    assert.deepEqual(bagian(), [])
    const dikenal = await baris<{ jalur: string }>(
      `select jalur from berkas where jalur like '%.segel'`
    )
    assert.deepEqual(
      segelDisk().map((n) => `berkas/${n}`),
      dikenal.map((x) => x.jalur)
    )
  })

  test('posisi, kunci, panjang, dan jenis isi dijaga', async ({ client, assert }) => {
    const d = await dunia(2)
    const [r, lain] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = pdf('x', 200_000)
    const u = await mulai(client, d, r!, isi)
    assert.equal((await tambah(r!, u, 65536, isi)).status, 409)
    assert.equal((await tambah(r!, u, 0, isi, 'A'.repeat(43))).status, 400)
    assert.equal((await tambah(lain!, u, 0, isi)).status, 404)
    assert.equal((await tambah(r!, u, 0, Buffer.concat([isi, isi]))).status, 400)
    const v = await mulai(client, d, r!, isi)
    assert.equal((await tambah(r!, u, 0, isi)).status, 404, 'yang baru menggantikan yang lama')
    assert.equal((await tambah(r!, v, 0, Buffer.alloc(200_000, 'a'))).status, 400)
    const salah = await mulai(client, d, r!, isi, { sha256: '0'.repeat(64) })
    assert.equal((await tambah(r!, salah, 0, isi)).status, 200)
    ;(await selesaikan(client, r!, salah)).assertStatus(400)
    assert.lengthOf(await baris('select 1 from penawaran'), 0)
  })

  test('harga ikut tersegel; berkas kecil pun dapat dilanjutkan', async ({ client, assert }) => {
    const d = await dunia(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = pdf('kecil', 900)
    const tanpa = await client.post('/api/lelang/unggahan').bearerToken(r!.token).json({
      paketPenyediaId: d.id,
      vendorId: r!.rekanan.id,
      jenis: 'H',
      nama: 'harga.pdf',
      ukuran: 900,
    })
    tanpa.assertStatus(400)
    const u = await mulai(client, d, r!, isi, { jenis: 'H', hargaPenawaran: 777_123_456 })
    await putus(r!, u, 0, isi, 500)
    assert.equal((await lihat(client, r!, u)).diterima, 0)
    assert.equal((await tambah(r!, u, 0, isi)).data.diterima, 900)
    ;(await selesaikan(client, r!, u)).assertStatus(200)
    const semua = await baris(
      'select t::text from penawaran t union all select t::text from unggahan t'
    )
    assert.notInclude(JSON.stringify(semua), '777123456')
  })

  test('batal menghapus bagian; yang basi disapu; selesai sesudah tahap berakhir ditolak', async ({
    client,
    assert,
  }) => {
    const d = await dunia(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = pdf('y', 150_000)
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
    await baris(`update unggahan set diubah_pada = diubah_pada - interval '2 days'`)
    assert.equal(await sapuUnggahan(), 1)
    assert.deepEqual(bagian(), [])
    assert.lengthOf(await baris('select 1 from unggahan'), 0)
  })
})
