import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { users } from '@eproc/backend/app/notifikasi/audience'
import { tell } from '@eproc/backend/app/notifikasi/tell'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { cleanSlate } from '../../lib/dates.ts'

const kirim = (penerimaId: number[], pesan: string) =>
  db.transaction((trx) =>
    tell(
      trx,
      { who: [users(...penerimaId)] },
      { from: 'Unit Pengadaan', text: pesan, link: '/vendor/pajak' }
    )
  )

test.group('Notifications', (group) => {
  group.each.setup(cleanSlate)

  test('one’s own are listed in pages, the newest first', async ({ client, assert }) => {
    const p = await createPengguna()
    const lain = await createPengguna()
    const token = await signInAs(p)
    for (const n of [1, 2, 3]) await kirim([p.id], `Kabar ${n}`)
    await kirim([lain.id], 'Bukan untuk p')
    const ambil = (jalur: string) => client.get(jalur).bearerToken(token)
    const semua = await ambil(`/notification/${p.id}`)
    semua.assertStatus(200)
    assert.deepEqual(
      semua.body().data.map((n: { pesan: string }) => n.pesan),
      ['Kabar 3', 'Kabar 2', 'Kabar 1']
    )
    assert.containsSubset(semua.body().data[0], {
      namaPengirim: 'Unit Pengadaan',
      tautan: '/vendor/pajak',
      isRead: false,
    })
    assert.match(semua.body().data[0].tglTampil, /^\d{4}-\d\d-\d\dT[\d:.]+\+07:00$/)
    const kedua = await ambil(`/notification/${p.id}?halaman=2&perHalaman=2`)
    assert.lengthOf(kedua.body().data, 1)
    assert.equal(kedua.body().total, 3)
    ;(await ambil(`/notification/${p.id}?rahasia=1`)).assertStatus(400)
    ;(await ambil(`/notification/${p.id}?urut=pesan`)).assertStatus(400)
    ;(await ambil(`/notification/${p.id}?perHalaman=5000`)).assertStatus(400)
    ;(await ambil(`/notification/${lain.id}`)).assertStatus(404)
    ;(await ambil('/notification/99999999999')).assertStatus(404)
    ;(await client.get(`/notification/${p.id}`)).assertStatus(401)
  })

  test('a vendor turns pages, searches, sorts and asks for the unread', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna({ peran: 'vendor' })
    const token = await signInAs(p)
    for (const n of [1, 2, 3, 4]) await kirim([p.id], `Kabar ${n}`)
    const ambil = async (query: Record<string, string | number>) => {
      const answer = await client.get(`/notification/${p.id}`).qs(query).bearerToken(token)
      answer.assertStatus(200)
      const { data, total } = answer.body() as {
        data: { id: number; pesan: string }[]
        total: number
      }
      return { data, pesan: data.map((n) => n.pesan), total }
    }
    const { data } = await ambil({ perHalaman: 1 })
    await client.put(`/notification/read/${data[0]!.id}`).bearerToken(token)
    const page = await ambil({ halaman: 2, perHalaman: 2, urut: 'tglTampil' })
    assert.deepEqual([page.pesan, page.total], [['Kabar 3', 'Kabar 4'], 4])
    const found = await ambil({ q: 'kabar 2' })
    assert.deepEqual([found.pesan, found.total], [['Kabar 2'], 1])
    const unread = await ambil({ isRead: 'false', perHalaman: 1 })
    assert.deepEqual([unread.pesan, unread.total], [['Kabar 3'], 3])
    assert.deepEqual((await ambil({ isRead: 'true' })).pesan, ['Kabar 4'])
  })

  test('marking as read works for one’s own only, and again', async ({ client, assert }) => {
    const p = await createPengguna()
    const lain = await createPengguna()
    await kirim([p.id], 'Satu')
    await kirim([p.id], 'Dua')
    const token = await signInAs(p)
    const daftar = async () =>
      (await client.get(`/notification/${p.id}`).bearerToken(token)).body().data as {
        id: number
        isRead: boolean
      }[]
    const [dua] = await daftar()
    const baca = (t: string) => client.put(`/notification/read/${dua!.id}`).bearerToken(t)
    ;(await baca(await signInAs(lain))).assertStatus(404)
    ;(await baca(token)).assertStatus(200)
    ;(await baca(token)).assertStatus(200)
    assert.deepEqual(
      (await daftar()).map((n) => n.isRead),
      [true, false]
    )
    const { rows: jejak } = (await db.rawQuery(
      "select rincian from jurnal where aksi = 'notifikasi.baca' and pelaku_id = ?",
      [p.id]
    )) as { rows: object[] }
    assert.deepEqual(jejak, [{ rincian: { jumlah: 1 } }], 'once, though marked twice')
    ;(await client.put(`/notification/read/${dua!.id}`)).assertStatus(401)
    ;(await client.put('/api/notification/read-semua')).assertStatus(401)
    const semua = await client.put('/api/notification/read-semua').bearerToken(token)
    semua.assertStatus(200)
    assert.isTrue((await daftar()).every((n) => n.isRead))
  })

  test('staff search, filter and mark several of their own', async ({ client, assert }) => {
    const p = await createPengguna({ peran: 'operatorULP' })
    const other = await createPengguna()
    for (const n of [1, 2, 3]) await kirim([p.id], `Kabar ${n}`)
    await kirim([other.id], 'Bukan untuk p')
    const token = await signInAs(p)
    const list = async (filter: object, sort = ['tglTampil', 'DESC']) => {
      const answer = await client
        .get('/rest/notifikasi')
        .qs({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,9]' })
        .bearerToken(token)
      answer.assertStatus(200)
      return answer.body() as { id: number; pesan: string; isRead: boolean }[]
    }
    const texts = (rows: { pesan: string }[]) => rows.map((n) => n.pesan)
    assert.deepEqual(texts(await list({})), ['Kabar 3', 'Kabar 2', 'Kabar 1'])
    assert.deepEqual(texts(await list({}, ['tglTampil', 'ASC'])), ['Kabar 1', 'Kabar 2', 'Kabar 3'])
    assert.deepEqual(texts(await list({ q: 'kabar 2' })), ['Kabar 2'])
    assert.lengthOf(await list({ q: 'bukan' }), 0)
    const [three, two] = await list({})
    const mark = (ids: number[], by: string) =>
      client.put('/api/notification/read').json({ ids }).bearerToken(by)
    ;(await mark([three!.id], await signInAs(other))).assertStatus(404)
    ;(await mark([three!.id, two!.id], token)).assertStatus(200)
    assert.deepEqual(texts(await list({ isRead: false })), ['Kabar 1'])
    assert.lengthOf(await list({ isRead: true }), 2)
    const vendor = await client.get('/rest/notifikasi').bearerToken(await signInAs(other))
    vendor.assertStatus(403)
  })
})
