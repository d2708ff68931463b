import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { Change } from '@eproc/domain/common/change'
import { inti } from '@eproc/i18n/id/core'
import { budgetYear, cleanSlate, moveClock, clockNow } from '../../lib/dates.ts'
import { storedFiles, storeHolds } from '../../lib/files.ts'
import { journal, lastJournal, type Changes } from '../../lib/journal.ts'
import { tokenFor } from '../../lib/people.ts'
import { row, rows } from '../../lib/query.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { formPerusahaan, kirim, type FormInput } from './bantu.ts'

const BARU = '/vendor/registrasi/perusahaan'
const UBAH = '/vendor/registrasi/perusahaan/update'

const isiUlang = (ganti: FormInput = {}) => {
  const { vendorId: _, ...input } = formPerusahaan(ganti).isian
  return input
}

test.group('Company data', (group) => {
  group.each.setup(cleanSlate)

  test('the first save makes rekanan, registration number, status V, files and journal', async ({
    client,
    assert,
  }) => {
    const pengguna = await createPengguna({ peran: 'vendor' })
    const token = await signInAs(pengguna)
    const { isian: input, berkas } = formPerusahaan()
    const jawaban = await kirim(client, 'post', BARU, token, input, berkas)
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, 'Data perusahaan telah tersimpan !')
    const { data } = jawaban.body()
    const tahun = clockNow().year
    assert.match(data.noRegistrasi, new RegExp(`^V-${tahun}-\\d{5}$`))
    assert.isAbove(data.vendorId, 0)
    assert.equal(data.npwp, '01.234.567.8-901.000')
    assert.isTrue(data.pkp)
    assert.equal(data.namaKabkod, 'Kota Jakarta Pusat')
    assert.match(data.skPkp, /^berkas\//)
    assert.equal(data.berkas.skPkp.nama, 'skPkp.pdf')
    assert.isNull(data.fileNonPKP)
    assert.isNull(data.pusat)
    assert.equal(data.emailMember, pengguna.email)

    const r = await rekananRow(data.vendorId)
    assert.equal(r.status_perusahaan, 'V')
    assert.equal(r.status, 'N')
    const aksi = (await journal({ objek: 'rekanan', id: r.id })).map((j) => j.aksi)
    assert.deepEqual(aksi, ['rekanan.tambah', 'data_perusahaan.tambah', 'bagian.ajukan'])

    const info = await client.get('/userman/info').bearerToken(token)
    assert.equal(info.body().data.vendor.id, data.vendorId, 'the same session knows its rekanan')
    const unduh = await client.get(`/${data.fileFormulir}`).bearerToken(token)
    unduh.assertStatus(200)
    unduh.assertHeader('content-type', 'application/pdf')
  })

  test('first saves at once make one rekanan and one number, and leave no orphaned file', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'vendor' })
    const sebelum = storedFiles().length
    const { isian: input, berkas } = formPerusahaan()
    const jawaban = await Promise.all(
      Array.from({ length: 4 }, () => kirim(client, 'post', BARU, token, input, berkas))
    )
    assert.deepEqual(jawaban.map((j) => j.status()).sort(), [200, 409, 409, 409])
    const jumlah = await row<{ r: number; b: number; n: number }>(
      `select (select count(*)::int from rekanan) as r, (select count(*)::int from berkas) as b,
              (select sum(terakhir)::int from nomor_urut) as n`
    )
    assert.deepEqual(jumlah, { r: 1, b: 2, n: 1 })
    await storeHolds(sebelum + 2)
  })

  test('registration numbers have no gaps and no twins', async ({ client, assert }) => {
    const nomor: string[] = []
    for (let i = 0; i < 3; i++) {
      const token = await tokenFor({ peran: 'vendor' })
      const { isian: input, berkas } = formPerusahaan()
      // A refused first save draws no number.
      const salah = await kirim(client, 'post', BARU, token, { ...input, kabkod: '3275' }, berkas)
      salah.assertStatus(400)
      const benar = await kirim(client, 'post', BARU, token, input, berkas)
      nomor.push(benar.body().data.noRegistrasi.slice(-5))
    }
    assert.deepEqual(nomor, ['00001', '00002', '00003'])
  })

  test('each year begins its registration numbers anew', async ({ client, assert }) => {
    const nomor = async () => {
      const { isian: input, berkas } = formPerusahaan()
      const token = await tokenFor({ peran: 'vendor' })
      const r = await kirim(client, 'post', BARU, token, input, berkas)
      return r.body().data.noRegistrasi as string
    }
    const kini = budgetYear()
    assert.deepEqual([await nomor(), await nomor()], [`V-${kini}-00001`, `V-${kini}-00002`])
    moveClock('P366D')
    assert.equal(await nomor(), `V-${clockNow().year}-00001`)
  })

  test('an update changes data, takes section A back to V and leaves rekanan A as it is', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'A' })
    const jawaban = await kirim(client, 'post', UBAH, token, {
      ...isiUlang({ nama: 'PT Nama Baru', alamat: 'Jalan Baru No. 2' }),
      vendorId: rekanan.id,
    })
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, 'Data perusahaan berhasil diupdate !')
    assert.equal(jawaban.body().data.nama, 'PT Nama Baru')
    const r = await rekananRow(rekanan.id)
    assert.equal(r.nama, rekanan.nama, 'a new name waits for a verifier')
    assert.equal(r.status_perusahaan, 'V')
    assert.equal(r.status, 'A')
    const ubah = await lastJournal<{ perubahan: Changes }>({
      id: r.id,
      aksi: 'data_perusahaan.ubah',
    })
    const { perubahan } = ubah!.rincian
    assert.deepEqual(perubahan.nama, [rekanan.nama, 'PT Nama Baru'])
    assert.deepEqual(perubahan.alamat, ['Jalan Melati No. 7', 'Jalan Baru No. 2'])
  })

  test('saving without a change leaves section A as it is', async ({ client, assert }) => {
    const { rekanan, token } = await createRekanan({ status: 'A' })
    const kini = (
      await client.get(`/vendor/registrasi/perusahaan/${rekanan.id}`).bearerToken(token)
    ).body().data
    const input: FormInput = {}
    for (const f of [
      'nama',
      'npwp',
      'noPengukuhan',
      'email',
      'alamat',
      'kodepos',
      'telepon',
      'provinsi',
      'kabkod',
      'bentuk',
      'ukuran',
      'versi',
    ]) {
      input[f] = kini[f]
    }
    const jawaban = await kirim(client, 'post', UBAH, token, input)
    jawaban.assertStatus(200)
    assert.equal((await rekananRow(rekanan.id)).status_perusahaan, 'A')
    assert.equal(jawaban.body().data.versi, kini.versi)
  })

  test('clearing No PKP drops SK PKP and asks for the statement; filling it does the reverse', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'V' })
    const tanpa = await kirim(client, 'post', UBAH, token, isiUlang({ noPengukuhan: null }))
    tanpa.assertStatus(400)
    assert.equal(
      tanpa.body().message,
      'Surat pernyataan Non PKP wajib dilampirkan jika tidak melampirkan PKP'
    )
    const previous = await row<{ sk_pkp: string }>('select sk_pkp from data_perusahaan')
    const beralih = await kirim(client, 'post', UBAH, token, isiUlang({ noPengukuhan: null }), {
      fileNonPKP: { nama: 'pernyataan.pdf' },
    })
    beralih.assertStatus(200)
    assert.isNull(beralih.body().data.skPkp)
    assert.isFalse(beralih.body().data.pkp)
    const released = await row<{ dilepas_pada: Date | null }>(
      'select dilepas_pada from berkas where jalur = ?',
      [previous.sk_pkp]
    )
    assert.isNotNull(released.dilepas_pada)

    const sebelum = storedFiles().length
    const kembali = await kirim(client, 'post', UBAH, token, isiUlang(), {
      skPkp: {},
      fileNonPKP: { nama: 'sia-sia.pdf' },
    })
    kembali.assertStatus(200)
    assert.isNull(kembali.body().data.fileNonPKP)
    // What is not used is thrown away.
    await storeHolds(sebelum + 1)
    assert.equal((await rekananRow(rekanan.id)).status, 'V')
  })

  test('a certificate that nobody has to send is taken away again, and kept as evidence', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'A' })
    const save = (input: FormInput, files = {}) =>
      kirim(client, 'post', UBAH, token, isiUlang(input), files)
    const stored = await save({}, { fileSertifikat: { nama: 'sbu.pdf' } })
    const { fileSertifikat, versi } = stored.body().data
    await rows(`update rekanan set status_perusahaan = 'A' where id = ? returning id`, [rekanan.id])

    const stale = await save({ hapusFileSertifikat: true, versi: versi - 1 })
    stale.assertStatus(409)
    const gone = await save({ hapusFileSertifikat: true, versi })
    gone.assertStatus(200)
    assert.isNull(gone.body().data.fileSertifikat)
    assert.equal((await rekananRow(rekanan.id)).status_perusahaan, 'V')
    const { rincian } = (await lastJournal<{ perubahan: Changes }>({
      id: rekanan.id,
      aksi: 'data_perusahaan.ubah',
    }))!
    assert.deepEqual(rincian.perubahan.fileSertifikat, ['sbu.pdf', null])
    const { dilepas_pada: released } = await row<{ dilepas_pada: Date | null }>(
      'select dilepas_pada from berkas where jalur = ?',
      [fileSertifikat]
    )
    assert.isNotNull(released)

    // One that comes with the same save is meant to stay.
    const both = await save({ hapusFileSertifikat: true }, { fileSertifikat: { nama: 'baru.pdf' } })
    both.assertStatus(200)
    assert.equal(both.body().data.berkas.fileSertifikat.nama, 'baru.pdf')
    await storeHolds(storedFiles().length)
  })

  test('the head office is kept for a branch only', async ({ client, assert }) => {
    const { token } = await createRekanan({ status: 'V' })
    const pusat = JSON.stringify({ alamatPusat: 'Jalan Pusat No. 9', teleponPusat: '0315550' })
    const cabang = await kirim(client, 'post', UBAH, token, isiUlang({ cabang: true, pusat }))
    cabang.assertStatus(200)
    assert.equal(cabang.body().data.pusat.alamatPusat, 'Jalan Pusat No. 9')
    const bukan = await kirim(client, 'post', UBAH, token, isiUlang({ cabang: false, pusat }))
    assert.isNull(bukan.body().data.pusat)
  })

  test('an NPWP of 16 digits is accepted', async ({ client, assert }) => {
    const { token } = await createRekanan({ status: 'V' })
    const jawaban = await kirim(client, 'post', UBAH, token, isiUlang({ npwp: '3171012345678901' }))
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().data.npwp, '3171012345678901')
  })

  test('a stale version is refused 409 and changes nothing', async ({ client, assert }) => {
    const { token } = await createRekanan({ status: 'V' })
    const ubah = (alamat: string) =>
      kirim(client, 'post', UBAH, token, isiUlang({ alamat, versi: 1 }))
    const hasil = await Promise.all([ubah('Jalan A'), ubah('Jalan B')])
    assert.deepEqual(hasil.map((h) => h.status()).sort(), [200, 409])
    const { diubahOleh, diubah } = hasil.find((h) => h.status() === 409)!.body() as Change
    assert.equal(diubahOleh, inti.diubahOleh.sendiri)
    assert.include(diubah, 'alamat')
    const menang = hasil.find((h) => h.status() === 200)!.body().data.alamat
    assert.equal(
      (await row<{ alamat: string }>('select alamat from data_perusahaan')).alamat,
      menang
    )
  })

  test('before the first save GET is empty, and an update is refused 409', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'vendor' })
    const kosong = await client.get('/vendor/registrasi/perusahaan/-999').bearerToken(token)
    kosong.assertStatus(200)
    assert.isNull(kosong.body().data)
    const status = await client.get('/vendor/-999').bearerToken(token)
    assert.equal(status.body().data.vendorId, -999)
    assert.equal(status.body().data.statusPerusahaan, 'N')
    assert.lengthOf(status.body().data.bagian, 7)
    const ubah = await kirim(client, 'post', UBAH, token, isiUlang())
    ubah.assertStatus(409)
    assert.equal(ubah.body().message, 'Anda harus input data PERUSAHAAN terlebih dulu !')
  })

  test('once it exists a first save is refused; another’s rekanan seems not to exist', async ({
    client,
    assert,
  }) => {
    const { token } = await createRekanan({ status: 'V' })
    const lain = await createRekanan({ status: 'V' })
    const { isian: input, berkas } = formPerusahaan()
    ;(await kirim(client, 'post', BARU, token, input, berkas)).assertStatus(409)
    for (const [url, ganti] of [
      [BARU, { vendorId: lain.rekanan.id }],
      [UBAH, { vendorId: lain.rekanan.id }],
    ] as const) {
      const jawaban = await kirim(client, 'post', url, token, { ...input, ...ganti }, berkas)
      jawaban.assertStatus(404)
      assert.equal(jawaban.body().message, 'Data tidak ditemukan')
    }
    const baca = await client
      .get(`/vendor/registrasi/perusahaan/${lain.rekanan.id}`)
      .bearerToken(token)
    baca.assertStatus(404)
  })

  test('staff read it; adminit sees the NPWP masked; other roles 403; no session 401', async ({
    client,
    assert,
  }) => {
    const { rekanan } = await createRekanan({ status: 'A' })
    const url = `/vendor/registrasi/perusahaan/${rekanan.id}`
    const sebagai = async (isi: Parameters<typeof createPengguna>[0]) =>
      client.get(url).bearerToken(await tokenFor(isi))
    const verifikator = await sebagai({ peran: 'operatorULP' })
    assert.equal(verifikator.body().data.npwp, '01.234.567.8-901.000')
    const unlada = await sebagai({ peran: 'operator', divisi: 'unlada' })
    unlada.assertStatus(200)
    const admin = await sebagai({ peran: 'adminit' })
    assert.equal(admin.body().data.npwp, '***********1000')
    for (const peran of ['operator', 'manajer', 'ppk', 'pa', 'superAdmin'] as const) {
      ;(await sebagai({ peran })).assertStatus(403)
    }
    ;(await sebagai({ peran: 'person' })).assertStatus(404)
    ;(await client.get(url).accept('json')).assertStatus(401)
    const { isian: input, berkas } = formPerusahaan()
    for (const peran of ['person', 'operatorULP', 'adminit'] as const) {
      const token = await tokenFor({ peran })
      ;(await kirim(client, 'post', BARU, token, input, berkas)).assertStatus(403)
    }
  })
})
