/** Property: whatever is called in whatever order, nobody reads an offer before its opening (decisions §5.2). */
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { createRekanan } from '@eproc/database/factories/dosir'
import { keTahap } from '@eproc/database/factories/paket'
import { emptyDatabase } from '../../../lib/database.ts'
import { cleanSlate, resetClock } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import { scaled } from '../../../lib/limits.ts'
import { tokenFor } from '../../../lib/people.ts'
import { rows, count } from '../../../lib/query.ts'
import { world, kirim } from './bantu.ts'

const PUTARAN = Number(process.env.EPROC_PUTARAN ?? 15)
const TAHAP = ['penjelasan', 'pemasukan', 'pembukaan', 'evaluasi'] as const

test.group('Penawaran: property', (group) => {
  group.each.setup(cleanSlate)

  test('no order of calls reads an offer before its opening', async ({ client, assert }) => {
    const langkah = fc.oneof(
      {
        weight: 2,
        arbitrary: fc.record({
          apa: fc.constant('jam' as const),
          tahap: fc.constantFrom(...TAHAP),
        }),
      },
      {
        weight: 6,
        arbitrary: fc.record({
          apa: fc.constant('baca' as const),
          siapa: fc.nat(7),
          rute: fc.nat(9),
          jenis: fc.constantFrom('K', 'A', 'T', 'H'),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          apa: fc.constantFrom('minta' as const, 'sahkan' as const),
          siapa: fc.nat(7),
        }),
      }
    )
    await fc.assert(
      fc.asyncProperty(fc.array(langkah, { minLength: 4, maxLength: 16 }), async (urutan) => {
        resetClock()
        await emptyDatabase()
        const d = await world(2)
        const asing = await createRekanan({ status: 'A', isi: [] })
        const pelaku = [
          ...d.tokenPokja,
          d.tokenPpk,
          d.rekanan[1]!.token,
          asing.token,
          await tokenFor({ peran: 'manajerULP' }),
          await tokenFor({ peran: 'superAdmin' }),
        ]
        const kenari = `KENARI${randomBytes(9).toString('hex')}`
        const harga = 100_000_000_000 + Math.floor(Math.random() * 899_999_999_999)
        await keTahap(d.id, 'pemasukan')
        const masuk = await kirim(client, d, d.rekanan[0]!, {
          berkas: { T: randomPdf(kenari), H: randomPdf(kenari) },
          harga,
          nama: `${kenari}.pdf`,
        })
        masuk.assertStatus(200)
        const kode = masuk.body().data.tandaTerima[0].kode as string
        const w = await rows<{ id: number; jalur_segel: string }>('select * from penawaran')
        let tahap: string = 'pemasukan'
        let peminta: number | null = null
        const rekananId = d.rekanan[0]!.rekanan.id
        const rute = (jenis: string) => [
          `/api/lelang/penawaran/${d.id}`,
          `/api/lelang/penawaran/${d.id}/${rekananId}`,
          `/tender/${d.id}/${jenis}/${w[0]!.id}`,
          `/tender/${d.id}/${jenis}/${w[1]!.id}`,
          `/${w[0]!.jalur_segel}`,
          `/api/tender/pembukaan/${d.id}/pembukaan`,
          `/api/lelang/tanda-terima/${kode}.pdf`,
          `/api/tanda-terima/${kode}`,
          `/api/paket/${d.id}/tab`,
          `/api/lelang/unggahan/${w[0]!.jalur_segel.slice(10, 46)}`,
        ]
        for (const l of urutan) {
          if (l.apa === 'jam') {
            await keTahap(d.id, l.tahap)
            tahap = l.tahap
            continue
          }
          const token = pelaku[l.siapa]!
          if (l.apa === 'baca') {
            const jawab = await client.get(rute(l.jenis)[l.rute]!).bearerToken(token)
            assert.isBelow(jawab.status(), 500)
            const isi = JSON.stringify([jawab.body(), jawab.text(), jawab.headers()])
            assert.notInclude(isi, kenari)
            assert.notInclude(isi, String(harga))
            continue
          }
          const url = `/api/tender/pembukaan/${d.id}${l.apa === 'sahkan' ? '/sahkan' : ''}`
          const jawab = await client.post(url).bearerToken(token).json({})
          const pokja = l.siapa < 3
          if (l.apa === 'minta') {
            const boleh = pokja && tahap === 'pembukaan' && peminta === null
            assert.equal(jawab.status() === 200, boleh)
            if (boleh) peminta = l.siapa
            continue
          }
          const boleh = pokja && tahap === 'pembukaan' && peminta !== null && peminta !== l.siapa
          assert.equal(jawab.status() === 200, boleh)
          // Opened by the book: from here on reading is meant to work.
          if (boleh) {
            assert.equal(jawab.body().data.penawaran[0].hargaPenawaran, harga)
            return
          }
        }
        const terbuka = 'penawaran where dibuka_pada is not null or harga is not null'
        assert.equal(await count(terbuka), 0)
      }),
      { numRuns: PUTARAN }
    )
  }).timeout(scaled(120_000))
})
