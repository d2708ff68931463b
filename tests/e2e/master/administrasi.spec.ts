/** A.4: adminit keeps users, vendor users, parameters and master data, in a real browser. */
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { buatPengguna, masukSebagai, SANDI_UJI } from '@eproc/database/factories/pengguna'
import {
  bukaHalaman,
  LAYAR,
  periksaAxe,
  periksaLebar,
  potret,
  type Page,
} from '../../lib/peramban.ts'
import { tautanSurat, tungguSurat } from '../../lib/surat.ts'

type Layar = keyof typeof LAYAR
const tandaBaru = () => randomBytes(3).toString('hex')

async function periksa(page: Page, nama: string) {
  await page.evaluate('document.fonts.ready.then(() => null)')
  await periksaAxe(page)
  await periksaLebar(page)
  await potret(page, `master-${nama}`)
}

/** A page that is signed in; the login screen itself is played by the account tests. */
async function masuk(peran: 'adminit' | 'superAdmin', layar: Layar) {
  const pengguna = await buatPengguna({ peran, nama: 'Citra Administrator' })
  const token = await masukSebagai(pengguna)
  const { page, keluhan } = await bukaHalaman({ layar })
  await page.addInitScript(`localStorage.setItem('eproc.token', '${token}')`)
  return { page, keluhan, pengguna }
}

const judul = (page: Page, nama: string) =>
  page.getByRole('heading', { level: 1, name: nama }).waitFor()
const cari = async (page: Page, kata: string) => {
  await page.getByRole('searchbox').fill(kata)
  await page.waitForURL(`**q=${kata}**`)
}

test.group('Administrasi di peramban', () => {
  for (const layar of Object.keys(LAYAR) as Layar[]) {
    test(`pengguna internal: tambah, tautan password, ubah, status (${layar})`, async ({
      assert,
    }) => {
      const { page, keluhan, pengguna } = await masuk('adminit', layar)
      const tanda = tandaBaru()
      const email = `dewi.${tanda}@uji.example`
      const nama = `Dewi ${tanda}`
      await page.goto('/admin')
      await judul(page, 'Dashboard Admin')
      for (const kartu of ['User Admin', 'User Operasional', 'User Rekanan']) {
        await page.getByRole('main').getByRole('link', { name: kartu }).waitFor()
      }
      await periksa(page, `dasbor-${layar}`)

      await page.goto('/admin/user')
      await judul(page, 'Daftar Pengguna Internal')
      await page.getByText('Citra Administrator').first().waitFor()
      await periksa(page, `pengguna-${layar}`)

      await page.getByRole('button', { name: 'Tambah pengguna' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('User ID').fill('dw')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await dialog.getByText('User ID minimal 5 karakter').first().waitFor()
      await periksa(page, `pengguna-galat-${layar}`)
      await dialog.getByLabel('User ID').fill(`dewi.${tanda}`)
      await dialog.getByLabel('E-Mail').fill(email)
      await dialog.getByLabel('Nama').fill(nama)
      await dialog.getByLabel('Jabatan').fill('Staf Umum')
      await dialog.getByLabel('User Roles').selectOption('operator')
      await dialog.getByLabel('Divisi').selectOption('3040')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data user baru telah tersimpan !').waitFor()
      await dialog.waitFor({ state: 'detached' })

      const surat = await tungguSurat(email)
      const jalur = tautanSurat(surat, '/userman/forget/')
      await cari(page, tanda)
      await page.getByText('Belum membuat password').last().waitFor()
      await periksa(page, `pengguna-cari-${layar}`)

      const baru = await bukaHalaman({ layar })
      await baru.page.goto(jalur)
      await baru.page.getByLabel('Masukkan password baru').fill(SANDI_UJI)
      await baru.page.getByLabel('Konfirmasi password baru').fill(SANDI_UJI)
      await baru.page.getByRole('button', { name: 'Simpan' }).click()
      await baru.page.getByText('Password telah berhasil diubah').waitFor()
      await baru.page.waitForURL('**/login')
      await baru.page.getByLabel('User ID').fill(`dewi.${tanda}`)
      await baru.page.getByLabel('Password').first().fill(SANDI_UJI)
      await baru.page.keyboard.press('Enter')
      await baru.page.waitForURL((url) => url.pathname !== '/login')

      await page.getByRole('button', { name: `Ubah: ${nama}` }).click()
      await dialog.getByLabel('Jabatan').fill('Kepala Staf Umum')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data user telah diupdate !').waitFor()
      await page.getByText('Kepala Staf Umum').waitFor()

      await page.getByRole('button', { name: `Kirim ubah password: ${nama}` }).click()
      const tanya = page.getByRole('alertdialog')
      await tanya.getByText(email).waitFor()
      await periksa(page, `pengguna-sandi-${layar}`)
      await tanya.getByRole('button', { name: 'Kirim ubah password' }).click()
      await page.getByText('Ubah password berhasil dikirim').waitFor()

      await page.getByRole('button', { name: `Ubah status: ${nama}` }).click()
      await dialog.getByRole('radio', { name: 'Suspend' }).check()
      await dialog.getByText('semua sesinya berakhir').waitFor()
      await periksa(page, `pengguna-status-${layar}`)
      await dialog.getByRole('button', { name: 'Ubah status' }).click()
      await page.getByText('Ubah status user berhasil disimpan').waitFor()
      await page.getByText('Suspend').last().waitFor()

      // The suspended user's session is over: the next page shows nobody signed in.
      await baru.page.goto('/user/profil')
      await baru.page.waitForURL((url) => url.pathname !== '/user/profil')
      assert.equal(await baru.page.locator('[data-menu-profil]').count(), 0)
      await baru.page.context().close()

      await cari(page, pengguna.login)
      const sendiri = page.getByRole('button', { name: 'Ubah status: Citra Administrator' })
      await sendiri.waitFor()
      assert.isTrue(await sendiri.isDisabled(), 'status sendiri')
      assert.isEmpty(keluhan.daftar)
      await page.context().close()
    })

    test(`pengguna rekanan: status rekanan ikut (${layar})`, async ({ assert }) => {
      const { page, keluhan } = await masuk('adminit', layar)
      const tanda = tandaBaru()
      const akun = await buatPengguna({ peran: 'vendor', nama: `Wakil ${tanda}` })
      await db.rawQuery(
        `insert into rekanan (pengguna_id, jenis, no_registrasi, nama, status)
         values (?, 'V', ?, ?, 'N')`,
        [akun.id, `V-${tanda}`, `PT ${tanda}`]
      )
      await page.goto('/admin/user-vendor')
      await judul(page, 'Daftar Pengguna Rekanan')
      await cari(page, tanda)
      await page.getByText(`PT ${tanda}`).waitFor()
      await periksa(page, `rekanan-${layar}`)
      await page.getByRole('button', { name: `Ubah status: Wakil ${tanda}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'Suspend' }).check()
      await dialog.getByLabel('Alasan').fill('Pemeriksaan')
      await dialog.getByRole('button', { name: 'Ubah status' }).click()
      await page.getByText('Ubah status user berhasil disimpan').waitFor()
      const { rows } = (await db.rawQuery('select status from rekanan where pengguna_id = ?', [
        akun.id,
      ])) as { rows: { status: string }[] }
      assert.equal(rows[0]!.status, 'S')
      assert.isEmpty(keluhan.daftar)
      await page.context().close()
    })

    test(`parameter dan data master (${layar})`, async ({ assert }) => {
      const { page, keluhan } = await masuk('adminit', layar)
      const tanda = tandaBaru()
      await page.goto('/admin/parameter')
      await judul(page, 'Parameter Aplikasi')
      await periksa(page, `parameter-${layar}`)
      await cari(page, 'PANJANG_MIN_LOGIN')
      await page.getByRole('button', { name: 'Ubah: PANJANG_MIN_LOGIN' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Value').fill('99')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await dialog.getByText('Nilai maksimal 20').first().waitFor()
      await periksa(page, `parameter-galat-${layar}`)
      await dialog.getByLabel('Value').fill('5')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data parameter sudah diupdate !').waitFor()
      await cari(page, 'tidakadasamasekali')
      await page.getByText('Tidak ada data yang cocok').waitFor()

      for (const [alamat, nama, objek, isi] of [
        [
          'lokasi-proyek',
          'Lokasi Proyek',
          'lokasi proyek',
          { Kode: `L${tanda}`, Nama: `Menara ${tanda}`, Lokasi: 'Jalan Satu' },
        ],
        ['coa', 'Chart of Account', 'CoA', { Kode: `9.${tanda}`, Nama: `Beban ${tanda}` }],
        ['divisi', 'Divisi', 'divisi', { Kode: `9${tanda}`, Nama: `Divisi ${tanda}`, Nick: tanda }],
      ] as const) {
        await page.goto(`/admin/${alamat}`)
        await judul(page, nama)
        await periksa(page, `${alamat}-${layar}`)
        await page
          .getByRole('button', { name: /^Tambah/ })
          .first()
          .click()
        await dialog.getByRole('button', { name: 'Simpan' }).click()
        await dialog.getByText('Field harus diisi!.').first().waitFor()
        for (const [label, nilai] of Object.entries(isi)) {
          await dialog.getByLabel(label).fill(nilai)
        }
        if (alamat === 'divisi') await dialog.getByLabel('Direktorat').selectOption('20')
        await periksa(page, `${alamat}-dialog-${layar}`)
        await dialog.getByRole('button', { name: 'Simpan' }).click()
        await page.getByText(`Data ${objek} berhasil ditambahkan`).waitFor()
        await cari(page, tanda)
        const baris = `${isi.Kode} ${isi.Nama}`
        await page.getByRole('button', { name: `Ubah: ${baris}` }).click()
        await page.waitForURL(/\/\d+\?/)
        await dialog.getByLabel('Nama').fill(`${isi.Nama} baru`)
        await dialog.getByRole('button', { name: 'Simpan' }).click()
        await page.getByText(`Data ${objek} berhasil diperbarui`).waitFor()
        await page.getByRole('button', { name: `Hapus: ${baris} baru` }).click()
        const tanya = page.getByRole('alertdialog', { name: `Hapus ${baris} baru?` })
        await periksa(page, `${alamat}-hapus-${layar}`)
        await tanya.getByRole('button', { name: 'Hapus' }).click()
        await page.getByText(`Data ${objek} berhasil dihapus`).waitFor()
        await page.getByText(`Tidak ada data yang cocok dengan "${tanda}"`).waitFor()
      }
      assert.isEmpty(keluhan.daftar)
      await page.context().close()
    })

    test(`jejak audit dan kesehatan instalasi (${layar})`, async ({ assert }) => {
      const { page, keluhan } = await masuk('superAdmin', layar)
      const tanda = tandaBaru()
      const coa = { kode: `8.${tanda}`, nama: `Beban ${tanda}` }
      await page.goto('/admin/coa/create')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Kode').fill(coa.kode)
      await dialog.getByLabel('Nama').fill(coa.nama)
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data CoA berhasil ditambahkan').waitFor()

      await page.goto('/admin/audit?aksi=coa.tambah')
      await judul(page, 'Jejak Audit')
      await page.getByText('coa.tambah').first().waitFor()
      await page.getByRole('heading', { name: 'Kepala jurnal' }).waitFor()
      await page.getByRole('button', { name: 'Unduh kepala jurnal' }).waitFor()
      await periksa(page, `audit-${layar}`)
      const unduhan = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Unduh kepala jurnal' }).click()
      assert.equal((await unduhan).suggestedFilename(), 'kepala-jurnal.jsonl')
      await page.getByText('coa.tambah').first().click()
      await dialog.getByText(coa.kode).waitFor()
      await periksa(page, `audit-catatan-${layar}`)

      await page.goto('/super/admin')
      await judul(page, 'Kesehatan Instalasi')
      await page.getByRole('heading', { name: 'Basis data' }).waitFor()
      await periksa(page, `instalasi-${layar}`)
      assert.isEmpty(keluhan.daftar)
      await page.context().close()
    })
  }

  test('tanpa hak: halaman administrasi menolak', async () => {
    const operator = await buatPengguna({ peran: 'operator', divisi: '1010' })
    const token = await masukSebagai(operator)
    const { page } = await bukaHalaman()
    await page.addInitScript(`localStorage.setItem('eproc.token', '${token}')`)
    await page.goto('/admin/user')
    await page.getByText('Anda tidak memiliki hak akses ke halaman ini !!!').waitFor()
    await page.context().close()
  })
})
