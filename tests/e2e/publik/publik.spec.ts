/** What everybody reads, and how news and the vendor policy get there. */
import { test } from '@japa/runner'
import { createBerita } from '@eproc/database/factories/berita'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { berita } from '@eproc/i18n/id/berita'
import { uji, ui } from '@eproc/i18n/id/ui'
import { publik } from '@eproc/i18n/id/publik_portal'
import { prosedur } from '@eproc/i18n/id/prosedur_portal'
import { SCREENS } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { dayBox } from '../../lib/day.ts'
import { pdfUpload, waitForCount } from '../../lib/page.ts'
import { tokenFor } from '../../lib/people.ts'
import { row } from '../../lib/query.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'
import { versionOf } from '../../lib/version.ts'

test.group('Public pages', (group) => {
  emptyEach(group)

  test('a visitor reads front page, announcements, news, procedure and contact', async ({
    assert,
  }) => {
    await createBerita({
      judul: 'Jam layanan libur',
      isi: 'Kantor **tutup**.\n\n- Senin\n- Selasa',
    })
    await createBerita({ judul: 'Sosialisasi portal', tipe: 'B', isi: '<b>bukan html</b>' })
    const { page } = await visit()

    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: publik.home.title }).waitFor()
    await page.getByRole('link', { name: 'Jam layanan libur' }).waitFor()
    await page.getByRole('link', { name: 'Sosialisasi portal' }).waitFor()
    await checkScreen(page, 'publik-depan')

    await page.getByRole('link', { name: publik.home.allPengumuman }).click()
    await page.waitForURL('**/informasi')
    const kartu = page.getByRole('article')
    await kartu.getByText('tutup', { exact: true }).waitFor()
    await waitForCount(kartu.locator('li'), 2)
    await checkScreen(page, 'publik-informasi')

    // At desk width setiap_halaman.spec.ts has every page.
    await page.setViewportSize(SCREENS.phone)
    await page.goto('/berita')
    await page.getByText('<b>bukan html</b>').waitFor()
    await checkAsIs(page, 'publik-berita')

    await page.goto('/prosedur')
    for (const b of prosedur.bagian) {
      await page.getByRole('heading', { name: b.title, exact: true }).waitFor()
    }
    await checkAsIs(page, 'publik-prosedur')
    const unduhan = page.waitForEvent('download')
    await page.getByRole('link', { name: publik.forms[1].nama }).click()
    assert.equal((await unduhan).suggestedFilename(), 'SURAT_PERNYATAAN_NON_PKP.docx')

    await page.goto('/kontak')
    await page.getByRole('definition').filter({ hasText: '(021) 1234567' }).waitFor()
    await checkAsIs(page, 'publik-kontak')
  })

  test("the company's own mark stands in the header, also one of another host", async ({
    assert,
  }) => {
    const admin = await tokenFor({ peran: 'adminit' })
    const { id } = await row<{ id: number }>("select id from parameter where key = 'LOGO'")
    const set = async (value: string) =>
      call(admin, 'PUT', `/rest/parameter/${id}`, {
        value,
        versi: await versionOf('parameter', id),
      })
    const { page } = await visit()
    try {
      await set('/_vp/ikon-192.png')
      await page.goto('/kontak')
      const mark = page.getByRole('banner').locator('img')
      assert.equal(await mark.getAttribute('src'), '/_vp/ikon-192.png')
      await page.waitForFunction(() => document.querySelector('img')?.naturalWidth === 192)
      await checkAsIs(page, 'publik-logo')
      await set('https://city.example/logo.png')
      const answer = await page.request.get('/kontak', { headers: { accept: 'text/html' } })
      const policy = answer.headers()['content-security-policy']!
      assert.include(policy, "img-src 'self' data: blob: https://city.example;")
    } finally {
      await set('')
    }
  })

  test('the gallery has moments, codes and money to type', async ({ assert }) => {
    const { page } = await visit({ screen: 'phone' })
    await page.goto('/test/components')
    await page.getByLabel('NPWP').fill('013567900403000')
    assert.equal(await page.getByLabel('NPWP').inputValue(), '01.356.790.0-403.000')
    await page.getByLabel('Nilai kontrak').fill('1500000')
    assert.equal(await page.getByLabel('Nilai kontrak').inputValue(), '1.500.000')
    await dayBox(page, 'Hari mulai').fill('17/08/2031')
    assert.equal(await page.getByLabel('Jam mulai').inputValue(), '08:00')
    // Enter sends a form while the field is still being typed in: the time is the typed one by then.
    for (const [typed, meant] of [
      ['930', '09:30'],
      ['1030', '10:30'],
      ['103', '01:03'],
    ] as const) {
      await page.getByLabel('Jam mulai').fill(typed)
      await page.getByLabel('Jam mulai').press('Enter')
      assert.equal(await page.getByLabel('Jam mulai').inputValue(), meant)
    }
    await checkAsIs(page, 'publik-galeri')

    // What was done is said for three seconds, also to who listens, and not in the way of what is done next.
    await page.getByRole('button', { name: uji.bukaDialog, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: uji.contohObjek })
    const button = await dialog.getByRole('button', { name: ui.tombol.tutup }).last().boundingBox()
    await page.locator('button', { hasText: uji.snackbar }).dispatchEvent('click')
    const said = page.getByRole('status').getByText(uji.contohSnackbar, { exact: true })
    const notice = await said.boundingBox()
    assert.isBelow(notice!.y + notice!.height, button!.y)
  })

  test('packages and plans are linked from the front page and answer 200', async ({ assert }) => {
    const { page } = await visit()
    await page.goto('/')
    await page.getByRole('link', { name: 'Selengkapnya' }).waitFor()
    for (const jalur of ['/rup-kegiatan', '/lelang', '/hasil-tender']) {
      assert.isAbove(await page.locator(`a[href="${jalur}"]`).count(), 0, jalur)
    }
    for (const jalur of ['/rup-kegiatan', '/lelang', '/hasil-tender', '/masa-sanggah']) {
      assert.equal((await page.goto(jalur))?.status(), 200, jalur)
    }
  })

  test('the foot leads to every list, and a package has an address that can be mailed', async ({
    assert,
  }) => {
    const { paket } = await createPaketTerbit({ nama: 'Rumah Susun Kenanga' })
    const { page } = await visit()
    await page.goto(`/?tahun=${paket.tahunAnggaran}`)
    for (const jalur of ['/lelang', '/masa-sanggah', '/informasi', '/berita']) {
      assert.equal(await page.locator(`footer a[href="${jalur}"]`).count(), 1, jalur)
    }
    await page.getByRole('button', { name: 'Detail Rumah Susun Kenanga' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rumah Susun Kenanga' })
    await dialog.waitFor()
    assert.equal(new URL(page.url()).searchParams.get('paket'), paket.kode)
    await page.reload()
    await dialog.waitFor()
    await checkScreen(page, 'publik-paket-alamat')
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    // A list that does not show it finds it all the same.
    await page.goto(`/lelang?tahun=${paket.tahunAnggaran}&q=tidak-ada&paket=${paket.kode}`)
    await dialog.getByRole('button', { name: 'Tutup' }).last().click()
    await dialog.waitFor({ state: 'detached' })
    await page.goto('/lelang?paket=PKT-TIDAK-ADA')
    await page.getByText('Paket yang Anda tuju tidak ada').waitFor()
    // An address beyond the last page, of when there were more, does not say that there is nothing.
    await page.goto(`/lelang?tahun=${paket.tahunAnggaran}&halaman=9`)
    await page.getByText('Rumah Susun Kenanga').first().waitFor()
    assert.isNull(new URL(page.url()).searchParams.get('halaman'))
    // So has an announcement, also when newer ones have moved it on to another page.
    const id = await createBerita({ judul: 'Yang pertama', isi: 'Sudah lama.' })
    for (let n = 1; n <= 10; n++) await createBerita({ judul: `Sesudahnya ${n}` })
    await page.goto(`/informasi#berita-${id}`)
    await page.getByRole('heading', { name: 'Yang pertama' }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('halaman'), '2')
    // Beyond the last page, too: told before any script runs, which then says so in the address.
    await page.goto('/informasi?halaman=9')
    await page.getByRole('heading', { name: 'Yang pertama' }).waitFor()
    await page.keyboard.press('Tab')
    await page.waitForURL('**/informasi?halaman=2')
  })

  test('news written in the back office are public with their attachment', async ({ assert }) => {
    const { page } = await visitAs(await createPengguna({ peran: 'adminit' }))
    await page.goto('/admin/berita-informasi')
    await page.getByText(berita.kosong).waitFor()
    await checkScreen(page, 'berita-kosong')

    await page.getByRole('link', { name: 'Tambah', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: berita.tambah })
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.getByText('Field harus diisi!.').nth(1).waitFor()
    await dialog.getByLabel(berita.kolom.title).fill('Undangan sosialisasi')
    await dialog.getByLabel(berita.kolom.content).fill('Hadir **tepat waktu**.')
    await dialog.getByRole('radio', { name: 'Berita' }).check()
    await dialog.locator('input[type=file]').setInputFiles(pdfUpload('Undangan.pdf'))
    await checkScreen(page, 'berita-isian')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText(berita.tersimpan).waitFor()
    await page.getByText('Undangan sosialisasi').first().waitFor()
    await checkScreen(page, 'berita-daftar')

    const tamu = await visit({ screen: 'phone' })
    await tamu.page.goto('/berita')
    await tamu.page.getByRole('heading', { name: 'Undangan sosialisasi' }).waitFor()
    await checkScreen(tamu.page, 'berita-umum')
    const unduhan = tamu.page.waitForEvent('download')
    await tamu.page.getByRole('link', { name: /^Attachment/ }).click()
    assert.equal((await unduhan).suggestedFilename(), 'Undangan.pdf')

    await page.getByRole('link', { name: 'Ubah: Undangan sosialisasi' }).click()
    const form = page.getByRole('dialog', { name: berita.ubah })
    await form.getByRole('button', { name: /Undangan\.pdf/ }).waitFor()
    await form.getByRole('button', { name: /^Hapus berkas: / }).click()
    await form.getByRole('button', { name: 'Simpan' }).click()
    await form.waitFor({ state: 'detached' })
    await page.getByRole('cell', { name: berita.tanpaLampiran }).waitFor()

    const tanya = page.getByRole('alertdialog', { name: /Undangan sosialisasi/ })
    await page.getByRole('button', { name: 'Hapus: Undangan sosialisasi' }).click()
    await tanya.waitFor()
    await checkAsIs(page, 'berita-hapus')
    await tanya.getByRole('button', { name: 'Hapus' }).click()
    await page.getByText(berita.dihapus).waitFor()
    await page.getByText(berita.kosong).waitFor()
  })

  test('the vendor policy is edited in the back office and read by everybody', async ({
    assert,
  }) => {
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }), 'phone')
    await page.goto('/admin/kebijakan-vendor')
    await page.getByText(berita.kebijakan.belumDiisi).waitFor()
    await page.getByRole('link', { name: 'Ubah' }).click()
    await page.waitForURL('**/admin/kebijakan-vendor/1')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(berita.kebijakan.isi).fill('## Kejujuran\n\nData harus benar.')
    await dialog.getByText(berita.pratinjau).click()
    await dialog.getByRole('heading', { name: 'Kejujuran' }).waitFor()
    await dialog.locator('input[type=file]').first().setInputFiles(pdfUpload('Kode Etik.pdf'))
    await checkScreen(page, 'kebijakan-isian')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText(berita.kebijakan.tersimpan).waitFor()
    await page
      .getByRole('main')
      .getByRole('button', { name: /Kode Etik\.pdf/ })
      .waitFor()
    await checkScreen(page, 'kebijakan')

    const tamu = await visit()
    await tamu.page.goto('/kebijakan-vendor')
    await tamu.page.getByRole('heading', { name: 'Kejujuran' }).waitFor()
    await tamu.page.getByRole('heading', { name: publik.kebijakan.lampiran }).waitFor()
    await checkScreen(tamu.page, 'kebijakan-umum')
    const unduhan = tamu.page.waitForEvent('download')
    await tamu.page.getByRole('link', { name: /Kode Etik\.pdf/ }).click()
    assert.equal((await unduhan).suggestedFilename(), 'Kode Etik.pdf')
  })
})
