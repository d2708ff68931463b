/** A.4: the bell leads to all of one's own notices, which are searched, filtered and marked as read. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { users } from '@eproc/backend/app/notifikasi/audience'
import { tell } from '@eproc/backend/app/notifikasi/tell'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { ui } from '@eproc/i18n/id/ui'
import { SCREENS } from '../../lib/browser.ts'
import { count } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'

const unread = (id: number) =>
  count('notifikasi where penerima_id = ? and dibaca_pada is null', [id])

const notices = async (id: number, many: number, link: string) => {
  for (let n = 1; n <= many; n++) {
    await db.transaction((trx) =>
      tell(trx, { who: [users(id)] }, { from: 'Unit Pengadaan', text: `Kabar nomor ${n}.`, link })
    )
  }
}

test.group('Notices in the browser', (group) => {
  emptyEach(group)

  test('they are read one by one, several and all at once', async ({ assert }) => {
    const person = await createPengguna({ peran: 'operator', divisi: '1010' })
    await notices(person.id, 12, '/rup/home')
    const { page } = await visitAs(person)
    await page.goto('/rup/home')
    await page.getByRole('button', { name: 'Notifikasi, 12 belum dibaca' }).click()
    await page.getByRole('link', { name: 'Lihat semua' }).click()
    await page.getByRole('heading', { level: 1, name: 'Semua Notifikasi' }).waitFor()
    // The menu that led here may still be closing.
    const list = page.getByRole('main')
    await list.getByText('Kabar nomor 12.').waitFor()
    assert.equal(await list.getByText('Kabar nomor 1.').count(), 0, 'on the second page')
    await checkScreen(page, 'notifikasi')

    await page.getByRole('button', { name: 'Tandai sudah dibaca: Kabar nomor 12.' }).click()
    await page.getByRole('button', { name: 'Notifikasi, 11 belum dibaca' }).waitFor()
    await page.getByRole('checkbox', { name: 'Pilih baris ini' }).nth(1).check()
    await page.getByRole('checkbox', { name: 'Pilih baris ini' }).nth(2).check()
    await page.getByText('2 data dipilih').waitFor()
    await page.getByRole('button', { name: 'Tandai sudah dibaca', exact: true }).click()
    await page.getByRole('button', { name: 'Notifikasi, 9 belum dibaca' }).waitFor()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Belum dibaca' }).click()
    await list.getByText('Kabar nomor 12.').waitFor({ state: 'detached' })
    await page.getByRole('searchbox').fill('nomor 3')
    await list.getByText('Kabar nomor 4.').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Kabar nomor 3.' }).click()
    await page.waitForURL('**/rup/home')
    await page.getByRole('button', { name: 'Notifikasi, 8 belum dibaca' }).waitFor()

    await page.setViewportSize(SCREENS.phone)
    await page.goto('/admin/notifikasi')
    await page.getByRole('button', { name: 'Notifikasi, 8 belum dibaca' }).waitFor()
    await page.getByRole('button', { name: 'Tandai semua sudah dibaca' }).click()
    await page.getByRole('button', { name: 'Notifikasi', exact: true }).waitFor()
    assert.equal(await unread(person.id), 0)
  })

  test('a vendor reads more than the bell shows on a page of the portal', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    await notices(pengguna.id, 103, '/vendor/pajak')
    const { page } = await visitAs(pengguna, 'phone')
    await page.goto('/vendor')
    await page.getByRole('button', { name: 'Notifikasi, 103 belum dibaca' }).click()
    await page.getByRole('link', { name: 'Lihat semua' }).click()
    await page.getByRole('heading', { level: 1, name: 'Semua Notifikasi' }).waitFor()
    const list = page.getByRole('main')
    await list.getByText('Kabar nomor 103.').waitFor()
    await checkScreen(page, 'notifikasi-rekanan')
    await page.getByRole('button', { name: 'Tandai sudah dibaca: Kabar nomor 103.' }).click()
    await page.getByRole('button', { name: 'Notifikasi, 102 belum dibaca' }).waitFor()
    // The button is gone, and the focus is not.
    await page.locator('h1:focus').waitFor()
    await page.getByRole('searchbox').fill('nomor 1.')
    await list.getByText('Kabar nomor 103.').waitFor({ state: 'detached' })
    await list.getByRole('link', { name: 'Kabar nomor 1.' }).click()
    await page.waitForURL('**/vendor/pajak')
    await page.getByRole('button', { name: 'Notifikasi, 101 belum dibaca' }).click()
    await page.getByRole('button', { name: 'Tandai semua sudah dibaca' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Notifikasi', exact: true }).waitFor()
    assert.equal(await unread(pengguna.id), 0, 'also what the bell did not show')
  })

  test('what is neither read nor marked is told, in both apps', async ({ assert }) => {
    const vendor = await createRekanan({ status: 'A' })
    const staff = await createPengguna({ peran: 'operator', divisi: '1010' })
    for (const [person, home, all] of [
      [staff, '/rup/home', '/admin/notifikasi'],
      [vendor.pengguna, '/vendor', '/user/notifikasi'],
    ] as const) {
      await notices(person.id, 2, home)
      const { page, complaints } = await visit({ token: await signInAs(person), fresh: true })
      const lists = `**/notification/${person.id}*`
      await page.route(lists, (route) => route.abort('connectionreset'))
      await page.goto(home)
      await page.getByRole('button', { name: 'Notifikasi' }).click()
      const bell = page.getByRole('dialog', { name: ui.lonceng.judul })
      await bell.getByText(ui.errors.muatData).waitFor()
      assert.equal(await bell.getByText(ui.lonceng.kosong).count(), 0)
      await page.unroute(lists)
      await bell.getByRole('button', { name: ui.tombol.cobaLagi }).click()
      await bell.getByText('Kabar nomor 2.').waitFor()
      await page.route('**/api/notification/**', (route) => route.abort('connectionreset'))
      await bell.getByRole('button', { name: ui.lonceng.tandaiDibaca }).click()
      await page.getByText(ui.lonceng.belumTertandai).waitFor()
      await bell.getByText(ui.lonceng.belumDibaca).nth(1).waitFor()
      await page.goto(all)
      await page.getByRole('main').getByRole('link', { name: 'Kabar nomor 1.' }).click()
      await page.getByText(ui.lonceng.belumTertandai).waitFor()
      assert.equal(await unread(person.id), 2)
      complaints.splice(0)
    }
  })

  test('a vendor has no such page in the back office', async () => {
    const { page } = await visitAs(await createPengguna({ peran: 'vendor' }))
    await page.goto('/admin/notifikasi')
    await page.getByText('Anda tidak memiliki hak akses ke halaman ini !!!').waitFor()
  })
})
