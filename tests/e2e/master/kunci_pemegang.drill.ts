/** Keys of people on the screen: made, confirmed by another, tried, recovered, revoked (sealing.md §2). */
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { pemegang } from '@eproc/i18n/id/pemegang'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { readFile } from 'node:fs/promises'
import type { Page } from '../../lib/browser.ts'
import { row, rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const PAGE = '/admin/kunci-pemegang'

const mine = (page: Page) => page.getByRole('region', { name: text.sendiri })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Reads the six words as a person would, and goes on. */
async function noteWords(page: Page): Promise<string> {
  const list = page.getByRole('list', { name: text.frasa.label })
  await list.waitFor()
  const words = await list.getByRole('listitem').allTextContents()
  await button(page, text.tombol.tercatat).click()
  return words.join(' ')
}

async function makeOwnKey(page: Page) {
  await page.goto(PAGE)
  await mine(page).getByRole('button', { name: text.tombol.buat }).click()
  await page.getByRole('list', { name: text.frasa.label }).waitFor()
  await checkScreen(page, 'kunci-frasa')
  const words = await noteWords(page)
  await page.getByLabel(text.frasa.baruLabel).fill('bukan frasa yang tadi')
  await button(page, text.tombol.lanjut).click()
  await page.getByText(text.frasa.tidakSama).first().waitFor()
  await page.getByLabel(text.frasa.baruLabel).fill(` ${words.toUpperCase()} `)
  await button(page, text.tombol.lanjut).click()
  const code = await page.getByRole('region', { name: text.pulih.kode }).textContent()
  await checkScreen(page, 'kunci-pemulihan')
  await page.getByLabel(text.pulih.akhir).fill(code!.slice(-4))
  await button(page, text.tombol.daftar).click()
  await page.getByText(text.pulih.unduhDulu).first().waitFor()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    button(page, text.tombol.unduh).click(),
  ])
  const file = await readFile(await saved.path(), 'utf8')
  await button(page, text.tombol.daftar).click()
  await page.getByText(pemegang.pesan.terdaftar).first().waitFor()
  return { words, code: code!, file }
}

test.group('Keys of people on the screen', (group) => {
  emptyEach(group)

  test('two people make theirs and vouch for each other; neither words nor code reach the server', async ({
    assert,
  }) => {
    const a = await createPengguna({ peran: 'operatorULP', nama: 'Pemegang A' })
    const b = await createPengguna({ peran: 'ppk', nama: 'Pemegang B' })
    const [first, second] = [await visitAs(a), await visitAs(b)]
    const sent: string[] = []
    first.page.on('request', (request) => void sent.push(request.postData() ?? ''))
    const made = await makeOwnKey(first.page)
    const other = await makeOwnKey(second.page)
    for (const secret of [...made.words.split(' ').slice(0, 2), made.words, made.code]) {
      assert.isFalse(
        sent.some((body) => body.includes(`"${secret}"`)),
        `sent: ${secret}`
      )
    }
    assert.notInclude(made.file, made.code)
    await mine(first.page).getByText(text.menunggu).waitFor()
    await checkScreen(first.page, 'kunci-menunggu')

    const vouch = async (page: Page, whose: string, words: string) => {
      const { id } = await row<{ id: number }>(
        `select k.id from kunci_pemegang k join pengguna u on u.id = k.pengguna_id where u.nama = ?`,
        [whose]
      )
      await page.goto(`${PAGE}/${id}/show`)
      await button(page, text.tombol.konfirmasi).click()
      const dialog = page.getByRole('dialog', { name: text.konfirmasi.judul(whose) })
      await button(page, text.tombol.konfirmasi).last().click()
      await dialog.getByText(text.konfirmasi.samaKosong).first().waitFor()
      await dialog.getByLabel(text.konfirmasi.sama).check()
      await dialog.getByLabel(pemegang.cara.telepon).check()
      await dialog.getByLabel(text.frasa.label).fill('salah sama sekali')
      await button(page, text.tombol.konfirmasi).last().click()
      await dialog.getByText(text.frasaSalah).first().waitFor()
      await checkScreen(page, 'kunci-konfirmasi')
      await dialog.getByLabel(text.frasa.label).fill(words)
      await button(page, text.tombol.konfirmasi).last().click()
      await page.getByText(pemegang.pesan.dikonfirmasi(whose)).first().waitFor()
    }
    await vouch(first.page, b.nama, made.words)
    await vouch(second.page, a.nama, other.words)
    await first.page.goto(PAGE)
    await mine(first.page).getByText(pemegang.status.berlaku, { exact: true }).waitFor()
    await checkScreen(first.page, 'kunci-berlaku')

    // The words are lost; file and paper bring the key back under new ones.
    await mine(first.page).getByRole('button', { name: text.tombol.lupa }).click()
    const anew = await noteWords(first.page)
    await first.page.locator('input[type=file]').setInputFiles({
      name: 'kunci.json',
      mimeType: 'application/json',
      buffer: Buffer.from(made.file),
    })
    await first.page.getByLabel(text.pulih.kode).fill(other.code)
    await first.page.getByLabel(text.frasa.baruLabel).fill(anew)
    await button(first.page, text.tombol.ganti).last().click()
    await first.page.getByText(text.kodeSalah).first().waitFor()
    await checkScreen(first.page, 'kunci-pulihkan')
    await first.page.getByLabel(text.pulih.kode).fill(made.code.toLowerCase())
    await button(first.page, text.tombol.ganti).last().click()
    await first.page.getByText(pemegang.pesan.frasa).first().waitFor()
    await mine(first.page).getByRole('button', { name: text.tombol.coba }).click()
    await first.page.getByRole('textbox', { name: text.frasa.label }).fill(made.words)
    await button(first.page, text.tombol.buka).click()
    await first.page.getByText(text.frasaSalah).first().waitFor()
    await first.page.getByRole('textbox', { name: text.frasa.label }).fill(anew)
    await button(first.page, text.tombol.buka).click()
    await first.page.getByText(text.coba.berhasil).first().waitFor()

    await mine(first.page).getByRole('button', { name: text.tombol.cabut }).click()
    await first.page.getByLabel(text.cabut.alasan).fill('Laptop dicuri')
    await button(first.page, text.tombol.cabut).last().click()
    await first.page.getByText(pemegang.pesan.dicabut).first().waitFor()
    await mine(first.page).getByText(text.belumAda).waitFor()
    const ended = await rows<{ alasan: string }>(
      'select alasan from kunci_pemegang where berakhir_pada is not null'
    )
    assert.deepEqual(ended, [{ alasan: 'Laptop dicuri' }])
  })
})
