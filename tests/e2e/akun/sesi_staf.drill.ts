/** What the staff type is kept, too: a session that ends over a form loses nothing of it. */
import { test } from '@japa/runner'
import { createPaket, createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna, TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import type { Locator, Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { draftIsKept, draftOffers, takeDraft } from '../../lib/drafts.ts'
import { count, row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

type Account = Awaited<ReturnType<typeof createPengguna>>

async function fillLogin(page: Page, { login }: Account): Promise<void> {
  await page.getByLabel('User ID').fill(login)
  await page.getByLabel('Password').first().fill(TEST_PASSWORD)
  await page.keyboard.press('Enter')
}

/** Signs in by hand, so that the token is gone when the session is. */
async function signIn(who: Account): Promise<Page> {
  const { page } = await visit()
  await page.goto('/login')
  await fillLogin(page, who)
  await page.waitForURL((url) => url.pathname !== '/login')
  return page
}

/** The session ends; `send` finds out. Who logs in again is back at the form. */
async function interrupted(page: Page, who: Account, send: Locator): Promise<void> {
  const { pathname } = new URL(page.url())
  await draftIsKept(page)
  await rows('delete from sesi where pengguna_id = ? returning id', [who.id])
  await send.click()
  const ended = page.getByRole('alertdialog', { name: 'Login Expired' })
  await ended.getByRole('button', { name: 'Ya' }).click()
  await page.waitForURL(/\/$/)
  await page.getByRole('link', { name: 'Login', exact: true }).first().click()
  await fillLogin(page, who)
  await page.waitForURL((url) => url.pathname === pathname)
}

test.group('A session of the staff that ends over a form', (group) => {
  emptyEach(group)

  test('a new record', async ({ assert }) => {
    const who = await createPengguna({ peran: 'adminit' })
    const page = await signIn(who)
    const dialog = page.getByRole('dialog')
    await page.goto('/admin/coa/create')
    await dialog.getByLabel('Kode').fill('5.2.03')
    await dialog.getByLabel('Nama').fill('Belanja modal gedung')
    await interrupted(page, who, dialog.getByRole('button', { name: 'Simpan' }))
    await draftOffers(page).waitFor()
    await checkScreen(page, 'sesi-staf-konsep')
    await takeDraft(page)
    assert.equal(await dialog.getByLabel('Nama').inputValue(), 'Belanja modal gedung')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await count("coa where nama = 'Belanja modal gedung'"), 1)
    // Saved: it is offered no more.
    await page.goto('/admin/coa/create')
    await dialog.getByLabel('Nama').waitFor()
    assert.equal(await draftOffers(page).count(), 0)
  })

  test('a package with its rows', async ({ assert }) => {
    const who = await createPengguna({ peran: 'operatorULP', divisi: '1040' })
    const { paket } = await createPaket({ status: '' })
    const page = await signIn(who)
    const dialog = page.getByRole('dialog')
    await page.goto(`/rup/paket/penyedia/${paket.id}`)
    const name = dialog.getByLabel('Nama Paket')
    await name.fill('Rumah Susun Cempaka')
    await dialog.getByRole('button', { name: /HPS/ }).first().click()
    const item = dialog.getByLabel(/Uraian/).first()
    await item.fill('Pekerjaan pondasi')
    await interrupted(page, who, dialog.getByRole('button', { name: 'Simpan', exact: true }))
    await takeDraft(page)
    assert.equal(await name.inputValue(), 'Rumah Susun Cempaka')
    await dialog.getByRole('button', { name: /HPS/ }).first().click()
    assert.equal(await item.inputValue(), 'Pekerjaan pondasi')
    // Thrown away: it is offered no more.
    await dialog.getByRole('button', { name: 'Tutup' }).first().click()
    await page.getByRole('button', { name: 'Buang perubahan' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.goto(`/rup/paket/penyedia/${paket.id}`)
    await name.waitFor()
    assert.equal(await draftOffers(page).count(), 0)
  })

  test('an answer to a participant', async ({ assert }) => {
    const { paket, pokja } = await createPaketTerbit()
    await moveSchedule(paket.id, 'penjelasan')
    const { token, rekanan } = await createPenyedia()
    await createPeserta(paket.id, rekanan.id)
    const topic = { paketPenyediaId: paket.id, tahap: 'PP1', creatorUserId: 1 }
    const asked = { ...topic, subject: 'Jaminan', message: 'Berapa lama berlaku?' }
    await call(token, 'POST', '/api/tender/chat', asked)
    const who = await row<Account>('select * from pengguna where id = ?', [pokja[0]!.id])
    const page = await signIn(who)
    await page.goto(`/ppk/tender/${paket.id}/show?tahap=penjelasan`)
    const { jawabTopik, kirim } = tenderStaf.penjelasan
    const answer = page.getByRole('textbox', { name: jawabTopik('Jaminan') })
    await answer.fill('Sembilan puluh hari')
    const send = page.getByRole('button', { name: `${kirim}: Jaminan` })
    await interrupted(page, who, send)
    await takeDraft(page)
    assert.equal(await answer.inputValue(), 'Sembilan puluh hari')
    await send.click()
    await page.locator('article p', { hasText: 'Sembilan puluh hari' }).waitFor()
    await page.reload()
    await answer.waitFor()
    assert.equal(await draftOffers(page).count(), 0)
  })
})
