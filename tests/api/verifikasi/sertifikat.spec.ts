import { test } from '@japa/runner'
import { clockNow } from '@eproc/backend/app/core/clock/clock'
import { createRekanan } from '@eproc/database/factories/dosir'
import { jpgContoh } from '@eproc/database/factories/sample_files'
import type { KeadaanVerifikasi, SertifikatRow } from '@eproc/domain/verifikasi/answers'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import { body, data, message } from '../../lib/answers.ts'
import { fetchBytes } from '../../lib/calls.ts'
import { cleanSlate, dayFromNow, moveClock } from '../../lib/dates.ts'
import { journal } from '../../lib/journal.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { tokenFor } from '../../lib/people.ts'
import { row, rows } from '../../lib/query.ts'
import { freeWhileDrawn } from '../../lib/slow_drawing.ts'
import { versionOf } from '../../lib/version.ts'
import { formPerusahaan, kirim } from '../dosir/bantu.ts'
import { buatRekananUji, endLicences } from './rekanan_uji.ts'

test.group('Certificate of a rekanan', (group) => {
  group.each.setup(cleanSlate)

  test('is made for a rekanan Aktif, downloaded by its owner and confirmed to the public', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji({ status: 'A', bagian: 'A' })
    const buat = await client.get(`/vendor/create-sertifikat/${r.id}`).bearerToken(token)
    buat.assertStatus(200)
    assert.equal(buat.body().message, 'Serifikat Berhasil Dibuat')
    const { data } = buat.body() as {
      data: {
        emailMember: string
        email: string
        fileSertifikat: string
        nomor: string
        kode: string
      }
    }
    assert.equal(data.emailMember, r.email)
    assert.equal(data.email, 'kantor@uji.example')
    assert.match(data.nomor, /^\d{5}\/SERT-V\/\d{4}$/)
    const nama = data.fileSertifikat.split('/').at(-1)!
    for (const jalur of [
      `/sert/${nama}`,
      `/sert/${data.fileSertifikat}`,
      `/${data.fileSertifikat}`,
    ]) {
      const unduh = await client.get(jalur).bearerToken(r.token)
      unduh.assertStatus(200)
      assert.equal(unduh.header('content-type'), 'application/pdf')
    }
    const lain = await buatRekananUji()
    ;(await client.get(`/sert/${nama}`).bearerToken(lain.token)).assertStatus(404)
    ;(await client.get(`/sert/${nama}`)).assertStatus(401)
    const operator = await tokenFor({ peran: 'operator' })
    ;(await client.get(`/sert/${nama}`).bearerToken(operator)).assertStatus(404)
    ;(await client.get('/sert/tidak-ada.pdf').bearerToken(token)).assertStatus(404)

    const umum = await client.get(`/api/sertifikat/${data.kode}`)
    umum.assertStatus(200)
    assert.containsSubset(umum.body().data, {
      keadaan: 'sah',
      nomor: data.nomor,
      nama: r.nama,
      noRegistrasi: r.noRegistrasi,
      status: 'A',
    })
    assert.notInclude(JSON.stringify(umum.body()), r.email)
    ;(await client.get('/api/sertifikat/AAAAAAAAAAAAAAAA')).assertStatus(404)

    const lagi = await client.get(`/vendor/create-sertifikat/${r.id}`).bearerToken(token)
    assert.notEqual(lagi.body().data.nomor, data.nomor)
    const dulu = await client.get(`/api/sertifikat/${data.kode}`)
    assert.equal(dulu.body().data.keadaan, 'diganti')

    await endLicences(r.id)
    const ended = await client.get(`/api/sertifikat/${lagi.body().data.kode}`)
    assert.containsSubset(ended.body().data, { keadaan: 'tidakBerlaku', status: 'E' })
  })

  test('nobody waits for the vendor or for the next number while it is drawn', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji({ status: 'A', bagian: 'A' })
    const { kunci } = await row<{ kunci: string }>(
      `insert into nomor_urut (kunci, terakhir) values (?, 0)
       on conflict (kunci) do update set terakhir = 0 returning kunci`,
      [`sertifikat.V.${clockNow().year}`]
    )
    const { free, answer } = await freeWhileDrawn(
      [
        ['select id from rekanan where id = ? for update nowait', [r.id]],
        ['select kunci from nomor_urut where kunci = ? for update nowait', [kunci]],
      ],
      async () => client.get(`/vendor/create-sertifikat/${r.id}`).bearerToken(token)
    )
    assert.isTrue(free)
    answer.assertStatus(200)
  })

  test('is not made once the licences have ended, although no job has run yet', async ({
    client,
    assert,
  }) => {
    const { rekanan } = await createRekanan({
      status: 'A',
      ijin: [{ jenis: 'NIB', nomor: '9120001234567', kbli: ['41011'], berlaku: dayFromNow(10) }],
    })
    moveClock('P11D')
    const token = await tokenFor({ peran: 'operatorULP' })
    const buat = await client.get(`/vendor/create-sertifikat/${rekanan.id}`).bearerToken(token)
    assert.deepEqual([buat.status(), message(buat)], [409, teks.tolak.belumAktif])
  })

  test('says what was verified, not what the rekanan has typed since', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji({ nama: 'PT Semula', status: 'A', bagian: 'A' })
    const { isian } = formPerusahaan({
      vendorId: r.id,
      nama: 'PT Lain Sekali',
      alamat: 'Jalan Baru 1',
    })
    const ubah = await kirim(client, 'post', '/vendor/registrasi/perusahaan/update', r.token, isian)
    ubah.assertStatus(200)
    const certified = async () => {
      const buat = await client.get(`/vendor/create-sertifikat/${r.id}`).bearerToken(token)
      const { kode } = data<{ kode: string }>(buat)
      return body<{ data: { nama: string } }>(await client.get(`/api/sertifikat/${kode}`)).data.nama
    }
    assert.equal(await certified(), 'PT Semula')
    const setuju = client.post('/vendor/perusahaan/status').bearerToken(token)
    ;(await setuju.json({ vendorId: r.id, jenisStatus: 'Perusahaan', val: 'A' })).assertStatus(200)
    assert.equal(await certified(), 'PT Lain Sekali')
  })

  test("its letterhead has the company's mark when that is a public picture of ours", async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const { id } = await buatRekananUji({ status: 'A', bagian: 'A' })
    const pictures = async (address: string) => {
      const parameter = await row<{ id: number }>("select id from parameter where key = 'LOGO'")
      const admin = await tokenFor({ peran: 'adminit' })
      const set = client.put(`/rest/parameter/${parameter.id}`).bearerToken(admin)
      ;(
        await set.json({ value: address, versi: await versionOf('parameter', parameter.id) })
      ).assertStatus(200)
      const made = await client.get(`/vendor/create-sertifikat/${id}`).bearerToken(token)
      const { fileSertifikat } = data<{ fileSertifikat: string }>(made)
      const paper = await fetchBytes(`/sert/${fileSertifikat.split('/').at(-1)!}`, token)
      return paper.toString('latin1').split('/Subtype /Image').length - 1
    }
    const without = await pictures('')
    const news = await client
      .post('/api/berita-informasi')
      .bearerToken(await tokenFor({ peran: 'adminit' }))
      .fields({ title: 'Logo', content: 'Logo', type: 'B' })
      .file('fileAttachment', await jpgContoh(), { filename: 'logo.jpg' })
    const { fileAttachment } = data<{ fileAttachment: string }>(news)
    assert.equal(await pictures(`/${fileAttachment}`), without + 1)
    assert.equal(
      await pictures('https://elsewhere.example/logo.png'),
      without,
      'nothing is fetched'
    )
    assert.equal(await pictures('/berkas/00/gone.png'), without)
  })

  test('is refused unless Aktif, and while blacklisted: the dialog says it before', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const menunggu = await buatRekananUji({ status: 'V' })
    const hitam = await buatRekananUji({ status: 'A', bagian: 'A', kolom: { blacklist: true } })
    const said = async (id: number) =>
      body<KeadaanVerifikasi>(await client.get(`/rest/vendor/${id}`).bearerToken(token))
        .halanganSertifikat
    for (const { id } of [menunggu, hitam]) {
      const refused = await client.get(`/vendor/create-sertifikat/${id}`).bearerToken(token)
      refused.assertStatus(409)
      assert.equal(await said(id), message(refused))
    }
    assert.isNull(await said((await buatRekananUji({ status: 'A', bagian: 'A' })).id))
    ;(await client.get('/vendor/create-sertifikat/999999').bearerToken(token)).assertStatus(404)
  })

  test('is attached when it is sent; before it is made sending is refused', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji({ status: 'A', bagian: 'A' })
    const tujuan = `penerima${r.id}@uji.example`
    const kirim = () =>
      client
        .post('/vendor/send-sertifikat')
        .bearerToken(token)
        .json({ vendorId: r.id, emailSend: tujuan })
    const awal = await kirim()
    awal.assertStatus(409)
    assert.equal(
      awal.body().message,
      'File sertifikat vendor belum dibuat, silahkan dibuat terlebih dahulu'
    )
    const buat = await client.get(`/vendor/create-sertifikat/${r.id}`).bearerToken(token)
    ;(await kirim()).assertStatus(200)
    const [surat] = await mailsTo(tujuan)
    assert.deepEqual(surat!.lampiran, [buat.body().data.fileSertifikat])
    assert.lengthOf(await journal({ objek: 'rekanan', id: r.id, aksi: 'sertifikat.kirim' }), 1)
    const salah = await client
      .post('/vendor/send-sertifikat')
      .bearerToken(token)
      .json({ vendorId: r.id, emailSend: 'bukan-alamat' })
    salah.assertStatus(400)
    assert.equal(salah.body().errors[0].field, 'emailSend')
  })

  test('all that were handed out are listed, sent or not, in force or replaced', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP', nama: 'Rina Penerbit' })
    const buat = async (id: number) => {
      const j = await client.get(`/vendor/create-sertifikat/${id}`).bearerToken(token)
      return data<{ nomor: string }>(j).nomor
    }
    const r = await buatRekananUji({ nama: 'PT Alfa Karya', status: 'A', bagian: 'A' })
    const o = await buatRekananUji({ jenis: 'O', nama: 'Budi', status: 'A', bagian: 'A' })
    const lama = await buat(r.id)
    await client
      .post('/vendor/send-sertifikat')
      .bearerToken(token)
      .json({ vendorId: r.id, emailSend: 'penerima@uji.example' })
    const baru = await buat(r.id)
    const budi = await buat(o.id)
    const ambil = async (filter: object, sort = ['dibuatPada', 'DESC']) => {
      const j = await client
        .get('/rest/sertifikat')
        .qs({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,9]' })
        .bearerToken(token)
      j.assertStatus(200)
      return body<SertifikatRow[]>(j)
    }
    const nomor = async (filter: object, sort?: string[]) =>
      (await ambil(filter, sort)).map((s) => s.nomor)
    assert.deepEqual(await nomor({}), [budi, baru, lama])
    assert.deepEqual(await nomor({}, ['nama', 'DESC']), [baru, lama, budi])
    assert.deepEqual(await nomor({ q: 'alfa' }), [baru, lama])
    assert.deepEqual(await nomor({ q: budi }), [budi])
    assert.deepEqual(await nomor({ vendorId: r.id, terakhir: true }), [baru])
    assert.deepEqual(await nomor({ dikirim: true }), [lama])
    assert.deepEqual(await nomor({ dikirim: false, jenis: 'V' }), [baru])
    const [sent] = await ambil({ terakhir: false })
    assert.containSubset(sent!, {
      nomor: lama,
      vendorId: r.id,
      nama: 'PT Alfa Karya',
      jenis: 'V',
      keadaan: 'diganti',
      dibuatOleh: 'Rina Penerbit',
      dikirimKe: 'penerima@uji.example',
    })
    const satu = await client.get(`/rest/sertifikat/${sent!.id}`).bearerToken(token)
    assert.deepEqual(body(satu), sent)
    await rows('update rekanan set blacklist = true where id = ?', [o.id])
    assert.equal((await ambil({ vendorId: o.id }))[0]!.keadaan, 'tidakBerlaku')
    ;(await client.get('/rest/sertifikat/999999').bearerToken(token)).assertStatus(404)
    const salah = await client
      .get('/rest/sertifikat')
      .qs({ filter: '{"vendorId":99999999999}' })
      .bearerToken(token)
    salah.assertStatus(400)
  })

  test('rights to make and send it', async ({ client }) => {
    const r = await buatRekananUji({ status: 'A', bagian: 'A' })
    const input = { vendorId: r.id, emailSend: 'a@uji.example' }
    ;(await client.get(`/vendor/create-sertifikat/${r.id}`)).assertStatus(401)
    ;(await client.post('/vendor/send-sertifikat').json(input)).assertStatus(401)
    for (const peran of ['operator', 'pa', 'adminit', 'superAdmin'] as const) {
      const token = await tokenFor({ peran })
      ;(await client.get(`/vendor/create-sertifikat/${r.id}`).bearerToken(token)).assertStatus(403)
      const j = await client.post('/vendor/send-sertifikat').bearerToken(token).json(input)
      j.assertStatus(403)
    }
    ;(await client.get(`/vendor/create-sertifikat/${r.id}`).bearerToken(r.token)).assertStatus(403)
  })
})
