import type { Locator } from './browser.ts'
import { confirm, pdfUpload } from './page.ts'
import { fillPrices } from './prices.ts'

/** Sends one file of an offer from the open stage of submission, with the price where it asks for one. */
export async function sendOffer(
  dialog: Locator,
  kind: 'K' | 'A' | 'T' | 'H',
  name: string,
  price?: string
): Promise<void> {
  const line = dialog.locator(`[data-jenis="${kind}"]`)
  if (price) await fillPrices(line, price)
  await line.locator('input[type=file]').setInputFiles(pdfUpload(name))
  await line.getByRole('button', { name: 'Unggah', exact: true }).click()
  if (price) await confirm(dialog.page(), 'Unggah')
  await line.getByText('Diterima', { exact: true }).waitFor()
}
