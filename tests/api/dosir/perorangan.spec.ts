import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { cleanSlate } from '../../lib/dates.ts'
import { journal } from '../../lib/journal.ts'
import { tokenFor } from '../../lib/people.ts'
import { row, count } from '../../lib/query.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { formDataPribadi, formSertifikat, pengalamanPersonInput, kirim } from './bantu.ts'

const PRIBADI = '/vendor/person/data-pribadi'
const PENGALAMAN = '/vendor/person/pengalaman'
const SERTIFIKAT = '/vendor/person/sertifikat'

test.group('Dosir of an individual', (group) => {
  group.each.setup(cleanSlate)

  test('goes from the first save until it waits for verification', async ({ client, assert }) => {
    const token = await tokenFor({ peran: 'person' })
    const { isian: input, berkas } = formDataPribadi()
    const pertama = await kirim(client, 'post', PRIBADI, token, input, berkas)
    pertama.assertStatus(200)
    assert.equal(pertama.body().message, 'Data pribadi berhasil disimpan')
    const { data } = pertama.body()
    assert.match(data.noRegistrasi, /^O-\d{4}-00001$/)
    assert.containsSubset(data, { nama: 'Dewi Lestari', status: 'N' })
    const vendorId = data.id as number

    for (let i = 0; i < 2; i++) {
      const jawaban = await client
        .post(PENGALAMAN)
        .bearerToken(token)
        .json(pengalamanPersonInput({ vendorId }))
      jawaban.assertStatus(200)
      assert.equal(jawaban.body().message, 'Data pengalaman berhasil disimpan')
      assert.equal(jawaban.body().data.durasiBulan, 6)
    }
    const s = formSertifikat({ id: -1, vendorId })
    const sertifikat = await kirim(client, 'post', SERTIFIKAT, token, s.isian, s.berkas)
    sertifikat.assertStatus(200)
    assert.equal(sertifikat.body().message, 'Data sertifikat berhasil disimpan')

    const status = await client.get(`/vendor/person/status/${vendorId}`).bearerToken(token)
    assert.deepEqual(status.body().data, {
      vendorId,
      status: 'V',
      statusPerusahaan: 'V',
      statusPengalaman: 'V',
      statusSertifikat: 'V',
      remarkPerusahaan: null,
      remarkPengalaman: null,
      remarkSertifikat: null,
    })
  })

  test('first saves at once make one rekanan', async ({ client, assert }) => {
    const token = await tokenFor({ peran: 'person' })
    const { isian: input, berkas } = formDataPribadi()
    const hasil = await Promise.all(
      [1, 2, 3].map(() => kirim(client, 'post', PRIBADI, token, input, berkas))
    )
    assert.lengthOf(
      hasil.filter((h) => h.status() === 200),
      1
    )
    assert.lengthOf(
      hasil.filter((h) => h.status() === 409),
      2
    )
    assert.equal(await count('rekanan'), 1)
  })

  test('an id in the body updates, -1 adds; deletion goes by id and vendorId', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({ jenis: 'O', status: 'A' })
    const [p] = (await client.get(`${PENGALAMAN}/${rekanan.id}`).bearerToken(token)).body().data
    const ubah = await client
      .post(PENGALAMAN)
      .bearerToken(token)
      .json(pengalamanPersonInput({ id: p.id, jabatan: 'Ketua Tim', versi: p.versi }))
    ubah.assertStatus(200)
    assert.containsSubset(ubah.body().data, { id: p.id, jabatan: 'Ketua Tim' })
    assert.equal((await rekananRow(rekanan.id)).status_pengalaman, 'V')
    assert.equal((await rekananRow(rekanan.id)).status, 'A')
    const usang = await client
      .post(PENGALAMAN)
      .bearerToken(token)
      .json(pengalamanPersonInput({ id: p.id, versi: p.versi }))
    usang.assertStatus(409)
    const lain = await createRekanan({ jenis: 'O', status: 'V' })
    ;(
      await client.delete(`${PENGALAMAN}/${p.id}/${lain.rekanan.id}`).bearerToken(token)
    ).assertStatus(404)
    const satuHapus = () => client.delete(`${PENGALAMAN}/${p.id}/${rekanan.id}`).bearerToken(token)
    ;(await satuHapus()).assertStatus(409)
    const ganti = await client.post(PENGALAMAN).bearerToken(token).json(pengalamanPersonInput())
    ganti.assertStatus(200)
    const hapus = await satuHapus()
    hapus.assertStatus(200)
    assert.equal(hapus.body().message, 'Data pengalaman berhasil dihapus')
    assert.equal((await rekananRow(rekanan.id)).status_pengalaman, 'V')
  })

  test('a certificate is changed and deleted, and its file with it', async ({ client, assert }) => {
    const { rekanan, token } = await createRekanan({ jenis: 'O', status: 'V' })
    const daftar = `${SERTIFIKAT}/${rekanan.id}`
    const [s] = (await client.get(daftar).bearerToken(token)).body().data
    const ubah = await kirim(client, 'post', SERTIFIKAT, token, {
      id: s.id,
      keahlian: 'Ahli Mutu',
      noSertifikat: s.noSertifikat,
    })
    ubah.assertStatus(200)
    assert.equal(ubah.body().data.fileSertifikat, s.fileSertifikat)
    const hapus = await client.delete(`${SERTIFIKAT}/${s.id}`).bearerToken(token)
    assert.equal(hapus.body().message, 'Data sertifikat berhasil dihapus')
    assert.equal((await client.get(daftar).bearerToken(token)).body().total, 0)
    assert.equal((await rekananRow(rekanan.id)).status, 'N')
  })

  test('another’s 404, a company 403 or 404, no session 401', async ({ client }) => {
    const { rekanan, token } = await createRekanan({ jenis: 'O', status: 'V' })
    const lain = await createRekanan({ jenis: 'O', status: 'V' })
    const perusahaan = await createRekanan({ status: 'V' })
    const p = await row<{ id: number }>(
      'select id from pengalaman_person where rekanan_id = ? limit 1',
      [rekanan.id]
    )
    const s = await row<{ id: number }>(
      'select id from sertifikat_person where rekanan_id = ? limit 1',
      [rekanan.id]
    )
    const baca = [
      `${PRIBADI}/${rekanan.id}`,
      `${PENGALAMAN}/${rekanan.id}`,
      `${SERTIFIKAT}/${rekanan.id}`,
      `/vendor/person/status/${rekanan.id}`,
    ]
    for (const url of baca) {
      ;(await client.get(url).bearerToken(token)).assertStatus(200)
      ;(await client.get(url).bearerToken(lain.token)).assertStatus(404)
      ;(await client.get(url).bearerToken(perusahaan.token)).assertStatus(404)
      ;(await client.get(url).accept('json')).assertStatus(401)
    }
    const hapus = [`${PENGALAMAN}/${p.id}/${rekanan.id}`, `${SERTIFIKAT}/${s.id}`]
    for (const url of hapus) {
      ;(await client.delete(url).bearerToken(lain.token)).assertStatus(404)
      ;(await client.delete(url).bearerToken(perusahaan.token)).assertStatus(403)
      ;(await client.delete(url)).assertStatus(401)
    }
    const ubahLain = await client
      .post(PENGALAMAN)
      .bearerToken(lain.token)
      .json(pengalamanPersonInput({ id: p.id }))
    ubahLain.assertStatus(404)
    const { isian: input, berkas } = formDataPribadi({ vendorId: rekanan.id })
    ;(await kirim(client, 'post', PRIBADI, lain.token, input, berkas)).assertStatus(404)
    ;(await kirim(client, 'post', PRIBADI, perusahaan.token, input, berkas)).assertStatus(403)
    ;(await client.post(PRIBADI)).assertStatus(401)
  })

  test('before there is personal data it is empty, and the rest is refused 409', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'person' })
    const baca = await client.get(`${PRIBADI}/-999`).bearerToken(token)
    assert.isNull(baca.body().data)
    const status = await client.get('/vendor/person/status/-999').bearerToken(token)
    assert.equal(status.body().data.vendorId, -999)
    const tambah = await client.post(PENGALAMAN).bearerToken(token).json(pengalamanPersonInput())
    tambah.assertStatus(409)
    assert.equal(tambah.body().message, 'Input Data Pribadi terlebih dahulu')
  })

  test('a verifier sees the whole NIK, which is journaled; adminit sees it masked, without KTP and NPWP', async ({
    client,
    assert,
  }) => {
    const { rekanan } = await createRekanan({ jenis: 'O', status: 'V' })
    const baca = async (peran: 'operatorULP' | 'adminit') =>
      (await client.get(`${PRIBADI}/${rekanan.id}`).bearerToken(await tokenFor({ peran }))).body()
        .data
    const verifikator = await baca('operatorULP')
    assert.match(verifikator.noKtp, /^\d{16}$/)
    assert.match(verifikator.fileKtp, /^berkas\//)
    const aksi = (await journal({ objek: 'rekanan', id: rekanan.id })).map((j) => j.aksi)
    assert.deepEqual(aksi, ['data_pribadi.buka'])
    const admin = await baca('adminit')
    assert.match(admin.noKtp, /^\*{12}\d{4}$/)
    assert.match(admin.npwp, /^\*{11}\d{4}$/)
    assert.isNull(admin.fileKtp)
    assert.isNull(admin.fileNpwp)
    assert.match(admin.fileFormulir, /^berkas\//)
  })
})
