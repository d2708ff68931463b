/** The second step of the login (TOTP, RFC 6238), recovery codes, roles that need it, and the list of own sessions. */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { BATAS } from '@eproc/backend/app/akun/batas_akun'
import type { KodeMasukBaru, SesiRow } from '@eproc/domain/akun/answers'
import { createPengguna, signInAs, TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { kodeMasuk as teks } from '@eproc/i18n/id/kode_masuk'
import { cleanSlate, clockNowMs, moveClock } from '../../lib/dates.ts'
import { journalActions, lastJournal } from '../../lib/journal.ts'
import { rows } from '../../lib/query.ts'

/** What the app on the telephone shows now. */
const shown = (rahasia: string): string =>
  new TOTP({ secret: Secret.fromBase32(rahasia) }).generate({ timestamp: clockNowMs() })

const logIn = (client: ApiClient, login: string, kode?: string) =>
  client.post('/login').json({ userId: login, password: TEST_PASSWORD, ...(kode ? { kode } : {}) })

async function withCode(client: ApiClient, peran: 'operator' | 'ppk' = 'ppk') {
  const akun = await createPengguna({ peran })
  const token = await signInAs(akun)
  const siap = await client.post('/api/kode-masuk/siapkan').bearerToken(token)
  siap.assertStatus(200)
  const { rahasia, alamat } = (siap.body() as { data: KodeMasukBaru }).data
  const aktif = await client
    .post('/api/kode-masuk/aktifkan')
    .json({ kode: shown(rahasia) })
    .bearerToken(token)
  aktif.assertStatus(200)
  const { kode: pemulihan } = (aktif.body() as { data: { kode: string[] } }).data
  return { akun, token, rahasia, alamat, pemulihan }
}

test.group('The second step of the login', (group) => {
  group.each.setup(cleanSlate)

  test('a password alone opens nothing; a code does, once', async ({ client, assert }) => {
    const { akun, rahasia, alamat } = await withCode(client)
    assert.match(alamat, /^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/)
    const stored = await rows<{ rahasia: string }>(
      'select rahasia from kode_masuk where pengguna_id = ?',
      [akun.id]
    )
    assert.notInclude(stored[0]!.rahasia, rahasia, 'the secret is encrypted')

    const bare = await logIn(client, akun.login)
    bare.assertStatus(400)
    assert.deepEqual(bare.body().errors, [
      { field: 'kode', rule: 'kodeDiminta', message: teks.errors.diminta },
    ])
    moveClock('PT1M')
    const kode = shown(rahasia)
    const wrong = await logIn(client, akun.login, kode === '000000' ? '111111' : '000000')
    wrong.assertStatus(400)
    assert.equal(wrong.body().errors[0].rule, 'kodeSalah')
    ;(await logIn(client, akun.login, kode)).assertStatus(200)
    ;(await logIn(client, akun.login, kode)).assertStatus(400)
    moveClock('PT90S')
    ;(await logIn(client, akun.login, kode)).assertStatus(400)
    ;(await logIn(client, akun.login, shown(rahasia))).assertStatus(200)
    assert.includeMembers(await journalActions({ objek: 'pengguna', id: akun.id }), [
      'kode_masuk.siapkan',
      'kode_masuk.aktifkan',
    ])
    const login = await lastJournal<object>({ aksi: 'sesi.masuk' })
    assert.deepEqual(login?.rincian, { langkahKedua: 'aplikasi' })
  })

  test('of one code sent twice at once, one login succeeds', async ({ client, assert }) => {
    const { akun, rahasia } = await withCode(client)
    moveClock('PT1M')
    const kode = shown(rahasia)
    const answers = await Promise.all([1, 2, 3].map(() => logIn(client, akun.login, kode)))
    assert.deepEqual(answers.map((a) => a.status()).toSorted(), [200, 400, 400])
  })

  test('guesses are limited, and the known browser of the owner is not kept out', async ({
    client,
    assert,
  }) => {
    const { akun, rahasia } = await withCode(client)
    moveClock('PT1M')
    const first = await logIn(client, akun.login, shown(rahasia))
    const cookie = String(first.headers()['set-cookie']).split(';')[0]!
    const guess = () => logIn(client, akun.login, '000000')
    for (let i = 0; i < BATAS.kodeMasuk.kali; i++) (await guess()).assertStatus(400)
    ;(await guess()).assertStatus(429)
    moveClock('PT2M')
    const owner = await client
      .post('/login')
      .header('cookie', cookie)
      .json({ userId: akun.login, password: TEST_PASSWORD, kode: shown(rahasia) })
    owner.assertStatus(200)
    assert.isString(owner.body().data.token)
  })

  test('a recovery code stands for a lost telephone, once, and is told', async ({
    client,
    assert,
  }) => {
    const { akun, pemulihan } = await withCode(client)
    assert.lengthOf(new Set(pemulihan), 10)
    const typed = pemulihan[3]!.toLowerCase().replaceAll('-', ' ')
    const masuk = await logIn(client, akun.login, typed)
    masuk.assertStatus(200)
    ;(await logIn(client, akun.login, typed)).assertStatus(400)
    const { token } = masuk.body().data as { token: string }
    const status = await client.get('/api/kode-masuk').bearerToken(token)
    assert.equal(status.body().data.sisaPemulihan, 9)
    const bell = await client.get(`/notification/${akun.id}`).bearerToken(token)
    assert.include(JSON.stringify(bell.body()), teks.kabar.pemulihan(9))
  })

  test('switching it on ends what was open elsewhere; off asks for a code', async ({
    client,
    assert,
  }) => {
    const akun = await createPengguna({ peran: 'operator' })
    const [token, elsewhere] = [await signInAs(akun), await signInAs(akun)]
    const siap = await client.post('/api/kode-masuk/siapkan').bearerToken(token)
    const { rahasia } = (siap.body() as { data: KodeMasukBaru }).data
    const send = (call: string, kode: string) =>
      client.post(`/api/kode-masuk/${call}`).json({ kode }).bearerToken(token)
    ;(await send('matikan', shown(rahasia))).assertStatus(409)
    ;(await send('aktifkan', 'abc')).assertStatus(400)
    ;(await send('aktifkan', shown(rahasia))).assertStatus(200)
    ;(await client.get('/userman/info').bearerToken(elsewhere)).assertStatus(401)
    ;(await client.post('/api/kode-masuk/siapkan').bearerToken(token)).assertStatus(409)
    moveClock('PT1M')
    const baru = await send('pemulihan', shown(rahasia))
    assert.lengthOf(baru.body().data.kode, 10)
    moveClock('PT2M')
    ;(await send('matikan', shown(rahasia))).assertStatus(200)
    ;(await logIn(client, akun.login)).assertStatus(200)
  })

  test('a role that needs it reaches nothing but its profile until it is set up', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(forgetParameters)
    await rows(`update parameter set value = 'adminit, superAdmin' where key = 'KODE_MASUK_WAJIB'`)
    forgetParameters()
    const akun = await createPengguna({ peran: 'adminit' })
    const masuk = await logIn(client, akun.login)
    masuk.assertStatus(200)
    const { token, user } = masuk.body().data
    assert.isTrue(user.kodeMasukDiminta)
    assert.equal(user.beranda, '/user/profil')
    const refused = await client.get('/rest/user').bearerToken(token)
    refused.assertStatus(403)
    assert.equal(refused.body().message, teks.errors.wajib)
    // The public call that says more to an administrator takes such a session for a guest's.
    const publicly = await client
      .get('/admin/param')
      .header('accept', 'application/json')
      .bearerToken(token)
    assert.notInclude(JSON.stringify(publicly.body()), 'KODE_MASUK_WAJIB')
    const siap = await client.post('/api/kode-masuk/siapkan').bearerToken(token)
    const { rahasia } = (siap.body() as { data: KodeMasukBaru }).data
    const aktif = await client
      .post('/api/kode-masuk/aktifkan')
      .json({ kode: shown(rahasia) })
      .bearerToken(token)
    aktif.assertStatus(200)
    ;(await client.get('/rest/user').bearerToken(token)).assertStatus(200)
    moveClock('PT1M')
    const off = await client
      .post('/api/kode-masuk/matikan')
      .json({ kode: shown(rahasia) })
      .bearerToken(token)
    off.assertStatus(409)
    assert.equal(off.body().message, teks.errors.wajibTetap)
  })

  test('a role that needs it is not had by a session of before: it ends with the change of the role', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(forgetParameters)
    await rows(`update parameter set value = 'ppk' where key = 'KODE_MASUK_WAJIB'`)
    forgetParameters()
    const akun = await createPengguna({ peran: 'operator', divisi: '2020' })
    const token = await signInAs(akun)
    const [first, second] = [
      await signInAs(await createPengguna({ peran: 'adminit' })),
      await signInAs(await createPengguna({ peran: 'adminit' })),
    ]
    const one = await client.get(`/rest/user/${akun.id}`).bearerToken(first)
    const asked = await client
      .put(`/rest/user/${akun.id}`)
      .json({ ...one.body(), roles: 'ppk', divisi: '20' })
      .bearerToken(first)
    asked.assertStatus(202)
    ;(await client.get('/userman/info').bearerToken(token)).assertStatus(200)
    const { id } = asked.body() as { id: number }
    const confirmed = await client
      .post(`/api/perubahan-akses/${id}/konfirmasi`)
      .json({})
      .bearerToken(second)
    confirmed.assertStatus(200)
    const ended = await client.get('/userman/info').bearerToken(token)
    ended.assertStatus(401)
    assert.equal(ended.body().message, 'Silakan Login Ulang')
    const masuk = await logIn(client, akun.login)
    assert.isTrue(masuk.body().data.user.kodeMasukDiminta)
  })

  test('the parameter takes roles only', async ({ client, assert }) => {
    const token = await signInAs(await createPengguna({ peran: 'adminit' }))
    const list = await client.get('/rest/parameter').bearerToken(token)
    const { id } = (list.body() as { id: number; key: string }[]).find(
      (p) => p.key === 'KODE_MASUK_WAJIB'
    )!
    const one = await client.get(`/rest/parameter/${id}`).bearerToken(token)
    const save = (value: string) =>
      client
        .put(`/rest/parameter/${id}`)
        .json({ ...one.body(), value })
        .bearerToken(token)
    const bad = await save('adminit, direktur')
    bad.assertStatus(400)
    assert.equal(bad.body().errors[0].message, teks.errors.peran)
  })
})

test.group('A second step whose owner lost telephone and codes', (group) => {
  group.each.setup(cleanSlate)

  const takeOff = (client: ApiClient, id: number, token: string) =>
    client.delete(`/api/userman/kode-masuk/${id}`).bearerToken(token)

  test('of who has powers is taken off by two administrators, and told', async ({
    client,
    assert,
  }) => {
    const { akun } = await withCode(client, 'ppk')
    const [first, second] = [
      await signInAs(await createPengguna({ peran: 'adminit' })),
      await signInAs(await createPengguna({ peran: 'adminit' })),
    ]
    const asked = await takeOff(client, akun.id, first)
    asked.assertStatus(202)
    assert.equal(asked.body().data.beda[0].bidang, 'Kode masuk (dua langkah)')
    ;(await logIn(client, akun.login)).assertStatus(400)
    const { id } = asked.body().data as { id: number }
    const confirm = (token: string) =>
      client.post(`/api/perubahan-akses/${id}/konfirmasi`).json({}).bearerToken(token)
    ;(await confirm(first)).assertStatus(403)
    ;(await confirm(second)).assertStatus(200)
    const masuk = await logIn(client, akun.login)
    masuk.assertStatus(200)
    const { token } = masuk.body().data as { token: string }
    const bell = await client.get(`/notification/${akun.id}`).bearerToken(token)
    assert.include(JSON.stringify(bell.body()), 'menghapus kode masuk dari akun Anda')
  })

  test('leaves a change of the account that waits for its second administrator as it is', async ({
    client,
    assert,
  }) => {
    const { akun } = await withCode(client, 'ppk')
    const [first, second] = [
      await signInAs(await createPengguna({ peran: 'adminit' })),
      await signInAs(await createPengguna({ peran: 'adminit' })),
    ]
    const one = await client.get(`/rest/user/${akun.id}`).bearerToken(first)
    const changed = await client
      .put(`/rest/user/${akun.id}`)
      .json({ ...one.body(), divisi: '2020', email: 'baru@uji.example' })
      .bearerToken(first)
    changed.assertStatus(202)
    const asked = await takeOff(client, akun.id, second)
    asked.assertStatus(409)
    assert.equal(asked.body().message, teks.errors.menungguLain)
    const { id } = changed.body() as { id: number }
    const confirmed = await client
      .post(`/api/perubahan-akses/${id}/konfirmasi`)
      .json({})
      .bearerToken(second)
    confirmed.assertStatus(200)
    ;(await takeOff(client, akun.id, second)).assertStatus(202)
    // And the other way round: an edit does not take the place of what its owner waits for.
    const now = await client.get(`/rest/user/${akun.id}`).bearerToken(first)
    const edited = await client
      .put(`/rest/user/${akun.id}`)
      .json({ ...now.body(), divisi: '1010' })
      .bearerToken(first)
    edited.assertStatus(409)
    assert.equal(edited.body().message, teks.errors.menungguLain)
  })

  test('of who has none is taken off at once, by an administrator alone', async ({ client }) => {
    const { akun, token } = await withCode(client, 'operator')
    const admin = await createPengguna({ peran: 'adminit' })
    ;(await takeOff(client, akun.id, token)).assertStatus(403)
    const adminToken = await signInAs(admin)
    ;(await takeOff(client, admin.id, adminToken)).assertStatus(403)
    ;(await takeOff(client, 2147483647, adminToken)).assertStatus(404)
    ;(await takeOff(client, akun.id, adminToken)).assertStatus(200)
    ;(await takeOff(client, akun.id, adminToken)).assertStatus(409)
    ;(await logIn(client, akun.login)).assertStatus(200)
  })
})

test.group('Own sessions', (group) => {
  group.each.setup(cleanSlate)

  test('are listed with device and place, and ended one by one', async ({ client, assert }) => {
    const akun = await createPengguna({ peran: 'ppk' })
    const agent =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
    const phone = await client
      .post('/login')
      .header('user-agent', agent)
      .json({ userId: akun.login, password: TEST_PASSWORD })
    const phoneToken = (phone.body() as { data: { token: string } }).data.token
    const token = await signInAs(akun)
    const stranger = await signInAs(await createPengguna({ peran: 'ppk' }))

    const list = await client.get('/api/sesi').bearerToken(token)
    const sesi = (list.body() as { rows: SesiRow[] }).rows
    assert.lengthOf(sesi, 2)
    const other = sesi.find((s) => !s.ini)!
    assert.equal(other.peramban, 'Chrome')
    assert.equal(other.sistem, 'Android')
    assert.isString(other.alamatIp)

    for (let n = 0; n < 50; n++) await signInAs(akun)
    const many = (await client.get('/api/sesi').bearerToken(token)).body() as { rows: unknown[] }
    assert.lengthOf(many.rows, 50)
    assert.propertyVal(many, 'total', 52, 'also those that are not listed')

    const end = (id: number, by: string) => client.delete(`/api/sesi/${id}`).bearerToken(by)
    ;(await end(other.id, stranger)).assertStatus(404)
    ;(await end(sesi.find((s) => s.ini)!.id, token)).assertStatus(409)
    ;(await client.get('/userman/info').bearerToken(phoneToken)).assertStatus(200)
    ;(await end(other.id, token)).assertStatus(200)
    ;(await client.get('/userman/info').bearerToken(phoneToken)).assertStatus(401)
    ;(await end(other.id, token)).assertStatus(404)
    assert.include(await journalActions({ objek: 'pengguna', id: akun.id }), 'sesi.akhiri')
  })
})
