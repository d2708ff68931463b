/** To whom a browser seals, and what a vendor's own key and file are good for (sealing.md §3). */
import { createHash, randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { base64, utf8 } from '@eproc/sealing/bytes'
import { makeRecoveryCode } from '@eproc/sealing/keys/passphrase'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import { signStatement, textOf, type Statement } from '@eproc/sealing/keys/statement'
import { batchLeaf, commitment, makeBatch } from '@eproc/sealing/log/batch'
import { inclusionProof, leafHash, MemoryTree } from '@eproc/sealing/log/merkle'
import {
  cosign,
  formatNote,
  formatVerifier,
  openCheckpoint,
  parseNote,
  parseVerifier,
  verifierOf,
  WITNESS_KEY,
} from '@eproc/sealing/log/note'
import { checkOlder, type LogProof } from '@eproc/sealing/log/proof'
import { tilePath } from '@eproc/sealing/log/tiles'
import { addCheckpoint, formatSubmission, witnessedAt } from '@eproc/sealing/log/witness'
import { witnessMarks } from '@eproc/sealing/log/witness_marks'
import { checkChains } from '@eproc/sealing/offer/chain'
import { plainSize, sealedSize } from '@eproc/sealing/offer/content'
import { openWithSecret } from '@eproc/sealing/offer/judge'
import {
  keepSecret,
  readKeptSecret,
  readReceiptFile,
  receiptFile,
  receiptKey,
} from '@eproc/sealing/offer/receipt_file'
import {
  checkHolderSet,
  withoutWitnesses,
  type SeenLog,
  type SetProofs,
} from '@eproc/sealing/offer/trust'
import { makeSigningPair, sealVersion } from '@eproc/sealing/offer/vendor'
import { logKey, makeLog, type MadeLog } from '../../lib/log_maker.ts'
import {
  accept,
  FACTS,
  gather,
  inParts,
  makeOffer,
  PRICE,
  setOf,
  someKey,
  someKeys,
  VENDOR,
} from '../../lib/offers.ts'

const AT = '2026-11-24T02:00:00.000Z'
const key = logKey()

interface Item {
  jenis: string
  isi: string
}

/** Everything in one batch of a small log. */
async function logged(
  items: Item[],
  before: number
): Promise<{ proofs: LogProof[]; log: MadeLog }> {
  const salts = items.map(() => randomBytes(32))
  const committed = await Promise.all(
    items.map(({ jenis, isi }, at) => commitment(jenis, salts[at]!, isi))
  )
  const { root, places } = await makeBatch(committed, randomBytes)
  const data = batchLeaf(AT, root)
  const entries = [...Array.from({ length: before }, (_, i) => utf8(`leaf ${i}`)), data]
  const log = await makeLog(entries, key)
  const tree = new MemoryTree()
  for (const entry of entries) await tree.append(await leafHash(entry))
  const jalur = (await inclusionProof(tree.read, before, entries.length)).map(base64)
  const proofs = items.map(({ jenis, isi }, at): LogProof => ({
    jenis,
    isi,
    garam: base64(salts[at]!),
    kelompok: { letak: places[at]!.index, jalur: places[at]!.path.map(base64) },
    daun: { nomor: before, data: base64(data), jalur },
    checkpoint: log.files.get('checkpoint')!.toString(),
    kunciLog: log.vkey,
  }))
  return { proofs, log }
}

const said = (holder: number, { fingerprint }: OpenKey) => ({
  installation: FACTS.installation,
  holder: String(holder),
  fingerprint,
  at: AT,
})

async function leafOf(jenis: string, statement: Statement, by: OpenKey, halves = false) {
  const signature = base64(await signStatement(statement, by.sign))
  const { x25519, ed25519 } = by.publicHalves
  const own = halves ? `x25519: ${base64(x25519)}\ned25519: ${base64(ed25519)}\n` : ''
  return { jenis, isi: `${textOf(statement)}signature: ${signature}\n${own}` }
}

/** A set of three whose keys vouch for each other, and its proofs. */
async function scene(before = 5) {
  const keys = await someKeys(3)
  const items: Item[] = []
  for (const [at, one] of keys.entries()) {
    items.push(await leafOf('kunci-daftar', { kind: 'enrol', ...said(at, one) }, one, true))
    const by = (at + 1) % 3
    const confirm = {
      kind: 'confirm',
      ...said(at, one),
      by: String(by),
      byFingerprint: keys[by]!.fingerprint,
      how: 'telepon',
    } as const
    items.push(await leafOf('kunci-konfirmasi', confirm, keys[by]!))
  }
  const pemegang = keys.map(({ fingerprint: sidik }) => ({ sidik, peran: 'pokja' }))
  const isi = JSON.stringify({ himpunan: '42-1', polos: false, pemegang })
  const { proofs, log } = await logged([...items, { jenis: 'himpunan-pemegang', isi }], before)
  const set: SetProofs = {
    set: proofs.at(-1)!,
    holders: keys.map((_, at) => ({
      enrolment: proofs[2 * at]!,
      vouching: proofs[2 * at + 1]!,
      voucher: proofs[2 * ((at + 1) % 3)]!,
    })),
  }
  const read = async (tile: Parameters<typeof tilePath>[0]) => log.files.get(tilePath(tile))!
  return { keys, proofs: set, log, read }
}

test.group('Sealed offers: to whom', () => {
  test('only to holders that the log proves, under the history seen before', async ({ assert }) => {
    const { keys, proofs, log, read } = await scene()
    const set = setOf(keys, '42-1')
    const fault = async (
      holders = set,
      given = proofs,
      seen: Parameters<typeof checkHolderSet>[2] = null
    ) => {
      const found = await checkHolderSet(holders, given, seen, read)
      return found.ok ? null : found.fault
    }
    assert.isNull(await fault())
    const thief = await someKey()
    const slipped = setOf([keys[0]!, keys[1]!, thief], '42-1')
    assert.equal(await fault(slipped), 'set', 'a key slipped in')
    assert.equal(await fault(setOf(keys, '42-2')), 'set', 'another set')
    assert.equal(await fault(setOf(keys.toReversed(), '42-1')), 'set', 'another order')
    const [one, ...others] = proofs.holders
    const withOne = (change: Partial<NonNullable<typeof one>>) => ({
      ...proofs,
      holders: [{ ...one!, ...change }, ...others],
    })
    assert.equal(await fault(set, withOne({ enrolment: others[0]!.enrolment })), 'key')
    assert.equal(await fault(set, withOne({ vouching: others[0]!.vouching })), 'vouching')
    assert.equal(await fault(set, withOne({ voucher: others[1]!.voucher })), 'vouching')
    const isi = proofs.set.isi.replace('"polos":false', '"polos":true')
    assert.equal(await fault(set, { ...proofs, set: { ...proofs.set, isi } }), 'log')
    // A later look sees the log longer; another history, or another log's key, is none.
    const checkpoint = log.files.get('checkpoint')!.toString()
    assert.isNull(await fault(set, proofs, { checkpoint, logKey: log.vkey }))
    const fork = await scene(3)
    const forked = fork.log.files.get('checkpoint')!.toString()
    assert.equal(await fault(set, proofs, { checkpoint: forked, logKey: log.vkey }), 'older')
    const foreign = await makeLog([utf8('x')])
    const theirs = foreign.files.get('checkpoint')!.toString()
    assert.equal(await fault(set, proofs, { checkpoint: theirs, logKey: foreign.vkey }), 'log')
  })

  test('where witnesses are named, it is told whether one cosigned the head', async ({
    assert,
  }) => {
    const { keys, proofs, read } = await scene()
    const by = logKey('saksi.test')
    const verifier = await verifierOf(by.name, by.raw, WITNESS_KEY)
    const { text, signatures } = parseNote(proofs.set.checkpoint)!
    const cosigned = formatNote({
      text,
      signatures: [...signatures, await cosign(text, verifier, by.signing, 1_800_000_000)],
    })
    const away = logKey('lain.test')
    const other = formatVerifier(await verifierOf(away.name, away.raw, WITNESS_KEY))
    const under = async (checkpoint: string, saksi: string[]) => {
      const named = (proof: LogProof): LogProof => ({ ...proof, checkpoint, saksi })
      const given = {
        set: named(proofs.set),
        holders: proofs.holders.map(({ enrolment, vouching, voucher }) => ({
          enrolment: named(enrolment),
          vouching: named(vouching),
          voucher: named(voucher),
        })),
      }
      const found = await checkHolderSet(setOf(keys, '42-1'), given, null, read)
      return found.ok ? found.witnessed : found.fault
    }
    const vkey = formatVerifier(verifier)
    assert.isNull(await under(proofs.set.checkpoint, []))
    assert.isFalse(await under(proofs.set.checkpoint, [vkey]))
    assert.isFalse(await under(cosigned, [other]), 'by another than is named')
    assert.isTrue(await under(cosigned, [other, vkey]), 'one of two will do')
  })

  test('a witness that was seen once does not vanish unasked, and no other takes its place by the server’s word', async ({
    assert,
  }) => {
    const { keys, proofs, log, read } = await scene()
    const [known, fake] = [logKey('saksi.test'), logKey('palsu.test')]
    const [own, theirs] = await Promise.all(
      [known, fake].map((one) => verifierOf(one.name, one.raw, WITNESS_KEY))
    )
    const { text, signatures } = parseNote(proofs.set.checkpoint)!
    const cosigned = async (...by: (typeof known)[]) => {
      const lines = by.map((one) =>
        cosign(text, one === known ? own! : theirs!, one.signing, 1_800_000_000)
      )
      return formatNote({ text, signatures: [...signatures, ...(await Promise.all(lines))] })
    }
    const under = async (checkpoint: string, saksi: string[], before: SeenLog | null) => {
      const named = (proof: LogProof): LogProof => ({ ...proof, checkpoint, saksi })
      const holders = proofs.holders.map(({ enrolment, vouching, voucher }) => ({
        enrolment: named(enrolment),
        vouching: named(vouching),
        voucher: named(voucher),
      }))
      const given = { set: named(proofs.set), holders }
      const found = await checkHolderSet(setOf(keys, '42-1'), given, before, read)
      return found.ok ? found : assert.fail(found.fault)
    }
    const [vkey, other] = [formatVerifier(own!), formatVerifier(theirs!)]
    const first = await under(await cosigned(known), [vkey], null)
    assert.deepEqual([first.witnessed, first.vanished], [true, []])
    assert.deepEqual(first.seen.witnesses, [vkey])
    // Named no longer, or another in its place: a person is asked first.
    const silent = await under(proofs.set.checkpoint, [], first.seen)
    assert.deepEqual(silent.vanished, [vkey])
    const instead = await under(await cosigned(fake), [other], first.seen)
    assert.deepEqual([instead.vanished, instead.named], [[vkey], [other]])
    // By telephone both are told apart, by what anybody finds of the key's line.
    const marks = await witnessMarks(first.seen.witnesses!, instead.named)
    const sha256 = (line: string) => createHash('sha256').update(line).digest('hex')
    assert.deepEqual(marks, [
      { vkey, name: 'saksi.test', fingerprint: sha256(vkey), known: true, named: false },
      { vkey: other, name: 'palsu.test', fingerprint: sha256(other), known: false, named: true },
    ])
    // One that is named beside it does not stand for it, and is not remembered before it has cosigned as well.
    const beside = await under(await cosigned(fake), [vkey, other], first.seen)
    assert.isFalse(beside.witnessed)
    assert.deepEqual(beside.seen.witnesses, [vkey])
    const both = await under(await cosigned(known, fake), [vkey, other], first.seen)
    assert.isTrue(both.witnessed)
    assert.sameMembers([...both.seen.witnesses!], [vkey, other])
    // Once a person has made sure, it is forgotten.
    const asked = await under(proofs.set.checkpoint, [], withoutWitnesses(first.seen, [vkey]))
    assert.deepEqual([asked.witnessed, asked.vanished], [null, []])
    // What was kept before browsers remembered names none.
    const checkpoint = log.files.get('checkpoint')!.toString()
    const older = await under(proofs.set.checkpoint, [], { checkpoint, logKey: log.vkey })
    assert.deepEqual(older.vanished, [])
  })

  test('a log forked for a vendor that comes for the first time: no witness saw it, and it fits nobody else’s head', async ({
    assert,
  }) => {
    // The same key signs both; what this vendor is shown has a set of the forger's.
    const [honest, forged] = [await scene(5), await scene(5)]
    const shown = await checkHolderSet(setOf(forged.keys, '42-1'), forged.proofs, null, forged.read)
    if (!shown.ok) return assert.fail(shown.fault)
    const [witness, key] = [logKey('saksi.test'), await parseVerifier(shown.logKey)]
    const seen = await verifierOf(witness.name, witness.raw, WITNESS_KEY)
    const head = (await openCheckpoint(honest.proofs.set.checkpoint, key))!
    const { text, signatures } = parseNote(honest.proofs.set.checkpoint)!
    const cosigned = [...signatures, await cosign(text, seen, witness.signing, 1_800_000_000)]
    assert.isNotNull(await witnessedAt(formatNote({ text, signatures: cosigned }), seen))
    assert.isNull(await witnessedAt(shown.checkpoint, seen))
    // Nor would it cosign the fork now: it kept the honest head.
    const answer = await addCheckpoint(formatSubmission(head.size, [], shown.checkpoint), {
      ...{ log: key, witness: seen, sign: witness.signing, last: head, now: 1_800_000_001 },
      keep: () => Promise.reject(new Error('kept')),
    })
    assert.equal(answer.status, 409)
    const { checkpoint } = honest.proofs.set
    assert.equal(await checkOlder(checkpoint, forged.proofs.set, forged.read), 'forked')
    // A visit later, when the honest log is shown, this browser remembers.
    const later = await checkHolderSet(
      setOf(honest.keys, '42-1'),
      honest.proofs,
      shown,
      honest.read
    )
    assert.isFalse(later.ok)
  })

  test('what was in plain before the first key is its vendor’s by that key’s word, and by no other', async ({
    assert,
  }) => {
    const [vendor, installation] = [await someKey(), await someKey()]
    const plain = await makeOffer(await someKeys(2), installation, {
      mode: 'disegel saat diterima',
    })
    const first = await accept(plain.statement, installation)
    const newer = await makeOffer(await someKeys(2), vendor, {
      version: 2,
      previous: first.receipt,
    })
    const second = await accept(newer.statement, vendor)
    const { installation: name, package: paket, stage } = FACTS
    const rules = {
      ...{ installation: name, package: paket, stage },
      vendorKeys: new Map([[VENDOR, [vendor.publicHalves.ed25519]]]),
      installationKey: installation.publicHalves.ed25519,
    }
    const holds = async (more: object, accepted = [first, second]) =>
      (await checkChains(accepted, { ...rules, ...more })).ok
    assert.isTrue(await holds({ adopted: new Set([first.receipt]) }))
    assert.isFalse(await holds({}))
    assert.isFalse(await holds({ adopted: new Set([first.receipt]), installationKey: null }))
    // The installation never speaks after the vendor's own key.
    const forged = await makeOffer(await someKeys(2), installation, {
      ...{ mode: 'disegel saat diterima', version: 3, previous: second.receipt },
    })
    const third = await accept(forged.statement, installation)
    const all = new Set([first.receipt, third.receipt])
    assert.isFalse(await holds({ adopted: all }, [first, second, third]))
  })

  test('the vendor’s file opens its own offer with the package’s code alone', async ({
    assert,
  }) => {
    const set = setOf(await someKeys(3))
    const pair = await makeSigningPair()
    const code = await makeRecoveryCode()
    const receipt = (await receiptKey(code))!
    let kunci = ''
    const { mode: _m, version: _v, set: _s, ...place } = FACTS
    const sealed = await sealVersion({
      place: { ...place, version: 0, previous: '-' },
      ...{ set, key: pair, name: 'harga.pdf', price: PRICE, source: inParts(utf8('isi')) },
      keep: async (secret, hash) => {
        kunci = await keepSecret(secret, hash, receipt)
      },
      store: async (chunks) => void (await gather(chunks)),
    })
    const { header, text: pernyataan } = sealed
    const file = receiptFile({ header, kunci, pernyataan, tandaTangan: '', tandaTerima: {} })
    const read = readReceiptFile(JSON.stringify(file))!
    const secret = await readKeptSecret(read, (await receiptKey(code))!)
    const opened = await openWithSecret(sealed.statement, sealed.envelope, secret!, [set])
    assert.equal(opened?.result, 'open')
    const other = (await receiptKey(await makeRecoveryCode()))!
    assert.isNull(await readKeptSecret(read, other))
    assert.isNull(await receiptKey('bukan kode'))
    assert.isNull(readReceiptFile('{}'))
    for (const size of [1, 1024 * 1024, 1024 * 1024 + 1, 52_428_800])
      assert.equal(plainSize(sealedSize(size)), size)
    assert.isNull(plainSize(16))
    assert.isNull(plainSize(1024 * 1024 + 17))
  })
})
