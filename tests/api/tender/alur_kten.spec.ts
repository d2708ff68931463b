/**
 * A whole post-qualification tender, one file: all 18 stages on a moved clock, with a winner, a loser, a disqualified
 * vendor that objects, and one that comes late.
 */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { buatPaket, keTahap } from '@eproc/database/factories/paket'
import { buatPenyedia } from '@eproc/database/factories/peserta'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import type { TenderUji } from '@eproc/database/factories/tender'
import type { JawabanTab } from '@eproc/domain/jawaban/tender'
import type {
  BarisSanggah,
  EvaluasiRekanan,
  EvaluasiSendiri,
  EvaluasiStaf,
  HasilPaket,
  JawabanPenetapan,
} from '@eproc/domain/jawaban/tender_hasil'
import { TEMPLAT } from '@eproc/domain/tahap/templat'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { aksiJurnal, baris, bersih, berkasPdf, data, PDF, pesan, token } from './bantu.ts'
import { jawabSanggah, kirimBa, kirimDaftar, kirimSppbj, sanggah } from './bantu_hasil.ts'
import { kirim, semuaJenis } from './penawaran/bantu.ts'

const HARGA = { menang: 800_000_000, kalah: 860_000_000, gugur: 780_000_000 }

/** Publishes through the route and opens sessions for everybody. */
async function terbit(client: ApiClient): Promise<TenderUji> {
  const p = await buatPaket({ metodeEvaluasi: 'NIL' })
  const rekanan: RekananBuatan[] = []
  for (const nama of ['PT Pemenang', 'PT Peringkat Dua', 'PT Gugur', 'PT Terlambat']) {
    rekanan.push(await buatPenyedia({ nama }))
  }
  const t: TenderUji = {
    ...p,
    id: p.paket.id,
    rekanan,
    tokenPokja: await Promise.all(p.pokja.map(token)),
    tokenPpk: await token(p.ppk),
  }
  const jawab = await client
    .post('/api/rup/paket/publish')
    .bearerToken(t.tokenPpk)
    .json({ paketPenyediaId: t.id })
  jawab.assertStatus(200)
  return t
}

test.group('Alur KTEN', (group) => {
  group.each.setup(bersih)

  test('18 tahap dari pengumuman sampai SPMK', async ({ assert, client }) => {
    const t = await terbit(client)
    const [menang, kalah, gugur, terlambat] = t.rekanan as [
      RekananBuatan,
      RekananBuatan,
      RekananBuatan,
      RekananBuatan,
    ]
    const [ketua, anggota] = t.tokenPokja as [string, string]
    const berkasTahap = (urut: number) =>
      client
        .post('/api/rup/jadwal-private/upload')
        .bearerToken(ketua)
        .field('paketPenyediaId', String(t.id))
        .field('urut', String(urut))
        .field('showVendor', 'true')
        .file('file', PDF, berkasPdf())
    /** The clock goes into the stage: exactly this one is open. */
    const masuk = async (urut: number) => {
      const { kunci } = TEMPLAT.KTEN[urut - 1]!
      await keTahap(t.id, kunci)
      const { tab } = data<JawabanTab>(
        await client.get(`/api/paket/${t.id}/tab`).bearerToken(ketua)
      )
      // Replies to objections and the contract stay open longer than their stages.
      const panjang = [11, 17, 18]
      const terbuka = tab.filter((x) => x.keadaan === 'terbuka' && !panjang.includes(x.urut))
      assert.deepEqual(
        terbuka.map((x) => x.urut),
        panjang.includes(urut) ? [] : [urut]
      )
      return data<JawabanTab>(
        await client.get(`/api/paket/${t.id}/tab`).bearerToken(menang.token)
      ).tab.map((x) => x.kunci)
    }
    const sendiri = async (r: RekananBuatan) =>
      data<EvaluasiSendiri>(
        await client.get(`/api/lelang/evaluasi/${t.id}/${r.rekanan.id}`).bearerToken(r.token)
      )
    const undang = (tipe: string, ...siapa: RekananBuatan[]) =>
      kirimDaftar(client, {
        alamat: '/api/lelang/undangan',
        token: ketua,
        paketId: t.id,
        daftar: 'listUndangan',
        rows: siapa.map((r) => ({ vendorId: r.rekanan.id })),
        lain: { tipe },
      })

    // 1 Pengumuman
    await masuk(1)
    ;(await berkasTahap(1)).assertStatus(200)

    // 2 Pendaftaran dan Pengambilan Dokumen
    await masuk(2)
    const sdp = await client
      .post('/api/lelang/prakualifikasi/upload')
      .bearerToken(ketua)
      .field('paketPenyediaId', String(t.id))
      .file('fileSDP', PDF, berkasPdf('sdp.pdf'))
    sdp.assertStatus(200)
    for (const r of t.rekanan) {
      const daftar = await client
        .post('/api/lelang/peserta/daftar')
        .bearerToken(r.token)
        .json({ paketPenyediaId: t.id, vendorId: r.rekanan.id, pakta: true })
      daftar.assertStatus(200)
      assert.equal(pesan(daftar), 'Proses pendaftaran berhasil')
    }

    // 3 Penjelasan
    assert.include(await masuk(3), 'penjelasan')
    const topik = await client
      .post('/api/tender/chat')
      .bearerToken(kalah.token)
      .json({ paketPenyediaId: t.id, tahap: 'PP1', subject: 'Gambar', message: 'Mana detailnya?' })
    topik.assertStatus(200)
    const [baru] = await baris<{ id: number }>('select id from topik where paket_id = ?', [t.id])
    const jawabTopik = await client
      .post('/api/tender/chat/message')
      .bearerToken(ketua)
      .json({ chatId: baru!.id, message: 'Lihat lampiran.' })
    jawabTopik.assertStatus(200)

    // 4 Pemasukan Dokumen Penawaran
    await masuk(4)
    const tawar = (r: RekananBuatan, harga: number) =>
      kirim(client, t, r, { berkas: semuaJenis(), harga })
    ;(await tawar(menang, HARGA.menang)).assertStatus(200)
    ;(await tawar(kalah, HARGA.kalah)).assertStatus(200)
    ;(await tawar(gugur, HARGA.gugur)).assertStatus(200)

    // 5 Pembukaan: late ones are refused, nothing is evaluated before the act
    await masuk(5)
    ;(await tawar(terlambat, 1)).assertStatus(409)
    const evaluasi = (badan: object) =>
      client
        .put('/api/lelang/evaluasi')
        .bearerToken(ketua)
        .json({ paketPenyediaId: t.id, ...badan })
    assert.deepEqual(data(await client.get(`/api/lelang/evaluasi/${t.id}`).bearerToken(ketua)), [])
    const buka = `/api/tender/pembukaan/${t.id}`
    ;(await client.post(buka).bearerToken(ketua).json({})).assertStatus(200)
    ;(await client.post(`${buka}/sahkan`).bearerToken(ketua).json({})).assertStatus(403)
    ;(await client.post(`${buka}/sahkan`).bearerToken(anggota).json({})).assertStatus(200)

    // 6 Evaluasi
    await masuk(6)
    const lulus = {
      hasilKualifikasi: true,
      lulusKualifikasi: true,
      hasilAdministrasi: true,
      lulusTeknis: true,
      lulusHarga: true,
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
          hasilTeknis: null,
          lulusTeknis: false,
          lulusHarga: false,
          alasan: { administrasi: 'Surat penawaran tidak sah', teknis: '-', harga: '-' },
        },
      ],
    })
    nilai.assertStatus(200)
    assert.equal(pesan(nilai), 'Evaluasi vendor berhasil disimpan')
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
    assert.isNull((await sendiri(gugur)).hasilAdministrasi)

    // 7 Undangan Pembuktian: nobody who failed is invited
    await masuk(7)
    ;(await undang('B', gugur)).assertStatus(400)
    const undangB = await undang('B', menang, kalah)
    undangB.assertStatus(200)
    assert.equal(pesan(undangB), 'Undangan telah dikirim')

    // 8 Pembuktian Kualifikasi
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

    // 9 Penetapan Pemenang
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
    assert.equal(data<JawabanPenetapan>(tegas).daftar[0]!.status, 'tegas')
    assert.isNull((await sendiri(menang)).urutan)

    // 10 Pengumuman Pemenang
    assert.include(await masuk(10), 'pengumuman-pemenang')
    assert.equal(await umumkanHasil(), 1)
    ;(await berkasTahap(10)).assertStatus(200)
    assert.equal((await sendiri(menang)).urutan, 1)
    const alasan = await sendiri(gugur)
    assert.isFalse(alasan.hasilAdministrasi)
    assert.equal(alasan.alasan.administrasi, 'Surat penawaran tidak sah')
    assert.isNull(alasan.urutan)
    const tabel = data<EvaluasiRekanan[]>(
      await client.get(`/api/lelang/evaluasi/${t.id}`).bearerToken(gugur.token)
    )
    assert.deepEqual(
      tabel.map((n) => [n.nama, n.urutan, n.nilaiPenawaran]),
      [
        ['PT Pemenang', 1, HARGA.menang],
        ['PT Peringkat Dua', 2, HARGA.kalah],
        ['PT Gugur', null, HARGA.gugur],
      ]
    )
    const umum = data<HasilPaket>(await client.get(`/api/tender/hasil/${t.id}`))
    assert.equal(umum.pemenang?.nama, 'PT Pemenang')

    // 11 Masa Sanggah: the disqualified one objects, the late one cannot
    assert.include(await masuk(11), 'sanggah')
    ;(await sanggah(client, t, gugur)).assertStatus(200)
    ;(await sanggah(client, t, terlambat)).assertStatus(409)

    // 12 Jawaban Sanggah: nothing of 13 opens before the answer
    await keTahap(t.id, 'undangan-negosiasi')
    ;(await undang('N', menang)).assertStatus(409)
    await masuk(12)
    ;(await berkasTahap(12)).assertStatus(200)
    const balas = await jawabSanggah(client, t, [
      { vendorId: gugur.rekanan.id, hasil: 'tidakTerbukti', catatan: 'Surat tidak bermeterai.' },
    ])
    balas.assertStatus(200)
    const [jawaban] = data<BarisSanggah[]>(
      await client
        .get(`/api/lelang/masa-sanggah/vendor/${t.id}/${gugur.rekanan.id}/B`)
        .bearerToken(gugur.token)
    )
    assert.equal(jawaban!.hasil, 'tidakTerbukti')
    assert.match(jawaban!.fileSanggahAdmin!, /^berkas\//)

    // 13 Undangan Klarifikasi dan Negosiasi
    await masuk(13)
    ;(await undang('N', kalah)).assertStatus(400)
    ;(await undang('N', menang)).assertStatus(200)

    // 14 Klarifikasi dan Negosiasi
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

    // 15 Berita Acara
    assert.notInclude(await masuk(15), 'ba-negosiasi')
    ;(await kirimBa(client, t, [{ vendorId: menang.rekanan.id }])).assertStatus(200)
    assert.include(await masuk(15), 'ba-negosiasi')

    // 16 SPPBJ, then the package is finished
    await masuk(16)
    const selesai = () =>
      client.put(`/api/rup/lelang/selesai/${t.id}`).bearerToken(t.tokenPpk).json({})
    ;(await selesai()).assertStatus(409)
    ;(await kirimSppbj(client, t, [{ vendorId: menang.rekanan.id }])).assertStatus(200)
    assert.include(await masuk(16), 'sppbj')
    ;(await selesai()).assertStatus(200)

    // 17 SPK: the contract stays open after the end of the tender
    await masuk(17)
    const surat = await client.put('/api/lelang/surat-perjanjian').bearerToken(t.tokenPpk).json({
      paketPenyediaId: t.id,
      lamaPekerjaan: 120,
      jenisHari: 'K',
      tglKontrak: '2026-12-01',
      mulaiKontrak: '2026-12-02',
      selesaiKontrak: '2027-04-01',
      nilaiKontrak: 790_000_000,
    })
    surat.assertStatus(200)

    // 18 SPMK
    await masuk(18)
    const smpk = await client
      .put(`/api/rup/lelang/selesai-smpk/${t.id}`)
      .bearerToken(t.tokenPpk)
      .json({})
    smpk.assertStatus(200)

    const [akhir] = await baris<{ status: string; kunci: boolean; nilai: number }>(
      `select status_pelaksanaan as status, kunci_spmk as kunci, nilai_kontrak as nilai
         from paket where id = ?`,
      [t.id]
    )
    assert.deepEqual(akhir, { status: 'S', kunci: true, nilai: 790_000_000 })
    assert.includeMembers(await aksiJurnal(t.id), [
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
  }).timeout(60_000)
})
