import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sql } from '@eproc/backend/app/inti/sql'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import { bersihkanSesi } from '@eproc/backend/app/akun/pembersih'
import { buatPengguna, masukSebagai, SANDI_UJI } from '@eproc/database/factories/pengguna'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { kosongkan } from '../../lib/basis_data.ts'
import { bearer, jumlahSesi, jurnalAkun } from './bantuan.ts'

test.group('Login', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  test('password benar memberi token, pengguna, dan rekanan', async ({ client, assert }) => {
    const p = await buatPengguna({ peran: 'vendor', login: 'Budi.Karya' })
    const jawaban = await client.post('/login').json({ userId: 'budi.karya', password: SANDI_UJI })
    jawaban.assertStatus(200)
    const { token, user, vendor } = jawaban.body().data
    assert.match(token, /^ep_[\w-]{43}$/)
    assert.equal(user.userId, p.id)
    assert.equal(user.login, 'Budi.Karya')
    assert.equal(user.roles, 'vendor')
    assert.equal(user.beranda, '/vendor')
    assert.include(user.hak, 'dosir.kelola')
    assert.deepEqual(vendor, { id: -999, nama: p.nama, status: 'N', noRegistrasi: '', jenis: 'V' })
    assert.include(await jurnalAkun(p.id), 'sesi.masuk')
    const tersimpan = await sql<{ n: number }>(
      db,
      `select count(*)::int as n from sesi where encode(hash, 'escape') like '%' || ? || '%'`,
      [token.slice(3)]
    )
    assert.equal(tersimpan[0]!.n, 0, 'token tidak disimpan apa adanya')
    const info = await client.get('/userman/info').header('authorization', bearer(token))
    info.assertStatus(200)
    assert.deepEqual(info.body().data, { user, vendor })
  })

  test('staf tidak punya rekanan; unlada dikenali', async ({ client, assert }) => {
    const p = await buatPengguna({ peran: 'operator', divisi: 'unlada' })
    const info = await client
      .get('/userman/info')
      .header('authorization', bearer(await masukSebagai(p)))
    assert.isNull(info.body().data.vendor)
    assert.isTrue(info.body().data.user.unlada)
    assert.isNotEmpty(info.body().data.user.divisiNama)
    assert.include(info.body().data.user.hak, 'rekanan.verifikasi')
  })

  test('akun tak dikenal, password salah, nonaktif, dan belum aktif dijawab sama', async ({
    client,
    assert,
  }) => {
    await buatPengguna({ login: 'ada.akun' })
    await buatPengguna({ login: 'non.aktif', status: 'I' })
    await buatPengguna({ login: 'kena.suspend', status: 'S' })
    await buatPengguna({ login: 'belum.aktif', aktif: false })
    await buatPengguna({ login: 'tanpa.sandi', sandi: null, aktif: false })
    const badan = []
    for (const userId of [
      'tidak.ada',
      'ada.akun',
      'non.aktif',
      'kena.suspend',
      'belum.aktif',
      'tanpa.sandi',
    ]) {
      const jawaban = await client.post('/login').json({ userId, password: 'salah-sekali' })
      jawaban.assertStatus(400)
      badan.push(JSON.stringify(jawaban.body()))
    }
    assert.equal(new Set(badan).size, 1)
    assert.include(badan[0]!, akunLayar.pesan.loginSalah)
  })

  test('dengan password benar, akun yang tertahan mendapat sebabnya dan tidak mendapat sesi', async ({
    client,
    assert,
  }) => {
    const kasus = [
      [{ status: 'I' }, akunLayar.pesan.nonaktif],
      [{ status: 'S' }, akunLayar.pesan.suspend],
      [{ aktif: false }, akunLayar.pesan.belumAktif],
    ] as const
    for (const [isi, pesan] of kasus) {
      const p = await buatPengguna(isi)
      const jawaban = await client.post('/login').json({ userId: p.login, password: SANDI_UJI })
      jawaban.assertStatus(400)
      assert.equal(jawaban.body().message, pesan)
      assert.equal(await jumlahSesi(p.id), 0)
    }
  })

  test('isian yang bukan teks dan kunci kueri asing ditolak', async ({ client, assert }) => {
    for (const badan of [
      {},
      { userId: {}, password: 'x' },
      { userId: ['a'], password: 'x' },
      { userId: 'ada', password: { $ne: 1 } },
      { userId: 'ada', password: null },
    ]) {
      const jawaban = await client.post('/login').json(badan)
      jawaban.assertStatus(400)
      assert.isNotEmpty(jawaban.body().errors)
    }
    const p = await buatPengguna()
    const asing = await client
      .post('/login?lihat=semua')
      .json({ userId: p.login, password: SANDI_UJI })
    asing.assertStatus(400)
  })

  test('setelah lima kali salah akun itu menunggu; berhasil menghapus hitungan', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna()
    const coba = (password: string, userId = p.login) =>
      client.post('/login').json({ userId, password })
    for (let i = 0; i < 4; i++) (await coba('salah-lagi')).assertStatus(400)
    ;(await coba(SANDI_UJI)).assertStatus(200)
    for (let i = 0; i < 5; i++) (await coba('salah-lagi')).assertStatus(400)
    const tertahan = await coba(SANDI_UJI, p.login.toUpperCase())
    tertahan.assertStatus(429)
    assert.isAbove(Number(tertahan.header('retry-after')), 0)
    const lain = await buatPengguna()
    ;(await coba(SANDI_UJI, lain.login)).assertStatus(200)
  })

  test('satu alamat juga dibatasi, apa pun User ID yang dicoba', async ({ client }) => {
    const jawaban = await Promise.all(
      Array.from({ length: 61 }, (_, i) =>
        client.post('/login').json({ userId: `tebak${i}`, password: 'tebakan-saja' })
      )
    )
    const tertahan = jawaban.filter((j) => j.status() === 429)
    if (tertahan.length !== 1) throw new Error(`${tertahan.length} ditahan, harusnya 1`)
  }).timeout(60_000)

  test('tanpa sesi 401, token rusak 422, sesi pengguna yang disuspend mati seketika', async ({
    client,
  }) => {
    for (const [metode, jalur] of [
      ['get', '/userman/info'],
      ['post', '/keluar'],
      ['post', '/keluar-semua'],
    ] as const) {
      ;(await client[metode](jalur)).assertStatus(401)
      ;(await client[metode](jalur).header('authorization', 'Bearer rusak')).assertStatus(422)
    }
    const p = await buatPengguna()
    const token = await masukSebagai(p)
    ;(await client.get('/userman/info').header('authorization', bearer(token))).assertStatus(200)
    await p.merge({ status: 'S' }).save()
    ;(await client.get('/userman/info').header('authorization', bearer(token))).assertStatus(401)
  })

  test('keluar mengakhiri sesi ini saja; keluar semua mengakhiri seluruhnya', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna()
    const [a, b, c] = [await masukSebagai(p), await masukSebagai(p), await masukSebagai(p)]
    ;(await client.post('/keluar').header('authorization', bearer(a))).assertStatus(200)
    ;(await client.get('/userman/info').header('authorization', bearer(a))).assertStatus(401)
    ;(await client.get('/userman/info').header('authorization', bearer(b))).assertStatus(200)
    ;(await client.post('/keluar-semua').header('authorization', bearer(b))).assertStatus(200)
    ;(await client.get('/userman/info').header('authorization', bearer(c))).assertStatus(401)
    assert.deepEqual(await jurnalAkun(p.id), ['sesi.keluar', 'sesi.keluar_semua'])
  })

  test('sesi berakhir setelah 12 jam tanpa dipakai; pembersih membuangnya', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna()
    const token = await masukSebagai(p)
    geserWaktu('PT11H')
    assert.equal((await bersihkanSesi()).sesi, 0)
    geserWaktu('PT12H1M')
    ;(await client.get('/userman/info').header('authorization', bearer(token))).assertStatus(401)
    assert.equal((await bersihkanSesi()).sesi, 1)
    assert.equal((await bersihkanSesi()).sesi, 0)
  })
})
