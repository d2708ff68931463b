import { test } from '@japa/runner'
import {
  sanggahBelumDijawab,
  sanggahTerbukti,
} from '@eproc/backend/app/paket_berjalan/keadaan/keadaan_sanggah_query'
import { keTahap } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  createTenderDitetapkan,
} from '@eproc/database/factories/tender'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import type { SanggahRow, HasilPaket } from '@eproc/domain/tender/answers_hasil'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'
import { journalActions, lastJournal } from '../../../lib/journal.ts'
import { notifications } from '../../../lib/notifications.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { tokenFor } from '../../../lib/people.ts'
import { row, rows } from '../../../lib/query.ts'
import { jawabSanggah, kirimSppbj, sanggah } from '../bantu_hasil.ts'

test.group('Sanggah', (group) => {
  group.each.setup(cleanSlate)

  test('is sent once in its period by one that handed in an offer', async ({ assert, client }) => {
    const t = await createTenderDitetapkan('pengumuman-pemenang')
    const [pemenang, kalah] = t.rekanan
    const luar = await createPenyedia({ isi: [] })
    await createPeserta(t.id, luar.rekanan.id)
    await keTahap(t.id, 'pengumuman-pemenang')
    ;(await sanggah(client, t, kalah!)).assertStatus(409)
    const tabOf = async ({ token }: { token: string }) =>
      data<TabAnswer>(await client.get(`/api/paket/${t.id}/tab`).bearerToken(token)).rekanan!
    const mayObject = async (who: { token: string }) => (await tabOf(who)).bolehSanggah
    assert.deepEqual(await mayObject(kalah!), [])
    await keTahap(t.id, 'sanggah')
    assert.deepEqual(await mayObject(kalah!), ['B'])
    assert.deepEqual(await mayObject(luar), [])
    // Whom the open stage offers nothing reads why.
    assert.deepEqual((await tabOf(kalah!)).tolakSanggah, [])
    assert.deepEqual((await tabOf(luar)).tolakSanggah, [
      { tipe: 'B', alasan: 'Hanya peserta yang memasukkan dokumen yang dapat menyanggah' },
    ])
    const tanpa = await sanggah(client, t, kalah!, { tanpaFile: true })
    tanpa.assertStatus(400)
    assert.equal(message(tanpa), 'Silahkan masukan file sanggah')
    const kirim = await sanggah(client, t, kalah!)
    kirim.assertStatus(200)
    assert.equal(message(kirim), 'File berhasil diupload')
    assert.match(data<SanggahRow>(kirim).fileSanggahVendor!, /^berkas\//)
    ;(await sanggah(client, t, kalah!)).assertStatus(409)
    assert.deepEqual(await mayObject(kalah!), [])
    ;(await sanggah(client, t, luar)).assertStatus(409)
    ;(await sanggah(client, t, kalah!, { vendorId: pemenang!.rekanan.id })).assertStatus(404)
    ;(await sanggah(client, t, kalah!, { tipe: 'P' })).assertStatus(404)
    assert.isTrue(await sanggahBelumDijawab(t.id))
    assert.include(await journalActions({ objek: 'paket', id: t.id }), 'sanggah.kirim')

    // The file: its vendor and staff, no competitor.
    const file = data<SanggahRow>(kirim).fileSanggahVendor!
    ;(await client.get(`/${file}`).bearerToken(kalah!.token)).assertStatus(200)
    ;(await client.get(`/${file}`).bearerToken(t.tokenPpk)).assertStatus(200)
    ;(await client.get(`/${file}`).bearerToken(pemenang!.token)).assertStatus(404)
    const alamat = `/api/lelang/masa-sanggah/vendor/${t.id}/${kalah!.rekanan.id}/B`
    ;(await client.get(alamat).bearerToken(pemenang!.token)).assertStatus(404)
    assert.lengthOf(data<SanggahRow[]>(await client.get(alamat).bearerToken(kalah!.token)), 1)
  })

  test('is answered by the pokja with the messages of the specification, with a result, once; the rekanan is told', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah')
    const kalah = t.rekanan[1]!
    const vendorId = kalah.rekanan.id
    await sanggah(client, t, kalah)
    const tanpaCentang = await jawabSanggah(client, t, [{ vendorId, include: false }])
    tanpaCentang.assertStatus(400)
    assert.equal(message(tanpaCentang), 'Minimal 1 (satu) vendor dipilih untuk mengirim sanggahan')
    const tanpaFile = await jawabSanggah(client, t, [{ vendorId, tanpaFile: true }])
    assert.equal(message(tanpaFile), `Harap masukkan file sanggah ${kalah.rekanan.nama}`)
    ;(await jawabSanggah(client, t, [{ vendorId }])).assertStatus(400)
    ;(
      await jawabSanggah(client, t, [{ vendorId, hasil: 'tidakTerbukti' }], 'B', t.tokenPpk)
    ).assertStatus(403)
    const jawab = await jawabSanggah(client, t, [
      { vendorId, hasil: 'tidakTerbukti', catatan: 'Evaluasi sesuai dokumen' },
    ])
    jawab.assertStatus(200)
    assert.equal(message(jawab), 'File sanggah telah dikirim')
    assert.equal(data<SanggahRow[]>(jawab)[0]!.hasil, 'tidakTerbukti')
    assert.isFalse(await sanggahBelumDijawab(t.id))
    ;(await jawabSanggah(client, t, [{ vendorId, hasil: 'terbukti' }])).assertStatus(409)
    const kabar = await notifications(kalah.pengguna.id)
    assert.isTrue(kabar.some((k) => /telah dijawab/.test(k.pesan)))
    assert.lengthOf(await mailsTo(kalah.pengguna.email), 1)
  })

  test('holds the next stage until it is answered, and can still be answered then', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah')
    const [a, b] = t.rekanan
    await sanggah(client, t, b!)
    await keTahap(t.id, 'sppbj')
    const vendorId = a!.rekanan.id
    ;(await kirimSppbj(client, t, [{ vendorId }])).assertStatus(409)
    const jawab = await jawabSanggah(client, t, [
      { vendorId: b!.rekanan.id, hasil: 'tidakDapatDiterima' },
    ])
    jawab.assertStatus(200)
    ;(await kirimSppbj(client, t, [{ vendorId }])).assertStatus(200)
    assert.isFalse(await sanggahTerbukti(t.id))
  })

  test('holds SPPBJ when it is upheld; a reopened evaluasi begins a new round', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah')
    const [a, b] = t.rekanan
    await sanggah(client, t, b!)
    await jawabSanggah(client, t, [
      { vendorId: b!.rekanan.id, hasil: 'terbukti', catatan: 'Benar' },
    ])
    assert.isTrue(await sanggahTerbukti(t.id))
    await keTahap(t.id, 'sppbj')
    const tertahan = await kirimSppbj(client, t, [{ vendorId: a!.rekanan.id }])
    tertahan.assertStatus(409)
    assert.match(message(tertahan), /terbukti/)

    // A revision moves the stages from evaluation on, but not the opening.
    const geser = (dari: number) =>
      t.jadwal.map(({ urut, include, mulai, selesai }) => {
        const hari = urut >= dari ? 20 * 86_400_000 : 0
        return {
          urut,
          include,
          mulai: new Date(mulai.getTime() + hari).toISOString(),
          selesai: new Date(selesai.getTime() + hari).toISOString(),
          remark: hari ? 'Sanggahan terbukti' : null,
        }
      })
    const revisi = (dari: number) =>
      client
        .post('/api/rup/jadwal/revisi')
        .bearerToken(t.tokenPokja[0]!)
        .json({ paketPenyediaId: t.id, alasan: 'Evaluasi ulang', listRevisiJadwal: geser(dari) })
    const terlaluAwal = await revisi(5)
    terlaluAwal.assertStatus(400)
    ;(await revisi(6)).assertStatus(200)
    const penyetuju = await tokenFor({ peran: 'manajerULP', divisi: 'unlada' })
    await keTahap(t.id, 'sppbj')
    const setuju = await client
      .post(`/api/rup/jadwal/revisi/approve/${t.id}`)
      .bearerToken(penyetuju)
      .json({})
    setuju.assertStatus(200)
    assert.deepEqual(data<HasilPaket>(await client.get(`/api/tender/hasil/${t.id}`)).rows, [])

    await keTahap(t.id, 'evaluasi')
    const ubah = await client
      .put('/api/lelang/evaluasi')
      .bearerToken(t.tokenPokja[0]!)
      .json({
        paketPenyediaId: t.id,
        administrasi: true,
        listEvaluasi: [
          {
            vendorId: a!.rekanan.id,
            hasilAdministrasi: false,
            alasan: { administrasi: 'Jaminan penawaran tidak sah' },
          },
        ],
      })
    ubah.assertStatus(200)
    assert.isFalse(await sanggahTerbukti(t.id))
    const sisa = await rows('select 1 from evaluasi where paket_id = ? and urutan > 0', [t.id])
    assert.lengthOf(sisa, 0)
    const tegas = await rows(`select 1 from penetapan where paket_id = ? and status = 'tegas'`, [
      t.id,
    ])
    assert.lengthOf(tegas, 0)
    const ulang = await lastJournal<{ hasilLama: unknown[] }>({ aksi: 'evaluasi.ulang', id: t.id })
    assert.lengthOf(ulang!.rincian.hasilLama, 2)
    await keTahap(t.id, 'sanggah')
    // The first is the present one, as empty as the round is new; the closed one follows (S2 §7).
    const own = async () => {
      const path = `/api/lelang/masa-sanggah/vendor/${t.id}/${b!.rekanan.id}/B`
      return data<SanggahRow[]>(await client.get(path).bearerToken(b!.token))
    }
    const [present, earlier, ...others] = await own()
    assert.containSubset(present, {
      vendorId: b!.rekanan.id,
      tipe: 'B',
      fileSanggahVendor: null,
      fileSanggahAdmin: null,
      tglKirimVendor: null,
      hasil: null,
      riwayat: false,
    })
    assert.containSubset(earlier, { hasil: 'terbukti', riwayat: true })
    assert.lengthOf(others, 0)
    ;(await sanggah(client, t, b!)).assertStatus(200)
    const sent = await own()
    assert.deepEqual(
      sent.map((s) => [s.riwayat, s.fileSanggahVendor !== null]),
      [
        [false, true],
        [true, true],
      ]
    )
  })

  test('upheld against the qualification, it holds the submission until the evaluasi is made anew', async ({
    assert,
    client,
  }) => {
    const t = await createTender(
      [1, 1],
      { kualifikasi: 'P' },
      { jenis: ['K'], tahap: 'pemasukan-pra', tahapBuka: 'pembukaan-pra' }
    )
    const [lolos, gugur] = t.rekanan
    const vendorId = gugur!.rekanan.id
    await createNilai(t.id, lolos!.rekanan.id)
    await createNilai(t.id, vendorId, { lulus: false })
    await createPenetapan(t, [], 'penetapan-pra')
    const state = async (token: string, key: string) => {
      const { tab } = data<TabAnswer>(await client.get(`/api/paket/${t.id}/tab`).bearerToken(token))
      const stage = tab.find(({ kunci }) => kunci === key)!
      return [stage.keadaan, stage.alasan]
    }
    const waits = ['terkunci', 'Menunggu tindak lanjut atas sanggahan']
    await keTahap(t.id, 'sanggah-pra')
    ;(await sanggah(client, t, gugur!, { tipe: 'P' })).assertStatus(200)
    await keTahap(t.id, 'pemasukan-1')
    const upheld = await jawabSanggah(client, t, [{ vendorId, hasil: 'terbukti' }], 'P')
    upheld.assertStatus(200)
    assert.deepEqual(await state(lolos!.token, 'pemasukan-1'), waits)
    await keTahap(t.id, 'pembukaan-1')
    const [locked, why] = await state(t.tokenPokja[0]!, 'pembukaan-1')
    assert.equal(locked, 'terkunci')
    assert.match(why!, /terbukti.*revisi/)

    await keTahap(t.id, 'evaluasi-pra')
    const alasan = { kualifikasi: 'Pengalaman terbukti' }
    const judged = await client
      .put('/api/lelang/evaluasi')
      .bearerToken(t.tokenPokja[0]!)
      .json({
        paketPenyediaId: t.id,
        kualifikasi: true,
        listEvaluasi: [{ vendorId, lulusKualifikasi: true, alasan }],
      })
    judged.assertStatus(200)
    await createPenetapan(t, [], 'penetapan-pra')
    await keTahap(t.id, 'pemasukan-1')
    for (const { token } of [lolos!, gugur!]) {
      assert.equal((await state(token, 'pemasukan-1'))[0], 'terbuka')
    }
  })

  test('KTEN of construction, stage 12: pokja records an appeal whose sanggah was answered', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah')
    const b = t.rekanan[1]!
    const record = (vendorId: number) =>
      client
        .post('/api/lelang/masa-sanggah/banding')
        .bearerToken(t.tokenPokja[0]!)
        .field('paketPenyediaId', String(t.id))
        .field('vendorId', String(vendorId))
        .file('fileSanggahVendor', PDF, pdfFile())
    await sanggah(client, t, b)
    await jawabSanggah(client, t, [{ vendorId: b.rekanan.id, hasil: 'tidakTerbukti' }])
    ;(await record(b.rekanan.id)).assertStatus(409)
    await keTahap(t.id, 'jawaban-sanggah')
    ;(await record(t.rekanan[0]!.rekanan.id)).assertStatus(409)
    const before = (await notifications(b.pengguna.id)).length
    ;(await record(b.rekanan.id)).assertStatus(200)
    const list = `/api/lelang/masa-sanggah/${t.id}/BD`
    const rowFor = async (token: string) => {
      const found = data<SanggahRow[]>(await client.get(list).bearerToken(token))
      assert.lengthOf(found, 1)
      return found[0]!
    }
    const { fileSanggahVendor: file } = await rowFor(t.tokenPpk)

    // In whose name it was entered hears of it, and reads and compares the very file.
    const bells = await notifications(b.pengguna.id)
    assert.lengthOf(bells, before + 1)
    const told = bells.at(-1)!.pesan
    assert.match(told, /^Sanggah banding atas nama perusahaan Anda dicatat/)
    const { sha256 } = await row<{ sha256: string }>('select sha256 from berkas where jalur = ?', [
      file!,
    ])
    const mail = (await mailsTo(b.pengguna.email)).find((m) => m.perihal === told)
    assert.include(mail!.teks, sha256)
    ;(await client.get(`/${file}`).bearerToken(b.token)).assertStatus(200)
    const own = async (tipe: string) =>
      data<SanggahRow[]>(
        await client
          .get(`/api/lelang/masa-sanggah/vendor/${t.id}/${b.rekanan.id}/${tipe}`)
          .bearerToken(b.token)
      )
    assert.containSubset(await own('BD'), [{ fileSanggahVendor: file, dicatat: true }])
    assert.containSubset(await own('B'), [{ dicatat: false }])

    // Who entered it does not answer it.
    const answer = (token: string) =>
      jawabSanggah(client, t, [{ vendorId: b.rekanan.id, hasil: 'tidakTerbukti' }], 'BD', token)
    const [recorder, colleague] = t.tokenPokja as [string, string]
    const refused = await answer(recorder)
    const { tolakJawab } = await rowFor(recorder)
    assert.deepEqual([refused.status(), message(refused)], [403, tolakJawab])
    assert.isNull((await rowFor(colleague)).tolakJawab)
    ;(await answer(colleague)).assertStatus(200)
    const [read] = await own('BD')
    assert.equal(read!.hasil, 'tidakTerbukti')
    const { fileSanggahAdmin } = read!
    ;(await client.get(`/${fileSanggahAdmin}`).bearerToken(b.token)).assertStatus(200)
  })

  test('an appeal that was entered by mistake is taken back by who entered it, until it is answered', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah')
    const b = t.rekanan[1]!
    const [recorder, colleague] = t.tokenPokja as [string, string]
    const where = { paketPenyediaId: t.id, vendorId: b.rekanan.id }
    const record = () =>
      client
        .post('/api/lelang/masa-sanggah/banding')
        .bearerToken(recorder)
        .fields(where)
        .file('fileSanggahVendor', PDF, pdfFile())
    const tarik = (token: string, alasan: string) =>
      client
        .post('/api/lelang/masa-sanggah/banding/tarik')
        .bearerToken(token)
        .json({ ...where, alasan })
    const offered = async (token: string) =>
      data<SanggahRow[]>(
        await client.get(`/api/lelang/masa-sanggah/${t.id}/BD`).bearerToken(token)
      ).map((s) => [s.bolehTarik, s.ditarik])
    await sanggah(client, t, b)
    await jawabSanggah(client, t, [{ vendorId: b.rekanan.id, hasil: 'tidakTerbukti' }])
    await keTahap(t.id, 'jawaban-sanggah')
    ;(await tarik(recorder, 'Belum ada')).assertStatus(409)
    ;(await record()).assertStatus(200)
    ;(await record()).assertStatus(409)
    assert.deepEqual(await offered(recorder), [[true, null]])
    assert.deepEqual(await offered(colleague), [[false, null]])
    ;(await tarik(recorder, ' ')).assertStatus(400)
    ;(await tarik(colleague, 'Bukan saya')).assertStatus(403)
    assert.isTrue(await sanggahBelumDijawab(t.id))
    ;(await tarik(recorder, 'Surat rekanan lain')).assertStatus(200)
    assert.isFalse(await sanggahBelumDijawab(t.id))
    const told = await lastJournal({ aksi: 'sanggah.tarik', id: t.id })
    assert.equal(told!.alasan, 'Surat rekanan lain')
    const bells = await notifications(b.pengguna.id)
    assert.match(bells.at(-1)!.pesan, /^Pencatatan sanggah banding atas nama perusahaan Anda/)
    // The vendor's own can be entered; what was taken back stays to be read, and nobody answers it.
    ;(await record()).assertStatus(200)
    assert.sameDeepMembers(await offered(recorder), [
      [true, null],
      [false, 'Surat rekanan lain'],
    ])
    const rows = [{ vendorId: b.rekanan.id, hasil: 'tidakTerbukti' as const }]
    ;(await jawabSanggah(client, t, rows, 'BD', colleague)).assertStatus(200)
    ;(await tarik(recorder, 'Terlambat')).assertStatus(409)
  })

  test('where vendors appeal themselves, nobody enters an appeal in their name', async ({
    assert,
    client,
  }) => {
    const t = await createTender(
      [800_000_000, 850_000_000],
      { kualifikasi: 'K2' },
      { tahap: 'pemasukan-1', tahapBuka: 'pembukaan-1' }
    )
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    await createPenetapan(
      t,
      t.rekanan.map((r) => r.rekanan)
    )
    const b = t.rekanan[1]!
    await keTahap(t.id, 'sanggah')
    ;(await sanggah(client, t, b)).assertStatus(200)
    const rows = [{ vendorId: b.rekanan.id, hasil: 'tidakTerbukti' as const }]
    ;(await jawabSanggah(client, t, rows)).assertStatus(200)
    await keTahap(t.id, 'banding')
    const entered = await client
      .post('/api/lelang/masa-sanggah/banding')
      .bearerToken(t.tokenPokja[0]!)
      .field('paketPenyediaId', String(t.id))
      .field('vendorId', String(b.rekanan.id))
      .file('fileSanggahVendor', PDF, pdfFile())
    entered.assertStatus(409)
    assert.equal(message(entered), 'Sanggah banding pada tahap ini dikirim rekanan sendiri')
    ;(await sanggah(client, t, b, { tipe: 'BD' })).assertStatus(200)
  })
})
