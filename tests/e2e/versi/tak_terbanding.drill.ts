/**
 * Somebody saved first, and what they saved cannot be read: that nothing was saved is told, the form can be used on, and
 * the next save compares.
 */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { ui } from '@eproc/i18n/id/ui'
import type { Locator, Page } from '../../lib/browser.ts'
import { row, rows } from '../../lib/query.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const TOLD = ui.errors.bandingTakTerbaca
const CHANGED = /^Data ini sudah diubah /

interface Conflict {
  page: Page
  form: Locator
  /** what was typed */
  input: Locator
  save: string
  /** puts another version in the place of the one that was read */
  somebodySaves: () => Promise<unknown>
}

/** Saves against another version while nothing can be read; then with everything at hand. */
async function meet({ page, form, input, save, somebodySaves }: Conflict): Promise<string[]> {
  const button = form.getByRole('button', { name: save, exact: true })
  const typed = await input.inputValue()
  await somebodySaves()
  // Pages are fetched, too; what is asked of the server by their scripts is not answered.
  await page.route('**', (route) =>
    route.request().method() === 'GET' && route.request().resourceType() === 'fetch'
      ? route.abort('connectionreset')
      : route.continue()
  )
  await button.click()
  await form.getByText(TOLD).first().waitFor()
  await page.getByText(ui.proses, { exact: true }).waitFor({ state: 'hidden' })
  const kept = await input.inputValue()
  await page.unrouteAll()
  await button.click()
  await form.getByText(CHANGED).waitFor()
  await form.getByText(TOLD).first().waitFor({ state: 'detached' })
  await button.click()
  return [typed, kept]
}

const bump = (table: string, id: number) => () =>
  rows(`update ${table} set versi = versi + 1 where id = ? returning id`, [id])

test.group('What somebody else saved and cannot be read', (group) => {
  emptyEach(group)

  test('a plain record', async ({ assert }) => {
    const { id } = await row<{ id: number }>(
      `insert into libur (tanggal, nama, jenis, dasar, status)
       values ('2031-08-18', 'Cuti', 'cuti bersama', 'SKB', 'ditetapkan') returning id`
    )
    const token = await signInAs(await createPengguna({ peran: 'adminit' }))
    const { page, complaints } = await visit({ token, fresh: true })
    await page.goto(`/admin/libur/${id}`)
    const form = page.getByRole('dialog')
    const input = form.getByLabel(/^Nama/)
    await input.fill('Cuti saya')
    const kept = await meet({
      ...{ page, form, input, save: 'Simpan' },
      somebodySaves: bump('libur', id),
    })
    assert.deepEqual(kept, ['Cuti saya', 'Cuti saya'])
    await form.waitFor({ state: 'detached' })
    assert.deepEqual(await row('select nama from libur where id = ?', [id]), { nama: 'Cuti saya' })
    complaints.splice(0)
  })

  test('a package, whose progress ends', async ({ assert }) => {
    const { paket } = await createPaket({ status: '' })
    const token = await signInAs(await createPengguna({ peran: 'operatorULP', divisi: '1040' }))
    const { page, complaints } = await visit({ token, fresh: true })
    await page.goto(`/rup/paket/penyedia/${paket.id}`)
    const form = page.getByRole('dialog')
    const input = form.getByLabel('Nama Paket').first()
    await input.fill('Paket saya')
    const kept = await meet({
      ...{ page, form, input, save: 'Simpan' },
      somebodySaves: bump('paket', paket.id),
    })
    assert.deepEqual(kept, ['Paket saya', 'Paket saya'])
    await form.waitFor({ state: 'detached' })
    const stored = await row('select nama from paket where id = ?', [paket.id])
    assert.deepEqual(stored, { nama: 'Paket saya' })
    complaints.splice(0)
  })

  test('the revision of a schedule', async ({ assert }) => {
    const { paket, ppk } = await createPaket({ statusPelaksanaan: 'A' })
    const { page, complaints } = await visit({ token: await signInAs(ppk), fresh: true })
    await page.goto(`/ppk/tender/${paket.id}/revisi`)
    const form = page.getByRole('dialog')
    await form.getByLabel('Jam selesai Penandatanganan SPMK (24 jam)').fill('23:30')
    const input = form.getByLabel('Remark').last()
    await input.fill('Jam kerja')
    const kept = await meet({
      ...{ page, form, input, save: 'Simpan revisi' },
      somebodySaves: bump('paket', paket.id),
    })
    assert.deepEqual(kept, ['Jam kerja', 'Jam kerja'])
    await form.waitFor({ state: 'detached' })
    complaints.splice(0)
  })

  test('a record of a dossier', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { id } = await row<{ id: number }>('select id from pajak order by id limit 1')
    const { page, complaints } = await visit({ token: await signInAs(pengguna), fresh: true })
    await page.goto(`/vendor/pajak?isian=${id}`)
    const form = page.getByRole('dialog')
    const input = form.locator('input[name=nomorTerima]')
    await input.fill('BPE-SAYA')
    const kept = await meet({
      ...{ page, form, input, save: 'Simpan' },
      somebodySaves: bump('pajak', id),
    })
    assert.deepEqual(kept, ['BPE-SAYA', 'BPE-SAYA'])
    await form.waitFor({ state: 'detached' })
    const stored = await row<{ nomor_terima: string }>(
      'select nomor_terima from pajak where id = ?',
      [id]
    )
    assert.deepEqual(stored, { nomor_terima: 'BPE-SAYA' })
    complaints.splice(0)
  })
})
