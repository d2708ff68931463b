/** A notice is read before it goes, on a slow device, too. */
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const SAVED = 'Profil telah berhasil disimpan'

/** Runs in the page: it computes for longer than a notice stands, from just after one has come. */
function computeAfterNotice(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role=status]')?.textContent) return
    observer.disconnect()
    setTimeout(() => {
      const end = performance.now() + 3500
      while (performance.now() < end);
      document.title = 'reckoned'
    }, 100)
  }).observe(document.body, { subtree: true, childList: true })
}

test.group('Notices', (group) => {
  emptyEach(group)

  test('one stands although the page computed all the while, and goes then', async ({ assert }) => {
    const { page } = await visitAs(await createPengguna({ peran: 'ppk', divisi: '20' }))
    await page.goto('/user/profil')
    await page.getByRole('button', { name: 'Ubah data' }).click()
    await page.getByLabel('Jabatan').fill('Kepala Unit')
    await page.evaluate(computeAfterNotice)
    await page.getByRole('button', { name: 'Simpan' }).first().click()
    await page.waitForFunction(() => document.title === 'reckoned')
    assert.isTrue(await page.getByText(SAVED).isVisible())
    await page.getByText(SAVED).waitFor({ state: 'detached' })
  })
})
