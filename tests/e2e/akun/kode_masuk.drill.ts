/** The second step of the login as its owner sees it: set up, asked for, and the list of devices. */
import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { createPengguna, signInAs, TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { ui } from '@eproc/i18n/id/ui'
import type { Page } from '../../lib/browser.ts'
import { clockNowMs } from '../../lib/dates.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'

const t = kodeMasuk.layar
const dialog = (page: Page) => page.getByRole('dialog')

/** What the app on the telephone shows; `ahead` is a code that was not used yet. */
const shown = (rahasia: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(rahasia) }).generate({
    timestamp: clockNowMs() + ahead * 30_000,
  })

/** Begins to set the second step up on the profile; answers its secret. */
async function begin(page: Page): Promise<string> {
  await page.getByRole('button', { name: t.aktifkan }).click()
  await dialog(page).getByRole('img', { name: t.qr }).waitFor()
  return (await dialog(page).locator('code').innerText()).replaceAll(' ', '')
}

/** Types the code of this moment, which does not last, and sends it. */
async function finish(page: Page, rahasia: string): Promise<void> {
  await dialog(page).getByLabel(t.langkahKode).fill(shown(rahasia))
  await dialog(page).getByRole('button', { name: t.aktifkan }).click()
}

test.group('The second step of the login in the browser', (group) => {
  emptyEach(group)

  test('sessions that the server did not end are not told as ended', async () => {
    const akun = await createPengguna({ peran: 'ppk' })
    const { page } = await visitAs(akun)
    await page.goto('/user/profil')
    await page.route('**/keluar-semua', (route) => route.abort())
    const { signOutEverywhere, signOutEverywhereFailed } = akunLayar.profil
    await page.getByRole('button', { name: signOutEverywhere }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: signOutEverywhere }).click()
    await page.getByText(signOutEverywhereFailed(ui.errors.jaringan)).waitFor()
    await page.getByRole('button', { name: signOutEverywhere }).waitFor()
  })

  test('is set up with a picture, gives recovery codes, and is asked for at the login', async ({
    assert,
  }) => {
    const akun = await createPengguna({ peran: 'ppk' })
    await signInAs(akun)
    const { page } = await visitAs(akun)
    await page.goto('/latihan')
    await page.getByRole('button', { name: /^Menu profil/ }).click()
    await page.getByRole('link', { name: ui.sesi.profil }).click()
    await page.getByRole('button', { name: t.aktifkan }).waitFor()
    await checkScreen(page, 'akun-profil-sesi')
    const other = page.getByRole('button', { name: /^Akhiri sesi/ })
    await other.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Akhiri' }).click()
    await other.waitFor({ state: 'detached' })
    await page.locator('h1:focus').waitFor()

    const rahasia = await begin(page)
    await checkScreen(page, 'akun-kode-masuk')
    await finish(page, rahasia)
    await dialog(page).getByText(t.pemulihanTentang).waitFor()
    await checkScreen(page, 'akun-kode-pemulihan')
    const codes = await dialog(page).getByRole('listitem').allInnerTexts()
    assert.lengthOf(codes, 10)
    // They are shown once: Back asks, too, which on a phone closes a dialog.
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: ui.dialog.kotorJudul })
    await question.getByRole('button', { name: ui.dialog.kotorLanjut }).click()
    await question.waitFor({ state: 'detached' })
    // A copy that the browser refuses must not look like one.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await dialog(page).getByRole('button', { name: t.salin }).click()
    await page.getByText(ui.tidakTersalin).waitFor()
    await dialog(page).getByRole('button', { name: t.sudahDisimpan }).click()
    await page.getByText(/Aktif sejak .* 10 kode pemulihan tersisa/).waitFor()

    const { page: fresh } = await visit()
    await fresh.goto('/login')
    await fresh.getByLabel(akunLayar.login.userId).fill(akun.login)
    await fresh.getByLabel(akunLayar.login.password).first().fill(TEST_PASSWORD)
    await fresh.getByRole('button', { name: akunLayar.login.button, exact: true }).click()
    await fresh.getByLabel(t.field).fill('000 000')
    await fresh.getByRole('button', { name: t.lanjut, exact: true }).click()
    await fresh.getByText(kodeMasuk.errors.salah).first().waitFor()
    await checkScreen(fresh, 'akun-login-kode')
    assert.equal(await fresh.getByLabel(akunLayar.login.userId).inputValue(), akun.login)
    await fresh.getByLabel(t.field).fill(shown(rahasia, 1))
    await fresh.getByRole('button', { name: t.lanjut, exact: true }).click()
    await fresh.waitForURL('**/ppk')
  })

  test('gives its recovery codes although nothing can be read after it', async ({ assert }) => {
    const { page } = await visitAs(await createPengguna({ peran: 'ppk' }))
    await page.goto('/user/profil')
    const rahasia = await begin(page)
    let unread = 0
    await page.route(/\/(?:userman\/info|api\/kode-masuk)$/, (route) => {
      if (route.request().url().endsWith('kode-masuk')) unread++
      return route.abort()
    })
    await finish(page, rahasia)
    await dialog(page).getByText(t.pemulihanTentang).waitFor()
    // It is tried once more before it counts as failed.
    await waitFor('the state that could not be read', () => unread === 2)
    await page.getByRole('progressbar', { includeHidden: true }).waitFor({ state: 'detached' })
    assert.lengthOf(await dialog(page).getByRole('listitem').allInnerTexts(), 10)
  })

  test('a role that needs it is led to its profile from everywhere, and on after it', async ({
    cleanup,
  }) => {
    await rows(`update parameter set value = 'ppk' where key = 'KODE_MASUK_WAJIB' returning id`)
    await rows(`select pg_notify('parameter', '')`)
    forgetParameters()
    cleanup(async () => {
      await rows(`update parameter set value = '' where key = 'KODE_MASUK_WAJIB' returning id`)
      await rows(`select pg_notify('parameter', '')`)
    })
    const akun = await createPengguna({ peran: 'ppk' })
    const { page } = await visit()
    await page.goto('/login?lanjut=%2Fppk%2Ftender')
    await page.getByLabel(akunLayar.login.userId).fill(akun.login)
    await page.getByLabel(akunLayar.login.password).first().fill(TEST_PASSWORD)
    await page.getByRole('button', { name: akunLayar.login.button, exact: true }).click()
    await page.waitForURL('**/user/profil')
    await page.getByText(t.wajib).waitFor()
    await page.goto('/ppk/tender')
    await page.waitForURL('**/user/profil')
    await finish(page, await begin(page))
    await dialog(page).getByRole('button', { name: t.sudahDisimpan }).click()
    await page.goto('/ppk/tender')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForURL('**/ppk/tender')
  })
})
