/** WCAG 2.2 AA on every page of the portal, light and dark: the list is the domain's, so none can be forgotten. */
import { test } from '@japa/runner'
import { HALAMAN } from '@eproc/domain/pages/pages'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import type { Page } from '../../lib/browser.ts'
import { scaled } from '../../lib/limits.ts'
import { checkAsIs } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, type Visitor } from '../../lib/visitors.ts'

/** What stands for the parts of an address that are no fixed words. */
const SAMPLES: Readonly<Record<string, string>> = { kodeUrl: 'A'.repeat(43), kode: 'A'.repeat(43) }
/** Goes on to another page by itself after half a second. */
const PASSING = '/temporary-page/*'

const PAGES = HALAMAN.filter((h) => h.aplikasi === 'portal' && h.pola !== PASSING)

/** The address of a page. @throws when a part of it has no sample here */
const addressOf = (pola: string): string =>
  pola.replace(/:(\w+)/g, (_, part: string) => {
    const sample = SAMPLES[part]
    if (!sample) throw new Error(`${pola} needs a sample for ${part}`)
    return sample
  })

/** Loaded anew in each: a page that is complete without its scripts follows no change of the scheme. */
async function bothSchemes(page: Page, pola: string): Promise<void> {
  const name = `semua${pola.replaceAll(/[/:*]+/g, '-')}`
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(addressOf(pola))
    await page.locator(`html[data-tema=${colorScheme}]`).waitFor({ state: 'attached' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
    // The scheme decides nothing but colours.
    await checkAsIs(page, `${name}-${colorScheme}`, { coloursOnly: colorScheme === 'dark' })
  }
}

/** Every page in one go; all that is wrong is told, not only the first. */
async function checkPages(visitor: Visitor, pages: typeof PAGES): Promise<void> {
  const wrong: string[] = []
  for (const { pola } of pages) {
    await bothSchemes(visitor.page, pola).catch((error: unknown) => {
      wrong.push(`${pola}: ${String(error)}`)
    })
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'))
}

test.group('Every page of the portal', (group) => {
  emptyEach(group)

  test('without a session', async () => {
    await createPaketTerbit()
    await checkPages(
      await visit(),
      PAGES.filter((h) => !h.masuk)
    )
  }).timeout(scaled(300_000))

  test('of a company', async () => {
    await createPaketTerbit()
    const { token } = await createRekanan({ status: 'A' })
    const pages = PAGES.filter((h) => h.masuk && h.hak !== 'dosir.person.kelola')
    await checkPages(await visit({ token }), pages)
  }).timeout(scaled(300_000))

  test('of an individual', async () => {
    const { token } = await createRekanan({ status: 'A', jenis: 'O' })
    const pages = PAGES.filter((h) => h.hak === 'dosir.person.kelola')
    await checkPages(await visit({ token }), pages)
  }).timeout(scaled(300_000))
})
