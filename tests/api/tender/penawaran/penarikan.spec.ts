/** Withdrawing from a package that is sealed to people: the vendor's own key says so, or nothing is withdrawn. */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { tutupPemasukan } from '@eproc/backend/app/tender/penutupan/tutup_pemasukan'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import { keTahap } from '@eproc/database/factories/paket'
import type { BuktiLog, PenutupanTender } from '@eproc/domain/log/answers'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type {
  KonfirmasiTandaTerima,
  PenawaranSendiri,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import type { PengunduranDiri } from '@eproc/domain/tender/penawaran/answers_segel'
import { segelRekanan as teks } from '@eproc/i18n/id/segel_rekanan'
import { base64 } from '@eproc/sealing/bytes'
import { openingProofs } from '@eproc/sealing/offer/log_proofs'
import type { OpeningFacts } from '@eproc/sealing/offer/opening'
import { checkOpeningLog } from '@eproc/sealing/offer/opening_log'
import { makeSigningPair, signWithdrawal, type SigningPair } from '@eproc/sealing/offer/vendor'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import { lastJournal } from '../../../lib/journal.ts'
import { holds } from '../../../lib/log_proof.ts'
import { askSigned, confirmSigned, provenToSign } from '../../../lib/openings.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { count, rows } from '../../../lib/query.ts'
import { handIn, sealingOf, withKey } from '../../../lib/sealing_vendor.ts'
import { inSubmission, type HeldPackage } from '../pembukaan/bantu.ts'
import { kirim } from './bantu.ts'

const PRICE = { total: 45_000_000, lines: [] }
const KINDS = ['K', 'A', 'T', 'H'] as const

async function allIn(client: ApiClient, d: HeldPackage, vendor: RekananBuatan, pair: SigningPair) {
  for (const jenis of KINDS) {
    const price = jenis === 'H' ? PRICE : null
    const sent = await handIn(client, d.id, vendor, { pair, jenis, isi: randomPdf(), price })
    sent.assertStatus(200)
  }
}

/** A package sealed to people alone, with all files of its first vendor in. */
async function oneIn(client: ApiClient) {
  const d = await inSubmission(client, {}, { takesPlain: false })
  const vendor = d.rekanan[0]!
  const pair = await withKey(client, d.id, vendor)
  await allIn(client, d, vendor, pair)
  return { d, vendor, pair }
}

/** What the vendor's browser signs; `of` leaves out or alters. */
async function signed(client: ApiClient, d: HeldPackage, vendor: RekananBuatan, pair: SigningPair) {
  const { instalasi, paket, samaran, rantai } = await sealingOf(client, d.id, vendor)
  return Promise.all(
    rantai.map(async ({ tahap, jenis, versi, sebelum }) => {
      const { text, signature } = await signWithdrawal(
        {
          installation: instalasi,
          package: paket,
          stage: tahap,
          kind: jenis,
          vendor: samaran,
          version: versi,
          previous: sebelum,
        },
        pair
      )
      return { pernyataan: text, tandaTangan: base64(signature) }
    })
  )
}

const mundur = (
  client: ApiClient,
  d: HeldPackage,
  { token, rekanan }: RekananBuatan,
  penarikan?: object[]
) =>
  client
    .post('/api/lelang/peserta/mundur')
    .bearerToken(token)
    .json({
      paketPenyediaId: d.id,
      vendorId: rekanan.id,
      alasan: 'Kapasitas penuh',
      ...(penarikan ? { penarikan } : {}),
    })

async function opened(client: ApiClient, d: HeldPackage) {
  const [first, second] = d.holders as [KeyHolder, KeyHolder]
  await keTahap(d.id, 'pembukaan')
  ;(await askSigned(client, d.id, first)).assertStatus(200)
  return data<BeritaAcaraPembukaan>(await confirmSigned(client, d.id, second))
}

test.group('Withdrawing what is sealed to people', (group) => {
  group.each.setup(cleanSlate)

  test('is refused unless the vendor’s newest key signed it for every file, on top of its receipt', async ({
    assert,
    client,
  }) => {
    const { d, vendor, pair } = await oneIn(client)
    const good = await signed(client, d, vendor, pair)
    const refused = async (what: object[] | undefined, status = 409) => {
      const answer = await mundur(client, d, vendor, what)
      assert.equal(answer.status(), status, JSON.stringify(what))
      if (status === 409) assert.include(message(answer), teks.errors.penarikanWajib)
    }
    await refused(undefined)
    await refused(good.slice(1))
    await refused(await signed(client, d, vendor, await makeSigningPair()))
    await refused([...good.slice(1), { ...good[0]!, tandaTangan: good[1]!.tandaTangan }])
    await refused([...good, good[0]!], 400)
    await refused([{ pernyataan: 'bukan pernyataan', tandaTangan: good[0]!.tandaTangan }], 400)
    // Another version came in between: what was signed withdraws something older.
    const again = await handIn(client, d.id, vendor, { pair, jenis: 'T', isi: randomPdf() })
    again.assertStatus(200)
    await refused(good)
    assert.equal(await count('penarikan'), 0)
    assert.equal(await count('peserta where mundur_pada is not null'), 0)
  })

  test('is answered by receipts that stand in the log, and the closing covers it', async ({
    assert,
    client,
  }) => {
    const d = await inSubmission(client, {}, { takesPlain: false })
    const [vendor, stays] = d.rekanan as [RekananBuatan, RekananBuatan]
    const pair = await withKey(client, d.id, vendor)
    await allIn(client, d, vendor, pair)
    await allIn(client, d, stays, await withKey(client, d.id, stays))
    const [own] = await rows<{ kode: string }>(
      `select t.kode from tanda_terima t join penawaran w on w.id = t.penawaran_id
        where w.rekanan_id = ? order by w.id`,
      [vendor.rekanan.id]
    )
    const answer = await mundur(client, d, vendor, await signed(client, d, vendor, pair))
    answer.assertStatus(200)
    const { penarikan } = data<PengunduranDiri>(answer)
    assert.sameMembers(
      penarikan.map(({ jenis }) => jenis),
      [...KINDS]
    )
    const [{ kode, versi, penyegelan }] = penarikan as [PengunduranDiri['penarikan'][0]]
    assert.deepEqual([versi, penyegelan], [2, 'disegel di peramban'])
    await tickLog()
    const proof = (token: string) => client.get(`/api/log/bukti/${kode}`).bearerToken(token)
    const bukti = data<BuktiLog>(await proof(vendor.token))
    assert.equal(bukti.jenis, 'penarikan')
    assert.isTrue(await holds(bukti))
    assert.notInclude(bukti.isi, vendor.rekanan.nama)
    ;(await proof(stays.token)).assertStatus(404)
    const confirmed = data<KonfirmasiTandaTerima>(
      await client.get(`/api/tanda-terima/${own!.kode}`)
    )
    assert.isNotNull(confirmed.ditarikPada)
    const mail = (await mailsTo(vendor.pengguna.email)).find(({ perihal }) =>
      perihal.includes('ditarik')
    )
    assert.include(mail!.teks, kode)
    const journal = await lastJournal({ aksi: 'peserta.mundur', id: d.id })
    assert.include(String(journal!.rincian.tandaTerima), kode)

    await keTahap(d.id, 'pembukaan')
    await tutupPemasukan()
    const [closing] = data<PenutupanTender[]>(
      await client.get(`/api/log/penutupan/${d.id}`).bearerToken(stays.token)
    )
    assert.deepEqual([closing!.penawar, closing!.berkas], [1, 12])
    const acara = await opened(client, d)
    assert.deepEqual(
      acara.penawaran.map(({ vendorId }) => vendorId),
      [stays.rekanan.id]
    )
    assert.deepEqual(
      acara.tidakDibuka.map(({ vendorId, alasan }) => [vendorId, alasan]),
      [[vendor.rekanan.id, 'Mengundurkan diri']]
    )
  })

  test('a withdrawal that is removed from the tables is missed by the holders’ check', async ({
    assert,
    client,
  }) => {
    const { d, vendor, pair } = await oneIn(client)
    ;(await mundur(client, d, vendor, await signed(client, d, vendor, pair))).assertStatus(200)
    await keTahap(d.id, 'pembukaan')
    await tutupPemasukan()
    await rows('delete from penarikan returning id')
    await rows('update peserta set mundur_pada = null returning id')
    await assert.rejects(() => opened(client, d))
    assert.equal(await count('penawaran where dibuka_pada is not null'), 0)
  })

  test('no word of the server’s leaves anybody out of the first opening', async ({
    assert,
    client,
  }) => {
    const d = await inSubmission(client, {}, { takesPlain: false })
    const [left, stays] = d.rekanan as [RekananBuatan, RekananBuatan]
    for (const one of [left, stays]) {
      await allIn(client, d, one, await withKey(client, d.id, one))
    }
    await keTahap(d.id, 'pembukaan')
    await tutupPemasukan()
    // Whoever has the tables says that one withdrew, and has no signature of its key.
    await rows('update peserta set mundur_pada = now() where rekanan_id = ? returning id', [
      left.rekanan.id,
    ])
    const { given, facts } = await provenToSign(client, d.id, d.holders[0]!)
    const noTiles = () => Promise.reject(new Error('one checkpoint needs no tiles'))
    const said = async (change: Partial<OpeningFacts>) => {
      const proofs = openingProofs(given.bukti!)
      const found = await checkOpeningLog({ ...facts, ...change }, proofs, null, noTiles)
      return found.ok ? null : found.fault
    }
    assert.isNull(await said({}))
    assert.equal(
      await said({ entitled: new Set([facts.accepted[0]!.statement.vendor]) }),
      'results'
    )
    const { statement } = facts.accepted[0]!
    const settled = new Set(statement.act === 'version' ? [statement.offer] : [])
    assert.equal(await said({ settled }), 'results')
    const acara = await opened(client, d)
    assert.sameMembers(
      acara.penawaran.map(({ vendorId }) => vendorId),
      [left.rekanan.id, stays.rekanan.id]
    )
  })

  test('who comes back begins anew: what was withdrawn stays so', async ({ assert, client }) => {
    const { d, vendor, pair } = await oneIn(client)
    ;(await mundur(client, d, vendor, await signed(client, d, vendor, pair))).assertStatus(200)
    await rows('update peserta set mundur_pada = null where paket_id = ? returning id', [d.id])
    const own = async () =>
      data<PenawaranSendiri>(
        await client
          .get(`/api/lelang/penawaran/${d.id}/${vendor.rekanan.id}`)
          .bearerToken(vendor.token)
      )
    const before = await own()
    assert.sameMembers(before.tahap!.belum, [...KINDS])
    assert.isNotEmpty(before.berkas)
    assert.isTrue(before.berkas.every(({ ditarik, terakhir }) => ditarik && !terakhir))
    const newer = {
      pair,
      jenis: 'H',
      isi: randomPdf(),
      price: { ...PRICE, total: 40_000_000 },
    } as const
    ;(await handIn(client, d.id, vendor, newer)).assertStatus(200)
    const after = await own()
    assert.deepEqual(
      after.berkas.filter(({ terakhir }) => terakhir).map(({ jenis, versi }) => [jenis, versi]),
      [['H', 3]]
    )
    const acara = await opened(client, d)
    assert.deepEqual(
      acara.penawaran.flatMap(({ berkas }) => berkas.map(({ jenis, versi }) => [jenis, versi])),
      [['H', 3]]
    )
    assert.equal(acara.penawaran[0]!.hargaPenawaran, 40_000_000)
  })

  test('for a vendor without a key, whose plain files the installation signed, it signs this too', async ({
    assert,
    client,
  }) => {
    const d = await inSubmission(client)
    const [vendor, stays] = d.rekanan as [RekananBuatan, RekananBuatan]
    for (const one of [vendor, stays]) {
      ;(await kirim(client, d, one, { berkas: { T: randomPdf() } })).assertStatus(200)
    }
    const answer = await mundur(client, d, vendor)
    answer.assertStatus(200)
    const { penarikan } = data<PengunduranDiri>(answer)
    assert.deepEqual(
      penarikan.map(({ jenis, penyegelan }) => [jenis, penyegelan]),
      [['T', 'disegel saat diterima']]
    )
    const acara = await opened(client, d)
    assert.deepEqual(
      acara.penawaran.map(({ vendorId }) => vendorId),
      [stays.rekanan.id]
    )
  })
})
