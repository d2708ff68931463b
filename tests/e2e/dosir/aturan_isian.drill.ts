/** Forms say their rules before anything is sent: lengths, digits, files; and what to do without a connection. */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { ui } from '@eproc/i18n/id/ui'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { pdfUpload, waitForCount } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'

const field = (page: Page, name: string) =>
  page.locator(`input[name=${name}], textarea[name=${name}]`).first()
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()

test.group('Rules of a form', (group) => {
  emptyEach(group)

  test('a number with too many digits stays whole and is complained about', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/pengalaman')
    await page.getByRole('button', { name: 'Tambah pengalaman' }).click()
    const value = field(page, 'nilaiKontrak')
    await value.fill('12345678901234567')
    assert.equal(await value.inputValue(), '12.345.678.901.234.567')
    await page.getByText('Paling banyak 15 karakter; kurangi 2 karakter').waitFor()
    await checkScreen(page, 'isian-angka-panjang')
    await value.fill('001500000')
    assert.equal(await value.inputValue(), '1.500.000')
    await page.getByText(/^Paling banyak 15/).waitFor({ state: 'detached' })
  })

  test('a long file name in a table loses its middle, not its ending', async ({ assert }) => {
    const { pengguna, rekanan } = await createRekanan({ status: 'A' })
    const name = 'Surat keterangan setor pajak penghasilan badan tahun buku 2025 lembar 3.pdf'
    await rows(
      `update berkas set nama_asli = ? where jalur in (select dokumen from pajak where rekanan_id = ?)`,
      [name, rekanan.id]
    )
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/pajak')
    const link = page.getByRole('button', { name: `Lihat ${name}` }).first()
    await link.waitFor()
    assert.equal(await link.getAttribute('title'), name)
    assert.isBelow((await link.boundingBox())!.height, 36, 'one line')
    assert.equal(await link.textContent(), name)
    const ending = link.locator('span').last()
    assert.isTrue(await ending.isVisible())
    assert.match((await ending.textContent())!, /3\.pdf$/)
    await checkScreen(page, 'nama-berkas-panjang')
  })

  test('a text that is too long stays whole, is counted and complained about', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/perusahaan')
    const long = `Jalan Riau\n${'a'.repeat(200)}`
    await field(page, 'alamat').fill(long)
    assert.equal(await field(page, 'alamat').inputValue(), long)
    await page.getByText('211 dari 200 karakter').waitFor()
    await page.getByText('Paling banyak 200 karakter; kurangi 11 karakter').waitFor()
    // Digits too: one that was cut off would make another number.
    await field(page, 'kodepos').fill('401156')
    assert.equal(await field(page, 'kodepos').inputValue(), '401156')
    await save(page)
    await page.getByText('Kodepos harus 5 digit').first().waitFor()
    await checkScreen(page, 'isian-terlalu-panjang')
    await field(page, 'alamat').fill('Jalan Riau\nNo. 140')
    await page.getByText('18 dari 200 karakter').waitFor()
    await field(page, 'kodepos').fill('40115')
    await save(page)
    await page.getByText('berhasil diupdate').first().waitFor()
  })

  test('the summary tells what is wrong from top to bottom, also of fields that came later', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/ijin?isian=baru')
    await page.locator('select[name=jenis]').selectOption('SIUP')
    // A star is seen; who hears the form is told as well.
    const file = page.getByRole('button', { name: 'Pilih berkas: Dokumen Ijin Usaha' })
    const told = await file.getAttribute('aria-describedby')
    assert.match(await page.locator(`[id="${told}"]`).innerText(), /^Wajib/)
    const kbli = page.getByRole('combobox', { name: /KBLI/ })
    assert.equal(await kbli.getAttribute('aria-required'), 'true')
    await save(page)
    const lines = page.getByRole('alert').getByRole('listitem')
    await lines.nth(4).waitFor()
    const labels = (await lines.allInnerTexts()).map((line) => line.split(':')[0])
    assert.deepEqual(labels, [
      'Nomor',
      'Instansi penerbit',
      'Kualifikasi',
      'KBLI',
      'Dokumen Ijin Usaha',
    ])
  })

  test('a list that could not be read says so at its field, and is read again', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    const told = page.getByText(ui.errors.muatData)
    const again = page.getByRole('button', { name: ui.tombol.cobaLagi })
    const lists = /\/(provinsi|kabupaten-kota\/[^/]*|kbli)$/
    await page.route(lists, (route) => route.abort('connectionreset'))
    await page.goto('/vendor/perusahaan')
    await told.nth(1).waitFor()
    await checkScreen(page, 'isian-daftar-gagal')
    await page.unroute(lists)
    await again.first().click()
    await waitForCount(told, 1)
    await again.click()
    await told.waitFor({ state: 'detached' })
    for (const name of ['provinsi', 'kabkod']) {
      assert.isAbove(await page.locator(`select[name=${name}] option`).count(), 1)
      assert.notEqual(await page.locator(`select[name=${name}]`).inputValue(), '')
    }
    await page.route(lists, (route) => route.abort('connectionreset'))
    await page.goto('/vendor/ijin?isian=baru')
    await page.locator('select[name=jenis]').selectOption('SIUP')
    const kbli = page.getByRole('combobox', { name: /KBLI/ })
    await kbli.click()
    await told.first().waitFor()
    assert.equal(await page.getByText(ui.isian.tidakDitemukan).count(), 0)
    await kbli.press('Escape')
    await checkScreen(page, 'isian-kbli-gagal')
    await page.unroute(lists)
    await again.click()
    await told.waitFor({ state: 'detached' })
    await kbli.click()
    await page.getByRole('listbox').getByRole('option').first().waitFor()
  })

  test('an empty file and one of a byte too much are told when they are chosen', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    await page.setViewportSize(SCREENS.phone)
    await page.goto('/vendor/pajak?isian=baru')
    const input = page.locator('input[type=file][name=dokumen]')
    await input.setInputFiles({ ...pdfUpload('kosong.pdf'), buffer: Buffer.alloc(0) })
    await page.getByText('Berkas ini kosong (0 byte), pilih berkas lain').waitFor()
    await input.setInputFiles({
      ...pdfUpload('besar.pdf'),
      buffer: Buffer.alloc(3 * 1024 * 1024 + 1),
    })
    await page.getByText('berkas ini 3 MB + 1 byte').first().waitFor()
    await page.getByText('besar.pdf (3 MB + 1 byte)').waitFor()
    await checkAsIs(page, 'isian-berkas-besar')
    let sent = 0
    page.on('request', (r) => (sent += r.method() === 'POST' ? 1 : 0))
    await save(page)
    await page.getByRole('alert').getByText('Dokumen Pajak:').waitFor()
    assert.equal(sent, 0)
  })

  test('without a connection the blocking dialog says so and is left with everything typed', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/akta')
    await field(page, 'aktaANotaris').fill('Notaris Baru, S.H.')
    const call = '**/vendor/register3/akta/update'
    await page.route(call, () => {})
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Sedang diproses' })
    await dialog.waitFor()
    await page.context().setOffline(true)
    await dialog.getByText('Sambungan internet terputus.').waitFor()
    await checkScreen(page, 'isian-terputus')
    await dialog.getByRole('button', { name: 'Kembali ke isian' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.context().setOffline(false)
    await page.getByText('Pengiriman dihentikan.').first().waitFor()
    assert.equal(await field(page, 'aktaANotaris').inputValue(), 'Notaris Baru, S.H.')
    await page.unroute(call)
    await save(page)
    await page.getByText(/Data akta perusahaan telah/).waitFor()
  })

  test('what is pressed without a connection fails at once, and is not sent later by itself', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/akta')
    await field(page, 'aktaANotaris').fill('Notaris Baru, S.H.')
    let arrived = 0
    page.on('response', (r) => (arrived += r.url().endsWith('/akta/update') ? 1 : 0))
    await page.context().setOffline(true)
    await save(page)
    await page.getByRole('alert').getByText(ui.errors.jaringan).first().waitFor()
    await page.getByRole('dialog', { name: ui.proses }).waitFor({ state: 'detached' })
    assert.equal(await field(page, 'aktaANotaris').inputValue(), 'Notaris Baru, S.H.')
    await page.context().setOffline(false)
    await save(page)
    await page.getByText(/Data akta perusahaan telah/).waitFor()
    assert.equal(arrived, 1)
  })

  test('what was saved is told as saved, although nothing can be read after it', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/akta')
    await field(page, 'aktaANotaris').fill('Notaris Baru, S.H.')
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('eproc.konsep')))
    await waitFor('a draft', kept)
    await page.route('**/userman/info', (route) => route.abort())
    await save(page)
    await page.getByText(/Data akta perusahaan telah/).waitFor()
    await waitFor('no draft', async () => !(await kept()))
    assert.equal(await page.getByText(ui.errors.jaringan).count(), 0)
  })
})
