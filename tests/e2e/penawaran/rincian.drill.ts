/** A vendor prices the package's lines: typed, pasted, told when above the HPS, and sealed with the price's file. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { rincianHarga } from '@eproc/i18n/id/rincian_harga'
import { umum } from '@eproc/i18n/id/umum'
import { SCREENS, type Locator } from '../../lib/browser.ts'
import { confirm, pdfUpload, vendorHome } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const t = rincianHarga.layar

const paste = (field: Locator, text: string) =>
  field.evaluate((input, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', content)
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    )
  }, text)

test.group('Unit prices of an offer', (group) => {
  emptyEach(group)

  for (const screen of ['desk', 'phone'] as const) {
    test(`line by line on a ${screen}: pasted, told when above the HPS, sealed`, async ({
      assert,
    }) => {
      const p = await createPaketTerbit()
      const r = await createPenyedia()
      await createPeserta(p.paket.id, r.rekanan.id)
      await moveSchedule(p.paket.id, 'pemasukan')
      const { page } = await visit({ token: r.token })
      await page.setViewportSize(SCREENS[screen])
      await page.goto(vendorHome(`&paket=${p.paket.id}&tahap=pemasukan`))
      const row = page.locator('[data-jenis="H"]')
      const first = row.getByLabel(t.satuan(1))
      await first.waitFor()
      await row.locator('input[type=file]').setInputFiles(pdfUpload('harga.pdf'))
      // A line without a price is asked for.
      await first.fill('5000000')
      await row.getByRole('button', { name: 'Unggah', exact: true }).click()
      await row.getByText(umum.errors.wajib).first().waitFor()
      await paste(first, 'Struktur\t6.100.000\r\nArsitektur\tRp 4.000.000,00\r\n')
      await row.getByText(t.ditempel(2)).waitFor()
      await row.getByText('Rp 932.000.000').waitFor()
      await row.getByText('Nilai penawaran ini di atas HPS Rp 922.000.000').waitFor()
      await checkScreen(page, `rincian-harga-${screen}`)
      await first.fill('5000000')
      await first.press('Enter')
      await page.keyboard.type('3500000')
      await row.getByText('Rp 781.750.000').waitFor()
      await row.getByRole('button', { name: 'Unggah', exact: true }).click()
      await page.getByRole('alertdialog').getByText('781.750.000').waitFor()
      await confirm(page, 'Unggah')
      await page.getByText(/Nomor tanda terima/).waitFor()
      const stored = await rows<{ length: number; rincian: unknown }>(
        `select length(rincian_segel) as length, rincian from penawaran where jenis = 'H'`
      )
      // Nonce, tag, and eight bytes a line.
      assert.deepEqual(stored, [{ length: 12 + 16 + 16, rincian: null }])
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
      )
      assert.notMatch(kept, /5000000|3500000|781750000/)
    })
  }
})
