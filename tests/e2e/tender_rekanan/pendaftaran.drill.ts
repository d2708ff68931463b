/** DAFTAR comes and goes by the server's clock, while nobody loads the page again (S1 §2.8). */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia } from '@eproc/database/factories/peserta'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { sqlNow } from '../../lib/dates.ts'
import { openVendorStage, vendorHome } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const inSeconds = (paketId: number, column: 'mulai_daftar' | 'selesai_daftar', seconds: number) =>
  rows(
    `update paket set ${column} = ${sqlNow()} + make_interval(secs => ?) where id = ? returning id`,
    [seconds, paketId]
  )

test.group('The time of registration', (group) => {
  emptyEach(group)

  test('begins and ends in the list and in the dialog of the package', async () => {
    const { paket } = await createPaketTerbit()
    // The registration outlasts the stage that it belongs to.
    await moveSchedule(paket.id, 'penjelasan')
    await inSeconds(paket.id, 'selesai_daftar', 3600)
    await inSeconds(paket.id, 'mulai_daftar', 6)
    const { token } = await createPenyedia()
    const { page: list } = await visit({ token })
    await list.goto(vendorHome())
    const inList = list.getByRole('button', { name: `DAFTAR ${paket.nama}` })
    await inList.waitFor()

    await inSeconds(paket.id, 'selesai_daftar', 20)
    await list.reload()
    await inList.waitFor()
    const { page } = await visit({ token, screen: 'phone' })
    const dialog = await openVendorStage(page, paket, 'informasi')
    const inDialog = dialog.getByRole('button', { name: tenderLayar.proses.action.daftar })
    await inDialog.waitFor()
    await checkScreen(page, 'rekanan-daftar-sampai')
    await inList.waitFor({ state: 'detached' })
    await list.getByText('Tutup', { exact: true }).first().waitFor()
    await inDialog.waitFor({ state: 'detached' })
  })
})
