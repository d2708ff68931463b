/** Files of the schedule, several at once: what is wrong stands at its row, and nothing chosen is lost. */
import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import { confirm, pdfUpload } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

test.group('Files of the schedule', (group) => {
  emptyEach(group)

  test('two files go to their stages, after what was missing is told', async ({ assert }) => {
    const { paket, ppk } = await createPaket({ nama: 'Taman Melati', statusPelaksanaan: 'A' })
    const { page } = await visitAs(ppk)
    await page.goto(`/ppk/tender/${paket.id}/file-jadwal`)
    const dialog = page.getByRole('dialog', { name: /^Upload file jadwal/ })
    const row = (n: number) => dialog.getByRole('group', { name: `File ${n}`, exact: true })
    const send = dialog.getByRole('button', { name: 'Upload', exact: true })
    await dialog.getByRole('button', { name: 'Tambah file' }).click()
    await row(1).getByLabel('Tahap').selectOption('1')
    // Without any file that is all there is to say.
    await send.click()
    await dialog.getByText('Masukkan minimal 1 (satu) file sebelum upload').waitFor()
    assert.equal(await dialog.getByText('Field harus diisi!').count(), 0)
    await checkScreen(page, 'file-jadwal-kosong')
    await row(2).locator('input[type=file]').setInputFiles(pdfUpload('kedua.pdf'))
    await send.click()
    await dialog.getByRole('link', { name: 'File (baris 1): Field harus diisi!' }).waitFor()
    await dialog.getByRole('link', { name: 'Tahap (baris 2): Field harus diisi!' }).waitFor()
    await row(1).getByText('Field harus diisi!').waitFor()
    await row(2).getByText('Field harus diisi!').waitFor()
    await checkScreen(page, 'file-jadwal')
    // The complaint stays with its row when the one before it goes.
    await row(1)
      .getByRole('button', { name: /^Hapus/ })
      .click()
    await confirm(page, 'Hapus')
    await row(2).waitFor({ state: 'detached' })
    await row(1).getByText('kedua.pdf').waitFor()
    await row(1).getByLabel('Tahap').selectOption('2')
    await row(1).getByLabel('Tampilkan kepada rekanan').check()
    await dialog.getByRole('button', { name: 'Tutup' }).last().click()
    await page
      .getByRole('alertdialog', { name: 'Perubahan belum disimpan' })
      .getByRole('button', { name: 'Lanjut mengisi' })
      .click()
    await dialog.getByRole('button', { name: 'Tambah file' }).click()
    await row(2).getByLabel('Tahap').selectOption('1')
    // Which of them was refused is told at its row.
    const broken = { name: 'rusak.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') }
    await row(2).locator('input[type=file]').setInputFiles(broken)
    await send.click()
    await row(2)
      .getByText(/^Gagal upload file jadwal \[Isi berkas bukan pdf yang sah/)
      .waitFor()
    assert.equal(await row(1).getByText('Gagal upload').count(), 0)
    await row(2).locator('input[type=file]').setInputFiles(pdfUpload('pertama.pdf'))
    await send.click()
    await page.waitForURL('**/ppk/tender')
    const stored = await rows<{ urut: number; show_vendor: boolean }>(
      `select j.urut, b.show_vendor from jadwal_berkas b join jadwal j on j.id = b.jadwal_id
        where j.paket_id = ? order by j.urut`,
      [paket.id]
    )
    assert.deepEqual(stored, [
      { urut: 1, show_vendor: false },
      { urut: 2, show_vendor: true },
    ])
  })
})
