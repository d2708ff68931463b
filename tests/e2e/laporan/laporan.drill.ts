/** The reports in a real browser. */
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { createPembukaan, createPeserta } from '@eproc/database/factories/peserta'
import { createKegiatan, createProgram } from '@eproc/database/factories/rup'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { budgetYear, today } from '../../lib/dates.ts'
import { waitForCount } from '../../lib/page.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'
import { readXlsx } from '../../lib/xlsx.ts'

/** A workbook as the browser gets it. */
async function workbook(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await download
  return { name: file.suggestedFilename(), sheets: readXlsx(await readFile(await file.path())) }
}

/** Seven approved activities; the first pays for a published package. */
async function plan() {
  const program = await createProgram({ divisi: '2020' })
  for (let i = 1; i <= 6; i++) {
    await createKegiatan({ program, kode: `RUP-0${i + 1}`, pagu: i * 1e9, persetujuan: 'AD' })
  }
  const isi = { kode: 'RUP-01', nama: 'Rumah susun', pagu: 4e9, persetujuan: 'AD', status: 'U' }
  const kegiatan = await createKegiatan({ program, ...isi } as Parameters<typeof createKegiatan>[0])
  const pendanaan = [{ kegiatanId: kegiatan.id, pagu: 922_000_000 }]
  const { paket, pokja } = await createPaketTerbit({ nama: 'Pembangunan Blok A', pendanaan })
  return { kegiatan, paket, pokja }
}

test.group('Reports in the browser', (group) => {
  emptyEach(group)

  test('the plan: five rows, packages below them, a package by its link, sums, workbooks', async ({
    assert,
  }) => {
    const { paket } = await plan()
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    const list = page.locator('.RaDataTable-root').first()
    const dialog = page.getByRole('dialog')
    await page.goto('/laporan-rup-dan-paket-kegiatan')
    await list.getByText('RUP-05').waitFor()
    assert.equal(await list.getByText('RUP-06').count(), 0)
    const ofPagu = list.getByRole('columnheader').filter({ hasText: /^Pagu$/ })
    await ofPagu.getByRole('button').click()
    await page.waitForURL(/sort=pagu/)
    await list.getByText('RUP-01').waitFor()
    await page.getByRole('searchbox', { name: 'Cari kode atau nama kegiatan' }).fill('susun')
    await list.getByText('RUP-02').waitFor({ state: 'detached' })
    await list.getByText('RUP-01').click()
    await list.getByRole('link', { name: /Pembangunan Blok A/ }).waitFor()
    await page.getByText(`Ringkasan per divisi ${budgetYear()}`).waitFor()
    await page.getByRole('link', { name: /^2020 / }).waitFor()
    await checkScreen(page, 'laporan-rup')

    await list.getByRole('link', { name: /Pembangunan Blok A/ }).click()
    await page.waitForURL(`**/laporan-rup-dan-paket-kegiatan/${paket.id}/paket`)
    await page.reload()
    await dialog.getByRole('heading', { name: /Pembangunan Blok A/ }).waitFor()
    await dialog.getByText('Kegiatan yang mendanai').waitFor()
    await checkScreen(page, 'laporan-rup-paket')
    await dialog.getByRole('button', { name: 'Tutup', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })

    const rup = await workbook(page, 'Excel RUP')
    assert.equal(rup.name, `Laporan RUP ${budgetYear()}.xlsx`)
    assert.lengthOf(rup.sheets[0]!.rows, 9)
    const dua = await workbook(page, 'Excel RUP dan paket')
    assert.equal(dua.sheets[0]!.rows[1]![4], 'Pembangunan Blok A')
  })

  test('packages and stages behind the figures; on a phone an activity leads to its packages', async ({
    assert,
  }) => {
    const { paket, kegiatan } = await plan()
    const { page } = await visitAs(await createPengguna({ peran: 'manajer' }))
    await page.goto(`/laporan-test?filter={"tahun":${budgetYear()},"metodePemilihan":"TEN"}`)
    await page.getByText('Pembangunan Blok A').waitFor()
    await checkScreen(page, 'laporan-paket')
    await page.getByRole('link', { name: /^Lihat: / }).click()
    await page.waitForURL(`**/laporan-test/${paket.id}/show`)
    await page.getByRole('dialog').getByText('Pengumuman', { exact: true }).waitFor()
    await page.goto(`/laporan-test?filter={"tahun":${budgetYear()},"metodePemilihan":"SEL"}`)
    await page.getByRole('button', { name: 'Tampilkan semua' }).waitFor()
    // What the dashboard's figures and the plan lead to is told by name, and so is what else can be chosen.
    const made = today().slice(0, 7)
    const filter = { tahun: budgetYear(), bulan: made, kegiatanId: kegiatan.id }
    await page.goto(`/laporan-test?filter=${JSON.stringify(filter)}`)
    await page.getByText('Pembangunan Blok A').waitFor()
    const month = page.getByRole('combobox', { name: 'Bulan dibuat' })
    const year = made.slice(0, 4)
    await month.filter({ hasText: new RegExp(`^\\p{L}+ ${year}$`, 'u') }).waitFor()
    const activity = page.getByRole('combobox', { name: 'Kegiatan' })
    await waitFor(
      'the activity by its name',
      async () => (await activity.inputValue()) === 'RUP-01 Rumah susun'
    )
    await activity.fill('RUP-02')
    await page.getByRole('option', { name: /^RUP-02 / }).click()
    await page.getByText('Pembangunan Blok A').waitFor({ state: 'detached' })
    await page.goto('/laporan-test2')
    await page.getByText('Tahap tampil setelah waktunya berakhir.').waitFor()
    await checkScreen(page, 'laporan-tahap-kosong')
    await moveSchedule(paket.id, 'penjelasan')
    await page.reload()
    await page.getByRole('link', { name: 'Pembangunan Blok A' }).first().press('Enter')
    await page.waitForURL(`**/laporan-test/${paket.id}/show`)
    await page.goBack()
    await checkScreen(page, 'laporan-tahap')
    const one = { tahun: budgetYear(), kunci: 'penjelasan' }
    await page.goto(`/laporan-test2?filter=${JSON.stringify(one)}`)
    const stage = page.getByRole('combobox', { name: 'Tahap' })
    await stage.filter({ hasText: 'Penjelasan' }).click()
    await page.getByRole('option', { name: 'Pengumuman', exact: true }).click()
    await page.getByRole('link', { name: 'Pembangunan Blok A' }).waitFor()
    await page.setViewportSize(SCREENS.phone)
    await page.goto(`/laporan-rup-dan-paket-kegiatan?filter={"q":"susun"}`)
    await page.getByText('Rumah susun').click()
    await page.waitForURL(new RegExp(`kegiatanId.*${kegiatan.id}`))
    await page.getByText('Pembangunan Blok A').waitFor()
    assert.equal(await page.getByRole('listitem').filter({ hasText: 'PKT' }).count(), 1)
  })

  test('vendors, their participation and counts by status; a count leads to its vendors', async ({
    assert,
  }) => {
    const { paket, pokja } = await plan()
    const ikut = await createRekanan({ status: 'A', nama: 'PT Ikut Serta' })
    for (let i = 1; i <= 6; i++) await createRekanan({ status: 'V', nama: `PT Menunggu ${i}` })
    await createPeserta(paket.id, ikut.rekanan.id)
    await createPembukaan(paket.id, pokja)
    const { page } = await visitAs(await createPengguna({ peran: 'pa' }))
    await page.goto('/laporan-vendor')
    await page.getByText('PT Menunggu 4').waitFor()
    await waitForCount(page.getByText('PT Ikut Serta'), 2)
    await checkScreen(page, 'laporan-vendor')
    await page.getByRole('link', { name: 'Menunggu hasil verifikasi' }).click()
    await page.waitForURL(/status/)
    await page.getByText('1–5 dari 6').waitFor()
    await waitForCount(page.getByText('PT Ikut Serta'), 1)
    const { name, sheets } = await workbook(page, 'Excel')
    assert.equal(name, 'Laporan Rekanan.xlsx')
    assert.lengthOf(sheets[0]!.rows, 8)
    await page.setViewportSize(SCREENS.phone)
    await page.getByText('PT Menunggu 1').waitFor()
    await checkAsIs(page, 'laporan-vendor-ponsel')
  })
})
