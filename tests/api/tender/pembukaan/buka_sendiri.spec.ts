/** Fewer than two holders' keys after the end (sealing.md §4): by decision vendors open what they sealed, or refuse. */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { jadwalUji, keTahap } from '@eproc/database/factories/paket'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import type { KategoriFile } from '@eproc/domain/common/choices'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { VendorOpening } from '@eproc/domain/tender/penawaran/answers_segel'
import { bukaSendiri as teks } from '@eproc/i18n/id/buka_sendiri'
import { base64, fromBase64 } from '@eproc/sealing/bytes'
import { makeRecoveryCode } from '@eproc/sealing/keys/passphrase'
import { readHolderSet } from '@eproc/sealing/offer/facts'
import { openOwn } from '@eproc/sealing/offer/own'
import { keepSecret, receiptKey, type KeptSecret } from '@eproc/sealing/offer/receipt_file'
import { data, message } from '../../../lib/answers.ts'
import { clockNow, cleanSlate } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import {
  askFor,
  asReserve,
  confirmFor,
  signedConfirmation,
  signedRequest,
} from '../../../lib/openings.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { tokenFor } from '../../../lib/people.ts'
import { count, row, rows } from '../../../lib/query.ts'
import { handIn, sealFile, sendSealed, withKey } from '../../../lib/sealing_vendor.ts'
import { inOpening, inSubmission, opened, type HeldPackage } from './bantu.ts'

const PRICE = { total: 987_654_321, lines: [] }
const KINDS = ['K', 'A', 'T', 'H'] as const

interface Keeper {
  vendor: RekananBuatan
  key: CryptoKey
  kept: Map<KategoriFile, KeptSecret>
}

/** Hands in all four files, and keeps of each what its receipt file has. */
async function inWithFiles(
  client: ApiClient,
  d: HeldPackage,
  vendor: RekananBuatan
): Promise<Keeper> {
  const key = (await receiptKey(await makeRecoveryCode()))!
  const pair = await withKey(client, d.id, vendor)
  const kept = new Map<KategoriFile, KeptSecret>()
  for (const jenis of KINDS) {
    let kunci = ''
    const sealed = await sealFile(client, d.id, vendor, {
      pair,
      jenis,
      isi: randomPdf(jenis),
      price: jenis === 'H' ? PRICE : null,
      keep: async (secret, hash) => {
        kunci = await keepSecret(secret, hash, key)
      },
    })
    kept.set(jenis, { header: sealed.sealed.header, kunci })
    ;(await sendSealed(client, d.id, vendor, jenis, sealed)).assertStatus(200)
  }
  return { vendor, key, kept }
}

const revoke = async (client: ApiClient, ...holders: KeyHolder[]) => {
  for (const { token } of holders) {
    const url = '/api/kunci-pemegang/cabut'
    const answer = await client.post(url).bearerToken(token).json({ alasan: 'Laptop hilang' })
    answer.assertStatus(200)
  }
}

const url = (d: HeldPackage) => `/api/lelang/segel/${d.id}/bukaan`
const decide = (client: ApiClient, d: HeldPackage, body: object = { alasan: 'Kebakaran kantor' }) =>
  client.post(`/api/tender/pembukaan/${d.id}/rekanan`).bearerToken(d.tokenPpk).json(body)
const plainly = async (client: ApiClient, d: HeldPackage) => {
  const asked = await client
    .post(`/api/tender/pembukaan/${d.id}`)
    .bearerToken(d.tokenPokja[0]!)
    .json({ alasan: 'Menunggu rekanan' })
  if (asked.status() !== 200) return asked
  return client.post(`/api/tender/pembukaan/${d.id}/sahkan`).bearerToken(d.tokenPokja[1]!).json({})
}

const HOUR = 3_600_000

/** Goes on after a pause, by a revision that gives every stage that had not ended five days more. */
async function goOn(client: ApiClient, d: HeldPackage): Promise<void> {
  const now = clockNow().toMillis()
  const later = (moment: Date) => new Date(moment.getTime() + 120 * HOUR)
  const listRevisiJadwal = (await jadwalUji(d.id)).map(({ urut, include, mulai, selesai }) => {
    const moved = selesai.getTime() > now - 101 * HOUR
    return {
      urut,
      include,
      mulai: mulai.getTime() > now - 100 * HOUR ? later(mulai) : mulai,
      selesai: moved ? later(selesai) : selesai,
      remark: moved ? 'Sesudah penundaan' : null,
    }
  })
  const revised = await client
    .post('/api/rup/jadwal/revisi')
    .bearerToken(d.tokenPpk)
    .json({ paketPenyediaId: d.id, listRevisiJadwal })
  revised.assertStatus(200)
  const manager = await tokenFor({ peran: 'manajerULP' })
  const approve = `/api/rup/jadwal/revisi/approve/${d.id}`
  ;(await client.post(approve).bearerToken(manager)).assertStatus(200)
  const resume = client.put(`/api/rup/lelang/lanjutkan/${d.id}`).bearerToken(d.tokenPpk)
  ;(await resume.json({})).assertStatus(200)
}

const served = async (client: ApiClient, d: HeldPackage, { token }: RekananBuatan) =>
  data<VendorOpening | null>(await client.get(url(d)).bearerToken(token))

/** What this vendor's browser hands over of one file. */
async function release(client: ApiClient, d: HeldPackage, by: Keeper, jenis: KategoriFile) {
  const opening = (await served(client, d, by.vendor))!
  const file = opening.berkas.find((one) => one.jenis === jenis)!
  const own = {
    statement: file.pernyataan,
    envelope: fromBase64(file.amplop),
    sets: opening.himpunan.map(readHolderSet),
  }
  const answer = await openOwn(own, by.kept.get(jenis)!, by.key)
  if (!answer.ok) throw new Error(answer.fault)
  const body = { penawaran: file.penawaran, kunci: base64(answer.keys) }
  return client.post(url(d)).bearerToken(by.vendor.token).json(body)
}

test.group('Vendors open their own offers', (group) => {
  group.each.setup(cleanSlate)

  test('by decision, where no two holders are left; what a vendor does not open stays shut', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client, {}, { takesPlain: false })
    const [first, second, third, ppk] = d.holders as KeyHolder[]
    const willing = await inWithFiles(client, d, d.rekanan[0]!)
    const silent = await inWithFiles(client, d, d.rekanan[1]!)
    await keTahap(d.id, 'pembukaan')
    const early = await decide(client, d)
    early.assertStatus(409)
    assert.equal(message(early), teks.cukup)
    // A request that still stands when the keys are lost is in nobody's way afterwards.
    const asked = await askFor(client, d.id, first!, await signedRequest(client, d.id, first!))
    asked.assertStatus(200)
    await revoke(client, first!, second!, third!, ppk!)
    assert.isNull(await served(client, d, willing.vendor))
    const state = await client
      .get(`/api/tender/pembukaan/${d.id}/pembukaan`)
      .bearerToken(d.tokenPpk)
    assert.isTrue(data<BeritaAcaraPembukaan>(state).kunciKurang)
    ;(await decide(client, d, {})).assertStatus(400)
    const decided = await decide(client, d)
    decided.assertStatus(200)
    assert.deepInclude(data<BeritaAcaraPembukaan>(decided).bukaSendiri, {
      alasan: 'Kebakaran kantor',
      dibuka: 0,
      dari: 8,
    })
    ;(await decide(client, d)).assertStatus(409)
    const leaf = await row<{ isi: string }>(
      `select isi from log_antri where jenis = 'keputusan-kunci'`
    )
    assert.lengthOf((JSON.parse(leaf.isi) as { kunciTersisa: string[] }).kunciTersisa, 1)
    for (const { vendor } of [willing, silent]) {
      const [mail] = await mailsTo(vendor.pengguna.email)
      assert.include(mail!.teks, teks.isiKabar[0]!)
    }

    // Only its own files, only with their own keys; nobody opens while vendors still may.
    assert.lengthOf((await served(client, d, willing.vendor))!.berkas, 4)
    for (const jenis of KINDS.slice(0, 3)) {
      ;(await release(client, d, willing, jenis)).assertStatus(200)
    }
    const again = await release(client, d, willing, 'K')
    again.assertStatus(409)
    const theirs = (await served(client, d, silent.vendor))!.berkas[0]!
    const mine = (await served(client, d, willing.vendor))!.berkas.find((b) => !b.dibuka)!
    const post = (token: string, penawaran: string, kunci: string) =>
      client.post(url(d)).bearerToken(token).json({ penawaran, kunci })
    const wrong = base64(new Uint8Array(128))
    ;(await post(willing.vendor.token, theirs.penawaran, wrong)).assertStatus(404)
    ;(await post(willing.vendor.token, mine.penawaran, wrong)).assertStatus(400)
    ;(await release(client, d, willing, 'H')).assertStatus(200)
    const waiting = await plainly(client, d)
    waiting.assertStatus(409)
    assert.equal(message(waiting), teks.menunggu)

    await keTahap(d.id, 'pembukaan', 73 * 60)
    const late = await release(client, d, silent, 'K')
    late.assertStatus(409)
    assert.equal(message(late), teks.lewat)
    const done = await plainly(client, d)
    done.assertStatus(200)
    const acara = data<BeritaAcaraPembukaan>(done)
    assert.equal(await opened(d.id), 4)
    assert.equal(acara.penawaran[0]!.hargaPenawaran, PRICE.total)
    assert.isTrue(acara.penawaran[0]!.berkas.every(({ utuh }) => utuh))
    assert.deepEqual(
      acara.tidakDibuka.map(({ vendorId, alasan }) => [vendorId, alasan]),
      [[silent.vendor.rekanan.id, teks.tidakDibuka]]
    )
  })

  test('a pause takes nothing from the hours that vendors have', async ({ client, assert }) => {
    const d = await inSubmission(client, {}, { takesPlain: false })
    const keeper = await inWithFiles(client, d, d.rekanan[0]!)
    await keTahap(d.id, 'pembukaan')
    await revoke(client, ...d.holders.slice(0, 4))
    ;(await decide(client, d)).assertStatus(200)
    const deadline = async () => Date.parse((await served(client, d, keeper.vendor))!.batas)
    const decided = await deadline()
    await keTahap(d.id, 'pembukaan', 60)
    const paused = await client
      .put(`/api/rup/lelang/tunda/${d.id}`)
      .bearerToken(d.tokenPpk)
      .json({ alasan: 'Menunggu polisi' })
    paused.assertStatus(200)
    await keTahap(d.id, 'pembukaan', 101 * 60)
    await goOn(client, d)
    assert.approximately(await deadline(), decided + 100 * HOUR, HOUR / 60)
    // 171 hours after the decision, 100 of which it was paused.
    await keTahap(d.id, 'pembukaan', 171 * 60)
    ;(await release(client, d, keeper, 'K')).assertStatus(200)
    const waiting = await plainly(client, d)
    assert.equal(message(waiting), teks.menunggu)
    await keTahap(d.id, 'pembukaan', 173 * 60)
    assert.equal(message(await release(client, d, keeper, 'A')), teks.lewat)
    const done = await plainly(client, d)
    done.assertStatus(200)
    assert.equal(await opened(d.id), 1)
  })

  test('of a package that failed in between nothing is handed over: it stays sealed', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client, {}, { takesPlain: false })
    const keeper = await inWithFiles(client, d, d.rekanan[0]!)
    await keTahap(d.id, 'pembukaan')
    await revoke(client, ...d.holders.slice(0, 4))
    ;(await decide(client, d)).assertStatus(200)
    const offered = (await served(client, d, keeper.vendor))!
    const failed = await client
      .put(`/api/rup/lelang/gagal/${d.id}`)
      .bearerToken(d.tokenPpk)
      .json({ alasan: 'Kunci pemegang tidak ada lagi' })
    failed.assertStatus(200)
    assert.isNull(await served(client, d, keeper.vendor))
    const { penawaran } = offered.berkas[0]!
    const late = await client
      .post(url(d))
      .bearerToken(keeper.vendor.token)
      .json({ penawaran, kunci: base64(new Uint8Array(128)) })
    late.assertStatus(404)
  })

  test('one lost key, or two, stop no opening while a pair is left', async ({ client, assert }) => {
    const d = await inOpening(client, {
      metode: 'PLA',
      jenis: 'BAR',
      hps: [{ uraian: 'Meja rapat', volume: 10, satuan: 'bh', hargaSatuan: 5_000_000 }],
    })
    const [official, ppk, pa] = d.holders as [KeyHolder, KeyHolder, KeyHolder]
    await revoke(client, official)
    assert.equal(message(await decide(client, d)), teks.cukup)
    const alasanCadangan = 'Kunci pejabat pengadaan hilang'
    const reserve = asReserve(pa)
    const asked = await signedRequest(client, d.id, reserve)
    ;(await askFor(client, d.id, reserve, { ...asked, alasanCadangan })).assertStatus(200)
    const confirmation = await signedConfirmation(client, d.id, ppk)
    ;(await confirmFor(client, d.id, ppk, confirmation)).assertStatus(200)
    assert.isAbove(await opened(d.id), 0)
    assert.equal(await count('keputusan_kunci'), 0)
  })

  test('members who left the unit hold nothing: where none may act any more, it is decided as with lost keys', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const members = d.holders.slice(0, 3).map(({ id }) => id)
    await rows(`update pengguna set divisi_kode = '2020' where id = any(?) returning id`, [members])
    const state = await client
      .get(`/api/tender/pembukaan/${d.id}/pembukaan`)
      .bearerToken(d.tokenPpk)
    assert.isTrue(data<BeritaAcaraPembukaan>(state).kunciKurang)
    ;(await decide(client, d)).assertStatus(200)
  })

  test('who kept the file of an older version opens nothing with it', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client, {}, { takesPlain: false })
    const keeper = await inWithFiles(client, d, d.rekanan[0]!)
    const pair = await withKey(client, d.id, keeper.vendor)
    const newer = { pair, jenis: 'T', isi: randomPdf() } as const
    ;(await handIn(client, d.id, keeper.vendor, newer)).assertStatus(200)
    await keTahap(d.id, 'pembukaan')
    await revoke(client, ...d.holders.slice(0, 4))
    ;(await decide(client, d)).assertStatus(200)
    const opening = (await served(client, d, keeper.vendor))!
    const file = opening.berkas.find(({ jenis }) => jenis === 'T')!
    const own = {
      statement: file.pernyataan,
      envelope: fromBase64(file.amplop),
      sets: opening.himpunan.map(readHolderSet),
    }
    const answer = await openOwn(own, keeper.kept.get('T')!, keeper.key)
    assert.deepEqual(answer, { ok: false, fault: 'other' })
    const other = (await receiptKey(await makeRecoveryCode()))!
    const k = opening.berkas.find(({ jenis }) => jenis === 'K')!
    const ofK = { ...own, statement: k.pernyataan, envelope: fromBase64(k.amplop) }
    assert.deepEqual(await openOwn(ofK, keeper.kept.get('K')!, other), { ok: false, fault: 'code' })
  })
})
