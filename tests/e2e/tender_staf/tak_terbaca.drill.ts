/**
 * What could not be read says so, and how to go on: it is not empty, nor does it load for ever. What was read stays, with
 * all that is typed, when it cannot be read again.
 */
import { test } from '@japa/runner'
import { createPaket, createPaketTerbit, jadwalUji } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createKegiatan } from '@eproc/database/factories/rup'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import type { PaketDiserahkan } from '@eproc/domain/panitia/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { ui } from '@eproc/i18n/id/ui'
import { SCREENS, type Locator, type Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { resetClock } from '../../lib/dates.ts'
import { openStaffStage } from '../../lib/page.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

/** What is asked for at `path` does not come, until the answer is called. */
async function cutOff(page: Page, path: string | RegExp): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.abort('connectionreset'))
  return () => page.unroute(path)
}
/** All that both apps ask for. */
const EVERYTHING = /\/(?:rest|api)\//
/** Presses the button of a deed that does not arrive, nor does the reading of `path` after it. */
async function press(page: Page, button: Locator, path: string): Promise<void> {
  const back = await cutOff(page, EVERYTHING)
  const unread = page.waitForEvent(
    'requestfailed',
    (r) => r.method() === 'GET' && r.url().includes(path)
  )
  await button.click()
  await page.getByText(ui.errors.jaringan).first().waitFor()
  await unread
  await back()
}
/** The schedule of a package is asked to end an hour later. */
async function revise({ paket, ppk }: Awaited<ReturnType<typeof createPaketTerbit>>) {
  const steps = await jadwalUji(paket.id)
  const last = steps.at(-1)!
  const listRevisiJadwal = steps.map(({ urut, include, mulai, selesai }) => ({
    ...{ urut, include, mulai, selesai },
    ...(urut === last.urut && {
      selesai: new Date(selesai.getTime() + 3_600_000),
      remark: 'Satu jam lagi',
    }),
  }))
  const body = { paketPenyediaId: paket.id, listRevisiJadwal }
  await call(await signInAs(ppk), 'POST', '/api/rup/jadwal/revisi', body)
}
const again = (page: Page) => page.getByRole('button', { name: ui.tombol.cobaLagi })

test.group('What could not be read', (group) => {
  emptyEach(group)

  test('is told in the stages of a package, and read again', async () => {
    const t = await createTenderDitetapkan('negosiasi')
    resetClock()
    await moveSchedule(t.id, 'negosiasi')
    const { page, complaints } = await visit({ token: t.tokenPokja[0]!, fresh: true })
    for (const path of [`**/api/paket/${t.id}/tab`, `**/api/paket/${t.id}`]) {
      const back = await cutOff(page, path)
      await page.goto(`/ppk/tender/${t.id}/show`)
      const told = page.getByRole('dialog').getByText(ui.errors.muatData)
      await told.waitFor()
      await back()
      await again(page).click()
      await told.waitFor({ state: 'detached' })
    }
    const stages = [
      ['pembukaan', '**/api/tender/pembukaan/**'],
      ['dokumen', '**/api/lelang/prakualifikasi/upload/*'],
      ['evaluasi', '**/api/lelang/evaluasi/*'],
      ['negosiasi', '**/api/lelang/evaluasi/*'],
    ] as const
    for (const [key, path] of stages) {
      const back = await cutOff(page, path)
      const dialog = await openStaffStage(page, t.id, key)
      const told = dialog.getByText(ui.errors.muatData)
      await told.first().waitFor()
      if (key === 'negosiasi') await checkScreen(page, 'tak-terbaca')
      await back()
      await again(page).first().click()
      await told.first().waitFor({ state: 'detached' })
    }
    complaints.splice(0)
  })

  test('is told in the form of a package', async () => {
    const { paket } = await createPaket({ status: '' })
    const token = await signInAs(await createPengguna({ peran: 'operatorULP', divisi: '1040' }))
    const { page, complaints } = await visit({ token, fresh: true })
    const back = await cutOff(page, '**/api/paket/acuan/**')
    await page.goto(`/rup/paket/penyedia/${paket.id}`)
    await page.getByText(ui.errors.muatData).waitFor()
    await back()
    await again(page).click()
    await page.getByRole('dialog').getByLabel('Nama Paket').first().waitFor()
    complaints.splice(0)
  })

  test('is told at the field whose list it is', async ({ assert }) => {
    const { paket } = await createPaket({ status: '' })
    const open = async (token: string, path: string, address: string) => {
      const { page, complaints } = await visit({ token, fresh: true })
      const back = await cutOff(page, path)
      await page.goto(address)
      const dialog = page.getByRole('dialog')
      const told = dialog.getByText(ui.errors.muatData)
      const retry = async () => {
        await told.waitFor()
        await back()
        await again(page).click()
        await told.waitFor({ state: 'detached' })
        complaints.splice(0)
      }
      return { page, dialog, told, retry }
    }
    const operator = await createPengguna({ peran: 'operatorULP', divisi: '1040' })
    const place = await open(
      await signInAs(operator),
      '**/api/rup/lokasiproyek**',
      `/rup/paket/penyedia/${paket.id}`
    )
    await place.dialog.getByRole('button', { name: /Lokasi & KBLI/ }).click()
    await place.told.first().waitFor()
    await checkScreen(place.page, 'tak-terbaca-lokasi')
    await place.retry()
    const places = place.dialog.getByLabel('Lokasi').first().locator('option')
    assert.isAbove(await places.count(), 1)

    await createPengguna({ peran: 'ppk', divisi: '20', nama: 'Sari PPK' })
    const running = await createPaketTerbit()
    const other = await open(
      await signInAs(await createPengguna({ peran: 'manajerULP' })),
      '**/calon-ppk',
      `/rup/paket/pokja/${running.paket.id}/ppk`
    )
    const successor = other.dialog.getByRole('combobox', { name: /PPK pengganti/ })
    await other.told.waitFor()
    await successor.click()
    await other.page.locator('.MuiAutocomplete-noOptions').waitFor()
    assert.equal(await other.page.getByText(ui.isian.tidakDitemukan).count(), 0)
    await other.page.keyboard.press('Escape')
    await checkScreen(other.page, 'tak-terbaca-ppk')
    await other.retry()
    await successor.fill('Sari')
    await other.page.getByRole('option', { name: /Sari PPK/ }).waitFor()

    const agreed = await createPaket()
    const serah = `/api/tender/serah/${agreed.paket.id}`
    const { data } = (await call(await signInAs(agreed.ppk), 'POST', serah)) as {
      data: PaketDiserahkan
    }
    const kinds = await open(
      await signInAs(agreed.pokja[0]!),
      '**/api/rup/kbli',
      `/panitia/paket/${data.tenderId}`
    )
    await kinds.told.waitFor()
    await checkScreen(kinds.page, 'tak-terbaca-kbli')
    await kinds.retry()
    await kinds.dialog.getByRole('combobox', { name: /KBLI/ }).click()
    await kinds.page.getByRole('option').first().waitFor()
  })

  test('is told by a search, and not as a package that is not there', async ({ assert }) => {
    const { paket } = await createPaket()
    const token = await signInAs(await createPengguna({ peran: 'manajerULP' }))
    const { page, complaints } = await visit({ token, fresh: true })
    await page.goto('/rpt')
    const search = page.getByRole('combobox')
    const back = await cutOff(page, /\/rest\/paket\?/)
    await search.fill(paket.kode)
    const told = page.getByRole('alert').filter({ hasText: ui.errors.muatData })
    await told.waitFor()
    await page.locator('.MuiAutocomplete-noOptions').getByText(ui.errors.muatData).waitFor()
    assert.equal(await page.getByText(ui.isian.tidakDitemukan).count(), 0)
    await page.keyboard.press('Escape')
    await checkScreen(page, 'tak-terbaca-cari')
    await back()
    await again(page).click()
    await told.waitFor({ state: 'detached' })
    await search.click()
    await page.getByRole('option', { name: new RegExp(paket.kode) }).waitFor()
    complaints.splice(0)
  })

  test('is told on a dashboard: neither is nothing waiting, nor are figures on their way', async ({
    assert,
  }) => {
    const token = await signInAs(await createPengguna({ peran: 'adminit' }))
    const { page, complaints } = await visit({ token, fresh: true })
    const back = await cutOff(page, /\/api\/(?:admin\/dasbor|pekerjaan)/)
    await page.goto('/admin')
    const told = page.getByRole('main').getByText(ui.errors.muatData)
    await told.nth(1).waitFor()
    assert.equal(await page.getByRole('main').locator('.MuiSkeleton-root').count(), 0)
    await checkScreen(page, 'tak-terbaca-dasbor')
    await back()
    await again(page).first().click()
    await told.nth(1).waitFor({ state: 'detached' })
    // The button is gone, and the focus is not.
    await page.locator('h1:focus').waitFor()
    await again(page).click()
    await page.getByRole('main').getByRole('link', { name: 'User Admin' }).waitFor()
    complaints.splice(0)
  })

  test('a list that is asked for without a connection says so, and comes with it', async ({
    assert,
  }) => {
    await createKegiatan({ nama: 'Jalan Baru', persetujuan: 'S' })
    const token = await signInAs(await createPengguna({ peran: 'manajer', divisi: '2020' }))
    const { page } = await visit({ token, fresh: true })
    await page.goto('/rup/kegiatan/sup')
    await page.getByText('Jalan Baru').first().waitFor()
    await page.context().setOffline(true)
    await page.getByRole('columnheader').getByText('Pagu').click()
    await page.getByText(ui.errors.muatData).waitFor()
    await again(page).waitFor()
    // It says nothing of how many there are.
    const pages = page.locator('.MuiTablePagination-root')
    assert.equal(await pages.count(), 0)
    await checkScreen(page, 'daftar-tanpa-sambungan')
    await page.setViewportSize(SCREENS.phone)
    await again(page).waitFor()
    assert.equal(await pages.count(), 0)
    await page.setViewportSize(SCREENS.desk)
    await page.context().setOffline(false)
    await again(page).waitFor({ state: 'detached' })
    await page.getByRole('table').last().getByText('Jalan Baru').waitFor()
    await pages.waitFor()
  })
})

test.group('What could not be read again', (group) => {
  emptyEach(group)

  test('a package stays in its dialog with the reason that was typed', async ({ assert }) => {
    const { paket, ppk } = await createPaketTerbit()
    const { page, complaints } = await visit({ token: await signInAs(ppk), fresh: true })
    const { aksi, konfirmasi } = paketLayar
    const one = `/rest/paket/${paket.id}`
    const first = await cutOff(page, `**${one}*`)
    await page.goto(`/ppk/tender/${paket.id}/show`)
    await page.getByText(ui.errors.jaringan).waitFor()
    await checkScreen(page, 'paket-tak-terbaca')
    await first()
    await again(page).click()
    await page.getByRole('button', { name: aksi.tunda }).click()
    const question = page.getByRole('dialog', { name: konfirmasi.tunda })
    const send = question.getByRole('button', { name: aksi.tunda })
    const reason = question.getByLabel(konfirmasi.alasan)
    await reason.fill('Menunggu anggaran')
    await press(page, send, one)
    assert.equal(await reason.inputValue(), 'Menunggu anggaran')
    await send.click()
    await question.waitFor({ state: 'detached' })
    complaints.splice(0)
  })

  test('a revision stays with the note that was typed', async ({ assert }) => {
    const p = await createPaketTerbit({ mulaiJam: 24 })
    await revise(p)
    const token = await signInAs(await createPengguna({ peran: 'manajerULP' }))
    const { page, complaints } = await visit({ token, fresh: true })
    const one = `/rest/revisi-jadwal/${p.paket.id}`
    const first = await cutOff(page, `**${one}*`)
    const part = await cutOff(page, `**/rest/paket/${p.paket.id}*`)
    await page.goto(`/ppk/approve-jadwal/${p.paket.id}/show`)
    await page.getByText(ui.errors.jaringan).waitFor()
    await first()
    await again(page).click()
    await page.getByText('Berubah').waitFor()
    const tabs = page.getByRole('dialog').getByRole('tab')
    await tabs.first().click()
    await page.getByText(ui.errors.jaringan).waitFor()
    await part()
    await again(page).click()
    await again(page).waitFor({ state: 'detached' })
    await tabs.last().click()
    await page.getByRole('button', { name: paketLayar.aksi.tolak, exact: true }).click()
    const question = page.getByRole('dialog', { name: paketLayar.revisi.tolakJudul })
    const send = question.getByRole('button', { name: paketLayar.aksi.tolak, exact: true })
    const note = question.getByLabel(paketLayar.konfirmasi.catatan)
    await note.fill('Jam kerja berakhir 16.00')
    await press(page, send, one)
    assert.equal(await note.inputValue(), 'Jam kerja berakhir 16.00')
    await send.click()
    await question.waitFor({ state: 'detached' })
    complaints.splice(0)
  })

  test('a form waits for its record and says why', async () => {
    const { paket, kegiatan } = await createPaket({ status: '' })
    const plan = kegiatan[0]!.kegiatanId
    const token = await signInAs(await createPengguna({ peran: 'operatorULP', divisi: '1040' }))
    const { page, complaints } = await visit({ token, fresh: true })
    for (const [record, address, label] of [
      [`paket/${paket.id}`, `/rup/paket/penyedia/${paket.id}`, 'Nama Paket'],
      [`kegiatan/${plan}`, `/rup/kegiatan/${plan}`, 'Pagu'],
    ] as const) {
      const back = await cutOff(page, `**/rest/${record}*`)
      await page.goto(address)
      const dialog = page.getByRole('dialog')
      await dialog.getByText(ui.errors.jaringan).waitFor()
      await back()
      await again(page).click()
      await dialog.getByLabel(label).first().waitFor()
    }
    complaints.splice(0)
  })

  test('the rows of a list stay, and their dialogs with what was typed', async ({ assert }) => {
    await createPengguna({ peran: 'vendor', nama: 'Rekanan' })
    const token = await signInAs(await createPengguna({ peran: 'adminit' }))
    const { page, complaints } = await visit({ token, fresh: true })
    await page.goto('/admin/user-vendor')
    await page.getByRole('button', { name: /^Ubah email/ }).click()
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: 'Ubah email' })
    const reason = dialog.getByLabel('Alasan')
    await dialog.getByLabel('Email baru').fill('baru@uji.example')
    await reason.fill('Surat direksi')
    await press(page, send, '/rest/user-vendor')
    assert.equal(await reason.inputValue(), 'Surat direksi')
    await send.click()
    await dialog.waitFor({ state: 'detached' })
    complaints.splice(0)
  })

  test('a record stays in its dialog, with its deeds', async ({ assert }) => {
    const token = await signInAs(await createPengguna({ peran: 'manajer', divisi: '2020' }))
    const k = await createKegiatan({ nama: 'Jalan Baru', persetujuan: 'S' })
    const { page, complaints } = await visit({ token, fresh: true })
    const first = await cutOff(page, '**/rest/kegiatan**')
    await page.goto(`/rup/kegiatan/sup/${k.id}/show`)
    const told = page.getByRole('dialog').getByText(ui.errors.muatData)
    await told.waitFor()
    await first()
    await page.getByRole('dialog').getByRole('button', { name: ui.tombol.cobaLagi }).click()
    await told.waitFor({ state: 'detached' })
    await page.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click()
    const question = page.getByRole('dialog', { name: 'Tolak kegiatan Jalan Baru?' })
    const send = question.getByRole('button', { name: 'Tolak' })
    const note = question.getByLabel('Catatan penolakan')
    await note.fill('Pagu terlalu tinggi')
    await press(page, send, `/rest/kegiatan/${k.id}`)
    assert.equal(await note.inputValue(), 'Pagu terlalu tinggi')
    await send.click()
    await page.getByText('dikembalikan kepada penyusunnya').waitFor()
    complaints.splice(0)
  })
})
