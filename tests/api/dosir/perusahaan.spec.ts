import { test } from '@japa/runner'
import { sekarang } from '@eproc/backend/app/inti/waktu'
import { buatRekanan } from '@eproc/database/factories/dosir'
import { buatPengguna, masukSebagai } from '@eproc/database/factories/pengguna'
import { kosongkan } from '../../lib/basis_data.ts'
import {
  berkasDisimpan,
  formPerusahaan,
  jurnalRekanan,
  kirim,
  rekananDb,
  satu,
  type Isian,
} from './bantu.ts'

const BARU = '/vendor/registrasi/perusahaan'
const UBAH = '/vendor/registrasi/perusahaan/update'

const isiUlang = (ganti: Isian = {}) => {
  const { vendorId: _, ...isian } = formPerusahaan(ganti).isian
  return isian
}

test.group('Data perusahaan', (group) => {
  group.each.setup(() => kosongkan())

  test('simpan pertama membuat rekanan, nomor registrasi, status V, berkas, dan jurnal', async ({
    client,
    assert,
  }) => {
    const pengguna = await buatPengguna({ peran: 'vendor' })
    const token = await masukSebagai(pengguna)
    const { isian, berkas } = formPerusahaan()
    const jawaban = await kirim(client, 'post', BARU, token, isian, berkas)
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, 'Data perusahaan telah tersimpan !')
    const { data } = jawaban.body()
    const tahun = sekarang().year
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

    const r = await rekananDb(data.vendorId)
    assert.equal(r.status_perusahaan, 'V')
    assert.equal(r.status, 'N')
    const aksi = (await jurnalRekanan(r.id)).map((j) => j.aksi)
    assert.deepEqual(aksi, ['rekanan.tambah', 'data_perusahaan.tambah', 'bagian.ajukan'])

    const info = await client.get('/userman/info').bearerToken(token)
    assert.equal(info.body().data.vendor.id, data.vendorId, 'sesi yang sama mengenal rekanannya')
    const unduh = await client.get(`/${data.fileFormulir}`).bearerToken(token)
    unduh.assertStatus(200)
    unduh.assertHeader('content-type', 'application/pdf')
  })

  test('dua simpan pertama serentak menjadi satu rekanan, satu nomor, tanpa berkas yatim', async ({
    client,
    assert,
  }) => {
    const token = await masukSebagai(await buatPengguna({ peran: 'vendor' }))
    const sebelum = berkasDisimpan().length
    const { isian, berkas } = formPerusahaan()
    const jawaban = await Promise.all(
      Array.from({ length: 4 }, () => kirim(client, 'post', BARU, token, isian, berkas))
    )
    assert.deepEqual(jawaban.map((j) => j.status()).sort(), [200, 409, 409, 409])
    const jumlah = await satu<{ r: number; b: number; n: number }>(
      `select (select count(*)::int from rekanan) as r, (select count(*)::int from berkas) as b,
              (select sum(terakhir)::int from nomor_urut) as n`
    )
    assert.deepEqual(jumlah, { r: 1, b: 2, n: 1 })
    assert.equal(berkasDisimpan().length - sebelum, 2)
  })

  test('nomor registrasi tidak berlubang dan tidak kembar', async ({ client, assert }) => {
    const nomor: string[] = []
    for (let i = 0; i < 3; i++) {
      const token = await masukSebagai(await buatPengguna({ peran: 'vendor' }))
      const { isian, berkas } = formPerusahaan()
      // A refused first save draws no number.
      const salah = await kirim(client, 'post', BARU, token, { ...isian, kabkod: '3275' }, berkas)
      salah.assertStatus(400)
      const benar = await kirim(client, 'post', BARU, token, isian, berkas)
      nomor.push(benar.body().data.noRegistrasi.slice(-5))
    }
    assert.deepEqual(nomor, ['00001', '00002', '00003'])
  })

  test('memperbarui: nama dan isian berubah, bagian A kembali V, rekanan A tetap A', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await buatRekanan({ status: 'A' })
    const jawaban = await kirim(client, 'post', UBAH, token, {
      ...isiUlang({ nama: 'PT Nama Baru', alamat: 'Jalan Baru No. 2' }),
      vendorId: rekanan.id,
    })
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, 'Data perusahaan berhasil diupdate !')
    assert.equal(jawaban.body().data.nama, 'PT Nama Baru')
    const r = await rekananDb(rekanan.id)
    assert.equal(r.nama, 'PT Nama Baru')
    assert.equal(r.status_perusahaan, 'V')
    assert.equal(r.status, 'A')
    const ubah = (await jurnalRekanan(r.id)).find((j) => j.aksi === 'data_perusahaan.ubah')!
    const perubahan = ubah.rincian.perubahan as Record<string, unknown[]>
    assert.deepEqual(perubahan.nama, [rekanan.nama, 'PT Nama Baru'])
    assert.deepEqual(perubahan.alamat, ['Jalan Melati No. 7', 'Jalan Baru No. 2'])
  })

  test('simpan tanpa perubahan membiarkan bagian A tetap A', async ({ client, assert }) => {
    const { rekanan, token } = await buatRekanan({ status: 'A' })
    const kini = (
      await client.get(`/vendor/registrasi/perusahaan/${rekanan.id}`).bearerToken(token)
    ).body().data
    const isian: Isian = {}
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
      isian[f] = kini[f]
    }
    const jawaban = await kirim(client, 'post', UBAH, token, isian)
    jawaban.assertStatus(200)
    assert.equal((await rekananDb(rekanan.id)).status_perusahaan, 'A')
    assert.equal(jawaban.body().data.versi, kini.versi)
  })

  test('mengosongkan No PKP melepas SK PKP dan menuntut surat pernyataan; mengisinya kembali sebaliknya', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await buatRekanan({ status: 'V' })
    const tanpa = await kirim(client, 'post', UBAH, token, isiUlang({ noPengukuhan: null }))
    tanpa.assertStatus(400)
    assert.equal(
      tanpa.body().message,
      'Surat pernyataan Non PKP wajib dilampirkan jika tidak melampirkan PKP'
    )
    const lama = await satu<{ sk_pkp: string }>('select sk_pkp from data_perusahaan')
    const beralih = await kirim(client, 'post', UBAH, token, isiUlang({ noPengukuhan: null }), {
      fileNonPKP: { nama: 'pernyataan.pdf' },
    })
    beralih.assertStatus(200)
    assert.isNull(beralih.body().data.skPkp)
    assert.isFalse(beralih.body().data.pkp)
    const lepas = await satu<{ dilepas_pada: Date | null }>(
      'select dilepas_pada from berkas where jalur = ?',
      [lama.sk_pkp]
    )
    assert.isNotNull(lepas.dilepas_pada)

    const sebelum = berkasDisimpan().length
    const kembali = await kirim(client, 'post', UBAH, token, isiUlang(), {
      skPkp: {},
      fileNonPKP: { nama: 'sia-sia.pdf' },
    })
    kembali.assertStatus(200)
    assert.isNull(kembali.body().data.fileNonPKP)
    assert.equal(berkasDisimpan().length - sebelum, 1, 'berkas yang tidak dipakai dibuang')
    assert.equal((await rekananDb(rekanan.id)).status, 'V')
  })

  test('kantor pusat disimpan hanya untuk cabang', async ({ client, assert }) => {
    const { token } = await buatRekanan({ status: 'V' })
    const pusat = JSON.stringify({ alamatPusat: 'Jalan Pusat No. 9', teleponPusat: '0315550' })
    const cabang = await kirim(client, 'post', UBAH, token, isiUlang({ cabang: true, pusat }))
    cabang.assertStatus(200)
    assert.equal(cabang.body().data.pusat.alamatPusat, 'Jalan Pusat No. 9')
    const bukan = await kirim(client, 'post', UBAH, token, isiUlang({ cabang: false, pusat }))
    assert.isNull(bukan.body().data.pusat)
  })

  test('NPWP 16 digit diterima', async ({ client, assert }) => {
    const { token } = await buatRekanan({ status: 'V' })
    const jawaban = await kirim(client, 'post', UBAH, token, isiUlang({ npwp: '3171012345678901' }))
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().data.npwp, '3171012345678901')
  })

  test('versi yang usang ditolak 409 dan tidak mengubah apa pun', async ({ client, assert }) => {
    const { token } = await buatRekanan({ status: 'V' })
    const ubah = (alamat: string) =>
      kirim(client, 'post', UBAH, token, isiUlang({ alamat, versi: 1 }))
    const hasil = await Promise.all([ubah('Jalan A'), ubah('Jalan B')])
    assert.deepEqual(hasil.map((h) => h.status()).sort(), [200, 409])
    const menang = hasil.find((h) => h.status() === 200)!.body().data.alamat
    assert.equal(
      (await satu<{ alamat: string }>('select alamat from data_perusahaan')).alamat,
      menang
    )
  })

  test('sebelum simpan pertama: GET kosong, pembaruan dan bagian lain ditolak 409', async ({
    client,
    assert,
  }) => {
    const token = await masukSebagai(await buatPengguna({ peran: 'vendor' }))
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

  test('setelah ada, simpan pertama ditolak; rekanan orang lain tampak tidak ada', async ({
    client,
    assert,
  }) => {
    const { token } = await buatRekanan({ status: 'V' })
    const lain = await buatRekanan({ status: 'V' })
    const { isian, berkas } = formPerusahaan()
    ;(await kirim(client, 'post', BARU, token, isian, berkas)).assertStatus(409)
    for (const [url, ganti] of [
      [BARU, { vendorId: lain.rekanan.id }],
      [UBAH, { vendorId: lain.rekanan.id }],
    ] as const) {
      const jawaban = await kirim(client, 'post', url, token, { ...isian, ...ganti }, berkas)
      jawaban.assertStatus(404)
      assert.equal(jawaban.body().message, 'Data tidak ditemukan')
    }
    const baca = await client
      .get(`/vendor/registrasi/perusahaan/${lain.rekanan.id}`)
      .bearerToken(token)
    baca.assertStatus(404)
  })

  test('petugas membaca; adminit melihat NPWP tersamar; peran lain 403; tanpa sesi 401', async ({
    client,
    assert,
  }) => {
    const { rekanan } = await buatRekanan({ status: 'A' })
    const url = `/vendor/registrasi/perusahaan/${rekanan.id}`
    const sebagai = async (isi: Parameters<typeof buatPengguna>[0]) =>
      client.get(url).bearerToken(await masukSebagai(await buatPengguna(isi)))
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
    const { isian, berkas } = formPerusahaan()
    for (const peran of ['person', 'operatorULP', 'adminit'] as const) {
      const token = await masukSebagai(await buatPengguna({ peran }))
      ;(await kirim(client, 'post', BARU, token, isian, berkas)).assertStatus(403)
    }
  })
})
