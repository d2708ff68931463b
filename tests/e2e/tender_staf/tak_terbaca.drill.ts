/** What could not be read says so, and how to go on: it is not empty, nor does it load for ever. */
import { test } from '@japa/runner'
import { createPaket, createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createKegiatan } from '@eproc/database/factories/rup'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import type { PaketDiserahkan } from '@eproc/domain/panitia/answers'
import { ui } from '@eproc/i18n/id/ui'
import type { Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { resetClock } from '../../lib/dates.ts'
import { openStaffStage } from '../../lib/page.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

/** What is asked for at `path` does not come, until the answer is called. */
async function cutOff(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.abort('connectionreset'))
  return () => page.unroute(path)
}
const again = (page: Page) => page.getByRole('button', { name: ui.tombol.cobaLagi })

test.group('What could not be read', (group) => {
  emptyEach(group)

  test('is told in the stages of a package, and read again', async () => {
    const t = await createTenderDitetapkan('negosiasi')
    resetClock()
    await moveSchedule(t.id, 'negosiasi')
    const { page, complaints } = await visit({ token: t.tokenPokja[0]!, fresh: true })
    const stages = [
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

  test('a list that is asked for without a connection says so, and comes with it', async () => {
    await createKegiatan({ nama: 'Jalan Baru', persetujuan: 'S' })
    const token = await signInAs(await createPengguna({ peran: 'manajer', divisi: '2020' }))
    const { page } = await visit({ token, fresh: true })
    await page.goto('/rup/kegiatan/sup')
    await page.getByText('Jalan Baru').first().waitFor()
    await page.context().setOffline(true)
    await page.getByRole('columnheader').getByText('Pagu').click()
    await page.getByText(ui.errors.muatData).waitFor()
    await again(page).waitFor()
    await checkScreen(page, 'daftar-tanpa-sambungan')
    await page.context().setOffline(false)
    await again(page).waitFor({ state: 'detached' })
    await page.getByRole('table').last().getByText('Jalan Baru').waitFor()
  })
})
