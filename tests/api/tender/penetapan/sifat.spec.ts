/** Whatever is called in whatever order: nobody who failed has a rank, and there are never two winners. */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import fc from 'fast-check'
import { keTahap } from '@eproc/database/factories/paket'
import { createTender, type TenderUji } from '@eproc/database/factories/tender'
import { cleanSlate } from '../../../lib/dates.ts'
import { inDrill } from '../../../lib/drill.ts'
import { scaled } from '../../../lib/limits.ts'
import { rows } from '../../../lib/query.ts'

const TAHAP = ['evaluasi', 'pembuktian', 'penetapan', 'pengumuman-pemenang', 'negosiasi'] as const
const HARGA = [700_000_000, 800_000_000, 990_000_000]

const nilai = fc.record({
  k: fc.boolean(),
  a: fc.boolean(),
  t: fc.boolean(),
  h: fc.boolean(),
  skor: fc.integer({ min: 0, max: 100 }),
})
const langkah = fc.oneof(
  { weight: 3, arbitrary: fc.record({ aksi: fc.constant('tahap' as const), i: fc.nat(4) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      aksi: fc.constant('nilai' as const),
      siapa: fc.subarray([0, 1, 2], { minLength: 1 }),
      nilai,
    }),
  },
  { weight: 2, arbitrary: fc.record({ aksi: fc.constant('nilaiBaik' as const) }) },
  { weight: 2, arbitrary: fc.record({ aksi: fc.constant('usul' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      aksi: fc.constant('usulBebas' as const),
      urutan: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
    }),
  },
  { weight: 4, arbitrary: fc.record({ aksi: fc.constant('tegaskan' as const) }) },
  { weight: 1, arbitrary: fc.record({ aksi: fc.constant('tolak' as const) }) },
  { weight: 2, arbitrary: fc.record({ aksi: fc.constant('gugur' as const), siapa: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ aksi: fc.constant('negosiasi' as const), siapa: fc.nat(2) }) }
)
type Langkah = typeof langkah extends fc.Arbitrary<infer T> ? T : never

async function run(client: ApiClient, t: TenderUji, l: Langkah): Promise<number> {
  const pokja = t.tokenPokja[0]!
  const id = t.rekanan.map((r) => r.rekanan.id)
  const penetapan = `/api/tender/penetapan/${t.id}`
  const evaluasi = (
    siapa: readonly number[],
    n: typeof nilai extends fc.Arbitrary<infer T> ? T : never
  ) =>
    client
      .put('/api/lelang/evaluasi')
      .bearerToken(pokja)
      .json({
        paketPenyediaId: t.id,
        kualifikasi: true,
        administrasi: true,
        teknis: true,
        harga: true,
        listEvaluasi: siapa.map((i) => ({
          vendorId: id[i],
          hasilKualifikasi: true,
          lulusKualifikasi: n.k,
          hasilAdministrasi: n.a,
          hasilTeknis: n.skor,
          lulusTeknis: n.t,
          lulusHarga: n.h,
          urutan: 1,
          alasan: { kualifikasi: 'x', administrasi: 'x', teknis: 'x', harga: 'x' },
        })),
      })
  switch (l.aksi) {
    case 'tahap':
      await keTahap(t.id, TAHAP[l.i]!)
      return 0
    case 'nilai':
      return (await evaluasi(l.siapa, l.nilai)).status()
    case 'nilaiBaik':
      return (await evaluasi([0, 1, 2], { k: true, a: true, t: true, h: true, skor: 90 })).status()
    case 'usul':
      return (await client.post(penetapan).bearerToken(pokja).json({ alasan: 'Catatan' })).status()
    case 'usulBebas': {
      const urutan = l.urutan.map((urut, i) => ({ vendorId: id[i], urutan: urut }))
      return (
        await client.post(penetapan).bearerToken(pokja).json({ urutan, alasan: 'Catatan' })
      ).status()
    }
    case 'tegaskan':
      return (await client.post(`${penetapan}/tegaskan`).bearerToken(t.tokenPpk).json({})).status()
    case 'tolak':
      return (
        await client.post(`${penetapan}/tolak`).bearerToken(t.tokenPpk).json({ alasan: 'x' })
      ).status()
    case 'gugur':
      return (
        await client
          .post(`${penetapan}/gugur`)
          .bearerToken(pokja)
          .json({ vendorId: id[l.siapa], sebab: 'mundur', alasan: 'x' })
      ).status()
    case 'negosiasi':
      return (
        await client
          .put('/api/lelang/negosiasi')
          .bearerToken(pokja)
          .json({
            paketPenyediaId: t.id,
            listEvaluasi: [{ vendorId: id[l.siapa], negosiasiHarga: 650_000_000 }],
          })
      ).status()
  }
}

test.group('Penetapan: property', (group) => {
  group.each.setup(cleanSlate)

  test('no order of calls ranks one that failed or makes two winners', async ({
    assert,
    client,
  }) => {
    let pernahMenang = 0
    const enough = performance.now() + scaled(40_000)
    await fc.assert(
      fc.asyncProperty(fc.array(langkah, { minLength: 5, maxLength: 14 }), async (urutan) => {
        // A busy machine tries fewer orders: a test that is given up goes on behind the back of the next ones.
        if (performance.now() > enough) return
        await cleanSlate()
        const t = await createTender(HARGA, { metodeEvaluasi: 'NIL' })
        // Most of the ways start where a determination is near.
        await keTahap(t.id, 'evaluasi')
        await run(client, t, { aksi: 'nilaiBaik' })
        await keTahap(t.id, 'penetapan')
        for (const l of urutan) {
          const status = await run(client, t, l)
          assert.isBelow(status, 500)
          const ada = await rows<{ urutan: number; sah: boolean }>(
            `select e.urutan, coalesce(e.hasil_kualifikasi and e.lulus_kualifikasi and e.hasil_administrasi
                      and e.lulus_teknis and e.lulus_harga, false) and e.gugur_pada is null
                      and coalesce(e.negosiasi_harga, e.nilai_penawaran) <= p.total_pagu as sah
               from evaluasi e join paket p on p.id = e.paket_id
              where e.paket_id = ? and e.urutan > 0`,
            [t.id]
          )
          if (ada.length > 0) pernahMenang++
          assert.isTrue(ada.every((b) => b.sah))
          assert.equal(new Set(ada.map((b) => b.urutan)).size, ada.length)
          assert.isAtMost(ada.filter((b) => b.urutan === 1).length, 1)
          const tegas = await rows(
            `select 1 from penetapan where paket_id = ? and status = 'tegas'`,
            [t.id]
          )
          assert.isAtMost(tegas.length, 1)
        }
      }),
      // The straight way is always among them, so that there is a winner to look at.
      { numRuns: inDrill ? 25 : 8, examples: [[[{ aksi: 'usul' }, { aksi: 'tegaskan' }]]] }
    )
    assert.isAbove(pernahMenang, 0)
  }).timeout(scaled(90_000))
})
