/** The guide to methods and stages, the blacklist of PA, the end of registration: through the screens. */
import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import { umum } from '@eproc/i18n/id/umum'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { SCREENS } from '../../lib/browser.ts'
import { budgetYear } from '../../lib/dates.ts'
import { dayBox, fillDay } from '../../lib/day.ts'
import { pdfUpload, waitForCount } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { buatRekananUji } from '../../api/verifikasi/rekanan_uji.ts'

test.group('Guide to methods and stages', (group) => {
  emptyEach(group)

  test('kind, method and qualification draw the stages', async ({ assert }) => {
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await page.goto('/rup/paket/learn')
    await page.getByRole('heading', { level: 1, name: 'Panduan Metode dan Tahap' }).waitFor()
    const tahap = page.locator('ol > li:has(h3)')
    await page.getByRole('heading', { name: '18 tahap' }).waitFor()
    await waitForCount(tahap, 18)
    await page
      .getByText(/Lazimnya \d+ hari kerja/)
      .first()
      .waitFor()
    await checkScreen(page, 'panduan-kten')

    await page.getByLabel('Kualifikasi').selectOption('P')
    await page.getByRole('heading', { name: '34 tahap, 32 di antaranya' }).waitFor()
    await waitForCount(page.getByText('Tidak ikut'), 2)
    await page.getByLabel('Jenis Pengadaan').selectOption('KON')
    await page.getByRole('heading', { name: '34 tahap', exact: true }).waitFor()
    assert.equal(await page.getByText('Tidak ikut').count(), 0)
    await page.setViewportSize(SCREENS.phone)
    await page.getByLabel('Jenis Pengadaan').selectOption('KOL')
    assert.equal(await page.getByLabel('Metode Pemilihan').inputValue(), 'SEL')
    await page.getByLabel('Metode Pemilihan').selectOption('PLA')
    await page.getByRole('heading', { name: '10 tahap' }).waitFor()
    assert.equal(await page.getByLabel('Kualifikasi').count(), 0)
    await page.getByText('Pengadaan langsung: untuk nilai').waitFor()
    await checkScreen(page, 'panduan-pla')
  })
})

test.group('Blacklist by PA', (group) => {
  emptyEach(group)

  test('a vendor is found, blacklisted, and stands in the list', async ({ assert }) => {
    const r = await buatRekananUji({ nama: 'PT Cipta Karsa', status: 'A', bagian: 'A' })
    const { page } = await visitAs(await createPengguna({ peran: 'pa' }))
    await page.goto('/admin/vendor/blacklist')
    await page.getByRole('heading', { level: 1, name: 'Blacklist Rekanan' }).waitFor()
    await page.getByText('Tidak ada rekanan yang ditemukan').waitFor()
    await page.getByRole('searchbox').fill('karsa')
    await page.getByRole('link', { name: 'Lihat: PT Cipta Karsa' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').check()
    await dialog.getByLabel('Nomor').fill('SK-9/2026')
    await fillDay(dayBox(dialog, 'Tanggal mulai'), `${budgetYear()}-01-01`)
    await fillDay(dayBox(dialog, 'Tanggal selesai'), `${budgetYear() + 1}-12-31`)
    await dialog.getByLabel('Alasan').fill('Mengundurkan diri tanpa alasan')
    await dialog.locator('input[type=file]').setInputFiles(pdfUpload('keputusan.pdf'))
    await checkScreen(page, 'blacklist-pa-formulir')
    await dialog.getByRole('button', { name: /Simpan/ }).click()
    await page.getByRole('button', { name: 'Masukkan ke blacklist', exact: true }).click()
    await page.getByText('Data successfully updated!').waitFor()
    assert.deepEqual(
      await rows('select blacklist, blacklist_nomor from rekanan where id = ?', [r.id]),
      [{ blacklist: true, blacklist_nomor: 'SK-9/2026' }]
    )
    await page.goto('/admin/vendor/blacklist')
    await page.getByText('SK-9/2026').waitFor()
    await checkScreen(page, 'blacklist-pa')
  })

  test('who has no right gets the page 401', async () => {
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await page.goto('/admin/vendor/blacklist')
    await page.getByText(umum.halaman401.pesan).waitFor()
  })
})

test.group('Time of registration', (group) => {
  emptyEach(group)

  test('ULP sets its end from the list of tenders; the form refuses what is too late', async ({
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A', nama: 'Paket Pendaftaran' })
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP', divisi: 'unlada' }))
    await page.goto('/ppk/tender')
    await page.getByRole('link', { name: /Masa pendaftaran.*Paket Pendaftaran/ }).waitFor()
    await page.goto('/rup/paket/penyedia/ulp')
    await page.getByRole('link', { name: /Masa pendaftaran.*Paket Pendaftaran/ }).click()
    await page.waitForURL(`**/rup/paket/penyedia/ulp/${p.paket.id}/pendaftaran`)
    const dialog = page.getByRole('dialog')
    const isi = async (kapan: Date) => {
      const jakarta = new Date(kapan.getTime() + 7 * 3_600_000).toISOString()
      await fillDay(dayBox(dialog, 'Tanggal akhir pendaftaran'), jakarta.slice(0, 10))
      await dialog.getByLabel('Jam akhir pendaftaran').fill(jakarta.slice(11, 16))
    }
    const limit = p.jadwal[3]!.selesai
    await isi(new Date(limit.getTime() + 60_000))
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog
      .getByText(/paling lambat/)
      .first()
      .waitFor()
    await checkScreen(page, 'pendaftaran-dialog')
    await isi(limit)
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Masa pendaftaran berhasil disimpan').waitFor()
    const kini = await row<{ selesai_daftar: Date }>(
      'select selesai_daftar from paket where id = ?',
      [p.paket.id]
    )
    assert.equal(kini.selesai_daftar.getTime(), limit.getTime())
  })
})
