/** The dashboard's months: none is left out, or its line would draw two that are far apart side by side. */
import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import type { DasborLaporan } from '@eproc/domain/laporan/answers'
import { data } from '../../lib/answers.ts'
import { budgetYear, cleanSlate, today } from '../../lib/dates.ts'
import { tokenFor } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'

const monthsFrom = (first: string, last: string): string[] => {
  const months: string[] = []
  for (let [year, month] = first.split('-').map(Number) as [number, number]; ; month++) {
    if (month > 12) [year, month] = [year + 1, 1]
    const name = `${year}-${String(month).padStart(2, '0')}`
    if (name > last) return months
    months.push(name)
  }
}

test.group('Reports | months', (group) => {
  group.each.setup(cleanSlate)

  test('are those of the year so far, and earlier ones from the first package on', async ({
    client,
    assert,
  }) => {
    const year = budgetYear()
    const token = await tokenFor({ peran: 'pa' })
    const months = async (of: number) =>
      data<DasborLaporan>(await client.get(`/api/laporan/dasbor/${of}`).bearerToken(token)).bulan
    const made = async (tahunAnggaran: number, day: string) => {
      const { paket } = await createPaket({ tahunAnggaran })
      await rows(`update paket set dibuat_pada = ?::timestamptz where id = ? returning id`, [
        `${day}T12:00:00+07:00`,
        paket.id,
      ])
      const [funds] = await rows<{ pagu: number }>(
        'select sum(pagu)::bigint as pagu from paket_pendanaan where paket_id = ?',
        [paket.id]
      )
      return funds!.pagu
    }
    assert.isEmpty(await months(year), 'no package, no months')

    const early = await made(year, `${year - 1}-11-10`)
    const running = await months(year)
    const [last] = [today().slice(0, 7), `${year}-12`].toSorted() as [string, string]
    assert.deepEqual(
      running.map((m) => m.bulan),
      monthsFrom(`${year - 1}-11`, last)
    )
    assert.deepEqual(running.at(-1), {
      bulan: last,
      jumlahPaket: 0,
      paguTerpakai: 0,
      kumulatif: early,
    })

    const march = await made(year - 1, `${year - 1}-03-05`)
    const over = await months(year - 1)
    assert.deepEqual(
      over.map((m) => m.bulan),
      monthsFrom(`${year - 1}-01`, `${year - 1}-12`)
    )
    assert.deepEqual(
      over.map((m) => m.kumulatif),
      [0, 0, ...Array.from({ length: 10 }, () => march)]
    )
  })
})
