/** Room for the documents that staff add to a package: what does not fit is refused at its field, deeds are not. */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createPaket, type PaketUji } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { fieldErrors, message } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { randomPdf, storedFiles, storeHolds } from '../../lib/files.ts'
import { rows } from '../../lib/query.ts'

const KB = 1024

test.group('Room for the documents of a package', (group) => {
  group.each.setup(async () => {
    const resetClock = await cleanSlate()
    await rows("update parameter set value = '1' where key = 'KUOTA_PAKET'")
    forgetParameters()
    return () => {
      forgetParameters()
      return resetClock()
    }
  })

  const unggah = async (client: ApiClient, { paket, ppk }: PaketUji, kb: number) =>
    client
      .post('/api/rup/jadwal/upload')
      .bearerToken(await signInAs(ppk))
      .field('paketPenyediaId', String(paket.id))
      .field('fileCount', '1')
      .field('uruts[0]', '1')
      .field('showVendors[0]', 'false')
      .file('uploadFiles[0]', randomPdf(undefined, kb * KB), { filename: 'jadwal.pdf' })

  test('the last room is used up, then a file is refused at its field and nothing is kept', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({})
    ;(await unggah(client, p, 500)).assertStatus(200)
    const before = storedFiles().length
    const full = await unggah(client, p, 600)
    full.assertStatus(413)
    assert.deepEqual(
      fieldErrors(full).map((e) => [e.field, e.rule]),
      [['uploadFiles[0]', 'kuota']]
    )
    assert.match(message(full), /^Ruang dokumen paket ini penuh: 500 KB dari 1 MB terpakai/)
    await storeHolds(before)
    ;(await unggah(client, p, 500)).assertStatus(200)
    // Another package has its own.
    ;(await unggah(client, await createPaket({}), 900)).assertStatus(200)
  })
})
