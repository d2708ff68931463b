import { test } from '@japa/runner'
import { kosongkan } from '../../lib/basis_data.ts'
import { buatPengguna } from '@eproc/database/factories/pengguna'
import { baris, jurnalTerakhir, orang } from './bantu.ts'

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

for (const { nama, tabel, objek, isi, wajib } of SUMBER) {
  test.group(`Data ${objek}`, (group) => {
    group.each.setup(() => kosongkan())

    test('Panggilan kontrak: tambah, ubah, hapus, masing-masing tercatat', async ({
      client,
      assert,
    }) => {
      const { sesi } = await orang({ peran: 'adminit' })
      const tambah = await client.post(`/userman/${nama}`).header('authorization', sesi).json(isi)
      tambah.assertStatus(200)
      tambah.assertBodyContains({ message: `Data ${objek} berhasil ditambahkan`, data: isi })
      const { id } = (tambah.body() as { data: { id: number } }).data
      const ubah = await client
        .put(`/userman/${nama}/${id}`)
        .header('authorization', sesi)
        .json({ ...isi, nama: 'Nama Baru' })
      ubah.assertStatus(200)
      ubah.assertBodyContains({ message: `Data ${objek} berhasil diperbarui` })
      const jurnal = await jurnalTerakhir(`${tabel}.ubah`)
      assert.deepEqual(jurnal!.rincian, { nama: [isi.nama, 'Nama Baru'] })
      const daftar = await client
        .get(`/userman/${nama}?q=Nama%20Baru`)
        .header('authorization', sesi)
      daftar.assertBodyContains({ statusCode: 200, total: 1, data: [{ id, nama: 'Nama Baru' }] })
      const hapus = await client.delete(`/userman/${nama}/${id}`).header('authorization', sesi)
      hapus.assertStatus(200)
      hapus.assertBodyContains({ message: `Data ${objek} berhasil dihapus` })
      assert.isEmpty(await baris(`select 1 from ${tabel} where id = ?`, [id]))
      assert.equal((await jurnalTerakhir(`${tabel}.hapus`))!.objek_id, String(id))
    })

    test('simple-rest: satu pelaksanaan yang sama, versi lama ditolak', async ({
      client,
      assert,
    }) => {
      const { sesi } = await orang({ peran: 'superAdmin' })
      const tambah = await client.post(`/rest/${nama}`).header('authorization', sesi).json(isi)
      const { id, versi } = tambah.body() as { id: number; versi: number }
      const satu = await client.get(`/rest/${nama}/${id}`).header('authorization', sesi)
      satu.assertBodyContains({ id, ...isi })
      const ubah = await client
        .put(`/rest/${nama}/${id}`)
        .header('authorization', sesi)
        .json({ ...isi, nama: 'Kedua', versi })
      ubah.assertBodyContains({ id, nama: 'Kedua', versi: versi + 1 })
      const usang = await client
        .put(`/rest/${nama}/${id}`)
        .header('authorization', sesi)
        .json({ ...isi, nama: 'Ketiga', versi })
      usang.assertStatus(409)
      const banyak = await client
        .get(`/rest/${nama}?filter={"id":[${id}]}&range=[0,9]&sort=["kode","DESC"]`)
        .header('authorization', sesi)
      assert.equal(banyak.header('content-range'), `${nama} 0-0/1`)
      const hapus = await client.delete(`/rest/${nama}/${id}`).header('authorization', sesi)
      hapus.assertBodyContains({ id })
    })

    test('Bidang wajib, panjang, dan kode ganda menyebut pesannya', async ({ client, assert }) => {
      const { sesi } = await orang({ peran: 'adminit' })
      const kosong = await client.post(`/userman/${nama}`).header('authorization', sesi).json({})
      kosong.assertStatus(400)
      const { errors } = kosong.body() as { errors: { field: string; message: string }[] }
      assert.sameMembers(
        errors.map((e) => e.field),
        [...wajib]
      )
      assert.equal(errors[0]!.message, 'Field harus diisi!.')
      const panjang = await client
        .post(`/userman/${nama}`)
        .header('authorization', sesi)
        .json({ ...isi, nama: 'x'.repeat(200) })
      panjang.assertStatus(400)
      await client.post(`/userman/${nama}`).header('authorization', sesi).json(isi)
      const ganda = await client
        .post(`/rest/${nama}`)
        .header('authorization', sesi)
        .json({ ...isi, nick: 'lain' })
      ganda.assertStatus(400)
      ganda.assertBodyContains({ errors: [{ field: 'kode', message: 'Kode sudah dipakai' }] })
    })

    test('Id yang tidak ada: 404', async ({ client }) => {
      const { sesi } = await orang({ peran: 'adminit' })
      const ubah = await client
        .put(`/userman/${nama}/999999`)
        .header('authorization', sesi)
        .json(isi)
      ubah.assertStatus(404)
      const hapus = await client.delete(`/userman/${nama}/999999`).header('authorization', sesi)
      hapus.assertStatus(404)
      const satu = await client.get(`/rest/${nama}/999999`).header('authorization', sesi)
      satu.assertStatus(404)
    })
  })
}

test.group('Divisi dan pemakainya', (group) => {
  group.each.setup(() => kosongkan())
  const ambil = async (kode: string) =>
    (await baris<{ id: number }>('select id from divisi where kode = ?', [kode]))[0]!.id

  test('Divisi yang dipakai pengguna atau membawahi divisi tidak terhapus', async ({ client }) => {
    const { sesi } = await orang({ peran: 'adminit' })
    await buatPengguna({ peran: 'operator', divisi: '1070' })
    const dipakai = await client
      .delete(`/userman/divisi/${await ambil('1070')}`)
      .header('authorization', sesi)
    dipakai.assertStatus(409)
    dipakai.assertBodyContains({
      message: 'Data divisi masih dipakai oleh pengguna sehingga tidak dapat dihapus.',
    })
    const induk = await client
      .delete(`/rest/divisi/${await ambil('30')}`)
      .header('authorization', sesi)
    induk.assertStatus(409)
    induk.assertBodyContains({
      message: 'Data divisi masih dipakai oleh divisi di bawahnya sehingga tidak dapat dihapus.',
    })
  })

  test('Direktorat harus ada, bukan diri sendiri, dan tidak bertingkat', async ({ client }) => {
    const { sesi } = await orang({ peran: 'adminit' })
    const divisi = { kode: '1070', nama: 'Divisi Teknologi Informasi', nick: 'ti' }
    const id = await ambil('1070')
    for (const [parent, pesan] of [
      ['7777', 'Direktorat tidak dikenal'],
      ['1010', 'Direktorat tidak dikenal'],
      ['1070', 'Direktorat tidak boleh divisi itu sendiri'],
    ] as const) {
      const jawaban = await client
        .put(`/rest/divisi/${id}`)
        .header('authorization', sesi)
        .json({ ...divisi, parent })
      jawaban.assertStatus(400)
      jawaban.assertBodyContains({ errors: [{ field: 'parent', message: pesan }] })
    }
    const induk = await client
      .put(`/rest/divisi/${await ambil('30')}`)
      .header('authorization', sesi)
      .json({ kode: '30', nama: 'Direktur Administrasi', nick: 'dirkeu', parent: '10' })
    induk.assertStatus(400)
  })

  test('Nick yang sama tidak dapat dipakai dua divisi', async ({ client }) => {
    const { sesi } = await orang({ peran: 'adminit' })
    const jawaban = await client
      .post('/rest/divisi')
      .header('authorization', sesi)
      .json({ kode: '9020', nama: 'Divisi Palsu', nick: 'UNLADA' })
    jawaban.assertStatus(400)
    jawaban.assertBodyContains({ errors: [{ field: 'nick' }] })
  })

  test('Nick divisi sendiri tidak dapat diubah: ia memberi hak', async ({ client }) => {
    const { sesi } = await orang({ peran: 'adminit', divisi: '1070' })
    const divisi = { kode: '1070', nama: 'Divisi TI', nick: 'lain', parent: '10' }
    const nick = await client
      .put(`/rest/divisi/${await ambil('1070')}`)
      .header('authorization', sesi)
      .json(divisi)
    nick.assertStatus(403)
    const nama = await client
      .put(`/rest/divisi/${await ambil('1070')}`)
      .header('authorization', sesi)
      .json({ ...divisi, nick: 'ti' })
    nama.assertStatus(200)
  })

  test('Kode divisi yang berubah diikuti penggunanya', async ({ client, assert }) => {
    const { sesi } = await orang({ peran: 'adminit' })
    const siti = await buatPengguna({ peran: 'operator', divisi: '1080' })
    const jawaban = await client
      .put(`/rest/divisi/${await ambil('1080')}`)
      .header('authorization', sesi)
      .json({ kode: '1081', nama: 'Divisi Humas', nick: 'humas', parent: '10' })
    jawaban.assertStatus(200)
    await siti.refresh()
    assert.equal(siti.divisiKode, '1081')
  })

  test('Lokasi proyek untuk umum tanpa versi', async ({ client, assert }) => {
    const { sesi } = await orang({ peran: 'adminit' })
    await client
      .post('/userman/lokasi-proyek')
      .header('authorization', sesi)
      .json({ kode: 'LP-1', nama: 'Menara', lokasi: 'Jalan Satu' })
    const jawaban = await client.get('/api/rup/lokasiproyek').header('accept', 'application/json')
    jawaban.assertStatus(200)
    const { data } = jawaban.body() as { data: object[] }
    assert.sameMembers(Object.keys(data[0]!), ['id', 'kode', 'nama', 'lokasi'])
  })
})
