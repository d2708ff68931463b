import { test } from '@japa/runner'
import type { KebijakanVendor } from '@eproc/domain/publik/answers'
import { cleanSlate } from '../../lib/dates.ts'
import { PDF } from '../../lib/files.ts'
import { lastJournal } from '../../lib/journal.ts'
import { tokenFor } from '../../lib/people.ts'
import { BUKAN_PENULIS } from './bantu.ts'

/** The policy is not manajerULP's (decisions §2). */
const PENULIS_KEBIJAKAN = ['adminit', 'superAdmin', 'operatorULP'] as const
const MANAJER = 'manajerULP' as const

const ALAMAT = '/api/kebijakan-vendor/1'

test.group('Vendor policy', (group) => {
  group.each.setup(cleanSlate)

  test('is read without login; no id but 1 exists', async ({ client }) => {
    const jawaban = await client.get(ALAMAT)
    jawaban.assertStatus(200)
    jawaban.assertBodyContains({ data: { id: 1, content: '', file1: '', lampiran: [] } })
    ;(await client.get('/api/kebijakan-vendor/2')).assertStatus(404)
  })

  test('{peran} changes text and attachments')
    .with([...PENULIS_KEBIJAKAN])
    .run(async ({ client, assert }, peran) => {
      const token = await tokenFor({ peran })
      const jawaban = await client
        .put(ALAMAT)
        .bearerToken(token)
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
      assert.deepEqual((await lastJournal({ aksi: 'kebijakan_vendor.ubah', id: 1 }))!.rincian.isi, [
        '',
        '## Ketentuan\n\nJujur.',
      ])
      const hapus = await client
        .put(ALAMAT)
        .bearerToken(token)
        .json({ content: 'Baru', hapusFile1: true, versi: data.versi })
      hapus.assertStatus(200)
      hapus.assertBodyContains({ data: { content: 'Baru', file1: '' } })
      ;(await client.get(`/${data.file1}`)).assertStatus(404)
      const usang = await client
        .put(ALAMAT)
        .bearerToken(token)
        .json({ content: 'Tertimpa', versi: data.versi })
      usang.assertStatus(409)
    })

  test('{peran} may not change it')
    .with([...BUKAN_PENULIS, MANAJER])
    .run(async ({ client }, peran) => {
      const jawaban = await client
        .put(ALAMAT)
        .bearerToken(await tokenFor({ peran }))
        .json({ content: 'x' })
      jawaban.assertStatus(403)
    })

  test('no login 401; empty content, a wrong type of file and another id are refused', async ({
    client,
  }) => {
    ;(await client.put(ALAMAT).json({ content: 'x' })).assertStatus(401)
    const token = await tokenFor({ peran: 'adminit' })
    const kosong = await client.put(ALAMAT).bearerToken(token).json({})
    kosong.assertStatus(400)
    kosong.assertBodyContains({ errors: [{ field: 'content', message: 'Field harus diisi!.' }] })
    const salah = await client
      .put(ALAMAT)
      .bearerToken(token)
      .field('content', 'x')
      .file('file2', PDF, { filename: 'program.exe' })
    salah.assertStatus(400)
    salah.assertBodyContains({ errors: [{ field: 'file2' }] })
    const lain = await client
      .put('/api/kebijakan-vendor/2')
      .bearerToken(token)
      .json({ content: 'x' })
    lain.assertStatus(404)
  })
})
