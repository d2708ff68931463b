/** The rehearsal room on the screens: in from the profile menu of both apps, a part by one click, the clock forward. */
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { scaled } from '../../lib/limits.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'

test.group('Rehearsal room', (group) => {
  emptyEach(group)

  test('a member of staff turns it on, plays a vendor and a committee, moves the clock', async ({
    assert,
  }) => {
    const { page } = await visitAs(await createPengguna({ peran: 'manajerULP' }))
    await page.goto('/rup/paket/penyedia/man')
    await page.locator('[data-menu-profil]').click()
    await page.getByRole('link', { name: 'Ruang latihan' }).click()
    await page.getByRole('button', { name: 'Nyalakan ruang latihan' }).click()
    const enter = page.getByRole('button', { name: 'Masuk ruang latihan' })
    await enter.waitFor({ timeout: scaled(60_000) })
    await checkScreen(page, 'latihan-pintu')
    await enter.click()
    const clock = page.getByText(/^Jam latihan: /)
    await clock.waitFor()
    await checkScreen(page, 'latihan-ruang')
    const room = page.url()
    const before = await clock.textContent()
    await page.getByRole('button', { name: 'Majukan 1 hari' }).click()
    await page.waitForFunction(
      (old) => document.querySelector('header p')?.textContent !== old,
      before
    )
    // A visitor keeps its real session on every page; the player has the room's cookie alone.
    const { page: player } = await visit({ fresh: true })
    await player.context().addCookies(await page.context().cookies())
    for (const [part, name] of [
      ['Rekanan A', 'latihan-rekanan'],
      ['Admin ULP', 'latihan-kantor'],
    ] as const) {
      await player.goto(room)
      await player.getByRole('button', { name: part, exact: true }).click()
      const banner = player.getByRole('complementary', { name: 'Ruang latihan' })
      await banner.getByText('RUANG LATIHAN — bukan pengadaan sungguhan').waitFor()
      await player.locator('[data-menu-profil]').waitFor()
      await checkScreen(player, name)
    }
    await player.getByRole('link', { name: 'Ganti peran, majukan jam, kotak surat' }).click()
    await player.getByRole('link', { name: 'Kotak surat latihan' }).click()
    await player.getByRole('heading', { name: /RUANG LATIHAN/ }).waitFor()
    assert.equal(new URL(player.url()).origin, new URL(room).origin)
  }).timeout(scaled(150_000))
})
