/** A vendor sees how full the room for its offer is before a file does not fit, and hears when it is refused. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { call, form, pdfBlob } from '../../lib/calls.ts'
import { pdfUpload, vendorHome } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const MB = 1024 * 1024

test.group('Room for an offer', (group) => {
  emptyEach(group)

  test('above 80 % the open stage says so; what does not fit is said, and the focus stays', async () => {
    const p = await createPaketTerbit()
    const r = await createPenyedia()
    await createPeserta(p.paket.id, r.rekanan.id)
    await moveSchedule(p.paket.id, 'pemasukan')
    await call(
      r.token,
      'PUT',
      '/api/lelang/upload/penawaran',
      form({
        paketPenyediaId: String(p.paket.id),
        vendorId: String(r.rekanan.id),
        fileTeknis: pdfBlob(),
      })
    )
    // Sending so much would take longer than the test is worth.
    await rows('update penawaran set ukuran = ? returning id', [361 * MB])
    const { page } = await visit({ token: r.token })
    await page.goto(vendorHome(`&paket=${p.paket.id}`))
    // The button is gone with the choice: what was chosen has the focus.
    await page.getByRole('button', { name: 'Masukkan penawaran' }).press('Enter')
    await page.locator('[role=tabpanel]:focus').waitFor()
    await page.getByText('90% dari 400 MB ruang penawaran terpakai').waitFor()
    await page.getByText('Versi lama tidak dihitung').waitFor()
    await checkScreen(page, 'ruang-penawaran')
    const refused = 'Ruang penawaran tidak cukup'
    let refuse = () => {}
    const held = new Promise<void>((done) => (refuse = done))
    await page.route('**/api/lelang/unggahan', async (route) => {
      await held
      await route.fulfill({ status: 413, json: { statusCode: 413, message: refused } })
    })
    const row = page.locator('[data-jenis="T"]')
    await row.locator('input[type=file]').setInputFiles(pdfUpload('teknis.pdf'))
    await row.getByRole('button', { name: 'Unggah', exact: true }).press('Enter')
    // From here on the form is not there; then it is again.
    await row.locator('[role=status]:focus').waitFor()
    refuse()
    await page.locator('body > [role=status]').getByText(refused).waitFor()
    await row.getByText(refused).waitFor()
    await row.locator('button[aria-describedby]:focus').waitFor()
  })
})
