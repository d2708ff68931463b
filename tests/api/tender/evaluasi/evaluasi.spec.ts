import { test } from '@japa/runner'
import { buatTender, buatTenderDitetapkan } from '@eproc/database/factories/tender'
import { keTahap } from '@eproc/database/factories/paket'
import { buatPenyedia, buatPeserta } from '@eproc/database/factories/peserta'
import { buatPengguna } from '@eproc/database/factories/pengguna'
import type {
  EvaluasiRekanan,
  EvaluasiSendiri,
  EvaluasiStaf,
  HasilPaket,
} from '@eproc/domain/jawaban/tender_hasil'
import { aksiJurnal, baris, bersih, data, isi, pesan, token } from '../bantu.ts'

const ALAMAT = '/api/lelang/evaluasi'
const LULUS = {
  hasilKualifikasi: true,
  lulusKualifikasi: true,
  hasilAdministrasi: true,
  hasilTeknis: 80,
  lulusTeknis: true,
  lulusHarga: true,
}
const SEMUA = {
  dokumenKualifikasi: true,
  kualifikasi: true,
  administrasi: true,
  teknis: true,
  harga: true,
}

test.group('Evaluasi', (group) => {
  group.each.setup(bersih)

  test('nilai terbobot dan total dihitung peladen; total dari peramban tidak dibaca', async ({
    assert,
    client,
  }) => {
    const t = await buatTender([800_000_000, 900_000_000], { metodeEvaluasi: 'NIL' })
    await keTahap(t.id, 'evaluasi')
    const [a, b] = t.rekanan.map((r) => r.rekanan.id)
    const jawab = await client
      .put(ALAMAT)
      .bearerToken(t.tokenPokja[0]!)
      .json({
        paketPenyediaId: t.id,
        ...SEMUA,
        listEvaluasi: [
          { vendorId: a, ...LULUS, totalNilai: 1 },
          { vendorId: b, ...LULUS, hasilTeknis: 95, totalNilai: 999, urutan: 1 },
        ],
      })
    jawab.assertStatus(200)
    assert.equal(pesan(jawab), 'Evaluasi vendor berhasil disimpan')
    const hasil = data<EvaluasiStaf[]>(jawab)
    const satu = hasil.find((n) => n.vendorId === a)!
    const dua = hasil.find((n) => n.vendorId === b)!
    assert.equal(satu.hasilHarga, 100)
    assert.equal(dua.hasilHarga, 88.89)
    assert.equal(satu.totalNilai, 0.3 * 80 + 0.7 * 100)
    assert.equal(dua.totalNilai, 90.72)
    assert.deepEqual([satu.usulUrutan, dua.usulUrutan], [1, 2])
    assert.deepEqual([satu.urutan, dua.urutan], [0, 0])
    assert.equal(satu.nilaiPenawaran, 800_000_000)
    assert.include(await aksiJurnal(t.id), 'evaluasi.simpan')
  })

  test('sebelum pembukaan, di luar tahap, dan bagian yang bukan milik tahap ditolak', async ({
    assert,
    client,
  }) => {
    const t = await buatTender()
    const kirim = (bagian: object) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPokja[0]!)
        .json({
          paketPenyediaId: t.id,
          ...bagian,
          listEvaluasi: [{ vendorId: t.rekanan[0]!.rekanan.id, ...LULUS }],
        })
    await keTahap(t.id, 'pembukaan')
    ;(await kirim({ administrasi: true })).assertStatus(409)
    await keTahap(t.id, 'evaluasi')
    await baris('update pembukaan set disahkan_pada = null, pengesah_id = null')
    const belum = await kirim({ administrasi: true })
    belum.assertStatus(409)
    assert.equal(pesan(belum), 'Dokumen administrasi belum dibuka')
    await baris('update pembukaan set disahkan_pada = clock_timestamp()')
    ;(await kirim({})).assertStatus(400)
    ;(await kirim({ administrasi: true })).assertStatus(200)
    await keTahap(t.id, 'pembuktian')
    const harga = await kirim({ harga: true })
    harga.assertStatus(409)
    assert.equal(pesan(harga), 'Evaluasi harga tidak dilakukan pada tahap ini')
    ;(await kirim({ kualifikasi: true })).assertStatus(200)
  })

  test('yang gagal perlu alasan, tidak dapat lulus bagian berikutnya, dan tidak berperingkat', async ({
    assert,
    client,
  }) => {
    const t = await buatTender()
    await keTahap(t.id, 'evaluasi')
    const vendorId = t.rekanan[0]!.rekanan.id
    const kirim = (nilai: object) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPokja[0]!)
        .json({ paketPenyediaId: t.id, ...SEMUA, listEvaluasi: [{ vendorId, ...LULUS, ...nilai }] })
    const tanpaAlasan = await kirim({ hasilAdministrasi: false })
    tanpaAlasan.assertStatus(400)
    const galat = isi<{ errors: { field: string; rule: string }[] }>(tanpaAlasan).errors
    assert.deepEqual(
      galat.map((g) => [g.field, g.rule]),
      [
        ['listEvaluasi.0.alasan.administrasi', 'required'],
        ['listEvaluasi.0.lulusTeknis', 'earlier'],
        ['listEvaluasi.0.lulusHarga', 'earlier'],
      ]
    )
    const alasan = { administrasi: 'Surat tidak bermeterai', teknis: '-', harga: '-' }
    const jawab = await kirim({
      hasilAdministrasi: false,
      lulusTeknis: false,
      lulusHarga: false,
      alasan,
    })
    jawab.assertStatus(200)
    const n = data<EvaluasiStaf[]>(jawab).find((x) => x.vendorId === vendorId)!
    assert.equal(n.usulUrutan, 0)
    assert.equal(n.alasan.administrasi, 'Surat tidak bermeterai')
  })

  test('nilai terkoreksi yang berbeda perlu catatan; ambang batas; skor 0 sampai 100', async ({
    assert,
    client,
  }) => {
    const t = await buatTender([800_000_000], { metodeEvaluasi: 'NILPSG', passingGrade: 60 })
    await keTahap(t.id, 'evaluasi')
    const vendorId = t.rekanan[0]!.rekanan.id
    const aturan = async (nilai: object) => {
      const j = await client
        .put(ALAMAT)
        .bearerToken(t.tokenPokja[0]!)
        .json({ paketPenyediaId: t.id, ...SEMUA, listEvaluasi: [{ vendorId, ...LULUS, ...nilai }] })
      return j.status() === 200
        ? []
        : isi<{ errors: { field: string }[] }>(j).errors.map((e) =>
            e.field.replace('listEvaluasi.0.', '')
          )
    }
    assert.deepEqual(await aturan({ nilaiPenawaran: 790_000_000 }), ['catatanKoreksi'])
    assert.deepEqual(await aturan({ hasilTeknis: 59.9 }), ['lulusTeknis'])
    assert.deepEqual(await aturan({ hasilTeknis: 101 }), ['hasilTeknis'])
    assert.deepEqual(await aturan({ hasilHarga: -1 }), ['hasilHarga'])
    assert.deepEqual(
      await aturan({ nilaiPenawaran: 790_000_000, catatanKoreksi: 'Salah jumlah' }),
      []
    )
  })

  test('versi yang usang 409; orang asing 400; peran lain 403; tanpa sesi 401', async ({
    client,
  }) => {
    const t = await buatTender()
    await keTahap(t.id, 'evaluasi')
    const badan = (tambahan: object) => ({
      paketPenyediaId: t.id,
      administrasi: true,
      listEvaluasi: [{ vendorId: t.rekanan[0]!.rekanan.id, ...LULUS, ...tambahan }],
    })
    const pokja = (b: object) => client.put(ALAMAT).bearerToken(t.tokenPokja[0]!).json(b)
    ;(await pokja(badan({ versi: 1 }))).assertStatus(200)
    ;(
      await pokja(badan({ versi: 1, hasilAdministrasi: false, alasan: { administrasi: 'x' } }))
    ).assertStatus(200)
    ;(await pokja(badan({ versi: 1 }))).assertStatus(409)
    ;(await pokja(badan({ vendorId: 2147483647 }))).assertStatus(400)
    ;(await pokja({ ...badan({}), paketPenyediaId: 2147483647 })).assertStatus(404)
    ;(await client.put(ALAMAT).json(badan({}))).assertStatus(401)
    ;(await client.put(ALAMAT).bearerToken(t.tokenPpk).json(badan({}))).assertStatus(403)
    ;(await client.put(ALAMAT).bearerToken(t.rekanan[0]!.token).json(badan({}))).assertStatus(403)
    const unlada = await token(await buatPengguna({ peran: 'operator', divisi: 'unlada' }))
    await keTahap(t.id, 'evaluasi')
    ;(await client.put(ALAMAT).bearerToken(unlada).json(badan({}))).assertStatus(403)
  })

  test('pokja yang belum menyatakan bebas benturan ditolak', async ({ client, assert }) => {
    const t = await buatTender([800_000_000], { bebasBenturan: false })
    await keTahap(t.id, 'evaluasi')
    const jawab = await client
      .put(ALAMAT)
      .bearerToken(t.tokenPokja[0]!)
      .json({ paketPenyediaId: t.id, administrasi: true, listEvaluasi: [] })
    jawab.assertStatus(409)
    assert.match(pesan(jawab), /bebas benturan/)
  })

  test('rekanan tidak membaca apa pun sebelum pengumuman; sesudahnya tanpa urutan 0', async ({
    assert,
    client,
  }) => {
    const t = await buatTenderDitetapkan('penetapan', [800_000_000, 850_000_000, 900_000_000])
    const [a, b, c] = t.rekanan
    await baris('update evaluasi set urutan = 0, lulus_teknis = false where rekanan_id = ?', [
      c!.rekanan.id,
    ])
    await baris(
      `update evaluasi set alasan = '{"teknis":"Metode tidak sesuai"}' where rekanan_id = ?`,
      [c!.rekanan.id]
    )
    const semua = async (tok: string) =>
      data<EvaluasiRekanan[]>(await client.get(`${ALAMAT}/${t.id}`).bearerToken(tok))
    const sendiri = async (r: typeof c) =>
      data<EvaluasiSendiri>(
        await client.get(`${ALAMAT}/${t.id}/${r!.rekanan.id}`).bearerToken(r!.token)
      )
    assert.deepEqual(await semua(a!.token), [])
    const belum = await sendiri(c)
    assert.deepEqual(belum.diumumkan, [])
    assert.isNull(belum.lulusTeknis)
    assert.deepEqual(belum.alasan, {})
    assert.deepEqual(data<HasilPaket>(await client.get(`/api/tender/hasil/${t.id}`)).rows, [])

    await keTahap(t.id, 'pengumuman-pemenang')
    const daftar = await semua(c!.token)
    assert.deepEqual(
      daftar.map((n) => [n.vendorId, n.urutan]),
      [
        [a!.rekanan.id, 1],
        [b!.rekanan.id, 2],
        [c!.rekanan.id, null],
      ]
    )
    assert.notProperty(daftar[0], 'alasan')
    const gagal = await sendiri(c)
    assert.isFalse(gagal.lulusTeknis)
    assert.equal(gagal.alasan.teknis, 'Metode tidak sesuai')
    const umum = data<HasilPaket>(await client.get(`/api/tender/hasil/${t.id}`))
    assert.equal(umum.pemenang?.vendorId, a!.rekanan.id)
    assert.isNull(umum.sendiri)

    // Neither another's own result nor a stranger's view.
    const curang = await client.get(`${ALAMAT}/${t.id}/${a!.rekanan.id}`).bearerToken(c!.token)
    curang.assertStatus(404)
    const tanpaTawaran = await buatPenyedia({ isi: [] })
    await buatPeserta(t.id, tanpaTawaran.rekanan.id)
    await keTahap(t.id, 'pengumuman-pemenang')
    assert.deepEqual(await semua(tanpaTawaran.token), [])
  })

  test('peserta yang lulus kualifikasi', async ({ assert, client }) => {
    const t = await buatTenderDitetapkan('penetapan')
    await baris('update evaluasi set lulus_kualifikasi = false where rekanan_id = ?', [
      t.rekanan[1]!.rekanan.id,
    ])
    const jawab = await client
      .get(`/api/lelang/peserta/lulus-kualifikasi/${t.id}`)
      .bearerToken(t.tokenPpk)
    assert.deepEqual(
      data<{ vendorId: number }[]>(jawab).map((n) => n.vendorId),
      [t.rekanan[0]!.rekanan.id]
    )
  })
})
