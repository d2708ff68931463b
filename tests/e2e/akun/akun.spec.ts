import { test } from '@japa/runner'
import { buatPengguna, SANDI_UJI } from '@eproc/database/factories/pengguna'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import {
  bukaHalaman,
  LAYAR,
  periksaAxe,
  periksaLebar,
  potret,
  type Page,
} from '../../lib/peramban.ts'
import { tautanSurat, tungguSurat } from '../../lib/surat.ts'

const SUKSES =
  'Permintaan untuk registrasi Rekanan sukses dilakukan. Silahkan lanjutkan proses aktivasi melalui email Anda !'

/** Every page of the account screens must pass axe and fit its width. */
async function periksa(page: Page, nama: string) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate('document.fonts.ready.then(() => null)')
  await periksaAxe(page)
  await periksaLebar(page)
  await potret(page, `akun-${nama}`)
}

async function login(page: Page, userId: string, password: string) {
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.keyboard.press('Enter')
}

test.group('Akun di peramban', () => {
  for (const layar of Object.keys(LAYAR) as (keyof typeof LAYAR)[]) {
    test(`mendaftar, aktivasi, login, reset password, profil (${layar})`, async ({ assert }) => {
      const { page, keluhan } = await bukaHalaman({ layar })
      const tanda = `${layar}.${Date.now().toString(36)}`
      const userId = `sari.${tanda}`
      const email = `sari.${tanda}@karya.example`
      const [sandi, sandiBaru, sandiAkhir] = [
        'Kunci-Lama-2026',
        'Kunci-Baru-2027',
        'Kunci-Akhir-28',
      ]

      await page.goto('/registrasi')
      await page.getByRole('heading', { name: 'Pendaftaran Rekanan' }).waitFor()
      await periksa(page, `registrasi-${layar}`)
      const unduhan = page.waitForEvent('download')
      await page.getByRole('link', { name: /Formulir Keikutsertaan/ }).click()
      assert.equal((await unduhan).suggestedFilename(), 'Formulir_Keikutsertaan_Vendor.doc')

      await page.getByRole('button', { name: 'Daftar', exact: true }).click()
      await page.getByRole('alert').waitFor()
      await page.getByText('Setujui pemrosesan data pribadi').first().waitFor()
      await periksa(page, `registrasi-galat-${layar}`)

      assert.isTrue(await page.getByRole('radio', { name: 'Perusahaan' }).isChecked())
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('User ID').fill('sari')
      await page.getByLabel('Password', { exact: false }).first().fill(sandi)
      await page.getByLabel('Nama').fill('Sari Wulandari')
      await page.getByLabel('Jabatan').fill('Direktur')
      await page.getByLabel('No. HP').fill('081234567890')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Daftar', exact: true }).click()
      await page.getByText('User ID minimal 5 karakter').first().waitFor()
      await page.getByLabel('User ID').fill(userId)
      await page.getByRole('button', { name: 'Daftar', exact: true }).click()
      await page.getByText(SUKSES).waitFor()
      await page.getByRole('link', { name: 'Kembali ke Home' }).waitFor()
      assert.equal(await page.getByRole('button', { name: 'Daftar', exact: true }).count(), 0)
      await periksa(page, `registrasi-terkirim-${layar}`)

      const aktivasi = await tungguSurat(email, { perihal: 'Aktivasi' })
      const jalurAktivasi = tautanSurat(aktivasi, '/registrasi/user/')
      await page.goto('/login')
      await periksa(page, `login-${layar}`)
      await login(page, userId, sandi)
      await page.getByText(akunLayar.pesan.belumAktif).first().waitFor()
      await page.getByRole('button', { name: 'Kirim ulang tautan aktivasi' }).waitFor()

      await page.goto(jalurAktivasi)
      await page.getByText('Akun Anda sudah aktif').waitFor()
      await page.getByText(email).waitFor()
      await periksa(page, `aktivasi-${layar}`)
      await page.reload()
      await page.getByText('Aktivasi Gagal !').waitFor()
      await periksa(page, `aktivasi-gagal-${layar}`)
      await page.getByRole('link', { name: 'Kembali ke Home' }).waitFor()

      await page.goto('/login')
      await login(page, userId, 'salah-sama-sekali')
      await page.getByText('User ID atau Password salah').waitFor()
      assert.equal(await page.getByLabel('User ID').inputValue(), userId)
      await periksa(page, `login-gagal-${layar}`)

      await page.getByRole('link', { name: 'Lupa Password?' }).click()
      await page.getByLabel('User ID / E-Mail').fill(email)
      await periksa(page, `lupa-${layar}`)
      await page.getByRole('button', { name: 'Kirim' }).click()
      await page.getByText('Email Reset password sudah dikirim !').waitFor()
      await periksa(page, `lupa-terkirim-${layar}`)
      const reset = await tungguSurat(email, { perihal: 'Reset password' })
      const jalurReset = tautanSurat(reset, '/userman/forget/')
      await page.goto(jalurReset)
      await page.getByLabel('Masukkan password baru').fill(sandiBaru)
      await page.getByLabel('Konfirmasi password baru').fill('tidak-sama-2026')
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Password harus sama').first().waitFor()
      await periksa(page, `reset-${layar}`)
      await page.getByLabel('Konfirmasi password baru').fill(sandiBaru)
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Password telah berhasil diubah').waitFor()
      await page.waitForURL('**/login')
      await page.goto(jalurReset)
      await page.getByText(akunLayar.pesan.resetTidakDikenal).waitFor()
      await periksa(page, `reset-mati-${layar}`)
      assert.equal(await page.getByRole('main').getByRole('link').count(), 1, 'hanya tombol Home')

      await page.goto('/user/profil')
      await page.waitForURL('**/login?lanjut=%2Fuser%2Fprofil')
      await login(page, userId, sandiBaru)
      await page.waitForURL('**/user/profil')
      await page.getByText('Sari Wulandari').first().waitFor()
      assert.equal(await page.getByText('Divisi/Unit').count(), 0)
      await periksa(page, `profil-${layar}`)
      await page.getByRole('button', { name: 'Ubah data' }).click()
      await page.getByLabel('Jabatan').fill('Direktur Utama')
      await page.getByRole('button', { name: 'Simpan' }).first().click()
      await page.getByText('Profil telah berhasil disimpan').waitFor()
      await page.getByText('Direktur Utama').waitFor()
      await page.getByLabel('Password lama').fill('bukan-yang-lama')
      await page.getByLabel('Password baru', { exact: false }).first().fill(sandiAkhir)
      await page.getByLabel('Konfirmasi password baru').fill(sandiAkhir)
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Password lama salah').first().waitFor()
      await page.getByLabel('Password lama').fill(sandiBaru)
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Password telah berhasil diubah').waitFor()
      assert.equal(await page.getByLabel('Password lama').inputValue(), '')

      await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click()
      await page.getByRole('alertdialog').waitFor()
      await periksaAxe(page)
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Keluar dari semua perangkat' })
        .click()
      await page.waitForURL(/\/$/)
      await page.goto('/login')
      await login(page, userId, sandiAkhir)
      await page.waitForURL('**/vendor')
      assert.deepEqual(keluhan.daftar, [])
      await page.context().close()
    }).timeout(180_000)
  }

  test('staf masuk ke back office menurut perannya dan melihat divisinya di profil', async ({
    assert,
  }) => {
    const { page } = await bukaHalaman()
    const admin = await buatPengguna({ peran: 'adminit', divisi: 'unlada' })
    await page.goto('/login')
    await login(page, admin.login, SANDI_UJI)
    await page.waitForURL('**/admin')
    await page.goto('/user/profil')
    await page.getByText('Divisi/Unit').waitFor()
    assert.isTrue(await page.getByText(admin.login, { exact: true }).first().isVisible())
    await page.context().close()
  })
})
