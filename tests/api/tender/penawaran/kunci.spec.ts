/** Custody of the package key. */
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { openStream, sealStream } from '@eproc/backend/app/tender/penawaran/segel/frames'
import {
  wrapKey,
  openPaketKey,
  releaseKey,
  keyPair,
  type KeyPlace,
} from '@eproc/backend/app/tender/penawaran/segel/paket_key'
import { keTahap } from '@eproc/database/factories/paket'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import { ownerRows } from '../../../lib/query.ts'
import { world, kirim } from './bantu.ts'

const LETAK: KeyPlace = {
  paketId: 1,
  tahapBuka: 'pembukaan',
  rekananId: 2,
  tahap: 'pemasukan',
  jenis: 'T',
  versiKe: 1,
  berkasId: 'x',
}

test.group('Penawaran: keys', (group) => {
  group.each.setup(cleanSlate)

  test('the key of the installation does not open without an act that two people confirmed', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    await keTahap(d.id, 'pemasukan')
    await kirim(client, d, d.rekanan[0]!, { berkas: { T: randomPdf() } })
    const [a, b] = d.pokja.map((p) => p.id)
    const coba = (pembukaanId: number, orang: number[]) =>
      db.transaction((trx) =>
        openPaketKey(trx, d.id, 'pembukaan', {
          pembukaanId,
          persetujuan: orang.map((penggunaId) => ({ penggunaId })),
        })
      )
    await assert.rejects(() => coba(1, [a!, b!]))
    const [p] = await ownerRows<{ id: number }>(
      `insert into pembukaan (paket_id, tahap, peminta_id, diminta_pada) values (?, 'pembukaan', ?, ${sqlNow()}) returning id`,
      [d.id, a]
    )
    await assert.rejects(() => coba(p!.id, [a!, b!]), /belum disahkan/)
    await ownerRows(`update pembukaan set disahkan_pada = ${sqlNow()}, pengesah_id = ?`, [a])
    await assert.rejects(() => coba(p!.id, [a!]), /belum disahkan/)
    await ownerRows('update pembukaan set pengesah_id = ?', [b])
    await assert.rejects(() => coba(p!.id, [a!]), /belum disahkan/)
    await coba(p!.id, [a!, b!])
  })

  test('a data key belongs to one place only, and a changed stream is refused', async ({
    assert,
  }) => {
    const k = keyPair()
    const data = randomBytes(32)
    const t = wrapKey(k.publik, LETAK, data)
    assert.isTrue(releaseKey(k, LETAK, t).equals(data))
    assert.isFalse(t.includes(data))
    for (const lain of [{ paketId: 9 }, { rekananId: 9 }, { jenis: 'H' }, { versiKe: 2 }]) {
      assert.throws(() => releaseKey(k, { ...LETAK, ...lain }, t))
    }
    assert.throws(() => releaseKey(keyPair(), LETAK, t))

    const stream = async function* (b: Buffer) {
      for (let i = 0; i < b.length; i += 10_000) yield b.subarray(i, i + 10_000)
    }
    const kumpul = async (s: AsyncIterable<Buffer>) => {
      const hasil: Buffer[] = []
      for await (const p of s) hasil.push(p)
      return Buffer.concat(hasil)
    }
    for (const n of [1, 65_535, 65_536, 65_537, 131_072, 300_000]) {
      const isi = randomBytes(n)
      const segel = await kumpul(sealStream(data, 'id', stream(isi)))
      assert.isTrue((await kumpul(openStream(data, 'id', stream(segel)))).equals(isi))
      await assert.rejects(() => kumpul(openStream(data, 'lain', stream(segel))))
      if (n > 65_536) {
        const potong = segel.subarray(0, 65_536 + 28)
        await assert.rejects(() => kumpul(openStream(data, 'id', stream(potong))))
      }
      segel[20]! ^= 1
      await assert.rejects(() => kumpul(openStream(data, 'id', stream(segel))))
    }
  })
})
