/** Unit prices of an offer, as a vendor types them. */
import type { Locator } from './browser.ts'

/** The first line carries the whole price, the others nothing. */
export async function fillPrices(row: Locator, harga: string): Promise<void> {
  const lines = row.locator('[data-volume]')
  await lines.first().waitFor()
  const volume = Number(await lines.first().getAttribute('data-volume'))
  for (const [i, line] of (await lines.all()).entries()) {
    await line.getByRole('textbox').fill(i === 0 ? String(Number(harga) / volume) : '0')
  }
}
