/** A reserve stands in for one absent person (sealing.md §2), and what becomes of offers when holders change. */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { renewHolderSets } from '@eproc/backend/app/tender/penawaran/pemegang/renew_sets'
import { keTahap } from '@eproc/database/factories/paket'
import type {
  BeritaAcaraPembukaan,
  PembukaanAnswer,
} from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { PenawaranSendiri } from '@eproc/domain/tender/penawaran/answers_penawaran'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { data, errorFields, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import { notifications } from '../../../lib/notifications.ts'
import {
  askFor,
  asReserve,
  confirmFor,
  type Opener,
  signedConfirmation,
  signedRequest,
  toSign,
} from '../../../lib/openings.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { count, row, rows } from '../../../lib/query.ts'
import { kirim, semuaJenis } from '../penawaran/bantu.ts'
import { inOpening, inSubmission, opened, type HeldPackage } from './bantu.ts'

type Holders = [KeyHolder, KeyHolder, KeyHolder, KeyHolder, KeyHolder]
const alasanCadangan = 'Panitia Dua dirawat di rumah sakit'

/** What the screen offers this person, by the server's word. */
const offered = async (client: ApiClient, { id }: HeldPackage, { token }: Opener) =>
  data<PembukaanAnswer>(
    await client.get(`/api/tender/pembukaan/${id}/pembukaan`).bearerToken(token)
  ).langkah

const ask = async (client: ApiClient, d: HeldPackage, by: Opener, more: object = {}) =>
  askFor(client, d.id, by, { ...(await signedRequest(client, d.id, by)), ...more })
const confirm = async (client: ApiClient, d: HeldPackage, by: Opener, more: object = {}) =>
  confirmFor(client, d.id, by, { ...(await signedConfirmation(client, d.id, by)), ...more })

/** Files that this vendor is asked to hand in again, as its own page reads them: kind and version. */
async function asked(client: ApiClient, { id }: HeldPackage, r: HeldPackage['rekanan'][number]) {
  const url = `/api/lelang/penawaran/${id}/${r.rekanan.id}`
  const own = data<PenawaranSendiri>(await client.get(url).bearerToken(r.token))
  return own.berkas
    .filter(({ kirimUlang }) => kirimUlang)
    .map(({ jenis, versi }) => `${jenis}${versi}`)
    .toSorted()
}

test.group('Reserves at an opening', (group) => {
  group.each.setup(cleanSlate)

  test('one confirms in an absent member’s place: the minutes, the journal and the log say so', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first, , third, ppk, pa] = d.holders as Holders
    const asking = { tindakan: 'minta', gugur: false, alasan: null }
    assert.deepEqual(await offered(client, d, third), { ...asking, sebagai: 'pelaksana' })
    assert.deepEqual(await offered(client, d, ppk), { ...asking, sebagai: 'cadangan' })
    ;(await ask(client, d, first)).assertStatus(200)
    const confirming = { ...asking, tindakan: 'sahkan' }
    assert.deepEqual(await offered(client, d, pa), { ...confirming, sebagai: 'cadangan' })
    assert.deepEqual(await offered(client, d, first), {
      ...confirming,
      sebagai: 'pelaksana',
      alasan: penawaran.buka.pengesahSama,
    })
    const without = await confirm(client, d, asReserve(ppk))
    without.assertStatus(400)
    assert.deepEqual(errorFields(without), ['alasanCadangan'])
    // Without being asked as a reserve it may not, and whoever may act is no reserve.
    const confirmation = await signedConfirmation(client, d.id, asReserve(ppk))
    ;(await confirmFor(client, d.id, ppk, confirmation)).assertStatus(403)
    ;(await toSign(client, d.id, asReserve(third))).assertStatus(403)
    const done = await confirmFor(client, d.id, asReserve(ppk), { ...confirmation, alasanCadangan })
    done.assertStatus(200)
    const acara = data<BeritaAcaraPembukaan>(done)
    assert.deepEqual(acara.cadangan, { nama: ppk.nama, alasan: alasanCadangan })
    assert.equal(await opened(d.id), 8)
    assert.isNull(await offered(client, d, third))
    const told = await row<{ rincian: { cadangan: string } }>(
      `select rincian from jurnal where aksi = 'pembukaan.sahkan' order by id desc limit 1`
    )
    assert.equal(told.rincian.cadangan, alasanCadangan)
    const leaf = await row<{ isi: string }>(
      `select isi from log_antri where jenis = 'pembukaan' order by id desc limit 1`
    )
    assert.equal((JSON.parse(leaf.isi) as { cadangan: string }).cadangan, 'pengesah')
    assert.notInclude(leaf.isi, alasanCadangan)
    const bells = await notifications(third.id)
    assert.include(
      bells.map(({ pesan }) => pesan),
      teks.cadangan.kabar(ppk.nama, `${d.paket.kode} ${d.paket.nama}`)
    )
  })

  test('one asks and who may act confirms; never do two reserves open', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first, second, , ppk, pa] = d.holders as Holders
    ;(await ask(client, d, asReserve(pa))).assertStatus(400)
    ;(await ask(client, d, asReserve(pa), { alasanCadangan })).assertStatus(200)
    const both = await confirm(client, d, asReserve(ppk), { alasanCadangan })
    both.assertStatus(409)
    assert.equal(message(both), teks.cadangan.keduanya)
    assert.deepEqual(await offered(client, d, ppk), {
      tindakan: 'sahkan',
      gugur: false,
      sebagai: 'cadangan',
      alasan: teks.cadangan.keduanya,
    })
    assert.equal(await opened(d.id), 0)
    // It stands like any other: nobody asks beside it.
    const twice = await ask(client, d, first)
    twice.assertStatus(409)
    assert.equal(message(twice), penawaran.buka.sudahDiminta(pa.nama))
    const done = await confirm(client, d, second)
    done.assertStatus(200)
    assert.deepEqual(data<BeritaAcaraPembukaan>(done).cadangan, {
      nama: pa.nama,
      alasan: alasanCadangan,
    })
    assert.equal(await opened(d.id), 8)
    // Who stood in reads that it was opened, not what was in it.
    const read = await client.get(`/api/lelang/penawaran/${d.id}`).bearerToken(pa.token)
    assert.isNull(data<{ hargaPenawaran: number | null }[]>(read)[0]!.hargaPenawaran)
  })

  test('PLA: the PA stands in for the PPK', async ({ client, assert }) => {
    const d = await inOpening(client, {
      metode: 'PLA',
      jenis: 'BAR',
      hps: [{ uraian: 'Meja rapat', volume: 10, satuan: 'bh', hargaSatuan: 5_000_000 }],
    })
    const [official, ppk, pa] = d.holders as [KeyHolder, KeyHolder, KeyHolder]
    ;(await ask(client, d, official)).assertStatus(200)
    // The PPK acts here in its own right.
    ;(await toSign(client, d.id, asReserve(ppk))).assertStatus(409)
    ;(await confirm(client, d, asReserve(pa), { alasanCadangan })).assertStatus(200)
    assert.isAbove(await opened(d.id), 0)
  })
})

test.group('Holders that change while offers come in', (group) => {
  group.each.setup(cleanSlate)

  test('vendors that are in are asked once to hand in again; what they had still opens', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [first, second, third] = d.holders as Holders
    const [early, late] = d.rekanan
    const whole = { berkas: semuaJenis(), harga: 45_000_000 }
    ;(await kirim(client, d, early!, whole)).assertStatus(200)
    assert.equal(await renewHolderSets(), 0)
    assert.deepEqual(await asked(client, d, early!), [])
    const lost = { alasan: 'Laptop hilang' }
    const url = '/api/kunci-pemegang/cabut'
    ;(await client.post(url).bearerToken(third.token).json(lost)).assertStatus(200)
    assert.equal(await renewHolderSets(), 1)
    assert.equal(await renewHolderSets(), 0)
    assert.equal(await count('himpunan_pemegang where paket_id = ?', [d.id]), 2)
    const paket = `${d.paket.kode} ${d.paket.nama}`
    const subject = segelRekanan.kabar.segelUlang(paket)
    assert.equal((await mailsTo(early!.pengguna.email))[0]!.perihal, subject)
    assert.isFalse((await mailsTo(late!.pengguna.email)).some((m) => m.perihal === subject))
    assert.deepEqual(await asked(client, d, early!), ['A1', 'H1', 'K1', 'T1'])
    // Sealed to the new set, to whom a holder less belongs.
    ;(await kirim(client, d, early!, { berkas: { T: randomPdf() } })).assertStatus(200)
    const sets = await rows<{ nomor: number; n: number }>(
      `select h.nomor, count(*)::int as n from penawaran_pemegang s
         join himpunan_pemegang h on h.id = s.himpunan_id group by 1 order by 1`
    )
    assert.deepEqual(sets, [
      { nomor: 1, n: 4 },
      { nomor: 2, n: 1 },
    ])
    assert.deepEqual(await asked(client, d, early!), ['A1', 'H1', 'K1'])
    await keTahap(d.id, 'pembukaan')
    assert.deepEqual(await asked(client, d, early!), [])
    ;(await ask(client, d, first)).assertStatus(200)
    ;(await confirm(client, d, second)).assertStatus(200)
    assert.equal(await opened(d.id), 4)
  })

  test('a member and a reserve are left: offers still come in; who is in is asked again once there are enough', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [first, second, third, ppk, pa] = d.holders as Holders
    const [early, late] = d.rekanan
    const whole = { berkas: semuaJenis(), harga: 45_000_000 }
    const revoke = async (...lost: KeyHolder[]) => {
      for (const { token } of lost) {
        const answer = await client
          .post('/api/kunci-pemegang/cabut')
          .bearerToken(token)
          .json({ alasan: 'Kebakaran kantor' })
        answer.assertStatus(200)
      }
    }
    ;(await kirim(client, d, early!, whole)).assertStatus(200)
    await revoke(second, third, pa)
    ;(await kirim(client, d, late!, whole)).assertStatus(200)
    const { n } = await row<{ n: number }>(
      `select count(*)::int as n from himpunan_anggota a join himpunan_pemegang h on h.id = a.himpunan_id
        where h.nomor = 2`
    )
    assert.equal(n, 2)
    // A set that lacks holders asks nobody to hand in to it.
    assert.equal(await renewHolderSets(), 0)
    assert.deepEqual(await asked(client, d, early!), [])
    await rows(
      `update kunci_pemegang set berakhir_pada = null, alasan = null where id = ? returning id`,
      [third.key.id]
    )
    assert.equal(await renewHolderSets(), 1)
    await revoke(third)
    await keTahap(d.id, 'pembukaan')
    ;(await ask(client, d, first)).assertStatus(200)
    ;(await confirm(client, d, asReserve(ppk), { alasanCadangan })).assertStatus(200)
    assert.equal(await opened(d.id), 8)
  })

  test('who left the unit, and a PPK who is none any more, hold no key of what comes from then on', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [first, second, third, ppk, pa] = d.holders as Holders
    const [early] = d.rekanan
    const whole = { berkas: semuaJenis(), harga: 45_000_000 }
    ;(await kirim(client, d, early!, whole)).assertStatus(200)
    const move = (peran: string, divisi: string, { id }: KeyHolder) =>
      rows(`update pengguna set peran = ?, divisi_kode = ? where id = ? returning id`, [
        peran,
        divisi,
        id,
      ])
    await move('operator', '2020', third)
    await move('pa', '30', ppk)
    const work = await client.get('/api/pekerjaan').bearerToken(ppk.token)
    assert.notInclude(
      data<ButirKotak[]>(work).map(({ jenis }) => jenis),
      'bagian'
    )
    assert.equal(await renewHolderSets(), 1)
    const members = await rows<{ id: number }>(
      `select k.pengguna_id as id from himpunan_anggota a join himpunan_pemegang h on h.id = a.himpunan_id
         join kunci_pemegang k on k.id = a.kunci_id where h.paket_id = ? and h.nomor = 2`,
      [d.id]
    )
    assert.sameMembers(
      members.map(({ id }) => id),
      [first.id, second.id, pa.id]
    )
    assert.deepEqual(await asked(client, d, early!), ['A1', 'H1', 'K1', 'T1'])
    await keTahap(d.id, 'pembukaan')
    ;(await ask(client, d, first)).assertStatus(200)
    ;(await confirm(client, d, second)).assertStatus(200)
    assert.equal(await opened(d.id), 4)
  })

  test('vendors that ask at the same moment are handed one new set', async ({ client, assert }) => {
    const d = await inSubmission(client)
    const third = d.holders[2]!
    const lost = await client
      .post('/api/kunci-pemegang/cabut')
      .bearerToken(third.token)
      .json({ alasan: 'Laptop hilang' })
    lost.assertStatus(200)
    const answers = await Promise.all(
      [...d.rekanan, ...d.rekanan, ...d.rekanan].map(({ token }) =>
        client.get(`/api/lelang/segel/${d.id}/himpunan`).bearerToken(token)
      )
    )
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      answers.map(() => 200)
    )
    assert.equal(await count('himpunan_pemegang where paket_id = ?', [d.id]), 2)
  })

  test('with one key left nothing is sealed, and the vendor is told without names', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    for (const { token } of d.holders.slice(1)) {
      await client
        .post('/api/kunci-pemegang/cabut')
        .bearerToken(token)
        .json({ alasan: 'Kebakaran kantor' })
    }
    const refused = await kirim(client, d, d.rekanan[0]!, { berkas: { K: randomPdf() } })
    refused.assertStatus(409)
    assert.equal(message(refused), teks.kurangDua)
  })
})
