/** Two members of the pokja judge at the same time. */
import { test } from '@japa/runner'
import { createTender } from '@eproc/database/factories/tender'
import { openStaffStage } from '../../lib/page.ts'
import { row } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

test.group('Two members judge at once', (group) => {
  emptyEach(group)

  test('different vendors: neither is stopped, and neither loses anything', async ({ assert }) => {
    const t = await createTender([800_000_000, 900_000_000], { metodeEvaluasi: 'NIL' })
    await moveSchedule(t.id, 'evaluasi')
    const [a, b] = t.rekanan.map((r) => r.rekanan)
    const pages = [(await visitAs(t.pokja[0]!)).page, (await visitAs(t.pokja[1]!)).page]
    const dialogs = await Promise.all(pages.map((page) => openStaffStage(page, t.id, 'evaluasi')))
    const score = (n: 0 | 1, nama: string) =>
      dialogs[n]!.getByRole('region', { name: nama }).getByLabel('Nilai teknis (0–100)')
    // Both have begun before either saves.
    await score(0, a!.nama).fill('81,5')
    await score(1, b!.nama).fill('92,25')
    for (const n of [0, 1] as const) {
      await dialogs[n]!.getByRole('button', { name: 'Simpan', exact: true }).click()
      await pages[n]!.getByText('Evaluasi vendor berhasil disimpan').waitFor()
    }
    const stored = (id: number) =>
      row<{ nilai: number }>(
        'select hasil_teknis::float8 as nilai from evaluasi where paket_id = ? and rekanan_id = ?',
        [t.id, id]
      )
    assert.equal((await stored(a!.id)).nilai, 81.5)
    assert.equal((await stored(b!.id)).nilai, 92.25)
    // Who saves last sees what the other did.
    await pages[1]!.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((input) => input.value === '81,5')
    )
  })
})
