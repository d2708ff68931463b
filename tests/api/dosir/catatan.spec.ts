import { test } from '@japa/runner'
import { deleteFile } from '@eproc/backend/app/core/files/disk'
import { createRekanan } from '@eproc/database/factories/dosir'
import type { BagianPerusahaan } from '@eproc/database/factories/fill_dosir'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { journal } from '../../lib/journal.ts'
import { tokenFor } from '../../lib/people.ts'
import { row, rows, count } from '../../lib/query.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { BAGIAN_LIST, formAkta, kirim, type FormInput } from './bantu.ts'

const SEMUA: BagianPerusahaan[] = [
  'perusahaan',
  'ijin',
  'akta',
  'pemilik',
  'pengurus',
  'pengalaman',
  'pajak',
]
const jumlah = async (table: string) => await count(`${table}`)

for (const [bagian, b] of Object.entries(BAGIAN_LIST)) {
  test.group(`Records of ${bagian}`, (group) => {
    group.each.setup(cleanSlate)

    /** A vendor whose other sections are whole, without records in this one. */
    const tanpaIsi = () =>
      createRekanan({
        status: 'V',
        isi: SEMUA.filter((s) => s !== bagian),
        bagian: { [b.status as `status${string}`]: 'N' as const },
      })
    const tambah = async (
      client: Parameters<typeof kirim>[0],
      token: string,
      ganti: FormInput = {}
    ) => {
      const { isian: input, berkas } = await b.form(ganti)
      return kirim(client, 'post', b.tambah, token, input, berkas)
    }

    test('are added, read, changed and deleted, with message, file and journal', async ({
      client,
      assert,
    }) => {
      const { rekanan, token } = await tanpaIsi()
      const { isian: input, berkas } = await b.form({ vendorId: rekanan.id })
      const baru = await kirim(client, 'post', b.tambah, token, input, berkas)
      baru.assertStatus(200)
      assert.equal(baru.body().message, b.pesan.tambah)
      const { data } = baru.body()
      assert.equal(data[b.namaId], data.id)
      const bidang = Object.keys(berkas)[0]!
      assert.match(data[bidang], /^berkas\/..\/[0-9a-f-]{36}\.pdf$/)

      const daftar = (await client.get(b.daftar(rekanan.id)).bearerToken(token)).body()
      assert.equal(daftar.statusCode, 200)
      assert.equal(daftar.total, 1)
      assert.equal(daftar.data[0].berkas[bidang].nama, `${bidang}.pdf`)
      ;(await client.get(`/${data[bidang]}`).bearerToken(token)).assertStatus(200)

      const ubah = await kirim(client, 'put', b.satu(data.id), token, {
        ...input,
        ...b.ubah,
        versi: data.versi,
      })
      ubah.assertStatus(200)
      assert.equal(ubah.body().message, b.pesan.ubah)
      assert.containsSubset(ubah.body().data, { id: data.id, ...b.ubah, [bidang]: data[bidang] })

      const ganti = await kirim(client, 'put', b.satu(data.id), token, input, {
        [bidang]: { nama: 'baru.pdf' },
      })
      ganti.assertStatus(200)
      assert.notEqual(ganti.body().data[bidang], data[bidang])
      ;(await client.get(`/${data[bidang]}`).bearerToken(token)).assertStatus(404)

      const hapus = await client.delete(b.hapus(data.id)).bearerToken(token)
      hapus.assertStatus(200)
      assert.equal(hapus.body().statusCode, 200)
      assert.equal(hapus.body().message, b.pesan.hapus)
      assert.equal(await jumlah(b.tabel), 0)
      assert.equal(await count('berkas where objek = ? and dilepas_pada is null', [b.tabel]), 0)
      assert.equal((await rekananRow(rekanan.id))[`status_${bagian}`], 'N')
      const aksi = (await journal({ objek: 'rekanan', id: rekanan.id })).map((j) => j.aksi)
      for (const a of ['tambah', 'ubah', 'hapus']) assert.include(aksi, `${b.tabel}.${a}`)
    })

    test('a change of stale data is refused 409', async ({ client, assert }) => {
      const { token } = await tanpaIsi()
      const { isian: input, berkas } = await b.form()
      const { data } = (await kirim(client, 'post', b.tambah, token, input, berkas)).body()
      const ubah = (nilai: string) =>
        kirim(client, 'put', b.satu(data.id), token, {
          ...input,
          [Object.keys(b.ubah)[0]!]: nilai,
          versi: data.versi,
        })
      const hasil = await Promise.all([ubah('Pertama'), ubah('Kedua')])
      assert.deepEqual(hasil.map((h) => h.status()).sort(), [200, 409])
    })

    test('those of another rekanan seem not to exist', async ({ client, assert }) => {
      const pemilik = await tanpaIsi()
      const { data } = (await tambah(client, pemilik.token)).body()
      const lain = await createRekanan({ status: 'V' })
      const { isian: input, berkas } = await b.form()
      ;(await kirim(client, 'put', b.satu(data.id), lain.token, input, berkas)).assertStatus(404)
      ;(await client.delete(b.hapus(data.id)).bearerToken(lain.token)).assertStatus(404)
      ;(await client.get(b.daftar(pemilik.rekanan.id)).bearerToken(lain.token)).assertStatus(404)
      ;(await tambah(client, lain.token, { vendorId: pemilik.rekanan.id })).assertStatus(404)
      ;(await client.get(`/${data[Object.keys(berkas)[0]!]}`).bearerToken(lain.token)).assertStatus(
        404
      )
      const tetap = await row<{ versi: number }>(`select versi from ${b.tabel} where id = ?`, [
        data.id,
      ])
      assert.equal(tetap.versi, 1)
    })

    test('session and role: 401 without a session, 403 for others, the list is read by staff', async ({
      client,
      assert,
    }) => {
      const { rekanan, token } = await tanpaIsi()
      const { data } = (await tambah(client, token)).body()
      ;(await client.get(b.daftar(rekanan.id)).accept('json')).assertStatus(401)
      ;(await client.delete(b.hapus(data.id))).assertStatus(401)
      ;(await client.post(b.tambah)).assertStatus(401)
      for (const peran of ['person', 'operatorULP', 'adminit', 'ppk'] as const) {
        const orang = await tokenFor({ peran })
        ;(await tambah(client, orang)).assertStatus(403)
        ;(await client.delete(b.hapus(data.id)).bearerToken(orang)).assertStatus(403)
      }
      for (const isi of [
        { peran: 'operatorULP' },
        { peran: 'manajerULP' },
        { peran: 'operator', divisi: 'unlada' },
        { peran: 'adminit' },
      ] as const) {
        const orang = await tokenFor(isi)
        const daftar = await client.get(b.daftar(rekanan.id)).bearerToken(orang)
        daftar.assertStatus(200)
        assert.lengthOf(daftar.body().data, 1)
      }
      const ppk = await tokenFor({ peran: 'ppk' })
      ;(await client.get(b.daftar(rekanan.id)).bearerToken(ppk)).assertStatus(403)
    })

    test('before there is company data the list is empty and adding is refused 409', async ({
      client,
      assert,
    }) => {
      const token = await tokenFor({ peran: 'vendor' })
      const daftar = await client.get(b.daftar(-999)).bearerToken(token)
      assert.deepEqual(daftar.body(), { statusCode: 200, data: [], total: 0 })
      const jawaban = await tambah(client, token, { vendorId: -999 })
      jawaban.assertStatus(409)
      assert.equal(jawaban.body().message, 'Anda harus input data PERUSAHAAN terlebih dulu !')
    })

    test('the list can be searched, sorted and paged', async ({ client, assert }) => {
      const { rekanan, token } = await tanpaIsi()
      const key = Object.keys(b.ubah)[0]!
      for (const nilai of ['Alfa Satu', 'Beta Dua', 'Gama Tiga']) {
        const saham: FormInput = bagian === 'pemilik' ? { saham: 10 } : {}
        ;(await tambah(client, token, { [key]: nilai, ...saham })).assertStatus(200)
      }
      const baca = async (query: string) =>
        (await client.get(`${b.daftar(rekanan.id)}?${query}`).bearerToken(token)).body()
      assert.equal((await baca('q=beta')).total, 1)
      const halaman = await baca(`urut=-${key}&perHalaman=2&halaman=1`)
      assert.equal(halaman.total, 3)
      assert.deepEqual(
        halaman.data.map((d: FormInput) => d[key]),
        ['Gama Tiga', 'Beta Dua']
      )
      const beyond = await baca('perHalaman=2&halaman=9')
      assert.deepEqual([beyond.data, beyond.total], [[], 3])
      ;(await client.get(`${b.daftar(rekanan.id)}?urut=dokumen`).bearerToken(token)).assertStatus(
        400
      )
      ;(await client.get(`${b.daftar(rekanan.id)}?apa=1`).bearerToken(token)).assertStatus(400)
    })
  })
}

test.group('Akta', (group) => {
  group.each.setup(cleanSlate)
  const URL = '/vendor/register3/akta'
  const tanpaAkta = () =>
    createRekanan({ status: 'V', isi: ['perusahaan', 'ijin'], bagian: { statusAkta: 'N' } })

  test('is aktaId -999 at first; is saved and updated, and its last amendment withdrawn', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await tanpaAkta()
    const kosong = (await client.get(`${URL}/${rekanan.id}`).bearerToken(token)).body().data
    assert.equal(kosong.aktaId, -999)
    assert.isNull(kosong.aktaANo)

    const { isian: input, berkas } = formAkta({ vendorId: rekanan.id })
    const baru = await kirim(client, 'post', URL, token, input, berkas)
    baru.assertStatus(200)
    assert.equal(baru.body().message, 'Data akta perusahaan telah tersimpan !')
    assert.equal(baru.body().data.statusAkta, 'V')
    const { aktaId, versi } = baru.body().data
    ;(await kirim(client, 'post', URL, token, input, berkas)).assertStatus(409)

    const perubahan = { aktaUNo: '47', aktaUTgl: '2022-09-05', aktaUNotaris: 'Lidya, S.H.' }
    const ubah = await kirim(
      client,
      'post',
      `${URL}/update`,
      token,
      { ...input, ...perubahan, aktaId, versi },
      { aktaUDoc: {} }
    )
    ubah.assertStatus(200)
    assert.match(ubah.body().data.aktaUDoc, /^berkas\//)
    const usang = await kirim(client, 'post', `${URL}/update`, token, { ...input, aktaId, versi })
    usang.assertStatus(409)
    const tarik = await kirim(client, 'post', `${URL}/update`, token, { ...input, aktaId })
    tarik.assertStatus(200)
    assert.isNull(tarik.body().data.aktaUDoc)
    assert.isNull(tarik.body().data.aktaUNo)
    assert.equal(await count("berkas where objek = 'akta' and dilepas_pada is not null"), 1)
  })

  test('cannot be updated before it exists (404); role and session are guarded', async ({
    client,
  }) => {
    const { rekanan, token } = await tanpaAkta()
    const { isian: input, berkas } = formAkta()
    ;(await kirim(client, 'post', `${URL}/update`, token, input, berkas)).assertStatus(404)
    const lain = await createRekanan({ status: 'V' })
    ;(await client.get(`${URL}/${rekanan.id}`).bearerToken(lain.token)).assertStatus(404)
    ;(await client.get(`${URL}/${rekanan.id}`).accept('json')).assertStatus(401)
    const staf = await tokenFor({ peran: 'operatorULP' })
    ;(await kirim(client, 'post', URL, staf, input, berkas)).assertStatus(403)
    ;(await client.get(`${URL}/${rekanan.id}`).bearerToken(staf)).assertStatus(200)
  })
})

test.group('Personal data in the dosir', (group) => {
  group.each.setup(cleanSlate)

  test("a company's NPWP is whole for its verifier, whose look is journaled, and masked for adminit", async ({
    client,
    assert,
  }) => {
    const { rekanan } = await createRekanan({ status: 'A' })
    const baca = async (peran: 'operatorULP' | 'adminit') => {
      const r = await client
        .get(`/vendor/registrasi/perusahaan/${rekanan.id}`)
        .bearerToken(await tokenFor({ peran }))
      r.assertStatus(200)
      return r.body().data.npwp as string
    }
    const dibuka = async () =>
      (await journal({ objek: 'rekanan', id: rekanan.id, aksi: 'data_pribadi.buka' })).map(
        (j) => j.rincian
      )
    assert.match(await baca('adminit'), /^\*+\d{4}$/)
    assert.isEmpty(await dibuka())
    assert.match(await baca('operatorULP'), /^\d/)
    assert.deepEqual(await dibuka(), [{ bagian: 'perusahaan' }])
  })

  test('NIK and NPWP are masked for staff; pribadi=1 opens them and is journaled', async ({
    client,
    assert,
  }) => {
    const { rekanan } = await createRekanan({ status: 'A' })
    const verifikator = await tokenFor({ peran: 'operatorULP' })
    const baca = async (token: string, query = '') =>
      client.get(`/vendor/pengurus/${rekanan.id}${query}`).bearerToken(token)
    const samar = (await baca(verifikator)).body().data[0]
    assert.match(samar.noKtp, /^\*{12}\d{4}$/)
    assert.match(samar.npwp, /^\*{11}\d{4}$/)
    assert.match(samar.dokKtp, /^berkas\//)
    assert.notInclude(
      (await journal({ objek: 'rekanan', id: rekanan.id })).map((j) => j.aksi),
      'data_pribadi.buka'
    )
    const penuh = (await baca(verifikator, '?pribadi=1')).body().data[0]
    assert.match(penuh.noKtp, /^\d{16}$/)
    const [catatan] = (await journal({ objek: 'rekanan', id: rekanan.id })).filter(
      (j) => j.aksi === 'data_pribadi.buka'
    )
    assert.deepEqual(catatan!.rincian, { bagian: 'pengurus' })

    const admin = await tokenFor({ peran: 'adminit' })
    const tanpa = (await baca(admin)).body().data[0]
    assert.match(tanpa.noKtp, /^\*/)
    assert.isNull(tanpa.dokKtp)
    assert.deepEqual(tanpa.berkas, {})
    ;(await baca(admin, '?pribadi=1')).assertStatus(403)
  })

  test('a KTP opens for its owner and verifiers, journaled each time; 404 for adminit and other roles', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'A', berkasNyata: true })
    const { file_ktp: ktp } = await row<{ file_ktp: string }>('select file_ktp from pemilik')
    const { dokumen } = await row<{ dokumen: string }>('select dokumen from ijin_usaha')
    const verifikator = await tokenFor({ peran: 'manajerULP' })
    for (const t of [token, verifikator]) {
      const buka = await client.get(`/${ktp}`).bearerToken(t)
      buka.assertStatus(200)
      buka.assertHeader('content-type', 'image/jpeg')
    }
    const pembukaan = await rows<{ rincian: { rekananId: number } }>(
      "select rincian from jurnal where aksi = 'berkas.buka' and rincian->>'jalur' = ?",
      [ktp]
    )
    assert.lengthOf(pembukaan, 2)
    assert.equal(pembukaan[0]!.rincian.rekananId, rekanan.id)

    const admin = await tokenFor({ peran: 'adminit' })
    ;(await client.get(`/${ktp}`).bearerToken(admin)).assertStatus(404)
    ;(await client.get(`/${dokumen}`).bearerToken(admin)).assertStatus(200)
    const ppk = await tokenFor({ peran: 'ppk' })
    const lain = await createRekanan({ status: 'A' })
    for (const t of [ppk, lain.token]) {
      ;(await client.get(`/${ktp}`).bearerToken(t)).assertStatus(404)
      ;(await client.get(`/${dokumen}`).bearerToken(t)).assertStatus(404)
    }
    ;(await client.get(`/${dokumen}`)).assertStatus(404)
  })

  test('who begins to read a KTP in its middle has opened it; who reads on has not once more', async ({
    client,
    assert,
  }) => {
    const { token } = await createRekanan({ status: 'A', berkasNyata: true })
    const { file_ktp: ktp } = await row<{ file_ktp: string }>('select file_ktp from pemilik')
    const part = async (by: string, range: string, status = 206) =>
      (await client.get(`/${ktp}`).header('range', range).bearerToken(by)).assertStatus(status)
    const told = () => count(`jurnal where aksi = 'berkas.buka' and rincian->>'jalur' = ?`, [ktp])
    const before = await told()
    const verifikator = await tokenFor({ peran: 'manajerULP' })
    await part(verifikator, 'bytes=1-')
    assert.equal(await told(), before + 1)
    await part(verifikator, 'bytes=2-')
    assert.equal(await told(), before + 1)
    await part(token, 'bytes=1-')
    assert.equal(await told(), before + 2, 'another reader')
    moveClock('PT61M')
    await part(verifikator, 'bytes=1-')
    assert.equal(await told(), before + 3, 'another reading')
  })

  test('the journal does not say opened of a document whose content is gone', async ({
    client,
    assert,
  }) => {
    await createRekanan({ status: 'A', berkasNyata: true })
    const { file_ktp: ktp } = await row<{ file_ktp: string }>('select file_ktp from pemilik')
    await deleteFile(ktp)
    const read = await client.get(`/${ktp}`).bearerToken(await tokenFor({ peran: 'manajerULP' }))
    read.assertStatus(500)
    const told = await count(`jurnal where aksi = 'berkas.buka' and rincian->>'jalur' = ?`, [ktp])
    assert.equal(told, 0)
  })

  test('the journal has neither NIK nor NPWP', async ({ client, assert }) => {
    const { rekanan, token } = await createRekanan({ status: 'V' })
    const b = BAGIAN_LIST.pengurus
    const { isian: input, berkas } = await b.form()
    const { data } = (await kirim(client, 'post', b.tambah, token, input, berkas)).body()
    await kirim(client, 'put', b.satu(data.id), token, { ...input, npwp: '3171012345678999' })
    await client.delete(b.hapus(data.id)).bearerToken(token)
    const isi = JSON.stringify(await journal({ objek: 'rekanan', id: rekanan.id }))
    for (const rahasia of [input.noKtp, input.npwp, '3171012345678999']) {
      assert.notInclude(isi, String(rahasia))
    }
    assert.include(isi, 'pengurus.hapus')
  })
})
