import { test } from '@japa/runner'
import { hapusKedaluwarsa } from '@eproc/backend/app/akun/registrasi/hapus_kedaluwarsa'
import { createPengguna, TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { akun as teks } from '@eproc/i18n/id/akun'
import { dosir } from '@eproc/i18n/id/dosir'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { journalActions } from '../../lib/journal.ts'
import { mailedCode, mailsTo } from '../../lib/outbox.ts'
import { count, rows } from '../../lib/query.ts'
import { akunDb } from './bantuan.ts'

const ISIAN = {
  jenis: 'V',
  email: 'ani@karya-baru.example',
  userId: 'ani.karya',
  password: 'Kunci-Baru-2026',
  nama: 'Ani Lestari',
  jabatan: 'Direktur',
  noHp: '081234567890',
  persetujuan: true,
}
const AKTIVASI = '/registrasi/user'
const PESAN_REGISTRASI =
  'Permintaan untuk registrasi Rekanan sukses dilakukan. Silahkan lanjutkan proses aktivasi melalui email Anda !'

test.group('Registration', (group) => {
  group.each.setup(cleanSlate)

  test('makes an account that waits for activation and mails its link', async ({
    client,
    assert,
  }) => {
    const jawaban = await client.post('/registrasi').json(ISIAN)
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, PESAN_REGISTRASI)
    const akun = (await akunDb('ani.karya'))!
    assert.equal(akun.peran, 'vendor')
    assert.isNull(akun.diaktifkan_pada)
    assert.isNotNull(akun.persetujuan_data_pada, 'the consent is kept')
    assert.notInclude(akun.sandi_hash!, ISIAN.password)
    assert.deepEqual(await journalActions({ objek: 'pengguna', id: akun.id }), ['akun.daftar'])
    const kode = await mailedCode(ISIAN.email, AKTIVASI)
    const polos = await count(`tautan where encode(hash, 'escape') = ?`, [kode])
    assert.equal(polos, 0, 'the code is not stored as it is')
    const belum = await client
      .post('/login')
      .json({ userId: ISIAN.userId, password: ISIAN.password })
    assert.equal(belum.body().message, akunLayar.message.belumAktif)
  })

  test('sent again after a lost answer it is the same account; another one is refused', async ({
    client,
    assert,
  }) => {
    for (let i = 0; i < 2; i++) {
      const answer = await client.post('/registrasi').json(ISIAN)
      answer.assertStatus(200)
      assert.equal(answer.body().message, PESAN_REGISTRASI)
    }
    const { id } = (await akunDb(ISIAN.userId))!
    assert.deepEqual(await journalActions({ objek: 'pengguna', id }), ['akun.daftar'])
    for (const other of [{ password: 'Bukan-Sandi-Ani-77' }, { email: 'lain@karya.example' }]) {
      const refused = await client.post('/registrasi').json({ ...ISIAN, ...other })
      refused.assertStatus(400)
      assert.equal(refused.body().errors[0].field, 'userId')
    }
  })

  test('an individual gets the role person', async ({ client, assert }) => {
    ;(await client.post('/registrasi').json({ ...ISIAN, jenis: 'O' })).assertStatus(200)
    assert.equal((await akunDb(ISIAN.userId))!.peran, 'person')
  })

  test('each wrong input is answered with its message', async ({ client, assert }) => {
    const kasus: [Record<string, unknown>, string, string][] = [
      [{ email: '' }, 'email', dosir.aturan.wajib],
      [{ email: 'bukan-alamat' }, 'email', 'Pastikan alamat email Anda benar!'],
      [{ userId: '' }, 'userId', dosir.aturan.wajib],
      [{ userId: 'ani' }, 'userId', 'User ID minimal 5 karakter'],
      [{ userId: 'ani karya' }, 'userId', teks.aturan.userIdKarakter],
      [{ password: '' }, 'password', dosir.aturan.wajib],
      [{ password: 'pendek' }, 'password', 'Password minimal 10 karakter'],
      [{ password: 'x'.repeat(129) }, 'password', teks.aturan.maks(128)],
      [{ nama: '  ' }, 'nama', dosir.aturan.wajib],
      [{ jenis: 'X' }, 'jenis', teks.aturan.jenis],
      [{ persetujuan: false }, 'persetujuan', teks.aturan.persetujuan],
      [{ persetujuan: undefined }, 'persetujuan', teks.aturan.persetujuan],
    ]
    for (const [isi, field, pesan] of kasus) {
      const jawaban = await client.post('/registrasi').json({ ...ISIAN, ...isi })
      jawaban.assertStatus(400)
      const error = (jawaban.body().errors as { field: string; message: string }[]).find(
        (g) => g.field === field
      )
      assert.equal(error?.message, pesan, `${field} ${JSON.stringify(isi)}`)
    }
    for (const isi of [{ userId: { a: 1 } }, { email: ['x'] }, { persetujuan: 'true' }]) {
      ;(await client.post('/registrasi').json({ ...ISIAN, ...isi })).assertStatus(400)
    }
    assert.isNull(await akunDb(ISIAN.userId))
    assert.lengthOf(await mailsTo(ISIAN.email), 0)
  })

  test('a password that is too common is refused', async ({ client, assert }) => {
    await rows(`insert into kata_sandi_umum (kata_sandi, kelompok, sumber)
       values ('rahasia12345', 'indonesia', 'tes') on conflict do nothing`)
    // Of this place's own words alone, whatever stands between them; with another word it is one's own.
    for (const password of ['Rahasia12345', 'Pengadaan-Lelang-2026!', '2026.Vendor.2026']) {
      const jawaban = await client.post('/registrasi').json({ ...ISIAN, password })
      jawaban.assertStatus(400)
      assert.deepInclude(jawaban.body().errors[0], {
        field: 'password',
        message: teks.aturan.passwordUmum,
      })
    }
    ;(
      await client.post('/registrasi').json({ ...ISIAN, password: 'Pengadaan-kuda-biru' })
    ).assertStatus(200)
  })

  test('a user ID that exists is refused, whatever its case', async ({ client, assert }) => {
    await createPengguna({ login: 'Ani.Karya' })
    const jawaban = await client.post('/registrasi').json(ISIAN)
    jawaban.assertStatus(400)
    assert.equal(jawaban.body().errors[0].field, 'userId')
  })

  test('an e-mail that exists is answered alike; its owner is told and nothing is made', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna({ email: 'ANI@karya-baru.example' })
    const ada = await client.post('/registrasi').json(ISIAN)
    const baru = await client
      .post('/registrasi')
      .json({ ...ISIAN, userId: 'ani.lain', email: 'lain@karya-baru.example' })
    assert.deepEqual([ada.status(), ada.body()], [baru.status(), baru.body()])
    assert.isNull(await akunDb(ISIAN.userId))
    const [surat] = await mailsTo(p.email)
    assert.include(JSON.stringify(surat), p.login)
  })

  test('who registers with the e-mail of a form that waits chooses the password anew: it may be another who sent it', async ({
    client,
    assert,
  }) => {
    await client.post('/registrasi').json(ISIAN)
    const aktivasi = await mailedCode(ISIAN.email, AKTIVASI)
    const sendiri = { ...ISIAN, userId: 'ani.kedua', password: 'Milik-Sendiri-2026' }
    const lagi = await client.post('/registrasi').json(sendiri)
    lagi.assertStatus(200)
    assert.isNull(await akunDb('ani.kedua'))
    const [surat] = await mailsTo(ISIAN.email)
    assert.notInclude(surat!.teks, AKTIVASI)
    assert.include(surat!.teks, ISIAN.userId)
    // The first form's link, and one that its sender asks for now, would activate with the first form's password.
    const lama = await client.post('/member/activity').json({ kodeUrl: aktivasi })
    assert.equal(JSON.parse(lama.body().message).jenis, 'INV')
    await client.post('/api/registrasi/kirim-ulang').json({ userId: ISIAN.userId })
    assert.notInclude((await mailsTo(ISIAN.email))[0]!.teks, AKTIVASI)
    const baru = await client.put('/userman/respwd').json({
      userId: ISIAN.userId,
      email: ISIAN.email,
      newPass: sendiri.password,
      kodeUrl: await mailedCode(ISIAN.email, '/userman/forget'),
      kind: 'R',
    })
    baru.assertStatus(200)
    const masuk = (password: string) =>
      client.post('/login').json({ userId: ISIAN.userId, password })
    ;(await masuk(ISIAN.password)).assertStatus(400)
    ;(await masuk(sendiri.password)).assertStatus(200)
  })

  test('a fresh link to an old registration stands its 24 hours', async ({ client, assert }) => {
    await client.post('/registrasi').json(ISIAN)
    moveClock('P6DT23H')
    await client.post('/api/registrasi/kirim-ulang').json({ userId: ISIAN.userId })
    moveClock('P7DT1H')
    assert.equal(await hapusKedaluwarsa(), 0)
    const kodeUrl = await mailedCode(ISIAN.email, AKTIVASI)
    ;(await client.post('/member/activity').json({ kodeUrl })).assertStatus(200)
  })

  test('a registration that nobody activates lapses after seven days', async ({
    client,
    assert,
  }) => {
    await client.post('/registrasi').json(ISIAN)
    const kodeUrl = await mailedCode(ISIAN.email, AKTIVASI)
    const [surat] = await mailsTo(ISIAN.email)
    assert.include(surat!.teks, 'tidak diaktifkan dalam 7 hari')
    const aktif = await createPengguna({ peran: 'vendor' })
    moveClock('P6DT23H')
    assert.equal(await hapusKedaluwarsa(), 0)
    moveClock('P7DT1M')
    assert.equal(await hapusKedaluwarsa(), 1)
    assert.equal(await hapusKedaluwarsa(), 0)
    assert.isNull(await akunDb(ISIAN.userId))
    assert.isNotNull(await akunDb(aktif.login))
    // The link says what became of it: no fresh one can be asked for any more.
    const lewat = await client.post('/member/activity').json({ kodeUrl })
    assert.deepEqual(JSON.parse(lewat.body().message), {
      jenis: 'EXP',
      message: akunLayar.message.pendaftaranLewat(7),
      daftarLagi: true,
    })
    ;(await client.post('/api/registrasi/kirim-ulang').json({ kodeUrl })).assertStatus(200)
    ;(await client.post('/registrasi').json(ISIAN)).assertStatus(200)
  })

  test('of registrations at once one succeeds, with one mail', async ({ client, assert }) => {
    const jawaban = await Promise.all(
      Array.from({ length: 4 }, () => client.post('/registrasi').json(ISIAN))
    )
    assert.deepEqual(jawaban.map((j) => j.status()).sort(), [200, 400, 400, 400])
    assert.lengthOf(await mailsTo(ISIAN.email), 1)
    const akun = (await akunDb(ISIAN.userId))!
    assert.deepEqual(await journalActions({ objek: 'pengguna', id: akun.id }), ['akun.daftar'])
  })

  test('one address is limited, so that user IDs cannot be probed', async ({ client, assert }) => {
    await createPengguna({ login: ISIAN.userId })
    const status: number[] = []
    for (let i = 0; i < 21; i++) {
      status.push((await client.post('/registrasi').json(ISIAN)).status())
    }
    assert.deepEqual(status.slice(0, 20), Array(20).fill(400))
    assert.equal(status[20], 429)
  })
})

test.group('Activation', (group) => {
  group.each.setup(cleanSlate)

  test('the link activates the account once, then its owner can log in', async ({
    client,
    assert,
  }) => {
    await client.post('/registrasi').json(ISIAN)
    const kodeUrl = await mailedCode(ISIAN.email, AKTIVASI)
    const aktif = await client.post('/member/activity').json({ kodeUrl })
    aktif.assertStatus(200)
    assert.deepEqual(aktif.body().data, { email: ISIAN.email, userId: ISIAN.userId })
    const akun = (await akunDb(ISIAN.userId))!
    assert.isNotNull(akun.diaktifkan_pada)
    assert.deepEqual(await journalActions({ objek: 'pengguna', id: akun.id }), [
      'akun.daftar',
      'akun.aktifkan',
    ])
    const lagi = await client.post('/member/activity').json({ kodeUrl })
    lagi.assertStatus(400)
    assert.equal(JSON.parse(lagi.body().message).jenis, 'INV')
    const masuk = await client
      .post('/login')
      .json({ userId: ISIAN.userId, password: ISIAN.password })
    masuk.assertStatus(200)
  })

  test('of activations at once exactly one succeeds', async ({ client, assert }) => {
    await client.post('/registrasi').json(ISIAN)
    const kodeUrl = await mailedCode(ISIAN.email, AKTIVASI)
    const jawaban = await Promise.all(
      Array.from({ length: 6 }, () => client.post('/member/activity').json({ kodeUrl }))
    )
    assert.deepEqual(jawaban.map((j) => j.status()).sort(), [200, 400, 400, 400, 400, 400])
    const akun = (await akunDb(ISIAN.userId))!
    assert.deepEqual(await journalActions({ objek: 'pengguna', id: akun.id }), [
      'akun.daftar',
      'akun.aktifkan',
    ])
  })

  test('the link expires after 24 hours (EXP), and a new one can be asked for', async ({
    client,
    assert,
  }) => {
    await client.post('/registrasi').json(ISIAN)
    const previous = await mailedCode(ISIAN.email, AKTIVASI)
    moveClock('PT24H1M')
    const lewat = await client.post('/member/activity').json({ kodeUrl: previous })
    lewat.assertStatus(400)
    assert.deepEqual(JSON.parse(lewat.body().message), {
      jenis: 'EXP',
      message: akunLayar.message.aktivasiKedaluwarsa,
    })
    const ulang = await client.post('/api/registrasi/kirim-ulang').json({ kodeUrl: previous })
    ulang.assertStatus(200)
    const baru = await mailedCode(ISIAN.email, AKTIVASI)
    assert.notEqual(baru, previous)
    ;(await client.post('/member/activity').json({ kodeUrl: baru })).assertStatus(200)
  })

  test('a new link ends the one before', async ({ client, assert }) => {
    await client.post('/registrasi').json(ISIAN)
    const previous = await mailedCode(ISIAN.email, AKTIVASI)
    await client.post('/api/registrasi/kirim-ulang').json({ userId: ISIAN.email })
    const jawaban = await client.post('/member/activity').json({ kodeUrl: previous })
    assert.equal(JSON.parse(jawaban.body().message).jenis, 'INV')
  })

  test('an unknown code, one that is no text, or one for another purpose: INV', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna()
    await client.post('/userman/forget').json({ userId: p.login })
    const reset = await mailedCode(p.email, '/userman/forget')
    for (const kodeUrl of ['tidak-ada', '', {}, [], null, 1, reset]) {
      const jawaban = await client.post('/member/activity').json({ kodeUrl })
      jawaban.assertStatus(400)
      assert.equal(JSON.parse(jawaban.body().message).jenis, 'INV')
    }
  })

  test('an account that was suspended before its activation stays closed', async ({
    client,
    assert,
  }) => {
    await client.post('/registrasi').json(ISIAN)
    const kodeUrl = await mailedCode(ISIAN.email, AKTIVASI)
    await rows(`update pengguna set status = 'S' where login = ?`, [ISIAN.userId])
    ;(await client.post('/member/activity').json({ kodeUrl })).assertStatus(400)
    assert.isNull((await akunDb(ISIAN.userId))!.diaktifkan_pada)
  })

  test('sending again answers everybody the same and is limited', async ({ client, assert }) => {
    const menunggu = await createPengguna({ aktif: false })
    const aktif = await createPengguna()
    const body = []
    for (const userId of [menunggu.login, menunggu.email, aktif.login, 'tidak.ada']) {
      const jawaban = await client.post('/api/registrasi/kirim-ulang').json({ userId })
      jawaban.assertStatus(200)
      body.push(JSON.stringify(jawaban.body()))
    }
    assert.equal(new Set(body).size, 1)
    assert.lengthOf(await mailsTo(menunggu.email), 2)
    assert.lengthOf(await mailsTo(aktif.email), 0)
    for (const isi of [{}, { userId: {} }, { kodeUrl: {} }]) {
      ;(await client.post('/api/registrasi/kirim-ulang').json(isi)).assertStatus(400)
    }
    for (let i = 0; i < 4; i++) {
      await client.post('/api/registrasi/kirim-ulang').json({ userId: menunggu.login })
    }
    const akhir = await client.post('/api/registrasi/kirim-ulang').json({ userId: menunggu.login })
    akhir.assertStatus(429)
    assert.isAtMost((await mailsTo(menunggu.email)).length, 5)
  })

  test('the password of the test factory works', async ({ client }) => {
    const p = await createPengguna({ peran: 'person' })
    ;(await client.post('/login').json({ userId: p.login, password: TEST_PASSWORD })).assertStatus(
      200
    )
  })
})
