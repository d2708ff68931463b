/** The yearly plan in a real browser: read, filtered, taken home as a file. */
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { createPaket, createPaketTerbit } from '@eproc/database/factories/paket'
import { createKegiatanAD } from '@eproc/database/factories/rup'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { ui } from '@eproc/i18n/id/ui'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { budgetYear } from '../../lib/dates.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'

const teks = publikPaket.rencana
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const downloaded = async (page: Page, name: string) => {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test.group('The yearly plan for visitors', (group) => {
  emptyEach(group)

  test('is found, filtered by division, type, method and month, and taken home as CSV', async ({
    assert,
  }) => {
    const kosong = await createKegiatanAD({ divisi: '1010' })
    const terbit = await createPaketTerbit({ nama: 'Rumah Susun Kenanga' })
    await createPaketTerbit({ nama: 'Alat tulis kantor', metode: 'PLA', jenis: 'BAR' })
    await createPaket({ nama: 'Belum diumumkan kepada siapa pun' })
    const { page } = await visit()
    await page.goto('/rup-kegiatan')
    await page.getByRole('link', { name: teks.link }).click()
    await page.waitForURL('**/rencana-pengadaan')
    await page.getByRole('link', { name: 'Rumah Susun Kenanga' }).waitFor()
    assert.equal(await page.getByText('kepada siapa pun').count(), 0)
    await checkScreen(page, 'rencana-publik')

    await page.getByLabel(teks.metode, { exact: true }).selectOption('TEN')
    await page.getByRole('link', { name: 'Alat tulis kantor' }).waitFor({ state: 'detached' })
    await page.waitForURL(/metode=TEN/)
    const csv = await downloaded(page, teks.csv)
    assert.equal(csv.name, `rencana-pengadaan-${budgetYear()}.csv`)
    assert.include(csv.text, 'Rumah Susun Kenanga')
    assert.notInclude(csv.text, 'Alat tulis kantor')

    // A filtered plan is an address that can be sent.
    await page.reload()
    await page.getByRole('link', { name: 'Rumah Susun Kenanga' }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Alat tulis kantor' }).count(), 0)
    await page.getByLabel(teks.metode, { exact: true }).selectOption('')
    await page.getByLabel(teks.jenisPengadaan, { exact: true }).selectOption('BAR')
    await page.getByRole('link', { name: 'Alat tulis kantor' }).waitFor()
    await page.getByRole('link', { name: 'Rumah Susun Kenanga' }).waitFor({ state: 'detached' })
    await page.waitForURL(/jenisPengadaan=BAR/)
    await page.getByLabel(teks.jenisPengadaan, { exact: true }).selectOption('')
    await page.getByLabel(teks.divisi, { exact: true }).selectOption('1010')
    await page.getByText(kosong.kode).waitFor()
    await page.getByRole('link', { name: 'Rumah Susun Kenanga' }).waitFor({ state: 'detached' })
    await page.getByLabel(teks.divisi, { exact: true }).selectOption('')
    await page.getByRole('columnheader', { name: teks.columns.pagu }).getByRole('button').click()
    await page.waitForURL(/urut=pagu/)
    await page.getByRole('link', { name: 'Rumah Susun Kenanga' }).click()
    await page.waitForURL('**/lelang?**')
    const detail = page.getByRole('dialog', { name: 'Rumah Susun Kenanga' })
    await detail.getByText(terbit.paket.kode).first().waitFor()

    await page.goto(`/rencana-pengadaan?tahun=${budgetYear() + 1}`)
    await page.getByText(teks.emptyContent).waitFor()
    await checkAsIs(page, 'rencana-publik-kosong')
    await page.setViewportSize(SCREENS.phone)
    await page.goto('/rencana-pengadaan')
    // The filters wait behind their button, so that the first row is on the screen.
    await page.getByRole('link', { name: 'Rumah Susun Kenanga' }).waitFor()
    const first = page.getByRole('list', { name: teks.title }).getByRole('listitem').first()
    // Asked until it is so: what the server drew gives way to what the browser draws, in the page's own letters.
    await waitFor(
      'the first row on the screen',
      async () => ((await first.boundingBox())?.y ?? Infinity) < SCREENS.phone.height
    )
    const filters = page.getByRole('button', { name: ui.tabel.saring(0), exact: true })
    assert.isFalse(await page.getByLabel(teks.metode, { exact: true }).isVisible())
    await filters.click()
    await page.getByLabel(teks.metode, { exact: true }).selectOption('TEN')
    await page.getByRole('button', { name: ui.tabel.saring(1) }).waitFor()
    await checkAsIs(page, 'rencana-publik-saring')
  })

  test('the head of public pages names the feed; results are a file, too', async ({ assert }) => {
    const { page } = await visit()
    for (const path of ['/', '/rencana-pengadaan', '/hasil-tender']) {
      await page.goto(path)
      const feed = page.locator('link[rel=alternate][type="application/atom+xml"]')
      assert.equal(await feed.getAttribute('href'), '/feed/pengadaan.atom', path)
    }
    const csv = await downloaded(page, teks.csv)
    assert.equal(csv.name, 'hasil-tender.csv')
    assert.include(csv.text, 'Kode Paket,Paket')
    await checkScreen(page, 'hasil-tender-csv')
    // Both pages lead to the data in OCDS, the plan to those of its year.
    const ocds = () => page.getByRole('link', { name: teks.ocds }).getAttribute('href')
    assert.equal(await ocds(), '/ocds/releases.json')
    await page.goto('/rencana-pengadaan')
    assert.equal(await ocds(), `/ocds/releases.json?tahun=${budgetYear()}`)
    const answer = await page.goto((await ocds())!)
    assert.equal(answer?.status(), 200)
    assert.match(answer!.headers()['content-type']!, /^application\/json/)
    await page.goto('/login')
    assert.equal(await page.locator('link[type="application/atom+xml"]').count(), 1)
  })

  test('everybody reads packages, objections and results', async () => {
    const { paket } = await createPaketTerbit({ nama: 'Gedung Kota' })
    const { page } = await visit()
    await page.goto('/')
    await page.getByRole('link', { name: 'Selengkapnya' }).first().waitFor()
    await page.getByText('Gedung Kota').first().waitFor()
    await checkScreen(page, 'rup-beranda')
    await page.getByRole('button', { name: 'Detail Gedung Kota' }).click()
    const detail = page.getByRole('dialog')
    await detail.getByRole('tab', { name: 'Informasi' }).waitFor()
    await detail.getByText(paket.kode).first().waitFor()
    await checkScreen(page, 'rup-beranda-detail')
    await page.setViewportSize(SCREENS.phone)
    await detail.getByRole('button', { name: 'Tutup' }).last().click()
    await detail.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Selengkapnya' }).first().click()
    await heading(page, 'Daftar Paket')
    await page.getByRole('searchbox').fill('gedung')
    await page.waitForURL('**q=gedung**')
    await page.getByText('Gedung Kota').first().waitFor()
    await checkScreen(page, 'rup-lelang')
    await page.goto('/masa-sanggah')
    await page.getByText('MASA SANGGAH', { exact: true }).waitFor()
    await checkScreen(page, 'rup-sanggah')
    await page
      .getByRole('navigation', { name: 'Hasil dan sanggah' })
      .getByRole('link', { name: 'Hasil Tender' })
      .click()
    await heading(page, 'Hasil Tender')
    await page.getByText('HASIL TENDER', { exact: true }).waitFor()
    await checkScreen(page, 'rup-hasil')
  })
})
