import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import { createKegiatan, createProgram } from '@eproc/database/factories/rup'
import type { Program } from '@eproc/domain/rup/answers'
import { errorFields } from '../../lib/answers.ts'
import { budgetYear, cleanSlate } from '../../lib/dates.ts'
import { lastJournal } from '../../lib/journal.ts'
import { person } from '../../lib/people.ts'
import { toDelete, versionOf } from '../../lib/version.ts'
import { programInput } from './bantu.ts'

test.group('Program', (group) => {
  group.each.setup(cleanSlate)

  test('operator makes, changes and deletes a program of the own divisi, journaled', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operator', divisi: '2020' })
    const buat = await client.post('/rest/program').bearerToken(token).json(programInput('a'))
    buat.assertStatus(200)
    const p = buat.body() as Program
    assert.containSubset(p, { kode: 'PR-a', divisi: '2020', jumlahKegiatan: 0, pagu: 0 })
    assert.sameMembers(p.bisa, ['ubah', 'hapus'])
    const ubah = await client
      .put(`/rest/program/${p.id}`)
      .bearerToken(token)
      .json({ ...programInput('a'), nama: 'Nama Baru', versi: p.versi })
    ubah.assertBodyContains({ nama: 'Nama Baru' })
    assert.deepEqual((await lastJournal({ aksi: 'program.ubah', id: p.id }))!.rincian, {
      nama: ['Penataan Kawasan a', 'Nama Baru'],
    })
    const usang = await client
      .put(`/rest/program/${p.id}`)
      .bearerToken(token)
      .json({ ...programInput('a'), versi: p.versi })
    usang.assertStatus(409)
    const hapus = await client.delete(await toDelete('program', p.id)).bearerToken(token)
    hapus.assertStatus(200)
    assert.exists(await lastJournal({ aksi: 'program.hapus', id: p.id }))
    ;(await client.get(`/rest/program/${p.id}`).bearerToken(token)).assertStatus(404)
  })

  test('wrong input is told by field; a code used twice, another divisi and a directorate are refused', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operator', divisi: '2020' })
    const kirim = (isi: object) => client.post('/rest/program').bearerToken(token).json(isi)
    const kosong = await kirim({})
    kosong.assertStatus(400)
    assert.sameMembers(errorFields(kosong), ['kode', 'nama', 'divisi', 'tahunAnggaran'])
    assert.deepEqual(errorFields(await kirim({ ...programInput('b'), divisi: '2010' })), ['divisi'])
    assert.deepEqual(errorFields(await kirim({ ...programInput('b'), divisi: '20' })), ['divisi'])
    assert.deepEqual(errorFields(await kirim({ ...programInput('b'), tahunAnggaran: 2019 })), [
      'tahunAnggaran',
    ])
    ;(await kirim(programInput('b'))).assertStatus(200)
    const ganda = await kirim(programInput('b'))
    ganda.assertStatus(400)
    ganda.assertBodyContains({
      errors: [{ field: 'kode', message: 'Kode sudah dipakai pada tahun anggaran ini' }],
    })
    const kapital = await kirim({ ...programInput('b'), kode: 'pr-B' })
    kapital.assertStatus(400)
    kapital.assertBodyContains({
      errors: [{ field: 'kode', message: 'Kode sudah dipakai pada tahun anggaran ini' }],
    })
    ;(await kirim({ ...programInput('b'), tahunAnggaran: budgetYear() + 1 })).assertStatus(200)
  })

  test('a program of another divisi seems not to exist; ULP sees and manages all', async ({
    client,
    assert,
  }) => {
    const operator = await person({ peran: 'operator', divisi: '2020' })
    const ulp = await person({ peran: 'operatorULP', divisi: '1040' })
    const ppk = await person({ peran: 'ppk', divisi: '20' })
    const lain = await createProgram({ divisi: '3040' })
    const tetangga = await createProgram({ divisi: '2010' })
    const jalur = `/rest/program/${lain.id}`
    for (const r of [
      await client.get(jalur).bearerToken(operator.token),
      await client
        .put(jalur)
        .bearerToken(operator.token)
        .json({ ...programInput('c'), versi: 1 }),
      await client.delete(`${jalur}?versi=1`).bearerToken(operator.token),
    ]) {
      r.assertStatus(404)
    }
    const daftar = async (token: string) => {
      const r = await client.get('/rest/program').bearerToken(token)
      return (r.body() as Program[]).map((p) => p.id)
    }
    assert.deepEqual(await daftar(operator.token), [])
    assert.deepEqual(await daftar(ppk.token), [tetangga.id])
    assert.sameMembers(await daftar(ulp.token), [lain.id, tetangga.id])
    const r = await client
      .put(`/rest/program/${lain.id}`)
      .bearerToken(ulp.token)
      .json({ ...programInput('c'), divisi: '3040', versi: await versionOf('program', lain.id) })
    r.assertStatus(200)
    const manajer = await person({ peran: 'manajer', divisi: '2020' })
    const bukan = await client
      .post('/rest/program')
      .bearerToken(manajer.token)
      .json(programInput('d'))
    bukan.assertStatus(403)
  })

  test('a member of ULP reads a program of another divisi but does not change it', async ({
    client,
  }) => {
    const { token } = await person({ peran: 'operator', divisi: 'unlada' })
    const p = await createProgram({ divisi: '2020' })
    ;(await client.get(`/rest/program/${p.id}`).bearerToken(token)).assertStatus(200)
    const r = await client
      .put(`/rest/program/${p.id}`)
      .bearerToken(token)
      .json({ ...programInput('e'), versi: await versionOf('program', p.id) })
    r.assertStatus(403)
  })

  test('a program with kegiatan keeps divisi and year, is not deleted, and has its sums from SQL', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operatorULP', divisi: '1040' })
    const program = await createProgram()
    const k = await createKegiatan({ program, persetujuan: 'AD', pagu: 2_000_000_000 })
    await createPaket({ pendanaan: [{ kegiatanId: k.id, pagu: 1_500_000_000 }] })
    const r = await client.get(`/rest/program/${program.id}`).bearerToken(token)
    assert.containSubset(r.body(), {
      jumlahKegiatan: 1,
      pagu: 2_000_000_000,
      paguTerpakai: 1_500_000_000,
      sisaPagu: 500_000_000,
      bisa: ['ubah'],
    })
    const ubah = await client
      .put(`/rest/program/${program.id}`)
      .bearerToken(token)
      .json({
        kode: 'X',
        nama: 'Y',
        divisi: '2010',
        tahunAnggaran: budgetYear() + 1,
        versi: await versionOf('program', program.id),
      })
    ubah.assertStatus(400)
    assert.sameMembers(errorFields(ubah), ['divisi', 'tahunAnggaran'])
    const hapus = await client.delete(await toDelete('program', program.id)).bearerToken(token)
    hapus.assertStatus(409)
  })
})
