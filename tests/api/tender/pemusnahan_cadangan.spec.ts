/** What was destroyed (sealing.md §4) is in no backup that is made afterwards, and such a backup restores whole. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { run as backup } from '../../../scripts/commands/backup.ts'
import type { Environment } from '../../../scripts/lib/environment.ts'
import { denganKlien } from '../../../scripts/lib/postgres_database.ts'
import { inSubmission } from './pembukaan/bantu.ts'
import { kirim, semuaJenis } from './penawaran/bantu.ts'
import { findInFiles } from '../../lib/attacker.ts'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { scaled } from '../../lib/limits.ts'
import { count, rows } from '../../lib/query.ts'
import { command, restoredBeside } from '../../lib/restored.ts'
import { waitFor } from '../../lib/wait.ts'

const inData = (path: string): string => join(process.env.DATA_DIR!, path)

async function backupTo(name: string): Promise<string> {
  const folder = inData(`${name}-${process.pid}`)
  if ((await backup(['--ke', folder, '--dengan-kunci'])) !== 0) throw new Error('no backup')
  return folder
}

/** By this process's own sealer. */
const journalSealed = () =>
  waitFor('the journal to be sealed', async () => {
    const without =
      'jurnal j where not exists (select 1 from jurnal_segel s where s.rentang @> j.id)'
    return (await count(without)) === 0
  })

/** 64 octets of the middle of each ciphertext: they stand nowhere else. */
const piecesOf = (paths: readonly string[]): Buffer[] =>
  paths.map((path) => {
    const content = readFileSync(inData(path))
    return content.subarray(content.length >> 1, (content.length >> 1) + 64)
  })

test.group('A backup after a destruction', (group) => {
  group.each.setup(cleanSlate)

  test('has nothing of what was destroyed, restores, and journal and log are found whole', async ({
    client,
    assert,
    cleanup,
  }) => {
    const d = await inSubmission(client)
    for (const vendor of d.rekanan) {
      const sent = await kirim(client, d, vendor, { berkas: semuaJenis(), harga: 45_000_000 })
      sent.assertStatus(200)
    }
    const ended = await client
      .put(`/api/rup/lelang/gagal/${d.id}`)
      .bearerToken(d.tokenPpk)
      .json({ alasan: 'Semua penawaran terlambat' })
    ended.assertStatus(200)
    const stored = (
      await rows<{ path: string }>('select jalur_segel as path from penawaran order by id')
    ).map(({ path }) => path)
    assert.lengthOf(stored, 8)
    const pieces = piecesOf(stored)
    const before = await backupTo('sebelum')
    cleanup(() => rmSync(before, { recursive: true }))
    const found = findInFiles(before, pieces)
    assert.lengthOf(found, stored.length, 'the search finds what is there')

    const ulp = await createPengguna({ peran: 'manajerULP' })
    moveClock('P800D')
    const url = `/api/tender/pemusnahan/${d.id}`
    const ppk = await signInAs(d.ppk)
    ;(await client.post(url).bearerToken(ppk).json({ alasan: 'Masa simpan lewat' })).assertStatus(
      200
    )
    ;(await client.post(`${url}/sahkan`).bearerToken(await signInAs(ulp))).assertStatus(200)
    await tickLog()
    await journalSealed()

    const after = await backupTo('sesudah')
    cleanup(() => rmSync(after, { recursive: true }))
    assert.deepEqual(findInFiles(after, pieces), [])
    for (const path of stored) assert.isFalse(existsSync(join(after, path)), path)

    // What another log left at the second place would be taken for the longer half of this one.
    const second = inData(`kedua-${process.pid}`)
    mkdirSync(second)
    cleanup(() => rmSync(second, { recursive: true }))
    writeFileSync(join(second, 'checkpoint'), 'log lain\n9\nAAAA\n')
    const { folder, postgres, env, remove } = await restoredBeside(after, {
      ...(process.env as Environment),
      LOG_CADANGAN: second,
    })
    cleanup(remove)
    assert.isFalse(existsSync(join(second, 'checkpoint')), 'the log at the second place is another')
    await command(['verify-log'], env)
    assert.include(await command(['verify-journal'], env), 'Jurnal utuh')
    for (const path of stored) assert.isFalse(existsSync(join(folder, path)), path)
    const [kept] = await denganKlien(
      postgres.urlSuper,
      async (database) =>
        (
          await database.query<{ receipts: number; destroyed: number; left: number }>(
            `select (select count(*) from tanda_terima)::int as receipts, count(w.dimusnahkan_pada)::int as destroyed,
                sum(length(s.amplop) + length(w.kunci_terbungkus))::int as left
               from penawaran w join penawaran_pemegang s on s.penawaran_id = w.id`
          )
        ).rows
    )
    assert.deepEqual(kept, { receipts: 8, destroyed: 8, left: 0 })
  }).timeout(scaled(90_000))
})
