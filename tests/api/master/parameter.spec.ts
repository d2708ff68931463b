import { test } from '@japa/runner'
import { createCountingKeys } from '@eproc/database/factories/holder_keys'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { actAs, createPengguna } from '@eproc/database/factories/pengguna'
import { errorFields, message } from '../../lib/answers.ts'
import { cleanSlate, clockNow } from '../../lib/dates.ts'
import { lastJournal } from '../../lib/journal.ts'
import { person } from '../../lib/people.ts'
import { row, rows } from '../../lib/query.ts'
import { versionOf } from '../../lib/version.ts'

interface Param {
  id: number
  key: string
  value: string
}
const UMUM = /^(PANJANG_|KONTAK_|NAMA_|MAKS_|LOGO$|MASA_BERLAKU_SIUP$)/

const cariId = async (key: string) =>
  (await rows<{ id: number }>('select id from parameter where key = ?', [key]))[0]!.id

test.group('Parameters', (group) => {
  group.each.setup(cleanSlate)

  test('only the public ones are shown without a session, all to an administrator', async ({
    client,
    assert,
  }) => {
    const umum = await client.get('/admin/param').header('accept', 'application/json')
    umum.assertStatus(200)
    const rows = (umum.body() as { rows: Param[] }).rows
    for (const r of rows) assert.sameMembers(Object.keys(r), ['id', 'key', 'value'])
    const kunci = rows.map((r) => r.key)
    for (const k of ['PANJANG_MIN_LOGIN', 'MASA_BERLAKU_SIUP', 'LOGO', 'MAKS_UKURAN_DOKUMEN']) {
      assert.include(kunci, k)
    }
    const vendor = await person({ peran: 'vendor' })
    const bagiVendor = await client.get('/admin/param').bearerToken(vendor.token)
    assert.deepEqual((bagiVendor.body() as { rows: Param[] }).rows, rows)

    const admin = await person({ peran: 'adminit' })
    const semua = await client.get('/admin/param').bearerToken(admin.token)
    const kunciSemua = (semua.body() as { rows: Param[] }).rows.map((r) => r.key)
    assert.include(kunciSemua, 'PAGU_PLA_BAR')
    // Neither one less nor one more than decisions §1 names.
    assert.sameMembers(
      kunci,
      kunciSemua.filter((key) => UMUM.test(key))
    )
  })

  test('a new value is stored, holds at once and is journaled', async ({ client, assert }) => {
    const admin = await person({ peran: 'adminit' })
    const id = await cariId('PANJANG_MIN_LOGIN')
    const jawaban = await client
      .post('/admin/param')
      .bearerToken(admin.token)
      .json({ id, key: 'PANJANG_MIN_LOGIN', value: '8' })
    jawaban.assertStatus(200)
    jawaban.assertBodyContains({
      message: 'Data parameter sudah diupdate !',
      data: { id, value: '8' },
    })
    const pendek = await client
      .post('/userman/register')
      .bearerToken(admin.token)
      .json({ login: 'tujuh77', email: 'a@uji.example', nama: 'A', roles: 'adminit' })
    pendek.assertBodyContains({
      errors: [{ field: 'login', message: 'User ID minimal 8 karakter' }],
    })
    const jurnal = await lastJournal({ aksi: 'parameter.ubah' })
    assert.equal(jurnal!.objek_id, 'PANJANG_MIN_LOGIN')
    assert.deepEqual(jurnal!.rincian, { value: ['5', '8'] })
  })

  test('bounds of numbers and their form are kept', async ({ client, assert }) => {
    const admin = await person({ peran: 'adminit' })
    const id = await cariId('PANJANG_MIN_PASSWD')
    for (const [value, pesan] of [
      ['4', 'Nilai minimal 5'],
      ['65', 'Nilai maksimal 64'],
      ['1e1', 'Nilai harus bilangan bulat'],
      ['', 'Field harus diisi!.'],
    ] as const) {
      const jawaban = await client
        .put(`/rest/parameter/${id}`)
        .bearerToken(admin.token)
        .json({ value, versi: await versionOf('parameter', id) })
      assert.equal(jawaban.status(), 400, value)
      jawaban.assertBodyContains({ errors: [{ field: 'value', message: pesan }] })
    }
    const surel = await client
      .put(`/rest/parameter/${await cariId('KONTAK_EMAIL')}`)
      .bearerToken(admin.token)
      .json({
        value: 'bukan surel',
        versi: await versionOf('parameter', await cariId('KONTAK_EMAIL')),
      })
    surel.assertStatus(400)
    for (const value of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//lain.example/x.png',
      'logo',
    ]) {
      const logo = await client
        .put(`/rest/parameter/${await cariId('LOGO')}`)
        .bearerToken(admin.token)
        .json({ value, versi: await versionOf('parameter', await cariId('LOGO')) })
      assert.equal(logo.status(), 400, value)
      logo.assertBodyContains({
        errors: [{ field: 'value', message: 'Alamat harus diawali / atau https://' }],
      })
    }
    const duaBaris = await client
      .put(`/rest/parameter/${await cariId('NAMA_PERUSAHAAN')}`)
      .bearerToken(admin.token)
      .json({
        value: 'PT Satu\nPT Dua',
        versi: await versionOf('parameter', await cariId('NAMA_PERUSAHAAN')),
      })
    duaBaris.assertStatus(400)
    duaBaris.assertBodyContains({ errors: [{ field: 'value', message: 'Isian harus satu baris' }] })
    const kosong = await client
      .put(`/rest/parameter/${await cariId('LOGO')}`)
      .bearerToken(admin.token)
      .json({ value: '', versi: await versionOf('parameter', await cariId('LOGO')) })
    kosong.assertStatus(200)
  })

  test('an old version, an unknown id and a name that does not match are refused', async ({
    client,
  }) => {
    const admin = await person({ peran: 'adminit' })
    const id = await cariId('NAMA_APLIKASI')
    const satu = await client
      .put(`/rest/parameter/${id}`)
      .bearerToken(admin.token)
      .json({ value: 'Pengadaan', versi: 1 })
    satu.assertStatus(200)
    satu.assertBodyContains({ versi: 2, value: 'Pengadaan' })
    const dua = await client
      .put(`/rest/parameter/${id}`)
      .bearerToken(admin.token)
      .json({ value: 'Lain', versi: 1 })
    dua.assertStatus(409)
    const asing = await client
      .post('/admin/param')
      .bearerToken(admin.token)
      .json({ id: 999999, key: 'X', value: '1' })
    asing.assertStatus(404)
    const salah = await client
      .post('/admin/param')
      .bearerToken(admin.token)
      .json({ id, key: 'NAMA_PERUSAHAAN', value: 'X' })
    salah.assertStatus(400)
  })

  test('the list is searched and cut into pages', async ({ client, assert }) => {
    const admin = await person({ peran: 'superAdmin' })
    const jawaban = await client
      .get('/rest/parameter?range=[0,1]&sort=["key","DESC"]&filter={"q":"panjang_min"}')
      .bearerToken(admin.token)
    assert.equal(jawaban.header('content-range'), 'parameter 0-1/2')
    const rows = jawaban.body() as { id: number; key: string; tipe: string; min: number }[]
    assert.equal(rows[0]!.key, 'PANJANG_MIN_PASSWD')
    const satu = await client.get(`/rest/parameter/${rows[0]!.id}`).bearerToken(admin.token)
    satu.assertBodyContains({ tipe: 'angka', min: 5, max: 64 })
  })

  test('keys of people are not switched off by one administrator once some count', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit' })
    const key = 'KUNCI_PEMEGANG_WAJIB'
    await rows(`update parameter set value = '1' where key = ? returning id`, [key])
    const id = await cariId(key)
    const kini = async () =>
      (await row<{ value: string }>('select value from parameter where key = ?', [key])).value
    const lewat = {
      rest: async (value: string) =>
        client
          .put(`/rest/parameter/${id}`)
          .bearerToken(admin.token)
          .json({ value, versi: await versionOf('parameter', id) }),
      kontrak: (value: string) =>
        client.post('/admin/param').bearerToken(admin.token).json({ id, key, value }),
    }
    // Nobody has a key yet: an installation without holders goes either way.
    ;(await lewat.rest('0')).assertStatus(200)
    ;(await lewat.rest('1')).assertStatus(200)
    const orang = await Promise.all([createPengguna(), createPengguna()])
    await createCountingKeys(await Promise.all(orang.map((o) => actAs(o))), 'Frasa-Sandi-2026!')
    for (const ubah of Object.values(lewat)) {
      const tolak = await ubah('0')
      tolak.assertStatus(409)
      assert.deepEqual(errorFields(tolak), ['value'])
      assert.match(message(tolak), /kunci pemegang/i)
      assert.equal(await kini(), '1')
    }
  })

  test('what limits an offer is not lowered while one can be handed in', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit' })
    const { paket } = await createPaketTerbit()
    const isi = async (key: string, value: string) => {
      const id = await cariId(key)
      return client
        .put(`/rest/parameter/${id}`)
        .bearerToken(admin.token)
        .json({ value, versi: await versionOf('parameter', id) })
    }
    // [key, more than it is, less]
    const batas = [
      ['KUOTA_PENAWARAN', '500', '300'],
      ['MAKS_UKURAN_TENDER', '60', '20'],
      ['MAKS_UNGGAHAN_BERJALAN', '9', '7'],
    ] as const
    for (const [key, , kurang] of batas) (await isi(key, kurang)).assertStatus(200)
    await keTahap(paket.id, 'pemasukan')
    for (const [key, lebih, kurang] of batas) {
      ;(await isi(key, lebih)).assertStatus(200)
      const tolak = await isi(key, kurang)
      assert.equal(tolak.status(), 409, key)
      assert.deepEqual(errorFields(tolak), ['value'])
      assert.match(message(tolak), /pemasukan penawaran/i)
    }
    // No document of an offer: the dossier's.
    ;(await isi('MAKS_UKURAN_DOKUMEN', '2')).assertStatus(200)
    // A paused package stands in its submission until it goes on.
    await rows(
      `update paket set status_pelaksanaan = 'P', diubah_pada = ? where id = ? returning id`,
      [clockNow().toJSDate(), paket.id]
    )
    await keTahap(paket.id, 'pembukaan')
    ;(await isi('KUOTA_PENAWARAN', '300')).assertStatus(409)
    await rows(`update paket set status_pelaksanaan = 'A' where id = ? returning id`, [paket.id])
    for (const [key, , kurang] of batas) (await isi(key, kurang)).assertStatus(200)
  })
})
