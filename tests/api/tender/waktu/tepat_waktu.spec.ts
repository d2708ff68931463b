/**
 * The ends of a stage to the millisecond: half a minute before its end a deed is done, a millisecond after it it is
 * refused, and so before the stage begins (decisions §5 'Tab states', §5.2). What stays open longer ends as exactly.
 */
import { test } from '@japa/runner'
import { TEMPLAT, type KodeTemplat } from '@eproc/domain/tahap/templat'
import { createPenyedia } from '@eproc/database/factories/peserta'
import { cleanSlate } from '../../../lib/dates.ts'
import { scaled } from '../../../lib/limits.ts'
import { count } from '../../../lib/query.ts'
import { clockAt } from '../../../lib/schedule.ts'
import { sanggah } from '../bantu_hasil.ts'
import { kirim, semuaJenis, world } from '../penawaran/bantu.ts'
import { PERBUATAN, type Perbuatan } from '../tab/golden_staf.ts'
import { mayDo, STAF, story, tried, type Story } from '../tab/staf_bantu.ts'

/** Open until the contract's forms are locked, whatever time it is. */
const ENDLESS: readonly Perbuatan[] = ['ba-pl', 'spk', 'spmk']

/** Where the deed's time ends: with its stage, or for replies as the next stage begins that vendors see. */
function limit(s: Story, deed: Perbuatan, numbers: readonly number[]) {
  const last = TEMPLAT[s.kode][numbers.at(-1)! - 1]!
  if (!deed.startsWith('sanggah:')) return { key: last.kunci, edge: 'selesai' as const }
  const next = TEMPLAT[s.kode].find(
    ({ urut, rekanan }) => urut > last.urut && rekanan && s.t.jadwal[urut - 1]!.include
  )!
  return { key: next.kunci, edge: 'mulai' as const }
}

test.group('A stage’s beginning and end to the millisecond', (group) => {
  group.each.setup(cleanSlate)

  for (const kode of ['TLA', 'PLA', 'KTEN', 'K2TEN', 'PTEN'] as const satisfies KodeTemplat[]) {
    test(`deeds of the staff, ${kode}`, async ({ assert, client }) => {
      const s = await story(kode)
      const wrong: string[] = []
      for (const deed of PERBUATAN) {
        const numbers = s.golden.kapan[deed]
        if (!numbers) continue
        const who = STAF.find((one) => mayDo(one, deed))!
        const hold = async (when: string, should: string) => {
          const is = await tried(client, s, who, deed)
          if (is !== should) wrong.push(`${deed} ${when}: ${is} instead of ${should}`)
        }
        const first = TEMPLAT[kode][numbers[0]! - 1]!
        await clockAt(s.t.id, first.kunci, 'mulai', -30_000)
        await hold('half a minute before', 'tutup')
        await clockAt(s.t.id, first.kunci, 'mulai', 1)
        await hold('1 ms after the beginning', 'ya')
        const { key, edge } = limit(s, deed, numbers)
        await clockAt(s.t.id, key, edge, -30_000)
        await hold('half a minute before the end', 'ya')
        await clockAt(s.t.id, key, edge, 1)
        await hold('1 ms after the end', ENDLESS.includes(deed) ? 'ya' : 'tutup')
      }
      assert.deepEqual(wrong, [])
    }).timeout(scaled(60_000))
  }

  test('what vendors do: registering, an offer, an objection', async ({ assert, client }) => {
    const d = await world(1)
    const late = await createPenyedia()
    const register = () =>
      client.post('/api/lelang/peserta/daftar').bearerToken(late.token).json({
        paketPenyediaId: d.id,
        vendorId: late.rekanan.id,
        pakta: true,
      })
    await clockAt(d.id, 'dokumen', 'selesai', 1)
    assert.equal((await register()).status(), 409, 'registered late')
    await clockAt(d.id, 'dokumen', 'selesai', -30_000)
    ;(await register()).assertStatus(200)

    const offer = () =>
      kirim(client, d, d.rekanan[0]!, { berkas: semuaJenis(), harga: 800_000_000 })
    await clockAt(d.id, 'pemasukan', 'mulai', -30_000)
    assert.equal((await offer()).status(), 409, 'an offer too early')
    await clockAt(d.id, 'pemasukan', 'selesai', 1)
    assert.equal((await offer()).status(), 409, 'an offer too late')
    assert.equal(await count('penawaran'), 0)
    await clockAt(d.id, 'pemasukan', 'selesai', -30_000)
    ;(await offer()).assertStatus(200)

    await clockAt(d.id, 'sanggah', 'selesai', 1)
    assert.equal((await sanggah(client, d, d.rekanan[0]!)).status(), 409, 'an objection too late')
    assert.equal(await count('sanggah'), 0)
    await clockAt(d.id, 'sanggah', 'selesai', -30_000)
    ;(await sanggah(client, d, d.rekanan[0]!)).assertStatus(200)
  })
})
