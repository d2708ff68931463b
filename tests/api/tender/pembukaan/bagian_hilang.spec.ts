/** Holders who cannot open their share of an offer (sealing.md §1, §2): neither they nor a vendor stop an opening. */
import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { renewHolderSets } from '@eproc/backend/app/tender/penawaran/pemegang/renew_sets'
import { keTahap } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import type { KategoriFile } from '@eproc/domain/common/choices'
import type {
  BeritaAcaraPembukaan,
  PembukaanAnswer,
} from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { envelopeBytes, envelopeHash, readEnvelope } from '@eproc/sealing/offer/envelope'
import { offerStatementText, signOfferStatement } from '@eproc/sealing/offer/statement'
import type { SigningPair } from '@eproc/sealing/offer/vendor'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate, dayFromNow } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import { confirm as vouch, createHolder, enrol, type KeyHolder } from '../../../lib/holder_keys.ts'
import {
  askFor,
  askSigned,
  confirmSigned,
  sendCheck,
  shareCheck,
  signedConfirmation,
  signedRequest,
} from '../../../lib/openings.ts'
import { tokenFor } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'
import { sealFile, sendSealed, withKey, type Sealed } from '../../../lib/sealing_vendor.ts'
import { kirim, semuaJenis } from '../penawaran/bantu.ts'
import { inOpening, inSubmission, opened, type HeldPackage } from './bantu.ts'

type Holders = [KeyHolder, KeyHolder, KeyHolder, KeyHolder, KeyHolder]
/** As a set has them: accounts that are made at the same moment get their ids in any order. */
const inOrder = ({ holders: [...all] }: HeldPackage): Holders =>
  [...all.slice(0, 3).toSorted((a, b) => a.id - b.id), ...all.slice(3)] as Holders

const acts = ({ nama }: KeyHolder, cadangan = false) => ({ nama, cadangan })

/** What the vendor signs as its offer, with shares that open for nobody at these places. */
async function withoutShares(
  { sealed, content }: Sealed,
  pair: SigningPair,
  at: (index: number) => boolean
): Promise<Sealed> {
  const read = readEnvelope(sealed.envelope)!
  const wraps = read.wraps.map((wrap, index) =>
    at(index) ? (wrap.map((octet) => octet ^ 255) as typeof wrap) : wrap
  )
  const envelope = envelopeBytes({ ...read, wraps })
  const statement = { ...sealed.statement, envelope: await envelopeHash(envelope) }
  const text = offerStatementText(statement)
  const signature = await signOfferStatement(statement, pair.sign)
  return { sealed: { ...sealed, statement, text, signature, envelope }, content }
}

const check = async (client: ApiClient, d: HeldPackage, holder: KeyHolder) =>
  (await sendCheck(client, d.id, holder, await shareCheck(client, d.id, holder))).assertStatus(200)

/** Both vendors are in; the first one's technical file has shares that do not open at these places. */
async function sabotaged(client: ApiClient, at: (index: number) => boolean): Promise<HeldPackage> {
  const d = await inSubmission(client)
  const [bad, good] = d.rekanan
  const pair = await withKey(client, d.id, bad!)
  for (const jenis of ['K', 'A', 'T', 'H'] as KategoriFile[]) {
    const price = jenis === 'H' ? { total: 45_000_000, lines: [] } : null
    const whole = await sealFile(client, d.id, bad!, { pair, jenis, isi: randomPdf(), price })
    const sent = jenis === 'T' ? await withoutShares(whole, pair, at) : whole
    ;(await sendSealed(client, d.id, bad!, jenis, sent)).assertStatus(200)
  }
  const whole = { berkas: semuaJenis(), harga: 45_000_000 }
  ;(await kirim(client, d, good!, whole)).assertStatus(200)
  return d
}

const stateFor = async (client: ApiClient, { id }: HeldPackage, { token }: KeyHolder) =>
  data<PembukaanAnswer>(
    await client.get(`/api/tender/pembukaan/${id}/pembukaan`).bearerToken(token)
  )

test.group('Shares that do not open', (group) => {
  group.each.setup(cleanSlate)

  test('a vendor that gave nobody a share stops no other offer: its file is named in the minutes', async ({
    client,
    assert,
  }) => {
    const d = await sabotaged(client, () => true)
    const [first, second, third, ppk, pa] = inOrder(d)
    await keTahap(d.id, 'pembukaan')
    // One holder's word voids nothing, nor do two: others may have shares that open.
    const asks = async (holder: KeyHolder) =>
      askFor(client, d.id, holder, await signedRequest(client, d.id, holder))
    const reserves = [acts(ppk, true), acts(pa, true)]
    const one = await asks(first)
    one.assertStatus(409)
    assert.equal(message(one), teks.buka.bagianKurang(1, [acts(second), acts(third), ...reserves]))
    assert.equal(message(await asks(second)), teks.buka.bagianKurang(1, [acts(third), ...reserves]))
    ;(await asks(third)).assertStatus(200)
    const acara = data<BeritaAcaraPembukaan>(await confirmSigned(client, d.id, second))
    assert.equal(await opened(d.id), 7)
    assert.deepEqual(
      acara.tidakDibuka.map(({ vendorId, alasan }) => ({ vendorId, alasan })),
      [{ vendorId: d.rekanan[0]!.rekanan.id, alasan: penawaran.buka.takTerbuka }]
    )
  })

  test('who cannot open an offer that others can does not ask: no request stands in their way', async ({
    client,
    assert,
  }) => {
    const d = await sabotaged(client, (index) => index === 0)
    const [first, second, third, ppk, pa] = inOrder(d)
    await keTahap(d.id, 'pembukaan')
    const request = await signedRequest(client, d.id, first)
    const refused = await askFor(client, d.id, first, request)
    refused.assertStatus(409)
    const others = [acts(second), acts(third), acts(ppk, true), acts(pa, true)]
    assert.equal(message(refused), teks.buka.bagianKurang(1, others))
    assert.equal((await stateFor(client, d, first)).langkah?.alasan, message(refused))
    // The two find what is wrong with it, and prove it.
    await askSigned(client, d.id, second)
    const acara = data<BeritaAcaraPembukaan>(await confirmSigned(client, d.id, third))
    assert.equal(await opened(d.id), 7)
    assert.equal(acara.tidakDibuka[0]!.alasan, penawaran.buka.batal)
  })

  test('a member with a newer key than the offers is told who opens them', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first, second, third, ppk, pa] = inOrder(d)
    const lost = await client
      .post('/api/kunci-pemegang/cabut')
      .bearerToken(first.token)
      .json({ alasan: 'Laptop hilang' })
    lost.assertStatus(200)
    const anew = { ...first, key: await enrol(client, first) }
    ;(await vouch(client, second, anew)).assertStatus(200)
    await rows(
      `update kunci_pemegang set berlaku_pada = dikonfirmasi_pada where id = ? returning id`,
      [anew.key.id]
    )
    for (const one of [second, third]) await check(client, d, one)
    const others = [acts(second), acts(third), acts(ppk, true), acts(pa, true)]
    const sentence = teks.buka.bagianKurang(8, others)
    const refused = await askFor(client, d.id, anew, await signedRequest(client, d.id, anew))
    refused.assertStatus(409)
    assert.equal(message(refused), sentence)
    assert.equal((await stateFor(client, d, anew)).langkah?.alasan, sentence)
    await askSigned(client, d.id, second)
    assert.equal((await stateFor(client, d, anew)).langkah?.alasan, sentence)
    await confirmSigned(client, d.id, third)
    assert.equal(await opened(d.id), 8)
  })

  test('who hands over what opens nothing is in the way until another pokja is appointed, at most a day', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first, second, third] = inOrder(d)
    const request = await signedRequest(client, d.id, first)
    // Sealed to the others: the server cannot tell it from shares.
    const titipan = request.titipan.map(({ untuk, isi }) => ({
      untuk,
      isi: randomBytes(Buffer.from(isi, 'base64').length).toString('base64'),
    }))
    ;(await askFor(client, d.id, first, { ...request, titipan })).assertStatus(200)
    await assert.rejects(() => signedConfirmation(client, d.id, second))
    const own = await signedRequest(client, d.id, second)
    ;(await askFor(client, d.id, second, own)).assertStatus(409)
    const successor = await createPengguna({ peran: 'operator', divisi: 'unlada' })
    const anggota = d.pokja.map(({ id }) => (id === first.id ? successor.id : id))
    const proposed = await client
      .put(`/api/paket/${d.id}/pokja`)
      .bearerToken(await tokenFor({ peran: 'manajerULP' }))
      .json({ nomor: 'SK-2', tanggal: dayFromNow(-1), anggota })
    proposed.assertStatus(200)
    const agreed = client.post(`/api/paket/${d.id}/pokja/setujui`).bearerToken(d.tokenPpk)
    ;(await agreed.json({})).assertStatus(200)
    await askSigned(client, d.id, second)
    await confirmSigned(client, d.id, third)
    assert.equal(await opened(d.id), 8)
  })

  test('a PA of another directorate holds no share, and counts for no reserve', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client)
    const [first] = inOrder(d)
    const stranger = await createHolder({ peran: 'pa', divisi: '30' })
    const key = await enrol(client, stranger)
    ;(await vouch(client, first, { ...stranger, key })).assertStatus(200)
    assert.equal(await renewHolderSets(), 0)
    ;(
      await kirim(client, d, d.rekanan[0]!, { berkas: semuaJenis(), harga: 45_000_000 })
    ).assertStatus(200)
    const members = await rows<{ id: number }>(
      `select k.pengguna_id as id from penawaran_pemegang s
         join himpunan_anggota a on a.himpunan_id = s.himpunan_id
         join kunci_pemegang k on k.id = a.kunci_id group by 1`
    )
    assert.sameMembers(
      members.map(({ id }) => id),
      d.holders.map(({ id }) => id)
    )
    // It could not act on this package, so nobody is left who could open beside the one member.
    for (const { token } of d.holders.slice(1)) {
      const url = '/api/kunci-pemegang/cabut'
      const lost = await client.post(url).bearerToken(token).json({ alasan: 'Kebakaran kantor' })
      lost.assertStatus(200)
    }
    await keTahap(d.id, 'pembukaan')
    assert.isTrue((await stateFor(client, d, first)).kunciKurang)
  })
})
