/**
 * Offers that arrive while the end of their stage is being moved: whatever comes first, nobody is taken in after the end
 * that holds, and nobody refused before it (decisions §5 'Revision', §5.2).
 */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import { jadwalUji } from '@eproc/database/factories/paket'
import { cleanSlate } from '../../../lib/dates.ts'
import { scaled } from '../../../lib/limits.ts'
import { tokenFor } from '../../../lib/people.ts'
import { count, rows } from '../../../lib/query.ts'
import { clockAt } from '../../../lib/schedule.ts'
import { waitFor } from '../../../lib/wait.ts'
import { kirim, semuaJenis, world, type Dunia } from '../penawaran/bantu.ts'

const ROUNDS = Number(process.env.TES_PUTARAN ?? 4)
const LONGER_MS = 30 * 60_000

/** The submission half an hour longer, which waits for the manager. */
async function asked(client: ApiClient, d: Dunia): Promise<void> {
  const steps = (await jadwalUji(d.id)).map(({ urut, kunci, include, mulai, selesai }) => ({
    urut,
    include,
    mulai: mulai.toISOString(),
    selesai: new Date(selesai.getTime() + (kunci === 'pemasukan' ? LONGER_MS : 0)).toISOString(),
    remark: kunci === 'pemasukan' ? 'Diperpanjang' : null,
  }))
  const answer = await client
    .post('/api/rup/jadwal/revisi')
    .bearerToken(d.tokenPpk)
    .json({ paketPenyediaId: d.id, listRevisiJadwal: steps })
  answer.assertStatus(200)
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.group('Offers while their schedule is being changed', (group) => {
  group.each.setup(cleanSlate)

  test('an extension that is agreed to and not yet committed is waited for, not missed', async ({
    assert,
    client,
  }) => {
    const d = await world(1)
    await clockAt(d.id, 'pemasukan', 'mulai', 60_000)
    await clockAt(d.id, 'pemasukan', 'selesai', 50)
    const agreed = await db.transaction()
    await agreed.rawQuery('select 1 from paket where id = ? for update', [d.id])
    await agreed.rawQuery(
      `update jadwal set selesai = selesai + interval '30 minutes' where paket_id = ? and kunci = 'pemasukan'`,
      [d.id]
    )
    const sent = kirim(client, d, d.rekanan[0]!, { berkas: semuaJenis(), harga: 800_000_000 })
    const waits = waitFor('the offer to wait for the package', () =>
      count(`pg_stat_activity where wait_event_type = 'Lock' and query like '%from paket%'`).then(
        (n) => n > 0
      )
    )
    await Promise.race([waits, sent])
    await agreed.commit()
    assert.equal((await sent).status(), 200)
  })

  test('an extension agreed to as the stage ends: all of it or nothing', async ({
    assert,
    client,
  }) => {
    const manager = { peran: 'manajerULP' } as const
    const moment = fc.integer({ min: 0, max: 600 })
    const round = fc.record({ end: moment, agreed: moment, offers: fc.tuple(moment, moment) })
    const outcomes = new Set<number>()
    await fc.assert(
      fc.asyncProperty(round, async ({ end, agreed, offers }) => {
        await cleanSlate()
        const d = await world(2)
        await clockAt(d.id, 'pemasukan', 'mulai', 60_000)
        await asked(client, d)
        const [stage] = await rows<{ selesai: Date }>(
          `select selesai from jadwal where paket_id = ? and kunci = 'pemasukan'`,
          [d.id]
        )
        await clockAt(d.id, 'pemasukan', 'selesai', -end)
        const token = await tokenFor(manager)
        const agree = async () => {
          await later(agreed)
          return client.post(`/api/rup/jadwal/revisi/approve/${d.id}`).bearerToken(token)
        }
        const send = async (i: number) => {
          await later(offers[i]!)
          return kirim(client, d, d.rekanan[i]!, { berkas: semuaJenis(), harga: 800_000_000 })
        }
        const [approval, ...sent] = await Promise.all([agree(), send(0), send(1)])
        outcomes.add(approval.status())
        assert.include([200, 400, 409], approval.status())
        const extended = approval.status() === 200
        const oldEnd = stage!.selesai.getTime()
        const [now] = await rows<{ selesai: Date }>(
          `select selesai from jadwal where paket_id = ? and kunci = 'pemasukan'`,
          [d.id]
        )
        assert.equal(now!.selesai.getTime(), oldEnd + (extended ? LONGER_MS : 0))
        for (const [i, answer] of sent.entries()) {
          assert.include([200, 409], answer.status())
          const kept = await rows<{ diterima: Date }>(
            'select diterima_pada as diterima from penawaran where paket_id = ? and rekanan_id = ?',
            [d.id, d.rekanan[i]!.rekanan.id]
          )
          assert.lengthOf(kept, answer.status() === 200 ? 4 : 0)
          // Who agreed did so before the end: then nobody came too late.
          if (extended) assert.equal(answer.status(), 200, 'refused inside the longer stage')
          for (const { diterima } of kept)
            assert.isBelow(diterima.getTime(), now!.selesai.getTime(), 'taken in after the end')
        }
      }),
      { numRuns: ROUNDS }
    )
    assert.isNotEmpty([...outcomes])
  }).timeout(scaled(60_000))
})
