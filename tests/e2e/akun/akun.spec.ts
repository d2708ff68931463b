/** Accounts in a real browser: registration, activation, forgotten password, profile, and the way of the staff. */
import { test } from '@japa/runner'
import { createPengguna, TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { HARI_TUNGGU_AKTIVASI } from '@eproc/domain/akun/aturan_akun'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { ui } from '@eproc/i18n/id/ui'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { DRILL } from '../../lib/drill.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach, tale } from '../../lib/stage.ts'
import { mailLink, waitForMail } from '../../lib/mail.ts'
import { visit } from '../../lib/visitors.ts'
import { waitForCount } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'

const SUKSES =
  'Permintaan untuk registrasi Rekanan sukses dilakukan. Silahkan lanjutkan proses aktivasi melalui email Anda !'
const USER_ID = 'sari.wulandari'
const EMAIL = 'sari@karya.example'
const SANDI = 'Kunci-Lama-2026'
const SANDI_BARU = 'Kunci-Baru-2027'
const SANDI_AKHIR = 'Kunci-Akhir-28'

async function check(page: Page, name: string) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await checkScreen(page, `akun-${name}`)
}

/** The browser still has the token of a session that ended long ago. */
const leaveOldToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('eproc.token', 'sudah-lama-berakhir'))

async function login(page: Page, userId: string, password: string) {
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.keyboard.press('Enter')
}

tale(
  'An account in the browser',
  async () => ({ page: (await visit()).page }),
  (stage) => {
    stage('a company registers on a phone', async ({ assert }, { page }) => {
      await page.setViewportSize(SCREENS.phone)
      await page.goto('/registrasi')
      await page.getByRole('heading', { name: 'Pendaftaran Rekanan' }).waitFor()
      await check(page, 'registrasi')
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: /Formulir Keikutsertaan/ }).click()
      assert.equal((await download).suggestedFilename(), 'Formulir_Keikutsertaan_Vendor.doc')

      await page.getByRole('button', { name: 'Daftar', exact: true }).click()
      await page.getByRole('alert').waitFor()
      await page.getByText('Setujui pemrosesan data pribadi').first().waitFor()
      await check(page, 'registrasi-galat')

      assert.isTrue(await page.getByRole('radio', { name: 'Perusahaan' }).isChecked())
      // What must be chosen and ticked says so to who hears the form, too.
      const kind = page.getByRole('radiogroup', { name: akunLayar.registrasi.jenis })
      assert.equal(await kind.getAttribute('aria-required'), 'true')
      await page.locator('input[type=checkbox]:required').waitFor()
      await page.getByLabel('E-Mail').fill(EMAIL)
      await page.getByLabel('User ID').fill('sari')
      await page.getByLabel('Password', { exact: false }).first().fill(SANDI)
      await page.getByLabel('Nama').fill('Sari Wulandari')
      await page.getByLabel('Jabatan').fill('Direktur')
      await page.getByLabel('No. HP').fill('081234567890')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Daftar', exact: true }).click()
      await page.getByText('User ID minimal 5 karakter').first().waitFor()
      await page.getByLabel('User ID').fill(USER_ID)
      await page.getByRole('button', { name: 'Daftar', exact: true }).click()
      await page.getByText(SUKSES).waitFor()
      await page.getByRole('link', { name: 'Kembali ke Home' }).waitFor()
      assert.equal(await page.getByRole('button', { name: 'Daftar', exact: true }).count(), 0)
      await check(page, 'registrasi-terkirim')
      // Who mistyped the address waits for no mail: the way back to the form.
      await page.getByText(`Bukan ${EMAIL} alamat email Anda?`).waitFor()
      await page.getByRole('button', { name: 'Daftar sekali lagi' }).click()
      await page.locator('h1:focus', { hasText: 'Pendaftaran Rekanan' }).waitFor()
      assert.equal(await page.getByLabel('E-Mail').inputValue(), '')
    })

    stage('the account is active once its link was opened, and only once', async (_, { page }) => {
      await page.setViewportSize(SCREENS.desk)
      const mail = await waitForMail(EMAIL, { perihal: 'Aktivasi' })
      await page.goto('/login')
      await check(page, 'login')
      await login(page, USER_ID, SANDI)
      await page.getByText(akunLayar.message.belumAktif).first().waitFor()
      await page.getByRole('button', { name: 'Kirim ulang tautan aktivasi' }).waitFor()

      await leaveOldToken(page)
      await page.goto(mailLink(mail, '/registrasi/user/'))
      await page.getByText('Akun Anda sudah aktif').waitFor()
      await page.getByText(EMAIL).waitFor()
      await check(page, 'aktivasi')
      await page.reload()
      await page.getByText('Aktivasi Gagal !').waitFor()
      await check(page, 'aktivasi-gagal')
      await page.getByRole('link', { name: 'Kembali ke Home' }).waitFor()
      // Opened twice, it is no dead end: the account is active, and its owner wants to log in.
      await page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()
    })

    stage('a wrong password is refused and what was typed stays', async ({ assert }, { page }) => {
      await page.goto('/login')
      await login(page, USER_ID, 'salah-sama-sekali')
      await page.getByText('User ID atau Password salah').waitFor()
      assert.equal(await page.getByLabel('User ID').inputValue(), USER_ID)
      await check(page, 'login-gagal')
    })

    stage('a forgotten password is set anew by mail, once', async (_, { page }) => {
      await page.setViewportSize(SCREENS.phone)
      await page.getByRole('link', { name: 'Lupa Password?' }).click()
      await page.getByLabel('User ID / E-Mail').fill(EMAIL)
      await check(page, 'lupa')
      await page.getByRole('button', { name: 'Kirim' }).click()
      await page.getByText('Email Reset password sudah dikirim !').waitFor()
      await check(page, 'lupa-terkirim')
      const link = mailLink(
        await waitForMail(EMAIL, { perihal: 'Reset password' }),
        '/userman/forget/'
      )
      await leaveOldToken(page)
      await page.goto(link)
      await page.getByLabel('Masukkan password baru').fill(SANDI_BARU)
      await page.getByLabel('Konfirmasi password baru').fill('tidak-sama-2026')
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Password harus sama').first().waitFor()
      await check(page, 'reset')
      await page.getByLabel('Konfirmasi password baru').fill(SANDI_BARU)
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Password telah berhasil diubah').waitFor()
      await page.waitForURL('**/login')
      await page.goto(link)
      await page.getByText(akunLayar.message.resetTidakDikenal).waitFor()
      await check(page, 'reset-mati')
      await waitForCount(page.getByRole('main').getByRole('link'), 1)
    })

    stage('the profile is kept and the password changed', async ({ assert }, { page }) => {
      await page.setViewportSize(SCREENS.desk)
      await page.goto('/user/profil')
      await page.waitForURL('**/login?lanjut=%2Fuser%2Fprofil')
      await page.getByText(akunLayar.login.asked).waitFor()
      await login(page, USER_ID, SANDI_BARU)
      await page.waitForURL('**/user/profil')
      await page.getByText('Sari Wulandari').first().waitFor()
      assert.equal(await page.getByText('Divisi/Unit').count(), 0)
      await check(page, 'profil')
      await page.getByRole('button', { name: 'Ubah data' }).click()
      await page.getByLabel('Jabatan').fill('Direktur Utama')
      await page.getByRole('button', { name: 'Simpan' }).first().click()
      await page.getByText('Profil telah berhasil disimpan').waitFor()
      await page.getByText('Direktur Utama').waitFor()
      await page.getByLabel('Password lama').fill('bukan-yang-lama')
      await page.getByLabel('Password baru', { exact: false }).first().fill(SANDI_AKHIR)
      await page.getByLabel('Konfirmasi password baru').fill(SANDI_AKHIR)
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Password lama salah').first().waitFor()
      await page.getByLabel('Password lama').fill(SANDI_BARU)
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Password telah berhasil diubah').waitFor()
      assert.equal(await page.getByLabel('Password lama').inputValue(), '')
    })

    stage(
      'leaving on all devices ends the session; the new password opens',
      async (_, { page }) => {
        await page.setViewportSize(SCREENS.phone)
        await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click()
        await page.getByRole('alertdialog').waitFor()
        await checkScreen(page, 'akun-keluar')
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: 'Keluar dari semua perangkat' })
          .click()
        await page.waitForURL(/\/$/)
        // A page for everybody stays, and was not interrupted: the next login goes home.
        await leaveOldToken(page)
        await page.goto('/kontak')
        await page.getByRole('heading', { level: 1, name: 'Kontak' }).waitFor()
        await page.goto('/login')
        await login(page, USER_ID, SANDI_AKHIR)
        await page.waitForURL('**/vendor')
      }
    )
  }
)

test.group('A registration that lapsed', (group) => {
  emptyEach(group)

  test('its link says so, and leads to the registration', async ({ assert }) => {
    await call('', 'POST', '/registrasi', {
      jenis: 'V',
      email: EMAIL,
      userId: USER_ID,
      password: SANDI,
      nama: 'Sari Wulandari',
      persetujuan: true,
    })
    const mail = await waitForMail(EMAIL, { perihal: 'Aktivasi' })
    await rows('delete from pengguna where login = ?', [USER_ID])
    const { page } = await visit({ screen: 'phone' })
    await page.goto(mailLink(mail, '/registrasi/user/'))
    await page
      .getByText(akunLayar.message.pendaftaranLewat(HARI_TUNGGU_AKTIVASI), { exact: true })
      .waitFor()
    await check(page, 'aktivasi-lewat')
    assert.equal(await page.getByRole('button', { name: akunLayar.aktivasi.resend }).count(), 0)
    await page.getByRole('link', { name: akunLayar.aktivasi.daftarLagi }).click()
    await page.getByRole('heading', { name: 'Pendaftaran Rekanan' }).waitFor()
  }).tags(DRILL)
})

test.group('Staff in the browser', (group) => {
  emptyEach(group)

  test('an administrator signs in to the back office and sees the division in the profile', async ({
    assert,
  }) => {
    const { page } = await visit()
    const admin = await createPengguna({ peran: 'adminit', divisi: 'unlada' })
    await page.goto('/login')
    await login(page, admin.login, TEST_PASSWORD)
    // The address changes before the other app has come: who leaves earlier is called back.
    await page.getByRole('heading', { level: 1, name: 'Dashboard Admin' }).waitFor()
    await page.goto('/user/profil')
    await page.getByText('Divisi/Unit').waitFor()
    assert.isTrue(await page.getByText(admin.login, { exact: true }).first().isVisible())
  })

  test('a browser that keeps nothing is told why nobody can log in', async () => {
    const { page } = await visit({ fresh: true })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const pengguna = await createPengguna({ peran: 'vendor' })
    await page.goto('/login')
    await login(page, pengguna.login, TEST_PASSWORD)
    await page.getByText(ui.errors.tanpaPenyimpanan).waitFor()
  })
})
