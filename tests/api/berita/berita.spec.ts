import { test } from '@japa/runner'
import { buatBerita } from '@eproc/database/factories/berita'
import type { BeritaInformasi } from '@eproc/domain/jawaban/publik'
import { kosongkan } from '../../lib/basis_data.ts'
import { baris, BUKAN_PENULIS, jurnal, PDF, PENULIS, sesi } from './bantu.ts'

test.group('Berita dan informasi bagi umum', (group) => {
  group.each.setup(() => kosongkan())

  test('Tanpa login: pengumuman dan berita terpisah, yang terbaru dahulu', async ({
    client,
    assert,
  }) => {
    await buatBerita({ judul: 'Lama', dibuatPada: '2026-01-05T08:00:00+07:00' })
    await buatBerita({ judul: 'Baru', dibuatPada: '2026-02-05T08:00:00+07:00' })
    await buatBerita({ judul: 'Kabar', tipe: 'B' })
    const informasi = await client.get('/api/berita-informasi/I')
    informasi.assertStatus(200)
    const isi = informasi.body() as { data: BeritaInformasi[]; total: number }
    assert.deepEqual(
      isi.data.map((b) => b.title),
      ['Baru', 'Lama']
    )
    assert.equal(isi.total, 2)
    assert.equal(isi.data[0]!.createdAt.slice(0, 19), '2026-02-05T08:00:00')
    assert.match(isi.data[0]!.createdAt, /\+07:00$/)
    assert.strictEqual(isi.data[0]!.fileAttachment, '')
    const berita = await client.get('/api/berita-informasi/B')
    assert.lengthOf((berita.body() as { data: unknown[] }).data, 1)
  })

  test('Halaman depan mendapat lima yang terbaru', async ({ client, assert }) => {
    for (let i = 0; i < 7; i++) await buatBerita()
    const jawaban = await client.get('/api/berita-informasi/latest/I')
    assert.lengthOf((jawaban.body() as { data: unknown[] }).data, 5)
  })

  test('Daftar dapat dibagi per halaman dan dicari; kunci asing ditolak', async ({
    client,
    assert,
  }) => {
    for (const judul of ['Satu', 'Dua', 'Tiga semen 100%']) await buatBerita({ judul })
    const dua = await client.get('/api/berita-informasi/I?halaman=2&perHalaman=2')
    assert.containSubset(dua.body(), { total: 3, data: [{ title: 'Satu' }] })
    const cari = await client.get('/api/berita-informasi/I?q=100%25')
    assert.containSubset(cari.body(), { total: 1, data: [{ title: 'Tiga semen 100%' }] })
    const asing = await client.get('/api/berita-informasi/I?pembuat_id=1')
    asing.assertStatus(400)
    asing.assertBodyContains({ errors: [{ field: 'pembuat_id' }] })
  })

  test('Jenis lain bukan alamat yang dikenal', async ({ client }) => {
    const jawaban = await client.get('/api/berita-informasi/X').accept('json')
    jawaban.assertStatus(404)
    jawaban.assertBodyContains({ message: 'Alamat tidak dikenal' })
  })
})

test.group('Berita dan informasi dikelola', (group) => {
  group.each.setup(() => kosongkan())

  test('Hanya penulis yang boleh: {peran} ditolak dan tidak ada yang berubah')
    .with([...BUKAN_PENULIS])
    .run(async ({ client, assert }, peran) => {
      const id = await buatBerita()
      const authorization = await sesi({ peran })
      const semua = [
        await client.get('/api/berita-informasi').header('authorization', authorization),
        await client
          .post('/api/berita-informasi')
          .header('authorization', authorization)
          .json({ title: 'x', content: 'y' }),
        await client.delete(`/api/berita-informasi/${id}`).header('authorization', authorization),
        await client.get('/rest/berita-informasi').header('authorization', authorization),
        await client.get(`/rest/berita-informasi/${id}`).header('authorization', authorization),
        await client
          .post('/rest/berita-informasi')
          .header('authorization', authorization)
          .json({ title: 'x', content: 'y' }),
        await client
          .put(`/rest/berita-informasi/${id}`)
          .header('authorization', authorization)
          .json({ title: 'x', content: 'y' }),
        await client.delete(`/rest/berita-informasi/${id}`).header('authorization', authorization),
      ]
      for (const jawaban of semua) jawaban.assertStatus(403)
      assert.lengthOf(await baris('select 1 from berita'), 1)
    })

  test('Tanpa login dijawab 401, token rusak 422', async ({ client }) => {
    for (const jawaban of [
      await client.get('/api/berita-informasi').accept('json'),
      await client.post('/api/berita-informasi').json({}),
      await client.delete('/api/berita-informasi/1'),
      await client.get('/rest/berita-informasi').accept('json'),
    ]) {
      jawaban.assertStatus(401)
      jawaban.assertBodyContains({ message: 'Silakan Login Ulang' })
    }
    const rusak = await client.get('/rest/berita-informasi').header('authorization', 'Bearer x')
    rusak.assertStatus(422)
  })

  test('{peran} menyimpan berita baru dengan lampiran, yang lalu dapat diunduh siapa pun')
    .with([...PENULIS])
    .run(async ({ client, assert }, peran) => {
      const jawaban = await client
        .post('/api/berita-informasi')
        .header('authorization', await sesi({ peran }))
        .field('id', '-1')
        .field('title', 'Jadwal sosialisasi')
        .field('content', 'Isi **tebal**.')
        .field('type', 'B')
        .file('fileAttachment', PDF, { filename: 'Jadwal 2026.pdf' })
      jawaban.assertStatus(200)
      jawaban.assertBodyContains({
        message: 'Data berita/informasi berhasil disimpan',
        data: { title: 'Jadwal sosialisasi', type: 'B', lampiran: { nama: 'Jadwal 2026.pdf' } },
      })
      const { data } = jawaban.body() as { data: BeritaInformasi }
      const unduhan = await client.get(`/${data.fileAttachment}`)
      unduhan.assertStatus(200)
      assert.include(unduhan.header('content-disposition'), 'Jadwal%202026.pdf')
      const catatan = await jurnal('berita.tambah', data.id)
      assert.equal(catatan!.peran, peran)
      assert.deepEqual(catatan!.rincian.judul, [null, 'Jadwal sosialisasi'])
    })

  test('Judul dan isi wajib; jenis dan lampiran yang salah ditolak dengan nama bidangnya', async ({
    client,
    assert,
  }) => {
    const authorization = await sesi({ peran: 'adminit' })
    const kosong = await client
      .post('/api/berita-informasi')
      .header('authorization', authorization)
      .json({ id: -1, title: ' ', type: 'Z' })
    kosong.assertStatus(400)
    kosong.assertBodyContains({
      errors: [
        { field: 'title', message: 'Field harus diisi!.' },
        { field: 'content', message: 'Field harus diisi!.' },
        { field: 'type' },
      ],
    })
    const berkas = await client
      .post('/api/berita-informasi')
      .header('authorization', authorization)
      .field('title', 'a')
      .field('content', 'b')
      .file('fileAttachment', Buffer.from('bukan pdf'), { filename: 'palsu.pdf' })
    berkas.assertStatus(400)
    berkas.assertBodyContains({ errors: [{ field: 'fileAttachment' }] })
    const panjang = await client
      .post('/api/berita-informasi')
      .header('authorization', authorization)
      .json({ title: 'x'.repeat(201), content: 'y' })
    panjang.assertStatus(400)
    assert.isEmpty(await baris('select 1 from berita'))
    assert.isEmpty(await baris('select 1 from berkas'))
  })

  test('Tanpa jenis, yang disimpan adalah informasi', async ({ client }) => {
    const jawaban = await client
      .post('/api/berita-informasi')
      .header('authorization', await sesi({ peran: 'operatorULP' }))
      .json({ title: 'Tanpa jenis', content: 'Isi' })
    jawaban.assertBodyContains({ data: { type: 'I' } })
  })

  test('Lampiran yang diganti atau dihapus tidak lagi terbuka untuk umum', async ({
    client,
    assert,
  }) => {
    const authorization = await sesi({ peran: 'manajerULP' })
    const kirim = (isi: Record<string, string>, nama?: string) => {
      const permintaan = client.post('/api/berita-informasi').header('authorization', authorization)
      for (const [kunci, nilai] of Object.entries({ title: 'a', content: 'b', ...isi })) {
        permintaan.field(kunci, nilai)
      }
      return nama ? permintaan.file('fileAttachment', PDF, { filename: nama }) : permintaan
    }
    const pertama = ((await kirim({}, 'satu.pdf')).body() as { data: BeritaInformasi }).data
    const id = String(pertama.id)
    const kedua = ((await kirim({ id }, 'dua.pdf')).body() as { data: BeritaInformasi }).data
    assert.equal(kedua.id, pertama.id)
    assert.equal(kedua.versi, 2)
    ;(await client.get(`/${pertama.fileAttachment}`)).assertStatus(404)
    ;(await client.get(`/${kedua.fileAttachment}`)).assertStatus(200)
    const tetap = ((await kirim({ id })).body() as { data: BeritaInformasi }).data
    assert.equal(tetap.fileAttachment, kedua.fileAttachment)
    const tanpa = (
      (await kirim({ id, hapusFileAttachment: 'true' })).body() as { data: BeritaInformasi }
    ).data
    assert.equal(tanpa.fileAttachment, '')
    assert.isNull(tanpa.lampiran)
    ;(await client.get(`/${kedua.fileAttachment}`)).assertStatus(404)
  })

  test('Penyimpanan atas versi lama ditolak agar tulisan orang lain tidak hilang', async ({
    client,
    assert,
  }) => {
    const authorization = await sesi({ peran: 'adminit' })
    const id = await buatBerita()
    const kirim = (title: string) =>
      client
        .put(`/rest/berita-informasi/${id}`)
        .header('authorization', authorization)
        .json({ title, content: 'isi', type: 'I', versi: 1 })
    const hasil = await Promise.all([kirim('satu'), kirim('dua')])
    assert.deepEqual(hasil.map((j) => j.status()).sort(), [200, 409])
  })

  test('Penghapusan menghapus dari halaman publik dan tercatat beserta isinya', async ({
    client,
    assert,
  }) => {
    const authorization = await sesi({ peran: 'adminit' })
    const id = await buatBerita({ judul: 'Akan dihapus' })
    const jawaban = await client
      .delete(`/api/berita-informasi/${id}`)
      .header('authorization', authorization)
    jawaban.assertStatus(200)
    jawaban.assertBodyContains({ message: 'Data berita/informasi berhasil dihapus' })
    assert.isEmpty(await baris('select 1 from berita'))
    assert.equal((await jurnal('berita.hapus', id))!.rincian.judul, 'Akan dihapus')
    const lagi = await client
      .delete(`/api/berita-informasi/${id}`)
      .header('authorization', authorization)
    lagi.assertStatus(404)
    lagi.assertBodyContains({ message: 'Data tidak ditemukan' })
  })

  test('Yang tidak ada dijawab 404 pada ubah dan baca', async ({ client }) => {
    const authorization = await sesi({ peran: 'adminit' })
    const isi = { id: 999, title: 'a', content: 'b' }
    for (const jawaban of [
      await client.post('/api/berita-informasi').header('authorization', authorization).json(isi),
      await client
        .put('/rest/berita-informasi/999')
        .header('authorization', authorization)
        .json(isi),
      await client.get('/rest/berita-informasi/999').header('authorization', authorization),
      await client.delete('/rest/berita-informasi/999').header('authorization', authorization),
    ]) {
      jawaban.assertStatus(404)
    }
  })

  test('Sumber simple-rest: rentang, urutan, penyaring, dan objek polos', async ({
    client,
    assert,
  }) => {
    const authorization = await sesi({ peran: 'superAdmin' })
    const ambil = (kueri: Record<string, unknown>) =>
      client
        .get('/rest/berita-informasi')
        .qs(Object.fromEntries(Object.entries(kueri).map(([k, v]) => [k, JSON.stringify(v)])))
        .header('authorization', authorization)
    for (const judul of ['C', 'A', 'B']) await buatBerita({ judul })
    await buatBerita({ judul: 'D', tipe: 'B' })
    const jawaban = await ambil({ range: [0, 1], sort: ['title', 'ASC'], filter: { type: 'I' } })
    jawaban.assertStatus(200)
    assert.equal(jawaban.header('content-range'), 'berita-informasi 0-1/3')
    assert.deepEqual(
      (jawaban.body() as BeritaInformasi[]).map((b) => b.title),
      ['A', 'B']
    )
    const satu = await client
      .post('/rest/berita-informasi')
      .header('authorization', authorization)
      .json({ title: 'Baru', content: 'Isi', type: 'B' })
    const { id } = satu.body() as BeritaInformasi
    const baca = await client
      .get(`/rest/berita-informasi/${id}`)
      .header('authorization', authorization)
    baca.assertBodyContains({ id, title: 'Baru', type: 'B' })
    const banyak = await ambil({ filter: { id: [id] } })
    assert.lengthOf(banyak.body() as unknown[], 1)
    const asing = await ambil({ filter: { pembuat_id: 1 } })
    asing.assertStatus(400)
    const hapus = await client
      .delete(`/rest/berita-informasi/${id}`)
      .header('authorization', authorization)
    assert.deepEqual(hapus.body(), { id })
  })
})
