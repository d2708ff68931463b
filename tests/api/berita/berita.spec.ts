import { test } from '@japa/runner'
import { createBerita } from '@eproc/database/factories/berita'
import type { BeritaInformasi } from '@eproc/domain/publik/answers'
import { data } from '../../lib/answers.ts'
import { cleanSlate, dayFromNow } from '../../lib/dates.ts'
import { PDF } from '../../lib/files.ts'
import { lastJournal } from '../../lib/journal.ts'
import { tokenFor } from '../../lib/people.ts'
import { count } from '../../lib/query.ts'
import { toDelete } from '../../lib/version.ts'
import { BUKAN_PENULIS, PENULIS } from './bantu.ts'

test.group('News for the public', (group) => {
  group.each.setup(cleanSlate)

  test('without login announcements and news are apart, the newest first', async ({
    client,
    assert,
  }) => {
    const baru = `${dayFromNow(-10)}T08:00:00`
    await createBerita({ judul: 'Lama', dibuatPada: `${dayFromNow(-40)}T08:00:00+07:00` })
    await createBerita({ judul: 'Baru', dibuatPada: `${baru}+07:00` })
    await createBerita({ judul: 'Kabar', tipe: 'B' })
    const informasi = await client.get('/api/berita-informasi/I')
    informasi.assertStatus(200)
    const isi = informasi.body() as { data: BeritaInformasi[]; total: number }
    assert.deepEqual(
      isi.data.map((b) => b.title),
      ['Baru', 'Lama']
    )
    assert.equal(isi.total, 2)
    assert.equal(isi.data[0]!.createdAt.slice(0, 19), baru)
    assert.match(isi.data[0]!.createdAt, /\+07:00$/)
    assert.strictEqual(isi.data[0]!.fileAttachment, '')
    const berita = await client.get('/api/berita-informasi/B')
    assert.lengthOf(data<unknown[]>(berita), 1)
  })

  test('the front page gets the five newest', async ({ client, assert }) => {
    for (let i = 0; i < 7; i++) await createBerita()
    const jawaban = await client.get('/api/berita-informasi/latest/I')
    assert.lengthOf(data<unknown[]>(jawaban), 5)
  })

  test('the list can be paged and searched; unknown keys are refused', async ({
    client,
    assert,
  }) => {
    for (const judul of ['Satu', 'Dua', 'Tiga semen 100%']) await createBerita({ judul })
    const dua = await client.get('/api/berita-informasi/I?halaman=2&perHalaman=2')
    assert.containSubset(dua.body(), { total: 3, data: [{ title: 'Satu' }] })
    const cari = await client.get('/api/berita-informasi/I?q=100%25')
    assert.containSubset(cari.body(), { total: 1, data: [{ title: 'Tiga semen 100%' }] })
    const asing = await client.get('/api/berita-informasi/I?pembuat_id=1')
    asing.assertStatus(400)
    asing.assertBodyContains({ errors: [{ field: 'pembuat_id' }] })
  })

  test('another kind is no known address', async ({ client }) => {
    const jawaban = await client.get('/api/berita-informasi/X').accept('json')
    jawaban.assertStatus(404)
    jawaban.assertBodyContains({ message: 'Alamat tidak dikenal' })
  })
})

test.group('News managed', (group) => {
  group.each.setup(cleanSlate)

  test('only writers may: {peran} is refused and nothing changes')
    .with([...BUKAN_PENULIS])
    .run(async ({ client, assert }, peran) => {
      const id = await createBerita()
      const token = await tokenFor({ peran })
      const semua = [
        await client.get('/api/berita-informasi').bearerToken(token),
        await client
          .post('/api/berita-informasi')
          .bearerToken(token)
          .json({ title: 'x', content: 'y' }),
        await client.delete(`/api/berita-informasi/${id}`).bearerToken(token),
        await client.get('/rest/berita-informasi').bearerToken(token),
        await client.get(`/rest/berita-informasi/${id}`).bearerToken(token),
        await client
          .post('/rest/berita-informasi')
          .bearerToken(token)
          .json({ title: 'x', content: 'y' }),
        await client
          .put(`/rest/berita-informasi/${id}`)
          .bearerToken(token)
          .json({ title: 'x', content: 'y' }),
        await client.delete(`/rest/berita-informasi/${id}`).bearerToken(token),
      ]
      for (const jawaban of semua) jawaban.assertStatus(403)
      assert.equal(await count('berita'), 1)
    })

  test('no login is answered 401, a malformed token 422', async ({ client }) => {
    for (const jawaban of [
      await client.get('/api/berita-informasi').accept('json'),
      await client.post('/api/berita-informasi').json({}),
      await client.delete('/api/berita-informasi/1'),
      await client.get('/rest/berita-informasi').accept('json'),
    ]) {
      jawaban.assertStatus(401)
      jawaban.assertBodyContains({ message: 'Silakan Login Ulang' })
    }
    const rusak = await client.get('/rest/berita-informasi').bearerToken('x')
    rusak.assertStatus(422)
  })

  test('{peran} saves news with an attachment that anybody can download')
    .with([...PENULIS])
    .run(async ({ client, assert }, peran) => {
      const jawaban = await client
        .post('/api/berita-informasi')
        .bearerToken(await tokenFor({ peran }))
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
      const catatan = await lastJournal({ aksi: 'berita.tambah', id: data.id })
      assert.equal(catatan!.peran, peran)
      assert.deepEqual(catatan!.rincian.judul, [null, 'Jadwal sosialisasi'])
    })

  test('title and content are required; a wrong kind and a wrong attachment are refused by field', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'adminit' })
    const kosong = await client
      .post('/api/berita-informasi')
      .bearerToken(token)
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
      .bearerToken(token)
      .field('title', 'a')
      .field('content', 'b')
      .file('fileAttachment', Buffer.from('bukan pdf'), { filename: 'palsu.pdf' })
    berkas.assertStatus(400)
    berkas.assertBodyContains({ errors: [{ field: 'fileAttachment' }] })
    const panjang = await client
      .post('/api/berita-informasi')
      .bearerToken(token)
      .json({ title: 'x'.repeat(201), content: 'y' })
    panjang.assertStatus(400)
    assert.equal(await count('berita'), 0)
    assert.equal(await count('berkas'), 0)
  })

  test('without a kind an announcement is saved', async ({ client }) => {
    const jawaban = await client
      .post('/api/berita-informasi')
      .bearerToken(await tokenFor({ peran: 'operatorULP' }))
      .json({ title: 'Tanpa jenis', content: 'Isi' })
    jawaban.assertBodyContains({ data: { type: 'I' } })
  })

  test('an attachment that was replaced or removed is no longer public', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'manajerULP' })
    const kirim = (isi: Record<string, string>, nama?: string) => {
      const permintaan = client.post('/api/berita-informasi').bearerToken(token)
      for (const [key, nilai] of Object.entries({ title: 'a', content: 'b', ...isi })) {
        permintaan.field(key, nilai)
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

  test('saving over an old version is refused, so that nobody’s text is lost', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'adminit' })
    const id = await createBerita()
    const kirim = (title: string) =>
      client
        .put(`/rest/berita-informasi/${id}`)
        .bearerToken(token)
        .json({ title, content: 'isi', type: 'I', versi: 1 })
    const hasil = await Promise.all([kirim('satu'), kirim('dua')])
    assert.deepEqual(hasil.map((j) => j.status()).sort(), [200, 409])
  })

  test('deleting removes it from the public page and is journaled with its content', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'adminit' })
    const id = await createBerita({ judul: 'Akan dihapus' })
    const jawaban = await client.delete(`/api/berita-informasi/${id}`).bearerToken(token)
    jawaban.assertStatus(200)
    jawaban.assertBodyContains({ message: 'Data berita/informasi berhasil dihapus' })
    assert.equal(await count('berita'), 0)
    assert.equal(
      (await lastJournal({ aksi: 'berita.hapus', id: id }))!.rincian.judul,
      'Akan dihapus'
    )
    const lagi = await client.delete(`/api/berita-informasi/${id}`).bearerToken(token)
    lagi.assertStatus(404)
    lagi.assertBodyContains({ message: 'Data tidak ditemukan' })
  })

  test('what does not exist answers 404 to reading and changing', async ({ client }) => {
    const token = await tokenFor({ peran: 'adminit' })
    const isi = { id: 999, title: 'a', content: 'b', versi: 1 }
    for (const jawaban of [
      await client.post('/api/berita-informasi').bearerToken(token).json(isi),
      await client.put('/rest/berita-informasi/999').bearerToken(token).json(isi),
      await client.get('/rest/berita-informasi/999').bearerToken(token),
      await client.delete('/rest/berita-informasi/999?versi=1').bearerToken(token),
    ]) {
      jawaban.assertStatus(404)
    }
  })

  test('the simple-rest source has ranges, order, filters and bare objects', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'superAdmin' })
    const ambil = (query: Record<string, unknown>) =>
      client
        .get('/rest/berita-informasi')
        .qs(Object.fromEntries(Object.entries(query).map(([k, v]) => [k, JSON.stringify(v)])))
        .bearerToken(token)
    for (const judul of ['C', 'A', 'B']) await createBerita({ judul })
    await createBerita({ judul: 'D', tipe: 'B' })
    const jawaban = await ambil({ range: [0, 1], sort: ['title', 'ASC'], filter: { type: 'I' } })
    jawaban.assertStatus(200)
    assert.equal(jawaban.header('content-range'), 'berita-informasi 0-1/3')
    assert.deepEqual(
      (jawaban.body() as BeritaInformasi[]).map((b) => b.title),
      ['A', 'B']
    )
    const satu = await client
      .post('/rest/berita-informasi')
      .bearerToken(token)
      .json({ title: 'Baru', content: 'Isi', type: 'B' })
    const { id } = satu.body() as BeritaInformasi
    const baca = await client.get(`/rest/berita-informasi/${id}`).bearerToken(token)
    baca.assertBodyContains({ id, title: 'Baru', type: 'B' })
    const banyak = await ambil({ filter: { id: [id] } })
    assert.lengthOf(banyak.body() as unknown[], 1)
    const asing = await ambil({ filter: { pembuat_id: 1 } })
    asing.assertStatus(400)
    const hapus = await client.delete(await toDelete('berita-informasi', id)).bearerToken(token)
    assert.deepEqual(hapus.body(), { id })
  })
})
