/** Printouts in a real browser: the list of stages, the paper, the archive number, the public page behind its code. */
import { test } from '@japa/runner'
import { createNilai, createTender } from '@eproc/database/factories/tender'
import { row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'

test.group('Printouts in the browser', (group) => {
  emptyEach(group)

  test('a stage is printed and opened; whoever scans its code sees whether it still holds', async ({
    assert,
  }) => {
    const t = await createTender()
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    await moveSchedule(t.id, 'evaluasi')
    const { page } = await visitAs(t.ppk)
    await page.goto('/rpt')
    await page.getByText('Pilih paket untuk melihat tahapnya').waitFor()
    await page.getByRole('combobox', { name: 'Paket' }).fill(t.paket.kode)
    await page.getByRole('option', { name: new RegExp(t.paket.nama) }).click()
    await page.waitForURL(`**/rpt?paketId=${t.id}`)
    await page.getByRole('button', { name: /^Cetak BERITA ACARA HASIL EVALUASI/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('iframe').waitFor()
    await dialog.getByRole('button', { name: 'Tutup', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const { kode, nomor } = await row<{ kode: string; nomor: string }>(
      'select kode, nomor from cetakan'
    )
    await page.getByRole('button', { name: `Buka ${nomor}` }).waitFor()
    // What is not made yet says so, and has no button.
    const award = page.getByRole('row', { name: /SPPBJ/ })
    await award.getByText('Belum ada', { exact: true }).waitFor()
    assert.equal(await award.getByRole('button').count(), 0)
    await checkScreen(page, 'rpt')
    assert.match(nomor, /BAHE/)

    const { page: umum } = await visit()
    await umum.goto(`/cetakan/${kode}`)
    await umum.getByText('Dokumen ini asli dan masih berlaku').waitFor()
    await checkScreen(umum, 'cetakan-sah')
    await rows('update evaluasi set lulus_teknis = false where paket_id = ?', [t.id])
    await umum.reload()
    await umum.getByText(/data tahap ini sudah berubah/).waitFor()
    await umum.goto('/cetakan/AAAAAAAAAAAAAAAA')
    await umum.getByText('Dokumen tidak ditemukan').waitFor()
  })
})
