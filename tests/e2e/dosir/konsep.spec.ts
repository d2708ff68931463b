/** Nothing that a vendor typed is lost: drafts, questions before leaving, addresses of dialogs, the end of a session. */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { ui } from '@eproc/i18n/id/ui'
import type { BrowserContext, Page, Request, Route } from '../../lib/browser.ts'
import { sqlNow } from '../../lib/dates.ts'
import { DRILL } from '../../lib/drill.ts'
import { pdfUpload } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'

const field = (page: Page, name: string) =>
  page.locator(`input[name=${name}], textarea[name=${name}]`).first()
const offer = (page: Page) => page.getByText('Ada isian yang belum disimpan dari')
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Perubahan belum disimpan' })
const answer = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click()
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** Signs in by hand, so that the token is gone when the session is. */
async function signIn(page: Page, login: string) {
  await page.goto('/login')
  await fillLogin(page, login)
  await page.getByRole('heading', { level: 1, name: 'Dashboard Rekanan' }).waitFor()
}
async function fillLogin(page: Page, login: string) {
  await page.getByLabel('User ID').fill(login)
  await page.getByLabel('Password', { exact: false }).first().fill(TEST_PASSWORD)
  await page.keyboard.press('Enter')
}

/** What the pages of a context have asked and not been answered yet; streams that stay open do not count. */
function openRequests(context: BrowserContext): ReadonlySet<Request> {
  const open = new Set<Request>()
  context.on('request', (asked) => {
    if (asked.headers()['accept'] !== 'text/event-stream') open.add(asked)
  })
  context.on('requestfinished', (asked) => open.delete(asked))
  context.on('requestfailed', (asked) => open.delete(asked))
  return open
}

test.group('Typed and not saved', (group) => {
  emptyEach(group)

  test('a half-filled page is left only after a question, and finds its text again', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/akta')
    const saved = await field(page, 'aktaANotaris').inputValue()
    await page.getByRole('link', { name: 'Pajak', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Pajak Perusahaan' }).waitFor()
    await page.goBack()
    await field(page, 'aktaANotaris').fill('Notaris Baru, S.H.')
    await page.locator('input[type=file][name=aktaUDoc]').setInputFiles(pdfUpload('akta.pdf'))
    await page.getByRole('link', { name: 'Pajak', exact: true }).first().click()
    await question(page).waitFor()
    await checkScreen(page, 'konsep-tanya')
    await answer(page, 'Lanjut mengisi')
    assert.equal(await field(page, 'aktaANotaris').inputValue(), 'Notaris Baru, S.H.')
    await page.getByRole('link', { name: 'Pengurus', exact: true }).first().click()
    await answer(page, 'Tinggalkan halaman')
    await page.waitForURL('**/vendor/pengurus')

    await page.goto('/vendor/akta')
    await offer(page).waitFor()
    assert.equal(await field(page, 'aktaANotaris').inputValue(), saved)
    await page.getByText('Berkas yang waktu itu dipilih perlu dipilih lagi.').waitFor()
    await checkScreen(page, 'konsep-tawaran')
    await page.getByRole('button', { name: 'Pakai', exact: true }).click()
    assert.equal(await field(page, 'aktaANotaris').inputValue(), 'Notaris Baru, S.H.')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText('Data akta perusahaan telah tersimpan !').waitFor()
    await page.reload()
    await field(page, 'aktaANotaris').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Akta Perusahaan' }).waitFor()
    assert.equal(await offer(page).count(), 0)
    assert.notInclude(await stored(page), 'Notaris Baru')
  })

  test('a dialog has an address; reload, Back and Batal lose nothing', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor')
    await page.goto('/vendor/pajak')
    await page.getByRole('button', { name: 'Tambah bukti pajak' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tambah bukti pajak' })
    await dialog.waitFor()
    assert.equal(new URL(page.url()).search, '?isian=baru')
    await field(page, 'jenis').fill('PPh Badan')
    await page.goBack()
    await answer(page, 'Lanjut mengisi')
    assert.equal(await field(page, 'jenis').inputValue(), 'PPh Badan')
    await page.reload()
    await dialog.waitFor()
    await offer(page).waitFor()
    // What is typed before the answer joins what was typed earlier.
    await field(page, 'masa').fill('2025')
    await page.reload()
    await offer(page).waitFor()
    await checkScreen(page, 'konsep-dialog', { reopen: () => dialog.waitFor() })
    await page.getByRole('button', { name: 'Pakai', exact: true }).click()
    assert.equal(await field(page, 'jenis').inputValue(), 'PPh Badan')
    assert.equal(await field(page, 'masa').inputValue(), '2025')
    await page.goBack()
    await answer(page, 'Tinggalkan halaman')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).search, '')
    await page.getByRole('button', { name: 'Tambah bukti pajak' }).click()
    await page.getByRole('button', { name: 'Pakai', exact: true }).click()
    await dialog.getByRole('button', { name: 'Batal', exact: true }).click()
    await answer(page, 'Buang perubahan')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Tambah bukti pajak' }).click()
    await dialog.waitFor()
    assert.equal(await offer(page).count(), 0)
    await dialog.getByRole('button', { name: 'Batal', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).pathname, '/vendor/pajak')

    const [row] = await rows<{ id: number }>('select id from pajak order by id limit 1')
    await page.goto(`/vendor/pajak?isian=${row!.id}`)
    await page.getByRole('dialog', { name: 'Ubah bukti pajak' }).waitFor()
    await page.goto('/vendor/pajak?isian=999999999')
    await page.getByText('Data yang Anda buka tidak ada lagi.').waitFor()
  }).tags(DRILL)

  test('a registration outlives a reload and Back, but for the password', async ({ assert }) => {
    const { page } = await visit()
    await page.goto('/registrasi')
    await page.getByLabel('E-Mail').fill('sari@karya.example')
    await page.getByLabel('User ID').fill('sari.wulandari')
    await page.getByLabel('Password', { exact: false }).first().fill('Rahasia-Sekali-2026')
    assert.notInclude(await stored(page), 'Rahasia-Sekali-2026')
    // Shown, it is a text like others to a phone and to services that check spelling, if nothing tells them.
    await page.getByRole('button', { name: ui.isian.tampilkanPassword }).first().click()
    for (const name of ['password', 'userId'])
      await page
        .locator(
          `input[type=text][name=${name}][autocapitalize=none][autocorrect=off][spellcheck=false]`
        )
        .waitFor()
    await page.reload()
    await offer(page).waitFor()
    await checkScreen(page, 'konsep-registrasi')
    await page.getByRole('button', { name: 'Pakai', exact: true }).click()
    assert.equal(await page.getByLabel('User ID').inputValue(), 'sari.wulandari')
    assert.equal(await page.getByLabel('Password', { exact: false }).first().inputValue(), '')
    await page.getByRole('link', { name: 'Kontak' }).first().click()
    await answer(page, 'Tinggalkan halaman')
    await page.getByRole('heading', { level: 1, name: 'Kontak' }).waitFor()
    await page.goBack()
    await offer(page).waitFor()
    await page.getByRole('button', { name: 'Buang', exact: true }).click()
    await page.reload()
    await page.getByLabel('User ID').waitFor()
    assert.equal(await offer(page).count(), 0)
  })

  test('logging out takes the drafts along', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visit()
    await signIn(page, pengguna.login)
    await page.goto('/vendor/akta')
    await field(page, 'aktaANotaris').fill('Notaris Baru, S.H.')
    await page.getByRole('button', { name: /^Menu profil/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await answer(page, 'Tinggalkan halaman')
    await page.waitForURL(/\/$/)
    assert.notInclude(await stored(page), 'Notaris Baru')
  }).tags(DRILL)
})

test.group('The end of a session', (group) => {
  emptyEach(group)

  test('leads back to the same page and text, and the browser asks nothing', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visit()
    await signIn(page, pengguna.login)
    await page.goto('/vendor/pajak?isian=baru')
    await field(page, 'jenis').fill('PPh Badan')
    await field(page, 'masa').fill('2025')
    await field(page, 'nomorTerima').fill('BPE-01')
    await field(page, 'tanggalTerima').fill('2026-03-30')
    await page.locator('input[type=file][name=dokumen]').setInputFiles(pdfUpload('spt.pdf'))
    await rows('delete from sesi where pengguna_id = ? returning id', [pengguna.id])
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true }).click()
    await page
      .getByRole('alertdialog', { name: 'Login Expired' })
      .getByRole('button', { name: 'Ya' })
      .click()
    await page.waitForURL(/\/$/)
    assert.deepEqual(asked, [])
    await page.getByRole('link', { name: 'Login', exact: true }).first().click()
    await fillLogin(page, pengguna.login)
    await page.waitForURL('**/vendor/pajak?isian=baru')
    await page.getByRole('button', { name: 'Pakai', exact: true }).click()
    assert.equal(await field(page, 'nomorTerima').inputValue(), 'BPE-01')
  })

  test('found at a reload asks for the login, says why, and comes back', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visit()
    await signIn(page, pengguna.login)
    await page.goto('/vendor/akta')
    await field(page, 'aktaANotaris').fill('Notaris Baru, S.H.')
    await rows('delete from sesi where pengguna_id = ? returning id', [pengguna.id])
    await page.reload()
    await page.waitForURL('**/login?lanjut=%2Fvendor%2Fakta')
    await page.getByText('Sesi Anda sudah berakhir.').waitFor()
    await checkScreen(page, 'sesi-login-lagi')
    await fillLogin(page, pengguna.login)
    await page.waitForURL('**/vendor/akta')
    await page.getByRole('button', { name: 'Pakai', exact: true }).click()
    assert.equal(await field(page, 'aktaANotaris').inputValue(), 'Notaris Baru, S.H.')
  }).tags(DRILL)

  test('is announced five minutes before, in every tab; one click goes on', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    const asked = openRequests(page.context())
    const second = await page.context().newPage()
    const end = (change: string) =>
      rows(`update sesi set ${change} where pengguna_id = ? returning id`, [pengguna.id])
    await page.goto('/vendor')
    await page.getByRole('heading', { level: 1, name: 'Dashboard Rekanan' }).waitFor()
    await end(`kedaluwarsa_pada = ${sqlNow()} + interval '4 minutes'`)
    await page.reload()
    const warning = (where: Page) =>
      where.getByRole('alertdialog', { name: 'Sesi Anda hampir berakhir' })
    await warning(page).waitFor()
    await checkScreen(page, 'sesi-hampir-berakhir')
    await second.goto('/vendor')
    await warning(second).waitFor()
    // One clicks in the tab that one sees.
    await page.bringToFront()
    // What either tab still asks for would prolong the session by itself, and both warnings would go.
    const held: Route[] = []
    let holding = true
    // The click itself asks by this; the second tab, which may still be loading, does so, too.
    const clicked = (request: Request) =>
      request.url().endsWith('/userman/info') && request.frame().page() === page
    const waits = (request: Request) =>
      holding && ['fetch', 'xhr'].includes(request.resourceType()) && !clicked(request)
    await page
      .context()
      .route('**/*', (route) => (waits(route.request()) ? void held.push(route) : route.continue()))
    await waitFor('what was asked before is answered', () =>
      [...asked].every((one) => held.some((route) => route.request() === one))
    )
    await end(`terakhir_pada = ${sqlNow()} - interval '11 hours'`)
    await warning(page).getByRole('button', { name: 'Lanjutkan sesi' }).click()
    await warning(page).waitFor({ state: 'detached' })
    await warning(second).waitFor({ state: 'detached' })
    // Not by taking the rule away, which lets go of some by itself.
    holding = false
    for (const route of held) await route.continue()
    const [left] = await rows<{ long: boolean }>(
      `select max(kedaluwarsa_pada) > ${sqlNow()} + interval '11 hours' as long from sesi where pengguna_id = ?`,
      [pengguna.id]
    )
    assert.isTrue(left!.long)

    await end(
      `dibuat_pada = ${sqlNow()} - interval '7 days' + interval '4 minutes',
       terakhir_pada = ${sqlNow()} - interval '10 minutes'`
    )
    await page.reload()
    await warning(page).getByRole('button', { name: 'Lanjutkan sesi' }).click()
    await page.getByText('tidak dapat diperpanjang lagi').waitFor()
    await checkScreen(page, 'sesi-tidak-diperpanjang')
  })
})
