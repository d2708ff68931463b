/** The evaluation as a workbench: one offer beside its documents, offers side by side, nothing typed is lost. */
import { test } from '@japa/runner'
import { createTender } from '@eproc/database/factories/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import type { Locator, Page } from '../../lib/browser.ts'
import { openStaffStage } from '../../lib/page.ts'
import { row } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const t = tenderStaf.evaluasi.meja
const SCORE = 'Nilai teknis (0–100)'

async function judging() {
  const tender = await createTender([800_000_000, 900_000_000], { metodeEvaluasi: 'NIL' })
  await moveSchedule(tender.id, 'evaluasi')
  const [a, b] = tender.rekanan.map((r) => r.rekanan)
  return { ...tender, a: a!, b: b! }
}
const score = (within: Locator, nama: string) =>
  within.getByRole('region', { name: nama }).getByLabel(SCORE)
const stored = (paketId: number, rekananId: number) =>
  row<{ nilai: number }>(
    'select hasil_teknis::float8 as nilai from evaluasi where paket_id = ? and rekanan_id = ?',
    [paketId, rekananId]
  )
const saved = (page: Page) => page.getByText('Evaluasi vendor berhasil disimpan').first().waitFor()

test.group('Evaluation as a workbench', (group) => {
  emptyEach(group)

  test('one vendor beside its documents, the next by Ctrl+Enter, all side by side', async ({
    assert,
  }) => {
    const { id, a, b, pokja } = await judging()
    const { page } = await visitAs(pokja[0]!)
    const dialog = await openStaffStage(page, id, 'evaluasi')
    // What a document is compared by can be opened without a mouse.
    const { sha256 } = await row<{ sha256: string }>(
      'select sha256 from penawaran where paket_id = ? and rekanan_id = ? limit 1',
      [id, a.id]
    )
    const hash = dialog.getByRole('region', { name: a.nama }).getByText(sha256)
    await hash.locator('xpath=ancestor::details/summary').press('Enter')
    await hash.waitFor()
    await dialog.getByRole('button', { name: t.nilai(a.nama) }).click()
    await dialog.getByRole('complementary', { name: t.dokumen }).getByText(t.pilihDokumen).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('rekanan'), String(a.id))
    assert.isFalse(await dialog.getByRole('region', { name: b.nama }).isVisible())
    await checkScreen(page, 'meja-satu')
    await score(dialog, a.nama).fill('81,5')
    await page.keyboard.press('Control+Enter')
    await saved(page)
    await score(dialog, b.nama).waitFor()
    assert.isFalse(await score(dialog, a.nama).isVisible())
    assert.equal((await stored(id, a.id)).nilai, 81.5)
    await page.goBack()
    await score(dialog, a.nama).waitFor()
    await dialog.getByRole('button', { name: t.berdampingan }).click()
    const table = dialog.getByRole('region', { name: t.berdampingan })
    await table.getByRole('row', { name: /^Nilai teknis 81,5/ }).waitFor()
    await checkScreen(page, 'meja-berdampingan')
    await page.reload()
    await table.getByRole('button', { name: t.nilai(b.nama) }).click()
    await score(dialog, b.nama).waitFor()
  })

  test('what was typed survives a reload, and is offered again', async ({ assert }) => {
    const { id, a, pokja } = await judging()
    const { page } = await visitAs(pokja[0]!)
    const dialog = await openStaffStage(page, id, 'evaluasi')
    await score(dialog, a.nama).fill('77,25')
    page.on('dialog', (question) => void question.accept())
    await page.reload()
    await dialog.getByText(/^Ada isian yang belum disimpan/).waitFor()
    assert.equal(await score(dialog, a.nama).inputValue(), '')
    await checkScreen(page, 'meja-konsep')
    await dialog.getByRole('button', { name: 'Pakai' }).click()
    assert.equal(await score(dialog, a.nama).inputValue(), '77,25')
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await saved(page)
    assert.equal((await stored(id, a.id)).nilai, 77.25)
    await page.reload()
    await score(dialog, a.nama).waitFor()
    assert.equal(await dialog.getByText(/^Ada isian yang belum disimpan/).count(), 0)
  })

  test('the same vendor judged by two at once: theirs beside mine, nothing lost', async ({
    assert,
  }) => {
    const { id, a, b, pokja } = await judging()
    const pages = [(await visitAs(pokja[0]!)).page, (await visitAs(pokja[1]!)).page] as const
    const first = await openStaffStage(pages[0], id, 'evaluasi')
    const second = await openStaffStage(pages[1], id, 'evaluasi')
    await score(second, a.nama).fill('70')
    await score(first, a.nama).fill('90')
    await score(first, b.nama).fill('60')
    await first.getByRole('button', { name: 'Simpan', exact: true }).click()
    await saved(pages[0])
    // Untouched values come in by themselves, the other one is shown beside what was typed.
    const stale = second.getByRole('row', { name: new RegExp(`^${a.nama}: Nilai teknis`) })
    await stale.filter({ hasText: '90' }).filter({ hasText: '70' }).waitFor()
    await pages[1].waitForFunction(() =>
      [...document.querySelectorAll('input')].some((input) => input.value === '60')
    )
    assert.equal(await score(second, a.nama).inputValue(), '70')
    await checkScreen(pages[1], 'meja-usang')
    await second.getByRole('button', { name: 'Simpan', exact: true }).click()
    await saved(pages[1])
    assert.equal((await stored(id, a.id)).nilai, 70)
    assert.equal((await stored(id, b.id)).nilai, 60)
  })

  test('of many vendors those in view have fields, and what was typed of any is saved', async ({
    assert,
  }) => {
    const prices = Array.from({ length: 11 }, (_, i) => 800_000_000 + i)
    const { id, rekanan, pokja } = await createTender(prices, { metodeEvaluasi: 'NIL' })
    await moveSchedule(id, 'evaluasi')
    const [a, b, last] = [0, 1, 10].map((n) => rekanan[n]!.rekanan)
    const pages = [(await visitAs(pokja[0]!)).page, (await visitAs(pokja[1]!)).page] as const
    const mine = await openStaffStage(pages[0], id, 'evaluasi')
    await score(mine, a!.nama).fill('81')
    assert.equal(await mine.getByLabel(SCORE).count(), 10)
    await checkScreen(pages[0], 'meja-banyak')
    await mine.getByRole('button', { name: ui.tabel.berikutnya }).click()
    await score(mine, last!.nama).fill('70')
    assert.equal(await mine.getByLabel(SCORE).count(), 1)
    await mine.getByRole('button', { name: t.satu, exact: true }).click()
    await score(mine, a!.nama).waitFor()
    assert.equal(await score(mine, a!.nama).inputValue(), '81')
    assert.equal(await mine.getByLabel(SCORE).count(), 1)
    // What another member saves meanwhile of who is out of view is not undone.
    const theirs = await openStaffStage(pages[1], id, 'evaluasi')
    await score(theirs, b!.nama).fill('60')
    await theirs.getByRole('button', { name: 'Simpan', exact: true }).click()
    await saved(pages[1])
    await mine.getByRole('button', { name: t.berdampingan }).click()
    await mine.getByRole('row', { name: /^Nilai teknis .*60/ }).waitFor()
    await mine.getByRole('button', { name: t.satu, exact: true }).click()
    await mine.getByRole('button', { name: 'Simpan', exact: true }).click()
    await saved(pages[0])
    const scores = [a!, b!, last!].map(async (one) => (await stored(id, one.id)).nilai)
    assert.deepEqual(await Promise.all(scores), [81, 60, 70])
  })
})
