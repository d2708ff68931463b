/** A bad day at a form: numbers as other programs write them, a file that is gone, an answer that is none of ours, no room. */
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { signInAs } from '@eproc/database/factories/pengguna'
import { ui } from '@eproc/i18n/id/ui'
import type { Locator, Page } from '../../lib/browser.ts'
import { PDF } from '../../lib/files.ts'
import { count } from '../../lib/query.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'

const input = (page: Page, name: string): Locator =>
  page.locator(`input[name=${name}], textarea[name=${name}]`).first()

async function paste(page: Page, field: Locator, text: string): Promise<string> {
  await field.fill('')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.press('ControlOrMeta+V')
  return field.inputValue()
}

/** A person's device with permission to copy, at the form of an experience. */
async function atExperience() {
  const { pengguna } = await createRekanan({ status: 'A' })
  const { page, complaints } = await visit({ token: await signInAs(pengguna), fresh: true })
  await page.goto('/vendor/pengalaman?isian=baru')
  await input(page, 'nilaiKontrak').waitFor()
  return { page, complaints }
}

test.group('A bad day at a form', (group) => {
  emptyEach(group)

  test('a pasted number keeps its meaning, and the caret its place', async ({ assert }) => {
    const { page } = await atExperience()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const money = input(page, 'nilaiKontrak')
    assert.equal(await paste(page, money, 'Rp 1.234.567,89'), '1.234.567')
    assert.equal(await paste(page, money, '1,234,567'), '1.234.567')
    assert.equal(await paste(page, money, '1234567.89'), '1.234.567')
    assert.equal(await paste(page, input(page, 'persentase'), '12.5%'), '12,5')

    // The 2 becomes a 9, by hand: the digit lands where the other one was.
    await money.fill('1234567')
    await money.press('Home')
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Backspace', '9']) {
      await money.press(key)
    }
    assert.equal(await money.inputValue(), '1.934.567')
  })

  test('a file that is gone, and an answer that is not ours, are told as what they are', async ({
    assert,
  }) => {
    const { page, complaints } = await atExperience()
    const before = await count('pengalaman')
    const texts = {
      ...{ namaKontrak: 'Renovasi', lokasi: 'Jakarta', instansi: 'PT Pemberi', alamat: 'Jl. Satu' },
      ...{ telepon: '0215550100', noKontrak: 'K-9', nilaiKontrak: '5000000', persentase: '100' },
      ...{ tglPelaksanaan: '01/02/2024', tglSelesaiKontrak: '01/05/2024', keterangan: 'Selesai' },
    }
    for (const [name, text] of Object.entries(texts)) await input(page, name).fill(text)
    const path = join(tmpdir(), `surat-${process.pid}.pdf`)
    await writeFile(path, PDF)
    const file = page.locator('input[type=file][name=dokumen]')
    await file.setInputFiles(path)
    await rm(path)
    const save = page.getByRole('button', { name: 'Simpan', exact: true })
    await save.click()
    await page.getByRole('link', { name: 'tidak dapat dibaca lagi' }).waitFor()
    assert.equal(await input(page, 'lokasi').inputValue(), 'Jakarta')

    await file.setInputFiles({ name: 'surat.pdf', mimeType: 'application/pdf', buffer: PDF })
    const wifi = { status: 200, contentType: 'text/html', body: '<h1>Login Wi-Fi</h1>' }
    await page.route('**/vendor/register3/pengalaman', (route) => route.fulfill(wifi))
    await save.click()
    await page.getByText(ui.errors.bukanServer).first().waitFor()
    assert.equal(await count('pengalaman'), before)
    await page.unroute('**/vendor/register3/pengalaman')
    await save.click()
    await page.getByText('Data pengalaman telah tersimpan !').waitFor()
    assert.equal(await count('pengalaman'), before + 1)
    // The browser tells the console of the file that it did not find.
    complaints.splice(0)
  })

  test('what the device has no room for is not called kept', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visit({ token: await signInAs(pengguna), fresh: true })
    await page.addInitScript(() => {
      const write = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('eproc.konsep')) throw new DOMException('full', 'QuotaExceededError')
        write.call(this, key, value)
      }
    })
    await page.goto('/vendor/akta')
    await input(page, 'aktaANotaris').fill('Notaris Baru, S.H.')
    await page.getByRole('link', { name: 'Pajak', exact: true }).first().click()
    const question = page.getByRole('alertdialog', { name: ui.dialog.kotorJudul })
    await question.getByText(ui.dialog.tinggalkanHilang).waitFor()
    await question.getByRole('button', { name: ui.dialog.kotorLanjut }).click()
    assert.equal(await input(page, 'aktaANotaris').inputValue(), 'Notaris Baru, S.H.')
  })

  test('an answered draft leaves the keyboard in its form', async () => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visit({ token: await signInAs(pengguna) })
    for (const answer of [ui.konsep.pakai, ui.konsep.buang]) {
      await page.goto('/vendor/akta')
      await input(page, 'aktaANotaris').fill('Notaris Baru, S.H.')
      await page.getByRole('link', { name: 'Pajak', exact: true }).first().click()
      await page.getByRole('button', { name: ui.dialog.tinggalkan }).click()
      await page.waitForURL('**/vendor/pajak')
      await page.goto('/vendor/akta')
      await page.getByRole('button', { name: answer, exact: true }).press('Enter')
      await waitFor('the focus in the form', () =>
        page.evaluate(() => document.activeElement?.closest('form') !== null)
      )
    }
  })
})
