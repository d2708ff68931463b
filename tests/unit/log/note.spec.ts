import { test } from '@japa/runner'
import { utf8 } from '@eproc/sealing/bytes'
import {
  WITNESS_KEY,
  checkpointLine,
  cosign,
  formatCheckpoint,
  formatNote,
  formatVerifier,
  keptCheckpoint,
  openCheckpoint,
  parseNote,
  parseVerifier,
  signNote,
  signedBy,
  verifierOf,
} from '@eproc/sealing/log/note'
import { parseTilePath, tilePath, tileWithin } from '@eproc/sealing/log/tiles'
import { scaled } from '../../lib/limits.ts'
import { logKey, makeLog } from '../../lib/log_maker.ts'
import { readCheckpoint, verifyServedLog } from '../../lib/log_verifier.ts'

/** The example of Go's golang.org/x/mod/sumdb/note, where signed notes come from. */
const PETER = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
const NOTE =
  'If you think cryptography is the answer to your problem,\n' +
  "then you don't know what your problem is.\n\n" +
  '\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n'

test.group('Log: notes and tiles', () => {
  test('the published note holds, and a changed one does not', async ({ assert }) => {
    const key = await parseVerifier(PETER)
    assert.equal(formatVerifier(key), PETER)
    assert.isTrue(await signedBy(parseNote(NOTE)!, key))
    assert.isFalse(await signedBy(parseNote(NOTE.replace('your', 'our'))!, key))
  })

  test('a witness cosigns the same text with its time', async ({ assert }) => {
    const [log, witness] = [logKey(), logKey('saksi.test')]
    const text = formatCheckpoint({ origin: log.name, size: 7, root: new Uint8Array(32) })
    const key = await verifierOf(log.name, log.raw)
    const seen = await verifierOf(witness.name, witness.raw, WITNESS_KEY)
    const signatures = [
      await signNote(text, key, log.signing),
      await cosign(text, seen, witness.signing, 1_800_000_000),
    ]
    const note = formatNote({ text, signatures })
    assert.equal((await openCheckpoint(note, key))!.size, 7)
    assert.isTrue(await signedBy(parseNote(note)!, seen))
    // At the foot of a paper it is one line, which whoever copies it may break.
    const foot = `Log publik: ${checkpointLine(note)!.replace(' \u2014 ', '\n\u2014 ')} Halaman 1`
    assert.equal((await openCheckpoint(keptCheckpoint(foot), key))!.size, 7)
    assert.equal(keptCheckpoint(`\n${note}\n`), note)
    assert.isNull(await openCheckpoint(keptCheckpoint(foot.replace(' 7 ', ' 8 ')), key))
    const later = parseNote(note)!
    later.signatures[1]!.signature[7]! ^= 1
    assert.isFalse(await signedBy(later, seen))
  })

  test('every flipped bit of a checkpoint is found, by both readers', async ({ assert }) => {
    const { files, vkey } = await makeLog([utf8('one'), utf8('two')])
    const note = files.get('checkpoint')!
    const key = await parseVerifier(vkey)
    assert.equal((await openCheckpoint(note.toString(), key))!.size, 2)
    for (let bit = 0; bit < note.length * 8; bit++) {
      const other = Buffer.from(note)
      other[bit >> 3]! ^= 1 << (bit & 7)
      assert.isNull(await openCheckpoint(other.toString(), key), `bit ${bit}`)
      assert.isString(readCheckpoint(other.toString(), vkey), `bit ${bit}`)
    }
  })

  test('a tile has one address', ({ assert }) => {
    assert.equal(tilePath({ level: 0, index: 1234067, width: 256 }), 'tile/0/x001/x234/067')
    assert.equal(tilePath({ level: 'entries', index: 5, width: 9 }), 'tile/entries/005.p/9')
    for (const path of ['tile/0/x001/x234/067', 'tile/3/000.p/255', 'tile/entries/x001/000']) {
      assert.equal(tilePath(parseTilePath(path)!), path)
    }
    for (const path of [
      'tile/0/67',
      'tile/00/067',
      'tile/0/x000/067',
      'tile/0/001.p/256',
      'tile/0/001.p/0',
      'tile/0/001.p/09',
      'tile/0/../001',
      'tile/-1/001',
    ]) {
      assert.isNull(parseTilePath(path), path)
    }
    assert.isTrue(tileWithin({ level: 1, index: 0, width: 1 }, 256))
    assert.isFalse(tileWithin({ level: 1, index: 0, width: 1 }, 255))
  })
})

/** LOG_DAUN=100000 LOG_USIKAN=1000 is the long form. */
const LEAVES = Number(process.env.LOG_DAUN ?? 1500)
const TAMPERS = Number(process.env.LOG_USIKAN ?? 150)

test.group('Log: the second verifier', () => {
  const entries = Array.from({ length: LEAVES }, (_, i) => utf8(`leaf ${i}`))

  test('finds nothing in a whole log and every random tamper', async ({ assert }) => {
    const { files, vkey } = await makeLog(entries)
    const paths = [...files.keys()]
    assert.isNull(verifyServedLog((path) => files.get(path) ?? null, vkey))
    const pick = (n: number) => crypto.getRandomValues(new Uint32Array(1))[0]! % n
    for (let round = 0; round < TAMPERS; round++) {
      const path = paths[pick(paths.length)]!
      const bytes = Buffer.from(files.get(path)!)
      const bit = pick(bytes.length * 8)
      const how = round % 4
      if (how < 2) bytes[bit >> 3]! ^= 1 << (bit & 7)
      const changed = how === 2 ? bytes.subarray(0, bit >> 3) : bytes
      const answer = how === 3 ? null : changed
      const found = verifyServedLog((p) => (p === path ? answer : (files.get(p) ?? null)), vkey)
      assert.isString(found, `round ${round}: ${path}, bit ${bit}, way ${how}`)
    }
  }).timeout(scaled(LEAVES > 1500 ? 900_000 : 60_000))

  test('finds a forked log and one that was put back', async ({ assert }) => {
    const key = logKey()
    const whole = await makeLog(entries.slice(0, 700), key)
    const seen = readCheckpoint(whole.files.get('checkpoint')!.toString(), whole.vkey)
    if (typeof seen === 'string') return assert.fail(seen)
    const fork = await makeLog(
      [...entries.slice(0, 699), utf8('x'), ...entries.slice(699, 800)],
      key
    )
    const back = await makeLog(entries.slice(0, 600), key)
    const on = await makeLog(entries.slice(0, 800), key)
    const read = (log: typeof on) =>
      verifyServedLog((p) => log.files.get(p) ?? null, log.vkey, [seen])
    assert.isNull(read(on))
    assert.equal(read(fork), 'older 700: forked')
    assert.equal(read(back), 'older 700: the log has become shorter')
  })
})
