import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { fieldErrors, data } from '../../lib/answers.ts'
import { cleanSlate, budgetYear, dayFromNow } from '../../lib/dates.ts'
import { journal } from '../../lib/journal.ts'
import { notifications } from '../../lib/notifications.ts'
import { person, type Person } from '../../lib/people.ts'
import { ownerRows, rows } from '../../lib/query.ts'
import { buatLewatRute } from './bantu.ts'

test.group('Paket: approval', (group) => {
  group.each.setup(cleanSlate)

  test('submitted, approved by another, edited again: the approval is void', async ({
    client,
    assert,
  }) => {
    const penyusun = await person({ peran: 'operatorULP' })
    const manajer = await person({ peran: 'manajerULP' })
    const p = await buatLewatRute(client, penyusun.token)
    const ajukan = await client
      .post(`/api/paket/${p.id}/ajukan`)
      .bearerToken(penyusun.token)
      .json({})
    ajukan.assertStatus(200)
    assert.equal(data<RincianPaket>(ajukan).status, 'S')
    const lagi = await client.post(`/api/paket/${p.id}/ajukan`).bearerToken(penyusun.token).json({})
    lagi.assertStatus(409)
    const told = await notifications(manajer.pengguna.id)
    assert.deepEqual(
      told.map((n) => n.tautan),
      [`/rup/paket/penyedia/man/${p.id}/show`]
    )
    const tolak = await client.post(`/api/paket/${p.id}/tolak`).bearerToken(manajer.token).json({})
    tolak.assertStatus(400)
    const bukan = await client
      .post(`/api/paket/${p.id}/setujui`)
      .bearerToken(penyusun.token)
      .json({})
    bukan.assertStatus(403)
    const setuju = await client
      .post(`/api/paket/${p.id}/setujui`)
      .bearerToken(manajer.token)
      .json({})
    setuju.assertStatus(200)
    assert.equal(data<RincianPaket>(setuju).status, 'AM')
    const [decided] = await notifications(penyusun.pengguna.id)
    assert.equal(decided?.tautan, `/rup/paket/penyedia/${p.id}/show`)
    const daftar = await client
      .get(`/api/rup/paket/status/AM/tahun/${budgetYear()}?q=Kenanga&perHalaman=10`)
      .bearerToken(manajer.token)
    daftar.assertBodyContains({ total: 1, data: [{ id: p.id, totalPagu: 922_000_000 }] })
    const ubah = await client
      .put(`/api/paket/${p.id}`)
      .bearerToken(penyusun.token)
      .json({ nama: 'Berubah', listHps: [{ ...p.listHps[0], hargaSatuan: 5_000_000 }] })
    const kini = data<RincianPaket>(ubah)
    assert.equal(kini.status, '')
    // The approver reads what was approved beside what stands there now.
    assert.deepEqual([kini.totalPaguLama, kini.totalPagu], [922_000_000, 500_000_000])
    const beda = await client.get(`/api/paket/${p.id}/perubahan`).bearerToken(manajer.token)
    const riwayat = data<{ beda: object }[]>(beda)
    const { nama, listHps } = riwayat.at(-1)!.beda as Record<string, [unknown, unknown]>
    assert.deepEqual(nama, ['Pembangunan Rumah Susun Kenanga', 'Berubah'])
    assert.lengthOf(listHps![1] as unknown[], 1)
  })

  test('its PPK hears that it can be published, once it is approved and has a pokja', async ({
    client,
    assert,
  }) => {
    const manajer = await person({ peran: 'manajerULP' })
    const { paket, pokja, ppk } = await createPaket({ status: 'S' })
    const ready = `Paket ${paket.kode} ${paket.nama} siap dipublish`
    const told = async () => (await notifications(ppk.id)).map(({ pesan }) => pesan)
    const approve = await client
      .post(`/api/paket/${paket.id}/setujui`)
      .bearerToken(manajer.token)
      .json({})
    approve.assertStatus(200)
    assert.deepEqual(await told(), [ready])
    await ownerRows('delete from pokja where paket_id = ? returning paket_id', [paket.id])
    const appoint = await client
      .put(`/api/paket/${paket.id}/pokja`)
      .bearerToken(manajer.token)
      .json({ nomor: 'SK-1', tanggal: dayFromNow(-1), anggota: pokja.map(({ id }) => id) })
    appoint.assertStatus(200)
    assert.deepEqual(await told(), [
      ready,
      `Pokja paket ${paket.kode} ${paket.nama} sudah ditunjuk`,
      ready,
    ])
  })

  test('of two approvals at once one answers 200, one 409', async ({ client, assert }) => {
    const [a, b] = [await person({ peran: 'manajerULP' }), await person({ peran: 'manajerULP' })]
    const { paket } = await createPaket({ status: 'S' })
    const hasil = await Promise.all(
      [a, b].map((o) => client.post(`/api/paket/${paket.id}/setujui`).bearerToken(o.token).json({}))
    )
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409])
    assert.lengthOf(await journal({ id: paket.id, aksi: 'paket.setujui' }), 1)
  })

  test('an author who became manajer ULP does not decide the own paket', async ({ client }) => {
    const manajer = await person({ peran: 'operatorULP' })
    const p = await buatLewatRute(client, manajer.token)
    await client.post(`/api/paket/${p.id}/ajukan`).bearerToken(manajer.token).json({})
    await rows(`update pengguna set peran = 'manajerULP' where id = ? returning id`, [
      manajer.pengguna.id,
    ])
    const r = await client.post(`/api/paket/${p.id}/setujui`).bearerToken(manajer.token).json({})
    r.assertStatus(403)
  })

  test('what only the manajer ULP has saved and submitted is sent back, submitted by a planner, then decided', async ({
    client,
    assert,
  }) => {
    const manajer = await person({ peran: 'manajerULP' })
    const operator = await person({ peran: 'operatorULP' })
    const { paket } = await createPaket({ status: 'S', pengaju: manajer.pengguna })
    // As it was while approvers could still edit.
    await rows(
      'update paket set penyunting = ?, pernah_diajukan = true where id = ? returning id',
      [[manajer.pengguna.id], paket.id]
    )
    const put = (deed: string, { token }: Person, catatan?: string) =>
      client.post(`/api/paket/${paket.id}/${deed}`).bearerToken(token).json({ catatan })
    const waiting = async ({ token }: Person) =>
      data<ButirKotak[]>(await client.get('/api/rup/kotak-masuk').bearerToken(token)).filter(
        ({ id, jenis }) => id === paket.id && jenis.startsWith('paket')
      )
    ;(await put('setujui', manajer)).assertStatus(403)
    // It waits for whom nobody can stand in for.
    assert.lengthOf(await waiting(manajer), 1)
    ;(await put('tolak', manajer)).assertStatus(400)
    const back = await put('tolak', manajer, 'Mohon diajukan penyusun')
    back.assertStatus(200)
    const [told] = await notifications(operator.pengguna.id)
    assert.include(told!.pesan, 'Mohon diajukan penyusun')
    assert.lengthOf(await waiting(operator), 1)
    ;(await put('setujui', manajer)).assertStatus(409)
    ;(await put('ajukan', operator)).assertStatus(200)
    assert.lengthOf(await waiting(manajer), 1)
    ;(await put('setujui', manajer)).assertStatus(200)
    const [{ rincian } = { rincian: null }] = await journal({ id: paket.id, aksi: 'paket.tolak' })
    assert.deepEqual((rincian as { penyunting: unknown }).penyunting, [[manajer.pengguna.id], []])
  })

  test('what another manajer ULP can decide waits for that one only', async ({
    client,
    assert,
  }) => {
    const [own, other] = [
      await person({ peran: 'manajerULP' }),
      await person({ peran: 'manajerULP' }),
    ]
    await createPaket({ status: 'S', pengaju: own.pengguna })
    const count = async ({ token }: Person) =>
      data<ButirKotak[]>(await client.get('/api/rup/kotak-masuk').bearerToken(token)).length
    assert.deepEqual([await count(own), await count(other)], [0, 1])
  })

  test('an incomplete paket cannot be submitted', async ({ client, assert }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const { paket } = await createPaket({ status: '' })
    await rows('update paket set file_kak = null where id = ? returning id', [paket.id])
    await rows('delete from paket_lokasi where paket_id = ? returning id', [paket.id])
    await rows('update jadwal set mulai = null where paket_id = ? and urut = 3 returning id', [
      paket.id,
    ])
    const r = await client.post(`/api/paket/${paket.id}/ajukan`).bearerToken(token).json({})
    r.assertStatus(400)
    assert.sameMembers(
      fieldErrors(r).map((e) => e.message),
      [
        'Minimal 1 (satu) lokasi kerja harus diisi',
        'Dokumen KAK harus diunggah',
        'Penjelasan Tanggal mulai dan selesai harus diisi',
      ]
    )
  })
})
