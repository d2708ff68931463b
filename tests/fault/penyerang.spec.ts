/**
 * sealing.md §1 and §7: an attacker with the login of the tables' owner, every key of the server, disk, backup, log files
 * and a core dump. Before the opening no offer is read; and what is replaced, dropped or forged is noticed, and by what.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { idDariJalur } from '@eproc/backend/app/tender/penawaran/segel/secrets'
import SealedOffer from '@eproc/backend/app/tender/penawaran/pemegang/sealed_offer'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { Header } from '@eproc/sealing/offer/header'
import { fitsCommitment, asSecret } from '@eproc/sealing/offer/secret'
import { readEnvelope } from '@eproc/sealing/offer/envelope'
import { run as backup } from '../../scripts/commands/backup.ts'
import { inSubmission, requireKeys } from '../api/tender/pembukaan/bantu.ts'
import { kirim, semuaJenis } from '../api/tender/penawaran/bantu.ts'
import { data } from '../lib/answers.ts'
import {
  asWritten,
  everyKey,
  findInFiles,
  findInMemory,
  findInTables,
  x25519Of,
} from '../lib/attacker.ts'
import { sebagaiSuper } from '../lib/database.ts'
import { cleanSlate, resetClock, sqlNow } from '../lib/dates.ts'
import { randomPdf } from '../lib/files.ts'
import { PASSPHRASE, type KeyHolder } from '../lib/holder_keys.ts'
import { askFor, confirmFor, signedConfirmation, signedRequest, toSign } from '../lib/openings.ts'
import { rows } from '../lib/query.ts'
import { moveSchedule } from '../lib/schedule.ts'
import { handIn, withKey } from '../lib/sealing_vendor.ts'
import { startServer } from '../lib/server.ts'

const CANARY = 'kenari-segel-9c41d07e'
const PLAIN_CANARY = 'kenari-polos-52be8f13'
const PRICE = 876_543_210_987
const PLAIN_PRICE = 765_432_109_876

const octets = (price: number): Buffer => {
  const written = Buffer.alloc(8)
  written.writeBigUInt64BE(BigInt(price))
  return written
}
const text = (one: string): Buffer => Buffer.from(one)
const inAllWritings = (secret: Uint8Array): Buffer[] => [
  Buffer.from(secret),
  ...asWritten([Buffer.from(secret)]).map(text),
]

/** A server of its own process, at the address that the client of the tests asks. */
async function attackedServer(): Promise<Awaited<ReturnType<typeof startServer>>> {
  await requireKeys()
  const temporary = join(process.env.DATA_DIR!, 'sementara')
  mkdirSync(temporary, { recursive: true })
  const own = { PORT: process.env.PORT!, TMPDIR: temporary, LOG_LEVEL: 'trace', LATIHAN: 'mati' }
  return startServer({ env: own })
}

/** The server's clock is not this process's: the schedule moves instead. */
async function inStage(paketId: number, key: string): Promise<void> {
  resetClock()
  await rows(`update sesi set dibuat_pada = ${sqlNow()}, terakhir_pada = ${sqlNow()}`)
  await moveSchedule(paketId, key)
}

/** What everybody with the disk has after the pages of the database were written out. */
async function clusterFolder(): Promise<string> {
  await sebagaiSuper('checkpoint')
  const [found] = await sebagaiSuper<{ data_directory: string }>('show data_directory')
  return found!.data_directory
}

async function backupFolder(): Promise<string> {
  const folder = join(process.env.DATA_DIR!, `cadangan-${process.pid}`)
  const code = await backup(['--ke', folder, '--dengan-kunci'])
  if (code !== 0) throw new Error(`backup ended with ${code}`)
  return folder
}

/** Headers of both price files, out of the installation's layer. */
async function headersOfPrices(): Promise<Header[]> {
  const stored = await rows<{ id: number; jalur: string }>(
    `select id, jalur_segel as jalur from penawaran where jenis = 'H'`
  )
  return Promise.all(
    stored.map(async ({ id, jalur }) => {
      const offer = await SealedOffer.findOrFail(id)
      const envelope = readEnvelope(await offer.envelope({ berkasId: idDariJalur(jalur) }))
      if (!envelope) throw new Error('the layer did not come off')
      return envelope.header
    })
  )
}

test.group('An attacker with all of the server', (group) => {
  group.each.setup(cleanSlate)

  test('reads no offer before the opening: not on disk, in WAL, backup, logs, memory, nor by any key', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await attackedServer()
    cleanup(() => server.henti())
    const d = await inSubmission(client, {}, { withPassphrase: true })
    await inStage(d.id, 'pemasukan')
    const [keyed, plain] = d.rekanan
    const pair = await withKey(client, d.id, keyed!)
    const secrets: Buffer[] = []
    const keep = async (secret: Uint8Array) => void secrets.push(Buffer.from(secret))
    const name = `${CANARY}.pdf`
    const price = { total: PRICE, lines: [] }
    const isi = randomPdf(CANARY, 1_500_000)
    const sent = await handIn(client, d.id, keyed!, {
      ...{ pair, jenis: 'H', isi, name, price, keep },
    })
    sent.assertStatus(200)
    const plainly = { berkas: { ...semuaJenis(), H: randomPdf(PLAIN_CANARY) }, harga: PLAIN_PRICE }
    ;(await kirim(client, d, plain!, { ...plainly, nama: `${PLAIN_CANARY}.pdf` })).assertStatus(200)

    const [first, second] = d.holders as [KeyHolder, KeyHolder]
    const sealed = [
      ...[CANARY, String(PRICE), PASSPHRASE, first.key.code, second.key.code].map(text),
      octets(PRICE),
      ...secrets.flatMap(inAllWritings),
    ]
    const needles = [
      ...sealed,
      ...[PLAIN_CANARY, String(PLAIN_PRICE)].map(text),
      octets(PLAIN_PRICE),
    ]
    const known = [text(keyed!.rekanan.nama)]
    const cluster = await clusterFolder()
    const kept = await backupFolder()
    assert.deepEqual(await findInTables(needles), [], 'tables')
    assert.deepEqual(findInFiles(cluster, needles), [], 'tables, indexes, WAL')
    assert.deepEqual(
      findInFiles(process.env.DATA_DIR!, needles),
      [],
      'files, log, mails, temporary'
    )
    assert.deepEqual(findInFiles(kept, needles), [], 'backup with keys')
    for (const one of needles) assert.isFalse(text(server.catatan()).includes(one), 'server log')
    assert.deepEqual(findInMemory(server.pid, sealed) ?? [], [], 'core dump')
    // The searches find what is there.
    assert.include(await findInTables(known), 'public.rekanan')
    assert.isNotEmpty(findInFiles(cluster, known))
    assert.isNotEmpty(findInFiles(kept, known))
    assert.isNotEmpty(findInMemory(server.pid, [text('KUNCI_PEMEGANG_WAJIB')]) ?? [1])

    // The installation's layer comes off, and no key of the server goes further.
    const stolen = await everyKey(join(process.env.DATA_DIR!, 'kunci'))
    assert.isAbove(stolen.length, 20)
    const own = new Set(d.holders.map(({ key }) => hexOf(key.open.publicHalves.x25519)))
    for (const one of stolen) assert.isFalse(own.has(hexOf(x25519Of(one))), 'a holder’s key')
    const headers = await headersOfPrices()
    assert.lengthOf(headers, 2)
    const opensOne = async (one: Uint8Array) =>
      (await Promise.all(headers.map((header) => fitsCommitment(asSecret(one), header)))).includes(
        true
      )
    for (const one of stolen) assert.isFalse(await opensOne(one), 'a key of an offer')
    assert.isTrue(await opensOne(secrets[0]!), 'that of the vendor’s browser does')

    // One holder, key and passphrase, with a forged session of another: nothing to sign before the end.
    for (const holder of [first, second]) (await toSign(client, d.id, holder)).assertStatus(409)
    const early = { pernyataan: 'x', tandaTangan: 'AA==', titipan: [] }
    assert.include([400, 409], (await askFor(client, d.id, first, early)).status())

    await inStage(d.id, 'pembukaan')
    const request = await signedRequest(client, d.id, first)
    ;(await askFor(client, d.id, first, request)).assertStatus(200)
    // A request that is pending, with the passphrase of who asked: one share, no more.
    assert.deepEqual(await findInTables([...sealed, octets(PLAIN_PRICE)]), [])
    const confirmation = await signedConfirmation(client, d.id, second)
    const done = await confirmFor(client, d.id, second, confirmation)
    done.assertStatus(200)
    const prices = data<BeritaAcaraPembukaan>(done).penawaran.map((one) => one.hargaPenawaran)
    assert.sameMembers(prices, [PRICE, PLAIN_PRICE])
    assert.include(await findInTables([text(String(PRICE))]), 'public.penawaran')
    assert.deepEqual(await findInTables(secrets), [], 'K is never released')
  })
})

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
