/** Tabs of one browser: who logs in or out in one of them has done so in the others, and nothing typed is lost by it. */
import { test } from '@japa/runner'
import { createPengguna, TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { ui } from '@eproc/i18n/id/ui'
import type { Page } from '../../lib/browser.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const NAME = 'Wulan Anggraini'
const menuOf = (page: Page) => page.getByRole('button', { name: ui.sesi.menuProfil(NAME) })

async function logIn(page: Page, login: string): Promise<void> {
  await page.getByLabel(akunLayar.login.userId).fill(login)
  await page.getByLabel(akunLayar.login.password).first().fill(TEST_PASSWORD)
  await page.getByRole('button', { name: akunLayar.login.button, exact: true }).click()
}

test.group('Tabs of one browser', (group) => {
  emptyEach(group)

  test('a guest’s tabs follow who logs in and out in another one', async ({ assert }) => {
    const { login } = await createPengguna({ peran: 'ppk', nama: NAME })
    const { page } = await visit({ fresh: true })
    const tab = async (path: string) => {
      const other = await page.context().newPage()
      await other.goto(path)
      return other
    }
    const list = await tab('/lelang')
    // Complete without its scripts, which have not come.
    const quiet = await tab('/kontak')
    const asked = await tab('/login?lanjut=%2Fuser%2Fprofil')
    const typing = await tab('/registrasi')
    await typing.getByLabel('Nama').fill('Sari Wulandari')

    await page.goto('/login')
    await logIn(page, login)
    await page.waitForURL('**/ppk')
    await menuOf(list).waitFor()
    assert.equal(new URL(list.url()).pathname, '/lelang')
    await menuOf(quiet).waitFor()
    assert.equal(new URL(quiet.url()).pathname, '/kontak')
    await asked.waitForURL('**/user/profil')
    // With what was typed the tab waits until it is left.
    assert.equal(await typing.getByLabel('Nama').inputValue(), 'Sari Wulandari')

    await menuOf(list).click()
    await list.getByRole('button', { name: ui.sesi.keluar }).click()
    for (const other of [list, quiet, asked]) await other.waitForURL((url) => url.pathname === '/')
    await page.waitForURL((url) => url.pathname === '/')
    assert.equal(await typing.getByLabel('Nama').inputValue(), 'Sari Wulandari')
  })

  test('a tab in which a guest has typed follows with its next page', async ({ assert }) => {
    const { login } = await createPengguna({ peran: 'ppk', nama: NAME })
    const { page } = await visit({ fresh: true })
    const typing = await page.context().newPage()
    await typing.goto('/registrasi')
    await typing.getByLabel('Nama').fill('Sari Wulandari')
    await page.goto('/login')
    await logIn(page, login)
    await page.waitForURL('**/ppk')
    assert.equal(await typing.getByLabel('Nama').inputValue(), 'Sari Wulandari')
    await typing.getByRole('link', { name: ui.navPublik.lelang }).first().click()
    await typing.getByRole('button', { name: ui.dialog.tinggalkan }).click()
    await menuOf(typing).waitFor()
    assert.equal(new URL(typing.url()).pathname, '/lelang')
  })
})
