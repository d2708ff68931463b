/** A committee's tender from A0 to TS, with two vendors and their sealed offers, on a moved clock. */
import type { TestContext } from '@japa/runner/core'
import { keTahap } from '@eproc/database/factories/paket'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import { createPenyedia } from '@eproc/database/factories/peserta'
import type { RincianTender, TenderRow } from '@eproc/domain/panitia/answers'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers_dokumen'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { data, errorFields, message } from '../../lib/answers.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { journalActions } from '../../lib/journal.ts'
import { tokenFor } from '../../lib/people.ts'
import { row, rows } from '../../lib/query.ts'
import { tale } from '../../lib/stage.ts'
import { buka, kirim, semuaJenis } from '../tender/penawaran/bantu.ts'
import { baca, diserahkan, masukan, setujui, simpan, status, type Panitia } from './bantu.ts'

interface State {
  t: Panitia
  rekanan: RekananBuatan[]
}
const HARGA = [800_000_000, 860_000_000] as const

const d = ({ t, rekanan }: State) => ({ ...t, rekanan })
const masuk = async (
  { client }: TestContext,
  { t }: State,
  kunci: string
): Promise<RincianTender> => {
  await keTahap(t.id, kunci)
  return baca(client, t)
}
const nilai = (client: TestContext['client'], { t }: State, body: object) =>
  client.put(`/api/tender/evaluasi/${t.tenderId}`).bearerToken(t.tokenPokja[0]!).json(body)
const waiting = async (client: TestContext['client'], token: string) =>
  data<ButirKotak[]>(await client.get('/api/pekerjaan').bearerToken(token))
    .filter(({ jenis }) => jenis === 'drafTender' || jenis === 'terbit')
    .map(({ jenis, tautan }) => [jenis, tautan])
/** Of each participant: opened, readable, winner, rank, proposed rank; for staff that is neither pokja nor PPK. */
const whatOthersRead = async ({ client }: TestContext, { t }: State) => {
  const ulp = await tokenFor({ peran: 'operatorULP' })
  const read = await client.get(`/api/tender/tahap/${t.tenderId}`).bearerToken(ulp)
  return data<RincianTender>(read).listPeserta.map(({ dibuka, terbaca, partisipasi: n }) => [
    dibuka,
    terbaca,
    n.pemenang,
    n.urutan,
    n.usulUrutan,
  ])
}
const topik = (client: TestContext['client'], { t }: State) =>
  client
    .post(`/api/tender/chat/${t.tenderId}`)
    .bearerToken(t.tokenPokja[0]!)
    .json({ tahap: 'PP', creator: 1, subject: 'Gambar kerja', message: 'Lihat lampiran B.' })
/** The topics as who may answer them reads them, held against an answer to each. */
const answerable = async ({ client, assert }: TestContext, { t }: State, token: string) => {
  const { listChat } = await baca(client, t, token)
  for (const { id, bisaDijawab } of listChat) {
    const body = { chatId: id, message: 'Sudah dijelaskan.' }
    const sent = await client.post('/api/tender/chat/message').bearerToken(token).json(body)
    assert.equal(sent.status() === 200, bisaDijawab, message(sent))
  }
  return listChat.map(({ tahap, bisaDijawab }) => [tahap, bisaDijawab])
}
const minutes = (client: TestContext['client'], { t }: State) =>
  client
    .post(`/api/tender/berita-acara/${t.tenderId}`)
    .bearerToken(t.tokenPokja[0]!)
    .file('BeritaAcaraPenjelasan', PDF, pdfFile('ba.pdf'))

tale<State>(
  'A committee tender from A0 to TS',
  () => Promise.resolve({ t: undefined as unknown as Panitia, rekanan: [] }),
  (stage) => {
    stage('A0: the PPK hands an approved package over', async ({ client, assert }, s) => {
      s.t = await diserahkan(client, { metodeEvaluasi: 'NIL' })
      for (const nama of ['PT Pemenang', 'PT Peringkat Dua']) {
        s.rekanan.push(await createPenyedia({ nama }))
      }
      const [baris] = data<TenderRow[]>(
        await client.get('/api/tender/panitia').bearerToken(s.t.tokenPokja[0]!)
      )
      assert.equal(baris!.status, 'A0')
      assert.deepEqual(baris!.bisa, ['buat'])
      const terbit = await client
        .post('/api/rup/paket/publish')
        .bearerToken(s.t.tokenPpk)
        .json({ paketPenyediaId: s.t.id })
      terbit.assertStatus(409)
      // It waits for the committee now, and no longer for its PPK.
      const link = `/panitia/paket/${s.t.tenderId}/show`
      assert.deepEqual(await waiting(client, s.t.tokenPokja[0]!), [['drafTender', link]])
      assert.isEmpty(await waiting(client, s.t.tokenPpk))
    })

    stage('D1: the draft shows what the package holds', async ({ client, assert }, s) => {
      const buat = await status(client, s.t, 'D1')
      buat.assertStatus(200)
      const r = data<RincianTender>(buat)
      assert.equal(r.status, 'D1')
      assert.deepEqual(r.bisa, ['ubah', 'hapus', 'konfirmasi'])
      assert.equal(r.metodePemilihan, 'T')
      assert.equal(r.metodeKualifikasi, 'K')
      assert.isNotNull(r.PengumumanAwal)
      assert.isNull(r.UploadDokumenTeknisAwal)
      assert.isNotNull(r.HPS)
      assert.isNotNull(r.KAK)
      assert.isNull(r.InfoLain)
    })

    stage('D1: a changed date moves the packages’ stages', async ({ client, assert }, s) => {
      const r = await baca(client, s.t)
      const akhir = new Date(Date.parse(r.PenandatangananKontrakAkhir!) + 3_600_000).toISOString()
      const jawab = await client
        .put(`/api/tender/proses/${s.t.tenderId}`)
        .bearerToken(s.t.tokenPokja[0]!)
        .fields(
          Object.fromEntries(
            Object.entries({ ...masukan(r), metodeEvaluasi: 'REN' })
              .filter(([, v]) => v !== null)
              .map(([k, v]) => [k, String(v)])
          )
        )
        .file('DokumenPemilihan', PDF, pdfFile('sdp.pdf'))
        .file('PersyaratanTeknis', PDF, pdfFile('teknis.pdf'))
      jawab.assertStatus(200)
      assert.equal(message(jawab), `Proses tender dengan kode ${r.kode} berhasil di-update`)
      ;(
        await simpan(client, s.t, {
          ...masukan(await baca(client, s.t)),
          PenandatangananKontrakAkhir: akhir,
        })
      ).assertStatus(200)
      const kini = await baca(client, s.t)
      assert.equal(kini.metodeEvaluasi, 'REN')
      assert.equal(Date.parse(kini.PenandatangananKontrakAkhir!), Date.parse(akhir))
      assert.match(kini.DokumenPemilihan!, /^\/tender\/\d+\/DokumenPemilihan\//)
      assert.match(kini.PersyaratanTeknis!, /^\/tender\/\d+\/PersyaratanTeknis\//)
      assert.equal(kini.listPaket[0]!.status, '')
      const spmk = kini.listJadwal.find((l) => l.kunci === 'spmk')!
      const lama = r.listJadwal.find((l) => l.kunci === 'spmk')!
      assert.equal(Date.parse(spmk.mulai!) - Date.parse(lama.mulai!), 3_600_000)
    })

    stage(
      'Konfirmasi: the change is approved again, then it runs',
      async ({ client, assert }, s) => {
        ;(await status(client, s.t, 'T0')).assertStatus(400)
        const ajukan = await status(client, s.t, 'T1')
        ajukan.assertStatus(200)
        assert.equal(data<RincianTender>(ajukan).status, 'D1')
        assert.isTrue(data<RincianTender>(ajukan).menunggu)
        ;(await status(client, s.t, 'T1')).assertStatus(409)
        await setujui(client, s.t)
        const jalan = await status(client, s.t, 'T1')
        jalan.assertStatus(200)
        const r = data<RincianTender>(jalan)
        assert.equal(message(jalan), `Tender dengan kode ${r.kode} berhasil di konfirmasi`)
        assert.equal(r.status, 'T1')
        assert.equal(r.listPaket[0]!.statusPelaksanaan, 'A')
        assert.deepEqual(
          data(await client.get('/api/tender/panitia').bearerToken(s.t.tokenPokja[0]!)),
          []
        )
        ;(await simpan(client, s.t, masukan(r))).assertStatus(409)
        ;(
          await client.delete(`/api/tender/proses/${s.t.tenderId}`).bearerToken(s.t.tokenPokja[0]!)
        ).assertStatus(409)
      }
    )

    stage('1 Pengumuman, 2 Download: vendors register and take the documents', async (ctx, s) => {
      const { client, assert } = ctx
      assert.isEmpty(await waiting(client, s.t.tokenPokja[0]!))
      assert.equal((await masuk(ctx, s, 'pengumuman')).tahap, 1)
      const r = await masuk(ctx, s, 'dokumen')
      assert.equal(r.namaTahap, 'Download Dokumen Pemilihan')
      const [a] = s.rekanan
      ;(await client.get(r.DokumenPemilihan!).bearerToken(a!.token)).assertStatus(404)
      for (const v of s.rekanan) {
        const daftar = await client
          .post('/api/lelang/peserta/daftar')
          .bearerToken(v.token)
          .json({ paketPenyediaId: s.t.id, vendorId: v.rekanan.id, pakta: true })
        daftar.assertStatus(200)
      }
      for (const alamat of [r.DokumenPemilihan!, r.PersyaratanTeknis!]) {
        ;(await client.get(alamat).bearerToken(a!.token)).assertStatus(200)
      }
      ;(await client.get(r.HPS!).bearerToken(a!.token)).assertStatus(404)
      const hps = await client.get(r.HPS!).bearerToken(s.t.tokenPokja[0]!)
      hps.assertStatus(200)
      assert.equal(hps.header('content-type'), 'application/pdf')
      ;(await topik(client, s)).assertStatus(409)
    })

    stage('3 Penjelasan: the committee opens a topic; minutes wait', async (ctx, s) => {
      const { client, assert } = ctx
      const r = await masuk(ctx, s, 'penjelasan')
      assert.equal(r.tahap, 3)
      assert.deepEqual(r.boleh, {
        topik: true,
        paketTopik: [s.t.id],
        beritaAcara: false,
        evaluasi: false,
      })
      ;(await minutes(client, s)).assertStatus(409)
      const buat = await topik(client, s)
      buat.assertStatus(200)
      assert.equal(data<RincianTender>(buat).listChat[0]!.tahap, 'PP')
      const [tampak] = data<TopikPenjelasan[]>(
        await client
          .get(`/api/tender/chat/message/paket/${s.t.id}/PP1`)
          .bearerToken(s.rekanan[0]!.token)
      )
      assert.equal(tampak!.pembuat, 'Panitia Pengadaan')
      const balas = await client
        .post('/api/tender/chat/message')
        .bearerToken(s.rekanan[0]!.token)
        .json({ chatId: tampak!.id, message: 'Terima kasih.' })
      balas.assertStatus(200)
      assert.deepEqual(await answerable(ctx, s, s.t.tokenPokja[0]!), [['PP', true]])
      const other = await tokenFor({ peran: 'operator', divisi: 'unlada' })
      assert.deepEqual(await answerable(ctx, s, other), [['PP', false]])
    })

    stage('4 Upload: sealed offers, minutes of the explanation', async (ctx, s) => {
      const { client, assert } = ctx
      assert.equal((await masuk(ctx, s, 'pemasukan')).tahap, 4)
      for (const [i, v] of s.rekanan.entries()) {
        const jawab = await kirim(client, d(s), v, { berkas: semuaJenis(), harga: HARGA[i]! })
        jawab.assertStatus(200)
      }
      const ba = await minutes(client, s)
      ba.assertStatus(200)
      const r = data<RincianTender>(ba)
      assert.isTrue(r.boleh.beritaAcara)
      assert.match(r.BeritaAcaraPenjelasan!, /BeritaAcaraPenjelasan/)
      assert.deepEqual(
        r.listPeserta.map((p) => [p.nama, p.masuk, p.partisipasi.hargaPenawaran]),
        [
          ['PT Pemenang', true, null],
          ['PT Peringkat Dua', true, null],
        ]
      )
      // Who is not of the pokja learns how many take part, and nothing else.
      const lain = await baca(client, s.t, s.t.manajer)
      assert.deepEqual([lain.jumlahPeserta, lain.listPeserta], [2, []])
    })

    stage('5 Pembukaan: by two, and only then contents', async (ctx, s) => {
      const { client, assert } = ctx
      const usai = await masuk(ctx, s, 'pembukaan')
      assert.equal(usai.tahap, 5)
      // What was explained stands once the offers are in.
      assert.isFalse(usai.boleh.beritaAcara)
      ;(await minutes(client, s)).assertStatus(409)
      ;(await nilai(client, s, { vendorId: s.rekanan[0]!.rekanan.id })).assertStatus(404)
      ;(await buka(client, d(s))).assertStatus(200)
      const r = await baca(client, s.t)
      assert.deepEqual(
        r.listPeserta.map((p) => p.partisipasi.hargaPenawaran),
        [...HARGA]
      )
      const file = r.listPeserta[0]!.partisipasi.fileDokumenPenawaran!
      assert.match(file, new RegExp(`^/tender/${s.t.tenderId}/Vendor/`))
      ;(await client.get(file).bearerToken(s.t.tokenPokja[0]!)).assertStatus(200)
      ;(await client.get(file).bearerToken(s.t.manajer)).assertStatus(403)
      ;(await client.get(file).bearerToken(s.rekanan[0]!.token)).assertStatus(403)
    })

    stage('8 Evaluasi: one call a participant', async (ctx, s) => {
      const { client, assert } = ctx
      assert.equal((await masuk(ctx, s, 'evaluasi')).tahap, 8)
      const lulus = {
        evaluasiAdministrasi: true,
        evaluasiKualifikasi: true,
        evaluasiTeknis: true,
        evaluasiHarga: true,
        pembuktianKualifikasi: true,
        hasilTeknis: 80,
        pemenang: false,
        urutan: 99,
      }
      const kurang = await nilai(client, s, {
        vendorId: s.rekanan[1]!.rekanan.id,
        ...lulus,
        evaluasiAdministrasi: false,
      })
      kurang.assertStatus(400)
      // Who failed the administration passes nothing that comes after it.
      assert.deepEqual(errorFields(kurang), [
        'alasan.administrasi',
        'evaluasiTeknis',
        'evaluasiHarga',
      ])
      for (const v of s.rekanan) {
        const jawab = await nilai(client, s, { vendorId: v.rekanan.id, versi: 0, ...lulus })
        jawab.assertStatus(200)
        // Who has read it before that is asked, and changes nothing.
        const stale = { vendorId: v.rekanan.id, versi: 0, ...lulus, hasilTeknis: 12 }
        ;(await nilai(client, s, stale)).assertStatus(409)
        assert.equal(message(jawab), 'Evaluasi peserta berhasil disimpan')
      }
      const r = await baca(client, s.t)
      assert.deepEqual(
        r.listPeserta.map(({ dinilai, partisipasi: n }) => [
          dinilai,
          n.evaluasiHarga,
          n.urutan,
          n.hasilTeknis,
        ]),
        [
          [true, true, 99, 80],
          [true, true, 99, 80],
        ]
      )
      assert.equal((await masuk(ctx, s, 'pembuktian')).tahap, 8)
    })

    stage('10 Penetapan: the winner is proposed, the PPK confirms', async (ctx, s) => {
      const { client, assert } = ctx
      assert.equal((await masuk(ctx, s, 'penetapan')).tahap, 10)
      const usul = { vendorId: s.rekanan[0]!.rekanan.id, pemenang: true, urutan: 1 }
      // Two offers: the pokja says why.
      ;(await nilai(client, s, usul)).assertStatus(400)
      const jawab = await nilai(client, s, { ...usul, keterangan: 'Dua penawaran, harga wajar.' })
      jawab.assertStatus(200)
      assert.equal(data<RincianTender>(jawab).listPeserta[0]!.partisipasi.usulUrutan, 1)
      assert.deepEqual(await whatOthersRead(ctx, s), [
        [true, false, false, 99, null],
        [true, false, false, 99, null],
      ])
      const tegas = await client
        .post(`/api/tender/penetapan/${s.t.id}/tegaskan`)
        .bearerToken(s.t.tokenPpk)
        .json({})
      tegas.assertStatus(200)
      const r = await baca(client, s.t)
      assert.deepEqual(
        r.listPeserta.map((p) => [p.partisipasi.pemenang, p.partisipasi.urutan]),
        [
          [true, 1],
          [false, 2],
        ]
      )
    })

    stage('11, 12: announcement and objections; a topic is tagged SH', async (ctx, s) => {
      const { client, assert } = ctx
      assert.equal((await masuk(ctx, s, 'pengumuman-pemenang')).tahap, 11)
      assert.deepEqual(await whatOthersRead(ctx, s), [
        [true, true, true, 1, null],
        [true, true, false, 2, null],
      ])
      assert.equal((await masuk(ctx, s, 'sanggah')).tahap, 12)
      ;(await topik(client, s)).assertStatus(200)
      // The explanation is over, whatever may be opened now.
      assert.deepEqual(await answerable(ctx, s, s.t.tokenPokja[0]!), [
        ['PP', false],
        ['SH', true],
      ])
    })

    stage('13 to 15: letter, contract, TS', async (ctx, s) => {
      const { client, assert } = ctx
      assert.equal((await masuk(ctx, s, 'sppbj')).tahap, 13)
      const kontrak = await masuk(ctx, s, 'spk')
      assert.deepEqual([kontrak.tahap, kontrak.status], [14, 'T1'])
      const selesai = await masuk(ctx, s, 'spmk')
      assert.deepEqual([selesai.tahap, selesai.status], [15, 'TS'])
      const [baris] = data<TenderRow[]>(
        await client.get('/api/tender/proses?status=TS').bearerToken(s.t.tokenPokja[0]!)
      )
      assert.equal(baris!.kode, selesai.kode)
      // Nobody is offered to evaluate in a package that is over.
      await rows(`update paket set status_pelaksanaan = 'S' where id = ? returning id`, [s.t.id])
      const usai = await baca(client, s.t)
      assert.deepEqual(
        usai.listPeserta.map((p) => p.dinilai),
        [false, false]
      )
      // Nothing of it is kept twice.
      const { n } = await row<{ n: number }>('select count(*)::int as n from penawaran')
      assert.equal(n, 8)
      assert.includeMembers(await journalActions({ objek: 'tender', id: s.t.tenderId }), [
        'tender.serah',
        'tender.buat',
        'tender.ubah',
        'tender.konfirmasi',
      ])
    })
  }
)
