/** Packages through the screens: consolidation, approval, pokja, publication, schedule revision. */
import { test } from '@japa/runner'
import { buatKegiatanAD, buatPaket, idLokasiProyek } from '@eproc/database/factories/paket'
import { buatPengguna, masukSebagai } from '@eproc/database/factories/pengguna'
import { kosongkan } from '../../lib/basis_data.ts'
import { bukaHalaman, periksaAxe, periksaLebar, potret, type Page } from '../../lib/peramban.ts'
import { baris, PDF } from '../../api/paket/bantu.ts'

async function masuk(pengguna: { id: number }, layar: 'lebar' | 'sempit' = 'lebar') {
  const token = await masukSebagai(pengguna)
  const { page, keluhan } = await bukaHalaman({ layar })
  await page.addInitScript((isi) => {
    if (globalThis.self === globalThis.top) globalThis.localStorage.setItem('eproc.token', isi)
  }, token)
  return { page, keluhan }
}

const langkah = (page: Page, nama: string) =>
  page.getByRole('dialog').getByRole('button', { name: nama }).click()

test.group('Paket di back office', (group) => {
  group.each.setup(() => kosongkan())

  test('Admin ULP menyusun paket bertahap dan mengajukan; manajer ULP menyetujui', async ({
    assert,
  }) => {
    const kegiatan = await buatKegiatanAD({ pagu: 1_500_000_000 })
    await idLokasiProyek()
    const admin = await buatPengguna({ peran: 'operatorULP', nama: 'Rina Admin ULP' })
    const manajer = await buatPengguna({ peran: 'manajerULP', nama: 'Budi Manajer ULP' })
    const { page, keluhan } = await masuk(admin)
    await page.goto('/rup/paket/penyedia')
    await page.getByRole('button', { name: 'Buat Paket' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nama Paket').fill('Pembangunan Rumah Susun Kenanga')
    await dialog.getByLabel('Jenis Pengadaan').selectOption('KON')
    await dialog.getByLabel('Metode Pemilihan').selectOption('TEN')
    await dialog.getByLabel('Kualifikasi').selectOption('K')
    await dialog.getByLabel('Metode Evaluasi').selectOption('NIL')
    await dialog.getByLabel('Jenis Kontrak').selectOption('LUM')
    await dialog.getByLabel('Bobot teknis').fill('30')
    await dialog.getByLabel('Bobot harga').fill('70')
    await periksaAxe(page)
    await potret(page, 'paket-1-data')

    await langkah(page, 'HPS')
    await dialog.getByRole('button', { name: 'Tambah baris' }).click()
    await dialog.getByLabel('Uraian').fill('Pekerjaan struktur')
    await dialog.getByLabel('Volume').fill('100,5')
    await dialog.getByLabel('Satuan', { exact: false }).first().fill('m2')
    await dialog.getByLabel('Harga satuan').fill('6000000')
    await dialog.getByText('Jumlah: Rp 603.000.000').waitFor()
    assert.equal(await dialog.getByText('Field harus diisi!.').count(), 0)
    await periksaAxe(page)
    await potret(page, 'paket-2-hps')

    await langkah(page, 'Pendanaan')
    await dialog.getByRole('button', { name: 'Tambah sumber dana' }).click()
    await dialog.getByLabel('Kegiatan').selectOption(String(kegiatan.id))
    await dialog.getByLabel('Pagu').fill('1600000000')
    await dialog.getByText('Sisa sesudah paket ini -Rp 100.000.000').waitFor()
    await dialog.getByLabel('Pagu').fill('700000000')
    await dialog.getByText('Sisa sesudah paket ini Rp 800.000.000').waitFor()
    await potret(page, 'paket-3-pendanaan')

    await langkah(page, 'Lokasi & KBLI')
    await dialog.getByRole('button', { name: 'Tambah lokasi' }).click()
    await dialog.getByLabel('Lokasi proyek').selectOption({ index: 1 })
    await dialog.getByLabel('KBLI').fill('41011')
    await page.getByRole('option', { name: /41011/ }).click()
    await page.keyboard.press('Escape')
    await potret(page, 'paket-4-lokasi')

    await langkah(page, 'Dokumen')
    await dialog
      .locator('input[name=fileKAK]')
      .setInputFiles({ name: 'kak.pdf', mimeType: 'application/pdf', buffer: PDF })

    await langkah(page, 'Jadwal')
    await dialog.getByText('Waktu belum diisi.').waitFor()
    await dialog.getByRole('button', { name: 'Usulkan jadwal' }).click()
    await dialog.getByText('Jadwal sah.').waitFor()
    const hari = dialog.getByLabel('Tanggal mulai Penjelasan')
    const asli = await hari.inputValue()
    await hari.fill('2026-01-05')
    await dialog
      .getByText(
        'Tanggal mulai pada jadwal Penjelasan tidak boleh mendahului atau bersamaan dengan tanggal selesai pada jadwal Pengumuman'
      )
      .waitFor()
    await periksaAxe(page)
    await potret(page, 'paket-5-jadwal')
    await hari.fill(asli)
    await dialog.getByText('Jadwal sah.').waitFor()
    await dialog.getByRole('button', { name: 'Simpan dan ajukan' }).click()
    await page.getByText('Paket telah diajukan').waitFor()
    await page.getByRole('cell', { name: 'Menunggu persetujuan' }).waitFor()
    await periksaAxe(page)
    await potret(page, 'paket-daftar')
    const [paket] = await baris<{ id: number; total_pagu: number }>(
      'select id, total_pagu from paket'
    )
    assert.equal(paket!.total_pagu, 603_000_000)
    assert.isEmpty(keluhan.daftar)

    const m = await masuk(manajer)
    await m.page.goto('/rup/paket/penyedia/man')
    await m.page.getByRole('button', { name: /^Periksa/ }).click()
    await m.page.getByRole('heading', { name: 'Perubahan sejak persetujuan terakhir' }).waitFor()
    await periksaAxe(m.page)
    await potret(m.page, 'paket-periksa')
    await m.page.getByRole('button', { name: 'Setujui', exact: true }).click()
    await m.page
      .getByRole('dialog', { name: /^Setujui paket/ })
      .getByRole('button', { name: 'Setujui', exact: true })
      .click()
    await m.page.getByText('Paket telah disetujui').waitFor()
    assert.isEmpty(m.keluhan.daftar)
  }).timeout(150_000)

  test('Manajer ULP menunjuk pokja, PPK mempublish dan merevisi jadwal, manajer menyetujui', async ({
    assert,
  }) => {
    const manajer = await buatPengguna({ peran: 'manajerULP', nama: 'Budi Manajer ULP' })
    for (const nama of ['Ani Pokja', 'Beni Pokja', 'Citra Pokja']) {
      await buatPengguna({ peran: 'operator', divisi: 'unlada', nama })
    }
    const p = await buatPaket({ pokja: [], nama: 'Pembangunan Menara Kenanga', mulaiJam: 24 })
    const m = await masuk(manajer)
    await m.page.goto('/rup/paket/pokja')
    await m.page.getByRole('button', { name: /^Tunjuk pokja/ }).click()
    await m.page.getByLabel('Nomor surat penunjukan').fill('SK-1/ULP/2026')
    for (const nama of ['Ani Pokja', 'Beni Pokja', 'Citra Pokja']) {
      await m.page.getByRole('combobox', { name: /Anggota/ }).fill(nama)
      await m.page.getByRole('option', { name: new RegExp(nama) }).click()
    }
    await m.page.keyboard.press('Escape')
    await potret(m.page, 'paket-pokja')
    await m.page.getByRole('button', { name: 'Simpan' }).click()
    await m.page.getByText('Pokja berhasil disimpan').waitFor()

    const k = await masuk(p.ppk)
    await k.page.goto('/ppk/tender')
    await k.page.getByRole('button', { name: /Publish/ }).click()
    await k.page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
    await k.page.getByText('Paket telah dipublish').waitFor()
    await periksaAxe(k.page)
    await potret(k.page, 'ppk-tender')
    await k.page.getByRole('button', { name: /Lihat detail/ }).click()
    await k.page.getByRole('button', { name: 'Batal lelang' }).click()
    await k.page.getByText('Anda yakin ingin membatalkan proses tender?').waitFor()
    await k.page.getByRole('button', { name: 'Batal', exact: true }).click()
    await k.page.getByText('Field harus diisi!.').first().waitFor()
    await potret(k.page, 'ppk-tender-batal')
    await k.page.getByRole('button', { name: 'Tutup' }).last().click()
    await k.page.goto('/ppk/tender')
    await k.page.getByRole('button', { name: /Revisi jadwal/ }).click()
    const dialog = k.page.getByRole('dialog')
    await dialog.getByLabel('Jam selesai Penandatanganan SPMK (24 jam)').fill('23:30')
    await dialog
      .getByText('Ada perubahan pada jadwal Penandatanganan SPMK. Harap mengisi remark!')
      .waitFor()
    await periksaAxe(k.page)
    await potret(k.page, 'paket-revisi')
    await dialog.getByLabel('Remark').last().fill('Menyesuaikan jam kerja')
    await dialog.getByRole('button', { name: 'Simpan revisi' }).click()
    await k.page.getByText('Revisi jadwal berhasil disimpan').waitFor()
    assert.isEmpty(k.keluhan.daftar)

    await m.page.goto('/ppk/approve-jadwal')
    await m.page.getByRole('button', { name: /^Periksa/ }).click()
    await m.page.getByText('Berubah').waitFor()
    await periksaAxe(m.page)
    await potret(m.page, 'approve-jadwal')
    await m.page.getByRole('button', { name: 'Approve', exact: true }).click()
    await m.page.getByText('Revisi jadwal berhasil di-approve').waitFor()
    await m.page.getByText('Tidak ada revisi jadwal').waitFor()
    assert.isEmpty(m.keluhan.daftar)
  }).timeout(150_000)

  test('Di ponsel semua halaman muat tanpa geser ke samping', async () => {
    const p = await buatPaket({ statusPelaksanaan: 'A' })
    const admin = await buatPengguna({ peran: 'operatorULP' })
    const manajer = await buatPengguna({ peran: 'manajerULP' })
    const k = await masuk(p.ppk, 'sempit')
    await k.page.goto('/ppk/tender')
    await k.page.getByText(p.paket.nama).waitFor()
    await periksaLebar(k.page)
    await potret(k.page, 'ppk-tender-390')
    await k.page.getByRole('button', { name: /Revisi jadwal/ }).click()
    await k.page.getByLabel('Tanggal mulai Pengumuman', { exact: true }).waitFor()
    await periksaLebar(k.page)
    await potret(k.page, 'paket-revisi-390')
    const a = await masuk(admin, 'sempit')
    await a.page.goto('/rup/paket/penyedia')
    await a.page.getByRole('button', { name: 'Buat Paket' }).click()
    await a.page.getByRole('textbox', { name: 'Nama Paket' }).waitFor()
    await periksaLebar(a.page)
    await potret(a.page, 'paket-editor-390')
    const m = await masuk(manajer, 'sempit')
    for (const alamat of ['/rup/paket/penyedia/man', '/rup/paket/pokja', '/ppk/approve-jadwal']) {
      await m.page.goto(alamat)
      await m.page.getByRole('heading', { level: 1 }).waitFor()
      await periksaLebar(m.page)
    }
  }).timeout(90_000)
})
