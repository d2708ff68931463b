/** What the scenes of the plan have in common. */
import { createPengguna, type PenggunaValues } from '@eproc/database/factories/pengguna'
import type { Locator, Page, Screen } from '../../lib/browser.ts'
import { checkScreen } from '../../lib/screen.ts'
import { visitAs } from '../../lib/visitors.ts'

export const check = (page: Page, nama: string) => checkScreen(page, `rup-${nama}`)
export const judul = (page: Page, nama: string) =>
  page.getByRole('heading', { level: 1, name: nama, exact: true }).waitFor()

export async function masuk(isi: PenggunaValues, layar: Screen = 'desk') {
  const pengguna = await createPengguna(isi)
  return { ...(await visitAs(pengguna, layar)), pengguna }
}

export async function choose(
  page: Page,
  form: Locator | Page,
  label: string | RegExp,
  option: string
) {
  await form.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

export const search = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words)
  await page.waitForURL((url) => url.search.includes(encodeURIComponent(`"${words}"`)))
}

export async function simpan(page: Page, judulDialog: string, tombol: string) {
  await page
    .getByRole('dialog', { name: judulDialog })
    .getByRole('button', { name: tombol })
    .click()
}
