/** A file that nobody has to send is taken away where it was chosen, and not before the form is saved. */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createKegiatanAD } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { ui } from '@eproc/i18n/id/ui'
import type { Locator, Page } from '../../lib/browser.ts'
import { call, form, pdfBlob } from '../../lib/calls.ts'
import { pdfUpload } from '../../lib/page.ts'
import { row } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { paketInput } from '../../api/paket/bantu.ts'

const button = (where: Page | Locator, action: string, label: string) =>
  where.getByRole('button', { name: `${action}: ${label}` })

test.group('Files that are taken away', (group) => {
  emptyEach(group)

  test('a company’s optional certificate', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    const kept = () =>
      row<{ kept: boolean }>('select file_sertifikat is not null as kept from data_perusahaan')
    const save = async () => {
      await page.getByRole('button', { name: 'Simpan', exact: true }).click()
      await page.getByText(dosirPesan.sukses.perusahaanUbah).first().waitFor()
    }
    await page.goto('/vendor/perusahaan')
    await page.locator('input[name=fileSertifikat]').setInputFiles(pdfUpload('sbu.pdf'))
    await save()
    const LABEL = 'Surat Keterangan'
    await button(page, ui.berkas.hapus, LABEL).click()
    await page.getByText(ui.berkas.akanDihapus('sbu.pdf')).waitFor()
    await checkScreen(page, 'hapus-berkas')
    await button(page, ui.berkas.batalHapus, LABEL).click()
    await page.getByRole('button', { name: ui.berkas.lihat('sbu.pdf') }).waitFor()
    await button(page, ui.berkas.hapus, LABEL).click()
    assert.isTrue((await kept()).kept)
    await save()
    await button(page, ui.tombol.pilihBerkas, LABEL).waitFor()
    assert.isFalse((await kept()).kept)
    // Files that have to be there are replaced, never taken away.
    assert.equal(await page.getByRole('button', { name: /^Hapus berkas/ }).count(), 0)
  })

  test('a document of a package', async ({ assert }) => {
    const author = await createPengguna({ peran: 'operatorULP' })
    const token = await signInAs(author)
    const input = await paketInput(await createKegiatanAD())
    const data = JSON.stringify(input)
    await call(token, 'POST', '/api/paket', form({ data, fileLampiran: pdfBlob() }))
    const { id } = await row<{ id: number }>('select id from paket')
    const { page } = await visitAs(author)
    await page.goto(`/rup/paket/penyedia/${id}`)
    const dialog = page.getByRole('dialog', { name: /^Ubah paket/ })
    await dialog.getByRole('button', { name: /Dokumen/ }).click()
    await button(dialog, ui.berkas.hapus, 'Lampiran').click()
    await checkScreen(page, 'hapus-berkas-paket')
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText('Paket berhasil disimpan').waitFor()
    assert.deepEqual(await row('select file_lampiran from paket'), { file_lampiran: null })
  })
})
