/** After a submission's end a vendor may have to open its own offers within hours: it is told when that cannot be asked. */
import { test } from '@japa/runner'
import { createTender } from '@eproc/database/factories/tender'
import { ui } from '@eproc/i18n/id/ui'
import { resetClock } from '../../lib/dates.ts'
import { openVendorStage } from '../../lib/page.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const SEALING = /\/api\/lelang\/segel\/\d+$/

test.group('A submission that is over', (group) => {
  emptyEach(group)

  test('what could not be read of its sealing is told, and read again', async () => {
    const t = await createTender()
    resetClock()
    await moveSchedule(t.id, 'evaluasi')
    const { page, complaints } = await visit({ token: t.rekanan[0]!.token, fresh: true })
    await page.route(SEALING, (route) => route.abort('connectionreset'))
    const dialog = await openVendorStage(page, t.paket, 'pemasukan')
    const told = dialog.getByText(ui.errors.muatData)
    await told.waitFor()
    await page.unroute(SEALING)
    await dialog.getByRole('button', { name: ui.tombol.cobaLagi }).click()
    await told.waitFor({ state: 'detached' })
    complaints.splice(0)
  })
})
