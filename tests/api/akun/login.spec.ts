import { createHash, createHmac, randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { SYSTEM } from '@eproc/backend/app/core/auth/actor'
import { tokenHash } from '@eproc/backend/app/core/auth/token'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import env from '@eproc/backend/start/env'
import { bersihkanSesi } from '@eproc/backend/app/akun/sesi/session_sweeper'
import { createPengguna, signInAs, TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { cleanSlate, clockNowMs, moveClock } from '../../lib/dates.ts'
import { journalActions, lastJournal } from '../../lib/journal.ts'
import { scaled } from '../../lib/limits.ts'
import { ownerRows, rows } from '../../lib/query.ts'
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
    assert.equal((await lastJournal({ aksi: 'sesi.masuk' }))?.pelaku_id, p.id)
    const [{ n: tersimpan }] = (await ownerRows<{ n: number }>(
      `select count(*)::int as n from sesi where encode(hash, 'escape') like '%' || ? || '%'`,
      [token.slice(3)]
    )) as [{ n: number }]
    assert.equal(tersimpan, 0, 'the token is not stored as it is')
    const info = await client.get('/userman/info').bearerToken(token)
    info.assertStatus(200)
    const { milidetik, ...told } = info.body().data
    assert.deepEqual(told, { user, vendor })
    assert.closeTo(milidetik, clockNowMs(), 60_000, 'the server’s clock')
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

  test('after five wrong attempts the account waits at this address; a success clears the count', async ({
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

  test('wrong guesses elsewhere never lock the owner out: they only slow the account down', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(() => env.set('TRUST_PROXY', 'false'))
    env.set('TRUST_PROXY', '1')
    const p = await createPengguna()
    const coba = (password: string, ip: string, cookie = '') =>
      client
        .post('/login')
        .header('x-forwarded-for', ip)
        .header('cookie', cookie)
        .json({ userId: p.login, password })
    const dulu = await coba(TEST_PASSWORD, '198.51.100.1')
    const peramban = String(dulu.header('set-cookie')).split(';')[0]!
    for (const ip of ['203.0.113.1', '203.0.113.2']) {
      for (let i = 0; i < 5; i++) (await coba('salah-lagi', ip)).assertStatus(400)
      ;(await coba(TEST_PASSWORD, ip)).assertStatus(429)
    }
    const lama = async (jawab: Promise<unknown>) => {
      const mulai = performance.now()
      await jawab
      return performance.now() - mulai
    }
    const baru = coba(TEST_PASSWORD, '198.51.100.2')
    assert.isAtLeast(await lama(baru), 500, 'a new place is slowed down')
    ;(await baru).assertStatus(200)
    const kenal = coba(TEST_PASSWORD, '203.0.113.1', peramban)
    ;(await kenal).assertStatus(200)
  })

  test('a known browser is limited by itself, and its cookie cannot be made', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna()
    const lain = await createPengguna()
    const coba = (password: string, cookie: string, userId = p.login) =>
      client.post('/login').header('cookie', cookie).json({ userId, password })
    const peramban = String((await coba(TEST_PASSWORD, '')).header('set-cookie')).split(';')[0]!
    assert.match(peramban, /^peramban=s%3A|^peramban=s:/)
    for (let i = 0; i < 20; i++) (await coba('salah-lagi', peramban)).assertStatus(400)
    ;(await coba(TEST_PASSWORD, peramban)).assertStatus(429)
    for (let i = 0; i < 5; i++) (await coba('salah-lagi', '', lain.login)).assertStatus(400)
    for (const cookie of [peramban, `peramban=${'a'.repeat(32)}.${lain.id}`]) {
      ;(await coba(TEST_PASSWORD, cookie, lain.login)).assertStatus(429)
    }
  })

  test('right passwords never count: six at once are all let in, also after four wrong ones', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna()
    const coba = (password: string) => client.post('/login').json({ userId: p.login, password })
    for (let i = 0; i < 4; i++) (await coba('salah-lagi')).assertStatus(400)
    const jawab = await Promise.all(Array.from({ length: 6 }, () => coba(TEST_PASSWORD)))
    assert.deepEqual(
      jawab.map((j) => j.status()),
      Array(6).fill(200)
    )
  })

  test('many guesses at once are no way around the limit', async ({ client, assert }) => {
    const p = await createPengguna()
    const jawab = await Promise.all(
      Array.from({ length: 12 }, () =>
        client.post('/login').json({ userId: p.login, password: 'salah-lagi' })
      )
    )
    assert.lengthOf(
      jawab.filter((j) => j.status() === 400),
      5
    )
  })

  test('sixty failures of an address slow it down, they do not close it', async ({
    client,
    assert,
  }) => {
    await Promise.all(
      Array.from({ length: 61 }, (_, i) =>
        client.post('/login').json({ userId: `tebak${i}`, password: 'tebakan-saja' })
      )
    )
    const p = await createPengguna()
    const mulai = performance.now()
    const jawab = await client.post('/login').json({ userId: p.login, password: TEST_PASSWORD })
    jawab.assertStatus(200)
    assert.isAtLeast(performance.now() - mulai, 500)
  }).timeout(scaled(60_000))

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
