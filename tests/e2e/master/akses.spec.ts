/** Two administrators in two browsers: what gives powers takes effect when the second confirms it (decisions §2). */
import { createPengguna } from '@eproc/database/factories/pengguna'
import { confirm } from '../../lib/page.ts'
import { row } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { tale } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

tale(
  'Powers change hands by two administrators',
  async () => {
    const ani = await createPengguna({ peran: 'operator', divisi: 'unlada', nama: 'Ani Pokja' })
    const satu = await visitAs(await createPengguna({ peran: 'adminit', nama: 'Admin Satu' }))
    const dua = await visitAs(await createPengguna({ peran: 'superAdmin', nama: 'Admin Dua' }))
    return { ani, satu, dua }
  },
  (stage) => {
    stage('one changes the address of a pokja member and is told that it waits', async (_, s) => {
      const { page } = s.satu
      await page.goto(`/admin/user/${s.ani.id}`)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('E-Mail').fill('ani.baru@uji.example')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Perubahan menunggu konfirmasi administrator lain').waitFor()
      await page.goto('/admin/perubahan-akses')
      await page.getByText('Ani Pokja').click()
      await page.getByText('Perubahan yang Anda minta sendiri dikonfirmasi').waitFor()
      await checkScreen(page, 'akses-peminta')
    })

    stage('the user reads it on the own profile', async ({ assert }, s) => {
      const { page } = await visitAs(s.ani)
      await page.goto('/user/profil')
      await page.getByText('Dilakukan administrator pada akun ini').waitFor()
      await page.getByText('ani.baru@uji.example').waitFor()
      await checkScreen(page, 'akses-profil')
      const kini = await row<{ email: string }>('select email from pengguna where id = ?', [
        s.ani.id,
      ])
      assert.equal(kini.email, s.ani.email)
    })

    stage('the other confirms it', async ({ assert }, s) => {
      const { page } = s.dua
      await page.goto('/admin/perubahan-akses')
      await page.getByText('Admin Satu').waitFor()
      await checkScreen(page, 'akses-daftar')
      await page.getByText('Ani Pokja').click()
      await page.getByRole('button', { name: 'Konfirmasi', exact: true }).click()
      await confirm(page, 'Konfirmasi')
      await page.getByText('Perubahan sudah berlaku').waitFor()
      const kini = await row<{ email: string }>('select email from pengguna where id = ?', [
        s.ani.id,
      ])
      assert.equal(kini.email, 'ani.baru@uji.example')
    })
  }
)
