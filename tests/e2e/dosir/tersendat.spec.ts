/** What does not come: a part of the page (S1 §9: 120 seconds), and an answer because the session has ended (S2 §8). */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { signInAs } from '@eproc/database/factories/pengguna'
import { ui } from '@eproc/i18n/id/ui'
import { CHUNK_MS } from '@eproc/ui/layout/in_time.ts'
import { rows } from '../../lib/query.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

test.group('What does not come', (group) => {
  emptyEach(group)

  test('a page that hangs offers a new start; an ended session says that loading met it', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page, complaints } = await visit({
      token: await signInAs(pengguna),
      drivenClock: true,
    })
    const hanging = /\/AktaPage-[^/]+\.js$/
    // Neither answered nor refused, as on a network that swallows it.
    await page.route(hanging, () => {})
    await page.goto('/vendor/pajak')
    await page.getByRole('heading', { name: 'Pajak Perusahaan', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Akta', exact: true }).click()
    await page.waitForURL('**/vendor/akta')
    await page.clock.fastForward(CHUNK_MS)
    await page.getByRole('heading', { name: 'Halaman ini tidak dapat ditampilkan' }).waitFor()
    // React tells the console of what a boundary caught; nothing else may stand there.
    assert.isEmpty(complaints.splice(0).filter((line) => !line.includes('chunk timeout')))
    await page.unroute(hanging)
    await page.getByRole('button', { name: 'Muat ulang' }).click()
    await page.locator('input[name=aktaANo]').waitFor()
    await rows('delete from sesi where pengguna_id = ? returning id', [pengguna.id])
    await page.getByRole('link', { name: 'Pemilik', exact: true }).click()
    await page
      .getByRole('alertdialog', { name: '[401] Login Expired', exact: true })
      .getByRole('button', { name: 'Ya' })
      .click()
    await page.waitForURL(/\/$/)
  })

  test('a page that cannot ask whose session it is logs nobody out', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page, complaints } = await visit({ token: await signInAs(pengguna) })
    // As when a page is left, or loaded again, before the answer is there.
    await page.route('**/userman/info', (route) => route.abort())
    await page.goto('/vendor/pajak')
    const again = page.getByRole('button', { name: 'Coba lagi' })
    await again.waitFor()
    assert.equal(new URL(page.url()).pathname, '/vendor/pajak')
    complaints.splice(0)
    await page.unroute('**/userman/info')
    await again.click()
    await page.getByRole('heading', { name: 'Pajak Perusahaan', level: 1 }).waitFor()
  })

  test('an optional part that does not come leaves what is typed, and is asked for again', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page, complaints } = await visit({
      token: await signInAs(pengguna),
      screen: 'phone',
      touch: true,
    })
    const camera = /\/FieldPhotos-[^/]+\.js$/
    await page.route(camera, (route) => route.abort())
    await page.goto('/vendor/akta')
    const notary = page.locator('input[name=aktaANotaris]')
    await notary.fill('Notaris Baru, S.H.')
    const missing = page.getByRole('alert').filter({ hasText: ui.errors.bagianTidakDatang })
    await missing.first().waitFor()
    assert.equal(await page.getByText(ui.errors.versiBaru).count(), 0)
    // React tells the console of what a boundary caught; nothing else may stand there.
    assert.isEmpty(complaints.splice(0).filter((line) => !line.includes('not fetched')))
    await page.unroute(camera)
    await missing.first().getByRole('button', { name: ui.tombol.cobaLagi }).click()
    await page
      .getByRole('button', { name: /^Ambil foto/ })
      .first()
      .waitFor()
    await missing.first().waitFor({ state: 'detached' })

    // What the server no longer has is called a new version, and asking again is not offered.
    await page.route(/\/CalendarPopover-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
    await page
      .getByRole('button', { name: /^Kalender: / })
      .first()
      .click()
    const gone = page.getByRole('alert').filter({ hasText: ui.errors.versiBaru })
    await gone.waitFor()
    assert.equal(await gone.getByRole('button', { name: ui.tombol.cobaLagi }).count(), 0)
    assert.equal(await notary.inputValue(), 'Notaris Baru, S.H.')
    complaints.splice(0)
  })
})
