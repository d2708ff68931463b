/** Monitors of schedules, licences and contracts in a real browser. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { dayFromNow } from '../../lib/dates.ts'
import { chooseOption, exportedFile, exportedNumbers } from '../../lib/page.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { paketBerkontrak, rekananBerijin } from '../../api/pantauan/bantu.ts'

const cell = (page: Page, name: string | RegExp) =>
  page.getByRole('cell', { name, ...(typeof name === 'string' ? { exact: true } : {}) })

test.group('Monitors in the browser', (group) => {
  emptyEach(group)

  test('schedules are listed, filtered by division, drawn, and lead to their package', async ({
    assert,
  }) => {
    // The second stage runs.
    const a = await createPaketTerbit({ nama: 'Rumah Susun Kenanga', mulaiJam: -30 })
    await createPaketTerbit({
      nama: 'Pengadaan Lift',
      satuanKerja: '1010',
      mulaiJam: -24 * 9,
      lamaJam: 80,
    })
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await page.goto('/')
    await page.getByRole('link', { name: 'Monitor Jadwal Pengadaan', exact: true }).click()
    await page.waitForURL('**/monitor')
    await cell(page, 'Rumah Susun Kenanga').waitFor()
    await cell(page, 'Pengadaan Lift').waitFor()
    await page
      .getByText(/hari lagi|Hari terakhir/)
      .first()
      .waitFor()
    await checkScreen(page, 'monitor-jadwal')
    assert.deepEqual(await exportedFile(page), { name: 'Monitor Jadwal Pengadaan.xlsx', zip: 'PK' })

    await chooseOption(page, 'Divisi', '2020 Divisi Pembangunan')
    await cell(page, 'Pengadaan Lift').waitFor({ state: 'detached' })
    assert.equal(await cell(page, 'Rumah Susun Kenanga').count(), 1)
    await chooseOption(page, 'Keadaan', 'Sudah selesai')
    await cell(page, 'Pengumuman').waitFor()
    await page.getByRole('columnheader', { name: 'Mulai' }).getByRole('button').click()
    await page.waitForURL(/sort=mulai/)
    await page.reload()
    await cell(page, 'Pengumuman').waitFor()
    assert.equal(await cell(page, 'Pengadaan Lift').count(), 0)

    await page.getByRole('link', { name: 'Bagan' }).click()
    await page.waitForURL('**/monitor/bagan?**')
    // By the server's clock, too, the axis has its days and a stage that runs its end.
    await page.getByText('Sekarang', { exact: true }).waitFor()
    await page
      .getByText(/^\(\d+ (hari|jam) lagi\)$/)
      .first()
      .waitFor()
    const chart = page.getByRole('listitem')
    await chart.filter({ hasText: 'Rumah Susun Kenanga' }).waitFor()
    assert.equal(await chart.filter({ hasText: 'Pengadaan Lift' }).count(), 0)
    await page.getByRole('listitem', { name: /^Pengumuman: .*sudah selesai$/ }).waitFor()
    await page.getByRole('button', { name: 'Hapus isian' }).first().click()
    await page.getByRole('combobox', { name: 'Divisi' }).getByText('Semua divisi').waitFor()
    await chart.filter({ hasText: 'Pengadaan Lift' }).waitFor()
    await checkScreen(page, 'monitor-bagan')
    await page.getByRole('button', { name: '1 bulan', exact: true }).click()
    await checkScreen(page, 'monitor-bagan-sebulan')
    await page.getByRole('link', { name: 'Rumah Susun Kenanga' }).click()
    await page.waitForURL(`**/rup/paket/penyedia/ulp/${a.paket.id}/show`)
    await page.getByRole('dialog', { name: /Rumah Susun Kenanga/ }).waitFor()
  })

  test('licences are told apart by what still holds, and lead to the dossier', async ({
    assert,
  }) => {
    const r = await rekananBerijin('PT Ijin Karya', [
      { jenis: 'SIUP', nomor: 'SIUP-LAMA/2020', hari: -12 },
      { jenis: 'SBU', nomor: 'SBU-77', hari: 9 },
      { jenis: 'NIB', nomor: '9120001234567', hari: null },
    ])
    const { page } = await visitAs(await createPengguna({ peran: 'manajerULP' }))
    await page.goto('/monitor-ijin-usaha')
    await page.getByText('Lewat 12 hari').waitFor()
    await page.getByText('9 hari lagi').waitFor()
    await page.getByText('Tanpa batas waktu').waitFor()
    await checkScreen(page, 'monitor-ijin')
    await page.getByRole('button', { name: 'Tidak berlaku', exact: true }).click()
    await cell(page, 'SBU-77').waitFor({ state: 'detached' })
    await cell(page, 'SIUP-LAMA/2020').waitFor()
    // The filter is part of the address.
    await page.reload()
    await page.getByRole('button', { name: 'Tidak berlaku', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Berlaku', exact: true }).click()
    await cell(page, 'SBU-77').waitFor()
    assert.equal(await cell(page, 'SIUP-LAMA/2020').count(), 0)
    await page.getByRole('button', { name: 'Semua', exact: true }).click()
    await cell(page, 'SIUP-LAMA/2020').waitFor()
    assert.deepEqual(await exportedFile(page), { name: 'Monitor Ijin Usaha.xlsx', zip: 'PK' })
    await page.setViewportSize(SCREENS.phone)
    await page.getByText('Lewat 12 hari').waitFor()
    await page.setViewportSize(SCREENS.desk)
    await page.getByRole('link', { name: 'PT Ijin Karya' }).first().click()
    await page.waitForURL(`**/admin/vendor/${r.id}/show?bagian=ijin`)
    await page.getByRole('dialog').getByRole('tab', { name: /^Ijin/, selected: true }).waitFor()

    // Who may not read dossiers has no link to one.
    const pa = await visitAs(await createPengguna({ peran: 'pa' }))
    await pa.page.goto('/monitor-ijin-usaha')
    await pa.page.getByText('Lewat 12 hari').waitFor()
    assert.equal(await pa.page.getByRole('link', { name: 'PT Ijin Karya' }).count(), 0)
  })

  test('contracts are listed for all, and for an operator those of the own division', async ({
    assert,
  }) => {
    const own = await paketBerkontrak(10, { nama: 'Renovasi Kantor', satuanKerja: '2020' })
    await paketBerkontrak(-3, { nama: 'Pengadaan Genset', satuanKerja: '1010' })
    const { page } = await visitAs(await createPengguna({ peran: 'manajerULP' }))
    await page.goto('/monitor-kontrak')
    await cell(page, 'Pengadaan Genset').waitFor()
    await page.getByText('Lewat 3 hari').waitFor()
    await page.getByText('10 hari lagi').waitFor()
    await checkScreen(page, 'monitor-kontrak')
    await chooseOption(page, 'Keadaan Waktu', 'Segera berakhir')
    await cell(page, 'Pengadaan Genset').waitFor({ state: 'detached' })
    assert.deepEqual(await exportedFile(page), { name: 'Monitor Kontrak.xlsx', zip: 'PK' })
    // A spreadsheet sorts by the day of the end.
    const end = Date.parse(dayFromNow(10)) / 86_400_000 + 25_569
    assert.include(await exportedNumbers(page), end)

    const operator = await visitAs(await createPengguna({ peran: 'operator', divisi: '2020' }))
    await operator.page.goto('/rup/kegiatan')
    await operator.page.getByRole('link', { name: 'Monitor Kontrak Divisi' }).click()
    await cell(operator.page, 'Renovasi Kantor').waitFor()
    assert.equal(await cell(operator.page, 'Pengadaan Genset').count(), 0)
    assert.equal(await operator.page.getByRole('combobox', { name: 'Divisi' }).count(), 0)
    await checkScreen(operator.page, 'monitor-kontrak-divisi')
    await cell(operator.page, 'SPK-10').click()
    await operator.page.waitForURL(`**/rup/paket/penyedia/ulp/${own.paket.id}/show`)

    const lain = await visitAs(await createPengguna({ peran: 'operator', divisi: '3010' }))
    await lain.page.goto('/monitor-kontrak-divisi')
    await lain.page.getByText(/Kontrak tampil di sini/).waitFor()
    await checkAsIs(lain.page, 'monitor-kontrak-kosong')
  })
})
