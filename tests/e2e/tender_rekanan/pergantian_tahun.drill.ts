/** A vendor's home after the turn of the year: what it takes part in is named there, whatever year is chosen. */
import { test } from '@japa/runner'
import { createTender } from '@eproc/database/factories/tender'
import { ui } from '@eproc/i18n/id/ui'
import { budgetYear } from '../../lib/dates.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

test.group('The turn of the year', (group) => {
  emptyEach(group)

  test('a tender of the year before is opened from the home page, and its year chosen there', async () => {
    const before = budgetYear() - 1
    const t = await createTender([800_000_000], { tahunAnggaran: before })
    const { page } = await visit({ token: t.rekanan[0]!.token, fresh: true })
    await page.goto('/vendor')
    await page.getByText('Paket berjalan yang Anda ikuti pada tahun anggaran lain').waitFor()
    await checkScreen(page, 'rekanan-pergantian-tahun')
    await page.getByRole('link', { name: `${t.paket.nama} (${before})` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t.paket.nama).first().waitFor()
    await page.goto('/vendor')
    await page.getByRole('link', { name: ui.tabel.tahunLain(1, before) }).click()
    await page.getByRole('heading', { name: `Paket Lelang Tahun Anggaran ${before}` }).waitFor()
    await page.getByRole('button', { name: `Detail ${t.paket.nama}` }).waitFor()
  })
})
