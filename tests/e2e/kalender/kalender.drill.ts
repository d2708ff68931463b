/** The calendar of a package, as vendors and staff get it from the screens. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import type { Page } from '../../lib/browser.ts'
import { vendorHome } from '../../lib/page.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'

test.group('Calendar of a package on the screens', (group) => {
  emptyEach(group)

  const calendar = (page: Page) => page.getByRole('dialog', { name: /^Jadwal di kalender Anda/ })
  const address = (page: Page) => calendar(page).getByLabel('Alamat kalender')
  const status = async (page: Page) =>
    (await page.request.get(await address(page).inputValue())).status()

  test('a vendor makes an address, replaces and revokes it', async ({ assert }) => {
    const { paket } = await createPaketTerbit()
    const { rekanan, token } = await createPenyedia()
    await createPeserta(paket.id, rekanan.id)
    const { page } = await visit({ token })
    await page.goto(vendorHome(`&paket=${paket.id}`))
    await page.getByRole('dialog', { name: paket.nama, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Kalender', exact: true }).click()
    await calendar(page).getByRole('button', { name: 'Buat alamat' }).click()
    await address(page).waitFor()
    await checkScreen(page, 'rekanan-kalender')
    assert.equal(await status(page), 200)
    const webcal = calendar(page).getByRole('link', { name: 'Buka di aplikasi kalender' })
    assert.match((await webcal.getAttribute('href'))!, /^webcal:.*\.ics$/)
    const first = await address(page).inputValue()
    await calendar(page).getByRole('button', { name: 'Ganti alamat' }).click()
    const question = page.getByRole('alertdialog', { name: 'Ganti alamat kalender?' })
    await question.getByRole('button', { name: 'Ganti alamat' }).click()
    await question.waitFor({ state: 'detached' })
    assert.notEqual(await address(page).inputValue(), first)
    assert.equal((await page.request.get(first)).status(), 404)
    assert.equal(await status(page), 200)
    await calendar(page).getByRole('button', { name: 'Cabut alamat' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cabut alamat' }).click()
    await calendar(page).getByRole('button', { name: 'Buat alamat' }).waitFor()
    assert.equal(await address(page).count(), 0)
  })

  test('staff find theirs beside the schedule, and it stays theirs', async ({ assert }) => {
    const { paket, ppk } = await createPaketTerbit()
    const { page } = await visitAs(ppk)
    await page.goto(`/ppk/tender/${paket.id}/show`)
    await page.getByRole('button', { name: 'Kalender', exact: true }).click()
    await calendar(page).getByRole('button', { name: 'Buat alamat' }).click()
    const made = await address(page).inputValue()
    await checkScreen(page, 'staf-kalender')
    await page.reload()
    await page.getByRole('button', { name: 'Kalender', exact: true }).click()
    await address(page).waitFor()
    assert.equal(await address(page).inputValue(), made)
  })
})
