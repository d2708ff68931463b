/** Files beside the store that cannot be read now: nobody is told that they were cut, or are not there. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { journalPublicKey } from '@eproc/backend/app/core/journal/sealer'
import { verifyJournal } from '@eproc/backend/app/core/journal/verify_journal'
import { headOf, servedCheckpoint } from '@eproc/backend/app/core/log/log_head'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { keTahap } from '@eproc/database/factories/paket'
import { tilePath } from '@eproc/sealing/log/tiles'
import { inti } from '@eproc/i18n/id/core'
import { message } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { randomPdf, unreadable } from '../../lib/files.ts'
import { tokenFor } from '../../lib/people.ts'
import { kirim, world } from '../tender/penawaran/bantu.ts'

const HEADS = join('jurnal', 'kepala.jsonl')

test.group('Files beside the store that cannot be read now', (group) => {
  group.each.setup(cleanSlate)

  test('heads of the journal that cannot be read are not told as cut, and nothing is added below them', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'adminit' })
    mkdirSync(join(process.env.DATA_DIR!, 'jurnal'), { recursive: true })
    writeFileSync(join(process.env.DATA_DIR!, HEADS), '', { flag: 'a' })
    const back = unreadable(HEADS)
    try {
      await assert.rejects(async () => verifyJournal(db, await journalPublicKey()), /EISDIR/)
      const asked = await client
        .get('/api/audit/kepala/berkas')
        .bearerToken(token)
        .header('accept', 'application/json')
      asked.assertStatus(503)
    } finally {
      back()
    }
  })

  test('a tile of the public log that cannot be read is not answered as unknown', async ({
    client,
    assert,
  }) => {
    const d = await world()
    await keTahap(d.id, 'pemasukan')
    ;(await kirim(client, d, d.rekanan[0]!, { berkas: { T: randomPdf() } })).assertStatus(200)
    await tickLog()
    const { size } = (await headOf(await servedCheckpoint()))!
    const index = Math.floor((size - 1) / 256)
    const tile = tilePath({ level: 0, index, width: size % 256 || 256 })
    const back = unreadable(join('log', tile))
    const asked = await client.get(`/log/${tile}`)
    back()
    asked.assertStatus(503)
    assert.equal(message(asked), inti.berkas.belumTerbaca)
    ;(await client.get(`/log/${tile}`)).assertStatus(200)
  })
})
