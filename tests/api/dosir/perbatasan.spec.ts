import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { cleanSlate } from '../../lib/dates.ts'
import { row } from '../../lib/query.ts'
import { formAkta, formPengalaman, formPerusahaan, kirim, pengalamanPersonInput } from './bantu.ts'

const PENGALAMAN = '/vendor/register3/pengalaman'
const PERSON = '/vendor/person/pengalaman'

test.group('Text at the border', (group) => {
  group.each.setup(cleanSlate)

  test('a line end counts as one character and is stored as one, in a form and in JSON', async ({
    client,
    assert,
  }) => {
    const baris = `${'a'.repeat(249)}\r\n${'b'.repeat(249)}\r\n`
    const { token } = await createRekanan({ status: 'N', isi: ['perusahaan'] })
    const { isian, berkas } = formPengalaman({ keterangan: `${baris}c`.slice(0, 502) })
    ;(await kirim(client, 'post', PENGALAMAN, token, isian, berkas)).assertStatus(200)
    const satu = await row<{ keterangan: string }>('select keterangan from pengalaman')
    assert.equal(satu.keterangan, `${'a'.repeat(249)}\n${'b'.repeat(249)}`)

    const orang = await createRekanan({ jenis: 'O', status: 'N', isi: ['dataPribadi'] })
    const json = pengalamanPersonInput({ keterangan: 'satu\r\ndua\rtiga' })
    ;(await client.post(PERSON).bearerToken(orang.token).json(json)).assertStatus(200)
    const dua = await row<{ keterangan: string }>('select keterangan from pengalaman_person')
    assert.equal(dua.keterangan, 'satu\ndua\ntiga')
  })

  test('a character that cannot be kept is refused at its field', async ({ client, assert }) => {
    const { token } = await createRekanan({ jenis: 'O', status: 'N', isi: ['dataPribadi'] })
    const jawab = await client
      .post(PERSON)
      .bearerToken(token)
      .json(pengalamanPersonInput({ instansi: 'Dinas\0' }))
    jawab.assertStatus(400)
    assert.equal(jawab.body().errors[0].field, 'instansi')
  })

  test('an emptied duration is refused, one that is not sent is 0', async ({ client, assert }) => {
    const { token } = await createRekanan({ jenis: 'O', status: 'N', isi: ['dataPribadi'] })
    const coba = (isi: Record<string, unknown>) =>
      client
        .post(PERSON)
        .bearerToken(token)
        .json({ ...pengalamanPersonInput(), ...isi })
    const kosong = await coba({ durasiHari: '' })
    kosong.assertStatus(400)
    assert.equal(kosong.body().errors[0].field, 'durasiHari')
    ;(await coba({ durasiHari: undefined })).assertStatus(200)
    ;(await coba({ nama: 'Kajian sehari', durasiBulan: 0 })).assertStatus(200)
    const tahun = await coba({ tahun: '0000' })
    tahun.assertStatus(400)
    assert.equal(tahun.body().errors[0].field, 'tahun')
  })

  test('every bad file is named at once', async ({ client, assert }) => {
    const { token } = await createRekanan({ status: 'N', isi: [] })
    const { isian } = formPerusahaan()
    const jawab = await kirim(client, 'post', '/vendor/registrasi/perusahaan', token, isian, {
      skPkp: { nama: 'sk.exe' },
      fileFormulir: { isi: Buffer.from('bukan pdf') },
      fileSertifikat: {},
    })
    jawab.assertStatus(400)
    assert.sameMembers(
      jawab.body().errors.map((e: { field: string }) => e.field),
      ['skPkp', 'fileFormulir']
    )
  })

  test('an amendment is no older than the founding deed', async ({ client, assert }) => {
    const { token } = await createRekanan({ status: 'N', isi: ['perusahaan'] })
    const coba = (aktaUTgl: string) => {
      const { isian, berkas } = formAkta({ aktaUNo: '47', aktaUTgl, aktaUNotaris: 'Ratna' })
      return kirim(client, 'post', '/vendor/register3/akta', token, isian, {
        ...berkas,
        aktaUDoc: {},
      })
    }
    const jawab = await coba('2015-03-11')
    jawab.assertStatus(400)
    assert.equal(jawab.body().errors[0].field, 'aktaUTgl')
    ;(await coba('2015-03-12')).assertStatus(200)
  })

  test('a body that cannot be read is bad input, not the end of a session', async ({ assert }) => {
    const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}/registrasi`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept': 'application/json' },
      body: '{"jenis":"V"',
    })
    assert.equal(answer.status, 400)
    const { message } = (await answer.json()) as { message: string }
    assert.include(message, 'Isi permintaan tidak dapat dibaca')
  })

  test('og:url names this host, whatever the path looks like', async ({ assert }) => {
    const jawab = await fetch(`http://${process.env.HOST}:${process.env.PORT}//asing.example/x`, {
      headers: { accept: 'text/html' },
    })
    const isi = /og:url" content="([^"]*)"/.exec(await jawab.text())?.[1]
    if (isi !== undefined) assert.notEqual(new URL(isi).host, 'asing.example')
  })
})
