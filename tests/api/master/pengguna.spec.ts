import { test } from '@japa/runner'
import { mark } from '@eproc/database/factories/mark'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { data } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { lastJournal } from '../../lib/journal.ts'
import { person } from '../../lib/people.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { count, row, rows } from '../../lib/query.ts'
import { mailLink, waitForMail } from '../../lib/mail.ts'
import { versionOf } from '../../lib/version.ts'

const BARU = {
  id: -1,
  login: 'siti.operator',
  email: 'siti@uji.example',
  nama: 'Siti Rahma',
  jabatan: 'Staf Pengadaan',
  nip: '1987',
  telepon: '0812',
  divisi: '1070',
  roles: 'operator',
  status: 'A',
}

/** With a mailbox of its own: an earlier test's mail may come late. */
const newcomer = () => {
  const name = `siti.${mark()}`
  return { ...BARU, login: name, email: `${name}@uji.example` }
}

test.group('Internal users', (group) => {
  group.each.setup(cleanSlate)

  test('a new user gets a password link of 24 hours and cannot log in yet', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit' })
    const siti = newcomer()
    const jawaban = await client.post('/userman/register').bearerToken(admin.token).json(siti)
    jawaban.assertStatus(200)
    const { data, message } = jawaban.body() as {
      data: { memberId: number; memberStatus: string }
      message: string
    }
    assert.equal(message, 'Data user baru telah tersimpan !')
    assert.equal(data.memberStatus, 'A')

    const tersimpan = await rows<{
      peran: string
      divisi_kode: string
      sandi_hash: string | null
    }>('select peran, divisi_kode, sandi_hash from pengguna where id = ?', [data.memberId])
    assert.deepEqual(tersimpan[0], { peran: 'operator', divisi_kode: '1070', sandi_hash: null })
    const surat = await waitForMail(siti.email)
    assert.match(mailLink(surat, '/userman/forget/'), /^\/userman\/forget\/.{20,}/)
    const umur = await rows<{ jam: number }>(
      `select extract(epoch from kedaluwarsa_pada - dibuat_pada)::int / 3600 as jam
         from tautan where pengguna_id = ?`,
      [data.memberId]
    )
    assert.equal(umur[0]!.jam, 24)
    const jurnal = await lastJournal({ aksi: 'pengguna.tambah' })
    assert.equal(jurnal!.objek_id, String(data.memberId))
    assert.deepEqual(jurnal!.rincian.roles, [null, 'operator'])
  })

  test('each wrong field tells its message', async ({ client }) => {
    const admin = await person({ peran: 'adminit' })
    const jawaban = await client
      .post('/userman/register')
      .bearerToken(admin.token)
      .json({ ...BARU, login: 'abc', email: 'bukan', nama: '', divisi: '', roles: 'operator' })
    jawaban.assertStatus(400)
    jawaban.assertBodyContains({
      errors: [
        { field: 'login', message: 'User ID minimal 5 karakter' },
        { field: 'email', message: 'Pastikan alamat email Anda benar!' },
        { field: 'nama', message: 'Field harus diisi!.' },
        { field: 'divisi', message: 'Field harus diisi!.' },
      ],
    })
  })

  test('a divisi that does not exist and the role of a rekanan are refused', async ({ client }) => {
    const admin = await person({ peran: 'adminit' })
    for (const [isi, field] of [
      [{ divisi: '7777' }, 'divisi'],
      [{ roles: 'vendor' }, 'roles'],
    ] as const) {
      const jawaban = await client
        .post('/rest/user')
        .bearerToken(admin.token)
        .json({ ...BARU, ...isi })
      jawaban.assertStatus(400)
      jawaban.assertBodyContains({ errors: [{ field }] })
    }
  })

  test('a user ID and an e-mail in use are refused at their field, whatever their case', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit' })
    await createPengguna({ login: 'Siti.Operator', email: 'lain@uji.example' })
    const login = await client.post('/userman/register').bearerToken(admin.token).json(BARU)
    login.assertStatus(400)
    login.assertBodyContains({ errors: [{ field: 'login', message: 'User ID sudah dipakai' }] })
    const email = await client
      .post('/userman/register')
      .bearerToken(admin.token)
      .json({ ...BARU, login: 'siti.lain', email: 'LAIN@uji.example' })
    email.assertStatus(400)
    email.assertBodyContains({ errors: [{ field: 'email' }] })
    const surat = await count('surat')
    assert.equal(surat, 0)
  })

  test('a change is stored and journaled with before and after; an old version is refused', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit' })
    const siti = await createPengguna({ peran: 'operator', divisi: '1010', nama: 'Siti Lama' })
    const isi = { ...BARU, login: siti.login, email: siti.email, nama: 'Siti Baru', versi: 1 }
    const jawaban = await client
      .put(`/rest/user/${siti.id}`)
      .bearerToken(admin.token)
      .json({ ...isi, versi: await versionOf('user', siti.id) })
    jawaban.assertStatus(200)
    jawaban.assertBodyContains({ id: siti.id, nama: 'Siti Baru', divisi: '1070', versi: 2 })
    const jurnal = await lastJournal({ aksi: 'pengguna.ubah' })
    assert.deepEqual(jurnal!.rincian.nama, ['Siti Lama', 'Siti Baru'])
    assert.deepEqual(jurnal!.rincian.divisi, ['1010', '1070'])

    const usang = await client
      .put('/userman/register')
      .bearerToken(admin.token)
      .json({ ...isi, id: siti.id, nama: 'Siti Ketiga' })
    usang.assertStatus(409)
    const tanpaVersi = await client
      .put('/userman/register')
      .bearerToken(admin.token)
      .json({ ...isi, id: siti.id, nama: 'Siti Ketiga', versi: null })
    tanpaVersi.assertStatus(200)
    tanpaVersi.assertBodyContains({
      message: 'Data user telah diupdate !',
      data: { memberId: siti.id, memberStatus: 'A' },
    })
  })

  test('a user ID that is shorter than the parameter stays as it is; another short one is refused', async ({
    client,
  }) => {
    const admin = await person({ peran: 'adminit' })
    const ppk = await createPengguna({ login: 'ppk', peran: 'ppk', divisi: '20' })
    const simpan = async (login: string) =>
      client
        .put(`/rest/user/${ppk.id}`)
        .bearerToken(admin.token)
        .json({
          login,
          email: ppk.email,
          nama: ppk.nama,
          divisi: '20',
          roles: 'ppk',
          jabatan: 'PPK Usaha',
          versi: await versionOf('user', ppk.id),
        })
    const lain = await simpan('pa')
    lain.assertStatus(400)
    lain.assertBodyContains({ errors: [{ field: 'login', message: 'User ID minimal 5 karakter' }] })
    ;(await simpan('ppk')).assertStatus(200)
  })

  test('a new e-mail ends links to the old one; who has no password yet gets one there', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit' })
    const siti = newcomer()
    await client.post('/userman/register').bearerToken(admin.token).json(siti)
    const lama = mailLink(await waitForMail(siti.email), '/userman/forget/')
      .split('/')
      .at(-1)!
    const { id } = await row<{ id: number }>('select id from pengguna where login = ?', [
      siti.login,
    ])
    const pindah = async (email: string) =>
      (
        await client
          .put(`/rest/user/${id}`)
          .bearerToken(admin.token)
          .json({ ...siti, email, versi: await versionOf('user', id) })
      ).assertStatus(200)
    const buka = () => count('tautan where pengguna_id = ? and dipakai_pada is null', [id])
    const sandi = (email: string, kodeUrl: string) =>
      client
        .put('/userman/respwd')
        .json({ userId: siti.login, email, newPass: 'Rahasia-2026!', kodeUrl, kind: 'R' })
    await pindah(`baru.${siti.email}`)
    assert.notEqual((await sandi(`baru.${siti.email}`, lama)).status(), 200)
    const baru = mailLink(await waitForMail(`baru.${siti.email}`), '/userman/forget/')
    ;(await sandi(`baru.${siti.email}`, baru.split('/').at(-1)!)).assertStatus(200)
    await pindah(`lagi.${siti.email}`)
    assert.equal(await buka(), 0)
    assert.lengthOf(await mailsTo(`lagi.${siti.email}`), 0)
  })

  test('adminit neither makes nor changes a superAdmin', async ({ client }) => {
    const admin = await person({ peran: 'adminit' })
    const utama = await createPengguna({ peran: 'superAdmin' })
    const buat = await client
      .post('/userman/register')
      .bearerToken(admin.token)
      .json({ ...BARU, roles: 'superAdmin' })
    buat.assertStatus(400)
    buat.assertBodyContains({ errors: [{ field: 'roles' }] })
    const ubah = await client
      .put(`/rest/user/${utama.id}`)
      .bearerToken(admin.token)
      .json({ ...BARU, roles: 'superAdmin', versi: await versionOf('user', utama.id) })
    ubah.assertStatus(403)
    const status = await client
      .put(`/userman/status/${utama.id}`)
      .bearerToken(admin.token)
      .json({ status: 'S' })
    status.assertStatus(403)
  })

  test('one’s own name may be changed; role, divisi and status of one’s own may not', async ({
    client,
  }) => {
    const admin = await person({ peran: 'adminit' })
    await createPengguna({ peran: 'adminit' })
    const { login, email } = admin.pengguna
    const isi = { login, email, nama: 'Nama Baru', roles: 'adminit', jabatan: 'Staf' }
    const nama = await client
      .put(`/rest/user/${admin.pengguna.id}`)
      .bearerToken(admin.token)
      .json({ ...isi, versi: await versionOf('user', admin.pengguna.id) })
    nama.assertStatus(200)
    for (const lain of [{ roles: 'manajerULP' }, { divisi: '1040' }, { status: 'I' }]) {
      const jawaban = await client
        .put(`/rest/user/${admin.pengguna.id}`)
        .bearerToken(admin.token)
        .json({ ...isi, ...lain, versi: await versionOf('user', admin.pengguna.id) })
      jawaban.assertStatus(403)
    }
    const status = await client
      .put(`/userman/status/${admin.pengguna.id}`)
      .bearerToken(admin.token)
      .json({ status: 'S' })
    status.assertStatus(403)
  })

  test('the list is paged, sorted, searched and filtered at the server', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit', nama: 'Zulkifli Admin' })
    await createPengguna({ peran: 'operator', divisi: '1010', nama: 'Andi 100%' })
    await createPengguna({ peran: 'ppk', divisi: '20', nama: 'Budi', status: 'S' })
    await createPengguna({ peran: 'vendor', nama: 'Rekanan Andi' })
    const ambil = (query: string) => client.get(`/rest/user?${query}`).bearerToken(admin.token)
    const nama = (isi: unknown) => (isi as { nama: string }[]).map((b) => b.nama)

    const halaman = await ambil('range=[0,1]&sort=["nama","ASC"]')
    assert.deepEqual(nama(halaman.body()), ['Andi 100%', 'Budi'])
    assert.equal(halaman.header('content-range'), 'user 0-1/3')
    const turun = await ambil('range=[0,9]&sort=["nama","DESC"]')
    assert.equal(nama(turun.body())[0], 'Zulkifli Admin')
    const cari = await ambil(`filter=${encodeURIComponent('{"q":"100%"}')}`)
    assert.deepEqual(nama(cari.body()), ['Andi 100%'])
    const saring = await ambil('filter={"status":"I,S","roles":"ppk"}')
    assert.deepEqual(nama(saring.body()), ['Budi'])
    const banyak = await ambil(`filter={"id":[${admin.pengguna.id}]}`)
    assert.deepEqual(nama(banyak.body()), ['Zulkifli Admin'])
    const kontrak = await client
      .get('/userman/internal?halaman=1&perHalaman=2&urut=nama')
      .bearerToken(admin.token)
    kontrak.assertBodyContains({ statusCode: 200, total: 3 })
    assert.lengthOf(data<unknown[]>(kontrak), 2)
    const salah = await ambil('sort=["sandi_hash","ASC"]')
    salah.assertStatus(400)
  })

  test('a rekanan and an unknown id are both not found', async ({ client }) => {
    const admin = await person({ peran: 'adminit' })
    const vendor = await createPengguna({ peran: 'vendor' })
    for (const id of [vendor.id, 999999]) {
      const jawaban = await client.get(`/rest/user/${id}`).bearerToken(admin.token)
      jawaban.assertStatus(404)
      jawaban.assertBodyContains({ message: 'Data tidak ditemukan' })
      const ubah = await client
        .put(`/rest/user/${id}`)
        .bearerToken(admin.token)
        .json({ ...BARU, versi: await versionOf('user', id) })
      ubah.assertStatus(404)
    }
    const ada = await client.get(`/rest/user/${admin.pengguna.id}`).bearerToken(admin.token)
    ada.assertBodyContains({ id: admin.pengguna.id, roles: 'adminit' })
  })

  test('the list of roles has the eight internal ones', async ({ client, assert }) => {
    const admin = await person({ peran: 'adminit' })
    const jawaban = await client.get('/userman/roles').bearerToken(admin.token)
    const { data } = jawaban.body() as { data: { roles: string; nama: string }[] }
    assert.lengthOf(data, 8)
    assert.includeDeepMembers(data, [{ roles: 'ppk', nama: 'Pejabat Pembuat Komitmen' }])
  })
})
