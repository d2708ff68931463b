/** Deeds of a vendor whose answer was lost on the way: done once, and shown as done when they are tried again. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia } from '@eproc/database/factories/peserta'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import { confirm, loseNextAnswer, openVendorStage, pdfUpload, vendorHome } from '../../lib/page.ts'
import { count } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

test.group('A lost answer', (group) => {
  emptyEach(group)

  test('to DAFTAR: the second attempt finds the vendor registered', async ({ assert }) => {
    const { paket } = await createPaketTerbit()
    await moveSchedule(paket.id, 'dokumen')
    const { token, rekanan } = await createPenyedia()
    const { page, complaints } = await visit({ token, fresh: true })
    await page.goto(vendorHome())
    await page.getByRole('button', { name: `DAFTAR ${paket.nama}` }).click()
    const pact = page.getByRole('dialog', { name: `Daftar ke ${paket.nama}` })
    await pact.getByRole('checkbox').check()
    await loseNextAnswer(page, '**/api/lelang/peserta/daftar')
    const register = pact.getByRole('button', { name: 'Setuju dan DAFTAR' })
    await register.click()
    await pact.getByText('Tidak dapat terhubung ke server').waitFor()
    await register.click()
    await page.getByText(/^Anda Peserta \d+$/).waitFor()
    assert.equal(await count('peserta where rekanan_id = ?', [rekanan.id]), 1)
    complaints.splice(0)
  })

  test('to an objection: the panel shows it as sent', async () => {
    const t = await createTender()
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    const all = t.rekanan.map((r) => r.rekanan)
    await createPenetapan(t, all)
    await moveSchedule(t.id, 'sanggah')
    const { token } = t.rekanan[1]!
    const here = await visit({ token, fresh: true })
    // As on a line that is too bad for live news.
    await here.page.route('**/api/aliran', (route) => route.abort())
    const other = await visit({ token, fresh: true })
    for (const { page } of [other, here]) {
      const dialog = await openVendorStage(page, t.paket, 'sanggah')
      await dialog.locator('input[type=file]').setInputFiles(pdfUpload('sanggah.pdf'))
    }
    for (const { page } of [other, here]) {
      const dialog = page.getByRole('dialog', { name: t.paket.nama, exact: true })
      await dialog.getByRole('button', { name: 'Kirim sanggahan' }).click()
      await confirm(page, 'Kirim sanggahan')
      await dialog.getByText('Admin belum mengirim sanggahan').waitFor()
      await dialog.locator('input[type=file]').waitFor({ state: 'detached' })
    }
    here.complaints.splice(0)
  })
})
