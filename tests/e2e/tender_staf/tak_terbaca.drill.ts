/** A stage whose content could not be read says so, and how to go on: it is not empty, nor does it load for ever. */
import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import { ui } from '@eproc/i18n/id/ui'
import type { Page } from '../../lib/browser.ts'
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
})
