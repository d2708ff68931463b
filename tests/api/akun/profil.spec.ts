import { test } from '@japa/runner'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { dosir } from '@eproc/i18n/id/dosir'
import { cleanSlate } from '../../lib/dates.ts'
import { journalActions } from '../../lib/journal.ts'
import { rows } from '../../lib/query.ts'

test.group('Profile', (group) => {
  group.each.setup(cleanSlate)

  test('every user sees the own profile, adminit also that of others', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna({ peran: 'operator', divisi: 'unlada', jabatan: 'Staf' })
    const lain = await createPengguna({ peran: 'manajerULP' })
    const admin = await createPengguna({ peran: 'adminit' })
    const lihat = async (siapa: { id: number }) =>
      client.get(`/userman/id/${p.id}`).bearerToken(await signInAs(siapa))
    const sendiri = await lihat(p)
    sendiri.assertStatus(200)
    assert.containsSubset(sendiri.body().data, {
      login: p.login,
      email: p.email,
      nama: p.nama,
      jabatan: 'Staf',
      divisi: p.divisiKode,
      roles: 'operator',
      status: 'A',
    })
    assert.notProperty(sendiri.body().data, 'sandiHash')
    ;(await lihat(admin)).assertStatus(200)
    ;(await lihat(lain)).assertStatus(404)
    ;(await client.get(`/userman/id/${p.id}`)).assertStatus(401)
    const tiada = await client.get('/userman/id/99999999999').bearerToken(await signInAs(admin))
    tiada.assertStatus(404)
  })

  test('name, position and phone of one’s own can be changed, nothing else', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna({ jabatan: 'Staf' })
    const token = await signInAs(p)
    const ubah = (isi: object) => client.put('/api/userman/profil').bearerToken(token).json(isi)
    const jawaban = await ubah({
      nama: ' Nama Baru ',
      telepon: '',
      versi: 1,
      peran: 'adminit',
      login: 'lain',
      status: 'S',
    })
    jawaban.assertStatus(200)
    assert.containsSubset(jawaban.body().data, {
      nama: 'Nama Baru',
      jabatan: 'Staf',
      telepon: null,
      roles: 'vendor',
      login: p.login,
      status: 'A',
      versi: 2,
    })
    assert.deepEqual(await journalActions({ objek: 'pengguna', id: p.id }), ['profil.ubah'])
    const usang = await ubah({ nama: 'Dari tab lama', versi: 1 })
    usang.assertStatus(409)
    const kosong = await ubah({ nama: '' })
    kosong.assertStatus(400)
    assert.deepInclude(kosong.body().errors[0], { field: 'nama', message: dosir.aturan.wajib })
    ;(await ubah({ nama: 'x'.repeat(151) })).assertStatus(400)
    ;(await ubah({ nama: {} })).assertStatus(400)
    ;(await client.put('/api/userman/profil').json({ nama: 'Tamu' })).assertStatus(401)
  })

  test('of two saves at once from the same version one succeeds', async ({ client, assert }) => {
    const p = await createPengguna()
    const token = await signInAs(p)
    const jawaban = await Promise.all(
      ['Satu', 'Dua'].map((nama) =>
        client.put('/api/userman/profil').bearerToken(token).json({ nama, versi: 1 })
      )
    )
    assert.deepEqual(jawaban.map((j) => j.status()).sort(), [200, 409])
  })

  test('the registration number is shown to its owner and to those who see the list of rekanan', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna()
    const lain = await createPengguna()
    const staf = await createPengguna({ peran: 'operatorULP' })
    const lihat = async (siapa: { id: number }, id = p.id) =>
      client.get(`/vendor/noreg/${id}`).bearerToken(await signInAs(siapa))
    assert.deepEqual((await lihat(p)).body().data, { noRegistrasi: '' })
    ;(await lihat(staf)).assertStatus(404)
    await rows(
      `insert into rekanan (pengguna_id, jenis, no_registrasi, nama)
       values (?, 'V', 'V-2026-00001', 'PT Karya')`,
      [p.id]
    )
    assert.deepEqual((await lihat(p)).body().data, { noRegistrasi: 'V-2026-00001' })
    assert.deepEqual((await lihat(staf)).body().data, { noRegistrasi: 'V-2026-00001' })
    ;(await lihat(lain)).assertStatus(404)
    ;(await client.get(`/vendor/noreg/${p.id}`)).assertStatus(401)
    const info = await client.get('/userman/info').bearerToken(await signInAs(p))
    assert.containsSubset(info.body().data.vendor, {
      nama: 'PT Karya',
      noRegistrasi: 'V-2026-00001',
      status: 'N',
    })
  })
})
