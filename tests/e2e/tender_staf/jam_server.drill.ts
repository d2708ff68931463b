/** Time on the staff's screens is the server's (decisions §1 'Answers'), whatever the computer's clock says. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { moveBrowserClock } from '../../lib/browser.ts'
import { sqlNow } from '../../lib/dates.ts'
import { scaled } from '../../lib/limits.ts'
import { openStaffStage } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

test.group('The clock of the staff’s screens', (group) => {
  emptyEach(group)

  test('a computer three hours ahead counts by the server’s clock, before it is told the time exactly', async ({
    assert,
  }) => {
    const { paket, pokja } = await createPaketTerbit({ metodeEvaluasi: 'NIL' })
    await moveSchedule(paket.id, 'penjelasan')
    const { page } = await visit({ token: await signInAs(pokja[0]!), fresh: true })
    await page.addInitScript(moveBrowserClock, 3 * 3_600_000)
    await page.route('**/api/time', (route) => route.abort())
    const dialog = await openStaffStage(page, paket.id, 'penjelasan')
    const [stage] = await rows<{ minutes: number }>(
      `select extract(epoch from selesai - mulai)::float8 / 60 as minutes
         from jadwal where paket_id = ? and kunci = 'penjelasan'`,
      [paket.id]
    )
    const left = await dialog.getByRole('timer').first().innerText()
    const [, hours = '0'] = /(\d+) jam/.exec(left) ?? []
    const [, minutes = '0'] = /(\d+) menit/.exec(left) ?? []
    // It began a minute ago, and a slow page takes some more.
    const told = Number(hours) * 60 + Number(minutes)
    assert.isTrue(
      told < stage!.minutes && told > stage!.minutes - 10,
      `${left} of ${stage!.minutes}`
    )

    // The next one says when it opens, as exactly.
    await dialog.getByRole('tab', { name: /Pemasukan Dokumen Penawaran/ }).click()
    await dialog.getByText('Tahap ini terkunci').waitFor()
    await dialog.getByText(/^Dibuka .* WIB$/).waitFor()
    await dialog.getByText(/^Dibuka \d+ (jam|hari) \d+ (menit|jam) lagi$/).waitFor()
    await checkScreen(page, 'jam-server-terkunci')
    await dialog.getByRole('tab', { name: /Penjelasan/ }).click()

    // While the page is open again, however long it takes to open.
    await rows(
      `update jadwal set selesai = ${sqlNow()} + interval '${scaled(8_000)} milliseconds'
        where paket_id = ? and kunci = 'penjelasan' returning id`,
      [paket.id]
    )
    await page.reload()
    await dialog
      .getByText(/Tahap berakhir/)
      .first()
      .waitFor()
  })
})
