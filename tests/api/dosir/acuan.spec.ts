import { test } from '@japa/runner'
import { cleanSlate, clockNow, moveClock } from '../../lib/dates.ts'
import { person } from '../../lib/people.ts'

test.group('Reference lists', (group) => {
  group.each.setup(cleanSlate)

  test('KBLI and SBU are open without a session, searched and paged', async ({
    client,
    assert,
  }) => {
    const semua = (await client.get('/kbli')).body()
    assert.equal(semua.statusCode, 200)
    assert.equal(semua.data.length, semua.total)
    assert.isAbove(semua.total, 1500)
    assert.sameMembers(Object.keys(semua.data[0]), ['id', 'kode', 'nama', 'kategori'])

    const cari = (await client.get('/kbli?q=gedung&perHalaman=3&halaman=2&urut=-kode')).body()
    assert.equal(cari.data.length, 3)
    assert.isTrue(cari.data.every((k: { nama: string }) => /gedung/i.test(k.nama)))
    assert.isTrue(cari.data[0].kode > cari.data[1].kode)
    assert.deepEqual((await client.get('/api/rup/kbli?q=41011')).body().data[0].kode, '41011')

    const beyond = (await client.get('/kbli?perHalaman=3&halaman=1000')).body()
    assert.deepEqual([beyond.data, beyond.total], [[], semua.total])

    const sbu = (await client.get('/sbu?q=BG001')).body()
    assert.sameMembers(Object.keys(sbu.data[0]), ['id', 'kode', 'subklasifikasi', 'edisi'])
    assert.equal(sbu.total, 1, 'the newest edition only')
    const previous = (await client.get('/sbu?q=BG001&edisi=2015')).body()
    assert.equal(previous.data[0].edisi, 2015)
  })

  test('an edition counts from the year on that it is named after', async ({ client, assert }) => {
    const { token } = await person({ peran: 'adminit' })
    const choices = async (list: 'kbli' | 'sbu') => {
      const { data, total } = (await client.get(`/${list}?q=41011&perHalaman=1`)).body()
      const { total: all } = (await client.get(`/${list}?perHalaman=1`)).body()
      return { data, total, all }
    }
    const before = { kbli: await choices('kbli'), sbu: await choices('sbu') }
    const edisi = clockNow().year + 1
    const added = await client.post('/rest/sbu').bearerToken(token).json({
      edisi,
      kode: 'UJ999',
      jenis: 'Pekerjaan Konstruksi',
      sifat: 'Umum',
      kodeKlasifikasi: 'UJ',
      klasifikasi: 'Uji',
      subklasifikasi: 'Pekerjaan Uji',
    })
    added.assertStatus(200)
    const kbli = { edisi, kode: '41011', kategori: 'F', nama: 'Gedung Hunian Edisi Depan' }
    ;(await client.post('/rest/kbli').bearerToken(token).json(kbli)).assertStatus(200)
    assert.deepEqual({ kbli: await choices('kbli'), sbu: await choices('sbu') }, before)
    const asked = (await client.get(`/sbu?edisi=${edisi}`)).body()
    assert.deepEqual([asked.total, asked.data[0].kode], [1, 'UJ999'])

    moveClock('P366D')
    const begun = { kbli: await choices('kbli'), sbu: await choices('sbu') }
    assert.deepEqual([begun.kbli.all, begun.sbu.all], [1, 1])
  })

  test('provinces and their regencies', async ({ client, assert }) => {
    const provinsi = (await client.get('/api/provinsi')).body().data
    assert.includeDeepMembers(provinsi, [{ kode: '32', nama: 'Jawa Barat' }])
    const kota = (await client.get('/api/kabupaten-kota/32')).body().data
    assert.includeDeepMembers(kota, [{ kode: '3275', nama: 'Kota Bekasi' }])
    const asing = await client.get('/api/kabupaten-kota/99')
    asing.assertStatus(404)
  })

  test('unknown query keys are refused', async ({ client }) => {
    for (const url of ['/kbli?x=1', '/sbu?urut=edisi', '/kbli?edisi=abc', '/api/provinsi?q=a']) {
      ;(await client.get(url)).assertStatus(400)
    }
  })
})
