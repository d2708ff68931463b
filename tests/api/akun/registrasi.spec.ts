import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sql } from '@eproc/backend/app/inti/sql'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import { buatPengguna, SANDI_UJI } from '@eproc/database/factories/pengguna'
import { akun as teks } from '@eproc/i18n/id/akun'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { kosongkan } from '../../lib/basis_data.ts'
import { akunDb, jurnalAkun, kodeDariSurat, suratUntuk } from './bantuan.ts'

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

test.group('Registrasi', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  test('membuat akun yang menunggu aktivasi dan mengirim tautannya', async ({ client, assert }) => {
    const jawaban = await client.post('/registrasi').json(ISIAN)
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, PESAN_REGISTRASI)
    const akun = (await akunDb('ani.karya'))!
    assert.equal(akun.peran, 'vendor')
    assert.isNull(akun.diaktifkan_pada)
    assert.isNotNull(akun.persetujuan_data_pada, 'persetujuan data pribadi dicatat')
    assert.notInclude(akun.sandi_hash!, ISIAN.password)
    assert.deepEqual(await jurnalAkun(akun.id), ['akun.daftar'])
    const kode = await kodeDariSurat(ISIAN.email, AKTIVASI)
    const polos = await sql<{ n: number }>(
      db,
      `select count(*)::int as n from tautan where encode(hash, 'escape') = ?`,
      [kode]
    )
    assert.equal(polos[0]!.n, 0, 'kode tidak disimpan apa adanya')
    const belum = await client
      .post('/login')
      .json({ userId: ISIAN.userId, password: ISIAN.password })
    assert.equal(belum.body().message, akunLayar.pesan.belumAktif)
  })

  test('perseorangan mendapat peran person', async ({ client, assert }) => {
    ;(await client.post('/registrasi').json({ ...ISIAN, jenis: 'O' })).assertStatus(200)
    assert.equal((await akunDb(ISIAN.userId))!.peran, 'person')
  })

  test('setiap isian yang salah dijawab dengan pesannya', async ({ client, assert }) => {
    const kasus: [Record<string, unknown>, string, string][] = [
      [{ email: '' }, 'email', teks.aturan.wajib],
      [{ email: 'bukan-alamat' }, 'email', 'Pastikan alamat email Anda benar!'],
      [{ userId: '' }, 'userId', teks.aturan.wajib],
      [{ userId: 'ani' }, 'userId', 'User ID minimal 5 karakter'],
      [{ userId: 'ani karya' }, 'userId', teks.aturan.userIdKarakter],
      [{ password: '' }, 'password', teks.aturan.wajib],
      [{ password: 'pendek' }, 'password', 'Password minimal 10 karakter'],
      [{ password: 'x'.repeat(129) }, 'password', teks.aturan.maks(128)],
      [{ nama: '  ' }, 'nama', teks.aturan.wajib],
      [{ jenis: 'X' }, 'jenis', teks.aturan.jenis],
      [{ persetujuan: false }, 'persetujuan', teks.aturan.persetujuan],
      [{ persetujuan: undefined }, 'persetujuan', teks.aturan.persetujuan],
    ]
    for (const [isi, field, pesan] of kasus) {
      const jawaban = await client.post('/registrasi').json({ ...ISIAN, ...isi })
      jawaban.assertStatus(400)
      const galat = (jawaban.body().errors as { field: string; message: string }[]).find(
        (g) => g.field === field
      )
      assert.equal(galat?.message, pesan, `${field} ${JSON.stringify(isi)}`)
    }
    for (const isi of [{ userId: { a: 1 } }, { email: ['x'] }, { persetujuan: 'true' }]) {
      ;(await client.post('/registrasi').json({ ...ISIAN, ...isi })).assertStatus(400)
    }
    assert.isNull(await akunDb(ISIAN.userId))
    assert.lengthOf(await suratUntuk(ISIAN.email), 0)
  })

  test('password yang terlalu umum ditolak', async ({ client, assert }) => {
    await sql(
      db,
      `insert into kata_sandi_umum (kata_sandi, kelompok, sumber)
       values ('rahasia12345', 'indonesia', 'tes') on conflict do nothing`
    )
    const jawaban = await client.post('/registrasi').json({ ...ISIAN, password: 'Rahasia12345' })
    jawaban.assertStatus(400)
    assert.deepInclude(jawaban.body().errors[0], {
      field: 'password',
      message: teks.aturan.passwordUmum,
    })
  })

  test('User ID dan e-mail yang sudah ada ditolak, besar kecil huruf tidak membedakan', async ({
    client,
    assert,
  }) => {
    await buatPengguna({ login: 'Ani.Karya', email: 'ANI@karya-baru.example' })
    const jawaban = await client.post('/registrasi').json(ISIAN)
    jawaban.assertStatus(400)
    assert.sameMembers(
      jawaban.body().errors.map((g: { field: string }) => g.field),
      ['userId', 'email']
    )
  })

  test('dua pendaftaran sekaligus: satu berhasil, satu surat', async ({ client, assert }) => {
    const jawaban = await Promise.all(
      Array.from({ length: 4 }, () => client.post('/registrasi').json(ISIAN))
    )
    assert.deepEqual(jawaban.map((j) => j.status()).sort(), [200, 400, 400, 400])
    assert.lengthOf(await suratUntuk(ISIAN.email), 1)
    const akun = (await akunDb(ISIAN.userId))!
    assert.deepEqual(await jurnalAkun(akun.id), ['akun.daftar'])
  })

  test('satu alamat dibatasi, agar User ID tidak dapat dijajal', async ({ client, assert }) => {
    await buatPengguna({ login: ISIAN.userId })
    const status: number[] = []
    for (let i = 0; i < 21; i++) {
      status.push((await client.post('/registrasi').json(ISIAN)).status())
    }
    assert.deepEqual(status.slice(0, 20), Array(20).fill(400))
    assert.equal(status[20], 429)
  })
})

test.group('Aktivasi', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  test('tautan mengaktifkan akun satu kali, lalu pemiliknya dapat masuk', async ({
    client,
    assert,
  }) => {
    await client.post('/registrasi').json(ISIAN)
    const kodeUrl = await kodeDariSurat(ISIAN.email, AKTIVASI)
    const aktif = await client.post('/member/activity').json({ kodeUrl })
    aktif.assertStatus(200)
    assert.deepEqual(aktif.body().data, { email: ISIAN.email, userId: ISIAN.userId })
    const akun = (await akunDb(ISIAN.userId))!
    assert.isNotNull(akun.diaktifkan_pada)
    assert.deepEqual(await jurnalAkun(akun.id), ['akun.daftar', 'akun.aktifkan'])
    const lagi = await client.post('/member/activity').json({ kodeUrl })
    lagi.assertStatus(400)
    assert.equal(JSON.parse(lagi.body().message).jenis, 'INV')
    const masuk = await client
      .post('/login')
      .json({ userId: ISIAN.userId, password: ISIAN.password })
    masuk.assertStatus(200)
  })

  test('dua kali sekaligus: tepat satu berhasil', async ({ client, assert }) => {
    await client.post('/registrasi').json(ISIAN)
    const kodeUrl = await kodeDariSurat(ISIAN.email, AKTIVASI)
    const jawaban = await Promise.all(
      Array.from({ length: 6 }, () => client.post('/member/activity').json({ kodeUrl }))
    )
    assert.deepEqual(jawaban.map((j) => j.status()).sort(), [200, 400, 400, 400, 400, 400])
    const akun = (await akunDb(ISIAN.userId))!
    assert.deepEqual(await jurnalAkun(akun.id), ['akun.daftar', 'akun.aktifkan'])
  })

  test('setelah 24 jam kedaluwarsa (EXP), dan tautan baru dapat diminta', async ({
    client,
    assert,
  }) => {
    await client.post('/registrasi').json(ISIAN)
    const lama = await kodeDariSurat(ISIAN.email, AKTIVASI)
    geserWaktu('PT24H1M')
    const lewat = await client.post('/member/activity').json({ kodeUrl: lama })
    lewat.assertStatus(400)
    assert.deepEqual(JSON.parse(lewat.body().message), {
      jenis: 'EXP',
      message: akunLayar.pesan.aktivasiKedaluwarsa,
    })
    const ulang = await client.post('/api/registrasi/kirim-ulang').json({ kodeUrl: lama })
    ulang.assertStatus(200)
    const baru = await kodeDariSurat(ISIAN.email, AKTIVASI)
    assert.notEqual(baru, lama)
    ;(await client.post('/member/activity').json({ kodeUrl: baru })).assertStatus(200)
  })

  test('tautan baru mematikan tautan sebelumnya', async ({ client, assert }) => {
    await client.post('/registrasi').json(ISIAN)
    const lama = await kodeDariSurat(ISIAN.email, AKTIVASI)
    await client.post('/api/registrasi/kirim-ulang').json({ userId: ISIAN.email })
    const jawaban = await client.post('/member/activity').json({ kodeUrl: lama })
    assert.equal(JSON.parse(jawaban.body().message).jenis, 'INV')
  })

  test('kode tak dikenal, bukan teks, atau milik tujuan lain: INV', async ({ client, assert }) => {
    const p = await buatPengguna()
    await client.post('/userman/forget').json({ userId: p.login })
    const reset = await kodeDariSurat(p.email, '/userman/forget')
    for (const kodeUrl of ['tidak-ada', '', {}, [], null, 1, reset]) {
      const jawaban = await client.post('/member/activity').json({ kodeUrl })
      jawaban.assertStatus(400)
      assert.equal(JSON.parse(jawaban.body().message).jenis, 'INV')
    }
  })

  test('akun yang disuspend sebelum diaktifkan tetap tertutup', async ({ client, assert }) => {
    await client.post('/registrasi').json(ISIAN)
    const kodeUrl = await kodeDariSurat(ISIAN.email, AKTIVASI)
    await sql(db, `update pengguna set status = 'S' where login = ?`, [ISIAN.userId])
    ;(await client.post('/member/activity').json({ kodeUrl })).assertStatus(400)
    assert.isNull((await akunDb(ISIAN.userId))!.diaktifkan_pada)
  })

  test('kirim ulang menjawab sama untuk siapa pun dan dibatasi', async ({ client, assert }) => {
    const menunggu = await buatPengguna({ aktif: false })
    const aktif = await buatPengguna()
    const badan = []
    for (const userId of [menunggu.login, menunggu.email, aktif.login, 'tidak.ada']) {
      const jawaban = await client.post('/api/registrasi/kirim-ulang').json({ userId })
      jawaban.assertStatus(200)
      badan.push(JSON.stringify(jawaban.body()))
    }
    assert.equal(new Set(badan).size, 1)
    assert.lengthOf(await suratUntuk(menunggu.email), 2)
    assert.lengthOf(await suratUntuk(aktif.email), 0)
    for (const isi of [{}, { userId: {} }, { kodeUrl: {} }]) {
      ;(await client.post('/api/registrasi/kirim-ulang').json(isi)).assertStatus(400)
    }
    for (let i = 0; i < 4; i++) {
      await client.post('/api/registrasi/kirim-ulang').json({ userId: menunggu.login })
    }
    const akhir = await client.post('/api/registrasi/kirim-ulang').json({ userId: menunggu.login })
    akhir.assertStatus(429)
    assert.isAtMost((await suratUntuk(menunggu.email)).length, 5)
  })

  test('password uji pabrik memang berlaku', async ({ client }) => {
    const p = await buatPengguna({ peran: 'person' })
    ;(await client.post('/login').json({ userId: p.login, password: SANDI_UJI })).assertStatus(200)
  })
})
