/** The list of participants says of nobody that no documents came in, unless that is known. */
import { test } from '@japa/runner'
import { createTender } from '@eproc/database/factories/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { resetClock } from '../../lib/dates.ts'
import { openStaffStage } from '../../lib/page.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const OFFERS = '**/api/lelang/penawaran/*'

test.group('Participants of a package', (group) => {
  emptyEach(group)

  test('what could not be read is no missing offer', async ({ assert }) => {
    const t = await createTender()
    resetClock()
    await moveSchedule(t.id, 'evaluasi')
    const { page, complaints } = await visit({ token: t.tokenPokja[0]!, fresh: true })
    await page.route(OFFERS, (route) => route.abort('connectionreset'))
    const dialog = await openStaffStage(page, t.id, 'pemasukan')
    await dialog.getByText(ui.errors.muatData).waitFor()
    await dialog.getByText(t.rekanan[0]!.rekanan.nama).waitFor()
    assert.equal(await dialog.getByText(tenderStaf.peserta.tidakMasuk).count(), 0)
    await page.unroute(OFFERS)
    await dialog.getByRole('button', { name: ui.tombol.cobaLagi }).click()
    await dialog.getByText(tenderStaf.peserta.sudahMasuk).first().waitFor()
    complaints.splice(0)
  })
})
