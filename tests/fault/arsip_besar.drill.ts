/** An archive beyond 4 GB, which old ZIP cannot say: written once, nothing of it kept. Only in `npm run drill`. */
import { test } from '@japa/runner'
import { zip } from '@eproc/backend/app/core/files/zip'
import { scaled } from '../lib/limits.ts'
import { memoryHeld } from '../lib/memory.ts'

const PIECE = Buffer.alloc(2 ** 20)
const SIZE = 4.25 * 2 ** 30
const MEMORY_MB = 30
const TAIL = 64 * 1024
const [DIRECTORY, END64, LOCATOR, END] = ['PK\x01\x02', 'PK\x06\x06', 'PK\x06\x07', 'PK\x05\x06']
const FULL32 = 0xffffffff

function* large() {
  for (let done = 0; done < SIZE; done += PIECE.length) yield PIECE
}

interface Read {
  length: number
  tail: Buffer
}

/** Read to its end and thrown away, but for its tail. */
async function readThrough(archive: AsyncIterable<Buffer>): Promise<Read> {
  let length = 0
  let tail = Buffer.alloc(0)
  for await (const piece of archive) {
    length += piece.length
    tail = Buffer.from(Buffer.concat([tail, piece]).subarray(-TAIL))
  }
  return { length, tail }
}

test.group('An archive beyond 4 GB', () => {
  test('says its sizes and places in 64 bits, in bounded memory', async ({ assert }) => {
    const entries = [
      { name: 'besar.pdf', content: large(), stored: true },
      { name: 'sesudah.txt', content: ['di atas 4 GB'], stored: true },
    ]
    const { result, megabytes } = await memoryHeld(() => readThrough(zip(entries)))
    const { length, tail } = result
    process.stdout.write(`archive of ${length} bytes, ${megabytes.toFixed(0)} MB held\n`)
    assert.isAbove(length, SIZE)
    assert.isBelow(megabytes, MEMORY_MB)
    const end = tail.lastIndexOf(END)
    const end64 = tail.lastIndexOf(END64)
    assert.isAbove(tail.lastIndexOf(LOCATOR), end64)
    // The old record says 'see the new one', and that one is right.
    assert.equal(tail.readUInt32LE(end + 16), FULL32)
    assert.equal(tail.readBigUInt64LE(end64 + 32), 2n)
    const directory = Number(tail.readBigUInt64LE(end64 + 48)) - (length - tail.length)
    assert.equal(tail.toString('latin1', directory, directory + 4), DIRECTORY)
    const extra = directory + 46 + tail.readUInt16LE(directory + 28)
    assert.equal(tail.readUInt32LE(directory + 24), FULL32)
    assert.equal(tail.readUInt16LE(extra), 1)
    assert.equal(Number(tail.readBigUInt64LE(extra + 4)), SIZE)
    assert.equal(Number(tail.readBigUInt64LE(extra + 12)), SIZE)
  }).timeout(scaled(600_000))
})
