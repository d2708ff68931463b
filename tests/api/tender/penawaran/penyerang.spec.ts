/**
 * sealing.md §7: who has the tables (as their owner), the server's keys and the disk replaces, drops or forges an offer, a
 * key or a leaf. None of it goes unnoticed: each test names what shows it.
 */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { storeLayered } from '@eproc/backend/app/tender/penawaran/pemegang/layer'
import { tutupPemasukan } from '@eproc/backend/app/tender/penutupan/tutup_pemasukan'
import { keTahap } from '@eproc/database/factories/paket'
import type { BuktiLog, PenutupanTender } from '@eproc/domain/log/answers'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { TandaTerima } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { checkOlder, checkProof, readProof, type LogProof } from '@eproc/sealing/log/proof'
import { tilePath, type Tile } from '@eproc/sealing/log/tiles'
import { readClosing } from '@eproc/sealing/offer/chain'
import { makeSigningPair, type SigningPair } from '@eproc/sealing/offer/vendor'
import { data } from '../../../lib/answers.ts'
import { sebagaiSuper } from '../../../lib/database.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import {
  askFor,
  confirmFor,
  signedConfirmation,
  signedRequest,
  type toSign,
} from '../../../lib/openings.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { row, rows } from '../../../lib/query.ts'
import { handIn, withKey } from '../../../lib/sealing_vendor.ts'
import { servedLog } from '../../../lib/served_log.ts'
import { inSubmission, opened, type HeldPackage } from '../pembukaan/bantu.ts'

type Client = Parameters<typeof toSign>[0]

/** As the tables' owner, whom no trigger stops. */
const unguarded = (statements: string) =>
  sebagaiSuper(`set session_replication_role = replica; ${statements}`)

interface Scene extends HeldPackage {
  pairs: SigningPair[]
  /** of the first vendor's technical file, and what it kept of the log */
  receipt: TandaTerima
  proof: LogProof
}

/** Two vendors with technical and price file each; the first has kept the proof of its receipt. */
async function handedIn(client: Client): Promise<Scene> {
  const d = await inSubmission(client, {}, { takesPlain: false })
  const pairs: SigningPair[] = []
  const receipts: TandaTerima[] = []
  for (const vendor of d.rekanan) {
    const pair = await withKey(client, d.id, vendor)
    pairs.push(pair)
    for (const jenis of ['T', 'H'] as const) {
      const price = jenis === 'H' ? { total: 45_000_000, lines: [] } : null
      const sent = await handIn(client, d.id, vendor, { pair, jenis, isi: randomPdf(), price })
      sent.assertStatus(200)
      receipts.push(...data<{ tandaTerima: TandaTerima[] }>(sent).tandaTerima)
    }
  }
  await tickLog()
  const [receipt] = receipts as [TandaTerima]
  const proof = await proofOf(client, d, receipt)
  return { ...d, pairs, receipt, proof }
}

const asks = (client: Client, d: HeldPackage, { kode }: TandaTerima) =>
  client.get(`/api/log/bukti/${kode}`).bearerToken(d.rekanan[0]!.token)

async function proofOf(client: Client, d: HeldPackage, receipt: TandaTerima): Promise<LogProof> {
  const read = readProof(JSON.stringify(data<BuktiLog>(await asks(client, d, receipt))))
  if (read === null || read === 'waiting') throw new Error('no proof')
  return read
}

async function closingOf(client: Client, d: HeldPackage): Promise<PenutupanTender> {
  await keTahap(d.id, 'pembukaan')
  await tutupPemasukan()
  await tickLog()
  const answer = await client.get(`/api/log/penutupan/${d.id}`).bearerToken(d.rekanan[0]!.token)
  return data<PenutupanTender[]>(answer)[0]!
}

/** The oldest technical file of the package, and all that says that it was there. */
const DROP = `delete from penawaran_pemegang where penawaran_id = (select min(id) from penawaran);
  delete from tanda_terima where penawaran_id = (select min(id) from penawaran);
  delete from log_antri where jenis = 'tanda-terima' and id = (select min(id) from log_antri where jenis = 'tanda-terima');
  delete from unggahan where penawaran_id = (select min(id) from penawaran);
  delete from penawaran where id = (select min(id) from penawaran)`

test.group('An attacker who changes what is stored', (group) => {
  group.each.setup(cleanSlate)

  test('an offer that is dropped before the end: its vendor’s proof holds, and the closing lacks it', async ({
    client,
    assert,
  }) => {
    const d = await handedIn(client)
    await unguarded(DROP)
    ;(await asks(client, d, d.receipt)).assertStatus(404)
    const closing = await closingOf(client, d)
    assert.equal(readClosing(closing.bukti.isi)!.count, 3)
    assert.lengthOf(closing.milik, 1)
    assert.notInclude(
      closing.milik.map(({ kode }) => kode),
      d.receipt.kode
    )
    // What the vendor kept stands: signed, before the closing, in the same history.
    const kept = await checkProof(d.proof)
    const fixed = await checkProof(closing.bukti as LogProof)
    if (typeof kept === 'string' || typeof fixed === 'string') return assert.fail('a proof')
    assert.isBelow(d.proof.daun.nomor, closing.bukti.daun!.nomor)
    const files = await servedLog(client)
    const read = async (tile: Tile) => Uint8Array.from(files.get(tilePath(tile)) ?? [])
    assert.isNull(await checkOlder(closing.bukti.checkpoint!, d.proof, read))
    assert.include(d.proof.isi, d.receipt.kode)
  })

  test('an offer that is dropped, or slipped in, after the end: the first holder signs nothing', async ({
    client,
    assert,
  }) => {
    const d = await handedIn(client)
    await closingOf(client, d)
    await unguarded(DROP)
    await assert.rejects(() => signedRequest(client, d.id, d.holders[0]!), /closing|chain/)
    // A closing made to fit is another leaf and another letter: who takes part has the first one's root.
    await unguarded('delete from penutupan')
    await tutupPemasukan()
    const leaves = await rows<{ isi: string }>(
      `select isi from log_antri where jenis = 'penutupan' order by id`
    )
    assert.deepEqual(
      leaves.map(({ isi }) => readClosing(isi)!.count),
      [4, 3]
    )
    const letters = (await mailsTo(d.rekanan[0]!.pengguna.email)).map(({ teks }) => teks)
    for (const { isi } of leaves) {
      const root = Buffer.from(readClosing(isi)!.root, 'hex').toString('base64')
      assert.isTrue(letters.some((letter) => letter.includes(root)))
    }
    assert.equal(await opened(d.id), 0)
  })

  test('a ciphertext exchanged on disk, under the installation’s own layer: told as not intact', async ({
    client,
    assert,
  }) => {
    const d = await handedIn(client)
    const other = await storeLayered(
      (async function* () {
        yield new Uint8Array(randomPdf())
      })()
    )
    const target = await row<{ id: number; path: string }>(
      `select id, jalur_segel as path from penawaran where jenis = 'T' order by id limit 1`
    )
    copyFileSync(join(process.env.DATA_DIR!, other.jalur), join(process.env.DATA_DIR!, target.path))
    await unguarded(`update penawaran set sha256_segel = '${other.sha256Segel}'
        where id = ${target.id}`)
    await keTahap(d.id, 'pembukaan')
    const [first, second] = d.holders as [KeyHolder, KeyHolder]
    const request = await signedRequest(client, d.id, first)
    ;(await askFor(client, d.id, first, request)).assertStatus(200)
    const confirmation = await signedConfirmation(client, d.id, second)
    const done = await confirmFor(client, d.id, second, confirmation)
    done.assertStatus(200)
    const { penawaran } = data<BeritaAcaraPembukaan>(done)
    const broken = penawaran.flatMap(({ berkas }) => berkas.filter(({ utuh }) => !utuh))
    assert.lengthOf(broken, 1)
  })

  test('a public half exchanged in the table, and a newer version signed for the vendor: no leaf has that key', async ({
    client,
    assert,
  }) => {
    const d = await handedIn(client)
    const thief = await makeSigningPair()
    const half = Buffer.from(thief.ed25519).toString('hex')
    await unguarded(`update kunci_rekanan set ed25519 = decode('${half}', 'hex')
        where id = (select min(id) from kunci_rekanan)`)
    // The whole server plays along: it takes the forged version as the vendor's.
    const sent = {
      pair: thief,
      jenis: 'H',
      isi: randomPdf(),
      price: { total: 1, lines: [] },
    } as const
    ;(await handIn(client, d.id, d.rekanan[0]!, sent)).assertStatus(200)
    const closing = await closingOf(client, d)
    await assert.rejects(() => signedRequest(client, d.id, d.holders[0]!), /log: vendors|chain/)
    assert.equal(await opened(d.id), 0)
    assert.lengthOf(closing.milik, 3, 'its vendor reads of a version that it never made')
  })

  test('a leaf’s content changed in the table, or a key slipped into the set: the log does not prove it', async ({
    client,
    assert,
  }) => {
    const d = await handedIn(client)
    await closingOf(client, d)
    await signedRequest(client, d.id, d.holders[0]!)
    const kinds = ['jadwal', 'penutupan', 'himpunan-pemegang', 'kunci-rekanan']
    for (const kind of kinds) {
      const [item] = await rows<{ id: string; isi: string }>(
        'select id, isi from log_antri where jenis = ? order by id limit 1',
        [kind]
      )
      const other = item!.isi.replace(/[0-9](?!.*[0-9])/s, (n) => String((Number(n) + 1) % 10))
      assert.notEqual(other, item!.isi, kind)
      await sebagaiSuper('update log_antri set isi = $1 where id = $2', [other, item!.id])
      await assert.rejects(() => signedRequest(client, d.id, d.holders[0]!), /log: /)
      await sebagaiSuper('update log_antri set isi = $1 where id = $2', [item!.isi, item!.id])
    }
    await signedRequest(client, d.id, d.holders[0]!)
  })
})
