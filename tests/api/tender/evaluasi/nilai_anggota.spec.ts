/** Technical scores by member of the pokja: hidden until one's own are in, averaged by the server (decisions §5.3). */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { keTahap } from '@eproc/database/factories/paket'
import { createTender, type TenderUji } from '@eproc/database/factories/tender'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { NilaiAnggotaPaket } from '@eproc/domain/tender/nilai/answers_nilai'
import { createPengguna } from '@eproc/database/factories/pengguna'
import type { BerkasCetakan, KonfirmasiCetakan } from '@eproc/domain/tender/answers_cetakan'
import { peringkat } from '@eproc/i18n/id/peringkat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { data, errorFields, message } from '../../../lib/answers.ts'
import { fetchBytes } from '../../../lib/calls.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { journalActions } from '../../../lib/journal.ts'
import { pdfText, withoutBlanks } from '../../../lib/pdf.ts'
import { ownerRows, rows } from '../../../lib/query.ts'
import { codeOf } from '../cetakan/bantu.ts'

const url = ({ id }: TenderUji) => `/api/tender/nilai-anggota/${id}`

async function way(value: 0 | 1): Promise<void> {
  await rows(`update parameter set value = ? where key = 'CARA_NILAI_POKJA'`, [String(value)])
  forgetParameters()
}

/** Two vendors whose offers are open, in the stage where they are judged. */
async function judged(average = true): Promise<TenderUji> {
  await way(average ? 1 : 0)
  const t = await createTender([800_000_000, 900_000_000], { metodeEvaluasi: 'NIL' })
  await keTahap(t.id, 'evaluasi')
  return t
}

const scores = (t: TenderUji, a: unknown, b: unknown, more: object = {}) => ({
  daftar: [a, b].map((nilai, i) => ({ vendorId: t.rekanan[i]!.rekanan.id, nilai, ...more })),
})

const enter = (client: ApiClient, t: TenderUji, member: number, sent: object) =>
  client.put(url(t)).bearerToken(t.tokenPokja[member]!).json(sent)

const read = async (client: ApiClient, t: TenderUji, token: string) =>
  data<NilaiAnggotaPaket>(await client.get(url(t)).bearerToken(token))

const decide = (client: ApiClient, t: TenderUji, hasilTeknis: (number | null)[]) =>
  client
    .put('/api/lelang/evaluasi')
    .bearerToken(t.tokenPokja[0]!)
    .json({
      paketPenyediaId: t.id,
      dokumenKualifikasi: true,
      kualifikasi: true,
      administrasi: true,
      teknis: true,
      listEvaluasi: t.rekanan.map(({ rekanan }, i) => ({
        vendorId: rekanan.id,
        hasilKualifikasi: true,
        lulusKualifikasi: true,
        hasilAdministrasi: true,
        hasilTeknis: hasilTeknis[i],
        lulusTeknis: true,
      })),
    })

const pricesPassed = (t: TenderUji) =>
  rows(
    `update evaluasi set lulus_harga = true, hasil_harga = 100, nilai_penawaran = 800000000
      where paket_id = ? returning rekanan_id`,
    [t.id]
  )

test.group('Scores by member', (group) => {
  group.each.setup(async () => {
    const reset = await cleanSlate()
    return async () => {
      await way(0)
      reset()
    }
  })

  test('who left the technical offer out is scored by nobody, and nobody waits for it', async ({
    assert,
    client,
  }) => {
    const t = await judged()
    const [satu, dua] = t.rekanan.map((r) => r.rekanan.id)
    await ownerRows(
      `delete from penawaran where paket_id = ? and rekanan_id = ? and jenis <> 'K' returning id`,
      [t.id, dua]
    )
    for (const member of t.pokja.keys()) {
      const sent = await enter(client, t, member, { daftar: [{ vendorId: satu, nilai: 80 }] })
      sent.assertStatus(200)
    }
    const { anggota, rekanan } = await read(client, t, t.tokenPpk)
    assert.deepEqual(
      rekanan.map((r) => [r.vendorId, r.rata]),
      [[satu, 80]]
    )
    assert.isTrue(anggota.every((a) => a.lengkap))
  })

  test('nobody reads the others before all of its own are in; the PPK when all are', async ({
    assert,
    client,
  }) => {
    const t = await judged()
    ;(await enter(client, t, 0, scores(t, 80, 60.25))).assertStatus(200)
    const first = await read(client, t, t.tokenPokja[0]!)
    assert.isTrue(first.menilai)
    assert.deepEqual(
      first.rekanan.map((r) => r.semua?.length),
      [1, 1]
    )
    assert.isNull(first.rekanan[0]!.rata)
    const half = { daftar: scores(t, 90, 90).daftar.slice(0, 1) }
    ;(await enter(client, t, 1, half)).assertStatus(200)
    for (const token of [t.tokenPokja[1]!, t.tokenPokja[2]!, t.tokenPpk]) {
      const seen = await read(client, t, token)
      assert.isNotEmpty(seen.rekanan)
      assert.isTrue(seen.rekanan.every((r) => r.semua === null && r.rata === null))
      assert.notInclude(JSON.stringify(seen), '60.25')
    }
    ;(await enter(client, t, 1, scores(t, 90, 81.5))).assertStatus(200)
    ;(await enter(client, t, 2, scores(t, 70.01, 70))).assertStatus(200)
    const all = await read(client, t, t.tokenPpk)
    assert.isFalse(all.menilai)
    assert.deepEqual(
      all.rekanan.map(({ rata, menyimpang }) => [rata, menyimpang]),
      [
        [80, false],
        [70.58, true],
      ]
    )
    assert.include(await journalActions({ id: t.id }), 'evaluasi.anggota')
  })

  test('the technical score is their average and nothing else', async ({ assert, client }) => {
    const t = await judged()
    ;(await enter(client, t, 0, scores(t, 80, 60))).assertStatus(200)
    const early = await decide(client, t, [80, 60])
    early.assertStatus(409)
    assert.include(message(early), t.pokja[1]!.nama)
    assert.notInclude(message(early), t.pokja[0]!.nama)
    ;(await enter(client, t, 1, scores(t, 90, 70))).assertStatus(200)
    ;(await enter(client, t, 2, scores(t, 91, 71))).assertStatus(200)
    const other = await decide(client, t, [87, 67.5])
    other.assertStatus(400)
    assert.deepEqual(errorFields(other), ['listEvaluasi.1.hasilTeknis'])
    assert.include(message(other), '67')
    const taken = await decide(client, t, [87, null])
    taken.assertStatus(200)
    assert.deepEqual(
      data<EvaluasiStaf[]>(taken).map((n) => n.hasilTeknis),
      [87, 67]
    )
    await pricesPassed(t)
    const paper = data<BerkasCetakan>(
      await client
        .post(`/api/tender/cetakan/${t.id}`)
        .bearerToken(t.tokenPpk)
        .json({ jenis: 'evaluasi' })
    )
    const text = pdfText(await fetchBytes(`/${paper.file}`, t.tokenPpk))
    for (const said of [
      tenderHasil.nilaiAnggota.cetakan,
      t.pokja[2]!.nama,
      '91',
      peringkat.judul,
    ]) {
      assert.include(text, withoutBlanks(said))
    }
  })

  test('whose scores were averaged stays in minutes and on screen when the pokja has changed since', async ({
    assert,
    client,
  }) => {
    const t = await judged()
    for (const [member, given] of [80, 90, 91].entries()) {
      ;(await enter(client, t, member, scores(t, given, given - 20))).assertStatus(200)
    }
    ;(await decide(client, t, [87, 67])).assertStatus(200)
    await pricesPassed(t)
    const print = async () => {
      const url = `/api/tender/cetakan/${t.id}`
      const answer = await client.post(url).bearerToken(t.tokenPpk).json({ jenis: 'evaluasi' })
      return data<BerkasCetakan>(answer).nomor
    }
    const nomor = await print()
    await rows('delete from pokja where paket_id = ? and pengguna_id = ? returning paket_id', [
      t.id,
      t.pokja[2]!.id,
    ])
    // By another name, who is there stands in another column now.
    await rows(`update pengguna set nama = 'Zz ' || nama where id = ? returning id`, [
      t.pokja[0]!.id,
    ])
    const { id: newcomer } = await createPengguna({ divisi: '1010', peran: 'operatorULP' })
    await rows(
      `insert into pokja (paket_id, pengguna_id, bebas_benturan_pada) values (?, ?, now()) returning paket_id`,
      [t.id, newcomer]
    )
    assert.equal(await print(), nomor)
    const confirmed = await client.get(`/api/cetakan/${await codeOf(nomor)}`)
    assert.equal(data<KonfirmasiCetakan>(confirmed).keadaan, 'sah')
    const { anggota, rekanan } = await read(client, t, t.tokenPpk)
    assert.sameMembers(
      anggota.map(({ penggunaId }) => penggunaId),
      t.pokja.map(({ id }) => id)
    )
    assert.deepEqual(
      rekanan.map((r) => r.rata),
      [87, 67]
    )
    // Judged anew, it is by those who are there now.
    const anew = await decide(client, t, [87, 67])
    anew.assertStatus(409)
  })

  test('the way of a package is fixed when it is first judged', async ({ assert, client }) => {
    const agreed = await judged(false)
    ;(await decide(client, agreed, [75, 65])).assertStatus(200)
    await way(1)
    const refused = await enter(client, agreed, 0, scores(agreed, 80, 60))
    refused.assertStatus(409)
    assert.equal((await read(client, agreed, agreed.tokenPpk)).cara, 'konsensus')
    const averaged = await judged()
    ;(await enter(client, averaged, 0, scores(averaged, 80, 60))).assertStatus(200)
    await way(0)
    assert.equal((await read(client, averaged, averaged.tokenPpk)).cara, 'rata-rata')
    ;(await decide(client, averaged, [80, 60])).assertStatus(409)
  })

  test('refused: bad scores, other people, other times; nothing is half saved', async ({
    assert,
    client,
  }) => {
    const t = await judged()
    for (const [sent, field] of [
      [scores(t, 101, 60), 'daftar.0.nilai'],
      [scores(t, 80, -1), 'daftar.1.nilai'],
      [scores(t, 80, 60.123), 'daftar.1.nilai'],
      [scores(t, 80, null), 'daftar.1.nilai'],
      [scores(t, 80, 60, { catatan: 'x'.repeat(501) }), 'daftar.0.catatan'],
      [{ daftar: [{ vendorId: 999_999, nilai: 80 }] }, 'daftar.0.vendorId'],
      [{ daftar: [scores(t, 80, 60).daftar[0], scores(t, 80, 60).daftar[0]] }, 'daftar.1.vendorId'],
      [{ daftar: [] }, 'daftar'],
    ] as const) {
      const answer = await enter(client, t, 0, sent)
      answer.assertStatus(400)
      assert.include(errorFields(answer), field)
    }
    ;(
      await client
        .put(url(t))
        .bearerToken(t.tokenPpk)
        .json(scores(t, 80, 60))
    ).assertStatus(403)
    const vendor = t.rekanan[0]!.token
    ;(
      await client
        .put(url(t))
        .bearerToken(vendor)
        .json(scores(t, 80, 60))
    ).assertStatus(403)
    ;(await client.get(url(t)).bearerToken(vendor)).assertStatus(403)
    assert.isEmpty(await rows('select 1 from nilai_anggota'))
    await keTahap(t.id, 'penetapan')
    ;(await enter(client, t, 0, scores(t, 80, 60))).assertStatus(409)
  })

  test('two saves of one member at once leave one score a vendor; an older one is refused', async ({
    assert,
    client,
  }) => {
    const t = await judged()
    await Promise.all([80, 70, 60].map((n) => enter(client, t, 0, scores(t, n, n))))
    const stored = await rows('select 1 from nilai_anggota')
    assert.lengthOf(stored, 2)
    const stale = await enter(client, t, 0, scores(t, 50, 50, { versi: 0 }))
    stale.assertStatus(409)
  })
})
