import { test } from '@japa/runner'
import { buatPengguna, masukSebagai } from '@eproc/database/factories/pengguna'
import { bagianUntuk } from '@eproc/domain/dosir'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import { kosongkan } from '../../lib/basis_data.ts'
import {
  bacaRekanan,
  buatRekananUji,
  jurnalUntuk,
  loncengUntuk,
  suratUntuk,
} from './rekanan_uji.ts'

const verifikator = async () => masukSebagai(await buatPengguna({ peran: 'operatorULP' }))
const sebagai = async (peran: Parameters<typeof buatPengguna>[0]) =>
  masukSebagai(await buatPengguna(peran))

test.group('Verifikasi bagian perusahaan', (group) => {
  group.each.setup(async () => {
    await kosongkan()
    return () => geserWaktu('PT0S')
  })

  test('menyetujui satu bagian: A, jurnal, lonceng, dan surat', async ({ client, assert }) => {
    const token = await verifikator()
    const r = await buatRekananUji()
    const jawaban = await client
      .post('/vendor/perusahaan/status')
      .bearerToken(token)
      .json({ jenisStatus: 'Ijin', vendorId: r.id, val: 'A' })
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, 'Status verifikasi vendor berhasil di-update')
    const kini = await bacaRekanan(r.id)
    assert.equal(kini.status_ijin, 'A')
    assert.equal(kini.status, 'V')
    const [catatan] = await jurnalUntuk(r.id, 'verifikasi.setujui')
    assert.deepEqual(catatan!.rincian.statusIjin, ['V', 'A'])
    const lonceng = await loncengUntuk(r.penggunaId)
    assert.deepEqual(lonceng, [
      { pesan: 'Ijin Usaha Anda sudah diverifikasi', tautan: '/vendor/ijin' },
    ])
    const surat = await suratUntuk(r.email)
    assert.equal(surat.length, 1)
    assert.include(surat[0]!.teks, '/vendor/ijin')
  })

  test('jenisStatus juga dikenal sebagai statusIjin dan ijin', async ({ client }) => {
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

  test('status rekanan berjalan N, V, lalu A setelah bagian terakhir; surat Aktif dikirim sekali', async ({
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
    assert.equal((await bacaRekanan(r.id)).status, 'N')
    // An incomplete section cannot be verified, and keeps the vendor where it is.
    ;(await setujui('Pajak')).assertStatus(409)

    const lain = await buatRekananUji({ status: 'V' })
    for (const b of bagianUntuk('V')) {
      assert.equal((await bacaRekanan(lain.id)).status, 'V')
      const jawaban = await client
        .post('/vendor/perusahaan/status')
        .bearerToken(token)
        .json({ jenisStatus: b.jenisStatus, vendorId: lain.id, val: 'A' })
      jawaban.assertStatus(200)
    }
    assert.equal((await bacaRekanan(lain.id)).status, 'A')
    const aktif = (await suratUntuk(lain.email)).filter((s) => s.perihal.includes('kini Aktif'))
    assert.lengthOf(aktif, 1)
    assert.isTrue((await loncengUntuk(lain.penggunaId)).some((l) => l.pesan.includes('kini Aktif')))
  })

  test('catatan kekurangan: bagian N, rekanan kembali N, teksnya sampai lewat lonceng dan surat', async ({
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
    const kini = await bacaRekanan(r.id)
    assert.equal(kini.status_akta, 'N')
    assert.equal(kini.remark_akta, 'Halaman 3 akta tidak terbaca')
    assert.equal(kini.status, 'N')
    const [surat] = await suratUntuk(r.email)
    assert.include(surat!.teks, 'Halaman 3 akta tidak terbaca')
    const [lonceng] = await loncengUntuk(r.penggunaId)
    assert.include(lonceng!.pesan, 'Halaman 3 akta tidak terbaca')
    assert.equal(lonceng!.tautan, '/vendor/akta')
    const [jurnal] = await jurnalUntuk(r.id, 'verifikasi.catatan')
    assert.equal(jurnal!.alasan, 'Halaman 3 akta tidak terbaca')

    const teks = await client.get(`/vendor/remark/jenis/Akta/id/${r.id}`).bearerToken(token)
    teks.assertStatus(200)
    assert.equal(teks.body().data, 'Halaman 3 akta tidak terbaca')
    const sendiri = await client.get(`/vendor/remark/jenis/Akta/id/${r.id}`).bearerToken(r.token)
    assert.equal(sendiri.body().data, 'Halaman 3 akta tidak terbaca')
  })

  test('catatan tidak pernah mengembalikan rekanan A', async ({ client, assert }) => {
    const token = await verifikator()
    const r = await buatRekananUji({ status: 'A', bagian: 'A', kolom: { status_pajak: 'V' } })
    const jawaban = await client
      .put(`/vendor/perusahaan/remark/${r.id}`)
      .bearerToken(token)
      .json({ jenisStatus: 'Pajak', value: 'SPT 2025 belum ada' })
    jawaban.assertStatus(200)
    const kini = await bacaRekanan(r.id)
    assert.equal(kini.status_pajak, 'N')
    assert.equal(kini.status, 'A')
    const bagianA = await client
      .put(`/vendor/perusahaan/remark/${r.id}`)
      .bearerToken(token)
      .json({ jenisStatus: 'Akta', value: 'Terlambat' })
    bagianA.assertStatus(409)
    assert.equal((await bacaRekanan(r.id)).status_akta, 'A')
  })

  test('dua verifikator bersamaan: tepat satu berhasil, yang lain 409', async ({
    client,
    assert,
  }) => {
    const satu = await verifikator()
    const dua = await sebagai({ peran: 'manajerULP' })
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
      assert.lengthOf(await jurnalUntuk(r.id, 'verifikasi.setujui'), 1)
      assert.lengthOf(await suratUntuk(r.email), 1)
    }
  })

  test('setuju dan catatan bersamaan: tepat satu berlaku', async ({ client, assert }) => {
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

  test('versi usang ditolak 409 dan tidak mengubah apa pun', async ({ client, assert }) => {
    const token = await verifikator()
    const r = await buatRekananUji({ kolom: { versi: 4 } })
    const jawaban = await client
      .post('/vendor/perusahaan/status')
      .bearerToken(token)
      .json({ jenisStatus: 'Pajak', vendorId: r.id, val: 'A', versi: 3 })
    jawaban.assertStatus(409)
    assert.equal((await bacaRekanan(r.id)).status_pajak, 'V')
    assert.lengthOf(await suratUntuk(r.email), 0)
  })

  test('isian buruk 400 dengan nama kolom', async ({ client, assert }) => {
    const token = await verifikator()
    const r = await buatRekananUji()
    const kirim = (badan: object) =>
      client.post('/vendor/perusahaan/status').bearerToken(token).json(badan)
    const bidang = async (badan: object) => {
      const j = await kirim(badan)
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
    assert.equal(kosong.body().errors[0].field, 'value')
  })

  test('rekanan yang tidak ada dan -999 menjawab 404', async ({ client }) => {
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

  test('pengecualian pengalaman: bagian menunggu, alasan di jurnal, sekali saja', async ({
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
    const kini = await bacaRekanan(r.id)
    assert.isTrue(kini.bebas_pengalaman)
    assert.equal(kini.status_pengalaman, 'V')
    assert.equal(kini.status, 'V')
    const [jurnal] = await jurnalUntuk(r.id, 'verifikasi.kecualikanPengalaman')
    assert.equal(jurnal!.alasan, 'Berdiri tahun 2026')
    ;(await kirim()).assertStatus(409)
    const cukup = await buatRekananUji()
    const ditolak = await client
      .post('/api/vendor/pengecualian-pengalaman')
      .bearerToken(token)
      .json({ vendorId: cukup.id, alasan: 'Coba' })
    ditolak.assertStatus(409)
  })

  test('hanya verifikator: peran lain 403, tanpa sesi 401', async ({ client }) => {
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
      for (const jawaban of await panggilan(await sebagai({ peran }))) jawaban.assertStatus(403)
    }
    for (const jawaban of await panggilan(r.token)) jawaban.assertStatus(403)
    const unlada = await sebagai({ peran: 'operator', divisi: 'unlada' })
    const boleh = await client
      .post('/vendor/perusahaan/status')
      .bearerToken(unlada)
      .json({ jenisStatus: 'Ijin', vendorId: r.id, val: 'A' })
    boleh.assertStatus(200)
  })
})

test.group('Verifikasi perorangan', (group) => {
  group.each.setup(() => kosongkan())

  test('tiga bagian disetujui bertahap; kiriman yang tidak berubah 409', async ({
    client,
    assert,
  }) => {
    const token = await verifikator()
    const r = await buatRekananUji({ jenis: 'O' })
    const kirim = (badan: object) =>
      client
        .put('/vendor/person/status/verifikasi')
        .bearerToken(token)
        .json({ vendorId: r.id, ...badan })
    const satu = await kirim({
      statusPerusahaan: 'A',
      statusPengalaman: 'V',
      statusSertifikat: 'V',
    })
    satu.assertStatus(200)
    assert.equal(satu.body().message, 'Status verifikasi vendor berhasil di-update')
    assert.equal((await bacaRekanan(r.id)).status, 'V')
    ;(await kirim({ statusPerusahaan: 'A' })).assertStatus(409)
    ;(await kirim({ statusPengalaman: 'N' })).assertStatus(400)
    const dua = await kirim({
      statusPerusahaan: 'A',
      statusPengalaman: 'A',
      statusSertifikat: 'A',
    })
    dua.assertStatus(200)
    assert.equal((await bacaRekanan(r.id)).status, 'A')
    const lonceng = await loncengUntuk(r.penggunaId)
    assert.isTrue(lonceng.some((l) => l.tautan === '/person/data'))
    assert.isTrue(lonceng.some((l) => l.tautan === '/person/home'))
  })

  test('catatan bagian perorangan', async ({ client, assert }) => {
    const token = await verifikator()
    const r = await buatRekananUji({ jenis: 'O' })
    const jawaban = await client
      .put('/vendor/person/status/remark')
      .bearerToken(token)
      .json({ vendorId: r.id, remarkPerusahaan: '', remarkSertifikat: 'Sertifikat kedaluwarsa' })
    jawaban.assertStatus(200)
    assert.equal(jawaban.body().message, 'Status remark vendor berhasil di-update')
    const kini = await bacaRekanan(r.id)
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
