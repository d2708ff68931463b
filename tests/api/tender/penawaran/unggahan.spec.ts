/**
 * Uploads by the tus protocol, called as any client would: they continue after a cut, to the byte; one version, one
 * receipt, ciphertext from the first byte.
 */
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
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { cleanSlate, resetClock, sqlNow } from '../../../lib/dates.ts'
import { randomPdf, filesIn, sealedFiles } from '../../../lib/files.ts'
import { count, rows } from '../../../lib/query.ts'
import { newKey, TusClient, VERSION, type Metadata, type TusUpload } from '../../../lib/tus.ts'
import { waitFor } from '../../../lib/wait.ts'
import { world, type Dunia } from './bantu.ts'

const folder = () => join(process.env.DATA_DIR!, 'unggahan')
const bagian = () => filesIn('unggahan')
const ukuranBagian = ({ id }: TusUpload) => {
  const nama = bagian().find((n) => n.startsWith(id))
  return nama ? statSync(join(folder(), nama)).size : 0
}

const alamat = () => `http://${process.env.HOST}:${process.env.PORT}`
const tusOf = (r: RekananBuatan) => new TusClient(alamat(), r.token)

/** What the metadata of an offer tells. */
const tentang = (d: Dunia, r: RekananBuatan, lain: Metadata = {}): Metadata => ({
  paketPenyediaId: d.id,
  vendorId: r.rekanan.id,
  jenis: 'T',
  filename: 'teknis.pdf',
  ...lain,
})

/** Bytes that fill whole frames. */
const bingkaiUtuh = (byte: number) => Math.floor(byte / UKURAN_BINGKAI) * UKURAN_BINGKAI

/** Sends part of what the length says, and cuts the line when the server has written its whole frames. */
async function putus(u: TusUpload, r: RekananBuatan, isi: Buffer, sampai: number) {
  const minta = request(alamat() + u.location, {
    method: 'PATCH',
    headers: {
      ...VERSION,
      'authorization': `Bearer ${r.token}`,
      'content-type': 'application/offset+octet-stream',
      'content-length': isi.length,
      'upload-offset': 0,
      'x-kunci-unggahan': u.key,
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

const selesaikan = (client: ApiClient, r: RekananBuatan, u: TusUpload, key = u.key) =>
  client.post(`${u.location}/selesai`).bearerToken(r.token).header('x-kunci-unggahan', key)

test.group('Penawaran: uploads that continue', (group) => {
  group.each.setup(cleanSlate)
  group.each.setup(() => {
    rmSync(folder(), { recursive: true, force: true })
    for (const nama of sealedFiles()) rmSync(join(process.env.DATA_DIR!, 'berkas', nama))
  })
  group.each.teardown(() => resetClock())

  test('the protocol: what it can do, its version, its headers', async ({ assert }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const tus = tusOf(r!)
    const bisa = await fetch(`${alamat()}/api/lelang/unggahan`, { method: 'OPTIONS' })
    assert.equal(bisa.status, 204)
    assert.equal(bisa.headers.get('tus-version'), '1.0.0')
    assert.equal(bisa.headers.get('tus-extension'), 'creation,termination,expiration')
    assert.equal(bisa.headers.get('tus-max-size'), String(50 * 1024 * 1024))

    const isi = randomPdf('x', 100_000)
    const mulai = await tus.create(tentang(d, r!, { filetype: 'application/pdf' }), isi.length)
    assert.equal(mulai.status, 201)
    assert.equal(mulai.headers.get('tus-resumable'), '1.0.0')
    assert.match(mulai.headers.get('location')!, /^\/api\/lelang\/unggahan\/[0-9a-f-]{36}$/)
    const sampai = Date.parse(mulai.headers.get('upload-expires')!)
    const [{ pada }] = (await rows<{ pada: Date }>('select dibuat_pada as pada from unggahan')) as [
      { pada: Date },
    ]
    assert.closeTo(sampai - pada.getTime(), 24 * 3_600_000, 1000)

    const u = await tus.begin(tentang(d, r!), isi.length)
    const awal = await tus.head(u)
    assert.equal(awal.status, 200)
    assert.equal(awal.offset, 0)
    assert.equal(awal.headers.get('upload-length'), String(isi.length))
    assert.equal(awal.headers.get('cache-control'), 'no-store')
    assert.notInclude(awal.headers.get('upload-metadata'), 'filename')

    for (const versi of ['0.2.0', '']) {
      const lama = await tus.call('HEAD', u.location, { 'tus-resumable': versi })
      assert.equal(lama.status, 412)
      assert.equal(lama.headers.get('tus-version'), '1.0.0')
    }
    const bentuk = { 'upload-offset': '0', 'x-kunci-unggahan': u.key }
    const salah = (kepala: Record<string, string>) => tus.call('PATCH', u.location, kepala, isi)
    assert.equal((await salah({ ...bentuk, 'content-type': 'application/pdf' })).status, 415)
    const octet = { 'content-type': 'application/offset+octet-stream' }
    for (const offset of ['-1', '1.5', 'x', '']) {
      const jawab = await salah({ ...bentuk, ...octet, 'upload-offset': offset })
      assert.equal(jawab.status, 400, offset)
      assert.equal(jawab.message, teks.unggahan.kepala)
    }
    assert.equal((await salah({ ...octet, 'x-kunci-unggahan': u.key })).status, 400)
    const tanpa = { 'x-kunci-unggahan': newKey() }
    assert.equal((await tus.call('POST', '/api/lelang/unggahan', tanpa)).status, 400)
    const rusak = { ...tanpa, 'upload-length': '10', 'upload-metadata': 'a b c' }
    assert.equal((await tus.call('POST', '/api/lelang/unggahan', rusak)).status, 400)
    const tunda = { ...tanpa, 'upload-defer-length': '1' }
    assert.equal((await tus.call('POST', '/api/lelang/unggahan', tunda)).status, 501)
    assert.equal((await tus.create(tentang(d, r!), isi.length, 'pendek')).status, 400)
    assert.equal((await tus.create(tentang(d, r!), 51 * 1024 * 1024)).status, 413)
    assert.equal((await tus.create(tentang(d, r!, { jenis: 'X' }), 10)).errors[0]!.field, 'jenis')
    assert.equal((await tus.head(u)).offset, 0, 'nothing of all that was taken')
  })

  test('cut at half and continued: one version, one receipt', async ({ client, assert }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = randomPdf('TANDA-UNGGAHAN-RAHASIA', 3_000_000)
    const tus = tusOf(r!)
    const u = await tus.begin(tentang(d, r!), isi.length)
    await putus(u, r!, isi, isi.length / 2)
    let diterima = 0
    await waitFor('what was written to be kept', async () => {
      diterima = (await tus.head(u)).offset!
      return diterima >= bingkaiUtuh(isi.length / 2)
    })
    for (const nama of bagian()) {
      const raw = readFileSync(join(folder(), nama))
      assert.isFalse(raw.includes(isi.subarray(0, 16)))
    }
    ;(await selesaikan(client, r!, u)).assertStatus(409)
    const sisa = await tus.patch(u, diterima, isi.subarray(diterima))
    assert.equal(sisa.status, 204)
    assert.equal(sisa.offset, isi.length)
    assert.equal(await count('penawaran'), 0, 'the last byte only stores')

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

  test('pieces may end at any byte', async ({ client, assert }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = randomPdf('TANDA-EKOR-RAHASIA', 200_001)
    const tus = tusOf(r!)
    const u = await tus.begin(tentang(d, r!), isi.length)
    let at = 0
    for (const panjang of [1, 99, 65_435, 1, 65_536, 40_000, 20_000, 0, 8_929]) {
      const jawab = await tus.patch(u, at, isi.subarray(at, at + panjang))
      at += panjang
      assert.equal(jawab.offset, at)
      const semua = JSON.stringify(await rows('select t::text from unggahan t'))
      assert.notInclude(semua, isi.subarray(0, 16).toString('hex'))
    }
    assert.equal(at, isi.length)
    const jawab = await selesaikan(client, r!, u)
    jawab.assertStatus(200)
    const w = await rows<{ sha256: string }>('select sha256 from penawaran')
    assert.equal(w[0]!.sha256, createHash('sha256').update(isi).digest('hex'))
  })

  test('a request that hangs is overtaken by a newer one, and writes nothing after it', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = randomPdf('x', 3_000_000)
    const tus = tusOf(r!)
    const u = await tus.begin(tentang(d, r!), isi.length)
    const macet = request(alamat() + u.location, {
      method: 'PATCH',
      headers: {
        ...VERSION,
        'authorization': `Bearer ${r!.token}`,
        'content-type': 'application/offset+octet-stream',
        'content-length': isi.length,
        'upload-offset': 0,
        'x-kunci-unggahan': u.key,
      },
    })
    const status = new Promise<number>((selesai, gagal) => {
      macet.on('response', (jawab) => selesai(jawab.statusCode!))
      macet.on('error', gagal)
    })
    macet.write(isi.subarray(0, 1_500_000))
    await waitFor('something durable', async () => (await tus.head(u)).offset! > 0)
    const dari = (await tus.head(u)).offset!
    const jawab = await tus.patch(u, dari, isi.subarray(dari))
    assert.equal(jawab.offset, isi.length)
    macet.end(isi.subarray(1_500_000))
    assert.equal(await status, 409)
    assert.equal((await tus.head(u)).offset, isi.length)
    ;(await selesaikan(client, r!, u)).assertStatus(200)
  })

  test('position, key, length and type of content are guarded', async ({ client, assert }) => {
    const d = await world(2)
    const [r, lain] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = randomPdf('x', 200_000)
    const tus = tusOf(r!)
    const u = await tus.begin(tentang(d, r!), isi.length)
    assert.equal((await tus.patch(u, UKURAN_BINGKAI, isi)).status, 409)
    const posisi = await tus.patch(u, 1000, isi.subarray(1000))
    assert.equal(posisi.status, 409)
    assert.deepEqual(posisi.errors, [
      { field: 'Upload-Offset', rule: 'posisi', message: teks.unggahan.posisi(0) },
    ])
    assert.equal((await tus.patch({ ...u, key: newKey() }, 0, isi)).status, 400)
    for (const asing of [tusOf(lain!).patch(u, 0, isi), tusOf(lain!).terminate(u)]) {
      assert.equal((await asing).status, 404)
    }
    assert.equal((await tusOf(lain!).head(u)).status, 404)
    const tiada = { ...u, location: u.location.replace(u.id, '0'.repeat(8) + u.id.slice(8)) }
    assert.equal((await tus.head(tiada)).status, 404)
    assert.equal((await tus.patch(u, 0, Buffer.concat([isi, isi]))).status, 413)
    assert.equal((await tus.head(u)).offset, 0)
    const v = await tus.begin(tentang(d, r!), isi.length)
    assert.equal((await tus.patch(u, 0, isi)).status, 404, 'the new one takes its place')
    assert.equal((await tus.patch(v, 0, Buffer.alloc(200_000, 'a'))).status, 400)
    const salah = await tus.begin(tentang(d, r!, { sha256: '0'.repeat(64) }), isi.length)
    assert.equal((await tus.patch(salah, 0, isi)).status, 204)
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
    const tus = tusOf(r!)
    const harga = { jenis: 'H', filename: 'harga.pdf' }
    const tanpa = await tus.create(tentang(d, r!, harga), 900)
    assert.equal(tanpa.status, 400)
    assert.equal(tanpa.errors[0]!.field, 'hargaPenawaran')
    const u = await tus.begin(tentang(d, r!, { ...harga, hargaPenawaran: 777_123_456_789 }), 900)
    await putus(u, r!, isi, 500)
    // The server may still keep the last of what came before the cut: who goes on asks again, as the protocol says.
    await waitFor('the rest to be taken', async () => {
      const { offset } = await tus.head(u)
      assert.isAtMost(offset!, 500)
      return (await tus.patch(u, offset!, isi.subarray(offset!))).offset === 900
    })
    ;(await selesaikan(client, r!, u)).assertStatus(200)
    const semua = await rows(
      'select t::text from penawaran t union all select t::text from unggahan t'
    )
    // Neither as a number nor as the bytes of its digits.
    for (const harga of ['777123456789', Buffer.from('777123456789').toString('hex')]) {
      assert.notInclude(JSON.stringify(semua), harga)
    }
  })

  test('cancelled, expired, too late: each is refused in words', async ({ client, assert }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = randomPdf('y', 150_000)
    const tus = tusOf(r!)
    const u = await tus.begin(tentang(d, r!), isi.length)
    await tus.patch(u, 0, isi)
    assert.lengthOf(bagian(), 1)
    assert.equal((await tus.terminate(u)).status, 204)
    assert.deepEqual(bagian(), [])
    assert.equal((await tus.head(u)).status, 404)
    ;(await selesaikan(client, r!, u)).assertStatus(404)

    const telat = await tus.begin(tentang(d, r!), isi.length)
    await tus.patch(telat, 0, isi.subarray(0, 140_000))
    await keTahap(d.id, 'pembukaan', 1)
    await rows(`update unggahan set diubah_pada = ${sqlNow()}`)
    const sisa = await tus.patch(telat, 140_000, isi.subarray(140_000))
    assert.equal(sisa.status, 409)
    assert.equal(sisa.errors.at(-1)!.rule, 'ditolak')
    assert.equal((await tus.head(telat)).offset, 140_000)
    const jawab = await selesaikan(client, r!, telat)
    jawab.assertStatus(409)
    assert.equal(jawab.body().errors.at(-1).rule, 'ditolak')
    await rows(`update unggahan set diubah_pada = diubah_pada - interval '2 days'`)
    assert.equal((await tus.head(telat)).status, 410)
    const basi = await tus.patch(telat, 140_000, isi.subarray(140_000))
    assert.equal(basi.status, 410)
    assert.equal(basi.message, teks.unggahan.hilang)
    assert.equal(await sapuUnggahan(), 1)
    assert.deepEqual(bagian(), [])
    assert.equal(await count('unggahan'), 0)
    assert.equal((await tus.head(telat)).status, 404)
  })

  test('what was received is neither continued nor cancelled', async ({ client, assert }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = randomPdf('z', 1000)
    const tus = tusOf(r!)
    const u = await tus.begin(tentang(d, r!), isi.length)
    await tus.patch(u, 0, isi)
    ;(await selesaikan(client, r!, u)).assertStatus(200)
    assert.equal((await tus.head(u)).offset, 1000)
    assert.equal((await tus.terminate(u)).status, 409)
    assert.equal((await tus.patch(u, 1000, Buffer.alloc(0))).status, 404)
    assert.equal(await count('tanda_terima'), 1)
  })
})
