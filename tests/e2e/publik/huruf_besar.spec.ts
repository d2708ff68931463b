/** Text of twice the size on a phone (WCAG 1.4.4, 1.4.10): nothing is cut off, no page scrolls sideways. */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import type { Page } from '../../lib/browser.ts'
import { scaled } from '../../lib/limits.ts'
import { checkWidth } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

/** A phone whose owner has set text twice as large as usual. */
async function visitWithLargeText(token?: string): Promise<Page> {
  const { page } = await visit({ screen: 'phone', fresh: true, ...(token ? { token } : {}) })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  return page
}

/** All that is too wide is told, not only the first. */
async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  const wide: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    // A dialog hides the heading of the page below it.
    const drawn = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'))
    await drawn.first().waitFor()
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
    await page.evaluate(() => document.fonts.ready.then(() => true))
    await checkWidth(page).catch((error: unknown) => wide.push(String(error)))
  }
  if (wide.length > 0) throw new Error(wide.join('\n'))
}

test.group('Large text', (group) => {
  emptyEach(group)

  test('what everybody reads', async () => {
    await createTenderDitetapkan('sanggah')
    const page = await visitWithLargeText()
    await walk(page, ['/', '/lelang', '/hasil-tender', '/masa-sanggah', '/berita', '/periksa'])
    await walk(page, ['/keamanan/pemeriksa', '/registrasi'])
  }).timeout(scaled(120_000))

  test('a vendor’s dossier and packages', async () => {
    const tender = await createTenderDitetapkan('sanggah')
    const page = await visitWithLargeText(tender.rekanan[0]!.token)
    await walk(page, ['/vendor', '/vendor/ijin', '/vendor/pengalaman', '/user/profil'])
  }).timeout(scaled(120_000))

  test('the back office', async () => {
    const admin = await createPengguna({ peran: 'adminit' })
    const office = await visitWithLargeText(await signInAs(admin))
    await walk(office, ['/admin/user', '/admin/notifikasi', '/admin/coa/create'])
    await createRekanan({ status: 'V' })
    await createTenderDitetapkan('sanggah')
    const ulp = await createPengguna({ peran: 'operatorULP' })
    const unit = await visitWithLargeText(await signInAs(ulp))
    await walk(unit, ['/rup/home', '/rup/paket/penyedia', '/admin/vendor', '/monitor'])
    await walk(unit, ['/monitor/bagan', '/laporan-dashboard', '/laporan-rup-dan-paket-kegiatan'])
  }).timeout(scaled(120_000))
})
