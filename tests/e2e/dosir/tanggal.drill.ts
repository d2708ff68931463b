/** The one field of a day, in both apps: typed, picked, and refused when the calendar lacks it. */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { moveBrowserClock, SCREENS } from '../../lib/browser.ts'
import { today } from '../../lib/dates.ts'
import { dayBox, fillDay } from '../../lib/day.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'

const IMPOSSIBLE = 'Tanggal ini tidak ada di kalender.'

test.group('A day', (group) => {
  emptyEach(group)

  test('is typed, refused and mended the same on a device of another country', async ({
    assert,
  }) => {
    const { pengguna, rekanan } = await createRekanan({ status: 'A' })
    const { page } = await visit({ abroad: true, token: await signInAs(pengguna) })
    await page.goto('/vendor/akta')
    const day = dayBox(page, 'Tanggal Akta').first()
    await day.fill('')
    await day.pressSequentially('31022020')
    assert.equal(await day.inputValue(), '31/02/2020')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText(IMPOSSIBLE).waitFor()
    assert.equal(await day.inputValue(), '31/02/2020', 'what was typed stays')
    await checkScreen(page, 'tanggal-mustahil')

    await day.fill('7 januari 2020')
    await day.blur()
    assert.equal(await day.inputValue(), '07/01/2020')
    await page.getByText('Selasa, 7 Januari 2020').waitFor()
    await page.getByText(IMPOSSIBLE).waitFor({ state: 'detached' })

    // From here by keyboard alone.
    await day.press('Alt+ArrowDown')
    const calendar = page.getByRole('dialog', { name: 'Kalender: Tanggal Akta' })
    await calendar.getByText('Januari 2020').waitFor()
    await checkScreen(page, 'tanggal-kalender')
    await page.setViewportSize(SCREENS.phone)
    await waitFor('the calendar on the screen of a phone', async () => {
      const { x, y, width, height } = (await calendar.boundingBox())!
      const { width: right, height: bottom } = SCREENS.phone
      return x >= 0 && y >= 0 && x + width <= right && y + height <= bottom
    })
    await page.setViewportSize(SCREENS.desk)
    await calendar.getByRole('gridcell', { name: '7', exact: true }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await calendar.waitFor({ state: 'detached' })
    assert.equal(await day.inputValue(), '06/01/2020')
    await page.keyboard.press('Alt+ArrowDown')
    await calendar.waitFor()
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    assert.equal(await day.inputValue(), '06/01/2020', 'Esc leaves the day as it is')

    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText('Data akta perusahaan telah tersimpan !').waitFor()
    assert.deepEqual(
      await rows('select akta_a_tgl::text from akta where rekanan_id = ?', [rekanan.id]),
      [{ akta_a_tgl: '2020-01-06' }]
    )
  })

  test('filters a list of the back office once it is whole, and goes away with it', async ({
    assert,
  }) => {
    const { page } = await visitAs(await createPengguna({ peran: 'adminit' }))
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/audit')) asked.push(decodeURIComponent(request.url()))
    })
    await page.goto('/admin/audit')
    const from = dayBox(page, 'Dari')
    await from.pressSequentially('1708')
    assert.equal(await from.inputValue(), '17/08')
    await from.pressSequentially('2031')
    await page.waitForURL(/2031-08-17/)
    await page.getByRole('button', { name: 'Kalender: Dari' }).click()
    const calendar = page.getByRole('dialog', { name: 'Kalender: Dari' })
    await calendar.getByText('Agustus 2031').waitFor()
    await checkScreen(page, 'tanggal-penyaring')
    await calendar.getByRole('button', { name: 'Kosongkan' }).click()
    await page.waitForURL((url) => !url.href.includes('2031-08-17'))
    assert.equal(await from.inputValue(), '')
    assert.isEmpty(
      asked.filter((url) => /"dari":"(?!2031-08-17)/.test(url)),
      'a day that is only begun is not asked for'
    )
  })

  test('is marked as today by the server’s clock on a device three days ahead', async ({
    assert,
  }) => {
    const { page } = await visit({
      token: await signInAs(await createPengguna({ peran: 'adminit' })),
      fresh: true,
    })
    await page.addInitScript(moveBrowserClock, 3 * 86_400_000)
    const before = today()
    await page.goto('/admin/audit')
    await page.getByRole('button', { name: 'Kalender: Dari' }).click()
    const calendar = page.getByRole('dialog', { name: 'Kalender: Dari' })
    const marked = await calendar.locator('[aria-current=date]').innerText()
    const days = [before, today()].map((day) => String(Number(day.slice(8))))
    assert.include(days, marked)
  })

  test('of a form is sent as the API speaks it, and an impossible one not at all', async ({
    assert,
  }) => {
    const { page } = await visitAs(await createPengguna({ peran: 'adminit' }))
    await page.goto('/admin/libur/create')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nama').fill('Cuti Bersama Uji')
    await dialog.getByLabel('Dasar').fill('SKB Uji')
    await fillDay(dayBox(dialog, 'Tanggal'), '31/04/2031')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.getByText(IMPOSSIBLE).waitFor()
    assert.lengthOf(await rows(`select 1 from libur where nama = 'Cuti Bersama Uji'`), 0)
    await fillDay(dayBox(dialog, 'Tanggal'), '2031-04-30')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(
      await rows(`select tanggal::text from libur where nama = 'Cuti Bersama Uji'`),
      [{ tanggal: '2031-04-30' }]
    )
  })
})
