/** Offers while the storage fails: what cannot be read now is never called damaged. */
import { writeFileSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { storeLayered } from '@eproc/backend/app/tender/penawaran/pemegang/layer'
import { storedAsSigned } from '@eproc/backend/app/tender/penawaran/pemegang/seal_to_holders'
import { keTahap } from '@eproc/database/factories/paket'
import { inti } from '@eproc/i18n/id/core'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { randomPdf, storedFiles, unreadable } from '../../../lib/files.ts'
import { loseCommitOf } from '../../../lib/lost_commit.ts'
import { row, rows } from '../../../lib/query.ts'
import { TusClient } from '../../../lib/tus.ts'
import { judged } from '../arsip/bantu.ts'
import { kirim, world } from './bantu.ts'

/** As many offers as that are recorded, each with what it points to. */
async function wholeOffers(assert: Assert, count: number): Promise<void> {
  const offers = await rows<{ jalur: string }>('select jalur_segel as jalur from penawaran')
  assert.lengthOf(offers, count)
  assert.includeMembers(
    storedFiles().map((name) => `berkas/${name}`),
    offers.map(({ jalur }) => jalur)
  )
}

test.group('Penawaran: a storage that fails', (group) => {
  group.each.setup(cleanSlate)

  test('the download of an opened offer says whether it cannot be read now, is gone, or was altered', async ({
    client,
    assert,
  }) => {
    const d = await judged(client)
    const offer = await row<{ id: number; jenis: string; jalur: string }>(
      `select id, jenis, jalur_segel as jalur from penawaran where dibuka_pada is not null order by id limit 1`
    )
    const ask = () =>
      client.get(`/tender/${d.id}/${offer.jenis}/${offer.id}`).bearerToken(d.tokenPokja[0]!)
    const place = join(process.env.DATA_DIR!, offer.jalur)
    const back = unreadable(offer.jalur)
    const away = await ask()
    back()
    ;(await ask()).assertStatus(200)
    writeFileSync(place, randomBytes(5000))
    const altered = await ask()
    await unlink(place)
    const gone = await ask()
    away.assertStatus(503)
    assert.equal(message(away), inti.berkas.belumTerbaca)
    altered.assertStatus(409)
    assert.equal(message(altered), teks.buka.rusak)
    gone.assertStatus(500)
    assert.include(message(gone), inti.berkas.isiHilang)
    for (const one of [away, altered, gone]) assert.match(one.header('content-type')!, /json/)
  })

  test('an offer whose COMMIT nobody heard of keeps its content, by either way', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const [r] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const ended = loseCommitOf(/insert into "penawaran"/)
    const unheard = await kirim(client, d, r!, { berkas: { T: randomPdf() } })
    assert.isTrue(ended())
    assert.isAbove(unheard.status(), 499, 'nothing was promised')
    await wholeOffers(assert, 1)

    const tus = new TusClient(`http://${process.env.HOST}:${process.env.PORT}`, r!.token)
    const content = randomPdf()
    const about = { paketPenyediaId: d.id, vendorId: r!.rekanan.id, jenis: 'A', filename: 'a.pdf' }
    const upload = await tus.begin(about, content.length)
    await tus.patch(upload, 0, content)
    const finish = () =>
      client
        .post(`${upload.location}/selesai`)
        .bearerToken(r!.token)
        .header('x-kunci-unggahan', upload.key)
    const endedAgain = loseCommitOf(/insert into "penawaran"/)
    assert.isAbove((await finish()).status(), 499)
    assert.isTrue(endedAgain())
    const again = await finish()
    again.assertStatus(200)
    await wholeOffers(assert, 2)
  })

  test('a sealed offer that cannot be read back is not told to its vendor as altered', async ({
    assert,
  }) => {
    const stored = await storeLayered(
      (async function* () {
        yield randomBytes(2000)
      })()
    )
    const back = unreadable(stored.jalur)
    const refused = await storedAsSigned(stored, { content: 'x', size: 2000 }).catch(
      (error: unknown) => error as { status: number; message: string }
    )
    back()
    assert.deepInclude(refused, { status: 503, message: inti.berkas.belumTerbaca })
  })
})
