/** What does not come: a part of the page (S1 §9: 120 seconds), and an answer because the session has ended (S2 §8). */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { signInAs } from '@eproc/database/factories/pengguna'
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
})
