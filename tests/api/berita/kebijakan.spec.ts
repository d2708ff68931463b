import { test } from '@japa/runner'
import type { KebijakanVendor } from '@eproc/domain/jawaban/publik'
import { kosongkan } from '../../lib/basis_data.ts'
import { BUKAN_PENULIS, jurnal, PDF, PENULIS, sesi } from './bantu.ts'

const ALAMAT = '/api/kebijakan-vendor/1'

test.group('Kebijakan vendor', (group) => {
  group.each.setup(() => kosongkan())

  test('Dibaca tanpa login; id selain 1 tidak ada', async ({ client }) => {
    const jawaban = await client.get(ALAMAT)
    jawaban.assertStatus(200)
    jawaban.assertBodyContains({ data: { id: 1, content: '', file1: '', lampiran: [] } })
    ;(await client.get('/api/kebijakan-vendor/2')).assertStatus(404)
  })

  test('{peran} mengubah teks dan lampiran')
    .with([...PENULIS])
    .run(async ({ client, assert }, peran) => {
      const authorization = await sesi({ peran })
      const jawaban = await client
        .put(ALAMAT)
        .header('authorization', authorization)
        .field('content', '## Ketentuan\n\nJujur.')
        .file('file1', PDF, { filename: 'Kode Etik.pdf' })
        .file('file3', PDF, { filename: 'Sanksi.pdf' })
      jawaban.assertStatus(200)
      const { data } = (await client.get(ALAMAT)).body() as { data: KebijakanVendor }
      assert.equal(data.content, '## Ketentuan\n\nJujur.')
      assert.deepEqual(
        data.lampiran.map(({ ke, nama }) => [ke, nama]),
        [
          [1, 'Kode Etik.pdf'],
          [3, 'Sanksi.pdf'],
        ]
      )
      assert.equal(data.file2, '')
      ;(await client.get(`/${data.file3}`)).assertStatus(200)
      assert.deepEqual((await jurnal('kebijakan_vendor.ubah', 1))!.rincian.isi, [
        '',
        '## Ketentuan\n\nJujur.',
      ])
      const hapus = await client
        .put(ALAMAT)
        .header('authorization', authorization)
        .json({ content: 'Baru', hapusFile1: true, versi: data.versi })
      hapus.assertStatus(200)
      hapus.assertBodyContains({ data: { content: 'Baru', file1: '' } })
      ;(await client.get(`/${data.file1}`)).assertStatus(404)
      const usang = await client
        .put(ALAMAT)
        .header('authorization', authorization)
        .json({ content: 'Tertimpa', versi: data.versi })
      usang.assertStatus(409)
    })

  test('{peran} tidak boleh mengubahnya')
    .with([...BUKAN_PENULIS])
    .run(async ({ client }, peran) => {
      const jawaban = await client
        .put(ALAMAT)
        .header('authorization', await sesi({ peran }))
        .json({ content: 'x' })
      jawaban.assertStatus(403)
    })

  test('Tanpa login 401; isi kosong, jenis berkas salah, dan id lain ditolak', async ({
    client,
  }) => {
    ;(await client.put(ALAMAT).json({ content: 'x' })).assertStatus(401)
    const authorization = await sesi({ peran: 'adminit' })
    const kosong = await client.put(ALAMAT).header('authorization', authorization).json({})
    kosong.assertStatus(400)
    kosong.assertBodyContains({ errors: [{ field: 'content', message: 'Field harus diisi!.' }] })
    const salah = await client
      .put(ALAMAT)
      .header('authorization', authorization)
      .field('content', 'x')
      .file('file2', PDF, { filename: 'program.exe' })
    salah.assertStatus(400)
    salah.assertBodyContains({ errors: [{ field: 'file2' }] })
    const lain = await client
      .put('/api/kebijakan-vendor/2')
      .header('authorization', authorization)
      .json({ content: 'x' })
    lain.assertStatus(404)
  })
})
