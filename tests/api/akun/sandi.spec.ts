import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { kirimTautanSandi } from '@eproc/backend/app/akun/kirim_tautan'
import { sql } from '@eproc/backend/app/inti/sql'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import { buatPengguna, masukSebagai, SANDI_UJI } from '@eproc/database/factories/pengguna'
import { akun as teks } from '@eproc/i18n/id/akun'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { suratAkun } from '@eproc/i18n/id/surat_akun'
import { kosongkan } from '../../lib/basis_data.ts'
import { akunDb, bearer, jumlahSesi, jurnalAkun, kodeDariSurat, suratUntuk } from './bantuan.ts'

const RESET = '/userman/forget'
const BARU = 'Sandi-Baru-2026'
const TERKIRIM = 'Email Reset password sudah dikirim !'
const DIUBAH = 'Password telah berhasil diubah'

test.group('Lupa dan reset password', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  test('jawaban sama bagi akun yang ada dan tidak, dengan User ID atau e-mail', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna()
    const mati = await buatPengguna({ status: 'I' })
    const badan = []
    for (const userId of [p.login, p.email.toUpperCase(), mati.login, 'tidak.ada']) {
      const jawaban = await client.post('/userman/forget').json({ userId })
      jawaban.assertStatus(200)
      badan.push(JSON.stringify(jawaban.body()))
    }
    assert.equal(new Set(badan).size, 1)
    assert.equal(JSON.parse(badan[0]!).message, TERKIRIM)
    assert.lengthOf(await suratUntuk(p.email), 2)
    assert.lengthOf(await suratUntuk(mati.email), 0)
    assert.deepEqual(await jurnalAkun(p.id), ['akun.minta_reset', 'akun.minta_reset'])
  })

  test('waktu jawab tidak membedakan akun yang ada dan tidak', async ({ client, assert }) => {
    const p = await buatPengguna()
    const lama = async (userId: string) => {
      const awal = performance.now()
      await client.post('/userman/forget').json({ userId })
      return performance.now() - awal
    }
    await lama('pemanasan')
    const ada = Math.min(await lama(p.login), await lama(p.login))
    const tidak = Math.min(await lama('tidak.ada'), await lama('tidak.ada'))
    assert.isAtLeast(Math.min(ada, tidak), 295)
    assert.isBelow(Math.abs(ada - tidak), 100)
  })

  test('tautan diperiksa tanpa terpakai, lalu mengganti password satu kali dan mengakhiri semua sesi', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna()
    const sesi = await masukSebagai(p)
    await client.post('/userman/forget').json({ userId: p.login })
    const kodeUrl = await kodeDariSurat(p.email, RESET)
    for (let i = 0; i < 2; i++) {
      const periksa = await client.get(`/api/userman/forget/${kodeUrl}`)
      periksa.assertStatus(200)
      assert.deepEqual(periksa.body().data, { userId: p.login, email: p.email })
    }
    const isian = { userId: p.login, email: p.email, newPass: BARU, kodeUrl, kind: 'R' }
    const jawaban = await client.put('/userman/respwd').json(isian)
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, DIUBAH)
    ;(await client.get('/userman/info').header('authorization', bearer(sesi))).assertStatus(401)
    assert.equal(await jumlahSesi(p.id), 0)
    ;(await client.put('/userman/respwd').json(isian)).assertStatus(400)
    ;(await client.get(`/api/userman/forget/${kodeUrl}`)).assertStatus(400)
    ;(await client.post('/login').json({ userId: p.login, password: SANDI_UJI })).assertStatus(400)
    ;(await client.post('/login').json({ userId: p.login, password: BARU })).assertStatus(200)
    assert.include(await jurnalAkun(p.id), 'akun.reset_sandi')
    const perihal = (await suratUntuk(p.email)).map((s) => s.perihal)
    assert.include(perihal, suratAkun.sandiDiubah.perihal)
  })

  test('dua reset sekaligus dengan tautan yang sama: tepat satu berhasil', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna()
    await client.post('/userman/forget').json({ userId: p.login })
    const kodeUrl = await kodeDariSurat(p.email, RESET)
    const isian = { userId: p.login, email: p.email, kodeUrl, kind: 'R' }
    const jawaban = await Promise.all(
      [1, 2, 3].map((n) =>
        client.put('/userman/respwd').json({ ...isian, newPass: `Sandi-Baru-202${n}` })
      )
    )
    assert.deepEqual(jawaban.map((j) => j.status()).sort(), [200, 400, 400])
  })

  test('tautan lewat 24 jam dan tautan tak dikenal ditolak dengan pesannya', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna()
    await client.post('/userman/forget').json({ userId: p.login })
    const kodeUrl = await kodeDariSurat(p.email, RESET)
    const asing = await client.get('/api/userman/forget/tidak-dikenal')
    asing.assertStatus(400)
    assert.equal(asing.body().message, akunLayar.pesan.resetTidakDikenal)
    geserWaktu('PT24H1M')
    const lewat = await client.get(`/api/userman/forget/${kodeUrl}`)
    lewat.assertStatus(400)
    assert.equal(lewat.body().message, akunLayar.pesan.resetKedaluwarsa)
    const simpan = await client
      .put('/userman/respwd')
      .json({ userId: p.login, email: p.email, newPass: BARU, kodeUrl, kind: 'R' })
    simpan.assertStatus(400)
    assert.equal(simpan.body().message, akunLayar.pesan.resetKedaluwarsa)
  })

  test('kode yang bukan teks, akun lain, password lemah: 400 dan tautan tetap berlaku', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna()
    const lain = await buatPengguna()
    await client.post('/userman/forget').json({ userId: p.login })
    const kodeUrl = await kodeDariSurat(p.email, RESET)
    const isian = { userId: p.login, email: p.email, newPass: BARU, kodeUrl, kind: 'R' }
    const kasus = [
      { kodeUrl: {} },
      { kodeUrl: [kodeUrl] },
      { kodeUrl: null },
      { kodeUrl: 'x' },
      { newPass: {} },
      { newPass: '' },
      { newPass: 'pendek' },
      { userId: lain.login, email: lain.email },
      { email: lain.email },
      { kind: 'C' },
    ]
    for (const isi of kasus) {
      const jawaban = await client.put('/userman/respwd').json({ ...isian, ...isi })
      assert.equal(jawaban.status(), 400, JSON.stringify(isi))
    }
    const pendek = await client.put('/userman/respwd').json({ ...isian, newPass: 'pendek' })
    assert.deepInclude(pendek.body().errors[0], {
      field: 'newPass',
      message: 'Password minimal 10 karakter',
    })
    ;(await client.put('/userman/respwd').json(isian)).assertStatus(200)
  })

  test('pengguna internal baru: tautan pertama menetapkan password dan mengaktifkan akun', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna({ peran: 'operator', sandi: null, aktif: false })
    await db.transaction((trx) => kirimTautanSandi(trx, p))
    assert.equal((await suratUntuk(p.email))[0]!.perihal, suratAkun.sandiPertama.perihal)
    const kodeUrl = await kodeDariSurat(p.email, RESET)
    const jawaban = await client
      .put('/userman/respwd')
      .json({ userId: p.login, email: p.email, newPass: BARU, kodeUrl, kind: 'R' })
    jawaban.assertStatus(200)
    assert.isNotNull((await akunDb(p.login))!.diaktifkan_pada)
    ;(await client.post('/login').json({ userId: p.login, password: BARU })).assertStatus(200)
  })

  test('surat dan tautan batal bersama transaksinya', async ({ assert }) => {
    const p = await buatPengguna()
    await assert.rejects(() =>
      db.transaction(async (trx) => {
        await kirimTautanSandi(trx, p)
        throw new Error('batal')
      })
    )
    assert.lengthOf(await suratUntuk(p.email), 0)
    const tautan = await sql<{ n: number }>(db, 'select count(*)::int as n from tautan')
    assert.equal(tautan[0]!.n, 0)
  })

  test('rekanan yang belum aktif mendapat tautan aktivasi, bukan reset', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna({ aktif: false })
    await client.post('/userman/forget').json({ userId: p.login })
    assert.equal((await suratUntuk(p.email))[0]!.perihal, suratAkun.aktivasi.perihal)
  })

  test('adminit mengirim tautan dari daftar pengguna, dan mengetahui bila tidak dapat', async ({
    client,
    assert,
  }) => {
    const admin = await buatPengguna({ peran: 'adminit' })
    const token = await masukSebagai(admin)
    const p = await buatPengguna({ peran: 'ppk' })
    const mati = await buatPengguna({ peran: 'ppk', status: 'I' })
    const minta = (isi: object) =>
      client.post('/userman/forget').header('authorization', bearer(token)).json(isi)
    const jawaban = await minta({ id: p.id, userId: p.login, email: p.email })
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, TERKIRIM)
    assert.lengthOf(await suratUntuk(p.email), 1)
    ;(await minta({ id: p.id, userId: admin.login, email: p.email })).assertStatus(404)
    ;(await minta({ id: mati.id, userId: mati.login, email: mati.email })).assertStatus(409)
    const pelaku = await sql<{ pelaku_id: number }>(
      db,
      `select pelaku_id from jurnal where aksi = 'akun.minta_reset' and objek_id = ?`,
      [String(p.id)]
    )
    assert.equal(pelaku[0]!.pelaku_id, admin.id)
  })

  test('permintaan dibatasi per akun, dan kotak surat tidak dapat dibanjiri', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna()
    for (let i = 0; i < 5; i++) {
      ;(await client.post('/userman/forget').json({ userId: p.login })).assertStatus(200)
    }
    const tertahan = await client.post('/userman/forget').json({ userId: p.login })
    tertahan.assertStatus(429)
    assert.isAbove(Number(tertahan.header('retry-after')), 0)
    // The address is another key of the same account.
    ;(await client.post('/userman/forget').json({ userId: p.email })).assertStatus(200)
    assert.lengthOf(await suratUntuk(p.email), 5)
    for (const isi of [{}, { userId: {} }, { userId: p.login, id: 'x' }]) {
      ;(await client.post('/userman/forget').json(isi)).assertStatus(400)
    }
  })
})

test.group('Ganti password sendiri', (group) => {
  group.each.setup(() => kosongkan())

  test('mengganti password dan mengakhiri sesi lain saja', async ({ client, assert }) => {
    const p = await buatPengguna({ peran: 'manajer' })
    const [ini, lain] = [await masukSebagai(p), await masukSebagai(p)]
    const jawaban = await client
      .put('/userman/changepwd')
      .header('authorization', bearer(ini))
      .json({ id: p.id, oldPass: SANDI_UJI, newPass: BARU, kind: 'C' })
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, DIUBAH)
    ;(await client.get('/userman/info').header('authorization', bearer(ini))).assertStatus(200)
    ;(await client.get('/userman/info').header('authorization', bearer(lain))).assertStatus(401)
    assert.deepEqual(await jurnalAkun(p.id), ['akun.ubah_sandi'])
    ;(await client.post('/login').json({ userId: p.login, password: BARU })).assertStatus(200)
  })

  test('password lama salah, password baru lemah, id orang lain, tanpa sesi', async ({
    client,
    assert,
  }) => {
    const p = await buatPengguna()
    const lain = await buatPengguna()
    const token = await masukSebagai(p)
    const isian = { id: p.id, oldPass: SANDI_UJI, newPass: BARU, kind: 'C' }
    const kirim = (isi: object) =>
      client
        .put('/userman/changepwd')
        .header('authorization', bearer(token))
        .json({ ...isian, ...isi })
    const salah = await kirim({ oldPass: 'bukan-ini' })
    salah.assertStatus(400)
    assert.deepInclude(salah.body().errors[0], {
      field: 'oldPass',
      message: akunLayar.pesan.passwordLamaSalah,
    })
    const kosong = await kirim({ newPass: '' })
    kosong.assertStatus(400)
    assert.deepInclude(kosong.body().errors[0], { field: 'newPass', message: teks.aturan.wajib })
    ;(await kirim({ newPass: 'pendek' })).assertStatus(400)
    ;(await kirim({ id: lain.id })).assertStatus(404)
    ;(await kirim({ id: String(p.id) })).assertStatus(400)
    ;(await kirim({ oldPass: {} })).assertStatus(400)
    ;(await client.put('/userman/changepwd').json(isian)).assertStatus(401)
    ;(await client.post('/login').json({ userId: p.login, password: SANDI_UJI })).assertStatus(200)
  })

  test('tebakan password lama dari sesi yang dicuri dibatasi', async ({ client }) => {
    const p = await buatPengguna()
    const token = await masukSebagai(p)
    const kirim = () =>
      client
        .put('/userman/changepwd')
        .header('authorization', bearer(token))
        .json({ id: p.id, oldPass: 'tebak', newPass: BARU, kind: 'C' })
    for (let i = 0; i < 5; i++) (await kirim()).assertStatus(400)
    ;(await kirim()).assertStatus(429)
  })
})
