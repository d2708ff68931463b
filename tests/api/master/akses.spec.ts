/** No one is everybody (decisions §2): powers change hands when a second administrator confirms. */
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { errorFields, message } from '../../lib/answers.ts'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { journal, lastJournal } from '../../lib/journal.ts'
import { waitForMail } from '../../lib/mail.ts'
import { notifications } from '../../lib/notifications.ts'
import { mailedCode } from '../../lib/outbox.ts'
import { person } from '../../lib/people.ts'
import { row, rows } from '../../lib/query.ts'
import { versionOf } from '../../lib/version.ts'

interface Menunggu {
  statusCode: number
  status: string
  message: string
  data: { id: number; status: string; adaKonfirmator: boolean; beda: unknown[] }
}

const isi = (p: { login: string; email: string; nama: string; divisiKode: string | null }) => ({
  login: p.login,
  email: p.email,
  nama: p.nama,
  divisi: p.divisiKode,
})
const stored = (id: number) =>
  row<{ email: string; peran: string; nama: string; divisi_kode: string | null }>(
    'select email, peran, nama, divisi_kode from pengguna where id = ?',
    [id]
  )

test.group('No one is everybody', (group) => {
  group.each.setup(cleanSlate)

  test('a pokja member keeps the address until a second administrator confirms the new one', async ({
    client,
    assert,
  }) => {
    const satu = await person({ peran: 'adminit', nama: 'Admin Satu' })
    const dua = await person({ peran: 'superAdmin', nama: 'Admin Dua' })
    const pokja = await createPengguna({ peran: 'operator', divisi: 'unlada', nama: 'Ani' })
    const r = await client
      .put(`/rest/user/${pokja.id}`)
      .bearerToken(satu.token)
      .json({
        ...isi(pokja),
        roles: 'operator',
        nama: 'Ani Baru',
        email: 'palsu@uji.example',
        versi: await versionOf('user', pokja.id),
      })
    r.assertStatus(202)
    const menunggu = r.body() as { id: number; status: string }
    assert.equal(menunggu.status, 'menunggu')
    // What gives no power is changed at once, the address is not.
    assert.deepInclude(await stored(pokja.id), { email: pokja.email, nama: 'Ani Baru' })
    for (const alamat of [pokja.email, 'palsu@uji.example']) {
      await waitForMail(alamat, { perihal: 'menunggu konfirmasi' })
    }
    const [kabar] = await notifications(dua.pengguna.id)
    assert.equal(kabar?.tautan, '/admin/perubahan-akses')

    const sendiri = await client
      .post(`/api/perubahan-akses/${menunggu.id}/konfirmasi`)
      .bearerToken(satu.token)
      .json({})
    sendiri.assertStatus(403)
    const sah = await client
      .post(`/api/perubahan-akses/${menunggu.id}/konfirmasi`)
      .bearerToken(dua.token)
      .json({})
    sah.assertStatus(200)
    assert.equal((await stored(pokja.id)).email, 'palsu@uji.example')
    assert.lengthOf(await journal({ aksi: 'akses.konfirmasi', id: menunggu.id }), 1)
    const lagi = await client
      .post(`/api/perubahan-akses/${menunggu.id}/konfirmasi`)
      .bearerToken(dua.token)
      .json({})
    lagi.assertStatus(409)
  })

  test('a new account with such a role exists only once it is confirmed', async ({
    client,
    assert,
  }) => {
    const satu = await person({ peran: 'adminit' })
    const dua = await person({ peran: 'adminit' })
    const baru = {
      id: -1,
      login: 'manajer.baru',
      email: 'manajer@uji.example',
      nama: 'Manajer Baru',
      divisi: '1040',
      roles: 'manajerULP',
    }
    const r = await client.post('/userman/register').bearerToken(satu.token).json(baru)
    r.assertStatus(202)
    const badan = r.body() as Menunggu
    assert.deepInclude(badan, { statusCode: 202, status: 'menunggu' })
    assert.isTrue(badan.data.adaKonfirmator)
    assert.lengthOf(await rows(`select id from pengguna where login = 'manajer.baru'`), 0)
    const sah = await client
      .post(`/api/perubahan-akses/${badan.data.id}/konfirmasi`)
      .bearerToken(dua.token)
      .json({})
    sah.assertStatus(200)
    const ada = await row<{ peran: string }>(
      `select peran from pengguna where login = 'manajer.baru'`
    )
    assert.equal(ada.peran, 'manajerULP')
    await waitForMail(baru.email)
  })

  test('role and division wait as well; refused, late or replaced they change nothing', async ({
    client,
    assert,
  }) => {
    const satu = await person({ peran: 'adminit' })
    const dua = await person({ peran: 'adminit' })
    const siti = await createPengguna({ peran: 'operator', divisi: '1010' })
    const ubah = (roles: string, divisi: string) =>
      client
        .put('/userman/register')
        .bearerToken(satu.token)
        .json({ ...isi(siti), id: siti.id, roles, divisi })
    const putus = (id: number, cara: string, alasan?: string) =>
      client.post(`/api/perubahan-akses/${id}/${cara}`).bearerToken(dua.token).json({ alasan })
    const id = async (r: ReturnType<typeof ubah>) => {
      const jawab = await r
      jawab.assertStatus(202)
      return (jawab.body() as Menunggu).data.id
    }
    const lama = await id(ubah('ppk', '20'))
    const baru = await id(ubah('operator', '1040'))
    ;(await putus(lama, 'konfirmasi')).assertStatus(409)
    ;(await putus(baru, 'tolak')).assertStatus(400)
    ;(await putus(baru, 'tolak', 'Tidak ada surat tugas')).assertStatus(200)
    const telat = await id(ubah('operator', '1040'))
    moveClock('P8D')
    const admin = await person({ peran: 'adminit' })
    const r = await client
      .post(`/api/perubahan-akses/${telat}/konfirmasi`)
      .bearerToken(admin.token)
      .json({})
    r.assertStatus(409)
    assert.deepInclude(await stored(siti.id), { peran: 'operator', divisi_kode: '1010' })
  })

  test('a division that is renamed while a change waits is meant by its new code, and is not deleted', async ({
    client,
    assert,
  }) => {
    const satu = await person({ peran: 'adminit' })
    const dua = await person({ peran: 'superAdmin' })
    const akun = await createPengguna({ peran: 'manajer', divisi: '1010' })
    const divisi = await row<{ id: number; kode: string; nama: string; nick: string }>(
      `insert into divisi (kode, nama, nick, parent) values ('9777', 'Divisi Baru', 'baru', '10')
       returning id, kode, nama, nick`
    )
    const minta = await client
      .put(`/rest/user/${akun.id}`)
      .bearerToken(satu.token)
      .json({
        ...isi(akun),
        roles: 'manajer',
        divisi: divisi.kode,
        versi: await versionOf('user', akun.id),
      })
    minta.assertStatus(202)
    const hapus = await client.delete(`/userman/divisi/${divisi.id}`).bearerToken(dua.token)
    hapus.assertStatus(409)
    assert.match(message(hapus), /perubahan akses yang menunggu/)
    const ubah = await client
      .put(`/userman/divisi/${divisi.id}`)
      .bearerToken(dua.token)
      .json({ ...divisi, kode: '9778', parent: '10' })
    ubah.assertStatus(200)
    const { id } = minta.body() as { id: number }
    const sah = await client
      .post(`/api/perubahan-akses/${id}/konfirmasi`)
      .bearerToken(dua.token)
      .json({})
    sah.assertStatus(200)
    assert.equal((await stored(akun.id)).divisi_kode, '9778')
  })

  test('what gives no such power needs nobody else; a single administrator is told what waits', async ({
    client,
    assert,
  }) => {
    const satu = await person({ peran: 'adminit' })
    const siti = await createPengguna({ peran: 'operator', divisi: '1010' })
    const biasa = await client
      .put(`/rest/user/${siti.id}`)
      .bearerToken(satu.token)
      .json({
        ...isi(siti),
        roles: 'operator',
        email: 'siti.baru@uji.example',
        versi: await versionOf('user', siti.id),
      })
    biasa.assertStatus(200)
    const naik = await client
      .put('/userman/register')
      .bearerToken(satu.token)
      .json({ ...isi(siti), id: siti.id, roles: 'pa', divisi: '20' })
    naik.assertStatus(202)
    const badan = naik.body() as Menunggu
    assert.isFalse(badan.data.adaKonfirmator)
    assert.match(badan.message, /administrator kedua/)
    // The second administrator is the one account that the first makes alone.
    const admin = { ...isi(siti), login: 'admin.kedua', email: 'kedua@uji.example', divisi: null }
    const dua = await client
      .post('/userman/register')
      .bearerToken(satu.token)
      .json({ ...admin, roles: 'adminit' })
    dua.assertStatus(200)
    const tiga = await client
      .post('/userman/register')
      .bearerToken(satu.token)
      .json({ ...admin, login: 'admin.ketiga', email: 'ketiga@uji.example', roles: 'adminit' })
    tiga.assertStatus(202)
  })

  test('a password link asked for by an administrator is told to the user, on the profile too', async ({
    client,
    assert,
  }) => {
    const satu = await person({ peran: 'adminit', nama: 'Admin Satu' })
    const ppk = await person({ peran: 'ppk', divisi: '20' })
    const r = await client
      .post('/userman/forget')
      .bearerToken(satu.token)
      .json({ userId: ppk.pengguna.login })
    r.assertStatus(200)
    const surat = await waitForMail(ppk.pengguna.email)
    assert.include(JSON.stringify(surat), 'Admin Satu')
    const [kabar] = await notifications(ppk.pengguna.id)
    assert.include(kabar!.pesan, 'Admin Satu')
    const profil = await client.get(`/userman/id/${ppk.pengguna.id}`).bearerToken(ppk.token)
    const { catatanAkses } = (profil.body() as { data: { catatanAkses: { oleh: string }[] } }).data
    assert.deepEqual(
      catatanAkses.map((c) => c.oleh),
      ['Admin Satu']
    )
  })
})

test.group('The procurement unit', (group) => {
  group.each.setup(cleanSlate)

  test('is a flag: a new nick takes nothing away, and nobody takes the old one for rights', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'adminit' })
    const anggota = await person({ peran: 'operator', divisi: 'unlada' })
    const unit = await row<{ id: number; kode: string; nama: string; parent: string | null }>(
      'select id, kode, nama, parent from divisi where unit_pengadaan'
    )
    const r = await client
      .put(`/rest/divisi/${unit.id}`)
      .bearerToken(token)
      .json({ ...unit, nick: 'pengadaan', versi: await versionOf('divisi', unit.id) })
    r.assertStatus(200)
    const buka = await client.get('/panitia/x').bearerToken(anggota.token)
    assert.notEqual(buka.status(), 500)
    const sesi = await client.get('/rest/tender').bearerToken(anggota.token)
    assert.notEqual(sesi.status(), 403)
    const lain = await row<{ id: number; kode: string; nama: string; parent: string | null }>(
      `select id, kode, nama, parent from divisi where kode = '1010'`
    )
    const ambil = await client
      .put(`/rest/divisi/${lain.id}`)
      .bearerToken(token)
      .json({ ...lain, nick: 'unlada', versi: await versionOf('divisi', lain.id) })
    ambil.assertStatus(200)
    const orang = await person({ peran: 'operator', divisi: '1010' })
    const tolak = await client.get('/rest/tender').bearerToken(orang.token)
    tolak.assertStatus(403)
  })

  test('the flag waits for a second administrator', async ({ client, assert }) => {
    const satu = await person({ peran: 'adminit' })
    const dua = await person({ peran: 'adminit' })
    const d = await row<{ id: number; kode: string; nama: string; nick: string; parent: string }>(
      `select id, kode, nama, nick, parent from divisi where kode = '1010'`
    )
    const r = await client
      .put(`/userman/divisi/${d.id}`)
      .bearerToken(satu.token)
      .json({ ...d, unitPengadaan: true })
    r.assertStatus(202)
    const flag = () =>
      row<{ unit_pengadaan: boolean }>('select unit_pengadaan from divisi where id = ?', [d.id])
    assert.isFalse((await flag()).unit_pengadaan)
    const id = (r.body() as Menunggu).data.id
    const sah = await client
      .post(`/api/perubahan-akses/${id}/konfirmasi`)
      .bearerToken(dua.token)
      .json({})
    sah.assertStatus(200)
    assert.isTrue((await flag()).unit_pengadaan)
  })

  test('another directorate waits, too: whose PA decides changes with it', async ({
    client,
    assert,
  }) => {
    const satu = await person({ peran: 'adminit' })
    const dua = await person({ peran: 'adminit' })
    const [pa10, pa20] = [
      await person({ peran: 'pa', divisi: '10' }),
      await person({ peran: 'pa', divisi: '20' }),
    ]
    await createPengguna({ peran: 'ppk', divisi: '1010' })
    const d = await row<{ id: number; kode: string; nama: string; nick: string; parent: string }>(
      `select id, kode, nama, nick, parent from divisi where kode = '1010'`
    )
    const letak = () =>
      row<{ nama: string; parent: string; unit_pengadaan: boolean }>(
        'select nama, parent, unit_pengadaan from divisi where id = ?',
        [d.id]
      )
    const ubah = async (isi: object) =>
      client
        .put(`/rest/divisi/${d.id}`)
        .bearerToken(satu.token)
        .json({ ...d, ...isi, versi: await versionOf('divisi', d.id) })
    const minta = await ubah({ nama: 'Divisi Pindah', parent: '20' })
    minta.assertStatus(202)
    const { id, beda } = minta.body() as { id: number; beda: { bidang: string }[] }
    assert.deepInclude(beda[0], { bidang: 'Direktorat', semula: '10', menjadi: '20' })
    // The name gives nobody power and is changed at once.
    assert.deepInclude(await letak(), { nama: 'Divisi Pindah', parent: '10' })
    const putus = (token: string, permintaan: number) =>
      client.post(`/api/perubahan-akses/${permintaan}/konfirmasi`).bearerToken(token).json({})
    ;(await putus(satu.token, id)).assertStatus(403)
    ;(await putus(dua.token, id)).assertStatus(200)
    assert.equal((await letak()).parent, '20')
    for (const pa of [pa10, pa20]) {
      const [kabar] = await notifications(pa.pengguna.id)
      assert.include(kabar?.pesan, 'Divisi Pindah')
    }
    // Both at once are one request; a directorate that is gone meanwhile is not confirmed.
    await rows(`insert into divisi (kode, nama, nick) values ('9700', 'Direktorat Lain', 'lain')`)
    const duanya = await ubah({ parent: '9700', unitPengadaan: true })
    duanya.assertStatus(202)
    const kedua = duanya.body() as { id: number; beda: unknown[] }
    assert.lengthOf(kedua.beda, 2)
    const { id: lain } = await row<{ id: number }>(`select id from divisi where kode = '9700'`)
    ;(await client.delete(`/userman/divisi/${lain}`).bearerToken(dua.token)).assertStatus(409)
    ;(await putus(dua.token, kedua.id)).assertStatus(200)
    assert.deepInclude(await letak(), { parent: '9700', unit_pengadaan: true })
  })

  test('a division that nobody works in is placed at once', async ({ client, assert }) => {
    const { token } = await person({ peran: 'adminit' })
    const d = await row<{ id: number; kode: string; nama: string; nick: string }>(
      `insert into divisi (kode, nama, nick, parent) values ('9777', 'Divisi Baru', 'baru', '10')
       returning id, kode, nama, nick`
    )
    const r = await client
      .put(`/rest/divisi/${d.id}`)
      .bearerToken(token)
      .json({ ...d, parent: '20', versi: await versionOf('divisi', d.id) })
    r.assertStatus(200)
    assert.equal(
      (await row<{ parent: string }>('select parent from divisi where id = ?', [d.id])).parent,
      '20'
    )
  })
})

test.group('The address of a vendor', (group) => {
  group.each.setup(cleanSlate)

  test('is changed by two administrators with a reason; both addresses are told, sessions and links end', async ({
    client,
    assert,
  }) => {
    const satu = await person({ peran: 'adminit', nama: 'Admin Satu' })
    const dua = await person({ peran: 'superAdmin' })
    const vendor = await person({ peran: 'vendor', nama: 'PT Maju' })
    const { id, email: lama, login } = vendor.pengguna
    const baru = `baru.${lama}`
    await client.post('/userman/forget').json({ userId: login })
    const kodeUrl = await mailedCode(lama, '/userman/forget')
    const ubah = async (isi: object) =>
      client
        .put(`/api/userman/vendor/${id}/email`)
        .bearerToken(satu.token)
        .json({ email: baru, alasan: 'Narahubung keluar', ...isi })
    for (const [isi, field] of [
      [{ alasan: ' ' }, 'alasan'],
      [{ email: 'bukan surel' }, 'email'],
      [{ email: lama.toUpperCase() }, 'email'],
      [{ email: dua.pengguna.email }, 'email'],
    ] as const) {
      const tolak = await ubah(isi)
      tolak.assertStatus(400)
      assert.deepEqual(errorFields(tolak), [field])
    }
    const minta = await ubah({})
    minta.assertStatus(202)
    const menunggu = (minta.body() as Menunggu & { data: { sebab: string } }).data
    assert.equal(menunggu.sebab, 'Narahubung keluar')
    assert.equal((await stored(id)).email, lama)
    for (const alamat of [lama, baru]) {
      const surat = await waitForMail(alamat, { perihal: 'menunggu konfirmasi' })
      assert.include(JSON.stringify(surat), 'Narahubung keluar')
    }
    assert.equal((await lastJournal({ aksi: 'akses.minta' }))!.alasan, 'Narahubung keluar')
    const putus = (token: string) =>
      client.post(`/api/perubahan-akses/${menunggu.id}/konfirmasi`).bearerToken(token).json({})
    ;(await putus(satu.token)).assertStatus(403)
    ;(await putus(dua.token)).assertStatus(200)
    assert.deepInclude(await stored(id), { email: baru, peran: 'vendor', nama: 'PT Maju' })
    for (const alamat of [lama, baru]) await waitForMail(alamat, { perihal: 'sudah berlaku' })
    ;(await client.get('/userman/info').bearerToken(vendor.token)).assertStatus(401)
    ;(await client.get(`/api/userman/forget/${kodeUrl}`)).assertStatus(400)
    // The new mailbox is the way in again.
    await client.post('/userman/forget').json({ userId: baru })
    await mailedCode(baru, '/userman/forget')
  })

  test('of staff it is not changed here', async ({ client }) => {
    const { token } = await person({ peran: 'adminit' })
    const staf = await createPengguna({ peran: 'operator', divisi: '1010' })
    const r = await client
      .put(`/api/userman/vendor/${staf.id}/email`)
      .bearerToken(token)
      .json({ email: 'lain@uji.example', alasan: 'Pindah' })
    r.assertStatus(404)
  })
})
