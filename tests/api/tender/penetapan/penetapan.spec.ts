import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import type { ApiClient } from '@japa/api-client'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { keTahap } from '@eproc/database/factories/paket'
import {
  createNilai,
  createTender,
  createTenderDitetapkan,
  type TenderUji,
} from '@eproc/database/factories/tender'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import type { HasilPaket, PenetapanAnswer } from '@eproc/domain/tender/answers_hasil'
import { body, data, message } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { journalActions, lastJournal } from '../../../lib/journal.ts'
import { notifications, notifiedUsers } from '../../../lib/notifications.ts'
import { rows } from '../../../lib/query.ts'

const alamat = (id: number) => `/api/tender/penetapan/${id}`
const usulkan = (client: ApiClient, t: TenderUji, sent: object = {}) =>
  client.post(alamat(t.id)).bearerToken(t.tokenPokja[0]!).json(sent)
const tegaskan = (client: ApiClient, t: TenderUji, sent: object = {}) =>
  client
    .post(`${alamat(t.id)}/tegaskan`)
    .bearerToken(t.tokenPpk)
    .json(sent)
const baca = async (client: ApiClient, t: TenderUji, token: string) =>
  data<PenetapanAnswer>(await client.get(alamat(t.id)).bearerToken(token))
/** Confirms: the answer said before whether it may be, and why not, in the refusal's words. */
async function tegaskanSepertiKata(assert: Assert, client: ApiClient, t: TenderUji) {
  const usul = (await baca(client, t, t.tokenPpk)).daftar.find((row) => row.status === 'usul')!
  const jawab = await tegaskan(client, t)
  assert.equal(usul.putusan!.tegaskan, jawab.status() === 200 ? null : message(jawab))
  return jawab
}
const urutan = async (t: TenderUji) =>
  (
    await rows<{ rekanan_id: number; urutan: number }>(
      'select rekanan_id, urutan from evaluasi where paket_id = ? and urutan > 0 order by urutan',
      [t.id]
    )
  ).map((b) => b.rekanan_id)

/** Three vendors, all judged, in the stage of determination. */
async function siapDitetapkan(harga = [800_000_000, 850_000_000, 900_000_000]) {
  const t = await createTender(harga, { metodeEvaluasi: 'REN' })
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
  await keTahap(t.id, 'penetapan')
  return { t, id: t.rekanan.map((r) => r.rekanan.id) }
}

test.group('Penetapan', (group) => {
  group.each.setup(cleanSlate)

  test('pokja proposes; the ranks hold once the PPK confirmed them', async ({ assert, client }) => {
    const { t, id } = await siapDitetapkan()
    const usul = await usulkan(client, t)
    usul.assertStatus(200)
    assert.deepEqual(
      data<PenetapanAnswer>(usul).usulan.map((u) => u.vendorId),
      id
    )
    assert.deepEqual(await urutan(t), [])
    assert.lengthOf(await notifications(t.ppk.id), 1)
    assert.isTrue((await baca(client, t, t.tokenPokja[0]!)).daftar.every((row) => !row.putusan))
    const tegas = await tegaskanSepertiKata(assert, client, t)
    tegas.assertStatus(200)
    assert.deepEqual(await urutan(t), id)
    assert.includeMembers(await journalActions({ objek: 'paket', id: t.id }), [
      'penetapan.usul',
      'penetapan.tegaskan',
    ])
    // Nothing is left to confirm.
    ;(await tegaskan(client, t)).assertStatus(409)
  })

  test('rights: pokja proposes, only the PPK of this paket confirms', async ({ client }) => {
    const { t } = await siapDitetapkan()
    ;(await client.post(alamat(t.id)).json({})).assertStatus(401)
    ;(await client.post(alamat(t.id)).bearerToken(t.tokenPpk).json({})).assertStatus(403)
    ;(await usulkan(client, t)).assertStatus(200)
    const lain = await siapDitetapkan()
    await keTahap(t.id, 'penetapan')
    for (const tok of [t.tokenPokja[1]!, t.rekanan[0]!.token]) {
      const j = await client
        .post(`${alamat(t.id)}/tegaskan`)
        .bearerToken(tok)
        .json({})
      j.assertStatus(403)
    }
    const asing = await client
      .post(`${alamat(t.id)}/tegaskan`)
      .bearerToken(lain.t.tokenPpk)
      .json({})
    asing.assertStatus(403)
    ;(await client.get(alamat(2147483647)).bearerToken(t.tokenPpk)).assertStatus(404)
  })

  test('ranks other than proposed need a reason; failed, above HPS, double and with gaps are refused', async ({
    assert,
    client,
  }) => {
    const { t, id } = await siapDitetapkan([800_000_000, 850_000_000, 900_000_000, 950_000_000])
    const [a, b, c, d] = id as [number, number, number, number]
    const aturan = async (u: [number, number][], alasan?: string) => {
      const j = await usulkan(client, t, {
        urutan: u.map(([vendorId, urut]) => ({ vendorId, urutan: urut })),
        ...(alasan ? { alasan } : {}),
      })
      return j.status() === 200
        ? ''
        : body<{ errors?: { rule: string }[] }>(j)
            .errors?.map((e) => e.rule)
            .join()
    }
    assert.equal(
      await aturan([
        [b, 1],
        [a, 2],
      ]),
      'required'
    )
    assert.equal(
      await aturan(
        [
          [b, 1],
          [a, 2],
        ],
        'A mengundurkan diri lisan'
      ),
      ''
    )
    assert.equal(
      await aturan(
        [
          [a, 1],
          [b, 1],
        ],
        'x'
      ),
      'unique'
    )
    assert.equal(
      await aturan(
        [
          [a, 1],
          [b, 3],
        ],
        'x'
      ),
      'gap'
    )
    assert.equal(
      await aturan(
        [
          [a, 1],
          [a, 2],
        ],
        'x'
      ),
      'distinct'
    )
    assert.equal(await aturan([[a, 0]], 'x'), 'empty')
    assert.equal(await aturan([[2147483647, 1]], 'x'), 'unknown')
    await rows('update evaluasi set lulus_harga = false where rekanan_id = ?', [c])
    assert.equal(await aturan([[c, 1]], 'x'), 'failed')
    await rows('update paket set total_pagu = 900000000 where id = ?', [t.id])
    assert.equal(await aturan([[d, 1]], 'x'), 'ceiling')
  })

  test('with all above HPS no winner can be proposed', async ({ assert, client }) => {
    const { t } = await siapDitetapkan()
    await rows('update paket set total_pagu = 700000000 where id = ?', [t.id])
    const j = await usulkan(client, t)
    j.assertStatus(409)
    assert.match(message(j), /tidak ada pemenang/)
  })

  test('with one or two offers the pokja decides with a remark', async ({ client }) => {
    const { t } = await siapDitetapkan([800_000_000, 900_000_000])
    ;(await usulkan(client, t)).assertStatus(400)
    ;(await usulkan(client, t, { alasan: 'Dua penawaran, harga wajar' })).assertStatus(200)
  })

  test('an incomplete evaluasi and another stage are refused', async ({ assert, client }) => {
    const { t, id } = await siapDitetapkan()
    await rows('update evaluasi set lulus_harga = null where rekanan_id = ?', [id[2]])
    const belum = await usulkan(client, t)
    belum.assertStatus(409)
    assert.match(message(belum), /belum lengkap/)
    await rows('update evaluasi set lulus_harga = true where rekanan_id = ?', [id[2]])
    await keTahap(t.id, 'pembuktian')
    ;(await usulkan(client, t)).assertStatus(409)
  })

  test('PPK refuses with a reason; nothing is determined after the objection began', async ({
    assert,
    client,
  }) => {
    const { t } = await siapDitetapkan()
    await usulkan(client, t)
    const tolak = (sent: object) =>
      client
        .post(`${alamat(t.id)}/tolak`)
        .bearerToken(t.tokenPpk)
        .json(sent)
    ;(await tolak({})).assertStatus(400)
    const jawab = await tolak({ alasan: 'Periksa kembali koreksi aritmatik' })
    jawab.assertStatus(200)
    assert.equal(data<PenetapanAnswer>(jawab).daftar[0]!.status, 'tolak')
    assert.deepEqual(await urutan(t), [])
    assert.equal((await baca(client, t, t.tokenPokja[0]!)).tahapUsul, 'penetapan')
    assert.isNull((await baca(client, t, t.tokenPpk)).tahapUsul)
    await usulkan(client, t)
    await rows('update evaluasi set lulus_harga = false where paket_id = ?', [t.id])
    ;(await tegaskanSepertiKata(assert, client, t)).assertStatus(409)
    await rows('update evaluasi set lulus_harga = true where paket_id = ?', [t.id])
    await keTahap(t.id, 'sanggah')
    ;(await tegaskanSepertiKata(assert, client, t)).assertStatus(409)
    assert.isNull((await baca(client, t, t.tokenPokja[0]!)).tahapUsul)
    // A result that nobody confirmed is not announced.
    assert.deepEqual(data<HasilPaket>(await client.get(`/api/tender/hasil/${t.id}`)).rows, [])
    // Nothing is decided in a package that stopped.
    await rows("update paket set status_pelaksanaan = 'G' where id = ?", [t.id])
    const { putusan } = (await baca(client, t, t.tokenPpk)).daftar[0]!
    const berhenti = await tolak({ alasan: 'Terlambat' })
    assert.deepEqual([berhenti.status(), message(berhenti)], [409, putusan!.tolak])
  })

  test('of two confirmations at once one succeeds', async ({ assert, client }) => {
    const { t, id } = await siapDitetapkan()
    await usulkan(client, t)
    const hasil = await Promise.all([tegaskan(client, t), tegaskan(client, t)])
    assert.deepEqual(hasil.map((j) => j.status()).toSorted(), [200, 409])
    assert.deepEqual(await urutan(t), id)
  })

  test('a winner withdraws: the next rank is proposed and confirmed, with the reason journaled', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('negosiasi', [800_000_000, 850_000_000])
    const [a, b] = t.rekanan.map((r) => r.rekanan.id) as [number, number]
    const gugur = (sent: object) =>
      client
        .post(`${alamat(t.id)}/gugur`)
        .bearerToken(t.tokenPokja[0]!)
        .json(sent)
    const dapatGugur = async () => (await baca(client, t, t.tokenPokja[0]!)).gugur?.vendorId
    assert.equal(await dapatGugur(), a)
    assert.isNull((await baca(client, t, t.tokenPpk)).gugur)
    ;(await gugur({ vendorId: a, sebab: 'mundur' })).assertStatus(400)
    ;(await gugur({ vendorId: b, sebab: 'mundur', alasan: 'x' })).assertStatus(400)
    ;(await gugur({ vendorId: a, sebab: 'mundur', alasan: 'Surat 12/XI' })).assertStatus(200)
    assert.deepEqual(await urutan(t), [a, b])
    ;(await tegaskan(client, t)).assertStatus(200)
    assert.deepEqual(await urutan(t), [b])
    const catatan = await lastJournal({ aksi: 'penetapan.tegaskan', id: t.id })
    assert.equal(catatan!.alasan, 'Pemenang mengundurkan diri: Surat 12/XI')
    // Nobody is left after the second.
    const habis = await gugur({ vendorId: b, sebab: 'negosiasi', alasan: 'Tidak sepakat' })
    habis.assertStatus(200)
    ;(await tegaskan(client, t)).assertStatus(200)
    assert.deepEqual(await urutan(t), [])
    assert.isUndefined(await dapatGugur())
    ;(await gugur({ vendorId: b, sebab: 'lainnya', alasan: 'Lagi' })).assertStatus(409)
  })

  test('participants are told once when the result is announced', async ({ assert }) => {
    const t = await createTenderDitetapkan('penetapan')
    assert.equal(await umumkanHasil(), 0)
    await keTahap(t.id, 'pengumuman-pemenang')
    assert.equal(await umumkanHasil(), 1)
    assert.equal(await umumkanHasil(), 0)
    assert.sameMembers(
      await notifiedUsers(),
      t.rekanan.map((r) => r.pengguna.id)
    )
  })

  test('PLA proposes in the stage of evaluasi, the PPK confirms, stage 6 announces', async ({
    assert,
    client,
  }) => {
    const t = await createTender([400_000_000], { metode: 'PLA' })
    const vendorId = t.rekanan[0]!.rekanan.id
    await keTahap(t.id, 'pembukaan')
    const simpan = await client
      .put('/api/lelang/evaluasi')
      .bearerToken(t.tokenPokja[0]!)
      .json({
        paketPenyediaId: t.id,
        kualifikasi: true,
        administrasi: true,
        teknis: true,
        harga: true,
        pemenang: true,
        alasan: 'Satu penawaran, harga wajar',
        listEvaluasi: [
          {
            vendorId,
            hasilKualifikasi: true,
            lulusKualifikasi: true,
            hasilAdministrasi: true,
            hasilTeknis: 80,
            lulusTeknis: true,
            lulusHarga: true,
            alasan: { harga: 'Harga wajar sesudah klarifikasi' },
            urutan: 1,
          },
        ],
      })
    simpan.assertStatus(200)
    ;(await tegaskan(client, t)).assertStatus(200)
    assert.deepEqual(await urutan(t), [vendorId])
    const hasil = async () => data<HasilPaket>(await client.get(`/api/tender/hasil/${t.id}`))
    assert.isNull((await hasil()).pemenang)
    await keTahap(t.id, 'pengumuman-hasil')
    assert.equal((await hasil()).pemenang?.vendorId, vendorId)
  })

  test('stage 6 of PLA waits for the determination, which is made late', async ({
    assert,
    client,
  }) => {
    const t = await createTender([400_000_000], { metode: 'PLA' })
    await createNilai(t.id, t.rekanan[0]!.rekanan.id)
    await keTahap(t.id, 'pengumuman-hasil')
    const stage = async (token: string) =>
      data<TabAnswer>(await client.get(`/api/paket/${t.id}/tab`).bearerToken(token))
    const seller = t.rekanan[0]!
    assert.deepEqual((await stage(seller.token)).rekanan!.diumumkan, [])
    const evaluasi = (await stage(t.tokenPokja[0]!)).tab.find((x) => x.kunci === 'pembukaan')!
    assert.deepEqual(evaluasi.tab, ['pembukaan:KATH', 'evaluasi:KATH', 'penetapan'])
    assert.deepEqual([evaluasi.keadaan, evaluasi.buka], ['terbuka', ['penetapan']])
    assert.equal(evaluasi.alasan, 'Penetapan belum ditegaskan dan masih dapat dibuat')
    ;(await usulkan(client, t, { alasan: 'Satu penawaran' })).assertStatus(200)
    ;(await tegaskan(client, t)).assertStatus(200)
    assert.sameMembers((await stage(seller.token)).rekanan!.diumumkan, [
      'K',
      'A',
      'T',
      'H',
      'pemenang',
    ])
    // What is confirmed and announced is not proposed anew.
    ;(await usulkan(client, t)).assertStatus(409)
  })

  test('PTEN determines the result of qualification without ranks', async ({ assert, client }) => {
    const t = await createTender(
      [1, 1, 1],
      { kualifikasi: 'P' },
      { jenis: ['K'], tahap: 'pemasukan-pra', tahapBuka: 'pembukaan-pra' }
    )
    for (const [i, r] of t.rekanan.entries()) {
      await rows(
        `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi)
         values (?, ?, true, ?)`,
        [t.id, r.rekanan.id, i > 0]
      )
    }
    await keTahap(t.id, 'penetapan-pra')
    const withdraw = (moment: string) =>
      rows(`update peserta set mundur_pada = ${moment} where rekanan_id = ? returning id`, [
        t.rekanan[2]!.rekanan.id,
      ])
    // One or two are decided on with a note.
    await withdraw(sqlNow())
    const few = await usulkan(client, t)
    assert.deepEqual(
      body<{ errors: { field: string }[] }>(few).errors.map((e) => e.field),
      ['alasan']
    )
    await withdraw('null')
    ;(await usulkan(client, t)).assertStatus(200)
    const jawab = await tegaskan(client, t)
    jawab.assertStatus(200)
    const [satu] = data<PenetapanAnswer>(jawab).daftar
    assert.equal(satu!.jenis, 'kualifikasi')
    assert.deepEqual(
      satu!.isi.map((i) => i.lulus),
      [false, true, true]
    )
    assert.deepEqual(await urutan(t), [])
  })
})
