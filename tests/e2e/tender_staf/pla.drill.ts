/** A direct procurement determines its winner inside its stage of evaluation (decisions §2, §5.1), on the screens. */
import { test } from '@japa/runner'
import { createUndangan } from '@eproc/database/factories/peserta'
import { createNilai, createTender } from '@eproc/database/factories/tender'
import { confirm, openStaffStage } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

test.group('PLA determines in its evaluation', (group) => {
  emptyEach(group)

  test('the official proposes, the PPK finds it in the list of work and confirms, also late', async ({
    assert,
  }) => {
    const t = await createTender([400_000_000], { metode: 'PLA' })
    const seller = t.rekanan[0]!.rekanan
    await createUndangan(t.id, seller.id, 'P', t.ppk.id)
    await createNilai(t.id, seller.id)
    await moveSchedule(t.id, 'pembukaan')
    const pokja = await visitAs(t.pokja[0]!)
    const usul = await openStaffStage(pokja.page, t.id, 'pembukaan')
    // The judging above it has reasons, too.
    const proposal = usul.getByRole('region', { name: 'Usulan penetapan' })
    await proposal.getByLabel('Alasan').fill('Satu penawaran, harga wajar.')
    await proposal.getByRole('button', { name: 'Usulkan kepada PPK' }).click()
    await confirm(pokja.page, 'Usulkan kepada PPK')
    await usul.getByText('Menunggu penegasan').waitFor()
    await checkScreen(pokja.page, 'pla-usul')
    // What stands on the winner says that it waits for the determination.
    await moveSchedule(t.id, 'negosiasi')
    const waits = await openStaffStage(pokja.page, t.id, 'negosiasi')
    const words = 'Menunggu penetapan pada tahap Pembukaan dan Evaluasi diusulkan pokja'
    await waits.getByText(words).first().waitFor()
    assert.equal(await waits.getByRole('button', { name: 'Simpan' }).count(), 0)
    await checkScreen(pokja.page, 'pla-menunggu')
    // Past the end of the stage the judging is read only, the determination is not.
    const ppk = await visitAs(t.ppk, 'phone')
    await ppk.page.goto('/ppk')
    await ppk.page.getByText(t.paket.nama).first().waitFor()
    const tegas = await openStaffStage(ppk.page, t.id, 'pembukaan')
    await tegas.getByRole('button', { name: 'Tegaskan' }).waitFor()
    assert.equal(await tegas.getByRole('button', { name: 'Simpan', exact: true }).count(), 0)
    await checkScreen(ppk.page, 'pla-tegaskan')
    await tegas.getByRole('button', { name: 'Tegaskan' }).click()
    await confirm(ppk.page, 'Tegaskan')
    await ppk.page.getByText('Penetapan telah ditegaskan').waitFor()
    const menang = await rows('select urutan from evaluasi where paket_id = ?', [t.id])
    assert.deepEqual(menang, [{ urutan: 1 }])
  })
})
