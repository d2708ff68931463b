/** The reports' dashboard in a real browser: drawings, their tables, and the rows that figures lead to. */
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { randomYear } from '../../api/laporan/laporan_uji.ts'
import { budgetYear } from '../../lib/dates.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

test.group('Dashboard of the reports in the browser', (group) => {
  emptyEach(group)

  test('every drawing has its table, and a figure leads to its rows', async ({ assert }) => {
    await randomYear(4)
    await createRekanan({ status: 'A' })
    const { paket } = await createPaketTerbit()
    // Two stages are over, the second took a day.
    await rows(
      `update jadwal set mulai = mulai - interval '30 days', selesai = selesai - interval '30 days' where paket_id = ?`,
      [paket.id]
    )
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    const charts = page.locator('[data-chart]')
    await page.goto('/laporan-dashboard')
    await charts.nth(6).waitFor()
    await checkScreen(page, 'laporan-dashboard')
    const toTable = page.getByRole('button', { name: /^Tabel: / })
    for (let left = await toTable.count(); left > 0; left--) await toTable.first().click()
    assert.equal(await charts.count(), 0)
    await checkScreen(page, 'laporan-dashboard-tabel')
    await page.getByRole('link', { name: 'Tender', exact: true }).first().click()
    await page.waitForURL(/laporan-test\?filter=.*metodePemilihan/)
    await page
      .getByRole('link', { name: /^Lihat: / })
      .first()
      .waitFor()
    // Another year is an address, and has its own figures.
    await page.goto(`/laporan-dashboard?tahun=${budgetYear() - 1}`)
    await page.getByText('Belum ada data !').first().waitFor()
    await page.getByLabel('Tahun Anggaran').selectOption(String(budgetYear()))
    await page.waitForURL(`**/laporan-dashboard?tahun=${budgetYear()}`)
    await charts.first().click({ position: { x: 400, y: 60 } })
    await page.waitForURL(/laporan-rup-dan-paket-kegiatan\?filter=/)
  })
})
