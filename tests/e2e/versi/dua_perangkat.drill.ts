/** One vendor on two devices: who saves second loses nothing, and neither does who saved first. */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import type { Page } from '../../lib/browser.ts'
import { pdfUpload } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs, type Visitor } from '../../lib/visitors.ts'

const CHANGED = 'Data ini sudah diubah dari perangkat atau tab lain'
const GONE = 'Data ini sudah dihapus dari perangkat atau tab lain'

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`).first()
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()

/** Saves the deeds, and waits until the form is ready for the next change. */
async function saveAkta(page: Page) {
  await Promise.all([
    page.waitForResponse((r) => r.url().endsWith('/akta/update') && r.ok()),
    save(page),
  ])
  await page.getByText('Sedang diproses').waitFor({ state: 'hidden' })
}

/** The same page in front of both, read before either saves. */
async function bothOpen(devices: readonly Visitor[], address: string, name: string) {
  for (const { page } of devices) {
    await page.goto(address)
    await field(page, name).waitFor()
  }
}

test.group('One vendor on two devices', (group) => {
  emptyEach(group)

  test('a tax record: each keeps what only one changed, and chooses where both did', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const [one, other] = [await visitAs(pengguna), await visitAs(pengguna)]
    const { id } = await row<{ id: number }>('select id from pajak order by id limit 1')
    await bothOpen([one, other], `/vendor/pajak?isian=${id}`, 'masa')
    await field(one.page, 'jenis').fill('PPh Final')
    await field(one.page, 'masa').fill('2024')
    await field(other.page, 'masa').fill('2023')
    await field(other.page, 'nomorTerima').fill('BPE-DUA')
    await save(one.page)
    await one.page.getByRole('dialog').waitFor({ state: 'detached' })
    await save(other.page)
    const { page } = other
    await page.getByText(CHANGED).waitFor()
    assert.equal(await field(page, 'jenis').inputValue(), 'PPh Final')
    assert.equal(await field(page, 'masa').inputValue(), '2023')
    assert.equal(await field(page, 'nomorTerima').inputValue(), 'BPE-DUA')
    await page
      .getByText(/Diubah oleh Anda sendiri dari perangkat atau tab lain pada .+ WIB\./)
      .waitFor()
    await page.getByText('Nilai terbaru: 2024').waitFor()
    await page.getByText('Isian Anda: 2023').waitFor()
    await checkScreen(page, 'versi-dosir', {
      reopen: () => page.getByRole('dialog').waitFor(),
    })
    await page.getByRole('button', { name: /^Pakai nilai terbaru: Masa/ }).click()
    assert.equal(await field(page, 'masa').inputValue(), '2024')
    await save(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const saved = await row('select jenis, masa, nomor_terima from pajak where id = ?', [id])
    assert.deepEqual(saved, { jenis: 'PPh Final', masa: '2024', nomor_terima: 'BPE-DUA' })
  })

  test('a record that was deleted there can be added again', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'N', isi: ['pajak'] })
    const { page } = await visitAs(pengguna)
    const { id } = await row<{ id: number }>('select id from pajak order by id limit 1')
    await page.goto(`/vendor/pajak?isian=${id}`)
    await field(page, 'nomorTerima').fill('BPE-TIGA')
    await rows('delete from pajak where id = ? returning id', [id])
    await save(page)
    await page.getByText(GONE).waitFor()
    assert.equal(await field(page, 'nomorTerima').inputValue(), 'BPE-TIGA')
    await page.locator('input[type=file][name=dokumen]').setInputFiles(pdfUpload('bukti.pdf'))
    await save(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const { n } = await row<{ n: number }>(
      `select count(*)::int as n from pajak where nomor_terima = 'BPE-TIGA'`
    )
    assert.equal(n, 1)
  })

  test('the deeds, one form for the whole section', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const [one, other] = [await visitAs(pengguna), await visitAs(pengguna)]
    await bothOpen([one, other], '/vendor/akta', 'aktaANo')
    await field(one.page, 'aktaANo').fill('AKTA-SATU')
    await saveAkta(one.page)
    await field(other.page, 'aktaANotaris').fill('Notaris Dua')
    await save(other.page)
    await other.page.getByText(CHANGED).waitFor()
    assert.equal(await field(other.page, 'aktaANo').inputValue(), 'AKTA-SATU')
    await saveAkta(other.page)
    // What the next save starts from is what this one stored.
    await field(other.page, 'aktaANotaris').fill('Notaris Tiga')
    await saveAkta(other.page)
    const saved = await row('select akta_a_no, akta_a_notaris from akta')
    assert.deepEqual(saved, { akta_a_no: 'AKTA-SATU', akta_a_notaris: 'Notaris Tiga' })
  })
})
