/** What the hourly sweep takes of the store, and when it leaves everything where it is. */
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { BACKUP_LOCK } from '@eproc/backend/app/core/files/backup_lock'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import { storeGenerated } from '@eproc/backend/app/core/files/store_generated'
import { sweepFiles } from '@eproc/backend/app/core/files/sweeper'
import { takeBack } from '@eproc/backend/app/core/files/take_back'
import { denganKlien } from '../../../scripts/lib/postgres_database.ts'
import { emptyDatabase } from '../../lib/database.ts'
import { PDF, storedFiles } from '../../lib/files.ts'

const ORPHAN = 'berkas/ff/yatim-sapuan.pdf'
const HOUR_MS = 3_600_000
/** Older than anything else that this run has stored. */
const AGE_MS = 2 * HOUR_MS

test.group('Sweep of the store', (group) => {
  group.each.setup(() => emptyDatabase())

  test('leaves a content without a row while a backup copies, and takes it afterwards', async ({
    assert,
  }) => {
    const file = join(process.env.DATA_DIR!, ORPHAN)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'x')
    // The sweep goes by this machine's clock, as the files do.
    const then = new Date(Date.now() - 3 * HOUR_MS)
    utimesSync(file, then, then)
    const there = () => storedFiles().some((name) => ORPHAN.endsWith(name))
    await denganKlien(process.env.DATABASE_OWNER_URL!, async (backup) => {
      await backup.query(`select pg_advisory_lock_shared(${BACKUP_LOCK})`)
      assert.equal(await sweepFiles(AGE_MS), 0)
      assert.isTrue(there(), 'its snapshot may still have the row')
    })
    assert.equal(await sweepFiles(AGE_MS), 1)
    assert.isFalse(there())
  })

  test('leaves what a form stored hours ago whose last file is still on its way', async ({
    assert,
  }) => {
    const file = join(process.env.DATA_DIR!, ORPHAN)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'x')
    const then = new Date(Date.now() - 20 * HOUR_MS)
    utimesSync(file, then, then)
    await sweepFiles()
    assert.isTrue(existsSync(file))
    rmSync(file)
  })

  test('a request that failed takes back only what no row points to', async ({ assert }) => {
    const recorded = await transaction((trx) =>
      storeGenerated(
        trx,
        PDF,
        { ekstensi: 'pdf', namaAsli: 'a.pdf' },
        { kelas: 'laporan', objek: 'laporan' }
      )
    )
    const stray = join(process.env.DATA_DIR!, ORPHAN)
    mkdirSync(dirname(stray), { recursive: true })
    writeFileSync(stray, 'x')
    await takeBack([recorded, ORPHAN], new Error('the answer could not be read'))
    assert.isTrue(existsSync(join(process.env.DATA_DIR!, recorded)))
    assert.isFalse(existsSync(stray))
  })
})
