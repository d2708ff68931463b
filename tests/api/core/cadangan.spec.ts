/** What a backup does with what an attempt before it, cut off, has left. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { recordFile, simpanBerkas } from '@eproc/backend/app/core/files/receive_files'
import { run as backup } from '../../../scripts/commands/backup.ts'
import { emptyDatabase } from '../../lib/database.ts'
import { randomPdf } from '../../lib/files.ts'

/** A file in the store, and its row. */
async function storedFile(content: Buffer): Promise<string> {
  const part = { field: 'dokumen', fileName: 'bukti.pdf', content: Readable.from([content]) }
  const file = await simpanBerkas(part, { jenis: ['pdf'] })
  return db.transaction((trx) => recordFile(trx, file, { kelas: 'uji', objek: 'uji' }))
}

test.group('A backup that was cut off', (group) => {
  group.each.setup(() => emptyDatabase())

  test('is gone on with: whole copies are kept, half ones made anew, what is gone meanwhile is left out', async ({
    assert,
    cleanup,
  }) => {
    const to = join(process.env.DATA_DIR!, `cadangan-${randomUUID()}`)
    cleanup(() => rmSync(to, { recursive: true, force: true }))
    const contents = [randomPdf(undefined, 5000), randomPdf(undefined, 6000)] as const
    const [whole, half] = [await storedFile(contents[0]), await storedFile(contents[1])]
    const before = `${to}.belum-selesai`
    const put = (path: string, content: Buffer) => {
      mkdirSync(dirname(join(before, path)), { recursive: true })
      writeFileSync(join(before, path), content)
    }
    put(whole, contents[0])
    put(half, contents[1].subarray(0, 100))
    put('berkas/aa/dimusnahkan.pdf', contents[0])
    put('data/public.paket.copy.gz', Buffer.from('half'))
    const { mtimeMs } = statSync(join(before, whole))

    assert.equal(await backup(['--ke', to]), 0)
    assert.equal(statSync(join(to, whole)).mtimeMs, mtimeMs)
    assert.isTrue(readFileSync(join(to, half)).equals(contents[1]))
    assert.isFalse(existsSync(join(to, 'berkas/aa/dimusnahkan.pdf')))
    assert.isFalse(existsSync(before))
  })
})
