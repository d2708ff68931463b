/** A reader's way from a text to a signed checkpoint, each step of it broken once. */
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { base64, utf8 } from '@eproc/sealing/bytes'
import { batchLeaf, commitment, makeBatch } from '@eproc/sealing/log/batch'
import { inclusionProof, leafHash, MemoryTree } from '@eproc/sealing/log/merkle'
import { checkOlder, checkProof, readProof, type LogProof } from '@eproc/sealing/log/proof'
import { tilePath, type ReadTile } from '@eproc/sealing/log/tiles'
import { logKey, makeLog, type MadeLog } from '../../lib/log_maker.ts'

const ENTRIES = 300
const AT = 270
const key = logKey()

const readerOf =
  ({ files }: MadeLog): ReadTile =>
  async (tile) =>
    files.get(tilePath(tile)) ?? Promise.reject(new Error(tilePath(tile)))

/** A log of many leaves with one text in it, and the proof of it. */
async function proven(): Promise<{ proof: LogProof; log: MadeLog; entries: Uint8Array[] }> {
  const [jenis, isi, salt] = ['tanda-terima', '{"kode":"abc"}', randomBytes(32)]
  const { root, places } = await makeBatch([await commitment(jenis, salt, isi)], randomBytes)
  const data = batchLeaf('2026-11-24T02:00:00.000Z', root)
  const entries = Array.from({ length: ENTRIES }, (_, i) => (i === AT ? data : utf8(`leaf ${i}`)))
  const log = await makeLog(entries, key)
  const tree = new MemoryTree()
  for (const entry of entries) await tree.append(await leafHash(entry))
  const jalur = (await inclusionProof(tree.read, AT, ENTRIES)).map(base64)
  const [place] = places
  const proof: LogProof = {
    jenis,
    isi,
    garam: base64(salt),
    kelompok: { letak: place!.index, jalur: place!.path.map(base64) },
    daun: { nomor: AT, data: base64(data), jalur },
    checkpoint: log.files.get('checkpoint')!.toString(),
    kunciLog: log.vkey,
  }
  return { proof, log, entries }
}

const later = async (entries: Uint8Array[], more: number) =>
  makeLog([...entries, ...Array.from({ length: more }, (_, i) => utf8(`later ${i}`))], key)

test.group('Public log: a reader of proofs', () => {
  test('a proof holds, and each altered part of it is told', async ({ assert }) => {
    const { proof } = await proven()
    const good = await checkProof(proof)
    if (typeof good === 'string') return assert.fail(good)
    assert.equal(good.head.size, ENTRIES)
    assert.equal(good.time, '2026-11-24T02:00:00.000Z')
    const { daun, kelompok } = proof
    const other = await makeLog([utf8('x')], logKey())
    for (const [fault, altered] of [
      ['batch', { ...proof, isi: '{"kode":"abd"}' }],
      ['batch', { ...proof, jenis: 'penutupan' }],
      ['batch', { ...proof, kelompok: { ...kelompok, letak: (kelompok.letak + 1) % 64 } }],
      ['tree', { ...proof, daun: { ...daun, nomor: AT + 1 } }],
      ['tree', { ...proof, daun: { ...daun, data: base64(utf8('another leaf')) } }],
      ['checkpoint', { ...proof, kunciLog: other.vkey }],
      ['form', { ...proof, garam: '!' }],
    ] as const) {
      assert.equal(await checkProof(altered), fault)
    }
  })

  test('what is no proof is not read, and what waits says so', async ({ assert }) => {
    const { proof } = await proven()
    assert.deepEqual(readProof(JSON.stringify(proof)), proof)
    assert.deepEqual(readProof(JSON.stringify({ data: proof })), proof)
    const waits = { ...proof, tercatat: false, daun: null }
    assert.equal(readProof(JSON.stringify(waits)), 'waiting')
    for (const text of ['', 'null', '7', '[]', '{}', JSON.stringify({ ...proof, daun: null })]) {
      assert.isNull(readProof(text), text)
    }
  })

  test('a checkpoint kept elsewhere fits, or shows the fork', async ({ assert }) => {
    const { proof, log, entries } = await proven()
    const grown = await later(entries, 500)
    const note = grown.files.get('checkpoint')!.toString()
    assert.isNull(await checkOlder(note, proof, readerOf(grown)))
    const newer = { ...proof, checkpoint: note }
    assert.isNull(await checkOlder(proof.checkpoint, newer, readerOf(grown)), 'the other way round')
    assert.isNull(await checkOlder(proof.checkpoint, proof, readerOf(log)), 'the same')
    const forked = await later([...entries.slice(0, 10), utf8('forged'), ...entries.slice(11)], 500)
    const forkedNote = forked.files.get('checkpoint')!.toString()
    assert.equal(await checkOlder(forkedNote, proof, readerOf(forked)), 'forked')
    const gone: ReadTile = () => Promise.reject(new Error('offline'))
    assert.equal(await checkOlder(note, proof, gone), 'unreachable')
    const foreign = await makeLog(entries, logKey())
    const foreignNote = foreign.files.get('checkpoint')!.toString()
    assert.equal(await checkOlder(foreignNote, proof, readerOf(foreign)), 'form')
    assert.equal(await checkOlder('nonsense', proof, readerOf(grown)), 'form')
  })
})
