/** Days as people type them into the one field of both apps. */
import { tulisHari } from '@eproc/domain/common/isian_hari'
import type { Locator, Page } from './browser.ts'

/** The box of a day, beside which stands the button of its calendar. */
export const dayBox = (scope: Page | Locator, label: string): Locator =>
  scope.getByRole('textbox', { name: label })

/** Types a day (`yyyy-MM-dd`) the Indonesian way and leaves the box. */
export async function fillDay(box: Locator, day: string): Promise<void> {
  await box.fill(tulisHari(day))
  await box.blur()
}
