/** Saving and submitting in one act, drafts that are taken back, and what publication looks at again (decisions §2, §4). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createPaket } from '@eproc/database/factories/paket'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { inti } from '@eproc/i18n/id/core'
import { data, fieldErrors, message } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { journal } from '../../lib/journal.ts'
import { person } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { toDelete } from '../../lib/version.ts'
import { buatLewatRute, paketInput } from './bantu.ts'

const paketCount = async () => (await rows('select id from paket')).length
const publish = (client: ApiClient, token: string, id: number) =>
  client.post('/api/rup/paket/publish').bearerToken(token).json({ paketPenyediaId: id })

test.group('Paket: saved and submitted in one act', (group) => {
  group.each.setup(cleanSlate)

  test('a refused submission leaves nothing behind, however often it is tried', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const isi = { ...(await paketInput()), ajukan: true }
    for (const address of ['/api/paket', '/api/paket', '/rest/paket']) {
      const r = await client.post(address).bearerToken(token).json(isi)
      r.assertStatus(400)
      assert.deepEqual(
        fieldErrors(r).map((e) => [e.field, e.message]),
        [['fileKAK', 'Dokumen KAK harus diunggah']]
      )
    }
    assert.equal(await paketCount(), 0)
  })

  test('an edit that cannot be submitted changes neither package nor version', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const p = await buatLewatRute(client, token)
    const kirim = (isi: object) =>
      client
        .put(`/api/paket/${p.id}`)
        .bearerToken(token)
        .json({ versi: p.versi, ajukan: true, ...isi })
    const tolak = await kirim({ nama: 'Lain', kbli: [] })
    tolak.assertStatus(400)
    const [tersimpan] = await rows<{ nama: string; versi: number }>('select nama, versi from paket')
    assert.deepEqual(tersimpan, { nama: p.nama, versi: p.versi })
    // The same version is still good: nobody else has changed anything.
    const jadi = await kirim({ nama: 'Lain' })
    jadi.assertStatus(200)
    assert.equal(data<RincianPaket>(jadi).status, 'S')
    assert.equal(data<RincianPaket>(jadi).nama, 'Lain')
  })

  test('what is missing is told before', async ({ client, assert }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const { listLokasiKerja: _, ...isi } = await paketInput()
    const r = await client.post('/api/paket').bearerToken(token).json(isi)
    r.assertStatus(200)
    const p = data<RincianPaket>(r)
    assert.deepEqual(
      p.kurang.map((k) => k.message),
      ['Minimal 1 (satu) lokasi kerja harus diisi', 'Dokumen KAK harus diunggah']
    )
    const lengkap = await buatLewatRute(client, token)
    assert.deepEqual(lengkap.kurang, [])
  })
})

test.group('Paket: a draft is taken back', (group) => {
  group.each.setup(cleanSlate)

  test('by its author, and its money is free again', async ({ client, assert }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const p = await buatLewatRute(client, token)
    assert.include(p.bisa, 'hapus')
    const r = await client.delete(`/api/paket/${p.id}`).bearerToken(token)
    r.assertStatus(200)
    assert.equal(await paketCount(), 0)
    assert.deepEqual(await rows('select status from kegiatan'), [{ status: 'N' }])
    assert.lengthOf(
      await rows(`select id from berkas where kelas = 'paket' and dilepas_pada is null`),
      0
    )
    const [jejak] = await journal({ id: p.id, aksi: 'paket.hapus' })
    assert.deepEqual((jejak!.rincian as { nama: unknown }).nama, [p.nama, null])
  })

  test('only as it was read', async ({ client, assert }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const p = await buatLewatRute(client, token)
    const stale = await client.delete(`/rest/paket/${p.id}?versi=${p.versi + 1}`).bearerToken(token)
    stale.assertStatus(409)
    assert.equal(message(stale), inti.versiUsang)
    const gone = await client.delete(await toDelete('paket', p.id)).bearerToken(token)
    gone.assertStatus(200)
  })

  test('not by another, nor once it was submitted', async ({ client, assert }) => {
    const penulis = await person({ peran: 'operatorULP' })
    const lain = await person({ peran: 'operatorULP' })
    const manajer = await person({ peran: 'manajerULP' })
    const p = await buatLewatRute(client, penulis.token)
    for (const { token } of [lain, manajer]) {
      const r = await client.delete(await toDelete('paket', p.id)).bearerToken(token)
      r.assertStatus(403)
    }
    await client.post(`/api/paket/${p.id}/ajukan`).bearerToken(penulis.token).json({})
    const tolak = { catatan: 'Perbaiki' }
    await client.post(`/api/paket/${p.id}/tolak`).bearerToken(manajer.token).json(tolak)
    await client.put(`/api/paket/${p.id}`).bearerToken(penulis.token).json({ nama: 'Lagi' })
    const r = await client.delete(`/api/paket/${p.id}`).bearerToken(penulis.token)
    r.assertStatus(409)
    assert.equal(await paketCount(), 1)
  })
})

test.group('Paket: publication looks at every rule again', (group) => {
  group.each.setup(cleanSlate)

  test('an activity that lost its approval holds its package back', async ({ client, assert }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const { paket } = await createPaket({ status: 'AM' })
    await rows(`update kegiatan set persetujuan = 'S' returning id`)
    const r = await publish(client, token, paket.id)
    r.assertStatus(400)
    assert.match(fieldErrors(r)[0]!.message, /belum disetujui Pengguna Anggaran/)
    const lihat = await client.get(`/api/paket/${paket.id}`).bearerToken(token)
    assert.match(data<RincianPaket>(lihat).kurang[0]!.message, /belum disetujui/)
    await rows(`update kegiatan set persetujuan = 'AD' returning id`)
    ;(await publish(client, token, paket.id)).assertStatus(200)
  })

  test('a ceiling that was lowered meanwhile, and the limit of direct procurement', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const { paket } = await createPaket({ status: 'AM' })
    await rows('update kegiatan set pagu = 1 returning id')
    const pagu = await publish(client, token, paket.id)
    pagu.assertStatus(400)
    assert.match(fieldErrors(pagu)[0]!.message, /^Sisa pagu kegiatan/)
    const pla = await createPaket({ status: 'AM', metode: 'PLA' })
    await rows(`update paket_hps set harga_satuan = 900000000 where paket_id = ? returning id`, [
      pla.paket.id,
    ])
    await rows(`update paket_pendanaan set pagu = 900000000000 where paket_id = ? returning id`, [
      pla.paket.id,
    ])
    const lewat = await publish(client, token, pla.paket.id)
    lewat.assertStatus(400)
    assert.isTrue(
      fieldErrors(lewat).some((e) => e.message.startsWith('Nilai HPS melebihi batas pengadaan'))
    )
  })
})

test.group('Paket: approvers do not edit', (group) => {
  group.each.setup(cleanSlate)

  test('manajerULP reads a package that waits, cannot save it, and still decides it', async ({
    client,
    assert,
  }) => {
    const penyusun = await person({ peran: 'operatorULP' })
    const manajer = await person({ peran: 'manajerULP' })
    const p = await buatLewatRute(client, penyusun.token)
    await client.post(`/api/paket/${p.id}/ajukan`).bearerToken(penyusun.token).json({})
    const lihat = await client.get(`/api/paket/${p.id}`).bearerToken(manajer.token)
    assert.notInclude(data<RincianPaket>(lihat).bisa, 'ubah')
    const ubah = await client
      .put(`/api/paket/${p.id}`)
      .bearerToken(manajer.token)
      .json({ nama: 'Saya perbaiki saja' })
    ubah.assertStatus(403)
    const buat = await client
      .post('/api/paket')
      .bearerToken(manajer.token)
      .json(await paketInput())
    buat.assertStatus(403)
    const tolak = { catatan: 'Lokasi keliru' }
    const r = await client.post(`/api/paket/${p.id}/tolak`).bearerToken(manajer.token).json(tolak)
    r.assertStatus(200)
  })
})
