/** What is typed and not saved: the browser keeps it, and the form offers it again. */
import type { Locator, Page } from './browser.ts'
import { waitFor } from './wait.ts'

/** Where earlier ones are offered. */
export const draftOffers = (page: Page): Locator =>
  page.getByText('Ada isian yang belum disimpan dari')

export const takeDraft = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Pakai', exact: true }).click()

export const draftIsKept = (page: Page): Promise<void> =>
  waitFor('what was typed is kept', () =>
    page.evaluate(() =>
      Object.keys(localStorage).some((entry) => entry.startsWith('eproc.konsep.'))
    )
  )

/** The page is loaded anew over what was typed: it is there only once it is asked for. */
export async function reloadAndTake(page: Page): Promise<void> {
  await draftIsKept(page)
  await page.reload()
  await takeDraft(page)
}
