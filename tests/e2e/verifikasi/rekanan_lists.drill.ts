/** Vendors, their certificates and the blacklist as react-admin resources, in a real browser. */
import { test } from '@japa/runner'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { chooseOption, confirm, exportedFile, pdfUpload } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { buatRekananUji } from '../../api/verifikasi/rekanan_uji.ts'

const cell = (page: Page, name: string) => page.getByRole('cell', { name, exact: true })

test.group('Lists of vendors in the browser', (group) => {
  emptyEach(group)

  test('are filtered, sorted and exported; the dialog is a link and leads to the next vendor', async ({
    assert,
  }) => {
    const alfa = await buatRekananUji({ nama: 'PT Alfa Karya', denganBerkas: true })
    const beta = await buatRekananUji({ nama: 'PT Beta Karya', denganBerkas: true })
    await buatRekananUji({ nama: 'PT Gama Aktif', status: 'A', bagian: 'A', denganBerkas: true })
    await buatRekananUji({ jenis: 'O', nama: 'Dewi Lestari', status: 'A', bagian: 'A' })
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    const dialog = page.getByRole('dialog')
    await page.goto('/admin/vendor')
    await cell(page, 'PT Gama Aktif').waitFor()
    await page.getByRole('button', { name: 'Tambah penyaring' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Menunggu verifikasi' }).click()
    await cell(page, 'PT Gama Aktif').waitFor({ state: 'detached' })
    await page.getByRole('columnheader', { name: 'Nama' }).getByRole('button').click()
    await page.waitForURL(/sort=nama/)
    await checkScreen(page, 'rekanan-disaring')
    assert.deepEqual(await exportedFile(page), { name: 'Daftar Rekanan.xlsx', zip: 'PK' })

    await page.getByRole('link', { name: 'Lihat: PT Alfa Karya' }).click()
    await dialog.getByRole('tab', { name: /^Akta/ }).click()
    await page.waitForURL((url) => url.search === '?bagian=akta')
    assert.include(page.url(), `/admin/vendor/${alfa.id}/show`)
    await page.reload()
    await dialog.getByRole('tab', { name: /^Akta/, selected: true }).waitFor()
    // What is typed is not lost to the next vendor without a question.
    await dialog.getByRole('button', { name: 'Catat kekurangan' }).click()
    await dialog.getByLabel('Catatan kekurangan').fill('Belum lengkap')
    const next = dialog.getByRole('link', { name: 'Data berikutnya' })
    await next.click()
    await page.getByRole('button', { name: 'Lanjut mengisi' }).click()
    assert.equal(await dialog.getByLabel('Catatan kekurangan').inputValue(), 'Belum lengkap')
    await next.click()
    await confirm(page, 'Buang perubahan')
    await dialog.getByRole('heading', { name: 'Verifikasi Rekanan: PT Beta Karya' }).waitFor()
    await dialog.getByRole('tab', { name: /^Akta/, selected: true }).waitFor()
    assert.include(page.url(), `/admin/vendor/${beta.id}/show?bagian=akta`)
    await dialog.getByText('2 / 2').waitFor()
    await page.goBack()
    await dialog.getByRole('heading', { name: 'Verifikasi Rekanan: PT Alfa Karya' }).waitFor()
    await dialog.getByRole('button', { name: 'Tutup', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    // The list is still the filtered one.
    await cell(page, 'PT Beta Karya').waitFor()
    assert.equal(await cell(page, 'PT Gama Aktif').count(), 0)

    await page.goto('/admin/vendor/verified')
    await page.getByRole('link', { name: 'Lihat: PT Gama Aktif' }).click()
    await page.waitForURL('**/admin/vendor/verified/*/show')
    await dialog.getByRole('tab', { name: /^Perusahaan/, selected: true }).waitFor()
    await dialog.getByText('2 / 2').waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await page.setViewportSize(SCREENS.phone)
    await page.getByText('Dewi Lestari').waitFor()
    await checkAsIs(page, 'rekanan-terverifikasi-ponsel')
  })

  test('a decision on what has changed meanwhile is refused in its own words', async ({
    assert,
  }) => {
    const r = await buatRekananUji({ nama: 'PT Berubah', denganBerkas: true })
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await page.goto(`/admin/vendor/${r.id}/show?bagian=akta`)
    const dialog = page.getByRole('dialog')
    const setujui = dialog.getByRole('button', { name: 'Setujui dan lanjut' })
    await setujui.click({ trial: true })
    await rows('update rekanan set versi = versi + 1 where id = ? returning id', [r.id])
    await setujui.click()
    await dialog.getByText(/^Gagal update status verifikasi vendor \[.+\]$/).waitFor()
    const saved = await row<{ status_akta: string }>(
      'select status_akta from rekanan where id = ?',
      [r.id]
    )
    assert.equal(saved.status_akta, 'V')
    // Read again, it can be decided.
    await setujui.click()
    await dialog.getByRole('tab', { name: 'Akta: Sudah Verifikasi' }).waitFor()
  })

  test('certificates are listed, read, and lead to their vendor', async ({ assert }) => {
    const verifier = await createPengguna({ peran: 'manajerULP' })
    const token = await signInAs(verifier)
    const r = await buatRekananUji({ nama: 'PT Alfa Karya', status: 'A', bagian: 'A' })
    const o = await buatRekananUji({ jenis: 'O', nama: 'Dewi Lestari', status: 'A', bagian: 'A' })
    for (const { id } of [r, r, o]) await call(token, 'GET', `/vendor/create-sertifikat/${id}`)
    await call(token, 'POST', '/vendor/send-sertifikat', {
      vendorId: o.id,
      emailSend: 'penerima@uji.example',
    })
    const { page } = await visitAs(verifier)
    const dialog = page.getByRole('dialog')
    await page.goto('/admin/sertifikat')
    await page.getByText('Sudah diganti').waitFor()
    await page.getByRole('link', { name: 'PT Alfa Karya', exact: true }).nth(1).waitFor()
    await checkScreen(page, 'sertifikat')
    await chooseOption(page, 'Sudah dikirim', 'Ya')
    await page.getByText('Sudah diganti').waitFor({ state: 'detached' })
    await page.getByText('penerima@uji.example').waitFor()
    assert.deepEqual(await exportedFile(page), { name: 'Sertifikat Rekanan.xlsx', zip: 'PK' })
    await page.getByRole('link', { name: /^Lihat: / }).click()
    await page.waitForURL('**/admin/sertifikat/*/show**')
    await page.reload()
    await dialog.locator('iframe').waitFor()
    await checkScreen(page, 'sertifikat-dialog', { except: ['iframe'] })
    await dialog.getByRole('link', { name: 'Dewi Lestari' }).click()
    await dialog.getByRole('tab', { name: 'Sertifikat Vendor', selected: true }).waitFor()
    await dialog.getByRole('heading', { name: 'Semua sertifikat rekanan ini' }).waitFor()
    await dialog.getByText('Berlaku', { exact: true }).waitFor()
    await checkScreen(page, 'sertifikat-rekanan', { except: ['iframe'] })
  })

  test('a blacklist that somebody else changed shows the difference and loses nothing', async ({
    assert,
  }) => {
    const r = await buatRekananUji({ nama: 'PT Cipta Karsa', status: 'A', bagian: 'A' })
    const { page } = await visitAs(await createPengguna({ peran: 'pa' }))
    const dialog = page.getByRole('dialog')
    await page.goto(`/admin/vendor/blacklist/${r.id}/show`)
    await dialog.getByLabel('Masukkan ke blacklist').check()
    await dialog.getByLabel('Nomor keputusan').fill('SK-1/2026')
    await dialog.getByLabel('Alasan').fill('Mengundurkan diri')
    await dialog.locator('input[type=file]').setInputFiles(pdfUpload('keputusan.pdf'))
    await rows('update rekanan set versi = versi + 1 where id = ? returning id', [r.id])
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await confirm(page, 'Masukkan ke blacklist')
    await dialog.getByText('Data ini sudah diubah orang lain').waitFor()
    assert.equal(await dialog.getByLabel('Nomor keputusan').inputValue(), 'SK-1/2026')
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await confirm(page, 'Masukkan ke blacklist')
    await page.getByText('Data successfully updated!').waitFor()
    await dialog.getByText('Rekanan ini sedang masuk blacklist.').waitFor()
    await dialog.getByRole('button', { name: 'Tutup', exact: true }).click()
    await page.getByText('SK-1/2026').waitFor()
    assert.deepEqual(await exportedFile(page), { name: 'Blacklist Rekanan.xlsx', zip: 'PK' })
  })
})
