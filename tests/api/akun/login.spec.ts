import { createHash, createHmac, randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { SYSTEM } from '@eproc/backend/app/core/auth/actor'
import { tokenHash } from '@eproc/backend/app/core/auth/token'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import { bersihkanSesi } from '@eproc/backend/app/akun/sesi/session_sweeper'
import { createPengguna, signInAs, TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { journalActions } from '../../lib/journal.ts'
import { count, rows } from '../../lib/query.ts'
import { jumlahSesi } from './bantuan.ts'

test.group('Login', (group) => {
  group.each.setup(cleanSlate)

  test('the right password gives a token, the user and the rekanan', async ({ client, assert }) => {
    const p = await createPengguna({ peran: 'vendor', login: 'Budi.Karya' })
    const jawaban = await client
      .post('/login')
      .json({ userId: 'budi.karya', password: TEST_PASSWORD })
    jawaban.assertStatus(200)
    const { token, user, vendor } = jawaban.body().data
    assert.match(token, /^ep_[\w-]{43}$/)
    assert.equal(user.userId, p.id)
    assert.equal(user.login, 'Budi.Karya')
    assert.equal(user.roles, 'vendor')
    assert.equal(user.beranda, '/vendor')
    assert.include(user.hak, 'dosir.kelola')
    assert.deepEqual(vendor, {
      id: -999,
      nama: p.nama,
      status: 'N',
      noRegistrasi: '',
      jenis: 'V',
      daftarPaket: false,
    })
    assert.include(await journalActions({ objek: 'pengguna', id: p.id }), 'sesi.masuk')
    const tersimpan = await count(`sesi where encode(hash, 'escape') like '%' || ? || '%'`, [
      token.slice(3),
    ])
    assert.equal(tersimpan, 0, 'the token is not stored as it is')
    const info = await client.get('/userman/info').bearerToken(token)
    info.assertStatus(200)
    assert.deepEqual(info.body().data, { user, vendor })
  })

  test('who can write the table of sessions, but holds no key, cannot sign in', async ({
    client,
  }) => {
    const p = await createPengguna({ peran: 'superAdmin' })
    const token = `ep_${randomBytes(32).toString('base64url')}`
    const forged = [
      createHash('sha256').update(token).digest(),
      createHmac('sha256', 'a key of one’s own').update(`sesi\n${token}`).digest(),
      // A link's hash is worth nothing as a session's.
      tokenHash('tautan', token),
    ]
    for (const hash of forged) {
      await rows(
        `insert into sesi (hash, pengguna_id, alamat_ip, agen, dibuat_pada, terakhir_pada, kedaluwarsa_pada)
         values (?, ?, null, '', ${sqlNow()}, ${sqlNow()}, ${sqlNow()} + interval '1 hour')`,
        [hash, p.id]
      )
    }
    ;(await client.get('/userman/info').bearerToken(token)).assertStatus(401)
  })

  test('staff have no rekanan; unlada is recognised', async ({ client, assert }) => {
    const p = await createPengguna({ peran: 'operator', divisi: 'unlada' })
    const info = await client.get('/userman/info').bearerToken(await signInAs(p))
    assert.isNull(info.body().data.vendor)
    assert.isTrue(info.body().data.user.unlada)
    assert.isNotEmpty(info.body().data.user.divisiNama)
    assert.include(info.body().data.user.hak, 'rekanan.verifikasi')
  })

  test('an unknown account, a wrong password, an inactive and a not yet activated account get the same answer', async ({
    client,
    assert,
  }) => {
    await createPengguna({ login: 'ada.akun' })
    await createPengguna({ login: 'non.aktif', status: 'I' })
    await createPengguna({ login: 'kena.suspend', status: 'S' })
    await createPengguna({ login: 'belum.aktif', aktif: false })
    await createPengguna({ login: 'tanpa.sandi', sandi: null, aktif: false })
    const body = []
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
      body.push(JSON.stringify(jawaban.body()))
    }
    assert.equal(new Set(body).size, 1)
    assert.include(body[0]!, akunLayar.message.loginSalah)
  })

  test('with the right password a held account is told why and gets no session', async ({
    client,
    assert,
  }) => {
    const kasus = [
      [{ status: 'I' }, akunLayar.message.nonaktif],
      [{ status: 'S' }, akunLayar.message.suspend],
      [{ aktif: false }, akunLayar.message.belumAktif],
    ] as const
    for (const [isi, pesan] of kasus) {
      const p = await createPengguna(isi)
      const jawaban = await client.post('/login').json({ userId: p.login, password: TEST_PASSWORD })
      jawaban.assertStatus(400)
      assert.equal(jawaban.body().message, pesan)
      assert.equal(await jumlahSesi(p.id), 0)
    }
  })

  test('input that is no text and unknown query keys are refused', async ({ client, assert }) => {
    for (const body of [
      {},
      { userId: {}, password: 'x' },
      { userId: ['a'], password: 'x' },
      { userId: 'ada', password: { $ne: 1 } },
      { userId: 'ada', password: null },
    ]) {
      const jawaban = await client.post('/login').json(body)
      jawaban.assertStatus(400)
      assert.isNotEmpty(jawaban.body().errors)
    }
    const p = await createPengguna()
    const asing = await client
      .post('/login?lihat=semua')
      .json({ userId: p.login, password: TEST_PASSWORD })
    asing.assertStatus(400)
  })

  test('after five wrong attempts the account waits; a success clears the count', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna()
    const coba = (password: string, userId = p.login) =>
      client.post('/login').json({ userId, password })
    for (let i = 0; i < 4; i++) (await coba('salah-lagi')).assertStatus(400)
    ;(await coba(TEST_PASSWORD)).assertStatus(200)
    for (let i = 0; i < 5; i++) (await coba('salah-lagi')).assertStatus(400)
    const tertahan = await coba(TEST_PASSWORD, p.login.toUpperCase())
    tertahan.assertStatus(429)
    assert.isAbove(Number(tertahan.header('retry-after')), 0)
    const lain = await createPengguna()
    ;(await coba(TEST_PASSWORD, lain.login)).assertStatus(200)
  })

  test('one address is limited too, whatever user IDs it tries', async ({ client }) => {
    const jawaban = await Promise.all(
      Array.from({ length: 61 }, (_, i) =>
        client.post('/login').json({ userId: `tebak${i}`, password: 'tebakan-saja' })
      )
    )
    const tertahan = jawaban.filter((j) => j.status() === 429)
    if (tertahan.length !== 1) throw new Error(`${tertahan.length} ditahan, harusnya 1`)
  }).timeout(60_000)

  test('no session 401, a malformed token 422, and the session of a suspended user ends at once', async ({
    client,
  }) => {
    for (const [metode, jalur] of [
      ['get', '/userman/info'],
      ['post', '/keluar'],
      ['post', '/keluar-semua'],
    ] as const) {
      ;(await client[metode](jalur)).assertStatus(401)
      ;(await client[metode](jalur).bearerToken('rusak')).assertStatus(422)
    }
    const p = await createPengguna()
    const token = await signInAs(p)
    ;(await client.get('/userman/info').bearerToken(token)).assertStatus(200)
    await p.ubahStatus(SYSTEM, 'S', null)
    ;(await client.get('/userman/info').bearerToken(token)).assertStatus(401)
  })

  test('logout ends this session only; logout everywhere ends all of them', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna()
    const [a, b, c] = [await signInAs(p), await signInAs(p), await signInAs(p)]
    ;(await client.post('/keluar').bearerToken(a)).assertStatus(200)
    ;(await client.get('/userman/info').bearerToken(a)).assertStatus(401)
    ;(await client.get('/userman/info').bearerToken(b)).assertStatus(200)
    ;(await client.post('/keluar-semua').bearerToken(b)).assertStatus(200)
    ;(await client.get('/userman/info').bearerToken(c)).assertStatus(401)
    assert.deepEqual(await journalActions({ objek: 'pengguna', id: p.id }), [
      'sesi.keluar',
      'sesi.keluar_semua',
    ])
  })

  test('a session ends after 12 idle hours, and the cleaner removes it', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna()
    const token = await signInAs(p)
    moveClock('PT11H')
    assert.equal((await bersihkanSesi()).sesi, 0)
    moveClock('PT12H1M')
    ;(await client.get('/userman/info').bearerToken(token)).assertStatus(401)
    assert.equal((await bersihkanSesi()).sesi, 1)
    assert.equal((await bersihkanSesi()).sesi, 0)
  })
})
