/** Custody of the package key: the installation's, and one that is split between two people. */
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { openStream, sealStream } from '@eproc/backend/app/tender/penawaran/segel/frames'
import {
  wrapKey,
  paketKey,
  releaseKey,
  usePaketKey,
  keyPair,
  type BuktiPembukaan,
  type PaketKey,
  type KeyPlace,
  type KeyPair,
} from '@eproc/backend/app/tender/penawaran/segel/paket_key'
import { keTahap } from '@eproc/database/factories/paket'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import { count, ownerRows, rows } from '../../../lib/query.ts'
import { buka, world, kirim } from './bantu.ts'

const xor = (a: Buffer, b: Buffer) => Buffer.from(a.map((n, i) => n ^ b[i]!))

/** The private half exists only as two shares with two people; the database has the public half. */
class KunciTerbagi implements PaketKey {
  readonly publik = new Map<string, Buffer>()
  readonly bagian = new Map<number, Buffer>()

  constructor(readonly pemegang: readonly [number, number]) {}

  async buat(_k: unknown, paketId: number, tahap: string) {
    const key = `${paketId}/${tahap}`
    if (this.publik.has(key)) return
    const k = keyPair()
    const satu = randomBytes(32)
    this.bagian.set(this.pemegang[0], satu)
    this.bagian.set(this.pemegang[1], xor(k.pribadi, satu))
    this.publik.set(key, k.publik)
  }

  async bungkus(_k: unknown, letak: KeyPlace, dataKey: Buffer) {
    return wrapKey(this.publik.get(`${letak.paketId}/${letak.tahapBuka}`)!, letak, dataKey)
  }

  async untukMembuka(_t: unknown, paketId: number, tahap: string, bukti: BuktiPembukaan) {
    const bagian = new Map(bukti.persetujuan.map((p) => [p.penggunaId, p.bagian]))
    const [a, b] = this.pemegang.map((id) => bagian.get(id))
    if (!a || !b) throw new Error('Perlu dua persetujuan')
    const k: KeyPair = { publik: this.publik.get(`${paketId}/${tahap}`)!, pribadi: xor(a, b) }
    return { lepas: (letak: KeyPlace, t: Buffer) => releaseKey(k, letak, t) }
  }
}

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

  test('a split key takes offers without anybody, and opens only with two consents', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const terbagi = new KunciTerbagi([d.pokja[0]!.id, d.pokja[1]!.id])
    const previous = usePaketKey(terbagi)
    try {
      await keTahap(d.id, 'pemasukan')
      ;(
        await kirim(client, d, d.rekanan[0]!, { berkas: { H: randomPdf() }, harga: 4321 })
      ).assertStatus(200)
      assert.equal(await count('kunci_paket'), 0)
      await keTahap(d.id, 'pembukaan')
      const gagal = await buka(client, d)
      assert.equal(gagal.status(), 500, 'does not open without shares of the key')
      const [w] = await rows<{ kunci_terbungkus: Buffer; jalur_segel: string; harga: unknown }>(
        'select * from penawaran'
      )
      assert.isNull(w!.harga)
      const bukti = (orang: number[]) => ({
        pembukaanId: 1,
        persetujuan: orang.map((penggunaId) => ({
          penggunaId,
          bagian: terbagi.bagian.get(penggunaId)!,
        })),
      })
      await assert.rejects(() =>
        terbagi.untukMembuka(null, d.id, 'pembukaan', bukti([d.pokja[0]!.id]))
      )
      const pembuka = await terbagi.untukMembuka(
        null,
        d.id,
        'pembukaan',
        bukti([d.pokja[0]!.id, d.pokja[1]!.id])
      )
      const letak: KeyPlace = {
        paketId: d.id,
        tahapBuka: 'pembukaan',
        rekananId: d.rekanan[0]!.rekanan.id,
        tahap: 'pemasukan',
        jenis: 'H',
        versiKe: 1,
        berkasId: w!.jalur_segel.slice(10, 46),
      }
      assert.lengthOf(pembuka.lepas(letak, w!.kunci_terbungkus), 32)
      assert.throws(() => pembuka.lepas({ ...letak, rekananId: 0 }, w!.kunci_terbungkus))
    } finally {
      usePaketKey(previous)
    }
  })

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
        paketKey().untukMembuka(trx, d.id, 'pembukaan', {
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
