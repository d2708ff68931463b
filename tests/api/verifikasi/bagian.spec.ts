import { test } from '@japa/runner'
import { kirimSuratTenang } from '@eproc/backend/app/verifikasi/surat/kirim_surat_verifikasi'
import { bagianUntuk } from '@eproc/domain/dosir/bagian'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { journal } from '../../lib/journal.ts'
import { notifications } from '../../lib/notifications.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { tokenFor } from '../../lib/people.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { buatRekananUji } from './rekanan_uji.ts'

const verifikator = async () => tokenFor({ peran: 'operatorULP' })

test.group('Verification of a company’s sections', (group) => {
  group.each.setup(cleanSlate)

  test('approving a section: A, journal, bell and mail', async ({ client, assert }) => {
    const token = await verifikator()
    const r = await buatRekananUji()
    const jawaban = await client
      .post('/vendor/perusahaan/status')
      .bearerToken(token)
      .json({ jenisStatus: 'Ijin', vendorId: r.id, val: 'A' })
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, 'Status verifikasi vendor berhasil di-update')
    const kini = await rekananRow(r.id)
    assert.equal(kini.status_ijin, 'A')
    assert.equal(kini.status, 'V')
    const [catatan] = await journal({ objek: 'rekanan', id: r.id, aksi: 'verifikasi.setujui' })
    assert.deepEqual(catatan!.rincian.statusIjin, ['V', 'A'])
    const lonceng = await notifications(r.penggunaId)
    assert.deepEqual(lonceng, [
      { pesan: 'Ijin Usaha Anda sudah diverifikasi', tautan: '/vendor/ijin' },
    ])
    // The mail waits for the end of the sitting.
    assert.lengthOf(await mailsTo(r.email), 0)
    moveClock('PT16M')
    await kirimSuratTenang()
    const surat = await mailsTo(r.email)
    assert.equal(surat.length, 1)
    assert.include(surat[0]!.teks, '/vendor/ijin')
  })

  test('jenisStatus is known as statusIjin and ijin too', async ({ client }) => {
    const token = await verifikator()
    for (const jenisStatus of ['statusIjin', 'ijin']) {
      const r = await buatRekananUji()
      const jawaban = await client
        .post('/vendor/perusahaan/status')
        .bearerToken(token)
        .json({ jenisStatus, vendorId: r.id, val: 'A' })
      jawaban.assertStatus(200)
    }
  })

  test('the rekanan goes N, V, then A after the last section; the mail Aktif is sent once', async ({
    client,
    assert,
  }) => {
    const token = await verifikator()
    const r = await buatRekananUji({ status: 'N', kolom: { status_pajak: 'N' } })
    const setujui = (jenisStatus: string) =>
      client
        .post('/vendor/perusahaan/status')
        .bearerToken(token)
        .json({ jenisStatus, vendorId: r.id, val: 'A' })
    ;(await setujui('Perusahaan')).assertStatus(200)
    assert.equal((await rekananRow(r.id)).status, 'N')
    // An incomplete section cannot be verified, and keeps the vendor where it is.
    ;(await setujui('Pajak')).assertStatus(409)

    const lain = await buatRekananUji({ status: 'V' })
    for (const b of bagianUntuk('V')) {
      assert.equal((await rekananRow(lain.id)).status, 'V')
      const jawaban = await client
        .post('/vendor/perusahaan/status')
        .bearerToken(token)
        .json({ jenisStatus: b.jenisStatus, vendorId: lain.id, val: 'A' })
      jawaban.assertStatus(200)
    }
    assert.equal((await rekananRow(lain.id)).status, 'A')
    const aktif = (await mailsTo(lain.email)).filter((s) => s.perihal.includes('kini Aktif'))
    assert.lengthOf(aktif, 1)
    assert.isTrue(
      (await notifications(lain.penggunaId)).some((l) => l.pesan.includes('kini Aktif'))
    )
  })

  test('a remark: section N, rekanan N again, its text arrives by bell and mail', async ({
    client,
    assert,
  }) => {
    const token = await verifikator()
    const r = await buatRekananUji()
    const jawaban = await client
      .put(`/vendor/perusahaan/remark/${r.id}`)
      .bearerToken(token)
      .json({ jenisStatus: 'Akta', value: 'Halaman 3 akta tidak terbaca' })
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, 'Catatan kekurangan kelengkapan data diperbarui')
    const kini = await rekananRow(r.id)
    assert.equal(kini.status_akta, 'N')
    assert.equal(kini.remark_akta, 'Halaman 3 akta tidak terbaca')
    assert.equal(kini.status, 'N')
    moveClock('PT16M')
    await kirimSuratTenang()
    const [surat] = await mailsTo(r.email)
    assert.include(surat!.teks, 'Halaman 3 akta tidak terbaca')
    const [lonceng] = await notifications(r.penggunaId)
    assert.include(lonceng!.pesan, 'Halaman 3 akta tidak terbaca')
    assert.equal(lonceng!.tautan, '/vendor/akta')
    const [jurnal] = await journal({ objek: 'rekanan', id: r.id, aksi: 'verifikasi.catatan' })
    assert.equal(jurnal!.alasan, 'Halaman 3 akta tidak terbaca')

    const teks = await client.get(`/vendor/remark/jenis/Akta/id/${r.id}`).bearerToken(token)
    teks.assertStatus(200)
    assert.equal(teks.body().data, 'Halaman 3 akta tidak terbaca')
    const sendiri = await client.get(`/vendor/remark/jenis/Akta/id/${r.id}`).bearerToken(r.token)
    assert.equal(sendiri.body().data, 'Halaman 3 akta tidak terbaca')
  })

  test('a remark never takes a rekanan A back', async ({ client, assert }) => {
    const token = await verifikator()
    const r = await buatRekananUji({ status: 'A', bagian: 'A', kolom: { status_pajak: 'V' } })
    const jawaban = await client
      .put(`/vendor/perusahaan/remark/${r.id}`)
      .bearerToken(token)
      .json({ jenisStatus: 'Pajak', value: 'SPT 2025 belum ada' })
    jawaban.assertStatus(200)
    const kini = await rekananRow(r.id)
    assert.equal(kini.status_pajak, 'N')
    assert.equal(kini.status, 'A')
    const bagianA = await client
      .put(`/vendor/perusahaan/remark/${r.id}`)
      .bearerToken(token)
      .json({ jenisStatus: 'Akta', value: 'Terlambat' })
    bagianA.assertStatus(409)
    assert.equal((await rekananRow(r.id)).status_akta, 'A')
  })

  test('of two verifiers at once exactly one succeeds, the other gets 409', async ({
    client,
    assert,
  }) => {
    const satu = await verifikator()
    const dua = await tokenFor({ peran: 'manajerULP' })
    for (let i = 0; i < 5; i++) {
      const r = await buatRekananUji()
      const hasil = await Promise.all(
        [satu, dua].map((token) =>
          client
            .post('/vendor/perusahaan/status')
            .bearerToken(token)
            .json({ jenisStatus: 'Pajak', vendorId: r.id, val: 'A', versi: 1 })
        )
      )
      assert.sameMembers(
        hasil.map((h) => h.status()),
        [200, 409]
      )
      assert.lengthOf(await journal({ objek: 'rekanan', id: r.id, aksi: 'verifikasi.setujui' }), 1)
      assert.lengthOf(await notifications(r.penggunaId), 1)
    }
  })

  test('of an approval and a remark at once exactly one holds', async ({ client, assert }) => {
    const satu = await verifikator()
    const dua = await verifikator()
    const r = await buatRekananUji()
    const hasil = await Promise.all([
      client
        .post('/vendor/perusahaan/status')
        .bearerToken(satu)
        .json({ jenisStatus: 'Pajak', vendorId: r.id, val: 'A', versi: 1 }),
      client
        .put(`/vendor/perusahaan/remark/${r.id}`)
        .bearerToken(dua)
        .json({ jenisStatus: 'Pajak', value: 'Kurang jelas', versi: 1 }),
    ])
    assert.sameMembers(
      hasil.map((h) => h.status()),
      [200, 409]
    )
  })

  test('a stale version is refused 409 and changes nothing', async ({ client, assert }) => {
    const token = await verifikator()
    const r = await buatRekananUji({ kolom: { versi: 4 } })
    const jawaban = await client
      .post('/vendor/perusahaan/status')
      .bearerToken(token)
      .json({ jenisStatus: 'Pajak', vendorId: r.id, val: 'A', versi: 3 })
    jawaban.assertStatus(409)
    assert.equal((await rekananRow(r.id)).status_pajak, 'V')
    assert.lengthOf(await mailsTo(r.email), 0)
  })

  test('bad input 400, by field', async ({ client, assert }) => {
    const token = await verifikator()
    const r = await buatRekananUji()
    const kirim = (body: object) =>
      client.post('/vendor/perusahaan/status').bearerToken(token).json(body)
    const bidang = async (body: object) => {
      const j = await kirim(body)
      j.assertStatus(400)
      return (j.body().errors as { field: string }[]).map((e) => e.field)
    }
    assert.include(await bidang({ jenisStatus: 'Ijin', vendorId: r.id, val: 'N' }), 'val')
    assert.include(await bidang({ jenisStatus: 'Gaji', vendorId: r.id, val: 'A' }), 'jenisStatus')
    assert.include(await bidang({ jenisStatus: 'Ijin', val: 'A' }), 'vendorId')
    const kosong = await client
      .put(`/vendor/perusahaan/remark/${r.id}`)
      .bearerToken(token)
      .json({ jenisStatus: 'Ijin', value: '  ' })
    kosong.assertStatus(400)
    const [salah] = kosong.body().errors as { field: string; message: string }[]
    assert.deepEqual([salah!.field, salah!.message], ['value', 'Field harus diisi!.'])
  })

  test('a rekanan that does not exist and -999 answer 404', async ({ client }) => {
    const token = await verifikator()
    for (const vendorId of [-999, 0, 2147483647]) {
      const jawaban = await client
        .post('/vendor/perusahaan/status')
        .bearerToken(token)
        .json({ jenisStatus: 'Ijin', vendorId, val: 'A' })
      jawaban.assertStatus(404)
      jawaban.assertBodyContains({ message: 'Data tidak ditemukan' })
    }
  })

  test('an exemption from experience: the section waits, the reason is journaled, once only', async ({
    client,
    assert,
  }) => {
    const token = await verifikator()
    const r = await buatRekananUji({
      status: 'N',
      kolom: { status_pengalaman: 'N' },
      pengalaman: 0,
    })
    const kirim = () =>
      client
        .post('/api/vendor/pengecualian-pengalaman')
        .bearerToken(token)
        .json({ vendorId: r.id, alasan: 'Berdiri tahun 2026' })
    ;(await kirim()).assertStatus(200)
    const kini = await rekananRow(r.id)
    assert.isTrue(kini.bebas_pengalaman)
    assert.equal(kini.status_pengalaman, 'V')
    assert.equal(kini.status, 'V')
    const [jurnal] = await journal({
      objek: 'rekanan',
      id: r.id,
      aksi: 'verifikasi.kecualikanPengalaman',
    })
    assert.equal(jurnal!.alasan, 'Berdiri tahun 2026')
    ;(await kirim()).assertStatus(409)
    const cukup = await buatRekananUji()
    const ditolak = await client
      .post('/api/vendor/pengecualian-pengalaman')
      .bearerToken(token)
      .json({ vendorId: cukup.id, alasan: 'Coba' })
    ditolak.assertStatus(409)
    const orang = await buatRekananUji({
      jenis: 'O',
      status: 'N',
      kolom: { status_pengalaman: 'N' },
      pengalaman: 1,
    })
    const bukanPerusahaan = await client
      .post('/api/vendor/pengecualian-pengalaman')
      .bearerToken(token)
      .json({ vendorId: orang.id, alasan: 'Coba' })
    bukanPerusahaan.assertStatus(409)
    assert.equal((await rekananRow(orang.id)).status_pengalaman, 'N')
  })

  test('verifiers only: other roles 403, no session 401', async ({ client }) => {
    const r = await buatRekananUji()
    const panggilan = (token: string | null) => {
      const p = [
        client
          .post('/vendor/perusahaan/status')
          .json({ jenisStatus: 'Ijin', vendorId: r.id, val: 'A' }),
        client
          .put(`/vendor/perusahaan/remark/${r.id}`)
          .json({ jenisStatus: 'Ijin', value: 'Kurang' }),
        client.put('/vendor/person/status/verifikasi').json({ vendorId: r.id }),
        client.put('/vendor/person/status/remark').json({ vendorId: r.id }),
        client.post('/api/vendor/pengecualian-pengalaman').json({ vendorId: r.id, alasan: 'Baru' }),
        client.get(`/api/vendor/verifikasi/${r.id}/perubahan/ijin`),
      ]
      return Promise.all(p.map((satu) => (token ? satu.bearerToken(token) : satu)))
    }
    for (const jawaban of await panggilan(null)) jawaban.assertStatus(401)
    for (const peran of ['operator', 'manajer', 'ppk', 'pa', 'adminit', 'superAdmin'] as const) {
      for (const jawaban of await panggilan(await tokenFor({ peran }))) jawaban.assertStatus(403)
    }
    for (const jawaban of await panggilan(r.token)) jawaban.assertStatus(403)
    const unlada = await tokenFor({ peran: 'operator', divisi: 'unlada' })
    const boleh = await client
      .post('/vendor/perusahaan/status')
      .bearerToken(unlada)
      .json({ jenisStatus: 'Ijin', vendorId: r.id, val: 'A' })
    boleh.assertStatus(200)
  })
})

test.group('Verification of an individual', (group) => {
  group.each.setup(cleanSlate)

  test('three sections are approved step by step; a request that changes nothing 409', async ({
    client,
    assert,
  }) => {
    const token = await verifikator()
    const r = await buatRekananUji({ jenis: 'O' })
    const kirim = (body: object) =>
      client
        .put('/vendor/person/status/verifikasi')
        .bearerToken(token)
        .json({ vendorId: r.id, ...body })
    const satu = await kirim({
      statusPerusahaan: 'A',
      statusPengalaman: 'V',
      statusSertifikat: 'V',
    })
    satu.assertStatus(200)
    assert.equal(satu.body().message, 'Status verifikasi vendor berhasil di-update')
    assert.equal((await rekananRow(r.id)).status, 'V')
    ;(await kirim({ statusPerusahaan: 'A' })).assertStatus(409)
    ;(await kirim({ statusPengalaman: 'N' })).assertStatus(400)
    const dua = await kirim({
      statusPerusahaan: 'A',
      statusPengalaman: 'A',
      statusSertifikat: 'A',
    })
    dua.assertStatus(200)
    assert.equal((await rekananRow(r.id)).status, 'A')
    const lonceng = await notifications(r.penggunaId)
    assert.isTrue(lonceng.some((l) => l.tautan === '/person/data'))
    assert.isTrue(lonceng.some((l) => l.tautan === '/person/home'))
  })

  test('a remark at a section of an individual', async ({ client, assert }) => {
    const token = await verifikator()
    const r = await buatRekananUji({ jenis: 'O' })
    const jawaban = await client
      .put('/vendor/person/status/remark')
      .bearerToken(token)
      .json({ vendorId: r.id, remarkPerusahaan: '', remarkSertifikat: 'Sertifikat kedaluwarsa' })
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, 'Status remark vendor berhasil di-update')
    const kini = await rekananRow(r.id)
    assert.equal(kini.status_sertifikat, 'N')
    assert.equal(kini.remark_sertifikat, 'Sertifikat kedaluwarsa')
    assert.equal(kini.status_perusahaan, 'V')
    assert.equal(kini.status, 'N')
    const perusahaan = await buatRekananUji()
    const salah = await client
      .put('/vendor/person/status/remark')
      .bearerToken(token)
      .json({ vendorId: perusahaan.id, remarkPerusahaan: 'x' })
    salah.assertStatus(404)
  })
})
