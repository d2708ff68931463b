import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { data } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { lastJournal } from '../../lib/journal.ts'
import { person } from '../../lib/people.ts'
import { count, rows } from '../../lib/query.ts'
import { toDelete, versionOf } from '../../lib/version.ts'

const SUMBER = [
  {
    nama: 'lokasi-proyek',
    tabel: 'lokasi_proyek',
    objek: 'lokasi proyek',
    isi: { kode: 'LP-9', nama: 'Rumah Susun Uji', lokasi: 'Jalan Uji No. 1' },
    wajib: ['kode', 'nama', 'lokasi'],
  },
  {
    nama: 'coa',
    tabel: 'coa',
    objek: 'CoA',
    isi: { kode: '9.9.01', nama: 'Beban Uji' },
    wajib: ['kode', 'nama'],
  },
  {
    nama: 'divisi',
    tabel: 'divisi',
    objek: 'divisi',
    isi: { kode: '9010', nama: 'Divisi Uji', nick: 'uji', parent: '10' },
    wajib: ['kode', 'nama', 'nick'],
  },
] as const

for (const { nama, tabel: table, objek, isi, wajib } of SUMBER) {
  test.group(`Master data ${objek}`, (group) => {
    group.each.setup(cleanSlate)

    test('the calls of the contract add, change and delete, each journaled', async ({
      client,
      assert,
    }) => {
      const { token } = await person({ peran: 'adminit' })
      const tambah = await client.post(`/userman/${nama}`).bearerToken(token).json(isi)
      tambah.assertStatus(200)
      tambah.assertBodyContains({ message: `Data ${objek} berhasil ditambahkan`, data: isi })
      const { id } = data<{ id: number }>(tambah)
      const ubah = await client
        .put(`/userman/${nama}/${id}`)
        .bearerToken(token)
        .json({ ...isi, nama: 'Nama Baru' })
      ubah.assertStatus(200)
      ubah.assertBodyContains({ message: `Data ${objek} berhasil diperbarui` })
      const jurnal = await lastJournal({ aksi: `${table}.ubah` })
      assert.deepEqual(jurnal!.rincian, { nama: [isi.nama, 'Nama Baru'] })
      const daftar = await client.get(`/userman/${nama}?q=Nama%20Baru`).bearerToken(token)
      daftar.assertBodyContains({ statusCode: 200, total: 1, data: [{ id, nama: 'Nama Baru' }] })
      const hapus = await client.delete(`/userman/${nama}/${id}`).bearerToken(token)
      hapus.assertStatus(200)
      hapus.assertBodyContains({ message: `Data ${objek} berhasil dihapus` })
      assert.equal(await count(`${table} where id = ?`, [id]), 0)
      assert.equal((await lastJournal({ aksi: `${table}.hapus` }))!.objek_id, String(id))
    })

    test('simple-rest does the same, and refuses an old version', async ({ client, assert }) => {
      const { token } = await person({ peran: 'superAdmin' })
      const tambah = await client.post(`/rest/${nama}`).bearerToken(token).json(isi)
      const { id, versi } = tambah.body() as { id: number; versi: number }
      const satu = await client.get(`/rest/${nama}/${id}`).bearerToken(token)
      satu.assertBodyContains({ id, ...isi })
      const ubah = await client
        .put(`/rest/${nama}/${id}`)
        .bearerToken(token)
        .json({ ...isi, nama: 'Kedua', versi })
      ubah.assertBodyContains({ id, nama: 'Kedua', versi: versi + 1 })
      const usang = await client
        .put(`/rest/${nama}/${id}`)
        .bearerToken(token)
        .json({ ...isi, nama: 'Ketiga', versi })
      usang.assertStatus(409)
      const banyak = await client
        .get(`/rest/${nama}?filter={"id":[${id}]}&range=[0,9]&sort=["kode","DESC"]`)
        .bearerToken(token)
      assert.equal(banyak.header('content-range'), `${nama} 0-0/1`)
      const hapus = await client.delete(await toDelete(nama, id)).bearerToken(token)
      hapus.assertBodyContains({ id })
    })

    test('required fields, lengths and a code used twice tell their messages', async ({
      client,
      assert,
    }) => {
      const { token } = await person({ peran: 'adminit' })
      const kosong = await client.post(`/userman/${nama}`).bearerToken(token).json({})
      kosong.assertStatus(400)
      const { errors } = kosong.body() as { errors: { field: string; message: string }[] }
      assert.sameMembers(
        errors.map((e) => e.field),
        [...wajib]
      )
      assert.equal(errors[0]!.message, 'Field harus diisi!.')
      const panjang = await client
        .post(`/userman/${nama}`)
        .bearerToken(token)
        .json({ ...isi, nama: 'x'.repeat(200) })
      panjang.assertStatus(400)
      await client.post(`/userman/${nama}`).bearerToken(token).json(isi)
      const ganda = await client
        .post(`/rest/${nama}`)
        .bearerToken(token)
        .json({ ...isi, nick: 'lain' })
      ganda.assertStatus(400)
      ganda.assertBodyContains({ errors: [{ field: 'kode', message: 'Kode sudah dipakai' }] })
    })

    test('an id that does not exist: 404', async ({ client }) => {
      const { token } = await person({ peran: 'adminit' })
      const ubah = await client.put(`/userman/${nama}/999999`).bearerToken(token).json(isi)
      ubah.assertStatus(404)
      const hapus = await client.delete(`/userman/${nama}/999999`).bearerToken(token)
      hapus.assertStatus(404)
      const satu = await client.get(`/rest/${nama}/999999`).bearerToken(token)
      satu.assertStatus(404)
    })
  })
}

test.group('Divisi and its users', (group) => {
  group.each.setup(cleanSlate)
  const ambil = async (kode: string) =>
    (await rows<{ id: number }>('select id from divisi where kode = ?', [kode]))[0]!.id

  test('a divisi that users belong to, or that has others below it, is not deleted', async ({
    client,
  }) => {
    const { token } = await person({ peran: 'adminit' })
    await createPengguna({ peran: 'operator', divisi: '1070' })
    const dipakai = await client.delete(`/userman/divisi/${await ambil('1070')}`).bearerToken(token)
    dipakai.assertStatus(409)
    dipakai.assertBodyContains({
      message: 'Data divisi masih dipakai oleh pengguna sehingga tidak dapat dihapus.',
    })
    const induk = await client
      .delete(await toDelete('divisi', await ambil('30')))
      .bearerToken(token)
    induk.assertStatus(409)
    induk.assertBodyContains({
      message: 'Data divisi masih dipakai oleh divisi di bawahnya sehingga tidak dapat dihapus.',
    })
  })

  test('its directorate must exist, be another and not be nested', async ({ client }) => {
    const { token } = await person({ peran: 'adminit' })
    const divisi = { kode: '1070', nama: 'Divisi Teknologi Informasi', nick: 'ti' }
    const id = await ambil('1070')
    for (const [parent, pesan] of [
      ['7777', 'Direktorat tidak dikenal'],
      ['1010', 'Direktorat tidak dikenal'],
      ['1070', 'Direktorat tidak boleh divisi itu sendiri'],
    ] as const) {
      const jawaban = await client
        .put(`/rest/divisi/${id}`)
        .bearerToken(token)
        .json({ ...divisi, parent, versi: await versionOf('divisi', id) })
      jawaban.assertStatus(400)
      jawaban.assertBodyContains({ errors: [{ field: 'parent', message: pesan }] })
    }
    const induk = await client
      .put(`/rest/divisi/${await ambil('30')}`)
      .bearerToken(token)
      .json({
        kode: '30',
        nama: 'Direktur Administrasi',
        nick: 'dirkeu',
        parent: '10',
        versi: await versionOf('divisi', await ambil('30')),
      })
    induk.assertStatus(400)
  })

  test('two divisi cannot have the same nick', async ({ client }) => {
    const { token } = await person({ peran: 'adminit' })
    const jawaban = await client
      .post('/rest/divisi')
      .bearerToken(token)
      .json({ kode: '9020', nama: 'Divisi Palsu', nick: 'UNLADA' })
    jawaban.assertStatus(400)
    jawaban.assertBodyContains({ errors: [{ field: 'nick' }] })
  })

  test('one’s own divisi is not made the procurement unit, which gives rights', async ({
    client,
  }) => {
    const { token } = await person({ peran: 'adminit', divisi: '1070' })
    const divisi = { kode: '1070', nama: 'Divisi TI', nick: 'lain', parent: '10' }
    const flag = await client
      .put(`/rest/divisi/${await ambil('1070')}`)
      .bearerToken(token)
      .json({
        ...divisi,
        unitPengadaan: true,
        versi: await versionOf('divisi', await ambil('1070')),
      })
    flag.assertStatus(403)
    const nick = await client
      .put(`/rest/divisi/${await ambil('1070')}`)
      .bearerToken(token)
      .json({
        ...divisi,
        unitPengadaan: false,
        versi: await versionOf('divisi', await ambil('1070')),
      })
    nick.assertStatus(200)
  })

  test('its users follow a code that changes', async ({ client, assert }) => {
    const { token } = await person({ peran: 'adminit' })
    const siti = await createPengguna({ peran: 'operator', divisi: '1080' })
    const jawaban = await client
      .put(`/rest/divisi/${await ambil('1080')}`)
      .bearerToken(token)
      .json({
        kode: '1081',
        nama: 'Divisi Humas',
        nick: 'humas',
        parent: '10',
        versi: await versionOf('divisi', await ambil('1080')),
      })
    jawaban.assertStatus(200)
    await siti.refresh()
    assert.equal(siti.divisiKode, '1081')
  })

  test('project locations for the public have no version', async ({ client, assert }) => {
    const { token } = await person({ peran: 'adminit' })
    await client
      .post('/userman/lokasi-proyek')
      .bearerToken(token)
      .json({ kode: 'LP-1', nama: 'Menara', lokasi: 'Jalan Satu' })
    const jawaban = await client.get('/api/rup/lokasiproyek').header('accept', 'application/json')
    jawaban.assertStatus(200)
    const { data } = jawaban.body() as { data: object[] }
    assert.sameMembers(Object.keys(data[0]!), ['id', 'kode', 'nama', 'lokasi'])
  })
})

const RESOURCES = [
  {
    name: 'libur',
    noun: 'Data hari libur',
    fields: {
      tanggal: '2031-08-18',
      nama: 'Libur Uji',
      jenis: 'cuti bersama',
      dasar: 'SKB Uji',
      status: 'ditetapkan',
    },
    required: ['tanggal', 'nama', 'jenis', 'dasar', 'status'],
    wrong: { tanggal: '2031-02-30' },
    taken: ['tanggal', 'Tanggal ini sudah tercatat sebagai hari libur'],
  },
  {
    name: 'kbli',
    noun: 'KBLI',
    fields: { edisi: 2020, kode: '99999', kategori: 'A', nama: 'Usaha Uji' },
    required: ['edisi', 'kode', 'kategori', 'nama'],
    wrong: { kode: '9999' },
    taken: ['kode', 'Kode sudah dipakai pada edisi ini'],
  },
  {
    name: 'sbu',
    noun: 'SBU',
    fields: {
      edisi: 2020,
      kode: 'UJ999',
      jenis: 'Pekerjaan Konstruksi',
      sifat: 'Umum',
      kodeKlasifikasi: 'UJ',
      klasifikasi: 'Uji',
      subklasifikasi: 'Pekerjaan Uji',
      kodeKbli: '41011',
    },
    required: [
      'edisi',
      'kode',
      'sifat',
      'jenis',
      'kodeKlasifikasi',
      'klasifikasi',
      'subklasifikasi',
    ],
    wrong: { kodeKbli: 'x' },
    taken: ['kode', 'Kode sudah dipakai pada edisi ini'],
  },
] as const

for (const { name, fields, required, wrong, taken } of RESOURCES) {
  test.group(`Master resource ${name}`, (group) => {
    group.each.setup(cleanSlate)

    test('is added, read, listed, changed and deleted, each deed journaled', async ({
      client,
      assert,
    }) => {
      const { token } = await person({ peran: 'adminit' })
      const added = await client.post(`/rest/${name}`).bearerToken(token).json(fields)
      added.assertStatus(200)
      added.assertBodyContains({ ...fields, versi: 1 })
      const { id } = added.body() as { id: number }
      const key = Object.keys(fields).includes('nama') ? 'nama' : 'subklasifikasi'
      const changed = await client
        .put(`/rest/${name}/${id}`)
        .bearerToken(token)
        .json({ ...fields, [key]: 'Sudah Diubah', versi: 1 })
      changed.assertBodyContains({ id, [key]: 'Sudah Diubah', versi: 2 })
      const stale = await client
        .put(`/rest/${name}/${id}`)
        .bearerToken(token)
        .json({ ...fields, versi: 1 })
      stale.assertStatus(409)
      const list = await client
        .get(`/rest/${name}?filter={"q":"Sudah Diubah"}&range=[0,9]&sort=["${key}","DESC"]`)
        .bearerToken(token)
      assert.equal(list.header('content-range'), `${name} 0-0/1`)
      const journal = await lastJournal({ aksi: `${name}.ubah` })
      assert.deepEqual(Object.keys(journal!.rincian as object), [key])
      const deleted = await client.delete(await toDelete(name, id)).bearerToken(token)
      deleted.assertBodyContains({ id })
      assert.equal(await count(`${name} where id = ?`, [id]), 0)
      const gone = await client.get(`/rest/${name}/${id}`).bearerToken(token)
      gone.assertStatus(404)
    })

    test('what is missing, wrong or taken is told at its field', async ({ client, assert }) => {
      const { token } = await person({ peran: 'superAdmin' })
      const told = async (body: object) => {
        const answer = await client.post(`/rest/${name}`).bearerToken(token).json(body)
        answer.assertStatus(400)
        return (answer.body() as { errors: { field: string; message: string }[] }).errors
      }
      assert.sameMembers(
        (await told({})).map((e) => e.field),
        [...required]
      )
      assert.deepEqual(
        (await told({ ...fields, ...wrong })).map((e) => e.field),
        Object.keys(wrong)
      )
      const first = await client.post(`/rest/${name}`).bearerToken(token).json(fields)
      first.assertStatus(200)
      const [again] = await told(fields)
      assert.deepEqual([again!.field, again!.message], [...taken])
    })
  })
}

test.group('Master resource kbli and its categories', (group) => {
  group.each.setup(cleanSlate)

  test('a category that the first edition lacks is told at its field; a later edition begins with those before it', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'adminit' })
    const add = (edisi: number, kode: string, kategori: string) =>
      client
        .post('/rest/kbli')
        .bearerToken(token)
        .json({ edisi, kode, kategori, nama: 'Usaha Uji' })
    const answer = await add(2020, '99999', 'Z')
    answer.assertStatus(400)
    answer.assertBodyContains({ errors: [{ field: 'kategori', rule: 'exists' }] })
    const both = await Promise.all([add(2031, '01111', 'A'), add(2031, '01112', 'A')])
    assert.deepEqual(
      both.map((r) => r.status()),
      [200, 200]
    )
    // A letter that is new with an edition, too.
    ;(await add(2031, '98765', 'Z')).assertStatus(200)
    const made = await rows<{ kategori: string; nama: string; awal: string }>(
      `select kategori, nama, golongan_pokok_awal as awal from kbli_kategori where edisi = 2031 order by 1`
    )
    const [before] = await rows<{ nama: string; awal: string }>(
      `select nama, golongan_pokok_awal as awal from kbli_kategori where edisi = 2020 and kategori = 'A'`
    )
    assert.deepEqual(made, [
      { kategori: 'A', ...before! },
      { kategori: 'Z', nama: 'Kategori Z', awal: '98' },
    ])
  })
})
