import { test } from '@japa/runner'
import { buatBerita } from '@eproc/database/factories/berita'
import { buatPengguna, masukSebagai } from '@eproc/database/factories/pengguna'
import { berita } from '@eproc/i18n/id/berita'
import { publik } from '@eproc/i18n/id/publik'
import { prosedur } from '@eproc/i18n/id/prosedur'
import { kosongkan } from '../../lib/basis_data.ts'
import { bukaHalaman, LAYAR, periksaAxe, periksaLebar, type Page } from '../../lib/peramban.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const UKURAN = Object.keys(LAYAR) as (keyof typeof LAYAR)[]

/** Puts the session of a new account into the browser, as the login does. */
async function masuk(page: Page, peran: 'adminit' | 'operatorULP'): Promise<void> {
  const token = await masukSebagai(await buatPengguna({ peran }))
  await page.context().addInitScript((isi) => localStorage.setItem('eproc.token', isi), token)
}

async function periksa(page: Page): Promise<void> {
  await periksaAxe(page)
  await periksaLebar(page)
}

test.group('Area publik', (group) => {
  group.each.setup(() => kosongkan())

  test('Pengunjung membaca halaman depan, pengumuman, berita, prosedur, dan kontak ({$self})')
    .with(UKURAN)
    .run(async ({ assert }, layar) => {
      await buatBerita({
        judul: 'Jam layanan libur',
        isi: 'Kantor **tutup**.\n\n- Senin\n- Selasa',
      })
      await buatBerita({ judul: 'Sosialisasi portal', tipe: 'B', isi: '<b>bukan html</b>' })
      const { page, keluhan } = await bukaHalaman({ layar })

      await page.goto('/')
      await page.getByRole('heading', { level: 1, name: publik.home.judul }).waitFor()
      await page.getByRole('link', { name: 'Jam layanan libur' }).waitFor()
      await page.getByRole('link', { name: 'Sosialisasi portal' }).waitFor()
      await periksa(page)

      await page.getByRole('link', { name: publik.home.semuaPengumuman }).click()
      await page.waitForURL('**/informasi')
      const kartu = page.getByRole('article')
      await kartu.getByText('tutup', { exact: true }).waitFor()
      assert.equal(await kartu.locator('li').count(), 2)
      await periksa(page)

      await page.goto('/berita')
      await page.getByText('<b>bukan html</b>').waitFor()
      await periksa(page)

      await page.goto('/prosedur')
      for (const b of prosedur.bagian) {
        await page.getByRole('heading', { name: b.judul, exact: true }).waitFor()
      }
      await periksa(page)
      const unduhan = page.waitForEvent('download')
      await page.getByRole('link', { name: publik.formulir[1].nama }).click()
      assert.equal((await unduhan).suggestedFilename(), 'SURAT_PERNYATAAN_NON_PKP.docx')

      await page.goto('/kontak')
      await page.getByRole('definition').filter({ hasText: '(021) 1234567' }).waitFor()
      await periksa(page)
      assert.isEmpty(keluhan.daftar)
      await page.context().close()
    })

  test('Halaman paket dan rencana ditautkan dari beranda dan dijawab 200', async ({ assert }) => {
    const { page } = await bukaHalaman()
    await page.goto('/')
    await page.getByRole('link', { name: 'Selengkapnya' }).waitFor()
    for (const jalur of ['/rup-kegiatan', '/lelang', '/hasil-tender']) {
      assert.isAbove(await page.locator(`a[href="${jalur}"]`).count(), 0, jalur)
    }
    for (const jalur of ['/rup-kegiatan', '/lelang', '/hasil-tender', '/masa-sanggah']) {
      assert.equal((await page.goto(jalur))?.status(), 200, jalur)
    }
    await page.context().close()
  })

  test('Berita yang ditulis di back office tampil bagi umum dengan lampirannya ({$self})')
    .with(UKURAN)
    .run(async ({ assert }, layar) => {
      const { page, keluhan } = await bukaHalaman({ layar })
      await masuk(page, 'adminit')
      await page.goto('/admin/berita-informasi')
      await page.getByText(berita.kosong).waitFor()
      await periksa(page)

      await page.getByRole('button', { name: 'Tambah' }).click()
      const dialog = page.getByRole('dialog', { name: berita.tambah })
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      assert.isAtLeast(await dialog.getByText('Field harus diisi!.').count(), 2)
      await dialog.getByLabel(berita.kolom.title).fill('Undangan sosialisasi')
      await dialog.getByLabel(berita.kolom.content).fill('Hadir **tepat waktu**.')
      await dialog.getByRole('radio', { name: 'Berita' }).check()
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'Undangan.pdf', mimeType: 'application/pdf', buffer: PDF })
      await periksa(page)
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText(berita.tersimpan).waitFor()
      await page.getByText('Undangan sosialisasi').first().waitFor()
      await periksa(page)

      const tamu = await bukaHalaman({ layar })
      await tamu.page.goto('/berita')
      await tamu.page.getByRole('heading', { name: 'Undangan sosialisasi' }).waitFor()
      await periksa(tamu.page)
      const unduhan = tamu.page.waitForEvent('download')
      await tamu.page.getByRole('link', { name: /^Attachment/ }).click()
      assert.equal((await unduhan).suggestedFilename(), 'Undangan.pdf')
      await tamu.page.context().close()

      await page.getByRole('button', { name: 'Hapus: Undangan sosialisasi' }).click()
      const tanya = page.getByRole('alertdialog', { name: /Undangan sosialisasi/ })
      await periksa(page)
      await tanya.getByRole('button', { name: 'Hapus' }).click()
      await page.getByText(berita.dihapus).waitFor()
      await page.getByText(berita.kosong).waitFor()
      assert.isEmpty(keluhan.daftar)
      await page.context().close()
    })

  test('Kebijakan vendor disunting di back office dan terbaca di halaman publik ({$self})')
    .with(UKURAN)
    .run(async ({ assert }, layar) => {
      const { page, keluhan } = await bukaHalaman({ layar })
      await masuk(page, 'operatorULP')
      await page.goto('/admin/kebijakan-vendor')
      await page.getByLabel(berita.kebijakan.isi).fill('## Kejujuran\n\nData harus benar.')
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'Kode Etik.pdf', mimeType: 'application/pdf', buffer: PDF })
      await periksa(page)
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText(berita.kebijakan.tersimpan).waitFor()

      const tamu = await bukaHalaman({ layar })
      await tamu.page.goto('/kebijakan-vendor')
      await tamu.page.getByRole('heading', { name: 'Kejujuran' }).waitFor()
      await tamu.page.getByRole('heading', { name: publik.kebijakan.lampiran }).waitFor()
      await periksa(tamu.page)
      const unduhan = tamu.page.waitForEvent('download')
      await tamu.page.getByRole('link', { name: /Kode Etik\.pdf/ }).click()
      assert.equal((await unduhan).suggestedFilename(), 'Kode Etik.pdf')
      await tamu.page.context().close()
      assert.isEmpty(keluhan.daftar)
      await page.context().close()
    })

  test('Halaman dokumentasi API tergambar di bawah kebijakan keamanannya', async ({ assert }) => {
    const { page, keluhan } = await bukaHalaman()
    await page.goto('/docs/api')
    await page.getByRole('heading', { level: 1, name: /^API / }).waitFor()
    await page
      .getByRole('link', { name: /Berita dan kebijakan/ })
      .first()
      .waitFor()
    assert.isEmpty(keluhan.daftar)
    await page.context().close()
  })
})
