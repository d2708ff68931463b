/** The PPK of a running package has left: manajerULP proposes another one, the PA of the directorate agrees. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { row, rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

test.group('A package whose PPK has left', (group) => {
  emptyEach(group)

  test('the list of work leads to the proposal, and the PA to the decision', async ({ assert }) => {
    const pa = await createPengguna({ peran: 'pa', divisi: '20', nama: 'Hendra PA' })
    const baru = await createPengguna({ peran: 'ppk', divisi: '20', nama: 'Sari PPK' })
    const { paket, ppk } = await createPaketTerbit()
    await rows(`update pengguna set status = 'I', nama = 'Bram PPK' where id = ? returning id`, [
      ppk.id,
    ])
    const { page } = await visitAs(await createPengguna({ peran: 'manajerULP' }))
    const dialog = page.getByRole('dialog')
    await page.goto('/rup/kegiatan/sup')
    await page.getByText('PPK perlu diganti').first().waitFor()
    await page.getByRole('link', { name: /^Buka/ }).first().click()
    await dialog.getByText('PPK sekarang: Bram PPK').waitFor()
    await checkScreen(page, 'paket-ganti-ppk')
    await dialog.getByRole('button', { name: 'Usulkan' }).click()
    await dialog.getByText('PPK pengganti harus dipilih', { exact: true }).waitFor()
    await dialog.getByRole('combobox', { name: /PPK pengganti/ }).fill('Sari')
    await page.getByRole('option', { name: /Sari PPK/ }).click()
    await dialog.getByLabel(/Nomor surat/).fill('SK-9/PPK')
    await dialog.getByLabel(/Alasan pergantian/).fill('Pensiun')
    // Somebody saves the package before it is sent, and the page is loaded anew: what was typed is still there.
    await rows('update paket set versi = versi + 1 where id = ? returning id', [paket.id])
    await page.reload()
    await dialog.getByText(/Data ini disimpan lagi sesudah itu/).waitFor()
    await checkScreen(page, 'paket-ganti-ppk-konsep')
    await dialog.getByRole('button', { name: 'Pakai', exact: true }).click()
    await dialog.getByRole('button', { name: 'Usulkan' }).click()
    await page.getByText('Pergantian PPK menunggu persetujuan Pengguna Anggaran').waitFor()

    const office = await visitAs(pa)
    await office.page.goto(`/ppk/tender/${paket.id}/show`)
    const tender = office.page.getByRole('dialog')
    await tender.getByText('Menjadi: Sari PPK').waitFor()
    await checkScreen(office.page, 'paket-usul-ppk')
    await tender.getByRole('button', { name: 'Setujui pergantian PPK' }).click()
    await office.page
      .getByRole('alertdialog', { name: 'Setujui pergantian PPK?' })
      .getByRole('button', { name: 'Setujui pergantian PPK' })
      .click()
    await office.page.getByText('Pergantian PPK telah disetujui').first().waitFor()
    await tender.getByText(/Surat SK-9\/PPK/).waitFor()
    const now = await row<{ id: number }>('select ppk_id as id from paket where id = ?', [paket.id])
    assert.equal(now.id, baru.id)
  })
})
