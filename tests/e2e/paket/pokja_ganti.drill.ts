/** A member of a running package's pokja has left the unit: who appoints is led there, and puts somebody else in. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

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
})
