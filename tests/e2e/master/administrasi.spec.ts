/** A.4: adminit keeps users, vendor users, parameters and master data, in a real browser. */
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { createPengguna, TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { akses } from '@eproc/i18n/id/akses'
import { menu } from '@eproc/i18n/id/menu'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { DRILL } from '../../lib/drill.ts'
import { confirm } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach, tale } from '../../lib/stage.ts'
import { mailLink, waitForMail } from '../../lib/mail.ts'
import { visit, visitAs } from '../../lib/visitors.ts'
import { unzip } from '../../lib/zip.ts'

const NAMA = 'Dewi Anggraini'
const EMAIL = 'dewi@uji.example'

/** A page that is signed in; the login screen itself is played by the account tests. */
async function masuk(peran: 'adminit' | 'superAdmin') {
  const pengguna = await createPengguna({ peran, nama: 'Citra Administrator' })
  const { page } = await visitAs(pengguna)
  return { page, pengguna, dialog: page.getByRole('dialog') }
}

const check = (page: Page, nama: string, reopen?: () => Promise<void>) =>
  checkScreen(page, `master-${nama}`, reopen ? { reopen } : {})
const judul = (page: Page, nama: string) =>
  page.getByRole('heading', { level: 1, name: nama }).waitFor()
const cari = async (page: Page, kata: string) => {
  await page.getByRole('searchbox').fill(kata)
  await page.waitForURL((url) => url.search.includes(encodeURIComponent(`"${kata}"`)))
}
const choose = async (page: Page, label: string, option: RegExp | string) => {
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: new RegExp(`^${label}`) })
    .click()
  await page.getByRole('option', { name: option }).click()
}
/** On a phone a row opens its record, whose footer has the deeds. */
const openRecord = async (page: Page, nama: string) => {
  await page.getByRole('main').getByText(nama).click()
  await page.waitForURL(/\/\d+\/show/)
}

tale(
  'An internal user in the back office',
  async () => ({ ...(await masuk('adminit')), baru: await visit({ screen: 'phone' }) }),
  (stage) => {
    stage('is added from the list, after the form has complained', async (_, state) => {
      const { page, dialog } = state
      await page.goto('/admin')
      await judul(page, 'Dashboard Admin')
      for (const kartu of ['User Admin', 'User Operasional', 'User Rekanan']) {
        await page.getByRole('main').getByRole('link', { name: kartu }).waitFor()
      }
      // What it may read and its drawer has no line for.
      const rooms = page.getByRole('navigation', { name: menu.ruangLain })
      await rooms.getByRole('link', { name: menu.daftarRekanan, exact: true }).waitFor()
      await check(page, 'dasbor')

      await page.getByRole('main').getByRole('link', { name: 'User Admin' }).click()
      await judul(page, 'Daftar Pengguna Internal')
      await page.getByRole('cell', { name: 'Citra Administrator', exact: true }).waitFor()
      await check(page, 'pengguna')
      // A row is opened by a click; its link is for the keyboard.
      await page.getByRole('link', { name: 'Lihat: Citra Administrator' }).press('Enter')
      await page.waitForURL(/\/admin\/user\/\d+\/show/)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })

      await page.getByRole('link', { name: 'Tambah pengguna' }).click()
      await dialog.getByLabel('User ID').fill('dw')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await dialog.getByText('User ID minimal 5 karakter').first().waitFor()
      await check(page, 'pengguna-galat')
      await dialog.getByLabel('User ID').fill('dewi.anggraini')
      await dialog.getByLabel('E-Mail').fill(EMAIL)
      await dialog.getByLabel('Nama').fill(NAMA)
      await dialog.getByLabel('Jabatan').fill('Staf Umum')
      await choose(page, 'User Roles', 'Admin Divisi/Unit')
      await choose(page, 'Divisi', /^3040 /)
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data user baru telah tersimpan !').waitFor()
      await dialog.waitFor({ state: 'detached' })
      await cari(page, 'anggraini')
      await page.getByText('Belum membuat password').last().waitFor()
      await check(page, 'pengguna-cari')
    })

    stage('chooses a password through the mailed link', async (_, { baru: { page } }) => {
      const surat = await waitForMail(EMAIL)
      await page.goto(mailLink(surat, '/userman/forget/'))
      await page.getByLabel('Masukkan password baru').fill(TEST_PASSWORD)
      await page.getByLabel('Konfirmasi password baru').fill(TEST_PASSWORD)
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Password telah berhasil diubah').waitFor()
      await page.waitForURL('**/login')
      await page.getByLabel('User ID').fill('dewi.anggraini')
      await page.getByLabel('Password').first().fill(TEST_PASSWORD)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname !== '/login')
    })

    stage('is changed, and sent another link, on a phone', async (_, { page, dialog }) => {
      await page.setViewportSize(SCREENS.phone)
      await openRecord(page, NAMA)
      await check(page, 'pengguna-satu')
      await dialog.getByRole('link', { name: `Ubah: ${NAMA}` }).click()
      await dialog.getByLabel('Jabatan').fill('Kepala Staf Umum')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data user telah diupdate !').waitFor()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('Kepala Staf Umum').waitFor()
      await openRecord(page, NAMA)

      const kirim = async () => {
        await page.getByRole('button', { name: `Kirim ubah password: ${NAMA}` }).click()
        await page.getByRole('alertdialog').getByText(EMAIL).waitFor()
      }
      await kirim()
      await check(page, 'pengguna-sandi')
      await confirm(page, 'Kirim ubah password')
      await page.getByText('Ubah password berhasil dikirim').waitFor()
    })

    stage('loses the session when suspended', async (_, { page, dialog, baru }) => {
      const suspend = async () => {
        await page.getByRole('button', { name: `Ubah status: ${NAMA}` }).click()
        await dialog.getByRole('radio', { name: 'Suspend' }).check()
        await dialog.getByText('semua sesinya berakhir').waitFor()
        await dialog.getByLabel('Alasan').fill('Cuti panjang')
      }
      await suspend()
      await check(page, 'pengguna-status')
      await dialog.getByRole('button', { name: 'Ubah status', exact: true }).click()
      await page.getByText('Ubah status user berhasil disimpan').waitFor()
      await dialog.getByText('Suspend', { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })

      // The next page shows nobody signed in.
      await baru.page.goto('/user/profil')
      await baru.page.waitForURL((url) => url.pathname !== '/user/profil')
      await baru.page.locator('[data-menu-profil]').waitFor({ state: 'detached' })
    })

    stage('cannot change the own status', async ({ assert }, { page, pengguna }) => {
      await page.setViewportSize(SCREENS.desk)
      await cari(page, pengguna.login)
      const sendiri = page.getByRole('button', { name: 'Ubah status: Citra Administrator' })
      await sendiri.waitFor()
      assert.isTrue(await sendiri.isDisabled())
    })
  }
)

test.group('Administration in the browser', (group) => {
  emptyEach(group)

  test('the status of a vendor follows that of its account', async ({ assert }) => {
    const { page, dialog } = await masuk('adminit')
    const akun = await createPengguna({ peran: 'vendor', nama: 'Wakil Perusahaan' })
    await rows(
      `insert into rekanan (pengguna_id, jenis, no_registrasi, nama, status)
       values (?, 'V', 'V-UJI-1', 'PT Ikut Serta', 'N')`,
      [akun.id]
    )
    await page.goto('/admin/user-vendor')
    await judul(page, 'Daftar Pengguna Rekanan')
    await cari(page, 'wakil')
    await page.getByText('PT Ikut Serta').waitFor()
    await check(page, 'rekanan')
    await page.getByRole('link', { name: 'Lihat: Wakil Perusahaan' }).waitFor()
    await page.setViewportSize(SCREENS.phone)
    await openRecord(page, 'Wakil Perusahaan')
    await page.getByRole('button', { name: 'Ubah email: Wakil Perusahaan' }).click()
    await dialog.getByLabel('Email baru').fill('narahubung.baru@uji.example')
    await dialog.getByLabel('Alasan').fill('Narahubung keluar')
    await check(page, 'rekanan-email')
    await dialog.getByRole('button', { name: 'Ubah email', exact: true }).click()
    await page.getByText(akses.pesan.tanpaKonfirmator).waitFor()
    await page.getByRole('button', { name: 'Ubah status: Wakil Perusahaan' }).click()
    await dialog.getByRole('radio', { name: 'Suspend' }).check()
    await dialog.getByLabel('Alasan').fill('Pemeriksaan')
    await dialog.getByRole('button', { name: 'Ubah status', exact: true }).click()
    await page.getByText('Ubah status user berhasil disimpan').waitFor()
    assert.deepEqual(await rows('select status from rekanan where pengguna_id = ?', [akun.id]), [
      { status: 'S' },
    ])
  }).tags(DRILL)

  test('a parameter is kept within its limits', async () => {
    const { page, dialog } = await masuk('adminit')
    await page.goto('/admin/parameter')
    await judul(page, 'Parameter Aplikasi')
    await check(page, 'parameter')
    await page.getByRole('searchbox').fill('PANJANG_MIN_LOGIN')
    await page.getByRole('link', { name: 'Ubah: PANJANG_MIN_LOGIN' }).click()
    await dialog.getByLabel('Value').fill('99')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.getByText('Nilai maksimal 20').first().waitFor()
    await check(page, 'parameter-galat')
    await dialog.getByLabel('Value').fill('5')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data parameter sudah diupdate !').waitFor()
    await page.getByRole('searchbox').fill('tidakadasamasekali')
    await page.getByText('Tidak ada data yang cocok').waitFor()
    // No installation is without a parameter: the server's answer is emptied on its way.
    await page.route('**/rest/parameter?*', (route) =>
      route.fulfill({ headers: { 'content-range': 'parameter 0-0/0' }, json: [] })
    )
    await page.getByRole('button', { name: 'Tampilkan semua' }).click()
    await page.getByText('TIDAK ADA DATA', { exact: true }).waitFor()
    await check(page, 'parameter-kosong')
  }).tags(DRILL)

  test('the audit trail shows a deed, and the installation its health', async ({ assert }) => {
    const { page, dialog } = await masuk('superAdmin')
    await page.goto('/admin/coa/create')
    await dialog.getByLabel('Kode').fill('8.77')
    await dialog.getByLabel('Nama').fill('Beban Audit')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data CoA berhasil ditambahkan').waitFor()

    await page.goto(`/admin/audit?filter=${encodeURIComponent('{"aksi":"coa.tambah"}')}`)
    await judul(page, 'Jejak Audit')
    await page.getByRole('cell', { name: 'CoA ditambahkan' }).first().waitFor()
    await page
      .getByRole('link', { name: 'Lihat: CoA ditambahkan, CoA 8.77 Beban Audit', exact: true })
      .waitFor()
    assert.equal(await page.getByRole('link', { name: 'coa.tambah' }).count(), 0)
    await page.getByRole('heading', { name: 'Kepala jurnal' }).waitFor()
    await page.getByRole('button', { name: 'Unduh kepala jurnal' }).waitFor()
    await check(page, 'audit')
    const unduhan = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Unduh kepala jurnal' }).click()
    assert.equal((await unduhan).suggestedFilename(), 'kepala-jurnal.jsonl')
    await page.setViewportSize(SCREENS.phone)
    await page.getByRole('listitem').getByText('CoA ditambahkan').first().click()
    await page.waitForURL(/\/admin\/audit\/\d+\/show/)
    await dialog.getByText('8.77', { exact: true }).waitFor()
    await check(page, 'audit-catatan')
    await page.reload()
    await dialog.getByText('8.77', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await page.goto('/super/admin')
    await judul(page, 'Kesehatan Instalasi')
    await page.getByRole('heading', { name: 'Basis data' }).waitFor()
    const room = page.getByRole('region', { name: 'Ruang latihan' })
    assert.equal(await room.getByRole('link').getAttribute('href'), '/latihan')
    await check(page, 'instalasi')
  })

  test('the history of a record says who did what, to those who read the audit', async ({
    assert,
  }) => {
    const { page, dialog } = await masuk('superAdmin')
    // Shorter than PANJANG_MIN_LOGIN, as the demo's `ppk`: it can be changed all the same.
    const orang = await createPengguna({
      login: 'sari',
      peran: 'operator',
      divisi: '1010',
      nama: 'Sari Operator',
    })
    await createPengguna({ peran: 'operator', divisi: '1010', nama: 'Pengguna Lain' })
    await page.goto(`/admin/user/${orang.id}`)
    await dialog.getByLabel('Jabatan').fill('Staf Perencanaan')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.goto(`/admin/user/${orang.id}/show`)
    await dialog.getByRole('heading', { name: 'Riwayat' }).waitFor()
    await dialog.getByText('Pengguna diubah').waitFor()
    await check(page, 'riwayat-pengguna')
    const workbook = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Ekspor: Riwayat' }).click()
    const file = await workbook
    assert.equal(file.suggestedFilename(), 'Jejak Audit.xlsx')
    // This user's history and nobody else's, in words.
    const words = unzip(await readFile(await file.path())).get('xl/sharedStrings.xml')!
    for (const told of ['Pengguna diubah', 'Sari Operator', 'Staf Perencanaan'])
      assert.include(words, told)
    assert.notInclude(words, 'Pengguna Lain')
    await page.goto('/admin/audit')
    await page.getByRole('searchbox').fill('Sari Operator')
    await page.getByText('Pengguna Sari Operator').first().waitFor()
    await check(page, 'audit-cari')
  }).tags(DRILL)

  test('who has no right is refused', async () => {
    const { page } = await visitAs(await createPengguna({ peran: 'operator', divisi: '1010' }))
    await page.goto('/admin/user')
    await page.getByText('Anda tidak memiliki hak akses ke halaman ini !!!').waitFor()
  })
})
