/** What many screens have in common: files to choose, questions to answer, stages with an address. */
import { readFile } from 'node:fs/promises'
import { budgetYear } from './dates.ts'
import { PDF } from './files.ts'
import type { Locator, Page } from './browser.ts'
import { unzip } from './zip.ts'

/** A document for a file input. */
export const pdfUpload = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })

/** Answers the question that is asked before a deed. */
export const confirm = (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

/** The server hears of the next deed at this path, its answer does not arrive. */
export async function loseNextAnswer(page: Page, path: string): Promise<void> {
  let lost = false
  await page.route(path, async (route) => {
    if (lost || route.request().method() === 'GET') return route.fallback()
    lost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** Chooses a document through a button that opens the file chooser. */
export async function chooseFile(page: Page, button: string, name: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles(pdfUpload(name))
}

/** The list of packages of a vendor in the year of the tests' packages; more of the address as it is given. */
export const vendorHome = (rest = ''): string => `/vendor?tahun=${budgetYear()}${rest}`

/** A stage of a package by its deep link in the portal; answers the dialog of the package. */
export async function openVendorStage(
  page: Page,
  paket: { id: number; nama: string },
  key: string
): Promise<Locator> {
  await page.goto(vendorHome(`&paket=${paket.id}&tahap=${key}`))
  const dialog = page.getByRole('dialog', { name: paket.nama, exact: true })
  await dialog.waitFor()
  return dialog
}

/** A stage of a package by its deep link in the back office; answers the dialog of the package. */
export async function openStaffStage(page: Page, paketId: number, key: string): Promise<Locator> {
  await page.goto(`/ppk/tender/${paketId}/show?tahap=${key}`)
  const dialog = page.getByRole('dialog', { name: /^Proses paket: / })
  await dialog.getByRole('tabpanel').waitFor()
  return dialog
}

/** Waits until so many are there; throws when there are more. A screen that is still being drawn has fewer. */
export async function waitForCount(found: Locator, expected: number): Promise<void> {
  await found.nth(expected - 1).waitFor({ state: 'attached' })
  const count = await found.count()
  if (count !== expected) throw new Error(`${count} instead of ${expected}: ${String(found)}`)
}

/** Chooses an option of a list that unfolds: a filter of a list, or a field. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Exports the list in view; answers the file's name and its first two bytes, 'PK' for a workbook. */
export async function exportedFile(page: Page): Promise<{ name: string; zip: string }> {
  const { name, bytes } = await exported(page)
  return { name, zip: bytes.subarray(0, 2).toString() }
}

/** The numbers of that workbook: amounts, and days as a spreadsheet counts them (from 30 December 1899). */
export async function exportedNumbers(page: Page): Promise<number[]> {
  const sheet = unzip((await exported(page)).bytes).get('xl/worksheets/sheet1.xml')!
  const cells = [...sheet.matchAll(/<c ([^>]*)><v>([^<]*)<\/v>/g)]
  return cells.filter(([, kind]) => !kind!.includes('t="s"')).map(([, , value]) => Number(value))
}

/** Its texts, as they come first. */
export async function exportedTexts(page: Page): Promise<string[]> {
  const texts = unzip((await exported(page)).bytes).get('xl/sharedStrings.xml')!
  return [...texts.matchAll(/<t[^>]*>([^<]*)</g)].map(([, text]) => text!)
}

async function exported(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ekspor' }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
