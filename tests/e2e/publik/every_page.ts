/** WCAG 2.2 AA on every page of the portal: the list is the domain's, so none can be forgotten. */
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

type Scheme = 'light' | 'dark'

const PAGES = HALAMAN.filter((h) => h.aplikasi === 'portal' && h.pola !== PASSING)

/** The address of a page. @throws when a part of it has no sample here */
const addressOf = (pola: string): string =>
  pola.replace(/:(\w+)/g, (_, part: string) => {
    const sample = SAMPLES[part]
    if (!sample) throw new Error(`${pola} needs a sample for ${part}`)
    return sample
  })

async function checkPage(page: Page, pola: string, scheme: Scheme): Promise<void> {
  await page.goto(addressOf(pola))
  await page.locator(`html[data-tema=${scheme}]`).waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  // The scheme decides nothing but colours.
  const name = `semua${pola.replaceAll(/[/:*]+/g, '-')}-${scheme}`
  await checkAsIs(page, name, { coloursOnly: scheme === 'dark' })
}

/** Every page in one go; all that is wrong is told, not only the first. */
async function checkPages({ page }: Visitor, pages: typeof PAGES, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme })
  const wrong: string[] = []
  for (const { pola } of pages) {
    await checkPage(page, pola, scheme).catch((error: unknown) => {
      wrong.push(`${pola}: ${String(error)}`)
    })
  }
  // The seat is another's afterwards.
  await page.emulateMedia({ colorScheme: null })
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'))
}

export const everyPage = (scheme: Scheme) =>
  test.group(`Every page of the portal, ${scheme}`, (group) => {
    emptyEach(group)

    test('without a session', async () => {
      await createPaketTerbit()
      await checkPages(
        await visit(),
        PAGES.filter((h) => !h.masuk),
        scheme
      )
    }).timeout(scaled(300_000))

    test('of a company', async () => {
      await createPaketTerbit()
      const { token } = await createRekanan({ status: 'A' })
      const pages = PAGES.filter((h) => h.masuk && h.hak !== 'dosir.person.kelola')
      await checkPages(await visit({ token }), pages, scheme)
    }).timeout(scaled(300_000))

    test('of an individual', async () => {
      const { token } = await createRekanan({ status: 'A', jenis: 'O' })
      const pages = PAGES.filter((h) => h.hak === 'dosir.person.kelola')
      await checkPages(await visit({ token }), pages, scheme)
    }).timeout(scaled(300_000))
  })
