/** Issue A.3 through the real screens: operatorULP verifies, the vendor hears of it, corrects, and becomes Aktif. */
import { test } from '@japa/runner'
import { buatPengguna, masukSebagai } from '@eproc/database/factories/pengguna'
import { bagianUntuk } from '@eproc/domain/dosir'
import { kosongkan } from '../../lib/basis_data.ts'
import { bukaHalaman, periksaAxe, periksaLebar, potret, type Page } from '../../lib/peramban.ts'
import { tungguSurat } from '../../lib/surat.ts'
import { bacaRekanan, baris, buatRekananUji } from '../../api/verifikasi/rekanan_uji.ts'

/** A signed-in page, without the way through the login form. */
async function masuk(
  pengguna: { id: number },
  layar: 'lebar' | 'sempit' = 'lebar'
): Promise<{ page: Page; keluhan: { daftar: string[] } }> {
  const token = await masukSebagai(pengguna)
  const { page, keluhan } = await bukaHalaman({ layar })
  await page.addInitScript((isi) => {
    // Frames of the document viewer have no storage.
    if (globalThis.self === globalThis.top) globalThis.localStorage.setItem('eproc.token', isi)
  }, token)
  return { page, keluhan }
}

test.group('Verifikasi rekanan di back office', (group) => {
  group.each.setup(() => kosongkan())

  test('operatorULP memeriksa dokumen, memberi catatan, rekanan memperbaiki, lalu Aktif', async ({
    assert,
  }) => {
    const r = await buatRekananUji({
      nama: 'PT Karya Bangun Nusantara',
      status: 'V',
      bagian: 'A',
      kolom: { status_perusahaan: 'V', status_pajak: 'V' },
      denganBerkas: true,
    })
    const verifikator = await buatPengguna({ peran: 'operatorULP', nama: 'Rina Verifikator' })
    const { page, keluhan } = await masuk(verifikator)

    await page.goto('/admin/vendor')
    await page.getByRole('heading', { name: 'Daftar Rekanan', level: 1 }).waitFor()
    await page.getByRole('cell', { name: 'PT Karya Bangun Nusantara', exact: true }).waitFor()
    await periksaAxe(page)
    await potret(page, 'daftar-rekanan')
    await page.getByRole('button', { name: 'Verifikasi', exact: true }).click()

    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('heading', { name: 'Verifikasi Rekanan: PT Karya Bangun Nusantara' })
      .waitFor()
    assert.equal(await dialog.getByRole('tab').count(), 9)
    // The document of the data stands open beside it.
    await dialog.locator('iframe[title="SK PKP.pdf"]').waitFor()
    await dialog.getByRole('button', { name: 'Lihat Formulir keikutsertaan' }).click()
    await dialog.locator('iframe[title="Formulir.pdf"]').waitFor()
    await periksaAxe(page, { kecuali: ['iframe'] })
    await potret(page, 'verifikasi-perusahaan')

    await dialog.getByRole('button', { name: 'Setujui (Sudah Verifikasi)' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Setujui (Sudah Verifikasi)' })
      .click()
    await page.getByText('Status verifikasi vendor berhasil di-update').waitFor()
    await dialog.getByRole('tab', { name: 'Perusahaan: Sudah Verifikasi' }).waitFor()

    await dialog.getByRole('tab', { name: /^Pajak/ }).click()
    await dialog.locator('iframe[title="SPT.pdf"]').waitFor()
    assert.include(page.url(), `rekanan=${r.id}`)
    assert.include(page.url(), 'bagian=pajak')
    await dialog.getByLabel('Catatan kekurangan').fill('Nomor bukti tidak sama dengan dokumen')
    await dialog.getByRole('button', { name: 'Simpan catatan' }).click()
    await page.getByText('Catatan kekurangan kelengkapan data diperbarui').waitFor()
    await dialog.getByText('Perlu diperbaiki').waitFor()
    assert.equal((await bacaRekanan(r.id)).status, 'N')

    const surat = await tungguSurat(r.email, { perihal: 'Pajak perlu diperbaiki' })
    assert.include(surat.teks, 'Nomor bukti tidak sama dengan dokumen')

    // The vendor sees it at the bell and corrects the record.
    const rekanan = await masuk({ id: r.penggunaId })
    await rekanan.page.goto('/vendor/pajak')
    await rekanan.page.getByRole('button', { name: /Notifikasi, \d+ belum dibaca/ }).click()
    await rekanan.page
      .getByText('Pajak perlu diperbaiki: Nomor bukti tidak sama dengan dokumen')
      .first()
      .waitFor()
    await rekanan.page.context().close()
    const [pajak] = await baris<{ id: number }>('select id from pajak where rekanan_id = ?', [r.id])
    const ubah = new FormData()
    for (const [k, v] of Object.entries({
      vendorId: String(r.id),
      jenis: 'SPT Tahunan',
      masa: '2025',
      nomorTerima: 'BPE-77',
      tanggalTerima: '2026-03-01',
    })) {
      ubah.append(k, v)
    }
    const jawaban = await fetch(new URL(`/vendor/pajak/${pajak!.id}`, page.url()), {
      method: 'PUT',
      headers: { Authorization: `Bearer ${r.token}` },
      body: ubah,
    })
    assert.equal(jawaban.status, 200)

    // The open dialog hears of it by itself: the corrected number appears without a reload.
    await dialog.getByText('BPE-77').first().waitFor()
    await dialog.getByRole('button', { name: 'Setujui (Sudah Verifikasi)' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Setujui (Sudah Verifikasi)' })
      .click()
    await dialog.getByText('Aktif', { exact: true }).waitFor()
    assert.equal((await bacaRekanan(r.id)).status, 'A')
    await tungguSurat(r.email, { perihal: 'Status rekanan Anda kini Aktif' })

    // The certificate is made, shown in the page, and its public address confirms it.
    await dialog.getByRole('tab', { name: 'Sertifikat Vendor' }).click()
    await dialog.getByRole('button', { name: 'Buat Sertifikat' }).click()
    await page.getByText('Serifikat Berhasil Dibuat').waitFor()
    await dialog.locator('iframe[title="Sertifikat Vendor"]').waitFor()
    await page.waitForTimeout(2500)
    await potret(page, 'sertifikat-vendor')
    await dialog.getByRole('button', { name: 'Kirim Sertifikat' }).click()
    await page.getByText('Sertifikat dikirim ke kantor@uji.example').waitFor()
    await tungguSurat('kantor@uji.example', { perihal: 'Sertifikat rekanan' })
    const alamat = await dialog.getByRole('link', { name: /\/sertifikat\// }).getAttribute('href')
    const umum = await bukaHalaman({ layar: 'sempit' })
    await umum.page.goto(alamat!)
    await umum.page.getByText('Sertifikat ini asli dan masih berlaku').waitFor()
    await periksaAxe(umum.page)
    await periksaLebar(umum.page)
    await potret(umum.page, 'konfirmasi-sertifikat-390')
    await umum.page.context().close()

    assert.deepEqual(keluhan.daftar, [])
    await page.context().close()
  })

  test('alamat dialog dapat dikirim, dan nyaman pada 390 px', async ({ assert }) => {
    const r = await buatRekananUji({ nama: 'PT Sempit Jaya', denganBerkas: true })
    const verifikator = await buatPengguna({ peran: 'manajerULP' })
    const { page, keluhan } = await masuk(verifikator, 'sempit')
    await page.goto(`/admin/vendor/${r.id}/show?bagian=pemilik`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: /^Pemilik/, selected: true }).waitFor()
    await dialog.getByText('************8901').waitFor()
    // Identity documents wait for a click, and opening one is journaled.
    assert.equal(await dialog.locator('iframe').count(), 0)
    await dialog.getByRole('button', { name: 'Lihat KTP Budi Santoso' }).click()
    await dialog.locator('iframe').waitFor()
    await periksaLebar(page)
    await periksaAxe(page, { kecuali: ['iframe'] })
    await potret(page, 'verifikasi-pemilik-390')
    await dialog.getByRole('tab', { name: 'Blacklist' }).click()
    await dialog.getByLabel('Masukkan ke blacklist').check()
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dialog.getByText('Field harus diisi!.').first().waitFor()
    await periksaAxe(page)
    await potret(page, 'blacklist-390')
    // Nothing typed is lost without a question.
    await dialog.getByRole('button', { name: 'Tutup', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buang perubahan' }).click()
    await page.getByRole('heading', { name: 'Daftar Rekanan', level: 1 }).waitFor()
    await periksaLebar(page)
    await periksaAxe(page)
    await potret(page, 'daftar-rekanan-390')
    assert.deepEqual(keluhan.daftar, [])
    await page.context().close()
  })

  test('perorangan, daftar terverifikasi, dan pembaca tanpa tombol', async ({ assert }) => {
    const o = await buatRekananUji({ jenis: 'O', nama: 'Dewi Lestari', denganBerkas: true })
    await buatRekananUji({
      nama: 'PT Daftar Hitam',
      status: 'A',
      bagian: 'A',
      kolom: { blacklist: true, blacklist_nomor: 'SK-1' },
    })
    const { page } = await masuk(await buatPengguna({ peran: 'operatorULP' }))
    await page.goto(`/admin/vendor?rekanan=${o.id}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: /^Data Pribadi/ }).waitFor()
    assert.equal(await dialog.getByRole('tab').count(), 4)
    for (const b of bagianUntuk('O')) {
      await dialog.getByRole('tab', { name: new RegExp(`^${tabUntuk[b.kunci]}:`) }).click()
      await dialog.getByRole('button', { name: 'Setujui (Sudah Verifikasi)' }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Setujui (Sudah Verifikasi)' })
        .click()
      await dialog.getByRole('tab', { name: `${tabUntuk[b.kunci]}: Sudah Verifikasi` }).waitFor()
    }
    assert.equal((await bacaRekanan(o.id)).status, 'A')
    await page.goto('/admin/vendor/verified')
    await page.getByRole('cell', { name: 'PT Daftar Hitam', exact: true }).waitFor()
    await periksaAxe(page)
    await potret(page, 'rekanan-terverifikasi')
    await page.getByLabel('Blacklist Filter').selectOption({ label: 'Blacklisted' })
    await page
      .getByRole('cell', { name: 'Dewi Lestari', exact: true })
      .waitFor({ state: 'detached' })
    await page.context().close()

    const baca = await masuk(await buatPengguna({ peran: 'adminit' }))
    const v = await buatRekananUji({ nama: 'PT Hanya Baca', denganBerkas: true })
    await baca.page.goto(`/admin/vendor?rekanan=${v.id}&bagian=ijin`)
    await baca.page.getByText('Anda dapat membaca data ini').waitFor()
    assert.equal(await baca.page.getByRole('button', { name: /^Setujui/ }).count(), 0)
    await baca.page.context().close()
  })
})

const tabUntuk: Record<string, string> = {
  dataPribadi: 'Data Pribadi',
  pengalamanPerson: 'Pengalaman',
  sertifikat: 'Sertifikat',
}
