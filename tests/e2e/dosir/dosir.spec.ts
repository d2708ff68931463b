/** Issue A.2 through the real screens: a company fills its seven sections with real files. */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { pdfContoh } from '@eproc/database/factories/sample_files'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { dayFromNow } from '../../lib/dates.ts'
import { fillDay } from '../../lib/day.ts'
import { inNextEdition } from '../../lib/kbli.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach, tale } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const PDF = (nama: string) => ({
  name: nama,
  mimeType: 'application/pdf',
  buffer: pdfContoh('PT Cipta Ruang Nusantara', nama, [['Dokumen', 'uji']]),
})

async function masuk() {
  const pengguna = await createPengguna({ peran: 'vendor', nama: 'Sari Dewanti' })
  return { ...(await visitAs(pengguna)), pengguna }
}

const isi = async (page: Page, input: Readonly<Record<string, string>>) => {
  for (const [label, nilai] of Object.entries(input)) {
    await page.getByLabel(label, { exact: false }).first().fill(nilai)
  }
}
const berkas = (page: Page, nama: string, dokumen = 'dokumen.pdf') =>
  page.locator(`input[type=file][name=${nama}]`).setInputFiles(PDF(dokumen))
const pilih = (page: Page, nama: string, nilai: string) =>
  page.locator(`select[name=${nama}]`).selectOption(nilai)
const bidang = (page: Page, nama: string, nilai: string) =>
  page.locator(`input[name=${nama}], textarea[name=${nama}]`).first().fill(nilai)

const hari = (page: Page, nama: string, nilai: string) =>
  fillDay(page.locator(`input[name=${nama}]`), nilai)

async function simpanDialog(page: Page, pesan: string) {
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText(pesan).first().waitFor()
  await dialog.waitFor({ state: 'hidden' })
}

async function fillPerusahaan(page: Page) {
  await page.goto('/vendor/perusahaan')
  await page.getByRole('heading', { name: 'Data Perusahaan', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Formulir keikutsertaan wajib dilampirkan').first().waitFor()
  await page
    .getByText('Surat pernyataan Non PKP wajib dilampirkan jika tidak melampirkan PKP')
    .first()
    .waitFor()
  await checkScreen(page, 'dosir-perusahaan-galat')
  await bidang(page, 'nama', 'PT Cipta Ruang Nusantara')
  await pilih(page, 'bentuk', 'pt')
  await pilih(page, 'ukuran', 'kecil')
  await bidang(page, 'npwp', '013567900403000')
  await bidang(page, 'alamat', 'Jalan Riau No. 140')
  await pilih(page, 'provinsi', '32')
  await page.locator('select[name=kabkod] option[value="3273"]').waitFor({ state: 'attached' })
  await pilih(page, 'kabkod', '3273')
  await bidang(page, 'kodepos', '40115')
  await bidang(page, 'telepon', '(022) 7238271')
  await berkas(page, 'fileNonPKP', 'non pkp.pdf')
  await berkas(page, 'fileFormulir', 'formulir.pdf')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Data perusahaan telah tersimpan !').waitFor()
}

async function fillIjin(page: Page) {
  await page.goto('/vendor/ijin')
  await page.getByRole('button', { name: 'Tambah ijin usaha' }).click()
  await pilih(page, 'jenis', 'NIB')
  await bidang(page, 'nomor', '1234567890123')
  await bidang(page, 'instansi', 'Lembaga OSS')
  await bidang(page, 'kualifikasi', 'Kecil')
  await page.getByRole('combobox', { name: /KBLI/ }).fill('41012')
  await page.getByRole('option', { name: /41012/ }).click()
  await page.keyboard.press('Escape')
  await berkas(page, 'dokumen', 'nib.pdf')
  await checkScreen(page, 'dosir-ijin')
  await simpanDialog(page, 'Data ijin usaha telah tersimpan !')
  // Offered is the edition in force; what a licence names of another one keeps its name.
  const named = await rows<{ id: number; ijin: number }>(
    'delete from ijin_kbli returning kbli_id as id, ijin_id as ijin'
  )
  const [other] = await inNextEdition(named.map(({ id }) => id))
  await rows('insert into ijin_kbli (ijin_id, kbli_id) values (?, ?)', [named[0]!.ijin, other])
  await page.goto(`/vendor/ijin?isian=${named[0]!.ijin}`)
  await page
    .getByText(/^41012 .+ \(baru\)$/)
    .first()
    .waitFor()
}

async function fillAkta(page: Page) {
  await page.goto('/vendor/akta')
  await bidang(page, 'aktaANo', '12')
  await hari(page, 'aktaATgl', '2015-03-10')
  await bidang(page, 'aktaANotaris', 'Notaris Hartono, S.H.')
  await berkas(page, 'aktaADoc', 'akta.pdf')
  await checkScreen(page, 'dosir-akta')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Data akta perusahaan telah tersimpan !').waitFor()
}

async function fillPemilik(page: Page) {
  await page.goto('/vendor/pemilik')
  await page.getByRole('button', { name: 'Tambah pemilik' }).click()
  await bidang(page, 'nama', 'Budi Santoso')
  await bidang(page, 'noKtp', '3273011234560001')
  await bidang(page, 'alamat', 'Jalan Merdeka 1')
  await bidang(page, 'saham', '60')
  await pilih(page, 'satuan', 'P')
  await berkas(page, 'fileKTP', 'ktp.pdf')
  await simpanDialog(page, 'Data Pemilik sukses didaftarkan !')
}

async function fillPengurus(page: Page) {
  await page.goto('/vendor/pengurus')
  await page.getByRole('button', { name: 'Tambah pengurus' }).click()
  await bidang(page, 'nama', 'Sari Dewanti')
  await bidang(page, 'jabatan', 'Direktur Utama')
  await bidang(page, 'noKtp', '3273014506800002')
  await bidang(page, 'npwp', '3273014506800002')
  await bidang(page, 'alamat', 'Jalan Merdeka 2')
  await berkas(page, 'dokKtp', 'ktp direktur.pdf')
  await simpanDialog(page, 'Data pengurus telah tersimpan !')
}

async function fillPengalaman(page: Page, nama: string) {
  await page.getByRole('button', { name: 'Tambah pengalaman' }).click()
  await bidang(page, 'namaKontrak', nama)
  await bidang(page, 'lokasi', 'Bandung')
  await bidang(page, 'instansi', 'Dinas Perumahan')
  await bidang(page, 'alamat', 'Jalan Asia Afrika 1')
  await bidang(page, 'telepon', '022123456')
  await bidang(page, 'noKontrak', `SPK-${nama.length}`)
  await bidang(page, 'nilaiKontrak', '1500000000')
  await bidang(page, 'persentase', '100')
  await hari(page, 'tglPelaksanaan', '2024-01-10')
  await hari(page, 'tglSelesaiKontrak', '2023-12-01')
  await bidang(page, 'keterangan', 'Selesai tepat waktu')
  await berkas(page, 'dokumen', 'referensi.pdf')
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
  await dialog.getByText('Tanggal pelaksanaan harus mendahului tanggal selesai').first().waitFor()
  await hari(page, 'tglSelesaiKontrak', '2024-12-01')
  await simpanDialog(page, 'Data pengalaman telah tersimpan !')
}

async function fillPajak(page: Page) {
  await page.goto('/vendor/pajak')
  await page.getByRole('button', { name: 'Tambah bukti pajak' }).click()
  await isi(page, { 'Jenis Pajak': 'PPh Badan', 'Masa Tahun Pajak': '2025' })
  await bidang(page, 'nomorTerima', 'BPE-01')
  await hari(page, 'tanggalTerima', '2026-03-30')
  await berkas(page, 'dokumen', 'spt.pdf')
  await simpanDialog(page, 'Data Pajak telah tersimpan !')
}

tale('The dossier of a company in the portal', masuk, (stage) => {
  stage('nothing else is asked before the company itself', async (_, { page }) => {
    await page.goto('/vendor/ijin')
    await page.getByText('Anda harus input data PERUSAHAAN terlebih dulu !').waitFor()
  })

  stage('the company gets its registration number', async (_, { page }) => {
    await fillPerusahaan(page)
    await page
      .getByText(/^V-\d{4}-\d{5}$/)
      .filter({ visible: true })
      .first()
      .waitFor()
  })

  stage('licences and deed are filled in on a phone', async (_, { page }) => {
    await page.setViewportSize(SCREENS.phone)
    await fillIjin(page)
    await fillAkta(page)
  })

  stage('owners are filled in on a phone, managers at a desk', async (_, { page }) => {
    await fillPemilik(page)
    await page.setViewportSize(SCREENS.desk)
    await fillPengurus(page)
  })

  stage('experience counts from the second contract on', async (_, { page }) => {
    await page.goto('/vendor/pengalaman')
    await fillPengalaman(page, 'Renovasi Gedung')
    await page.getByText('Baru 1 dari minimal 2 pengalaman', { exact: false }).waitFor()
    await page.getByText('Belum lengkap', { exact: true }).first().waitFor()
    await page.setViewportSize(SCREENS.phone)
    await fillPengalaman(page, 'Pembangunan Rumah Susun')
  })

  stage('with the taxes the dossier is complete and waits', async (context, state) => {
    const { assert } = context
    const { page, pengguna } = state
    await fillPajak(page)
    await page.goto('/vendor')
    await page.getByText('7 dari 7 bagian lengkap').waitFor()
    await checkScreen(page, 'dosir-lengkap')
    const found = await rows('select status from rekanan where pengguna_id = ?', [pengguna.id])
    assert.deepEqual(found, [{ status: 'V' }])
  })
})

test.group('A record of the dossier', (group) => {
  emptyEach(group)

  test('deleting asks with its name, and to cancel changes nothing', async ({ assert }) => {
    const { page } = await masuk()
    await fillPerusahaan(page)
    await fillPajak(page)
    await page.getByRole('button', { name: 'Hapus PPh Badan 2025' }).click()
    const tanya = page.getByRole('alertdialog')
    await tanya.getByText('Hapus PPh Badan 2025?').waitFor()
    // The question has an address: a reload asks again, Back takes it away.
    assert.match(new URL(page.url()).search, /^\?hapus=\d+$/)
    await page.reload()
    await tanya.getByText('Hapus PPh Badan 2025?').waitFor()
    await page.goBack()
    await tanya.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Hapus PPh Badan 2025' }).click()
    await tanya.getByRole('button', { name: 'Batal' }).click()
    await tanya.waitFor({ state: 'detached' })
    assert.lengthOf(await rows('select 1 from pajak'), 1)
    await page.getByRole('button', { name: 'Hapus PPh Badan 2025' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click()
    await page.getByText('Belum ada data !').waitFor()
    assert.lengthOf(await rows('select 1 from pajak'), 0)
    // The row took the button along; whoever works by keyboard is not sent back to the browser's first stop.
    await page.locator('h1:focus').waitFor()
  })
})

test.group('An active dossier', (group) => {
  emptyEach(group)

  test('that cannot be read says so, instead of an empty form to begin anew', async ({
    assert,
  }) => {
    const { pengguna, rekanan } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna, 'phone')
    const path = `**/vendor/registrasi/perusahaan/${rekanan.id}`
    const answer = { statusCode: 403, message: 'Untuk sementara ditutup' }
    await page.route(path, (route) => route.fulfill({ status: 403, json: answer }))
    await page.goto('/vendor/perusahaan')
    await page.getByText(answer.message).waitFor()
    assert.equal(await page.getByLabel('Nama Perusahaan').count(), 0)
    await checkScreen(page, 'dosir-tidak-terbaca')
    await page.unroute(path)
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await page.getByLabel('Nama Perusahaan').waitFor()
    assert.equal(await page.getByLabel('Nama Perusahaan').inputValue(), rekanan.nama)
  })

  test('says which version counts while a changed section waits', async () => {
    const { pengguna, rekanan } = await createRekanan({
      status: 'A',
      bagian: { statusIjin: 'V' },
      berkasNyata: true,
    })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/ijin')
    await page.getByText('Yang berlaku: versi terverifikasi tanggal').waitFor()
    await checkScreen(page, 'dosir-versi-berlaku')
    await rows(`update ijin_usaha set instansi = 'OSS Baru' where rekanan_id = ?`, [rekanan.id])
    await page.getByText('Bandingkan dengan versi terverifikasi').click()
    const changed = page.getByRole('row', { name: /Instansi Berubah/ })
    await changed.getByText('OSS Baru').waitFor()
    await changed.locator('del').waitFor()
    await checkScreen(page, 'dosir-banding')
    const staff = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await staff.page.goto(`/admin/vendor/${rekanan.id}/show?bagian=ijin`)
    await staff.page
      .getByRole('row', { name: /Instansi Berubah/ })
      .getByText('OSS Baru')
      .waitFor()
    await checkScreen(staff.page, 'verifikasi-banding', { except: ['iframe'] })
  })

  test('keeps what its status rests on, and says why', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/ijin')
    await page.getByRole('button', { name: /^Hapus NIB/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click()
    await page.getByText('Status Aktif Anda bergantung pada NIB ini').first().waitFor()
    assert.lengthOf(await rows('select 1 from ijin_usaha'), 1)
  })

  test('what was deleted elsewhere goes from the list without an alarm', async () => {
    const { rekanan, pengguna } = await createRekanan({ status: 'V' })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/pajak')
    await page.getByRole('button', { name: /^Hapus / }).click()
    await rows('delete from pajak where rekanan_id = ?', [rekanan.id])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click()
    await page.getByText('Data ini sudah dihapus sebelumnya.').waitFor()
    await page.getByText('Belum ada data !').waitFor()
  })

  test('a complaint about two dates goes when the other one is mended', async () => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor/akta')
    await hari(page, 'aktaATgl', '2020-01-02')
    await hari(page, 'aktaUTgl', '2020-01-01')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    const keluhan = page.getByText('tidak boleh mendahului tanggal akta pendirian')
    await keluhan.first().waitFor()
    await hari(page, 'aktaATgl', '2019-01-02')
    await keluhan.first().waitFor({ state: 'detached' })
  })
})

test.group("The dossier's overview", (group) => {
  emptyEach(group)

  test('of a new company and a new person says what to begin with', async ({ assert }) => {
    const { page } = await visitAs(await createPengguna({ peran: 'vendor' }))
    // While the server has not told, nothing is claimed.
    const answer = { statusCode: 403, message: 'Untuk sementara ditutup' }
    await page.route('**/vendor/-999', (route) => route.fulfill({ status: 403, json: answer }))
    await page.goto('/vendor')
    await page.getByText(answer.message).waitFor()
    assert.equal(await page.getByText('Belum diinput').count(), 0)
    await page.unroute('**/vendor/-999')
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await page.getByRole('heading', { name: 'Lengkapi Data Perusahaan' }).waitFor()
    await checkScreen(page, 'ringkasan-baru')
    const person = await visitAs(await createPengguna({ peran: 'person' }), 'phone')
    await person.page.goto('/person/home')
    await person.page.getByRole('heading', { name: 'Lengkapi Data Pribadi' }).waitFor()
    await person.page.getByRole('link', { name: 'Buka Data Pribadi' }).click()
    await person.page.waitForURL('**/person/data')
  })

  test('puts a remark first, counts the others, and tells a licence that ends soon', async () => {
    const { pengguna, rekanan } = await createRekanan({ status: 'A', bagian: { statusIjin: 'V' } })
    await rows(
      `update rekanan set status_pajak = 'N', remark_pajak = 'Nomor bukti salah' where id = ?`,
      [rekanan.id]
    )
    await rows('update ijin_usaha set berlaku = ? where rekanan_id = ?', [
      dayFromNow(20),
      rekanan.id,
    ])
    const { page } = await visitAs(pengguna)
    await page.goto('/vendor')
    const next = page.getByRole('region', { name: 'Perbaiki Pajak' })
    await next.getByText('Nomor bukti salah').waitFor()
    await page.getByText('20 hari lagi').first().waitFor()
    await checkScreen(page, 'ringkasan-aktif')
    await next.getByRole('link', { name: 'Buka Pajak' }).click()
    await page.waitForURL('**/vendor/pajak')
  })
})
