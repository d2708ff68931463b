/** The portal on a device: on its home screen, and without a connection. */
import { test } from '@japa/runner'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { luring } from '@eproc/i18n/id/luring_portal'
import { openContext } from '../../lib/browser.ts'
import { checkScreen } from '../../lib/screen.ts'
import { sharedServer } from '../../lib/server.ts'
import { emptyEach } from '../../lib/stage.ts'

test.group('The portal on a device', (group) => {
  emptyEach(group)

  test('its manifest names the application, and its icons are there', async ({ assert }) => {
    const { url } = await sharedServer()
    const answer = await fetch(new URL('/manifest.webmanifest', url))
    assert.equal(answer.headers.get('content-type'), 'application/manifest+json')
    const manifest = (await answer.json()) as {
      name: string
      icons: { src: string; sizes: string; purpose: string }[]
    }
    assert.equal(manifest.name, 'E-Procurement PT Properti Kota (Perseroda)')
    for (const { src, sizes } of manifest.icons) {
      const icon = Buffer.from(await (await fetch(new URL(src, url))).arrayBuffer())
      // Width and height stand in the header of a PNG.
      assert.equal(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, sizes, src)
    }
    assert.sameMembers([...new Set(manifest.icons.map((i) => i.purpose))], ['any', 'maskable'])
  })

  test('without a connection it says so, and what waits; with one it goes on', async ({
    assert,
  }) => {
    const person = await createPengguna({ peran: 'vendor' })
    const token = await signInAs(person)
    const { url } = await sharedServer()
    const context = await openContext(url, { screen: 'phone', worker: true })
    try {
      const page = await context.newPage()
      await page.addInitScript((value) => localStorage.setItem('eproc.token', value), token)
      await page.goto('/user/profil?ubah')
      await page.getByLabel('Jabatan').fill('Direktur Utama')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
      await context.setOffline(true)
      await page.goto('/vendor')
      await page.getByRole('heading', { name: luring.judul }).waitFor()
      const waiting = page.getByRole('listitem')
      await waiting.filter({ hasText: luring.konsep.profil! }).waitFor()
      await checkScreen(page, 'luring')
      // Nothing of the person is kept on the device but what was typed.
      const kept = await page.evaluate(async () => {
        const paths: string[] = []
        for (const name of await caches.keys())
          for (const { url: address } of await (await caches.open(name)).keys())
            paths.push(new URL(address).pathname)
        return paths
      })
      assert.sameMembers(kept, ['/_vp/luring.html', '/_vp/luring.js', '/_vp/luring.css'])
      await context.setOffline(false)
      await page.getByRole('heading', { name: luring.judul }).waitFor({ state: 'detached' })
      await page.locator('main#isi').waitFor()
    } finally {
      await context.close()
    }
  })
})
