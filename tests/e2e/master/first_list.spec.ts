/** What a list's first drawing asks for: with the page, once, and no more than it needs. */
import { test } from '@japa/runner'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { ra } from '@eproc/i18n/id/ra_office'
import type { Page } from '../../lib/browser.ts'
import { rows } from '../../lib/query.ts'
import { checkAsIs } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'

const CALL = /\/(rest\/coa\?|userman\/info|admin\/param)/

/** Opens the list; the calls that went out, and which of them the scripts had to wait for. */
async function open(page: Page, path: string) {
  const calls: string[] = []
  const listen = (request: { url(): string }) => {
    const { pathname, searchParams } = new URL(request.url())
    if (CALL.test(request.url())) calls.push(`${pathname} ${searchParams.get('sort') ?? ''}`.trim())
  }
  page.on('request', listen)
  await page.goto(path)
  await page.getByText('1.01', { exact: true }).waitFor()
  page.off('request', listen)
  return calls.toSorted()
}

test.group('The first list of the back office', (group) => {
  emptyEach(group)

  test('asks once for who looks and for its rows, before its scripts; a kept order is asked for instead', async ({
    assert,
  }) => {
    await rows("insert into coa (kode, nama) values ('1.01', 'Kas'), ('1.02', 'Bank')")
    const { page } = await visitAs(await createPengguna({ peran: 'adminit' }))
    // The scripts are kept back until the rows are asked for.
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise
      await route.continue()
    })
    const asked = page.waitForRequest((request) => request.url().includes('/rest/coa?'))
    const opened = open(page, '/admin/coa')
    await asked
    gate.resolve()
    assert.deepEqual(await opened, ['/rest/coa ["kode","ASC"]', '/userman/info'])
    await page.unrouteAll()
    await page.getByRole('columnheader', { name: 'Nama' }).getByRole('button').click()
    // The order is kept a moment after the address has it.
    await page.waitForFunction(() =>
      localStorage.getItem('RaStoreeproc.admin/coa.listParams')?.includes('nama')
    )
    assert.deepEqual(await open(page, '/admin/coa'), ['/rest/coa ["nama","ASC"]', '/userman/info'])
  })

  test('its columns are chosen once the rows stand, and the choice is kept', async () => {
    await rows("insert into coa (kode, nama) values ('1.01', 'Kas')")
    const { page } = await visitAs(await createPengguna({ peran: 'adminit' }))
    await page.goto('/admin/coa')
    const column = page.getByRole('columnheader', { name: 'Nama' })
    await column.waitFor()
    await page.getByRole('button', { name: ra.action.select_columns }).click()
    const choice = page.getByRole('switch', { name: 'Nama' })
    await choice.waitFor()
    await checkAsIs(page, 'first-list-columns')
    await choice.click()
    await page.reload()
    await page.getByRole('columnheader', { name: 'Kode' }).waitFor()
    await column.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: ra.action.select_columns }).click()
    await page.getByRole('button', { name: ra.action.reset }).click()
    await page.keyboard.press('Escape')
    await column.waitFor()
  })

  test('its columns can be chosen, too, where the button stands long after the rows', async () => {
    await rows("insert into coa (kode, nama) values ('1.01', 'Kas')")
    const { page } = await visit({
      token: await signInAs(await createPengguna({ peran: 'adminit' })),
      fresh: true,
    })
    // As a slow device draws: whoever looks for the button's place finds none yet.
    await page.addInitScript(() => {
      const find = document.getElementById.bind(document)
      document.getElementById = (id) =>
        id.endsWith('-columnsSelector') && !document.querySelector('#stands') ? null : find(id)
    })
    await page.goto('/admin/coa')
    const button = page.getByRole('button', { name: ra.action.select_columns })
    await button.waitFor()
    // react-admin looks for it half a second long.
    await page.waitForTimeout(1000)
    await page.evaluate(() => {
      const stands = document.createElement('i')
      stands.id = 'stands'
      document.body.append(stands)
    })
    await button.click()
    await page.getByRole('switch', { name: 'Nama' }).waitFor()
  })
})
