/** Who may do what with a committee's tender, in which state, with which input (S3 §2.5, §4.3, §5.5, decisions §5.4). */
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createPaket, createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia } from '@eproc/database/factories/peserta'
import { createTender } from '@eproc/database/factories/tender'
import type {
  DrafTujuan,
  PaketTender,
  RincianTender,
  TenderRow,
} from '@eproc/domain/panitia/answers'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { TIME_FIELDS } from '@eproc/domain/panitia/tahap_tender'
import { body, data, errorFields, fieldErrors, message } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { tokenFor } from '../../lib/people.ts'
import { count, row, rows } from '../../lib/query.ts'
import { baca, diserahkan, draf, masukan, setujui, simpan, status, type Panitia } from './bantu.ts'

test.group('Handing over', (group) => {
  group.each.setup(cleanSlate)

  test('an approved package only, once, by its PPK or the procurement unit', async ({
    client,
    assert,
  }) => {
    const baru = await createPaket({ status: '' })
    const ulp = await tokenFor({ peran: 'operatorULP' })
    const serah = (id: number, token: string, isi = {}) =>
      client.post(`/api/tender/serah/${id}`).bearerToken(token).json(isi)
    ;(await serah(baru.paket.id, ulp)).assertStatus(409)
    const p = await createPaket()
    ;(await serah(p.paket.id, await signInAs(baru.ppk))).assertStatus(403)
    ;(await serah(p.paket.id, await signInAs(p.pokja[0]!))).assertStatus(403)
    ;(await serah(9_999, ulp)).assertStatus(404)
    ;(await serah(p.paket.id, ulp, { tenderId: 9_999 })).assertStatus(404)
    const jawab = await serah(p.paket.id, ulp)
    jawab.assertStatus(200)
    assert.match(message(jawab), /TDR-\d{4}-00001$/)
    ;(await serah(p.paket.id, ulp)).assertStatus(409)
  })

  test('a further package joins a draft when method and qualification are the same', async ({
    client,
    assert,
  }) => {
    const t = await draf(client)
    const sama = await createPaket({ ppk: t.ppk, mulaiJam: 5 })
    const beda = await createPaket({ kualifikasi: 'P' })
    const ulp = await tokenFor({ peran: 'operatorULP' })
    const serah = (id: number) =>
      client.post(`/api/tender/serah/${id}`).bearerToken(ulp).json({ tenderId: t.tenderId })
    const drafts = async (id: number, token: string) =>
      data<DrafTujuan[]>(await client.get(`/api/tender/serah/${id}`).bearerToken(token)).map(
        (d) => d.id
      )
    assert.deepEqual(await drafts(sama.paket.id, ulp), [t.tenderId])
    assert.deepEqual(await drafts(sama.paket.id, t.tokenPpk), [t.tenderId])
    assert.deepEqual(await drafts(beda.paket.id, ulp), [])
    // Another PPK's draft looks like none.
    const milikLain = await createPaket()
    const lain = await signInAs(milikLain.ppk)
    assert.deepEqual(await drafts(milikLain.paket.id, lain), [])
    const sisip = client
      .post(`/api/tender/serah/${milikLain.paket.id}`)
      .bearerToken(lain)
      .json({ tenderId: t.tenderId })
    ;(await sisip).assertStatus(404)
    ;(await client.get(`/api/tender/serah/${sama.paket.id}`).bearerToken(lain)).assertStatus(403)
    assert.deepEqual(errorFields(await serah(beda.paket.id)), ['tenderId'])
    ;(await serah(sama.paket.id)).assertStatus(200)
    const r = await baca(client, t)
    assert.equal(r.jumlahPaket, 2)
    // Its schedule is another one until the draft is saved.
    ;(await status(client, t, 'T1')).assertStatus(409)
    ;(await simpan(client, t, { ...masukan(r), pemenang: 2 })).assertStatus(200)
    const jadwal = await rows<{ kunci: string; n: number }>(
      `select j.kunci, count(distinct j.mulai)::int as n from jadwal j join paket p on p.id = j.paket_id
        where p.tender_id = ? group by j.kunci`,
      [t.tenderId]
    )
    assert.isNotEmpty(jadwal)
    assert.isTrue(jadwal.every((j) => j.n === 1))
    // Only the one that changed is approved again.
    const paket = data<PaketTender[]>(
      await client.get(`/api/tender/paket/${t.tenderId}`).bearerToken(t.tokenPokja[0]!)
    )
    assert.deepEqual(
      paket.map((p) => p.status),
      ['AM', '']
    )
    assert.lengthOf(paket[0]!.ListSumberDana, 1)
    assert.lengthOf(paket[0]!.ListLokasiKerja, 1)
    const file = await client
      .put(`/api/tender/proses/${t.tenderId}`)
      .bearerToken(t.tokenPokja[0]!)
      .fields(
        Object.fromEntries(
          Object.entries({ ...masukan(await baca(client, t)), pemenang: 2 })
            .filter(([, v]) => v !== null)
            .map(([k, v]) => [k, String(v)])
        )
      )
      .file('DokumenTender', PDF, pdfFile('tender.pdf'))
    file.assertStatus(200)
    assert.lengthOf(
      data<RincianTender>(file).listBerkas.filter((b) => b.jenis === 'DokumenTender'),
      2
    )
    // What only one of them brings along is not taken for complete.
    await rows(`update paket set file_lain = 'berkas/lain.pdf' where id = ? returning id`, [t.id])
    const { berkasKurang } = await baca(client, t)
    assert.deepEqual(berkasKurang, [{ jenis: 'InfoLain', paket: [sama.paket.kode] }])
    // Nor does the draft count one that was cancelled meanwhile: it is not published with the others.
    const halt = (baru: string) =>
      rows('update paket set status_pelaksanaan = ? where id = ? returning id', [
        baru,
        sama.paket.id,
      ])
    await halt('B')
    const tersisa = await baca(client, t)
    assert.deepEqual(
      [tersisa.jumlahPaket, tersisa.totalPagu, tersisa.berkasKurang],
      [1, t.paket.totalPagu, []]
    )
    await halt('N')
    ;(await status(client, t, 'T1')).assertStatus(200)
    await setujui(client, t)
    ;(await status(client, t, 'T1')).assertStatus(200)
    assert.equal(
      await count(`paket where tender_id = ? and status_pelaksanaan = 'A'`, [t.tenderId]),
      2
    )
  })
})

test.group('The form', (group) => {
  group.each.setup(cleanSlate)

  test('everything that S3 §5.5 names is required', async ({ client, assert }) => {
    const t = await draf(client, { jenisKontrak: 'HST', passingGrade: 0 })
    assert.sameMembers(errorFields(await simpan(client, t, {})), [
      'kbli',
      'jenisPengadaan',
      'pemenang',
    ])
    const penuh = masukan(await baca(client, t))
    const waktu = TIME_FIELDS.filter((b) => !b.includes('DokumenTeknis'))
    const kosong = Object.fromEntries(TIME_FIELDS.map((b) => [b, null]))
    assert.sameMembers(errorFields(await simpan(client, t, { ...penuh, ...kosong })), [...waktu])
    const salah: [Record<string, unknown>, string][] = [
      [{ metodeKualifikasi: null }, 'metodeKualifikasi'],
      [{ metodeEvaluasi: null }, 'metodeEvaluasi'],
      [{ metodeEvaluasi: 'KUA' }, 'metodeEvaluasi'],
      // What the package brings along refuses a choice, and says so at the choice.
      [{ metodeEvaluasi: 'NILPSG' }, 'metodeEvaluasi'],
      [{ jenisPengadaan: 'KOL', metodePemilihan: 'S', metodeEvaluasi: 'KUA' }, 'jenisPengadaan'],
      [{ metodePemilihan: 'S' }, 'metodePemilihan'],
      [{ metodePemilihan: 'X' }, 'metodePemilihan'],
      [{ pemenang: 0 }, 'pemenang'],
      [{ pemenang: 2 }, 'pemenang'],
      [{ EvaluasiAwal: penuh.PengumumanAwal }, 'EvaluasiAwal'],
      [{ PembuktianKualifikasiAwal: penuh.EvaluasiAkhir }, 'PembuktianKualifikasiAwal'],
      [{ MasaSanggahAkhir: 'besok' }, 'MasaSanggahAkhir'],
    ]
    for (const [isi, bidang] of salah) {
      const jawab = await simpan(client, t, { ...penuh, ...isi })
      jawab.assertStatus(400)
      assert.include(errorFields(jawab), bidang)
    }
    ;(await simpan(client, t, { ...penuh, kbli: [999_999] })).assertStatus(400)
    ;(await simpan(client, t, { ...penuh, versi: 99 })).assertStatus(409)
    // Nothing was changed, for times are whole seconds: the package keeps its approval.
    const PengumumanAwal = new Date(Date.parse(String(penuh.PengumumanAwal)) + 500).toISOString()
    ;(await simpan(client, t, { ...penuh, PengumumanAwal })).assertStatus(200)
    assert.equal((await baca(client, t)).listPaket[0]!.status, 'AM')
  })

  test('remarks of the schedule, which it does not ask for, stay', async ({ client, assert }) => {
    const t = await draf(client)
    const remark = async () =>
      (
        await rows<{ remark: string | null }>(
          'select distinct remark from jadwal where paket_id = ?',
          [t.id]
        )
      ).map((j) => j.remark)
    await rows(`update jadwal set remark = 'Bersama PPK' where paket_id = ? returning id`, [t.id])
    const isi = { ...masukan(await baca(client, t)), metodeEvaluasi: 'REN' }
    ;(await simpan(client, t, isi)).assertStatus(200)
    assert.deepEqual(await remark(), ['Bersama PPK'])
  })

  test('another method changes the stages, and files stay with them', async ({
    client,
    assert,
  }) => {
    const t = await draf(client)
    const r = await baca(client, t)
    const kirim = (isi: Record<string, unknown>) =>
      client
        .put(`/rest/tender-draf/${t.tenderId}`)
        .bearerToken(t.tokenPokja[0]!)
        .fields(
          Object.fromEntries(
            Object.entries(isi)
              .filter(([, v]) => v !== null)
              .map(([k, v]) => [k, String(v)])
          )
        )
    ;(
      await kirim({ ...masukan(r), versi: r.versi })
        .file('DokumenPemilihan', PDF, pdfFile('sdp.pdf'))
        .file('PersyaratanTeknis', PDF, pdfFile('teknis.pdf'))
    ).assertStatus(200)
    // Prequalification has two pairs more, and other stages.
    const pra = { ...masukan(r), metodeKualifikasi: 'P' }
    const kurang = await simpan(client, t, pra)
    assert.sameMembers(errorFields(kurang), [
      'UploadDokumenTeknisAwal',
      'UploadDokumenTeknisAkhir',
      'PembukaanDokumenTeknisAwal',
      'PembukaanDokumenTeknisAkhir',
    ])
    const hari = (n: number) =>
      new Date(Date.parse(r.PengumumanAwal!) + n * 86_400_000).toISOString()
    const urutan = [
      'Pengumuman',
      'DownloadDokumenPemilihan',
      'PemberianPenjelasan',
      'UploadDokumenPenawaran',
      'PembukaanDokumenPenawaran',
      'PembuktianKualifikasi',
      'UploadDokumenTeknis',
      'PembukaanDokumenTeknis',
      'Evaluasi',
      'PenetapanPemenang',
      'PengumumanPemenang',
      'MasaSanggah',
      'SuratPenunjukanPenyedia',
      'PenandatangananKontrak',
    ]
    for (const [i, p] of urutan.entries()) {
      Object.assign(pra, { [`${p}Awal`]: hari(i * 4), [`${p}Akhir`]: hari(i * 4 + 1) })
    }
    ;(await simpan(client, t, pra)).assertStatus(200)
    const baru = await baca(client, t)
    assert.lengthOf(baru.listJadwal, 34)
    assert.isTrue(baru.listJadwal.every((l) => !l.include || (l.mulai && l.selesai)))
    assert.isNotNull(baru.DokumenPemilihan)
    assert.isNotNull(baru.PersyaratanTeknis)
    ;(await client.get(baru.PersyaratanTeknis!).bearerToken(t.tokenPokja[0]!)).assertStatus(200)
  })

  test('without tender: T0, and whom the committee means to invite', async ({ client, assert }) => {
    const t = await draf(client, {
      metode: 'PLA',
      jenis: 'LAI',
      hps: [{ uraian: 'Jasa', volume: 1, satuan: 'ls', hargaSatuan: 90_000_000 }],
    })
    const r = await baca(client, t)
    assert.equal(r.metodePemilihan, 'P')
    assert.isNull(r.PenetapanPemenangAwal)
    const v = await createPenyedia()
    ;(await simpan(client, t, { ...masukan(r), listPeserta: [999_999] })).assertStatus(400)
    ;(await simpan(client, t, { ...masukan(r), listPeserta: [v.rekanan.id] })).assertStatus(200)
    assert.deepEqual(
      (await baca(client, t)).listCalon.map((c) => c.id),
      [v.rekanan.id]
    )
    // The HPS is not in this form: what it forbids is told where the method is chosen, with the way out.
    const mahal = await draf(client)
    const tanpa = { ...masukan(await baca(client, mahal)), metodePemilihan: 'P' }
    const ditolak = await simpan(client, mahal, tanpa)
    ditolak.assertStatus(400)
    assert.deepEqual(errorFields(ditolak), ['metodePemilihan'])
    assert.include(fieldErrors(ditolak)[0]!.message, `${mahal.paket.kode} melebihi batas`)
    ;(await status(client, t, 'T1')).assertStatus(400)
    // Whoever prepares drafts reads for whom; once it runs, only who sends its invitations.
    const others = await tokenFor({ peran: 'operator', divisi: 'unlada' })
    const named = async (token: string) => (await baca(client, t, token)).listCalon.map((c) => c.id)
    assert.deepEqual(await named(others), [v.rekanan.id])
    ;(await status(client, t, 'T0')).assertStatus(200)
    assert.equal((await baca(client, t)).status, 'T0')
    assert.deepEqual(await named(others), [])
    assert.deepEqual(await named(await tokenFor({ peran: 'operatorULP' })), [v.rekanan.id])
    assert.deepEqual(await named(t.tokenPokja[0]!), [v.rekanan.id])
  })

  test('the package editor leaves method and schedule to the committee', async ({
    client,
    assert,
  }) => {
    const t = await draf(client)
    const ulp = await tokenFor({ peran: 'operatorULP' })
    const ubah = (isi: object) => client.put(`/api/paket/${t.id}`).bearerToken(ulp).json(isi)
    ;(await ubah({ kualifikasi: 'P' })).assertStatus(409)
    const { listJadwal } = data<RincianPaket>(
      await client.get(`/api/paket/${t.id}`).bearerToken(ulp)
    )
    const [awal, ...lain] = listJadwal
    const pecahan = new Date(Date.parse(awal!.mulai!) + 500).toISOString()
    const jadwal = [{ ...awal, mulai: pecahan }, ...lain]
    // Times are whole seconds: this one is the same.
    ;(await ubah({ nama: 'Nama lain', listJadwal: jadwal })).assertStatus(200)
    assert.equal((await baca(client, t)).listPaket[0]!.status, '')
  })
})

test.group('Rights and states', (group) => {
  group.each.setup(cleanSlate)

  test('a tender of many packages asks the database no more often than one of few', async ({
    client,
    assert,
    cleanup,
  }) => {
    const t = await draf(client)
    await rows(`update tender set status = 'T1' where id = ? returning id`, [t.tenderId])
    const knex = db.connection().getWriteClient()
    let asked = 0
    // What the process does beside it asks for no packages.
    const one = ({ sql }: { sql: string }) => (asked += sql.includes('paket') ? 1 : 0)
    knex.on('query', one)
    cleanup(() => void knex.off('query', one))
    const statements = async (packages: number) => {
      asked = 0
      const r = await baca(client, t)
      assert.lengthOf(r.listPaket, packages)
      return asked
    }
    const add = async (n: number) => {
      for (let i = 0; i < n; i++) {
        const { id } = await createTender([800_000_000], { ppk: t.ppk, pokja: t.pokja })
        await rows('update paket set tender_id = ? where id = ? returning id', [t.tenderId, id])
      }
    }
    await add(1)
    await statements(2)
    const few = await statements(2)
    await add(4)
    assert.isBelow(await statements(6), few + 4)
    assert.lengthOf((await baca(client, t)).listPeserta, 5)
  })

  test('only the committee; unknown tenders look like none', async ({ client, assert }) => {
    const t = await diserahkan(client)
    const asing = [
      t.tokenPpk,
      await tokenFor({ peran: 'operator', divisi: '1010' }),
      (await createPenyedia()).token,
    ]
    for (const token of asing) {
      ;(await client.get('/api/tender/panitia').bearerToken(token)).assertStatus(403)
      ;(await client.get(`/api/tender/tahap/${t.tenderId}`).bearerToken(token)).assertStatus(403)
      ;(
        await client.put(`/api/tender/status/${t.tenderId}/D1`).bearerToken(token).json({})
      ).assertStatus(403)
    }
    ;(await client.get('/api/tender/panitia').accept('json')).assertStatus(401)
    const ketua = t.tokenPokja[0]!
    for (const alamat of ['tahap', 'paket']) {
      ;(await client.get(`/api/tender/${alamat}/9999`).bearerToken(ketua)).assertStatus(404)
    }
    ;(await client.get(`/tender/${t.tenderId}/KAK/lain.pdf`).bearerToken(ketua)).assertStatus(404)
    const r = await baca(client, t)
    ;(await client.get(r.KAK!).bearerToken(ketua)).assertStatus(200)
    ;(await client.get(r.KAK!.replace(/\/\d+\//, '/9999/')).bearerToken(ketua)).assertStatus(404)
    assert.deepEqual(
      body<TenderRow[]>(await client.get('/rest/tender-draf').bearerToken(ketua)).map((b) => b.id),
      [t.tenderId]
    )
    assert.deepEqual(body(await client.get('/rest/tender').bearerToken(ketua)), [])
    const saring = (s: object) =>
      client
        .get(`/rest/tender-draf?filter=${encodeURIComponent(JSON.stringify(s))}`)
        .bearerToken(ketua)
    assert.lengthOf(body<TenderRow[]>(await saring({ status: 'A0', q: 'rumah' })), 1)
    assert.lengthOf(body<TenderRow[]>(await saring({ status: 'D1' })), 0)
    ;(await saring({ status: 'Z9' })).assertStatus(400)
  })

  test('a topic goes to the package that it names, else to the first one that was not stopped', async ({
    client,
    assert,
  }) => {
    const t = await diserahkan(client)
    const { paket } = await createPaketTerbit({ nama: 'Kedua', pokja: t.pokja })
    await rows('update paket set tender_id = ? where id = ? returning id', [t.tenderId, paket.id])
    await rows(`update tender set status = 'T1' where id = ? returning id`, [t.tenderId])
    await rows(`update paket set status_pelaksanaan = 'B' where id = ? returning id`, [t.id])
    await keTahap(paket.id, 'penjelasan')
    const chat = (isi: object) =>
      client
        .post(`/api/tender/chat/${t.tenderId}`)
        .bearerToken(t.tokenPokja[0]!)
        .json({ subject: 'x', message: 'y', ...isi })
    ;(await chat({ paketPenyediaId: t.id })).assertStatus(409)
    ;(await chat({ paketPenyediaId: paket.id + 1 })).assertStatus(404)
    const jawab = await chat({})
    jawab.assertStatus(200)
    assert.deepEqual(
      data<RincianTender>(jawab).listChat.map((c) => c.paketId),
      [paket.id]
    )
  })

  test('a topic is offered while one can be opened, in every explanation', async ({
    client,
    assert,
  }) => {
    const offered = async (t: Panitia) => (await baca(client, t)).boleh.paketTopik
    const chat = (t: Panitia) =>
      client
        .post(`/api/tender/chat/${t.tenderId}`)
        .bearerToken(t.tokenPokja[0]!)
        .json({ subject: 'x', message: 'y' })
    const pra = await draf(client, { kualifikasi: 'P' })
    const pasca = await draf(client)
    for (const t of [pra, pasca]) (await status(client, t, 'T1')).assertStatus(200)
    // Between the documents and the explanation the stage is 3, but none is open.
    await keTahap(pasca.id, 'penjelasan', -30)
    assert.equal((await baca(client, pasca)).tahap, 3)
    assert.deepEqual(await offered(pasca), [])
    ;(await chat(pasca)).assertStatus(409)
    // The second explanation has no number.
    await keTahap(pra.id, 'penjelasan')
    assert.deepEqual(await offered(pra), [pra.id])
    ;(await chat(pra)).assertStatus(200)
  })

  test('a tender of which every package was stopped has not ended', async ({ client, assert }) => {
    const t = await draf(client)
    ;(await status(client, t, 'T1')).assertStatus(200)
    await rows(`update paket set status_pelaksanaan = 'G' where id = ? returning id`, [t.id])
    assert.equal((await baca(client, t)).status, 'T1')
    const ended = client.get('/api/tender/proses?status=TS').bearerToken(t.tokenPokja[0]!)
    assert.deepEqual(data(await ended), [])
  })

  test('a state that is not there forbids the deed; a deleted draft frees its package', async ({
    client,
    assert,
  }) => {
    const t = await diserahkan(client)
    const ketua = t.tokenPokja[0]!
    const hapus = () => client.delete(`/api/tender/proses/${t.tenderId}`).bearerToken(ketua)
    ;(await hapus()).assertStatus(409)
    ;(await status(client, t, 'T1')).assertStatus(409)
    ;(await status(client, t, 'TS')).assertStatus(400)
    ;(await status(client, t, 'D1')).assertStatus(200)
    ;(await status(client, t, 'D1')).assertStatus(409)
    const topik = { subject: 'x', message: 'y' }
    const chat = (isi: object) =>
      client.post(`/api/tender/chat/${t.tenderId}`).bearerToken(ketua).json(isi)
    assert.deepEqual(errorFields(await chat({})), ['subject', 'message'])
    ;(await chat(topik)).assertStatus(409)
    const nilai = client.put(`/api/tender/evaluasi/${t.tenderId}`).bearerToken(ketua)
    ;(await nilai.json({ vendorId: 1 })).assertStatus(409)
    const jawab = await hapus()
    jawab.assertStatus(200)
    assert.match(message(jawab), /^Proses tender TDR-\d{4}-00001 berhasil dihapus$/)
    assert.deepEqual(
      await row('select tender_id as "tenderId", status from paket where id = ?', [t.id]),
      { tenderId: null, status: 'AM' }
    )
    ;(
      await client
        .post('/api/rup/paket/publish')
        .bearerToken(t.tokenPpk)
        .json({ paketPenyediaId: t.id })
    ).assertStatus(200)
  })

  test('who is of the procurement unit but not of the pokja neither evaluates nor opens topics', async ({
    client,
  }) => {
    const t = await draf(client)
    ;(await status(client, t, 'T1')).assertStatus(200)
    const lain = await tokenFor({ peran: 'operator', divisi: 'unlada' })
    await keTahap(t.id, 'penjelasan')
    const chat = client.post(`/api/tender/chat/${t.tenderId}`).bearerToken(lain)
    ;(await chat.json({ subject: 'a', message: 'b' })).assertStatus(403)
  })

  test('minutes of the explanation are offered to who may store them for every package', async ({
    client,
    assert,
  }) => {
    const t = await draf(client)
    ;(await status(client, t, 'T1')).assertStatus(200)
    const lain = await createPaketTerbit()
    const masuk = 'update paket set tender_id = ? where id = ? returning id'
    await rows(masuk, [t.tenderId, lain.paket.id])
    for (const id of [t.id, lain.paket.id]) await keTahap(id, 'pemasukan')
    const unggah = (token: string) =>
      client
        .post(`/api/tender/berita-acara/${t.tenderId}`)
        .bearerToken(token)
        .file('BeritaAcaraPenjelasan', PDF, pdfFile('ba.pdf'))
    // A member of one package's pokja is none of the other's.
    for (const [token, boleh] of [
      [t.tokenPokja[0]!, false],
      [await tokenFor({ peran: 'operatorULP' }), true],
    ] as const) {
      assert.equal((await baca(client, t, token)).boleh.beritaAcara, boleh)
      ;(await unggah(token)).assertStatus(boleh ? 200 : 403)
    }
  })

  test('the manager ULP, who approves, does not write packages through a committee tender either', async ({
    client,
    assert,
  }) => {
    const t = await draf(client)
    const isi = { ...masukan(await baca(client, t)), metodeEvaluasi: 'REN' }
    const penyunting = async () =>
      (await row<{ penyunting: number[] }>('select penyunting from paket where id = ?', [t.id]))
        .penyunting
    const semula = await penyunting()
    const manajer = await simpan(client, t, isi, t.manajer)
    manajer.assertStatus(403)
    assert.match(message(manajer), /Manajer ULP memutuskan paket/)
    assert.deepEqual(await penyunting(), semula)
    // The committee does; then the manager can decide, but not submit.
    ;(await simpan(client, t, isi)).assertStatus(200)
    const kirim = await client
      .put(`/api/tender/status/${t.tenderId}/T1`)
      .bearerToken(t.manajer)
      .json({})
    kirim.assertStatus(403)
    ;(await status(client, t, 'T1')).assertStatus(200)
    await setujui(client, t)
    assert.isTrue((await baca(client, t)).listPaket.every((p) => p.status === 'AM'))
  })
})
