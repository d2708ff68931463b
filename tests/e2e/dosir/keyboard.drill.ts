/** A company's whole way by keys alone on a phone: registration, the dossier with real documents, an offer. */
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { pdfContoh } from '@eproc/database/factories/sample_files'
import type { Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { Keys } from '../../lib/keys.ts'
import { mailLink, waitForMail } from '../../lib/mail.ts'
import { vendorHome } from '../../lib/page.ts'
import { tokenFor } from '../../lib/people.ts'
import { count, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkAsIs } from '../../lib/screen.ts'
import { tale } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const EMAIL = 'dewi@ruang.example'
const USER_ID = 'dewi.lestari'
const PASSWORD = 'Kunci-Papan-Tik-2026'
const COMPANY = 'PT Ruang Kota Nusantara'

/** What the whole dossier may take: who adds a detour adds it here too. */
const MOST_CLICKS = 38

const SECTIONS = ['Perusahaan', 'Ijin', 'Akta', 'Pemilik', 'Pengurus', 'Pengalaman', 'Pajak']

const document = (title: string) => pdfContoh(COMPANY, title, [['Dokumen', title]])

/** A screen stands when its heading does, and has the focus. */
const arrive = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 1, name: heading }).waitFor()

async function save(keys: Keys, told: string) {
  await keys.press('Simpan')
  await keys.page.getByText(told).first().waitFor()
}

/** Adds one record through its dialog, which stands open already where the list is empty. */
async function record(keys: Keys, noun: string, told: string, fill: () => Promise<void>) {
  const dialog = keys.page.getByRole('dialog', { name: `Tambah ${noun}` })
  await dialog.waitFor()
  // Inside it, before the first key: else a screen reader still reads the page below.
  await keys.page.locator('[role=dialog]:focus-within').waitFor()
  await fill()
  await save(keys, told)
  await dialog.waitFor({ state: 'hidden' })
}

const file = (keys: Keys, label: string, title: string) =>
  keys.file(`Pilih berkas: ${label}`, `${title}.pdf`, document(title))

async function perusahaan(keys: Keys) {
  await arrive(keys.page, 'Data Perusahaan')
  await keys.type('Nama Perusahaan', COMPANY)
  await keys.choose('Bentuk Usaha', 'PT')
  await keys.choose('Ukuran Usaha', 'Kecil')
  await keys.fill({ NPWP: '013567900403000', Alamat: 'Jalan Riau No. 140' })
  await keys.choose('Provinsi', 'Jawa Barat')
  await keys.page.locator('select[name=kabkod] option[value="3273"]').waitFor({ state: 'attached' })
  await keys.choose('Kabupaten/Kota', 'Kota Bandung')
  await keys.fill({ 'Kode Pos': '40115', 'Telepon': '(022) 7238271' })
  await file(keys, 'Surat pernyataan Non PKP', 'Surat pernyataan Non PKP')
  await file(keys, 'Formulir keikutsertaan', 'Formulir keikutsertaan')
  await checkAsIs(keys.page, 'papan-tik-perusahaan')
  await save(keys, 'Data perusahaan telah tersimpan !')
}

const ijin = (keys: Keys) =>
  record(keys, 'ijin usaha', 'Data ijin usaha telah tersimpan !', async () => {
    await keys.choose('Jenis Ijin', 'NIB')
    await keys.fill({
      'Nomor Induk Berusaha (13 digit)': '1234567890123',
      'Instansi penerbit': 'Lembaga OSS',
      'Kualifikasi': 'Kecil',
      'KBLI': '41012',
    })
    // The first of what was found, not of what was shown before.
    const found = keys.page.getByRole('listbox').getByRole('option').first()
    await found.filter({ hasText: '41012' }).waitFor()
    await keys.page.keyboard.press('ArrowDown')
    await keys.page.keyboard.press('Enter')
    keys.clicks++
    await file(keys, 'Dokumen Ijin Usaha', 'NIB')
    await checkAsIs(keys.page, 'papan-tik-ijin')
  })

async function akta(keys: Keys) {
  await arrive(keys.page, 'Akta Perusahaan')
  await keys.fill({ aktaANo: '12', aktaATgl: '10/03/2015', aktaANotaris: 'Hartono, S.H.' })
  await file(keys, 'Dokumen Akta', 'Akta Pendirian')
  await save(keys, 'Data akta perusahaan telah tersimpan !')
}

const pemilik = (keys: Keys) =>
  record(keys, 'pemilik', 'Data Pemilik sukses didaftarkan !', async () => {
    await keys.fill({ 'Nama': 'Budi Santoso', 'No. KTP': '3273011234560001' })
    await keys.fill({ Alamat: 'Jalan Merdeka 1', Saham: '60' })
    await keys.choose('Satuan', 'Persen')
    await file(keys, 'Scan KTP', 'KTP Budi Santoso')
  })

const pengurus = (keys: Keys) =>
  record(keys, 'pengurus', 'Data pengurus telah tersimpan !', async () => {
    await keys.fill({
      nama: 'Dewi Lestari',
      jabatan: 'Direktur Utama',
      noKtp: '3273014506800002',
      npwp: '3273014506800002',
      alamat: 'Jalan Merdeka 2',
    })
    await file(keys, 'Scan KTP', 'KTP Dewi Lestari')
  })

const pengalaman = (keys: Keys, contract: string) =>
  record(keys, 'pengalaman', 'Data pengalaman telah tersimpan !', async () => {
    await keys.fill({
      namaKontrak: contract,
      lokasi: 'Bandung',
      instansi: 'Dinas Perumahan',
      alamat: 'Jalan Asia Afrika 1',
      telepon: '022123456',
      noKontrak: `SPK ${contract}`,
      nilaiKontrak: '1500000000',
      persentase: '100',
      tglPelaksanaan: '10/01/2024',
      tglSelesaiKontrak: '01/12/2024',
      keterangan: 'Selesai tepat waktu',
    })
    await file(keys, 'Surat keterangan pemberi kerja', `Referensi ${contract}`)
  })

const pajak = (keys: Keys) =>
  record(keys, 'bukti pajak', 'Data Pajak telah tersimpan !', async () => {
    await keys.fill({ jenis: 'PPh Badan', masa: '2025', nomorTerima: 'BPE-01' })
    await keys.type('tanggalTerima', '30/03/2026')
    await file(keys, 'Dokumen Pajak', 'SPT 2025')
  })

tale(
  'By keys alone on a phone',
  async () => {
    const { page } = await visit({ screen: 'phone' })
    return { page, keys: new Keys(page), paket: null as { id: number; nama: string } | null }
  },
  (stage) => {
    stage('a company registers', async (_, { page, keys }) => {
      await page.goto('/')
      await keys.press('Daftar sebagai rekanan')
      await arrive(page, 'Pendaftaran Rekanan')
      await keys.fill({ 'E-Mail': EMAIL, 'User ID': USER_ID, 'Password': PASSWORD })
      await keys.fill({ 'Nama': 'Dewi Lestari', 'Jabatan': 'Direktur', 'No. HP': '081234567890' })
      await keys.press('persetujuan', 'Space')
      await keys.press('Daftar')
      await page.getByRole('heading', { name: 'Langkah berikutnya' }).waitFor()
      await checkAsIs(page, 'papan-tik-terdaftar')
    })

    stage('its link and its password lead to the dossier', async (_, { page, keys }) => {
      const mail = await waitForMail(EMAIL, { perihal: 'Aktivasi' })
      await page.goto(mailLink(mail, '/registrasi/user/'))
      keys.clicks++
      await page.getByText('Akun Anda sudah aktif').waitFor()
      await keys.press('Login')
      await arrive(page, 'Login')
      await keys.fill({ 'User ID': USER_ID, 'Password': PASSWORD })
      await page.keyboard.press('Enter')
      await page.waitForURL('**/vendor')
      await keys.press('Buka Data Perusahaan')
    })

    stage('its seven sections are filled, each leading to the next', async (_, { page, keys }) => {
      await perusahaan(keys)
      const next = async (name: string, heading: string) => {
        await keys.press(`Berikutnya: ${name}`)
        // What lies below an open dialog is not among the roles.
        await page.locator('h1', { hasText: heading }).waitFor()
      }
      await next('Ijin Usaha', 'Ijin Usaha')
      await ijin(keys)
      await next('Akta Perusahaan', 'Akta Perusahaan')
      await akta(keys)
      await next('Data Pemilik', 'Pemilik Perusahaan')
      await pemilik(keys)
      await next('Data Pengurus', 'Pengurus Perusahaan')
      await pengurus(keys)
      await next('Pengalaman', 'Pengalaman Perusahaan')
      await pengalaman(keys, 'Renovasi Gedung')
      await keys.press('Tambah pengalaman')
      await pengalaman(keys, 'Rumah Susun')
      await next('Pajak', 'Pajak Perusahaan')
      await pajak(keys)
    })

    stage('it waits for its verification, after few clicks', async ({ assert }, { page, keys }) => {
      await page.goto('/vendor')
      await page.getByText('7 dari 7 bagian lengkap').waitFor()
      const found = await rows('select status from rekanan')
      assert.deepEqual(found, [{ status: 'V' }])
      assert.isAtMost(keys.clicks, MOST_CLICKS)
    })

    stage('verified, it registers for a package with the pact', async (_, state) => {
      const { page, keys } = state
      const [vendor] = await rows<{ id: number }>('select id from rekanan')
      const verifier = await tokenFor({ peran: 'operatorULP' })
      for (const jenisStatus of SECTIONS) {
        const decision = { vendorId: vendor!.id, jenisStatus, val: 'A' }
        await call(verifier, 'POST', '/vendor/perusahaan/status', decision)
      }
      const { paket } = await createPaketTerbit({ kbli: ['41012'] })
      state.paket = paket
      await moveSchedule(paket.id, 'dokumen')
      await page.goto(vendorHome())
      await keys.press(`DAFTAR ${paket.nama}`)
      await keys.press('Saya sudah membaca dan menyetujui pakta integritas ini', 'Space')
      await keys.press('Setuju dan DAFTAR')
      await page.getByText('Proses pendaftaran berhasil').waitFor()
    })

    stage('and hands in its offer, file by file', async ({ assert }, { page, keys, paket }) => {
      const { id, nama } = paket!
      await moveSchedule(id, 'pemasukan')
      await page.goto(vendorHome())
      await keys.press(`Detail ${nama}`)
      await keys.press('Masukkan penawaran')
      for (const kind of ['Kualifikasi', 'Administrasi', 'Teknis']) {
        await keys.file('Pilih berkas: Pilih berkas', `${kind}.pdf`, document(kind))
        await keys.press('Unggah')
        // The receipt of this file: that of the one before stands there until it comes.
        await page.getByText(`Berkas ${kind} diterima`).waitFor()
      }
      await keys.type('Harga satuan baris 1', '8500000')
      await keys.type('Harga satuan baris 2', '0')
      await keys.file('Pilih berkas: Pilih berkas', 'harga.pdf', document('harga'))
      await keys.confirm('Unggah')
      await page.getByText('Penawaran Anda lengkap').waitFor()
      await checkAsIs(page, 'papan-tik-penawaran')
      assert.equal(await count('penawaran'), 4)
    })
  }
)
