/** Handing in sealed offers: who, when, which files, versions, receipts (decisions §5.2). */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import { buatRekanan } from '@eproc/database/factories/dosir'
import type { PenawaranDiterima, PenawaranSendiri } from '@eproc/domain/jawaban/tender_penawaran'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { kosongkan } from '../../../lib/basis_data.ts'
import { baris, dunia, keTahap, kirim, pdf, satu, semuaJenis } from './bantu.ts'

const berkasDisk = () => {
  const akar = join(process.env.DATA_DIR!, 'berkas')
  return existsSync(akar)
    ? readdirSync(akar, { recursive: true, encoding: 'utf8' }).filter((n) => n.endsWith('.segel'))
    : []
}

test.group('Penawaran: unggah', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  test('keempat berkas diterima dengan tanda terima dan jurnal, dan tidak ada harga di basis data', async ({
    client,
    assert,
  }) => {
    const d = await dunia()
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const berkas = semuaJenis()
    const jawab = await kirim(client, d, r!, {
      berkas,
      harga: 812345678,
      nama: 'Harga 812 juta.pdf',
    })
    jawab.assertStatus(200)
    const { data, message } = jawab.body() as { data: PenawaranDiterima; message: string }
    assert.equal(message, 'File berhasil diupload')
    assert.lengthOf(data.tandaTerima, 4)
    for (const t of data.tandaTerima) {
      assert.equal(t.sha256, createHash('sha256').update(berkas[t.jenis]).digest('hex'))
      assert.equal(t.ukuran, berkas[t.jenis].length)
      assert.equal(t.vendor.id, r!.rekanan.id)
    }
    assert.equal(data.fileHarga, 'Harga 812 juta.pdf')
    const b = await baris<Record<string, unknown>>('select * from penawaran order by id')
    assert.lengthOf(b, 4)
    for (const satuBaris of b) {
      assert.isNull(satuBaris.harga)
      assert.isNull(satuBaris.nama_asli)
      assert.isNull(satuBaris.kunci_terbuka)
      const isi = readFileSync(join(process.env.DATA_DIR!, String(satuBaris.jalur_segel)))
      assert.isFalse(isi.includes('%PDF'))
      assert.equal(createHash('sha256').update(isi).digest('hex'), satuBaris.sha256_segel)
    }
    const jurnal = await baris<{ rincian: unknown }>(
      `select rincian from jurnal where aksi = 'penawaran.kirim' and objek_id = ?`,
      [String(d.id)]
    )
    assert.lengthOf(jurnal, 4)
    assert.notInclude(JSON.stringify(jurnal), '812')
    const surat = await baris<{ teks: string }>('select teks from surat where perihal like ?', [
      'Tanda terima%',
    ])
    assert.lengthOf(surat, 4)
    assert.notInclude(JSON.stringify(surat), '812345678')
  })

  test('setiap versi disimpan, yang terakhir yang berlaku; berkas segel tidak terbaca lewat /berkas', async ({
    client,
    assert,
  }) => {
    const d = await dunia(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    for (let i = 0; i < 3; i++) {
      ;(await kirim(client, d, r!, { berkas: { T: pdf() }, nama: `teknis ${i}.pdf` })).assertStatus(
        200
      )
    }
    const jawab = await client
      .get(`/api/lelang/penawaran/${d.id}/${r!.rekanan.id}`)
      .bearerToken(r!.token)
    const { data } = jawab.body() as { data: PenawaranSendiri }
    assert.deepEqual(
      data.berkas.map((b) => [b.versi, b.terakhir, b.nama]),
      [
        [3, true, 'teknis 2.pdf'],
        [2, false, 'teknis 1.pdf'],
        [1, false, 'teknis 0.pdf'],
      ]
    )
    assert.deepEqual(data.tahap?.belum, ['K', 'A', 'H'])
    const { jalur_segel: jalur } = await satu<{ jalur_segel: string }>(
      'select jalur_segel from penawaran limit 1'
    )
    for (const token of [r!.token, d.tokenPokja[0]!, d.tokenPpk]) {
      ;(await client.get(`/${jalur}`).bearerToken(token)).assertStatus(404)
      const tautan = await client
        .post('/api/berkas/tautan')
        .bearerToken(token)
        .json({ path: jalur })
      tautan.assertStatus(404)
    }
  })

  test('dua unggahan bersamaan menjadi dua versi', async ({ client, assert }) => {
    const d = await dunia(1)
    await keTahap(d.id, 'pemasukan')
    const jawaban = await Promise.all(
      Array.from({ length: 6 }, () => kirim(client, d, d.rekanan[0]!, { berkas: { A: pdf() } }))
    )
    assert.deepEqual([...new Set(jawaban.map((j) => j.status()))], [200])
    const v = await baris<{ versi_ke: number }>('select versi_ke from penawaran order by 1')
    assert.deepEqual(
      v.map((x) => x.versi_ke),
      [1, 2, 3, 4, 5, 6]
    )
  })

  test('filePenawaran menjadi satu-satunya jenis yang belum masuk, selain itu 400', async ({
    client,
    assert,
  }) => {
    const d = await dunia(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const ragu = await kirim(client, d, r!, { lain: { filePenawaran: pdf() } })
    ragu.assertStatus(400)
    assert.equal(ragu.body().errors[0].field, 'filePenawaran')
    const { T: _t, ...tanpaTeknis } = semuaJenis()
    ;(await kirim(client, d, r!, { berkas: tanpaTeknis, harga: 1000 })).assertStatus(200)
    ;(await kirim(client, d, r!, { lain: { filePenawaran: pdf() } })).assertStatus(200)
    const t = await baris(`select 1 from penawaran where jenis = 'T'`)
    assert.lengthOf(t, 1)
    ;(await kirim(client, d, r!, { lain: { filePenawaran: pdf() } })).assertStatus(400)
  })

  test('isian yang salah ditolak 400 dan tidak meninggalkan berkas', async ({ client, assert }) => {
    const d = await dunia(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const sebelum = berkasDisk().length
    const salah: [Parameters<typeof kirim>[3], number, string][] = [
      [{ berkas: { H: pdf() } }, 400, 'hargaPenawaran'],
      [{ berkas: { T: pdf() }, harga: 5 }, 400, 'hargaPenawaran'],
      [{ berkas: { H: pdf() }, harga: '12,5' }, 400, 'hargaPenawaran'],
      [{ berkas: { H: pdf() }, harga: -1 }, 400, 'hargaPenawaran'],
      [{ berkas: { T: Buffer.from('bukan pdf sama sekali') } }, 400, 'fileTeknis'],
      [{ berkas: { T: pdf() }, nama: 'virus.exe' }, 400, 'fileTeknis'],
      [{ berkas: { T: Buffer.alloc(0) } }, 400, 'fileTeknis'],
      [{ lain: { fileAsing: pdf() } }, 400, 'fileAsing'],
      [{}, 400, 'filePenawaran'],
    ]
    for (const [isi, status, bidang] of salah) {
      const jawab = await kirim(client, d, r!, isi)
      assert.equal(jawab.status(), status, JSON.stringify(jawab.body()))
      assert.equal(jawab.body().errors[0].field, bidang)
    }
    assert.equal(berkasDisk().length, sebelum)
    assert.lengthOf(await baris('select 1 from penawaran'), 0)
  })

  test('berkas melebihi batas ditolak 413', async ({ client, assert }) => {
    const d = await dunia(1)
    await keTahap(d.id, 'pemasukan')
    const sebelum = berkasDisk().length
    const besar = pdf('besar', 50 * 1024 * 1024 + 1)
    const jawab = await kirim(client, d, d.rekanan[0]!, { berkas: { T: besar } })
    jawab.assertStatus(413)
    assert.equal(berkasDisk().length, sebelum)
  })

  test('bukan peserta, vendor lain, dan paket yang tidak ada tampak sama: 404', async ({
    client,
    assert,
  }) => {
    const d = await dunia(2)
    const asing = await buatRekanan({ status: 'A', isi: [] })
    await keTahap(d.id, 'pemasukan')
    const berkas = { T: pdf() }
    const jawaban = [
      await kirim(client, d, asing, { berkas }),
      await kirim(client, d, d.rekanan[0]!, { berkas, vendorId: d.rekanan[1]!.rekanan.id }),
      await kirim(client, d, d.rekanan[0]!, { berkas, paketId: 2_000_000_000 }),
    ]
    for (const j of jawaban) {
      j.assertStatus(404)
      assert.equal(j.body().message, 'Data tidak ditemukan')
    }
    const lain = await client
      .get(`/api/lelang/penawaran/${d.id}/${d.rekanan[1]!.rekanan.id}`)
      .bearerToken(d.rekanan[0]!.token)
    lain.assertStatus(404)
    assert.lengthOf(await baris('select 1 from penawaran'), 0)
  })

  test('di luar tahap pemasukan ditolak 409 dan menyebut yang sudah diterima', async ({
    client,
    assert,
  }) => {
    const d = await dunia(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'penjelasan')
    ;(await kirim(client, d, r!, { berkas: { T: pdf() } })).assertStatus(409)
    await keTahap(d.id, 'pemasukan')
    ;(await kirim(client, d, r!, { berkas: { A: pdf() } })).assertStatus(200)
    await keTahap(d.id, 'pembukaan', -5)
    const telat = await kirim(client, d, r!, { berkas: { T: pdf() } })
    telat.assertStatus(409)
    assert.deepEqual(
      telat.body().errors.map((e: { field: string; rule: string }) => [e.field, e.rule]),
      [
        ['fileAdministrasi', 'diterima'],
        ['fileTeknis', 'ditolak'],
      ]
    )
    assert.include(telat.body().message, 'tidak diterima')
  })

  test('batasnya tepat: yang diterima tercatat sebelum akhir tahap, yang sesudahnya 409', async ({
    client,
    assert,
  }) => {
    const d = await dunia(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const geser = await satu<{ ms: number }>(
      `select extract(epoch from mulai - clock_timestamp()) * 1000 + 60000 as ms from jadwal
        where paket_id = ? and kunci = 'pemasukan'`,
      [d.id]
    )
    await baris(
      `update jadwal set selesai = clock_timestamp() + make_interval(secs => ?)
        where paket_id = ? and kunci = 'pemasukan'`,
      [geser.ms / 1000 + 0.7, d.id]
    )
    const status: number[] = []
    for (let i = 0; i < 40 && status.filter((x) => x === 409).length < 3; i++) {
      status.push((await kirim(client, d, r!, { berkas: { T: pdf() } })).status())
    }
    const diterima = status.filter((x) => x === 200).length
    assert.isAbove(diterima, 0)
    assert.deepEqual(status.slice(0, diterima), Array(diterima).fill(200))
    assert.deepEqual(status.slice(diterima), [409, 409, 409])
    const w = await satu<{ jumlah: number; telat: number }>(
      `select count(*)::int as jumlah, count(*) filter (where w.diterima_pada >= j.selesai)::int as telat
         from penawaran w join jadwal j on j.paket_id = w.paket_id and j.kunci = w.tahap`
    )
    assert.deepEqual(w, { jumlah: diterima, telat: 0 })
  })

  test('paket yang ditunda dan rekanan yang mundur tidak menerima penawaran', async ({
    client,
  }) => {
    const d = await dunia(2)
    await keTahap(d.id, 'pemasukan')
    await baris('update peserta set mundur_pada = clock_timestamp() where rekanan_id = ?', [
      d.rekanan[0]!.rekanan.id,
    ])
    ;(await kirim(client, d, d.rekanan[0]!, { berkas: { T: pdf() } })).assertStatus(404)
    await baris(`update paket set status_pelaksanaan = 'P' where id = ?`, [d.id])
    ;(await kirim(client, d, d.rekanan[1]!, { berkas: { T: pdf() } })).assertStatus(409)
  })

  test('tanpa sesi 401, staf 403', async ({ client }) => {
    const d = await dunia(1)
    await keTahap(d.id, 'pemasukan')
    const url = '/api/lelang/upload/penawaran'
    ;(await client.put(url).field('vendorId', '1')).assertStatus(401)
    ;(await client.put(url).bearerToken(d.tokenPokja[0]!).field('vendorId', '1')).assertStatus(403)
  })
})

test.group('Penawaran: tanda terima', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  test('siapa pun dapat memeriksa, nama rekanan rahasia, perubahan catatan ketahuan', async ({
    client,
    assert,
  }) => {
    const d = await dunia(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = pdf()
    const { data } = (await kirim(client, d, r!, { berkas: { T: isi } })).body() as {
      data: PenawaranDiterima
    }
    const { kode, sha256 } = data.tandaTerima[0]!
    const jawab = await client.get(`/api/tanda-terima/${kode}`)
    jawab.assertStatus(200)
    assert.containsSubset(jawab.body().data, {
      kode,
      jenis: 'T',
      vendor: null,
      sah: true,
      cocok: null,
      paket: { nama: d.paket.nama },
    })
    assert.notInclude(jawab.text(), sha256)
    assert.notInclude(jawab.text(), r!.rekanan.nama)
    const cocok = await client.get(`/api/tanda-terima/${kode}?sha256=${sha256}`)
    assert.isTrue(cocok.body().data.cocok)
    const beda = await client.get(`/api/tanda-terima/${kode}?sha256=${'0'.repeat(64)}`)
    assert.isFalse(beda.body().data.cocok)
    ;(await client.get(`/api/tanda-terima/${kode}?sha256=x`)).assertStatus(400)
    ;(await client.get(`/api/tanda-terima/${'A'.repeat(16)}`)).assertStatus(404)
    await baris('update penawaran set ukuran = ukuran + 1')
    assert.isFalse((await client.get(`/api/tanda-terima/${kode}`)).body().data.sah)
  })

  test('PDF hanya bagi rekanan itu sendiri', async ({ client, assert }) => {
    const d = await dunia(2)
    await keTahap(d.id, 'pemasukan')
    const { data } = (await kirim(client, d, d.rekanan[0]!, { berkas: { T: pdf() } })).body() as {
      data: PenawaranDiterima
    }
    const { pdf: url } = data.tandaTerima[0]!
    const jawab = await client.get(url).bearerToken(d.rekanan[0]!.token)
    jawab.assertStatus(200)
    assert.equal(jawab.header('content-type'), 'application/pdf')
    ;(await client.get(url).bearerToken(d.rekanan[1]!.token)).assertStatus(404)
    ;(await client.get(url)).assertStatus(401)
    assert.equal(teks.pdf.judul, 'Tanda Terima Penawaran')
  })
})
