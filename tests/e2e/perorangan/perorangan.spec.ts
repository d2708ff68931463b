/** An individual on a phone: registration, dossier with real files, verification, a TLA, a SEL and its offer. */
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { jpgContoh, pdfContoh } from '@eproc/database/factories/sample_files'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { call, form, pdfBlob } from '../../lib/calls.ts'
import { budgetYear } from '../../lib/dates.ts'
import { mailLink, waitForMail } from '../../lib/mail.ts'
import { row } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkAsIs } from '../../lib/screen.ts'
import { sendOffer } from '../../lib/send_offer.ts'
import { tale } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const EMAIL = 'dewi@orang.example'
const ACCOUNT = { userId: 'dewi.lestari', password: 'Kunci-Dewi-2026' }
const TLA = 'Kajian Kelayakan Rumah Susun'
const SEL = 'Seleksi Ahli Penilai Aset'

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfContoh('Dewi Lestari', name, [['Dokumen', 'uji']]),
})
const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`input[name=${name}], textarea[name=${name}]`).first().fill(value)
}
const file = (page: Page, name: string) => page.locator(`input[type=file][name=${name}]`)

async function build() {
  const { page } = await visit({ screen: 'phone' })
  return { page, vendorId: 0, token: '' }
}

async function fillDataPribadi(page: Page) {
  await page.getByRole('link', { name: 'Buka Data Pribadi' }).click()
  await page.waitForURL('**/person/data')
  // What a browser knows of its owner need not be typed (WCAG 1.3.5).
  for (const [name, token] of [
    ['nama', 'name'],
    ['alamat', 'street-address'],
    ['provinsi', 'address-level1'],
    ['kabkod', 'address-level2'],
    ['kodepos', 'postal-code'],
    ['telepon', 'tel'],
    ['email', 'email'],
  ] as const)
    await page
      .locator(`[name=${name}][autocomplete=${token}]`)
      .first()
      .waitFor({ state: 'attached' })
  await fill(page, {
    nama: 'Dewi Lestari',
    noKtp: '3171011234560002',
    npwp: '012345678901002',
    alamat: 'Jalan Anggrek No. 3',
    kodepos: '10110',
    telepon: '081200001111',
  })
  await page.locator('select[name=provinsi]').selectOption('31')
  await page.locator('select[name=kabkod] option[value="3171"]').waitFor({ state: 'attached' })
  await page.locator('select[name=kabkod]').selectOption('3171')
  const ktp = { name: 'ktp.jpg', mimeType: 'image/jpeg', buffer: await jpgContoh() }
  await file(page, 'fileKtp').setInputFiles(ktp)
  await file(page, 'fileNpwp').setInputFiles(pdf('npwp.pdf'))
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Harap melampirkan formulir').first().waitFor()
  await checkAsIs(page, 'perorangan-data-galat')
  await file(page, 'fileFormulir').setInputFiles(pdf('formulir.pdf'))
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Data pribadi berhasil disimpan').first().waitFor()
}

async function addPengalaman(page: Page, nama: string) {
  await page.getByRole('button', { name: 'Tambah pengalaman' }).click()
  await fill(page, {
    nama,
    instansi: 'Dinas Perumahan',
    jabatan: 'Ahli Madya',
    tahun: '2024',
    durasiBulan: '6',
    keterangan: 'Selesai tepat waktu',
  })
  const dialog = page.getByRole('dialog').first()
  await checkAsIs(page, 'perorangan-pengalaman')
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(nama).first().waitFor()
}

async function daftar(page: Page, nama: string) {
  await page.goto(`/person/home?tahun=${budgetYear()}`)
  await page.getByRole('button', { name: `DAFTAR ${nama}` }).click()
  const pakta = page.getByRole('dialog', { name: `Daftar ke ${nama}` })
  await pakta.getByRole('checkbox').check()
  await pakta.getByRole('button', { name: 'Setuju dan DAFTAR' }).click()
  await page.getByText('Proses pendaftaran berhasil').waitFor()
  await page
    .getByRole('dialog', { name: nama, exact: true })
    .getByText(/^Anda Peserta \d$/)
    .waitFor()
}

tale('An individual on a phone', build, (stage) => {
  stage('registers and opens the mailed link', async (_, { page }) => {
    await page.goto('/registrasi')
    await page.getByRole('radio', { name: 'Perseorangan' }).check()
    await page.getByLabel('E-Mail').fill(EMAIL)
    await page.getByLabel('User ID').fill(ACCOUNT.userId)
    await page.getByLabel('Password', { exact: false }).first().fill(ACCOUNT.password)
    await page.getByLabel('Nama').fill('Dewi Lestari')
    await page.getByLabel('Jabatan').fill('Konsultan')
    await page.getByLabel('No. HP').fill('081200001111')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Daftar', exact: true }).click()
    const mail = await waitForMail(EMAIL, { perihal: 'Aktivasi' })
    await page.goto(mailLink(mail, '/registrasi/user/'))
    await page.getByText('Akun Anda sudah aktif').waitFor()
  })

  stage('logs in to what is to be done first, and fills Data Pribadi', async (_, { page }) => {
    await page.goto('/login')
    await page.getByLabel('User ID').fill(ACCOUNT.userId)
    await page.getByLabel('Password', { exact: false }).first().fill(ACCOUNT.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/person/home')
    await checkAsIs(page, 'perorangan-beranda')
    await fillDataPribadi(page)
  })

  stage('adds two jobs and a certificate; the dossier waits', async ({ assert }, state) => {
    const { page } = state
    await page.goto('/person/pengalaman')
    await addPengalaman(page, 'Kajian Rumah Susun')
    await page.getByText('Baru 1 dari minimal 2 pengalaman', { exact: false }).waitFor()
    await addPengalaman(page, 'Penilaian Gedung')
    await page.goto('/person/sertifikat')
    await page.getByRole('button', { name: /^Tambah/ }).click()
    await fill(page, { keahlian: 'Ahli Manajemen Konstruksi', noSertifikat: 'SKA-0001' })
    await file(page, 'fileSertifikat').setInputFiles(pdf('ska.pdf'))
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.goto('/person/home')
    await page.getByText('3 dari 3 bagian lengkap').waitFor()
    await checkAsIs(page, 'perorangan-menunggu')
    const found = await row<{ id: number; status: string; pengguna_id: number }>(
      'select id, status, pengguna_id from rekanan'
    )
    assert.equal(found.status, 'V')
    state.vendorId = found.id
    state.token = await signInAs({ id: found.pengguna_id })
  })

  stage('is verified, and finds the packages of its year', async (_, { page, vendorId }) => {
    const staff = await signInAs(await createPengguna({ peran: 'operatorULP' }))
    await call(staff, 'PUT', '/vendor/person/status/verifikasi', {
      vendorId,
      statusPerusahaan: 'A',
      statusPengalaman: 'A',
      statusSertifikat: 'A',
    })
    await page.goto('/person/home')
    await page.getByRole('heading', { name: /^Paket Lelang Tahun Anggaran/, level: 2 }).waitFor()
    await checkAsIs(page, 'perorangan-aktif')
  })

  stage('is invited to a TLA, reads the letter, and registers', async (_, { page, vendorId }) => {
    const { paket, pokja } = await createPaketTerbit({
      metode: 'TLA',
      jenisPeserta: 'O',
      nama: TLA,
    })
    await moveSchedule(paket.id, 'undangan-peserta')
    await call(
      await signInAs(pokja[0]!),
      'POST',
      '/api/lelang/undangan',
      form({
        'userId': '1',
        'paketPenyediaId': String(paket.id),
        'tipe': 'P',
        'count': '1',
        'listUndangan': JSON.stringify([{ vendorId }]),
        'listUploadFile[0]': pdfBlob(),
      })
    )
    await waitForMail(EMAIL, { perihal: TLA })
    await page.goto(`/person/home?tahun=${budgetYear()}&paket=${paket.id}&tahap=undangan-peserta`)
    const dialog = page.getByRole('dialog', { name: TLA, exact: true })
    await dialog
      .getByRole('button', { name: /^Lihat / })
      .first()
      .waitFor()
    await checkAsIs(page, 'perorangan-undangan')
    await daftar(page, TLA)
  })

  stage(
    'registers for a SEL that is meant for individuals, and sends its offer',
    async ({ assert }, { page }) => {
      const { paket } = await createPaketTerbit({ metode: 'SEL', jenisPeserta: 'O', nama: SEL })
      await moveSchedule(paket.id, 'dokumen')
      await daftar(page, SEL)
      await checkAsIs(page, 'perorangan-peserta')
      assert.equal(page.viewportSize()!.width, SCREENS.phone.width)

      await moveSchedule(paket.id, 'pemasukan')
      await page.goto(`/person/home?tahun=${budgetYear()}&paket=${paket.id}&tahap=pemasukan`)
      const dialog = page.getByRole('dialog', { name: SEL, exact: true })
      await dialog.getByText('0 dari 4 berkas sudah diterima').waitFor()
      await sendOffer(dialog, 'K', 'kualifikasi.pdf')
      await sendOffer(dialog, 'A', 'administrasi.pdf')
      await sendOffer(dialog, 'T', 'teknis.pdf')
      await sendOffer(dialog, 'H', 'harga.pdf', '410000000')
      await dialog.getByText('Penawaran Anda lengkap').waitFor()
      await checkAsIs(page, 'perorangan-penawaran')
    }
  )
})
