/** Holders check their own shares before the end (sealing.md §1): who may, what is served, what it is worth. */
import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { HolderSetState, SharesToCheck } from '@eproc/domain/pemegang/answers'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import type {
  PenawaranRekanan,
  PenawaranSendiri,
  ShareChecks,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { checkOwnShares } from '@eproc/sealing/offer/share_check'
import type { ApiClient } from '@japa/api-client'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import { enrol, type KeyHolder } from '../../../lib/holder_keys.ts'
import {
  askFor,
  confirmFor,
  sendCheck,
  shareCheck,
  signedConfirmation,
  signedRequest,
} from '../../../lib/openings.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { count, ownerRows, rows } from '../../../lib/query.ts'
import { inSubmission, type HeldPackage } from '../pembukaan/bantu.ts'
import { kirim, semuaJenis } from './bantu.ts'

type Holders = [KeyHolder, KeyHolder, KeyHolder, KeyHolder, KeyHolder]

const handIn = async (client: ApiClient, d: HeldPackage) =>
  (await kirim(client, d, d.rekanan[0]!, { berkas: semuaJenis(), harga: 45_000_000 })).assertStatus(
    200
  )

const check = async (client: ApiClient, d: HeldPackage, holder: KeyHolder) =>
  (await sendCheck(client, d.id, holder, await shareCheck(client, d.id, holder))).assertStatus(200)

async function seen(client: ApiClient, d: HeldPackage, token: string): Promise<ShareChecks | null> {
  const answer = await client.get(`/api/lelang/penawaran/${d.id}`).bearerToken(token)
  return data<PenawaranRekanan[]>(answer)[0]!.pemeriksaan ?? null
}

const state = async (client: ApiClient, d: HeldPackage, { token }: KeyHolder) =>
  data<HolderSetState>(await client.get(`/api/paket/${d.id}/pemegang`).bearerToken(token))
const waiting = async (client: ApiClient, d: HeldPackage, holder: KeyHolder) =>
  (await state(client, d, holder)).bagianBelum

const work = async (client: ApiClient, { token }: KeyHolder) =>
  data<ButirKotak[]>(await client.get('/api/pekerjaan').bearerToken(token)).filter(
    ({ jenis }) => jenis === 'bagian'
  )

test.group('Holders check their shares', (group) => {
  group.each.setup(cleanSlate)

  test('each opens its own and signs that; pokja, PPK and the vendor read how many did', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [first, second, , ppk, pa] = d.holders as Holders
    await handIn(client, d)
    assert.deepEqual(await seen(client, d, d.tokenPokja[0]!), { pemegang: 0, gagal: 0, dari: 5 })
    assert.equal(await waiting(client, d, first), 4)
    assert.lengthOf(await work(client, first), 1)
    await check(client, d, first)
    assert.equal(await waiting(client, d, first), 0)
    assert.lengthOf(await work(client, first), 0)
    await check(client, d, pa)
    await check(client, d, ppk)
    for (const token of [d.tokenPokja[1]!, d.tokenPpk]) {
      assert.deepEqual(await seen(client, d, token), { pemegang: 3, gagal: 0, dari: 5 })
    }
    const other = await signInAs(await createPengguna({ peran: 'operatorULP' }))
    assert.isNull(await seen(client, d, other))
    const vendor = d.rekanan[0]!
    const url = `/api/lelang/penawaran/${d.id}/${vendor.rekanan.id}`
    const { berkas } = data<PenawaranSendiri>(await client.get(url).bearerToken(vendor.token))
    assert.isNotEmpty(berkas)
    assert.isTrue(berkas.every(({ pemeriksaan }) => pemeriksaan?.pemegang === 3))

    // A newer version is another offer: nobody has looked at it, and a vendor is as far as its least checked file.
    const again = await kirim(client, d, vendor, { berkas: { T: randomPdf() } })
    again.assertStatus(200)
    assert.deepEqual(await seen(client, d, d.tokenPpk), { pemegang: 0, gagal: 0, dari: 5 })
    assert.equal(await waiting(client, d, first), 1)
    await check(client, d, first)
    assert.deepEqual(await seen(client, d, d.tokenPpk), { pemegang: 1, gagal: 0, dari: 5 })

    // After the opening nothing is left to check, and it opens as ever.
    await keTahap(d.id, 'pembukaan')
    const asked = await askFor(client, d.id, first, await signedRequest(client, d.id, first))
    asked.assertStatus(200)
    const confirmation = await signedConfirmation(client, d.id, second)
    ;(await confirmFor(client, d.id, second, confirmation)).assertStatus(200)
    assert.equal(await waiting(client, d, second), 0)
    assert.isNull(await seen(client, d, d.tokenPpk))
  })

  test('it is served headers and its own shares, and nobody else says it for a key', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [first, second] = d.holders as Holders
    await handIn(client, d)
    const url = `/api/paket/${d.id}/pemegang/bagian`
    const mine = data<SharesToCheck>(await client.get(url).bearerToken(first.token)).bagian
    const theirs = data<SharesToCheck>(await client.get(url).bearerToken(second.token)).bagian
    assert.lengthOf(mine, 4)
    assert.notEqual(
      mine[0]!.bungkus,
      theirs.find((s) => s.penawaran === mine[0]!.penawaran)!.bungkus
    )
    assert.notInclude(mine[0]!.header, d.rekanan[0]!.rekanan.nama)

    const bySecond = await shareCheck(client, d.id, second)
    const holder = first.key.open.fingerprint
    const inFirstsName = await shareCheck(client, d.id, second, { holder })
    ;(await sendCheck(client, d.id, first, inFirstsName)).assertStatus(400)
    ;(await sendCheck(client, d.id, first, bySecond)).assertStatus(409)
    for (const change of [
      { package: '999' },
      { installation: 'lain' },
      { at: '2020-01-01T00:00:00.000Z' },
      { offers: [{ offer: '0'.repeat(32), header: '0'.repeat(64), opens: true }] },
    ]) {
      const sent = await sendCheck(
        client,
        d.id,
        first,
        await shareCheck(client, d.id, first, change)
      )
      assert.equal(sent.status(), 409, JSON.stringify(change))
    }
    assert.equal(await count('bagian_diperiksa'), 0)

    // Neither who has no key, nor whose key is of no offer here, has anything to check.
    const none = await createPengguna({ peran: 'operatorULP' })
    const without = await client.get(url).bearerToken(await signInAs(none))
    without.assertStatus(409)
    const signIn = () => signInAs(none)
    const stranger = { id: none.id, nama: none.nama, token: await signIn(), signIn }
    await enrol(client, stranger)
    await rows(
      `update kunci_pemegang set berlaku_pada = now() where pengguna_id = ? returning id`,
      [none.id]
    )
    assert.lengthOf(
      data<SharesToCheck>(await client.get(url).bearerToken(stranger.token)).bagian,
      0
    )
  })

  test('a share that does not open is told to its vendor and to the package’s people', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [first] = d.holders as Holders
    await handIn(client, d)
    const whole = await client.get(`/api/paket/${d.id}/pemegang/bagian`).bearerToken(first.token)
    const [one] = data<SharesToCheck>(whole).bagian
    // Another wrap than the one that it was sealed in: its own browser finds that it does not open.
    const spoiled = new Map([[one!.penawaran, { header: one!.header, wrap: new Uint8Array(81) }]])
    const offers = await checkOwnShares(spoiled, first.key.open)
    const sent = await shareCheck(client, d.id, first, { offers })
    const answer = await sendCheck(client, d.id, first, sent)
    answer.assertStatus(200)
    assert.equal(message(answer), teks.periksa.sebagian(0, 1))
    assert.deepEqual(await seen(client, d, d.tokenPpk), { pemegang: 0, gagal: 1, dari: 5 })
    const [mail] = await mailsTo(d.rekanan[0]!.pengguna.email)
    assert.include(mail!.teks, teks.periksa.gagalRekananIsi)
  })

  test('an opening is asked for once every offer was tried by a holder, and altered ones hinder nobody', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [first, second] = d.holders as Holders
    await handIn(client, d)
    await keTahap(d.id, 'pembukaan')
    const request = await signedRequest(client, d.id, first)
    const untried = () => rows('delete from bagian_diperiksa returning penawaran_id')
    await untried()
    const refused = await askFor(client, d.id, first, request)
    refused.assertStatus(409)
    assert.equal(message(refused), teks.periksa.wajib(4))
    await check(client, d, second)
    ;(await askFor(client, d.id, first, request)).assertStatus(200)
    // What nobody can try, for it is not what was signed, is the opening's to name.
    await ownerRows('delete from pembukaan returning id')
    await untried()
    await rows(
      `update penawaran_pemegang set amplop = set_byte(amplop, 40, (get_byte(amplop, 40) + 1) % 256)
        where penawaran_id = (select min(penawaran_id) from penawaran_pemegang) returning penawaran_id`
    )
    assert.lengthOf(
      data<SharesToCheck>(
        await client.get(`/api/paket/${d.id}/pemegang/bagian`).bearerToken(first.token)
      ).bagian,
      3
    )
    ;(await askFor(client, d.id, first, await signedRequest(client, d.id, first))).assertStatus(200)
  })

  test('in the last 72 hours two keys show that they work, though no share waits', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [first, second] = d.holders as Holders
    assert.containsSubset((await state(client, d, first)).bukti, { kurang: 2, saya: true })
    const [asked] = await work(client, first)
    assert.equal(asked!.keterangan, teks.periksa.menungguBukti)
    const shown = await sendCheck(client, d.id, first, await shareCheck(client, d.id, first))
    shown.assertStatus(200)
    assert.equal(message(shown), teks.periksa.kunciTerbukti)
    const now = await state(client, d, first)
    assert.containsSubset(now.bukti, { kurang: 1, saya: false })
    assert.isNotNull(now.pemegang.find(({ penggunaId }) => penggunaId === first.id)!.terbukti)
    assert.lengthOf(await work(client, first), 0)
    const again = await sendCheck(client, d.id, first, await shareCheck(client, d.id, first))
    again.assertStatus(409)
    assert.equal(message(again), teks.periksa.kosong)
    await handIn(client, d)
    await check(client, d, second)
    assert.containsSubset((await state(client, d, first)).bukti, { kurang: 0, saya: false })
  })

  test('before these hours no key has to show anything', async ({ client, assert }) => {
    const d = await inSubmission(client, { lamaJam: 100 })
    const [first] = d.holders as Holders
    assert.isNull((await state(client, d, first)).bukti)
    assert.lengthOf(await work(client, first), 0)
    const refused = await sendCheck(client, d.id, first, await shareCheck(client, d.id, first))
    refused.assertStatus(409)
  })
})
