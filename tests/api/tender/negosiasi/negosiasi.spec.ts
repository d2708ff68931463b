import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import {
  createNilai,
  createPenetapan,
  createTender,
  createTenderDitetapkan,
} from '@eproc/database/factories/tender'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import {
  BERKAS_BA_PL,
  type BaNegosiasiRow,
  type EvaluasiStaf,
} from '@eproc/domain/tender/answers_hasil'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'
import { journalActions } from '../../../lib/journal.ts'
import { rows } from '../../../lib/query.ts'
import { finishAsTold, kirimBa, suratSah } from '../bantu_hasil.ts'

const ALAMAT = '/api/lelang/negosiasi'

test.group('Negosiasi and berita acara', (group) => {
  group.each.setup(cleanSlate)

  test('the price exceeds neither offer nor HPS, texts have at most 200 characters, for the winner only', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('negosiasi')
    const [a, b] = t.rekanan.map((r) => r.rekanan.id) as [number, number]
    const kirim = (vendorId: number, isi: object) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPokja[0]!)
        .json({ paketPenyediaId: t.id, listEvaluasi: [{ vendorId, ...isi }] })
    const lebih = await kirim(a, { negosiasiHarga: 800_000_001 })
    lebih.assertStatus(400)
    assert.match(message(lebih), /tidak boleh melebihi nilai penawaran Rp\s800\.000\.000/)
    ;(await kirim(a, { negosiasiHarga: 0 })).assertStatus(400)
    ;(await kirim(a, { negosiasiTeknis: 'x'.repeat(201) })).assertStatus(400)
    ;(await kirim(b, { negosiasiHarga: 700_000_000 })).assertStatus(400)
    await rows('update paket set total_pagu = 790000000 where id = ?', [t.id])
    ;(await kirim(a, { negosiasiHarga: 795_000_000 })).assertStatus(400)
    const sah = await kirim(a, {
      negosiasiTeknis: 'x'.repeat(200),
      negosiasiHarga: 780_000_000,
      versi: 1,
    })
    sah.assertStatus(200)
    assert.equal(message(sah), 'Hasil negosiasi berhasil disimpan')
    const n = data<EvaluasiStaf[]>(sah).find((x) => x.vendorId === a)!
    assert.equal(n.negosiasiHarga, 780_000_000)
    assert.include(await journalActions({ objek: 'paket', id: t.id }), 'negosiasi.simpan')
    ;(await kirim(a, { negosiasiHarga: 1, versi: 1 })).assertStatus(409)
    ;(await client.put(ALAMAT).bearerToken(t.tokenPpk).json({})).assertStatus(403)
    ;(await client.put(ALAMAT).json({})).assertStatus(401)
    await keTahap(t.id, 'ba-negosiasi')
    ;(await kirim(a, { negosiasiHarga: 770_000_000 })).assertStatus(409)
  })

  test('before a determination an offer above the HPS is negotiated as well, and ranked by what was agreed', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000], { metode: 'TLA' })
    const vendorId = t.rekanan[0]!.rekanan.id
    await createNilai(t.id, vendorId)
    await rows('update paket set total_pagu = 790000000 where id = ?', [t.id])
    await keTahap(t.id, 'negosiasi')
    const read = async () =>
      data<EvaluasiStaf[]>(
        await client.get(`/api/lelang/evaluasi/${t.id}`).bearerToken(t.tokenPokja[0]!)
      )[0]!
    assert.deepInclude(await read(), { usulUrutan: 0, calonNegosiasi: true })
    const agreed = await client
      .put(ALAMAT)
      .bearerToken(t.tokenPokja[0]!)
      .json({ paketPenyediaId: t.id, listEvaluasi: [{ vendorId, negosiasiHarga: 785_000_000 }] })
    agreed.assertStatus(200)
    assert.deepInclude(await read(), { usulUrutan: 1, calonNegosiasi: true })
  })

  for (const [metode, closed] of [
    ['TEN', /SPPBJ sudah dikirim$/],
    ['PLA', /surat perjanjian sudah disimpan$/],
  ] as const) {
    test(`without minutes the price stands once more is made of it (${metode})`, async ({
      assert,
      client,
    }) => {
      const t = await createTender([400_000_000], { metode, tanpaTahap: ['ba-negosiasi'] })
      const { rekanan } = t.rekanan[0]!
      await createNilai(t.id, rekanan.id)
      await createPenetapan(t, [rekanan], metode === 'PLA' ? 'pembukaan' : 'penetapan')
      const kirim = (negosiasiHarga: number) =>
        client
          .put(ALAMAT)
          .bearerToken(t.tokenPokja[0]!)
          .json({
            paketPenyediaId: t.id,
            listEvaluasi: [{ vendorId: rekanan.id, negosiasiHarga }],
          })
      await keTahap(t.id, 'negosiasi')
      ;(await kirim(395_000_000)).assertStatus(200)
      // A revision may let this stage begin anew after the next deeds.
      if (metode === 'TEN')
        await rows(
          `insert into sppbj (paket_id, rekanan_id, file, tgl_kirim, pengirim_id)
           values (?, ?, 'berkas/uji/sppbj.pdf', now(), ?) returning id`,
          [t.id, rekanan.id, t.ppk.id]
        )
      if (metode === 'PLA')
        await rows('update paket set tgl_kontrak = current_date where id = ? returning id', [t.id])
      const late = await kirim(390_000_000)
      late.assertStatus(409)
      assert.match(message(late), closed)
      const seen = await client.get(`/api/paket/${t.id}/tab`).bearerToken(t.tokenPokja[0]!)
      const told = data<TabAnswer>(seen).tab.find((x) => x.tab.includes('negosiasi'))!
      assert.deepEqual([told.keadaan, told.alasan], ['baca', message(late)])
    })
  }

  for (const [metode, tahap, nama] of [
    ['PLA', 'pembukaan', 'Pembukaan dan Evaluasi'],
    ['TEN', 'penetapan', 'Penetapan Pemenang'],
  ] as const) {
    test(`nobody is negotiated with, and nothing agreed, before the winner is determined (${metode})`, async ({
      assert,
      client,
    }) => {
      const t = await createTender([400_000_000], { metode })
      const { rekanan } = t.rekanan[0]!
      const vendorId = rekanan.id
      await createNilai(t.id, vendorId)
      const surat = { paketPenyediaId: t.id, ...suratSah(), nilaiKontrak: 390_000_000 }
      const nego = { paketPenyediaId: t.id, listEvaluasi: [{ vendorId, negosiasiHarga: 395e6 }] }
      const perform = {
        'negosiasi': () => client.put(ALAMAT).bearerToken(t.tokenPokja[0]!).json(nego),
        'ba-negosiasi': () => kirimBa(client, t, [{ vendorId }]),
        'spk': () => client.put('/api/lelang/surat-perjanjian').bearerToken(t.tokenPpk).json(surat),
        'spmk': () =>
          client.put(`/api/rup/lelang/selesai-smpk/${t.id}`).bearerToken(t.tokenPpk).json({}),
      }
      type Deed = keyof typeof perform
      const deeds = Object.keys(perform) as Deed[]
      const stageOf = (deed: Deed) => (deed === 'spmk' && metode === 'PLA' ? 'spk' : deed)
      const words = `Menunggu penetapan pada tahap ${nama} diusulkan pokja dan ditegaskan PPK`
      for (const deed of deeds) {
        await keTahap(t.id, stageOf(deed))
        const refused = await perform[deed]()
        assert.deepEqual([refused.status(), message(refused)], [409, words], deed)
        const seen = await client.get(`/api/paket/${t.id}/tab`).bearerToken(t.tokenPpk)
        const told = data<TabAnswer>(seen).tab.find((x) => x.tab.includes(deed))!
        assert.deepEqual([told.keadaan, told.alasan], ['terkunci', words], deed)
      }
      const early = await finishAsTold(assert, client, t)
      early.assertStatus(409)
      if (metode !== 'PLA') return
      assert.equal(
        message(early),
        `Proses diselesaikan sesudah penetapan pada tahap ${nama} ditegaskan PPK`
      )
      await createPenetapan(t, [rekanan], tahap)
      for (const deed of deeds) {
        await keTahap(t.id, stageOf(deed))
        ;(await perform[deed]()).assertStatus(200)
      }
      ;(await finishAsTold(assert, client, t)).assertStatus(200)
    })
  }

  test('berita acara is sent once to those who negotiate; a rekanan reads its own', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('ba-negosiasi')
    const [a, b] = t.rekanan
    const vendorId = a!.rekanan.id
    const kosong = await kirimBa(client, t, [])
    kosong.assertStatus(400)
    assert.equal(
      message(kosong),
      'Minimal 1 (satu) vendor dipilih untuk mengirim BA klarifikasi negosiasi'
    )
    const tanpaFile = await kirimBa(client, t, [{ vendorId, tanpaFile: true }])
    assert.equal(message(tanpaFile), `Harap masukkan file file ba untuk rekanan ${a!.rekanan.nama}`)
    ;(await kirimBa(client, t, [{ vendorId: b!.rekanan.id }])).assertStatus(409)
    const kirim = await kirimBa(client, t, [
      { vendorId: b!.rekanan.id, include: false },
      { vendorId },
    ])
    kirim.assertStatus(200)
    assert.equal(message(kirim), 'BA klarifikasi negosiasi telah dikirim')
    ;(await kirimBa(client, t, [{ vendorId }])).assertStatus(409)
    const alamat = `/api/lelang/ba-klarifikasi-negosiasi/vendor/${t.id}/${vendorId}`
    const [milik] = data<BaNegosiasiRow[]>(await client.get(alamat).bearerToken(a!.token))
    assert.match(milik!.fileBaKlarifikasiNegosiasi!, /^berkas\//)
    assert.equal(milik!.namaFile, 'berkas-1.pdf')
    ;(await client.get(alamat).bearerToken(b!.token)).assertStatus(404)
    const file = `/${milik!.fileBaKlarifikasiNegosiasi}`
    ;(await client.get(file).bearerToken(a!.token)).assertStatus(200)
    ;(await client.get(file).bearerToken(b!.token)).assertStatus(404)
    ;(await client.get(`/api/lelang/ba-klarifikasi-negosiasi/${t.id}`)).assertStatus(401)
  })

  test('what minutes were sent of stays, also where negotiation and minutes share their stage', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('ba-negosiasi', [800_000_000], { kualifikasi: 'K2' })
    const vendorId = t.rekanan[0]!.rekanan.id
    const negotiate = (negosiasiHarga: number) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPokja[0]!)
        .json({ paketPenyediaId: t.id, listEvaluasi: [{ vendorId, negosiasiHarga }] })
    ;(await negotiate(780_000_000)).assertStatus(200)
    ;(await negotiate(770_000_000)).assertStatus(200)
    ;(await kirimBa(client, t, [{ vendorId }])).assertStatus(200)
    const changed = await negotiate(760_000_000)
    changed.assertStatus(409)
    assert.match(message(changed), /^BA klarifikasi negosiasi untuk .* sudah dikirim/)
    // Who saves the same again is told no lie.
    ;(await negotiate(770_000_000)).assertStatus(200)
  })

  test('TLA negotiates before it determines; then come the provider and seven files of berita acara', async ({
    assert,
    client,
  }) => {
    const t = await createTender([1_000_000_000], { metode: 'TLA' })
    const vendorId = t.rekanan[0]!.rekanan.id
    await createNilai(t.id, vendorId)
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
    assert.equal(message(kosong), 'Masukkan minimal 1 (satu) file terbaru sebelum upload')
    const minta = client
      .post(JALUR)
      .bearerToken(t.tokenPokja[0]!)
      .field('paketPenyediaId', String(t.id))
    for (const b of BERKAS_BA_PL) minta.file(b, PDF, pdfFile(`${b}.pdf`))
    const jawab = await minta
    jawab.assertStatus(200)
    assert.equal(message(jawab), 'File berita acara berhasil diupload')
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
