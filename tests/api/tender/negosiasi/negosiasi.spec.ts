import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import { buatNilai, buatTender, buatTenderDitetapkan } from '@eproc/database/factories/tender'
import {
  BERKAS_BA_PL,
  type BarisBaNegosiasi,
  type EvaluasiStaf,
} from '@eproc/domain/jawaban/tender_hasil'
import { aksiJurnal, baris, bersih, berkasPdf, data, PDF, pesan } from '../bantu.ts'
import { kirimBa } from '../bantu_hasil.ts'

const ALAMAT = '/api/lelang/negosiasi'

test.group('Negosiasi dan berita acara', (group) => {
  group.each.setup(bersih)

  test('harga tidak melebihi penawaran dan HPS, teks paling banyak 200 karakter, hanya pemenang', async ({
    assert,
    client,
  }) => {
    const t = await buatTenderDitetapkan('negosiasi')
    const [a, b] = t.rekanan.map((r) => r.rekanan.id) as [number, number]
    const kirim = (vendorId: number, isi: object) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPokja[0]!)
        .json({ paketPenyediaId: t.id, listEvaluasi: [{ vendorId, ...isi }] })
    const lebih = await kirim(a, { negosiasiHarga: 800_000_001 })
    lebih.assertStatus(400)
    assert.match(pesan(lebih), /tidak boleh melebihi nilai penawaran Rp 800\.000\.000/)
    ;(await kirim(a, { negosiasiHarga: 0 })).assertStatus(400)
    ;(await kirim(a, { negosiasiTeknis: 'x'.repeat(201) })).assertStatus(400)
    ;(await kirim(b, { negosiasiHarga: 700_000_000 })).assertStatus(400)
    await baris('update paket set total_pagu = 790000000 where id = ?', [t.id])
    ;(await kirim(a, { negosiasiHarga: 795_000_000 })).assertStatus(400)
    const sah = await kirim(a, {
      negosiasiTeknis: 'x'.repeat(200),
      negosiasiHarga: 780_000_000,
      versi: 1,
    })
    sah.assertStatus(200)
    assert.equal(pesan(sah), 'Hasil negosiasi berhasil disimpan')
    const n = data<EvaluasiStaf[]>(sah).find((x) => x.vendorId === a)!
    assert.equal(n.negosiasiHarga, 780_000_000)
    assert.include(await aksiJurnal(t.id), 'negosiasi.simpan')
    ;(await kirim(a, { negosiasiHarga: 1, versi: 1 })).assertStatus(409)
    ;(await client.put(ALAMAT).bearerToken(t.tokenPpk).json({})).assertStatus(403)
    ;(await client.put(ALAMAT).json({})).assertStatus(401)
    await keTahap(t.id, 'ba-negosiasi')
    ;(await kirim(a, { negosiasiHarga: 770_000_000 })).assertStatus(409)
  })

  test('berita acara dikirim sekali kepada peserta negosiasi; rekanan membaca miliknya', async ({
    assert,
    client,
  }) => {
    const t = await buatTenderDitetapkan('ba-negosiasi')
    const [a, b] = t.rekanan
    const vendorId = a!.rekanan.id
    const kosong = await kirimBa(client, t, [])
    kosong.assertStatus(400)
    assert.equal(
      pesan(kosong),
      'Minimal 1 (satu) vendor dipilih untuk mengirim BA klarifikasi negosiasi'
    )
    const tanpaFile = await kirimBa(client, t, [{ vendorId, tanpaFile: true }])
    assert.equal(pesan(tanpaFile), `Harap masukkan file file ba untuk rekanan ${a!.rekanan.nama}`)
    ;(await kirimBa(client, t, [{ vendorId: b!.rekanan.id }])).assertStatus(409)
    const kirim = await kirimBa(client, t, [
      { vendorId: b!.rekanan.id, include: false },
      { vendorId },
    ])
    kirim.assertStatus(200)
    assert.equal(pesan(kirim), 'BA klarifikasi negosiasi telah dikirim')
    ;(await kirimBa(client, t, [{ vendorId }])).assertStatus(409)
    const alamat = `/api/lelang/ba-klarifikasi-negosiasi/vendor/${t.id}/${vendorId}`
    const [milik] = data<BarisBaNegosiasi[]>(await client.get(alamat).bearerToken(a!.token))
    assert.match(milik!.fileBaKlarifikasiNegosiasi!, /^berkas\//)
    ;(await client.get(alamat).bearerToken(b!.token)).assertStatus(404)
    const file = `/${milik!.fileBaKlarifikasiNegosiasi}`
    ;(await client.get(file).bearerToken(a!.token)).assertStatus(200)
    ;(await client.get(file).bearerToken(b!.token)).assertStatus(404)
    ;(await client.get(`/api/lelang/ba-klarifikasi-negosiasi/${t.id}`)).assertStatus(401)
  })

  test('TLA: negosiasi sebelum penetapan, lalu penetapan penyedia dan tujuh berkas berita acara', async ({
    assert,
    client,
  }) => {
    const t = await buatTender([1_000_000_000], { metode: 'TLA' })
    const vendorId = t.rekanan[0]!.rekanan.id
    await buatNilai(t.id, vendorId)
    // Above the HPS until it is negotiated.
    await keTahap(t.id, 'penetapan-penyedia')
    const usul = () =>
      client
        .post(`/api/tender/penetapan/${t.id}`)
        .bearerToken(t.tokenPokja[0]!)
        .json({ tahap: 'penetapan-penyedia', alasan: 'Penyedia tunggal' })
    ;(await usul()).assertStatus(409)
    await keTahap(t.id, 'negosiasi')
    const nego = await client
      .put(ALAMAT)
      .bearerToken(t.tokenPokja[0]!)
      .json({ paketPenyediaId: t.id, listEvaluasi: [{ vendorId, negosiasiHarga: 900_000_000 }] })
    nego.assertStatus(200)
    await keTahap(t.id, 'penetapan-penyedia')
    ;(await usul()).assertStatus(200)
    const tegas = await client
      .post(`/api/tender/penetapan/${t.id}/tegaskan`)
      .bearerToken(t.tokenPpk)
      .json({})
    tegas.assertStatus(200)

    await keTahap(t.id, 'ba-pl')
    const JALUR = '/api/rup/lelang/penunjukan-langsung/berita-acara'
    const kosong = await client
      .post(JALUR)
      .bearerToken(t.tokenPokja[0]!)
      .json({ paketPenyediaId: t.id })
    kosong.assertStatus(400)
    assert.equal(pesan(kosong), 'Masukkan minimal 1 (satu) file terbaru sebelum upload')
    const minta = client
      .post(JALUR)
      .bearerToken(t.tokenPokja[0]!)
      .field('paketPenyediaId', String(t.id))
    for (const b of BERKAS_BA_PL) minta.file(b, PDF, berkasPdf(`${b}.pdf`))
    const jawab = await minta
    jawab.assertStatus(200)
    assert.equal(pesan(jawab), 'File berita acara berhasil diupload')
    const isi = data<Record<string, string>>(
      await client.get(`${JALUR}/${t.id}`).bearerToken(t.tokenPpk)
    )
    assert.sameMembers(Object.keys(isi), [...BERKAS_BA_PL])
    assert.isTrue(Object.values(isi).every((f) => f.startsWith('berkas/')))
    const satu = `/${isi.fileSPK}`
    ;(await client.get(satu).bearerToken(t.rekanan[0]!.token)).assertStatus(404)
    ;(await client.get(satu).bearerToken(t.tokenPpk)).assertStatus(200)
  })
})
