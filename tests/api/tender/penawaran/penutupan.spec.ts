/** The end of a submission: what had come in stands in the public log, and only that is opened (ADR 0024). */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { terbitkanRilis } from '@eproc/backend/app/ocds/terbitkan_rilis'
import { tutupPemasukan } from '@eproc/backend/app/tender/penutupan/tutup_pemasukan'
import { keTahap } from '@eproc/database/factories/paket'
import { createPenyedia } from '@eproc/database/factories/peserta'
import type { BuktiLog, PenutupanTender } from '@eproc/domain/log/answers'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { fromBase64, utf8 } from '@eproc/sealing/bytes'
import { includes, leafHash } from '@eproc/sealing/log/merkle'
import { data } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { holds } from '../../../lib/log_proof.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { row, rows } from '../../../lib/query.ts'
import { buka, kirim, semuaJenis, world, type Dunia } from './bantu.ts'

const closings = async (client: ApiClient, d: Dunia, token: string) =>
  data<PenutupanTender[]>(await client.get(`/api/log/penutupan/${d.id}`).bearerToken(token))

/** Two vendors have handed in, one of them two versions; a third has not. */
async function handedIn(client: ApiClient) {
  const d = await world(3)
  await keTahap(d.id, 'pemasukan')
  for (const [r, harga] of [
    [d.rekanan[0]!, 900_000_000],
    [d.rekanan[1]!, 950_000_000],
    [d.rekanan[0]!, 880_000_000],
  ] as const) {
    ;(await kirim(client, d, r, { berkas: semuaJenis(), harga })).assertStatus(200)
  }
  return d
}

test.group('The end of a submission', (group) => {
  group.each.setup(cleanSlate)

  test('is recorded once, told to all, and proves to each vendor that its files count', async ({
    assert,
    client,
  }) => {
    const d = await handedIn(client)
    const [one, two, none] = d.rekanan
    assert.equal(await tutupPemasukan(), 0, 'while it runs')
    await keTahap(d.id, 'pembukaan')
    await tickLog()
    const head = (await client.get('/log/checkpoint')).text().trim()
    assert.equal(await tutupPemasukan(), 1)
    assert.equal(await tutupPemasukan(), 0)
    await tickLog()

    const [mine] = await closings(client, d, one!.token)
    assert.deepEqual([mine!.penawar, mine!.berkas], [2, 8])
    assert.isTrue(await holds(mine!.bukti))
    assert.include(mine!.bukti.isi, mine!.akar)
    assert.lengthOf(mine!.milik, 4)
    for (const { isi, letak, jalur } of mine!.milik) {
      const proof = { index: letak, size: 8, path: jalur.map(fromBase64) }
      const root = fromBase64(mine!.akar)
      assert.isTrue(await includes({ leaf: await leafHash(utf8(isi)), root, ...proof }))
      const other = await leafHash(utf8(`${isi} `))
      assert.isFalse(await includes({ leaf: other, root, ...proof }))
      assert.include(isi, '"versi":2')
    }
    const [foreign] = await closings(client, d, two!.token)
    const codes = new Set(mine!.milik.map(({ kode }) => kode))
    assert.isEmpty(foreign!.milik.filter(({ kode }) => codes.has(kode)))
    assert.isEmpty((await closings(client, d, d.tokenPpk))[0]!.milik)

    for (const r of [one!, none!]) {
      const [mail] = await mailsTo(r.pengguna.email)
      assert.include(mail!.teks, mine!.akar)
      assert.include(mail!.teks, '8 berkas dari 2 penawar')
      assert.include(mail!.teks, head, 'whoever keeps the letter is a witness of the log')
    }
    const stranger = await createPenyedia({ isi: [] })
    const asked = await client.get(`/api/log/penutupan/${d.id}`).bearerToken(stranger.token)
    asked.assertStatus(404)
  })

  test('what it does not cover is not opened, and the minutes say so', async ({
    assert,
    client,
  }) => {
    const d = await handedIn(client)
    const [one, two] = d.rekanan
    const absent = (at: string) =>
      rows(`update peserta set mundur_pada = ${at} where paket_id = ? and rekanan_id = ?`, [
        d.id,
        two!.rekanan.id,
      ])
    await keTahap(d.id, 'pembukaan')
    // Somebody with the database adds an offer that was not there when the stage ended.
    await absent('now()')
    await tutupPemasukan()
    await absent('null')
    ;(await buka(client, d)).assertStatus(200)
    const opened = await rows<{ id: number }>(
      'select distinct rekanan_id as id from penawaran where paket_id = ? and dibuka_pada is not null',
      [d.id]
    )
    assert.deepEqual(opened, [{ id: one!.rekanan.id }])
    const minutes = data<BeritaAcaraPembukaan>(
      await client.get(`/api/tender/pembukaan/${d.id}/pembukaan`).bearerToken(d.tokenPpk)
    )
    assert.include(JSON.stringify(minutes), 'Tidak tercatat saat pemasukan ditutup')
  })

  test('opening, its prices and every release of open data are committed to', async ({
    assert,
    client,
  }) => {
    const d = await handedIn(client)
    await keTahap(d.id, 'pembukaan')
    ;(await buka(client, d)).assertStatus(200)
    await terbitkanRilis({ semua: true })
    await tickLog()
    const { isi } = await row<{ isi: string }>(
      `select isi from log_antri where jenis = 'pembukaan'`
    )
    assert.include(isi, '"harga":880000000')
    const releases = await rows<{ id: string; sha256: string }>(
      `select isi::json->>'id' as id, sha256 from rilis_ocds where paket_id = ?`,
      [d.id]
    )
    assert.isNotEmpty(releases)
    for (const { id, sha256 } of releases) {
      const bukti = data<BuktiLog>(await client.get(`/api/log/rilis/${encodeURIComponent(id)}`))
      assert.isTrue(await holds(bukti))
      assert.include(bukti.isi, sha256)
    }
  })
})
