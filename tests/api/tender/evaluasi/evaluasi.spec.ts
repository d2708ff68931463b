import { test } from '@japa/runner'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { keTahap } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  createTenderDitetapkan,
} from '@eproc/database/factories/tender'
import type { Change } from '@eproc/domain/common/change'
import type {
  EvaluasiRekanan,
  EvaluasiSendiri,
  EvaluasiStaf,
  HasilPaket,
} from '@eproc/domain/tender/answers_hasil'
import { body, data, errorFields, message } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { journalActions } from '../../../lib/journal.ts'
import { tokenFor } from '../../../lib/people.ts'
import { ownerRows, rows } from '../../../lib/query.ts'

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
  group.each.setup(cleanSlate)

  test('weighted scores and totals come from the server; a total of the browser is not read', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000, 900_000_000], { metodeEvaluasi: 'NIL' })
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
    assert.equal(message(jawab), 'Evaluasi vendor berhasil disimpan')
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
    assert.include(await journalActions({ objek: 'paket', id: t.id }), 'evaluasi.simpan')
  })

  test('a price that is judged no more takes its score and the total along', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000], { metodeEvaluasi: 'NIL' })
    await keTahap(t.id, 'evaluasi')
    const vendorId = t.rekanan[0]!.rekanan.id
    const save = async (judged: object) => {
      const saved = await client
        .put(ALAMAT)
        .bearerToken(t.tokenPokja[0]!)
        .json({ paketPenyediaId: t.id, ...SEMUA, listEvaluasi: [{ vendorId, ...judged }] })
      saved.assertStatus(200)
      const { hasilHarga, totalNilai } = data<EvaluasiStaf[]>(saved)[0]!
      return [hasilHarga, totalNilai]
    }
    assert.deepEqual(await save(LULUS), [100, 94])
    const failed = { ...LULUS, lulusTeknis: false, hasilTeknis: 20, alasan: { teknis: 'Kurang' } }
    // As the form sends it: the score that stands there goes along.
    assert.deepEqual(await save({ ...failed, lulusHarga: null, hasilHarga: 100 }), [null, null])
    assert.deepEqual(await save({ ...failed, lulusHarga: null, hasilHarga: 55 }), [55, 44.5])
  })

  test('an unusually low offer is pointed out to pokja and PPK only, by the parameter', async ({
    assert,
    client,
  }) => {
    // The HPS is 922 000 000.
    const t = await createTender([700_000_000, 800_000_000])
    await keTahap(t.id, 'evaluasi')
    const [low, other] = t.rekanan.map((r) => r.rekanan.id)
    const read = async (token: string) =>
      data<EvaluasiStaf[]>(await client.get(`${ALAMAT}/${t.id}`).bearerToken(token))
    for (const token of [t.tokenPokja[0]!, t.tokenPpk]) {
      const share = new Map((await read(token)).map((n) => [n.vendorId, n.rendah]))
      assert.equal(share.get(low!), 75.92)
      assert.isNull(share.get(other!))
    }
    const outside = await read(await tokenFor({ peran: 'manajerULP' }))
    assert.notInclude(JSON.stringify(outside), '75.92')
    await rows(
      "update parameter set value = '0' where key = 'AMBANG_PENAWARAN_RENDAH' returning key"
    )
    forgetParameters()
    assert.isTrue((await read(t.tokenPpk)).every((n) => n.rendah === null))
  }).teardown(async () => {
    await rows(
      "update parameter set value = '80' where key = 'AMBANG_PENAWARAN_RENDAH' returning key"
    )
    forgetParameters()
  })

  test('the price of an unusually low offer passes only with what its vendor answered', async ({
    assert,
    client,
  }) => {
    const t = await createTender([700_000_000, 800_000_000])
    await keTahap(t.id, 'evaluasi')
    const [low, other] = t.rekanan.map((r) => r.rekanan.id)
    const save = (rows: object[]) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPokja[0]!)
        .json({ paketPenyediaId: t.id, ...SEMUA, listEvaluasi: rows })
    const without = await save([
      { vendorId: other, ...LULUS },
      { vendorId: low, ...LULUS, alasan: { harga: '  ' } },
    ])
    without.assertStatus(400)
    assert.deepEqual(errorFields(without), ['listEvaluasi.1.alasan.harga'])
    // A correction that lifts it above the share asks for nothing but its own remark.
    const corrected = { nilaiPenawaran: 750_000_000, catatanKoreksi: 'Salah kali' }
    ;(await save([{ vendorId: low, ...LULUS, ...corrected }])).assertStatus(200)
    const low2 = { nilaiPenawaran: 730_000_000, catatanKoreksi: 'Salah kali' }
    ;(await save([{ vendorId: other, ...LULUS, ...low2 }])).assertStatus(400)
    const answer = { harga: 'Bahan milik sendiri; bukti diperiksa' }
    ;(await save([{ vendorId: low, ...LULUS, alasan: answer }])).assertStatus(200)
    const failed = { lulusHarga: false, alasan: { harga: 'Tidak wajar' } }
    ;(await save([{ vendorId: low, ...LULUS, ...failed }])).assertStatus(200)
  })

  test('incomplete documents fail the qualification; complete again, it is still to be judged', async ({
    assert,
    client,
  }) => {
    const t = await createTender()
    await keTahap(t.id, 'evaluasi')
    const [vendorId, other] = t.rekanan.map((r) => r.rekanan.id)
    const incomplete = { hasilKualifikasi: false, alasan: { kualifikasi: 'Akta tidak ada' } }
    const save = (flags: object, row: object) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPokja[0]!)
        .json({ paketPenyediaId: t.id, ...flags, listEvaluasi: [{ vendorId, ...row }] })
    const judged = async (flags: object, row: object) => {
      const { hasilKualifikasi, lulusKualifikasi } = data<EvaluasiStaf[]>(
        await save(flags, row)
      ).find((n) => n.vendorId === vendorId)!
      return [hasilKualifikasi, lulusKualifikasi]
    }
    const documents = { dokumenKualifikasi: true }
    const both = { ...documents, kualifikasi: true }
    assert.deepEqual(await judged(documents, incomplete), [false, false])
    assert.deepEqual(await judged(documents, { hasilKualifikasi: true }), [true, null])
    assert.deepEqual(await judged(both, { ...incomplete, lulusKualifikasi: null }), [false, false])
    // The judgement alone does not take it back.
    assert.deepEqual(await judged({ kualifikasi: true }, {}), [false, false])
    ;(await save(both, { ...incomplete, lulusKualifikasi: true })).assertStatus(400)
    const complete = { hasilKualifikasi: true, lulusKualifikasi: true }
    assert.deepEqual(await judged(both, complete), [true, true])
    assert.deepEqual(await judged(documents, incomplete), [false, false])

    // So it is read once announced.
    await createNilai(t.id, other!)
    await createPenetapan(t, [t.rekanan[1]!.rekanan])
    await keTahap(t.id, 'pengumuman-pemenang')
    const own = await client.get(`${ALAMAT}/${t.id}/${vendorId}`).bearerToken(t.rekanan[0]!.token)
    assert.isFalse(data<EvaluasiSendiri>(own).lulusKualifikasi)
  })

  test('is refused before the opening, outside the stage, and for parts of another stage', async ({
    assert,
    client,
  }) => {
    const t = await createTender()
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
    await ownerRows('update pembukaan set disahkan_pada = null, pengesah_id = null')
    const belum = await kirim({ administrasi: true })
    belum.assertStatus(409)
    assert.equal(message(belum), 'Dokumen administrasi belum dibuka')
    await ownerRows(`update pembukaan set disahkan_pada = ${sqlNow()}`)
    ;(await kirim({})).assertStatus(400)
    ;(await kirim({ administrasi: true })).assertStatus(200)
    await keTahap(t.id, 'pembuktian')
    const harga = await kirim({ harga: true })
    harga.assertStatus(409)
    assert.equal(message(harga), 'Evaluasi harga tidak dilakukan pada tahap ini')
    ;(await kirim({ kualifikasi: true })).assertStatus(200)
  })

  test('one that fails needs a reason, cannot pass later parts, and has no rank', async ({
    assert,
    client,
  }) => {
    const t = await createTender()
    await keTahap(t.id, 'evaluasi')
    const vendorId = t.rekanan[0]!.rekanan.id
    const kirim = (nilai: object) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPokja[0]!)
        .json({ paketPenyediaId: t.id, ...SEMUA, listEvaluasi: [{ vendorId, ...LULUS, ...nilai }] })
    const tanpaAlasan = await kirim({ hasilAdministrasi: false })
    tanpaAlasan.assertStatus(400)
    const error = body<{ errors: { field: string; rule: string }[] }>(tanpaAlasan).errors
    assert.deepEqual(
      error.map((g) => [g.field, g.rule]),
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

  test('another corrected value needs a remark; the passing grade holds; scores are 0 to 100', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000], { metodeEvaluasi: 'NILPSG', passingGrade: 60 })
    await keTahap(t.id, 'evaluasi')
    const vendorId = t.rekanan[0]!.rekanan.id
    const aturan = async (nilai: object) => {
      const j = await client
        .put(ALAMAT)
        .bearerToken(t.tokenPokja[0]!)
        .json({ paketPenyediaId: t.id, ...SEMUA, listEvaluasi: [{ vendorId, ...LULUS, ...nilai }] })
      return j.status() === 200
        ? []
        : body<{ errors: { field: string }[] }>(j).errors.map((e) =>
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

  test('a stale version 409 naming the colleague; a stranger 400; another role 403; no session 401', async ({
    client,
    assert,
  }) => {
    const t = await createTender()
    await keTahap(t.id, 'evaluasi')
    const sent = (tambahan: object) => ({
      paketPenyediaId: t.id,
      administrasi: true,
      listEvaluasi: [{ vendorId: t.rekanan[0]!.rekanan.id, ...LULUS, ...tambahan }],
    })
    const pokja = (b: object) => client.put(ALAMAT).bearerToken(t.tokenPokja[0]!).json(b)
    ;(await pokja(sent({ versi: 0 }))).assertStatus(200)
    ;(
      await pokja(sent({ versi: 1, hasilAdministrasi: false, alasan: { administrasi: 'x' } }))
    ).assertStatus(200)
    const colleague = client.put(ALAMAT).bearerToken(t.tokenPokja[1]!)
    const late = await colleague.json(sent({ versi: 1 }))
    late.assertStatus(409)
    const { diubahOleh, diubah } = body<Change>(late)
    assert.equal(diubahOleh, `${t.pokja[0]!.nama} (Admin Divisi/Unit)`)
    assert.include(diubah, 'hasilAdministrasi')
    ;(await pokja(sent({ vendorId: 2147483647 }))).assertStatus(400)
    ;(await pokja({ ...sent({}), paketPenyediaId: 2147483647 })).assertStatus(404)
    ;(await client.put(ALAMAT).json(sent({}))).assertStatus(401)
    ;(await client.put(ALAMAT).bearerToken(t.tokenPpk).json(sent({}))).assertStatus(403)
    ;(await client.put(ALAMAT).bearerToken(t.rekanan[0]!.token).json(sent({}))).assertStatus(403)
    const unlada = await tokenFor({ peran: 'operator', divisi: 'unlada' })
    await keTahap(t.id, 'evaluasi')
    ;(await client.put(ALAMAT).bearerToken(unlada).json(sent({}))).assertStatus(403)
  })

  test('of two first judgements of a vendor that were read as none, the second is refused', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000])
    await keTahap(t.id, 'evaluasi')
    const vendorId = t.rekanan[0]!.rekanan.id
    const judge = (token: string, hasilTeknis: number) =>
      client
        .put(ALAMAT)
        .bearerToken(token)
        .json({
          paketPenyediaId: t.id,
          ...SEMUA,
          listEvaluasi: [{ vendorId, versi: 0, ...LULUS, hasilTeknis }],
        })
    const [satu, dua] = t.tokenPokja
    const answers = await Promise.all([judge(satu!, 81), judge(dua!, 92)])
    assert.deepEqual(answers.map((r) => r.status()).toSorted(), [200, 409])
    const kept = data<EvaluasiStaf[]>(answers.find((r) => r.status() === 200)!)[0]!
    const [stored] = await rows<{ nilai: number }>(
      'select hasil_teknis::float8 as nilai from evaluasi where paket_id = ?',
      [t.id]
    )
    assert.equal(stored!.nilai, kept.hasilTeknis)
  })

  test('a pokja member who has not declared freedom from conflict is refused', async ({
    client,
    assert,
  }) => {
    const t = await createTender([800_000_000], { bebasBenturan: false })
    await keTahap(t.id, 'evaluasi')
    const jawab = await client
      .put(ALAMAT)
      .bearerToken(t.tokenPokja[0]!)
      .json({ paketPenyediaId: t.id, administrasi: true, listEvaluasi: [] })
    jawab.assertStatus(409)
    assert.match(message(jawab), /bebas benturan/)
  })

  test('rekanan read nothing before the announcement, and no rank 0 after it', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('penetapan', [800_000_000, 850_000_000, 900_000_000])
    const [a, b, c] = t.rekanan
    await rows('update evaluasi set urutan = 0, lulus_teknis = false where rekanan_id = ?', [
      c!.rekanan.id,
    ])
    await rows(
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
    const tanpaTawaran = await createPenyedia({ isi: [] })
    await createPeserta(t.id, tanpaTawaran.rekanan.id)
    await keTahap(t.id, 'pengumuman-pemenang')
    assert.deepEqual(await semua(tanpaTawaran.token), [])
  })

  test('lists the participants who passed qualification', async ({ assert, client }) => {
    const t = await createTenderDitetapkan('penetapan')
    await rows('update evaluasi set lulus_kualifikasi = false where rekanan_id = ?', [
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
