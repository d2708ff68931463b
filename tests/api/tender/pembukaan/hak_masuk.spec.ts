/** Who passed before a second submission is a leaf of the log (ADR 0027): neither more nor fewer are opened after it. */
import { readFileSync } from 'node:fs'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { catatHakMasuk } from '@eproc/backend/app/tender/pembukaan/hak_masuk/catat_hak_masuk'
import { tutupPemasukan } from '@eproc/backend/app/tender/penutupan/tutup_pemasukan'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import { keTahap } from '@eproc/database/factories/paket'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { SealingSet } from '@eproc/domain/tender/penawaran/answers_segel'
import { besideOf, uninvited } from '@eproc/sealing/offer/invited'
import { readHolderSet } from '@eproc/sealing/offer/facts'
import { openingProofs, setProofs } from '@eproc/sealing/offer/log_proofs'
import { checkOpeningLog } from '@eproc/sealing/offer/opening_log'
import type { OpeningFacts } from '@eproc/sealing/offer/opening'
import { checkHolderSet } from '@eproc/sealing/offer/trust'
import { data } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import { askSigned, confirmSigned, provenToSign } from '../../../lib/openings.ts'
import { count, rows } from '../../../lib/query.ts'
import { SEALING, sealingOf } from '../../../lib/sealing_vendor.ts'
import { kirim, nilai, semuaJenis } from '../penawaran/bantu.ts'
import { inSubmission, type HeldPackage } from './bantu.ts'

const PRICE = { berkas: { H: randomPdf() }, harga: 900 }

interface Second {
  d: HeldPackage
  passed: RekananBuatan
  failed: RekananBuatan
}

/** File 1 of both was opened by two keys; one passed, the other failed; file 2 has begun and that was recorded. */
async function inSecond(client: ApiClient): Promise<Second> {
  const d = await inSubmission(client, { kualifikasi: 'K2' })
  const [passed, failed] = d.rekanan as [RekananBuatan, RekananBuatan]
  for (const one of d.rekanan) {
    const { H: _h, ...berkas } = semuaJenis()
    ;(await kirim(client, d, one, { berkas })).assertStatus(200)
  }
  await keTahap(d.id, 'pembukaan-1')
  await open(client, d)
  await nilai(d.id, passed.rekanan.id, true)
  await nilai(d.id, failed.rekanan.id, false)
  await keTahap(d.id, 'pemasukan-2')
  await catatHakMasuk()
  await tickLog()
  return { d, passed, failed }
}

async function open(client: ApiClient, d: HeldPackage): Promise<BeritaAcaraPembukaan> {
  const [first, second] = d.holders as [KeyHolder, KeyHolder]
  await askSigned(client, d.id, first)
  return data<BeritaAcaraPembukaan>(await confirmSigned(client, d.id, second))
}

/** The server lets in who failed: its tables say so for as long as that takes. */
async function letIn(client: ApiClient, { d, failed }: Second) {
  await rows(
    `update evaluasi set hasil_kualifikasi = true, lulus_kualifikasi = true, hasil_administrasi = true,
        lulus_teknis = true where paket_id = ? and rekanan_id = ? returning rekanan_id`,
    [d.id, failed.rekanan.id]
  )
  ;(await kirim(client, d, failed, PRICE)).assertStatus(200)
}

/** As printed, but by the clock of this test. */
function printedQuery(): string {
  const text = readFileSync(new URL('../../../../docs/upgrade.md', import.meta.url), 'utf8')
  const printed = /```sql\n(.+?);\n```/s.exec(text)![1]!
  return printed.replace('now()', sqlNow())
}

const toOpening = async (d: HeldPackage) => {
  await keTahap(d.id, 'pembukaan-2')
  await tutupPemasukan()
  await tickLog()
}

test.group('Who passed before a second opening', (group) => {
  group.each.setup(cleanSlate)

  test('is fixed when the submission begins: who is let in afterwards is not opened', async ({
    client,
    assert,
  }) => {
    const scene = await inSecond(client)
    const { d, passed, failed } = scene
    assert.equal(await catatHakMasuk(), 0, 'once')
    ;(await kirim(client, d, passed, PRICE)).assertStatus(200)
    await letIn(client, scene)
    await toOpening(d)
    const acara = await open(client, d)
    assert.deepEqual(
      acara.penawaran.map(({ vendorId, hargaPenawaran }) => [vendorId, hargaPenawaran]),
      [[passed.rekanan.id, 900]]
    )
    assert.deepEqual(
      acara.tidakDibuka.map(({ vendorId }) => vendorId),
      [failed.rekanan.id]
    )
    assert.equal(await count(`log_antri where jenis = 'hak-masuk'`), 1)
  })

  test('a submission that begins within a second is opened: schedules are logged to the second', async ({
    client,
    assert,
  }) => {
    const { d, passed } = await inSecond(client)
    await rows(
      `update jadwal set mulai = mulai + interval '0.4 seconds' where paket_id = ? and kunci = 'pemasukan-2'
        returning id`,
      [d.id]
    )
    assert.equal(await catatHakMasuk(), 1)
    ;(await kirim(client, d, passed, PRICE)).assertStatus(200)
    await toOpening(d)
    const acara = await open(client, d)
    assert.deepEqual(
      acara.penawaran.map(({ hargaPenawaran }) => hargaPenawaran),
      [900]
    )
  })

  test('a vendor that is let in against the log is told so before it seals', async ({
    client,
    assert,
  }) => {
    const scene = await inSecond(client)
    const { d, passed, failed } = scene
    const said = async (one: RekananBuatan) => {
      const sealing = await sealingOf(client, d.id, one)
      const answer = data<SealingSet>(
        await client.get(`${SEALING}/${d.id}/himpunan`).bearerToken(one.token)
      )
      const proofs = { ...setProofs(answer.bukti!), beside: besideOf(answer) }
      const noTiles = () => Promise.reject(new Error('one checkpoint needs no tiles'))
      const trusted = await checkHolderSet(readHolderSet(answer.himpunan), proofs, null, noTiles)
      assert.isTrue(trusted.ok)
      return uninvited(sealing, 'pemasukan-2', answer)
    }
    assert.isNull(await said(passed))
    await letIn(client, scene)
    assert.equal(await said(failed), 'outside')
    // Of a stage that was begun anew nothing is logged yet.
    await rows('delete from hak_masuk returning id')
    assert.equal(await said(passed), 'unlogged')
  })

  test('a server that adds one, leaves one out, or decides when the offers are in is refused by the holders', async ({
    client,
    assert,
  }) => {
    const scene = await inSecond(client)
    const { d, passed, failed } = scene
    ;(await kirim(client, d, passed, PRICE)).assertStatus(200)
    await letIn(client, scene)
    await toOpening(d)
    const first = d.holders[0]!
    const { given, facts } = await provenToSign(client, d.id, first)
    const noTiles = () => Promise.reject(new Error('one checkpoint needs no tiles'))
    const proofs = openingProofs(given.bukti!)
    const said = async (change: Partial<OpeningFacts>, given = proofs) => {
      const found = await checkOpeningLog({ ...facts, ...change }, given, null, noTiles)
      return found.ok ? null : found.fault
    }
    const own = [...facts.entitled!]
    assert.lengthOf(own, 1)
    assert.isNull(await said({}))
    const others = facts.accepted.map(({ statement }) => statement.vendor)
    assert.equal(await said({ entitled: new Set([...own, ...others]) }), 'results', 'one more')
    assert.equal(await said({ entitled: new Set() }), 'results', 'one fewer')
    assert.equal(await said({ entitled: null }), 'results', 'no list')
    assert.equal(await said({}, { ...proofs, entitled: null }), 'results', 'no leaf')
    assert.equal(await said({}, { ...proofs, entitled: proofs.closing }), 'results', 'another leaf')
    // The same by whoever has the tables.
    const list = (ids: number[]) => rows('update hak_masuk set rekanan = ? returning id', [ids])
    for (const ids of [[passed.rekanan.id, failed.rekanan.id], [], [failed.rekanan.id]]) {
      await list(ids)
      await assert.rejects(() => provenToSign(client, d.id, first), 'log: results')
    }
    // Decided anew after the end, and logged: younger than the closing.
    await rows('delete from hak_masuk returning id')
    await assert.rejects(() => provenToSign(client, d.id, first), 'log: results')
    assert.equal(await count(`penawaran where jenis = 'H' and dibuka_pada is not null`), 0)
  })

  test('what has to be opened before an upgrade is listed by the query that docs/upgrade.md prints', async ({
    client,
    assert,
  }) => {
    const listed = async () => (await rows<{ kode: string; kunci: string }>(printedQuery())).length
    const { d, passed } = await inSecond(client)
    assert.equal(await listed(), 0, 'runs')
    // A version that was replaced is never opened: it holds nothing up.
    for (let n = 0; n < 2; n++) (await kirim(client, d, passed, PRICE)).assertStatus(200)
    await toOpening(d)
    assert.deepEqual(await rows(printedQuery()), [{ kode: d.paket.kode, kunci: 'pemasukan-2' }])
    await open(client, d)
    assert.equal(await listed(), 0, 'opened')
  })
})
