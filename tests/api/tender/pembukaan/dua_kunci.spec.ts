/** Openings under two keys of people (sealing.md §2, §4): a session alone, or a row in the database, opens nothing. */
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { createPaket, keTahap } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import type Pengguna from '@eproc/backend/app/akun/pengguna'
import type { HolderSetState } from '@eproc/domain/pemegang/answers'
import type {
  BeritaAcaraPembukaan,
  PembukaanAnswer,
} from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { base64 } from '@eproc/sealing/bytes'
import { makeKey } from '@eproc/sealing/keys/make'
import { signedText, signText } from '@eproc/sealing/offer/lines'
import { confirmationText, readRequest } from '@eproc/sealing/offer/request'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { withCountingKeys, type KeyHolder } from '../../../lib/holder_keys.ts'
import { notifications } from '../../../lib/notifications.ts'
import {
  askFor,
  askSigned,
  confirmFor,
  confirmSigned,
  signedConfirmation,
  signedRequest,
  toSign,
} from '../../../lib/openings.ts'
import { count, ownerRows, rows } from '../../../lib/query.ts'
import { buka } from '../penawaran/bantu.ts'
import { inOpening, opened, publish, requireKeys } from './bantu.ts'

test.group('Opening under two keys', (group) => {
  group.each.setup(cleanSlate)

  test('a package is not published before two who may act and a reserve have keys; the refusal names who lacks one', async ({
    client,
    assert,
  }) => {
    await requireKeys()
    const made = await createPaket({})
    const pa = await createPengguna({ peran: 'pa', divisi: '20' })
    const [first] = await withCountingKeys(client, [made.pokja[0]!, pa])
    const refused = await publish(client, made)
    refused.assertStatus(409)
    for (const { nama } of made.pokja.slice(1)) assert.include(message(refused), nama)
    assert.notInclude(message(refused), first!.nama)
    assert.equal(await count('himpunan_pemegang'), 0)
    const url = `/api/paket/${made.paket.id}/pemegang`
    const ppk = await signInAs(made.ppk)
    const reminded = await client.post(`${url}/ingatkan`).bearerToken(ppk)
    reminded.assertStatus(200)
    const state = data<HolderSetState>(reminded)
    assert.isTrue(state.wajib)
    assert.sameMembers(
      state.kurang,
      made.pokja.slice(1).map(({ nama }) => nama)
    )
    assert.lengthOf(await notifications(made.pokja[1]!.id), 1)
    assert.lengthOf(
      (await notifications(made.pokja[0]!.id)).filter(({ pesan }) =>
        pesan.includes(made.paket.kode)
      ),
      0
    )
  })

  test('the first package of a production installation waits until a rehearsal opening is recorded', async ({
    client,
    assert,
    cleanup,
  }) => {
    await requireKeys()
    const made = await createPaket({})
    const pa = await createPengguna({ peran: 'pa', divisi: '20' })
    await withCountingKeys(client, [...made.pokja, made.ppk, pa])
    Object.defineProperty(app, 'inProduction', { value: true, configurable: true })
    cleanup(() => void Reflect.deleteProperty(app, 'inProduction'))
    const refused = await publish(client, made)
    refused.assertStatus(409)
    assert.equal(message(refused), teks.belumBerlatih)
    const token = await signInAs(await createPengguna({ peran: 'superAdmin' }))
    const record = async (what: string) => {
      await rows(`update parameter set value = ? where key = 'LATIHAN_PEMBUKAAN' returning key`, [
        what,
      ])
      forgetParameters()
    }
    const told = async () =>
      data<InstalasiAnswer>(await client.get('/api/instalasi').bearerToken(token)).gangguan.some(
        ({ kunci }) => kunci === 'latihan-pembukaan'
      )
    assert.isTrue(await told())
    await record('12 Januari 2026, BA-01/LAT')
    assert.isFalse(await told())
    ;(await publish(client, made)).assertStatus(200)
    // Whoever has published is past the first.
    await record('')
    assert.isFalse(await told())
  })

  test('two holders sign: what they signed, and with which keys, stands in the minutes and in the log', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first, second] = d.holders as [KeyHolder, KeyHolder]
    const asked = await askSigned(client, d.id, first)
    assert.equal(data<BeritaAcaraPembukaan>(asked).sidikPeminta, first.key.open.fingerprint)
    assert.equal(await opened(d.id), 0)
    const done = await confirmSigned(client, d.id, second)
    const acara = data<BeritaAcaraPembukaan>(done)
    assert.equal(acara.keadaan, 'dibuka')
    assert.equal(acara.sidikPengesah, second.key.open.fingerprint)
    assert.equal(await opened(d.id), 8)
    // Anybody who has the keys as logged finds from the log alone that both signed for these files.
    const [leaf] = await rows<{ isi: string }>(
      `select isi from log_antri where jenis = 'pembukaan'`
    )
    const said = JSON.parse(leaf!.isi)
    const request = readRequest(said.pernyataan)!
    const octets = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))
    const { ed25519: one } = first.key.open.publicHalves
    const { ed25519: other } = second.key.open.publicHalves
    assert.isTrue(await signedText(said.pernyataan, octets(said.tandaTangan), one))
    const confirmation = await confirmationText(request, said.sidikPengesah)
    assert.isTrue(await signedText(confirmation, octets(said.tandaTanganPengesah), other))
    assert.lengthOf(request.offers, 8)
    const [set] = await rows<{ isi: string }>(
      `select isi from log_antri where jenis = 'himpunan-pemegang'`
    )
    assert.include(set!.isi, first.key.open.fingerprint)
    assert.notInclude(set!.isi, first.nama)
  })

  test('two forged sessions open nothing, nor do two rows put in the place of two people', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    // What the database's login alone can do: sessions of two members of the pokja.
    const bare = await buka(client, d)
    assert.notEqual(bare.status(), 200)
    assert.equal(await opened(d.id), 0)
    await ownerRows(
      `insert into pembukaan (paket_id, tahap, peminta_id, diminta_pada) values (?, 'pembukaan', ?, now()) returning id`,
      [d.id, d.pokja[0]!.id]
    )
    const [, second] = d.holders as [KeyHolder, KeyHolder]
    const url = `/api/tender/pembukaan/${d.id}/sahkan`
    const forged = await client
      .post(url)
      .bearerToken(d.tokenPokja[1]!)
      .json({ tandaTangan: 'AA==' })
    forged.assertStatus(409)
    assert.equal(await opened(d.id), 0)
    // Public halves of a thief in the place of a holder's: not what the set and the log name.
    const thief = await makeKey(String(second.id), 'kata sandi pencuri')
    const request = await signedRequest(client, d.id, second)
    await rows('update kunci_pemegang set ed25519 = ? where id = ? returning id', [
      Buffer.from(thief.open.publicHalves.ed25519),
      second.key.id,
    ])
    const refused = await toSign(client, d.id, second)
    refused.assertStatus(409)
    assert.equal(message(refused), teks.buka.salah)
    const stolen = await signText(request.pernyataan, thief.open.sign)
    const asked = await askFor(client, d.id, second, {
      ...request,
      tandaTangan: base64(stolen),
    })
    asked.assertStatus(409)
    assert.equal(await opened(d.id), 0)
  })

  test('a signature holds for this package, list, time and person, and for no other', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first, second] = d.holders as [KeyHolder, KeyHolder]
    const whole = await signedRequest(client, d.id, first)
    const offers = readRequest(whole.pernyataan)!.offers
    for (const change of [
      { offers: offers.slice(1) },
      { offers: [...offers, { offer: '0'.repeat(32), header: '0'.repeat(64) }] },
      { closing: '0'.repeat(64) },
      { schedule: '0'.repeat(64) },
      { package: '999' },
      { stage: 'pembukaan-2' },
      { expiry: '2020-01-01T00:00:00Z' },
      { expiry: '2099-01-01T00:00:00Z' },
    ]) {
      const body = await signedRequest(client, d.id, first, change)
      const answer = await askFor(client, d.id, first, body)
      assert.equal(answer.status(), 409, JSON.stringify(Object.keys(change)))
    }
    // Somebody else's signed request, and a signature of something else.
    ;(await askFor(client, d.id, second, whole)).assertStatus(409)
    const other = await signedRequest(client, d.id, first, { nonce: 'cd'.repeat(32) })
    const mixed = { pernyataan: whole.pernyataan, tandaTangan: other.tandaTangan }
    ;(await askFor(client, d.id, first, mixed)).assertStatus(400)
    ;(await askFor(client, d.id, first, whole)).assertStatus(200)
    // Nobody confirms the own request, and the signature of one is not another's.
    const [, , third] = d.holders as [KeyHolder, KeyHolder, KeyHolder]
    const bySecond = await signedConfirmation(client, d.id, second)
    ;(await confirmFor(client, d.id, first, bySecond)).assertStatus(403)
    ;(await confirmFor(client, d.id, third, bySecond)).assertStatus(400)
    ;(await confirmFor(client, d.id, second, {})).assertStatus(400)
    assert.equal(await opened(d.id), 0)
  })

  test('who lost the key makes a new set; a request under the old one gives way to another', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client)
    const [first, second, third] = d.holders as [KeyHolder, KeyHolder, KeyHolder]
    const early = await askFor(client, d.id, first, await signedRequest(client, d.id, first))
    early.assertStatus(200)
    ;(await askFor(client, d.id, second, await signedRequest(client, d.id, second))).assertStatus(
      409
    )
    const late = await signedConfirmation(client, d.id, second)
    ;(
      await client
        .post('/api/kunci-pemegang/cabut')
        .bearerToken(third.token)
        .json({ alasan: 'Laptop hilang' })
    ).assertStatus(200)
    const refused = await confirmFor(client, d.id, second, late)
    refused.assertStatus(409)
    assert.equal(message(refused), teks.buka.kedaluwarsa)
    // The screen offers to ask again, not to confirm what would be refused; reading has made no new set.
    const sets = await count('himpunan_pemegang')
    const read = async ({ token }: KeyHolder) =>
      data<PembukaanAnswer>(
        await client.get(`/api/tender/pembukaan/${d.id}/pembukaan`).bearerToken(token)
      ).langkah
    const again = { tindakan: 'minta', gugur: true, sebagai: 'pelaksana' }
    assert.deepEqual(await read(second), { ...again, alasan: null })
    assert.deepEqual(await read(third), { ...again, alasan: teks.buka.tanpaKunci })
    assert.equal(await count('himpunan_pemegang'), sets)
    ;(await toSign(client, d.id, third)).assertStatus(409)
    ;(await askFor(client, d.id, second, await signedRequest(client, d.id, second))).assertStatus(
      200
    )
    assert.equal(await count('himpunan_pemegang'), 2)
  })

  test('a package that was published before goes on as it was', async ({ client, assert }) => {
    const made = await createPaket({})
    ;(await publish(client, made)).assertStatus(200)
    await requireKeys()
    assert.equal(await count('himpunan_pemegang'), 0)
    const url = `/api/paket/${made.paket.id}/pemegang`
    const state = await client.get(url).bearerToken(await signInAs(made.ppk))
    assert.deepEqual(data<HolderSetState>(state), {
      wajib: false,
      nomor: null,
      polos: true,
      pemegang: [],
      bagianBelum: 0,
      bukti: null,
      kurang: [],
      bolehIngatkan: false,
      bolehAtur: false,
    })
  })

  test('PLA: its official asks and its PPK confirms, each by the own key', async ({
    client,
    assert,
  }) => {
    const d = await inOpening(client, {
      metode: 'PLA',
      jenis: 'BAR',
      hps: [{ uraian: 'Meja rapat', volume: 10, satuan: 'bh', hargaSatuan: 5_000_000 }],
    })
    const [official, ppk] = d.holders as [KeyHolder, KeyHolder]
    await askSigned(client, d.id, official)
    const opens = async (who: Pengguna): Promise<boolean> => {
      const list = await client.get('/api/pekerjaan').bearerToken(await signInAs(who))
      return data<ButirKotak[]>(list).some(({ jenis }) => jenis === 'buka')
    }
    assert.deepEqual([await opens(d.pokja[0]!), await opens(d.ppk)], [false, true])
    // A signed request holds for a day: then it is the official's turn again.
    await keTahap(d.id, 'pembukaan', 26 * 60)
    assert.deepEqual([await opens(d.pokja[0]!), await opens(d.ppk)], [true, false])
    await keTahap(d.id, 'pembukaan')
    await confirmSigned(client, d.id, ppk)
    assert.isAbove(await opened(d.id), 0)
  })
})
