/**
 * A whole post-qualification tender, one file: all 18 stages on a moved clock, with a winner, a loser, a disqualified
 * vendor that objects, and one that comes late.
 */
import { test } from '@japa/runner'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { keTahap } from '@eproc/database/factories/paket'
import type { TenderUji } from '@eproc/database/factories/tender'
import type {
  SanggahRow,
  EvaluasiRekanan,
  EvaluasiStaf,
  HasilPaket,
  PenetapanAnswer,
} from '@eproc/domain/tender/answers_hasil'
import { data, message } from '../../lib/answers.ts'
import { cleanSlate, dayFromNow } from '../../lib/dates.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { journalActions } from '../../lib/journal.ts'
import { rows } from '../../lib/query.ts'
import { HARGA, pelaku, terbit } from './alur_kten_bantu.ts'
import { jawabSanggah, kirimBa, kirimSppbj, sanggah } from './bantu_hasil.ts'

test.group('The whole of KTEN', (group) => {
  group.setup(cleanSlate)
  // The first test publishes it, each further one is a stage.
  let t: TenderUji

  test('the PPK publishes the paket', async ({ client }) => {
    t = await terbit(client)
  })

  test('1 pengumuman: the pokja adds its file', async (ctx) => {
    const { berkasTahap, masuk } = pelaku(ctx, t)
    await masuk(1)
    ;(await berkasTahap(1)).assertStatus(200)
  })

  test('2 pendaftaran, pengambilan dokumen: all four register', async (ctx) => {
    const { client, assert } = ctx
    const { ketua, masuk } = pelaku(ctx, t)
    await masuk(2)
    const sdp = await client
      .post('/api/lelang/prakualifikasi/upload')
      .bearerToken(ketua)
      .field('paketPenyediaId', String(t.id))
      .file('fileSDP', PDF, pdfFile('sdp.pdf'))
    sdp.assertStatus(200)
    for (const r of t.rekanan) {
      const daftar = await client
        .post('/api/lelang/peserta/daftar')
        .bearerToken(r.token)
        .json({ paketPenyediaId: t.id, vendorId: r.rekanan.id, pakta: true })
      daftar.assertStatus(200)
      assert.equal(message(daftar), 'Proses pendaftaran berhasil')
    }
  })

  test('3 penjelasan: a question and its answer', async (ctx) => {
    const { client, assert } = ctx
    const { ketua, kalah, masuk } = pelaku(ctx, t)
    assert.include(await masuk(3), 'penjelasan')
    const topik = await client
      .post('/api/tender/chat')
      .bearerToken(kalah.token)
      .json({ paketPenyediaId: t.id, tahap: 'PP1', subject: 'Gambar', message: 'Mana detailnya?' })
    topik.assertStatus(200)
    const [baru] = await rows<{ id: number }>('select id from topik where paket_id = ?', [t.id])
    const jawabTopik = await client
      .post('/api/tender/chat/message')
      .bearerToken(ketua)
      .json({ chatId: baru!.id, message: 'Lihat lampiran.' })
    jawabTopik.assertStatus(200)
  })

  test('4 pemasukan: three hand in', async (ctx) => {
    const { menang, kalah, gugur, masuk, tawar } = pelaku(ctx, t)
    await masuk(4)
    ;(await tawar(menang, HARGA.menang)).assertStatus(200)
    ;(await tawar(kalah, HARGA.kalah)).assertStatus(200)
    ;(await tawar(gugur, HARGA.gugur)).assertStatus(200)
  })

  test('5 pembukaan: late ones are refused, nothing is evaluated before the act of two', async (ctx) => {
    const { client, assert } = ctx
    const { ketua, anggota, terlambat, masuk, tawar } = pelaku(ctx, t)
    await masuk(5)
    ;(await tawar(terlambat, 1)).assertStatus(409)
    assert.deepEqual(data(await client.get(`/api/lelang/evaluasi/${t.id}`).bearerToken(ketua)), [])
    const buka = `/api/tender/pembukaan/${t.id}`
    ;(await client.post(buka).bearerToken(ketua).json({})).assertStatus(200)
    ;(await client.post(`${buka}/sahkan`).bearerToken(ketua).json({})).assertStatus(403)
    ;(await client.post(`${buka}/sahkan`).bearerToken(anggota).json({})).assertStatus(200)
  })

  test('6 evaluasi: two pass, one fails with a reason that stays secret', async (ctx) => {
    const { assert } = ctx
    const { menang, kalah, gugur, masuk, sendiri, evaluasi } = pelaku(ctx, t)
    await masuk(6)
    const lulus = {
      hasilKualifikasi: true,
      lulusKualifikasi: true,
      hasilAdministrasi: true,
      lulusTeknis: true,
      lulusHarga: true,
      alasan: { harga: 'Harga wajar sesudah klarifikasi' },
    }
    const nilai = await evaluasi({
      dokumenKualifikasi: true,
      kualifikasi: true,
      administrasi: true,
      teknis: true,
      harga: true,
      listEvaluasi: [
        { vendorId: menang.rekanan.id, ...lulus, hasilTeknis: 85 },
        { vendorId: kalah.rekanan.id, ...lulus, hasilTeknis: 90 },
        {
          vendorId: gugur.rekanan.id,
          ...lulus,
          hasilAdministrasi: false,
          hasilTeknis: 40,
          lulusTeknis: false,
          lulusHarga: false,
          alasan: { administrasi: 'Surat penawaran tidak sah', teknis: '-', harga: '-' },
        },
      ],
    })
    nilai.assertStatus(200)
    assert.equal(message(nilai), 'Evaluasi vendor berhasil disimpan')
    assert.lengthOf(data<EvaluasiStaf[]>(nilai), 3)
    assert.deepEqual(
      data<EvaluasiStaf[]>(nilai)
        .toSorted((a, b) => a.vendorId - b.vendorId)
        .map((n) => [n.hargaPenawaran, n.usulUrutan]),
      [
        [HARGA.menang, 1],
        [HARGA.kalah, 2],
        [HARGA.gugur, 0],
      ]
    )
    const failed = data<EvaluasiStaf[]>(nilai).find((n) => n.vendorId === gugur.rekanan.id)!
    assert.isNull(failed.totalNilai, 'a total without a price score')
    assert.isNull((await sendiri(gugur)).hasilAdministrasi)
  })

  test('7 undangan pembuktian: nobody who failed is invited', async (ctx) => {
    const { assert } = ctx
    const { menang, kalah, gugur, masuk, undang } = pelaku(ctx, t)
    await masuk(7)
    ;(await undang('B', gugur)).assertStatus(400)
    const undangB = await undang('B', menang, kalah)
    undangB.assertStatus(200)
    assert.equal(message(undangB), 'Undangan telah dikirim')
  })

  test('8 pembuktian kualifikasi: both prove it', async (ctx) => {
    const { menang, kalah, masuk, evaluasi } = pelaku(ctx, t)
    await masuk(8)
    ;(
      await evaluasi({
        kualifikasi: true,
        listEvaluasi: [menang, kalah].map((r) => ({
          vendorId: r.rekanan.id,
          hasilKualifikasi: true,
          lulusKualifikasi: true,
        })),
      })
    ).assertStatus(200)
  })

  test('9 penetapan: the pokja proposes, the PPK confirms', async (ctx) => {
    const { client, assert } = ctx
    const { ketua, menang, kalah, gugur, masuk, sendiri, evaluasi } = pelaku(ctx, t)
    await masuk(9)
    const penetapan = `/api/tender/penetapan/${t.id}`
    const curang = await client
      .post(penetapan)
      .bearerToken(ketua)
      .json({ urutan: [{ vendorId: gugur.rekanan.id, urutan: 1 }], alasan: 'Titipan' })
    curang.assertStatus(400)
    ;(await evaluasi({ pemenang: true, listEvaluasi: [] })).assertStatus(400)
    const usul = await evaluasi({
      pemenang: true,
      listEvaluasi: [
        { vendorId: menang.rekanan.id, urutan: 1 },
        { vendorId: kalah.rekanan.id, urutan: 2 },
        { vendorId: gugur.rekanan.id, urutan: 0 },
      ],
    })
    usul.assertStatus(200)
    const tegas = await client.post(`${penetapan}/tegaskan`).bearerToken(t.tokenPpk).json({})
    tegas.assertStatus(200)
    assert.equal(data<PenetapanAnswer>(tegas).daftar[0]!.status, 'tegas')
    assert.isNull((await sendiri(menang)).urutan)
  })

  test('10 pengumuman pemenang: participants read results and reasons, the public the winner', async (ctx) => {
    const { client, assert } = ctx
    const { menang, gugur, berkasTahap, masuk, sendiri } = pelaku(ctx, t)
    assert.include(await masuk(10), 'pengumuman-pemenang')
    assert.equal(await umumkanHasil(), 1)
    ;(await berkasTahap(10)).assertStatus(200)
    assert.equal((await sendiri(menang)).urutan, 1)
    const alasan = await sendiri(gugur)
    assert.isFalse(alasan.hasilAdministrasi)
    assert.equal(alasan.alasan.administrasi, 'Surat penawaran tidak sah')
    assert.isNull(alasan.urutan)
    const table = data<EvaluasiRekanan[]>(
      await client.get(`/api/lelang/evaluasi/${t.id}`).bearerToken(gugur.token)
    )
    assert.deepEqual(
      table.map((n) => [n.nama, n.urutan, n.nilaiPenawaran]),
      [
        ['PT Pemenang', 1, HARGA.menang],
        ['PT Peringkat Dua', 2, HARGA.kalah],
        ['PT Gugur', null, HARGA.gugur],
      ]
    )
    const umum = data<HasilPaket>(await client.get(`/api/tender/hasil/${t.id}`))
    assert.equal(umum.pemenang?.nama, 'PT Pemenang')
  })

  test('11 sanggah: the disqualified one objects, the late one cannot', async (ctx) => {
    const { client, assert } = ctx
    const { gugur, terlambat, masuk } = pelaku(ctx, t)
    assert.include(await masuk(11), 'sanggah')
    ;(await sanggah(client, t, gugur)).assertStatus(200)
    ;(await sanggah(client, t, terlambat)).assertStatus(409)
  })

  test('12 jawaban sanggah: nothing of 13 opens before the answer', async (ctx) => {
    const { client, assert } = ctx
    const { menang, gugur, berkasTahap, masuk, undang } = pelaku(ctx, t)
    await keTahap(t.id, 'undangan-negosiasi')
    ;(await undang('N', menang)).assertStatus(409)
    await masuk(12)
    ;(await berkasTahap(12)).assertStatus(200)
    const balas = await jawabSanggah(client, t, [
      { vendorId: gugur.rekanan.id, hasil: 'tidakTerbukti', catatan: 'Surat tidak bermeterai.' },
    ])
    balas.assertStatus(200)
    const [jawaban] = data<SanggahRow[]>(
      await client
        .get(`/api/lelang/masa-sanggah/vendor/${t.id}/${gugur.rekanan.id}/B`)
        .bearerToken(gugur.token)
    )
    assert.equal(jawaban!.hasil, 'tidakTerbukti')
    assert.match(jawaban!.fileSanggahAdmin!, /^berkas\//)
  })

  test('13 undangan negosiasi: only the winner is invited', async (ctx) => {
    const { menang, kalah, masuk, undang } = pelaku(ctx, t)
    await masuk(13)
    ;(await undang('N', kalah)).assertStatus(400)
    ;(await undang('N', menang)).assertStatus(200)
  })

  test('14 negosiasi: a lower price', async (ctx) => {
    const { client, assert } = ctx
    const { ketua, menang, masuk } = pelaku(ctx, t)
    assert.include(await masuk(14), 'undangan-negosiasi')
    const nego = await client
      .put('/api/lelang/negosiasi')
      .bearerToken(ketua)
      .json({
        paketPenyediaId: t.id,
        listEvaluasi: [
          { vendorId: menang.rekanan.id, negosiasiTeknis: 'Sesuai', negosiasiHarga: 790_000_000 },
        ],
      })
    nego.assertStatus(200)
  })

  test('15 berita acara: the winner gets it', async (ctx) => {
    const { client, assert } = ctx
    const { menang, masuk } = pelaku(ctx, t)
    assert.notInclude(await masuk(15), 'ba-negosiasi')
    ;(await kirimBa(client, t, [{ vendorId: menang.rekanan.id }])).assertStatus(200)
    assert.include(await masuk(15), 'ba-negosiasi')
  })

  test('16 SPPBJ, then the tender is completed', async (ctx) => {
    const { client, assert } = ctx
    const { menang, masuk } = pelaku(ctx, t)
    await masuk(16)
    const selesai = () =>
      client.put(`/api/rup/lelang/selesai/${t.id}`).bearerToken(t.tokenPpk).json({})
    ;(await selesai()).assertStatus(409)
    ;(await kirimSppbj(client, t, [{ vendorId: menang.rekanan.id }])).assertStatus(200)
    assert.include(await masuk(16), 'sppbj')
    ;(await selesai()).assertStatus(200)
  })

  test('17 SPK: the contract stays open after the end of the tender', async (ctx) => {
    const { client } = ctx
    const { masuk } = pelaku(ctx, t)
    await masuk(17)
    const surat = await client
      .put('/api/lelang/surat-perjanjian')
      .bearerToken(t.tokenPpk)
      .json({
        paketPenyediaId: t.id,
        lamaPekerjaan: 120,
        jenisHari: 'K',
        tglKontrak: dayFromNow(1),
        mulaiKontrak: dayFromNow(2),
        selesaiKontrak: dayFromNow(122),
        nilaiKontrak: 790_000_000,
      })
    surat.assertStatus(200)
  })

  test('18 SPMK: the contract is locked, and the journal tells the tale', async (ctx) => {
    const { client, assert } = ctx
    const { masuk } = pelaku(ctx, t)
    await masuk(18)
    const smpk = await client
      .put(`/api/rup/lelang/selesai-smpk/${t.id}`)
      .bearerToken(t.tokenPpk)
      .json({})
    smpk.assertStatus(200)

    const [akhir] = await rows<{ status: string; kunci: boolean; nilai: number }>(
      `select status_pelaksanaan as status, kunci_spmk as kunci, nilai_kontrak as nilai
         from paket where id = ?`,
      [t.id]
    )
    assert.deepEqual(akhir, { status: 'S', kunci: true, nilai: 790_000_000 })
    assert.includeMembers(await journalActions({ objek: 'paket', id: t.id }), [
      'paket.terbitkan',
      'peserta.daftar',
      'pembukaan.sahkan',
      'evaluasi.simpan',
      'penetapan.usul',
      'penetapan.tegaskan',
      'sanggah.kirim',
      'sanggah.jawab',
      'negosiasi.simpan',
      'baNegosiasi.kirim',
      'sppbj.kirim',
      'paket.selesai',
      'kontrak.simpan',
      'spmk.selesai',
    ])
  })
})
