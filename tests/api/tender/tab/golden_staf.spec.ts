/**
 * What the server lets the staff do and read: template × stage × person × deed against the golden table beside it. Each
 * deed is asked for without what it is about (no vendor ticked, no file), so that the last check refuses it and nothing
 * changes: whoever hears of that was let through by right, state and time.
 */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { keTahap } from '@eproc/database/factories/paket'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import { cleanSlate } from '../../../lib/dates.ts'
import { templateTags } from '../../../lib/drill.ts'
import { scaled } from '../../../lib/limits.ts'
import { rows } from '../../../lib/query.ts'
import { PEMBACA, PERBUATAN, type Staf } from './golden_staf.ts'
import { mayDo, offered, STAF, story, tabsOf, tried, type Story } from './staf_bantu.ts'

/** What the list of judgements tells: nothing, names, or prices too. */
async function told(client: ApiClient, s: Story, who: Staf): Promise<string> {
  const answer = await client
    .get(`/api/lelang/evaluasi/${s.t.id}`)
    .bearerToken(s.token[who])
    .accept('json')
  answer.assertStatus(200)
  const text = JSON.stringify(answer.body())
  return text.includes('717293851') ? 'harga' : text.includes('PT Peserta A') ? 'nama' : '-'
}

test.group('What the staff may do and read: template × stage × person × deed', (group) => {
  group.each.setup(cleanSlate)

  for (const kode of KODE_TEMPLAT) {
    test(kode, async ({ assert, client }) => {
      const s = await story(kode)
      const stages = TEMPLAT[kode].filter(({ urut }) => s.t.jadwal[urut - 1]!.include)
      const wrong: string[] = []
      const hold = (what: string, is: string, should: string) => {
        if (is !== should) wrong.push(`${what}: ${is} instead of ${should}`)
      }
      for (const { urut, kunci } of stages) {
        await keTahap(s.t.id, kunci)
        const tabs = new Map<Staf, TabAnswer | null>()
        for (const deed of PERBUATAN) {
          const when = s.golden.kapan[deed]
          const open = when?.includes(urut) ?? false
          for (const who of STAF) {
            // Where it is not open one of those who may is asked, and once those who may not.
            const one = STAF.find((x) => mayDo(x, deed)) === who
            if (!open && !one && (mayDo(who, deed) || urut > 1)) continue
            const should = !mayDo(who, deed) ? '403' : open ? 'ya' : 'tutup'
            const is = await tried(client, s, who, deed)
            hold(`${urut} ${kunci}, ${deed}, ${who}`, is, should)
            const seen = tabs.get(who) ?? (await tabsOf(client, s, who))
            tabs.set(who, seen)
            const word = offered(seen, deed) ? 'ya' : 'no'
            hold(`${urut} ${kunci}, ${deed}, ${who}, offered`, word, is === 'ya' ? 'ya' : 'no')
          }
        }
        const { nama, harga } = s.golden
        if (![1, nama - 1, nama, harga - 1, harga, stages.length].includes(urut)) continue
        for (const who of STAF) {
          const announced = (from: number) => from > 0 && urut >= from
          const should = PEMBACA.includes(who) || announced(harga) ? 'harga' : '-'
          hold(`${urut} ${kunci}, reads, ${who}`, await told(client, s, who), should)
        }
      }
      assert.deepEqual(wrong, [])
    })
      .timeout(scaled(60_000))
      .tags(templateTags(kode))
  }

  test('nothing is done in a package that stopped; once finished, what belongs to its contract', async ({
    assert,
    client,
  }) => {
    for (const kode of ['TLA', 'K2TEN'] as const) {
      const s = await story(kode)
      await keTahap(s.t.id, TEMPLAT[kode].at(-1)!.kunci)
      for (const status of ['P', 'G', 'B', 'U', 'S']) {
        await rows('update paket set status_pelaksanaan = ? where id = ? returning id', [
          status,
          s.t.id,
        ])
        for (const deed of PERBUATAN) {
          const who = STAF.find((one) => mayDo(one, deed))!
          const still =
            status === 'S' && deed in s.golden.kapan && ['ba-pl', 'spk', 'spmk'].includes(deed)
          assert.equal(
            await tried(client, s, who, deed),
            still ? 'ya' : 'tutup',
            `${kode} ${status} ${deed}`
          )
        }
      }
    }
  })

  test('a member of the pokja who has not declared does nothing, in no stage', async ({
    assert,
    client,
  }) => {
    const s = await story('KTEN')
    await rows('update pokja set bebas_benturan_pada = null where paket_id = ?', [s.t.id])
    const deeds = PERBUATAN.filter((deed) => mayDo('pokja', deed))
    for (const { kunci } of TEMPLAT.KTEN) {
      await keTahap(s.t.id, kunci)
      for (const deed of deeds)
        assert.equal(await tried(client, s, 'pokja', deed), 'belum menyatakan', `${kunci} ${deed}`)
    }
  })
})
