/** A member of a running package's pokja has left the unit: who appoints is led there, and puts somebody else in. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { ui } from '@eproc/i18n/id/ui'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'

const orang = (nama: string, divisi: string) => createPengguna({ peran: 'operator', divisi, nama })

test.group('A pokja that has lost a member', (group) => {
  emptyEach(group)

  test('the list of work names the member, who is taken out of the pokja', async ({ assert }) => {
    const tetap = [await orang('Ani Pokja', 'unlada'), await orang('Beni Pokja', 'unlada')]
    const pindah = await orang('Wulan Pindah', '2020')
    const baru = await orang('Citra Pokja', 'unlada')
    const { paket } = await createPaketTerbit({ pokja: [...tetap, pindah] })
    const { page } = await visitAs(await createPengguna({ peran: 'manajerULP' }))
    const dialog = page.getByRole('dialog')
    await page.goto('/rup/kegiatan/sup')
    await page.getByText('Anggota pokja perlu diganti').first().waitFor()
    await page.getByRole('link', { name: /^Buka/ }).first().click()
    const keluar = dialog.getByRole('button', { name: /^Wulan Pindah/ })
    await keluar.waitFor()
    await checkScreen(page, 'paket-pokja-ganti')
    await keluar.press('Backspace')
    await dialog.getByText('2 orang dipilih').waitFor()
    await dialog.getByRole('combobox', { name: /Anggota/ }).click()
    assert.equal(await page.getByRole('option', { name: /Wulan/ }).count(), 0)
    await page.getByRole('option', { name: 'Citra Pokja' }).click()
    await dialog.getByText('3 orang dipilih').waitFor()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Pokja berhasil disimpan').waitFor()
    const anggota = await rows<{ id: number }>(
      'select pengguna_id as id from pokja where paket_id = ? order by 1',
      [paket.id]
    )
    assert.deepEqual(
      anggota.map((a) => a.id),
      [...tetap, baru].map((p) => p.id)
    )
  })

  test('who may be appointed could not be read: nobody is called unfit for that', async ({
    assert,
  }) => {
    const { paket } = await createPaketTerbit({
      pokja: [await orang('Ani Pokja', 'unlada'), await orang('Beni Pokja', 'unlada')],
    })
    const token = await signInAs(await createPengguna({ peran: 'manajerULP' }))
    const { page, complaints } = await visit({ token, fresh: true })
    const path = '**/calon-pokja'
    await page.route(path, (route) => route.abort('connectionreset'))
    await page.goto(`/rup/paket/pokja/${paket.id}/pokja`)
    const dialog = page.getByRole('dialog')
    const again = dialog.getByRole('button', { name: ui.tombol.cobaLagi })
    const member = (nama: RegExp) => dialog.getByRole('button', { name: nama })
    const unfit = member(/tidak dapat menjadi anggota lagi/)
    await again.or(unfit.first()).waitFor()
    assert.equal(await unfit.count(), 0)
    await checkScreen(page, 'paket-pokja-tak-terbaca')
    await page.unroute(path)
    await again.click()
    await member(/^Ani Pokja/).waitFor()
    assert.equal(await unfit.count(), 0)
    complaints.splice(0)
  })
})
