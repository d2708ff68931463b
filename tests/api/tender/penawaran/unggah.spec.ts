/** Handing in sealed offers: who, when, which files, versions, receipts (decisions §5.2). */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { keTahap } from '@eproc/database/factories/paket'
import type {
  PenawaranDiterima,
  PenawaranSendiri,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { randomPdf, storeHolds, storedFiles } from '../../../lib/files.ts'
import { journal } from '../../../lib/journal.ts'
import { count, row, rows } from '../../../lib/query.ts'
import { world, kirim, semuaJenis } from './bantu.ts'

/** Long enough that no hash or key contains it by chance. */
const HARGA = 812_345_678_901
const RAHASIA = ['812345678901', '812.345.678.901', 'Harga 812 miliar']
/** How the offers of {@link semuaJenis} begin in plain. */
const KEPALA = '%PDF-1.7\n% '

test.group('Penawaran: handing in', (group) => {
  group.each.setup(cleanSlate)

  test('four files are received with receipts and journal, and no price is in the database', async ({
    client,
    assert,
  }) => {
    const d = await world()
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const berkas = semuaJenis()
    const jawab = await kirim(client, d, r!, {
      berkas,
      harga: HARGA,
      nama: 'Harga 812 miliar.pdf',
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
    assert.equal(data.fileHarga, 'Harga 812 miliar.pdf')
    const b = await rows<Record<string, unknown>>('select * from penawaran order by id')
    assert.lengthOf(b, 4)
    for (const satuBaris of b) {
      assert.isNull(satuBaris.harga)
      assert.isNull(satuBaris.nama_asli)
      assert.isNull(satuBaris.kunci_terbuka)
      const isi = readFileSync(join(process.env.DATA_DIR!, String(satuBaris.jalur_segel)))
      assert.isFalse(isi.includes(KEPALA))
      assert.equal(createHash('sha256').update(isi).digest('hex'), satuBaris.sha256_segel)
    }
    const jurnal = await journal({ aksi: 'penawaran.kirim', id: d.id })
    assert.lengthOf(jurnal, 4)
    for (const { rincian } of jurnal) {
      // Neither price nor file name, which may tell it.
      assert.sameMembers(Object.keys(rincian), [
        'rekananId',
        'jenis',
        'tahap',
        'versi',
        'sha256',
        'ukuran',
        'tandaTerima',
      ])
    }
    const surat = await rows<{ teks: string; html: string }>(
      'select teks, html from surat where perihal like ?',
      ['Tanda terima%']
    )
    assert.lengthOf(surat, 4)
    for (const rahasia of RAHASIA) assert.notInclude(JSON.stringify(surat), rahasia)
  })

  test('every version is kept, the last one counts; sealed files cannot be read at /berkas', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    for (let i = 0; i < 3; i++) {
      ;(
        await kirim(client, d, r!, { berkas: { T: randomPdf() }, nama: `teknis ${i}.pdf` })
      ).assertStatus(200)
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
    assert.deepEqual(
      data.pemasukan.map((p) => [p.kunci, p.terbuka, p.jenis.filter((j) => j.masuk).length]),
      [['pemasukan', true, 1]]
    )
    assert.deepEqual(
      data.pemasukan[0]!.jenis.filter((j) => j.mintaHarga).map((j) => j.jenis),
      ['H']
    )
    const { jalur_segel: jalur } = await row<{ jalur_segel: string }>(
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

  test('uploads at once become versions of their own', async ({ client, assert }) => {
    const d = await world(1)
    await keTahap(d.id, 'pemasukan')
    const jawaban = await Promise.all(
      Array.from({ length: 6 }, () =>
        kirim(client, d, d.rekanan[0]!, { berkas: { A: randomPdf() } })
      )
    )
    assert.deepEqual([...new Set(jawaban.map((j) => j.status()))], [200])
    const v = await rows<{ versi_ke: number }>('select versi_ke from penawaran order by 1')
    assert.deepEqual(
      v.map((x) => x.versi_ke),
      [1, 2, 3, 4, 5, 6]
    )
  })

  test('filePenawaran becomes the only kind that is missing, else 400', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const ragu = await kirim(client, d, r!, { lain: { filePenawaran: randomPdf() } })
    ragu.assertStatus(400)
    assert.equal(ragu.body().errors[0].field, 'filePenawaran')
    const { T: _t, ...tanpaTeknis } = semuaJenis()
    ;(await kirim(client, d, r!, { berkas: tanpaTeknis, harga: 1000 })).assertStatus(200)
    ;(await kirim(client, d, r!, { lain: { filePenawaran: randomPdf() } })).assertStatus(200)
    const t = await rows(`select 1 from penawaran where jenis = 'T'`)
    assert.lengthOf(t, 1)
    ;(await kirim(client, d, r!, { lain: { filePenawaran: randomPdf() } })).assertStatus(400)
  })

  test('wrong input is refused 400 and leaves no file', async ({ client, assert }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const sebelum = storedFiles().length
    const salah: [Parameters<typeof kirim>[3], number, string][] = [
      [{ berkas: { H: randomPdf() } }, 400, 'hargaPenawaran'],
      [{ berkas: { T: randomPdf() }, harga: 5 }, 400, 'hargaPenawaran'],
      [{ berkas: { H: randomPdf() }, harga: '12,5' }, 400, 'hargaPenawaran'],
      [{ berkas: { H: randomPdf() }, harga: -1 }, 400, 'hargaPenawaran'],
      [{ berkas: { T: Buffer.from('bukan pdf sama sekali') } }, 400, 'fileTeknis'],
      [{ berkas: { T: randomPdf() }, nama: 'virus.exe' }, 400, 'fileTeknis'],
      [{ berkas: { T: Buffer.alloc(0) } }, 400, 'fileTeknis'],
      [{ lain: { fileAsing: randomPdf() } }, 400, 'fileAsing'],
      [{}, 400, 'filePenawaran'],
    ]
    for (const [isi, status, bidang] of salah) {
      const jawab = await kirim(client, d, r!, isi)
      assert.equal(jawab.status(), status, JSON.stringify(jawab.body()))
      assert.equal(jawab.body().errors[0].field, bidang)
    }
    await storeHolds(sebelum)
    assert.equal(await count('penawaran'), 0)
  })

  test('a file above the limit is refused 413', async ({ client }) => {
    const d = await world(1)
    await keTahap(d.id, 'pemasukan')
    const sebelum = storedFiles().length
    const besar = randomPdf('besar', 50 * 1024 * 1024 + 1)
    const jawab = await kirim(client, d, d.rekanan[0]!, { berkas: { T: besar } })
    jawab.assertStatus(413)
    await storeHolds(sebelum)
  })

  test('not a participant, another vendor and a paket that does not exist look the same: 404', async ({
    client,
    assert,
  }) => {
    const d = await world(2)
    const asing = await createRekanan({ status: 'A', isi: [] })
    await keTahap(d.id, 'pemasukan')
    const berkas = { T: randomPdf() }
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
    assert.equal(await count('penawaran'), 0)
  })

  test('outside pemasukan it is refused 409, telling what was received already', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'penjelasan')
    ;(await kirim(client, d, r!, { berkas: { T: randomPdf() } })).assertStatus(409)
    await keTahap(d.id, 'pemasukan')
    ;(await kirim(client, d, r!, { berkas: { A: randomPdf() } })).assertStatus(200)
    await keTahap(d.id, 'pembukaan', -5)
    const telat = await kirim(client, d, r!, { berkas: { T: randomPdf() } })
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

  test('the limit is exact: what is received is dated before the end of the stage, the rest gets 409', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const status: number[] = []
    const unggah = async () => {
      status.push((await kirim(client, d, r!, { berkas: { T: randomPdf() } })).status())
    }
    const mulai = performance.now()
    await unggah()
    // The stage ends while the next uploads are under way, however long this machine takes for one.
    const sisa = Math.max(0.7, ((performance.now() - mulai) / 1000) * 5)
    await rows(
      `update jadwal set selesai = ${sqlNow()} + make_interval(secs => ?)
        where paket_id = ? and kunci = 'pemasukan'`,
      [sisa, d.id]
    )
    while (status.filter((x) => x === 409).length < 3) await unggah()
    const diterima = status.indexOf(409)
    assert.isAbove(diterima, 0)
    assert.deepEqual(status.slice(0, diterima), Array(diterima).fill(200))
    assert.deepEqual(status.slice(diterima), [409, 409, 409])
    const w = await row<{ jumlah: number; telat: number }>(
      `select count(*)::int as jumlah, count(*) filter (where w.diterima_pada >= j.selesai)::int as telat
         from penawaran w join jadwal j on j.paket_id = w.paket_id and j.kunci = w.tahap`
    )
    assert.deepEqual(w, { jumlah: diterima, telat: 0 })
  })

  test('a paused paket takes no offers, nor is one taken from a rekanan that withdrew', async ({
    client,
  }) => {
    const d = await world(2)
    await keTahap(d.id, 'pemasukan')
    await rows(`update peserta set mundur_pada = ${sqlNow()} where rekanan_id = ?`, [
      d.rekanan[0]!.rekanan.id,
    ])
    ;(await kirim(client, d, d.rekanan[0]!, { berkas: { T: randomPdf() } })).assertStatus(404)
    await rows(`update paket set status_pelaksanaan = 'P' where id = ?`, [d.id])
    ;(await kirim(client, d, d.rekanan[1]!, { berkas: { T: randomPdf() } })).assertStatus(409)
  })

  test('no session 401, staff 403', async ({ client }) => {
    const d = await world(1)
    await keTahap(d.id, 'pemasukan')
    const url = '/api/lelang/upload/penawaran'
    ;(await client.put(url).field('vendorId', '1')).assertStatus(401)
    ;(await client.put(url).bearerToken(d.tokenPokja[0]!).field('vendorId', '1')).assertStatus(403)
  })
})

test.group('Penawaran: receipts', (group) => {
  group.each.setup(cleanSlate)

  test('anybody can check one, the rekanan stays secret, a changed record is noticed', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const isi = randomPdf()
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
    await rows('update penawaran set ukuran = ukuran + 1')
    assert.isFalse((await client.get(`/api/tanda-terima/${kode}`)).body().data.sah)
  })

  test('the PDF is for the rekanan itself only', async ({ client, assert }) => {
    const d = await world(2)
    await keTahap(d.id, 'pemasukan')
    const { data } = (
      await kirim(client, d, d.rekanan[0]!, { berkas: { T: randomPdf() } })
    ).body() as {
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
