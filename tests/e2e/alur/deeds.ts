/** Deeds on the screens that the tales of several templates have in common. */
import type { Page } from '../../lib/browser.ts'
import { fillPrices } from '../../lib/prices.ts'
import { chooseFile, confirm, pdfUpload, vendorHome } from '../../lib/page.ts'

/** DAFTAR from the list of packages, with the integrity pact. @param look while the pact is on the screen */
export async function registerWithPact(
  page: Page,
  nama: string,
  look: () => Promise<void> = async () => {}
): Promise<void> {
  await page.goto(vendorHome())
  await page.getByRole('button', { name: `DAFTAR ${nama}` }).click()
  const pakta = page.getByRole('dialog', { name: `Daftar ke ${nama}` })
  await pakta.getByRole('checkbox').check()
  await look()
  await says(page, 'Proses pendaftaran berhasil', () =>
    pakta.getByRole('button', { name: 'Setuju dan DAFTAR' }).click()
  )
}

/** Does it, and meets the words that the page shows for three seconds. */
export async function says(page: Page, words: string, deed: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.getByText(words).first().waitFor(), deed()])
}

/** Sends one file of an offer; the price is asked once more. */
export async function unggah(page: Page, jenis: string, harga?: string) {
  const baris = page.locator(`[data-jenis="${jenis}"]`)
  if (harga) await fillPrices(baris, harga)
  await baris.locator('input[type=file]').setInputFiles(pdfUpload(`berkas-${jenis}.pdf`))
  await baris.getByRole('button', { name: 'Unggah', exact: true }).click()
  if (harga) await confirm(page, 'Unggah')
  await baris.getByText('Diterima', { exact: true }).waitFor()
}

/** Chooses a letter for a vendor and sends it. */
export async function sendLater(page: Page, tombol: string, nama: string, berkas: string) {
  await chooseFile(page, `Pilih file untuk ${nama}`, berkas)
  await page.getByRole('dialog').getByRole('button', { name: tombol, exact: true }).click()
  await confirm(page, tombol)
}
