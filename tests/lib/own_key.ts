/** Keys of people, as their persons make, lose and bring them back on the screen (sealing.md §2). */
import { pemegang } from '@eproc/i18n/id/pemegang'
import { holderKeyFields } from '@eproc/i18n/id/resources/pemegang'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from './browser.ts'
import { row } from './query.ts'
import { downloaded } from './single_page.ts'

export const KEYS_PAGE = '/admin/kunci-pemegang'

/** Called with the name of what is on the screen. */
type Look = (name: string) => Promise<void>
const noLook: Look = async () => {}

export interface KeyOnPaper {
  words: string
  code: string
  file: string
}

export const ownKeyBox = (page: Page): Locator => page.getByRole('region', { name: text.sendiri })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Reads the six words as a person would, and goes on. */
async function noteWords(page: Page): Promise<string> {
  const list = page.getByRole('list', { name: text.frasa.label })
  await list.getByRole('listitem').nth(5).waitFor()
  const words = await list.getByRole('listitem').allTextContents()
  await button(page, text.tombol.tercatat).click()
  return words.join(' ')
}

/** With the slips that people make: other words than those that were shown, and a file that was not saved. */
export async function makeOwnKey(page: Page, look = noLook): Promise<KeyOnPaper> {
  await page.goto(KEYS_PAGE)
  await ownKeyBox(page).getByRole('button', { name: text.tombol.buat }).click()
  await page.getByRole('list', { name: text.frasa.label }).waitFor()
  await look('kunci-frasa')
  const words = await noteWords(page)
  await page.getByLabel(text.frasa.baruLabel).fill('bukan frasa yang tadi')
  await button(page, text.tombol.lanjut).click()
  await page.getByText(text.frasa.tidakSama).first().waitFor()
  await page.getByLabel(text.frasa.baruLabel).fill(` ${words.toUpperCase()} `)
  const saved = await saveRecovery(page, look)
  await page.getByText(pemegang.pesan.terdaftar).first().waitFor()
  return { words, ...saved }
}

/** Another key for the one that counts, whose `old` words vouch for it. */
export async function renewOwnKey(page: Page, old: string): Promise<KeyOnPaper> {
  await page.goto(KEYS_PAGE)
  await ownKeyBox(page).getByRole('button', { name: text.tombol.perbarui }).click()
  const words = await noteWords(page)
  await page.getByLabel(holderKeyFields.frasaLama).fill(old)
  await page.getByLabel(text.frasa.baruLabel).fill(words)
  const saved = await saveRecovery(page)
  await page.getByText(pemegang.pesan.diperbarui('')).first().waitFor()
  return { words, ...saved }
}

/** Code and file, with the slip that the file was not saved; then the key goes to the server. */
async function saveRecovery(page: Page, look = noLook): Promise<Omit<KeyOnPaper, 'words'>> {
  await button(page, text.tombol.lanjut).click()
  const code = await page.getByRole('region', { name: text.pulih.kode }).textContent()
  await look('kunci-pemulihan')
  await page.getByLabel(text.pulih.akhir).fill(code!.slice(-4))
  await button(page, text.tombol.daftar).click()
  await page.getByText(text.pulih.unduhDulu).first().waitFor()
  const path = await downloaded(page, () => button(page, text.tombol.unduh).click())
  const file = await readFile(path, 'utf8')
  await button(page, text.tombol.daftar).click()
  return { code: code!, file }
}

/** Compares the newest fingerprint of somebody and signs it, once with the wrong words. */
export async function vouchFor(
  page: Page,
  whose: string,
  words: string,
  look = noLook
): Promise<void> {
  const { id } = await row<{ id: number }>(
    `select k.id from kunci_pemegang k join pengguna u on u.id = k.pengguna_id where u.nama = ?
      order by k.id desc limit 1`,
    [whose]
  )
  await page.goto(`${KEYS_PAGE}/${id}/show`)
  await button(page, text.tombol.konfirmasi).click()
  const dialog = page.getByRole('dialog', { name: text.konfirmasi.judul(whose) })
  await button(page, text.tombol.konfirmasi).last().click()
  await dialog.getByText(text.konfirmasi.samaKosong).first().waitFor()
  await dialog.getByLabel(text.konfirmasi.sama).check()
  await dialog.getByLabel(pemegang.cara.telepon).check()
  await dialog.getByLabel(text.frasa.label).fill('salah sama sekali')
  await button(page, text.tombol.konfirmasi).last().click()
  await dialog.getByText(text.frasaSalah).first().waitFor()
  await look('kunci-konfirmasi')
  await dialog.getByLabel(text.frasa.label).fill(words)
  await button(page, text.tombol.konfirmasi).last().click()
  await page.getByText(pemegang.pesan.dikonfirmasi(whose)).first().waitFor()
}

export async function revokeOwnKey(page: Page, reason: string): Promise<void> {
  await page.goto(KEYS_PAGE)
  await ownKeyBox(page).getByRole('button', { name: text.tombol.cabut }).click()
  await page.getByLabel(text.cabut.alasan).fill(reason)
  await button(page, text.tombol.cabut).last().click()
  await page.getByText(pemegang.pesan.dicabut).first().waitFor()
  await ownKeyBox(page).getByText(text.belumAda).waitFor()
}

/** Brings a key back whose passphrase is lost, by the file and the code on paper. Answers the new passphrase. */
export async function recoverOwnKey(
  page: Page,
  { code, file }: Pick<KeyOnPaper, 'code' | 'file'>,
  beforeTheRightCode: (again: () => Promise<void>) => Promise<void> = async () => {},
  whose = ownKeyBox(page)
): Promise<string> {
  await page.goto(KEYS_PAGE)
  await whose.getByRole('button', { name: text.tombol.lupa }).click()
  const words = await noteWords(page)
  const upload = { name: 'kunci.json', mimeType: 'application/json', buffer: Buffer.from(file) }
  await page.locator('input[type=file]').setInputFiles(upload)
  await page.getByLabel(text.frasa.baruLabel).fill(words)
  const send = () => button(page, text.tombol.ganti).last().click()
  await beforeTheRightCode(send)
  await page.getByLabel(text.pulih.kode).fill(code)
  await send()
  await page.getByText(pemegang.pesan.frasa).first().waitFor()
  return words
}
