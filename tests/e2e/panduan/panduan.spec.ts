/** The guide to methods and stages, the blacklist of PA, the end of registration: through the screens. */
import { test } from '@japa/runner'
import { buatPaket } from '@eproc/database/factories/paket'
import { umum } from '@eproc/i18n/id/umum'
import { buatPengguna, masukSebagai } from '@eproc/database/factories/pengguna'
import { kosongkan } from '../../lib/basis_data.ts'
import { bukaHalaman, periksaAxe, periksaLebar, potret } from '../../lib/peramban.ts'
import { baris } from '../../api/paket/bantu.ts'
import { buatRekananUji, pdfUji } from '../../api/verifikasi/rekanan_uji.ts'

async function masuk(pengguna: { id: number }, layar: 'lebar' | 'sempit' = 'lebar') {
  const token = await masukSebagai(pengguna)
  const { page, keluhan } = await bukaHalaman({ layar })
  await page.addInitScript((isi) => {
    if (globalThis.self === globalThis.top) globalThis.localStorage.setItem('eproc.token', isi)
  }, token)
  return { page, keluhan }
}

test.group('Panduan metode dan tahap', (group) => {
  group.each.setup(() => kosongkan())

  for (const layar of ['lebar', 'sempit'] as const) {
    test(`memilih jenis, metode, dan kualifikasi menggambar tahapnya (${layar})`, async ({
      assert,
    }) => {
      const { page, keluhan } = await masuk(await buatPengguna({ peran: 'operatorULP' }), layar)
      await page.goto('/rup/paket/learn')
      await page.getByRole('heading', { level: 1, name: 'Panduan Metode dan Tahap' }).waitFor()
      const tahap = page.locator('ol > li:has(h3)')
      await page.getByRole('heading', { name: '18 tahap' }).waitFor()
      assert.equal(await tahap.count(), 18)
      await page
        .getByText(/Lazimnya \d+ hari kerja/)
        .first()
        .waitFor()
      await periksaAxe(page)
      await periksaLebar(page)
      await potret(page, `panduan-kten-${layar}`)

      await page.getByLabel('Kualifikasi').selectOption('P')
      await page.getByRole('heading', { name: '34 tahap, 32 di antaranya' }).waitFor()
      assert.equal(await page.getByText('Tidak ikut').count(), 2)
      await page.getByLabel('Jenis Pengadaan').selectOption('KON')
      await page.getByRole('heading', { name: '34 tahap', exact: true }).waitFor()
      assert.equal(await page.getByText('Tidak ikut').count(), 0)
      await page.getByLabel('Jenis Pengadaan').selectOption('KOL')
      assert.equal(await page.getByLabel('Metode Pemilihan').inputValue(), 'SEL')
      await page.getByLabel('Metode Pemilihan').selectOption('PLA')
      await page.getByRole('heading', { name: '10 tahap' }).waitFor()
      assert.equal(await page.getByLabel('Kualifikasi').count(), 0)
      await page.getByText('Pengadaan langsung: untuk nilai').waitFor()
      await periksaAxe(page)
      await periksaLebar(page)
      await potret(page, `panduan-pla-${layar}`)
      assert.deepEqual(keluhan.daftar, [])
      await page.context().close()
    })
  }
})

test.group('Blacklist oleh PA', (group) => {
  group.each.setup(() => kosongkan())

  test('mencari rekanan, menetapkan, tampil di daftar hitam', async ({ assert }) => {
    const r = await buatRekananUji({ nama: 'PT Cipta Karsa', status: 'A', bagian: 'A' })
    const { page, keluhan } = await masuk(await buatPengguna({ peran: 'pa' }))
    await page.goto('/admin/vendor/blacklist')
    await page.getByRole('heading', { level: 1, name: 'Blacklist Rekanan' }).waitFor()
    await page.getByText('Tidak ada rekanan yang ditemukan').waitFor()
    await page.getByRole('searchbox').fill('karsa')
    await page.getByRole('button', { name: 'Detail PT Cipta Karsa' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').check()
    await dialog.getByLabel('Nomor').fill('SK-9/2026')
    await dialog.getByLabel(/mulai/i).fill('2026-01-01')
    await dialog.getByLabel(/selesai/i).fill('2027-12-31')
    await dialog.getByLabel('Alasan').fill('Mengundurkan diri tanpa alasan')
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'keputusan.pdf',
      mimeType: 'application/pdf',
      buffer: pdfUji('Keputusan'),
    })
    await periksaAxe(page)
    await potret(page, 'blacklist-pa-formulir')
    await dialog.getByRole('button', { name: /Simpan/ }).click()
    await page.getByRole('button', { name: 'Ya', exact: true }).click()
    await page.getByText('Data successfully updated!').waitFor()
    const [kini] = await baris<{ blacklist: boolean; blacklist_nomor: string }>(
      'select blacklist, blacklist_nomor from rekanan where id = ?',
      [r.id]
    )
    assert.deepEqual(kini, { blacklist: true, blacklist_nomor: 'SK-9/2026' })
    await page.goto('/admin/vendor/blacklist')
    await page.getByText('SK-9/2026').waitFor()
    await periksaAxe(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await periksaAxe(page)
    await periksaLebar(page)
    await potret(page, 'blacklist-pa-sempit')
    assert.deepEqual(keluhan.daftar, [])
    await page.context().close()
  })

  test('yang tidak berhak mendapat halaman 401', async () => {
    const { page } = await masuk(await buatPengguna({ peran: 'operatorULP' }))
    await page.goto('/admin/vendor/blacklist')
    await page.getByText(umum.halaman401.pesan).waitFor()
    await page.context().close()
  })
})

test.group('Masa pendaftaran', (group) => {
  group.each.setup(() => kosongkan())

  test('ULP mengatur akhirnya dari daftar tender; lewat batas ditolak di isian', async ({
    assert,
  }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A', nama: 'Paket Pendaftaran' })
    const { page, keluhan } = await masuk(
      await buatPengguna({ peran: 'operatorULP', divisi: 'unlada' })
    )
    await page.goto('/ppk/tender')
    await page.getByRole('button', { name: /Masa pendaftaran.*Paket Pendaftaran/ }).waitFor()
    await page.goto('/rup/paket/penyedia/ulp')
    await page.getByRole('button', { name: /Masa pendaftaran.*Paket Pendaftaran/ }).click()
    const dialog = page.getByRole('dialog')
    const isi = async (kapan: Date) => {
      const jakarta = new Date(kapan.getTime() + 7 * 3_600_000).toISOString()
      await dialog.getByLabel('Tanggal akhir pendaftaran').fill(jakarta.slice(0, 10))
      await dialog.getByLabel('Jam akhir pendaftaran').fill(jakarta.slice(11, 16))
    }
    const batas = p.jadwal[3]!.selesai
    await isi(new Date(batas.getTime() + 60_000))
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog
      .getByText(/paling lambat/)
      .first()
      .waitFor()
    await periksaAxe(page)
    await potret(page, 'pendaftaran-dialog')
    await isi(batas)
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Masa pendaftaran berhasil disimpan').waitFor()
    const [kini] = await baris<{ selesai_daftar: Date }>(
      'select selesai_daftar from paket where id = ?',
      [p.paket.id]
    )
    assert.equal(kini!.selesai_daftar.getTime(), batas.getTime())
    assert.deepEqual(keluhan.daftar, [])
    await page.context().close()
  })
})
