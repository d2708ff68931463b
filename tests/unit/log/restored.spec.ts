/** The public log when an older backup is put back: what was signed since then stays (sealing.md §5). */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { differingTiles, isKeyOfLog, restoreLog } from '../../../scripts/lib/restored_log.ts'
import { logKey, makeLog, type MadeLog } from '../../lib/log_maker.ts'

const leaves = (count: number, of = 'a') =>
  Array.from({ length: count }, (_, i) => new TextEncoder().encode(`${of}${i}`))

function put(place: string, { files }: MadeLog, note?: string): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(place, path)), { recursive: true })
    writeFileSync(join(place, path), content)
  }
  if (note) writeFileSync(join(place, 'kunci'), note)
}

const checkpointAt = (place: string): string => readFileSync(join(place, 'checkpoint'), 'utf8')

test.group('The public log of a backup that is put back', (group) => {
  let folder = ''
  const places = () => [join(folder, 'log'), join(folder, 'log-cadangan')] as const
  const backup = () => join(folder, 'cadangan')
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'eproc-log-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('leaves that were signed after it stay in both places, with how the key was replaced', async ({
    assert,
  }) => {
    const [key, next] = [logKey(), logKey()]
    const before = await makeLog(leaves(300), key)
    put(backup(), before)
    const now = await makeLog(leaves(520), next)
    for (const place of places()) put(place, now, 'pergantian kunci')
    assert.equal(await restoreLog(backup(), places()), 520)
    for (const place of places()) {
      assert.equal(checkpointAt(place), now.files.get('checkpoint')!.toString())
      assert.equal(readFileSync(join(place, 'kunci'), 'utf8'), 'pergantian kunci')
    }
    // And the present key with them, not the one that a backup with keys has.
    const file = join(folder, 'log.pub')
    for (const [{ vkey }, signs] of [
      [now, true],
      [before, false],
    ] as const) {
      writeFileSync(file, `${vkey}\n`)
      assert.equal(await isKeyOfLog(file, places()), signs)
    }
    assert.isFalse(await isKeyOfLog(join(folder, 'tidak-ada'), places()))
  })

  test('tiles that no root is made of are compared, too: a damaged and a lost one are named', async ({
    assert,
  }) => {
    const key = logKey()
    put(backup(), await makeLog(leaves(300), key))
    for (const place of places()) put(place, await makeLog(leaves(520), key))
    assert.deepEqual(await differingTiles(backup(), places()), [])
    const [served, second] = places()
    writeFileSync(join(served, 'tile/0/000'), Buffer.alloc(256 * 32))
    rmSync(join(second, 'tile/entries/000'))
    assert.equal(await restoreLog(backup(), places()), 520)
    assert.sameDeepMembers(await differingTiles(backup(), places()), [
      { place: served, path: 'tile/0/000' },
      { place: second, path: 'tile/entries/000' },
    ])
  })

  test('where only the second place is left, it stays, and the backup fills the first', async ({
    assert,
  }) => {
    const key = logKey()
    const before = await makeLog(leaves(3), key)
    put(backup(), before)
    const [served, second] = places()
    put(second, await makeLog(leaves(9), key))
    assert.equal(await restoreLog(backup(), places()), 9)
    assert.equal(checkpointAt(served), before.files.get('checkpoint')!.toString())
    assert.isTrue(existsSync(join(second, 'checkpoint')))
  })

  test('another log, a shorter one and one that was changed give way to the backup', async ({
    assert,
  }) => {
    const key = logKey()
    const before = await makeLog(leaves(300), key)
    const changed = await makeLog(leaves(400), key)
    changed.files.set('tile/1/000.p/1', Buffer.alloc(32))
    for (const other of [
      await makeLog(leaves(400), logKey('lain.test/log')),
      await makeLog(leaves(20), key),
      await makeLog(leaves(400, 'b'), key),
      changed,
    ]) {
      rmSync(folder, { recursive: true, force: true })
      put(backup(), before)
      for (const place of places()) put(place, other)
      assert.isNull(await restoreLog(backup(), places()))
      const [served, second] = places()
      assert.equal(checkpointAt(served), before.files.get('checkpoint')!.toString())
      assert.deepEqual(readdirSync(second), [])
    }
  })
})
