/** KTEN through the screens of the staff (S3 §2.3): from the opening by two members to the lock of SPMK. */
import { test } from '@japa/runner'
import { buatPaketTerbit } from '@eproc/database/factories/paket'
import { buatPengguna } from '@eproc/database/factories/pengguna'
import { buatPenyedia, buatPeserta } from '@eproc/database/factories/peserta'
import { buatTenderDitetapkan } from '@eproc/database/factories/tender'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import { kosongkan } from '../../lib/basis_data.ts'
import { periksaAxe, periksaLebar, potret, type Page } from '../../lib/peramban.ts'
import {
  baris,
  bukaTahap,
  keTahapKini,
  kirimJson,
  kirimRekanan,
  masuk,
  pdfBlob,
  pilihBerkas,
} from './bantu.ts'

const ya = (page: Page, nama: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: nama }).click()

test.group('Proses paket bagi staf', (group) => {
  group.each.setup(async () => {
    geserWaktu('PT0S')
    await kosongkan()
  })

  test('pembukaan oleh dua anggota sampai SPMK terkunci', async ({ assert }) => {
    const p = await buatPaketTerbit({ metodeEvaluasi: 'NIL', bebasBenturan: false })
    const id = p.paket.id
    const a = await buatPenyedia({ nama: 'PT Andalan Karya', isi: [] })
    const b = await buatPenyedia({ nama: 'PT Bina Persada', isi: [] })
    for (const r of [a, b]) await buatPeserta(id, r.rekanan.id)
    await keTahapKini(id, 'pemasukan')
    for (const [r, harga] of [
      [a, '800000000'],
      [b, '860000000'],
    ] as const) {
      await kirimRekanan('PUT', '/api/lelang/upload/penawaran', r.token, {
        paketPenyediaId: String(id),
        vendorId: String(r.rekanan.id),
        hargaPenawaran: harga,
        fileKualifikasi: pdfBlob(),
        fileAdministrasi: pdfBlob(),
        fileTeknis: pdfBlob(),
        fileHarga: pdfBlob(),
      })
    }

    // A pokja member first declares freedom from conflict of interest.
    const satu = await masuk(p.pokja[0]!)
    await keTahapKini(id, 'pembukaan')
    await satu.page.goto('/ppk/tender')
    await satu.page
      .getByRole('button', { name: /Proses paket.*Pembangunan Rumah Susun Uji/ })
      .click()
    const dialog = satu.page.getByRole('dialog', { name: /^Proses paket: / })
    await dialog.getByRole('heading', { name: 'Jadwal' }).waitFor()
    await dialog.getByRole('button', { name: 'Nyatakan bebas benturan kepentingan' }).waitFor()
    await periksaAxe(satu.page)
    await potret(satu.page, 'tender-informasi')
    assert.equal(await dialog.getByRole('tab').count(), 19)
    await dialog.getByRole('tab', { name: /^5\. Pembukaan Dokumen Penawaran/ }).click()
    assert.include(satu.page.url(), 'tahap=pembukaan')
    await dialog.getByText('Isi dokumen tersegel sampai pembukaan.').waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Minta pembukaan' }).count(), 0)
    await dialog.getByRole('button', { name: 'Nyatakan bebas benturan kepentingan' }).click()
    await ya(satu.page, 'Nyatakan bebas benturan kepentingan')
    await satu.page.getByText('Pernyataan bebas benturan kepentingan telah dicatat').waitFor()

    // One asks, the other confirms; the one who asked cannot.
    await dialog.getByRole('cell', { name: 'PT Andalan Karya' }).waitFor()
    assert.equal(await dialog.getByText('Rp 800.000.000').count(), 0)
    await dialog.getByRole('button', { name: 'Minta pembukaan' }).click()
    await ya(satu.page, 'Minta pembukaan')
    await dialog.getByText('Anda yang meminta pembukaan ini.').waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Sahkan pembukaan' }).count(), 0)
    await potret(satu.page, 'tender-pembukaan-diminta')
    await baris('update pokja set bebas_benturan_pada = clock_timestamp() where paket_id = ?', [id])
    const dua = await masuk(p.pokja[1]!)
    const dialog2 = await bukaTahap(dua.page, id, 'pembukaan')
    await dialog2.getByRole('button', { name: 'Sahkan pembukaan' }).click()
    await ya(dua.page, 'Sahkan pembukaan')
    await dialog2.getByRole('heading', { name: 'Berita acara pembukaan' }).waitFor()
    await dialog2.getByText('Rp 800.000.000').waitFor()
    await periksaAxe(dua.page)
    await potret(dua.page, 'tender-pembukaan-dibuka')
    const [unduhan] = await Promise.all([
      dua.page.waitForEvent('download'),
      dialog2
        .getByRole('button', { name: /^Unduh Harga/ })
        .first()
        .click(),
    ])
    assert.equal(unduhan.suggestedFilename(), 'fileHarga.pdf')

    // Evaluation: a rule of the form first, then both vendors judged; scores come from the server.
    await keTahapKini(id, 'evaluasi')
    await bukaTahap(dua.page, id, 'evaluasi')
    const nilai = async (nama: string, isi: { teknis: string; lulus: boolean }) => {
      const kotak = dialog2.getByRole('region', { name: nama })
      await kotak.getByLabel('Dokumen kualifikasi').selectOption('1')
      await kotak.getByLabel('Hasil kualifikasi').selectOption('1')
      await kotak.getByLabel('Dokumen administrasi').selectOption('1')
      await kotak.getByLabel('Nilai teknis (0–100)').fill(isi.teknis)
      await kotak.getByLabel('Hasil teknis').selectOption('1')
      await kotak.getByLabel('Hasil harga').selectOption(isi.lulus ? '1' : '0')
    }
    await nilai('PT Andalan Karya', { teknis: '82,5', lulus: true })
    await nilai('PT Bina Persada', { teknis: '75', lulus: false })
    await dialog2.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dialog2
      .getByText('PT Bina Persada: alasan tidak lulus harga harus diisi agar dapat dibaca rekanan')
      .first()
      .waitFor()
    await dialog2
      .getByRole('region', { name: 'PT Bina Persada' })
      .getByLabel('Hasil harga')
      .selectOption('1')
    await dialog2.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dua.page.getByText('Evaluasi vendor berhasil disimpan').waitFor()
    await dialog2.getByRole('row', { name: /PT Andalan Karya.*Lulus.*94,75/ }).waitFor()
    await periksaAxe(dua.page)
    await potret(dua.page, 'tender-evaluasi')

    // Pokja proposes, the ppk confirms.
    await keTahapKini(id, 'penetapan')
    await bukaTahap(dua.page, id, 'penetapan')
    await dialog2.getByRole('button', { name: 'Usulkan kepada PPK' }).click()
    await ya(dua.page, 'Usulkan kepada PPK')
    await dialog2
      .getByText('Alasan harus diisi karena penawaran hanya satu atau dua')
      .first()
      .waitFor()
    await dialog2.getByLabel('Alasan').fill('Kedua penawaran wajar dan di bawah HPS.')
    await dialog2.getByRole('button', { name: 'Usulkan kepada PPK' }).click()
    await ya(dua.page, 'Usulkan kepada PPK')
    await dialog2.getByText('Menunggu penegasan').waitFor()
    const ppk = await masuk(p.ppk)
    const dialogPpk = await bukaTahap(ppk.page, id, 'penetapan')
    await dialogPpk.getByRole('button', { name: 'Tegaskan' }).click()
    await ya(ppk.page, 'Tegaskan')
    await ppk.page.getByText('Penetapan telah ditegaskan').waitFor()
    await dialogPpk.getByText('Ditegaskan', { exact: true }).waitFor()
    await periksaAxe(ppk.page)
    await potret(ppk.page, 'tender-penetapan')

    // The announcement with its result, and an objection with its reply.
    await keTahapKini(id, 'pengumuman-pemenang')
    await bukaTahap(satu.page, id, 'pengumuman-pemenang')
    await dialog.getByText('Admin belum upload file pengumuman.').waitFor()
    await pilihBerkas(satu.page, 'Pilih file untuk File pengumuman', 'pengumuman.pdf')
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await satu.page.getByText('Sukses upload file Pengumuman').waitFor()
    await dialog.getByText('Pemenang: PT Andalan Karya, Rp 800.000.000').waitFor()
    await potret(satu.page, 'tender-pengumuman')
    await keTahapKini(id, 'sanggah')
    await kirimRekanan('POST', '/api/lelang/masa-sanggah/vendor', b.token, {
      paketPenyediaId: String(id),
      vendorId: String(b.rekanan.id),
      tipe: 'B',
      tipeFileVendor: 'V',
      fileSanggahVendor: pdfBlob(),
    })
    await bukaTahap(satu.page, id, 'sanggah')
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await dialog.getByText('Minimal 1 (satu) vendor dipilih untuk mengirim sanggahan').waitFor()
    await dialog.getByRole('checkbox', { name: 'Pilih PT Bina Persada' }).check()
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await dialog.getByText('Harap masukkan file sanggah PT Bina Persada').waitFor()
    await pilihBerkas(satu.page, 'Pilih file untuk PT Bina Persada', 'jawaban.pdf')
    await dialog.getByLabel('Hasil sanggahan PT Bina Persada').selectOption('tidakTerbukti')
    await dialog.getByLabel('Catatan untuk PT Bina Persada').fill('Dalil tidak didukung bukti.')
    await periksaAxe(satu.page)
    await potret(satu.page, 'tender-sanggah')
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await ya(satu.page, 'Kirim jawaban')
    await satu.page.getByText('File sanggah telah dikirim').waitFor()
    await dialog.getByText('Tidak terbukti').waitFor()
    assert.isTrue(
      await dialog.getByRole('checkbox', { name: 'Pilih PT Bina Persada' }).isDisabled()
    )

    // Negotiation, its minutes and the award letter.
    await keTahapKini(id, 'undangan-negosiasi')
    await bukaTahap(satu.page, id, 'undangan-negosiasi')
    await dialog.getByRole('checkbox', { name: 'Pilih PT Andalan Karya' }).check()
    await pilihBerkas(satu.page, 'Pilih file untuk PT Andalan Karya', 'undangan.pdf')
    await dialog.getByRole('button', { name: 'Kirim undangan' }).click()
    await ya(satu.page, 'Kirim undangan')
    await satu.page.getByText('Undangan telah dikirim').waitFor()
    await keTahapKini(id, 'negosiasi')
    await bukaTahap(satu.page, id, 'negosiasi')
    await dialog.getByLabel('Negosiasi teknis').first().fill('Metode disepakati.')
    await dialog.getByText('18/200').waitFor()
    await dialog.getByLabel('Negosiasi harga').first().fill('790000000')
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await satu.page.getByText('Hasil negosiasi berhasil disimpan').waitFor()
    await potret(satu.page, 'tender-negosiasi')
    await keTahapKini(id, 'ba-negosiasi')
    await bukaTahap(satu.page, id, 'ba-negosiasi')
    await pilihBerkas(satu.page, 'Pilih file untuk PT Andalan Karya', 'ba.pdf')
    await dialog.getByRole('button', { name: 'Kirim berita acara' }).click()
    await ya(satu.page, 'Kirim berita acara')
    await satu.page.getByText('BA klarifikasi negosiasi telah dikirim').waitFor()
    await keTahapKini(id, 'sppbj')
    await bukaTahap(satu.page, id, 'sppbj')
    await dialog.getByText('Anda dapat membaca tahap ini.').waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Kirim SPPBJ' }).count(), 0)
    await bukaTahap(ppk.page, id, 'sppbj')
    await pilihBerkas(ppk.page, 'Pilih file untuk PT Andalan Karya', 'sppbj.pdf')
    await dialogPpk.getByRole('button', { name: 'Kirim SPPBJ' }).click()
    await ya(ppk.page, 'Kirim SPPBJ')
    await ppk.page.getByText('Sppbj telah dikirim').waitFor()

    // The contract form, the end of the tender, and SPMK with its lock.
    await keTahapKini(id, 'spk')
    await bukaTahap(ppk.page, id, 'spk')
    assert.equal(await dialogPpk.getByLabel('Lama pekerjaan').inputValue(), '14')
    assert.equal(await dialogPpk.getByLabel('Nilai kontrak').inputValue(), '790.000.000')
    await dialogPpk.getByLabel('Tanggal kontrak').fill('2026-12-01')
    await dialogPpk.getByLabel('Tanggal mulai').fill('2026-12-02')
    assert.equal(await dialogPpk.getByLabel('Tanggal selesai').inputValue(), '2026-12-16')
    await dialogPpk.getByLabel('Tanggal selesai').fill('2026-12-02')
    await dialogPpk.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dialogPpk
      .getByText('Tanggal selesai kontrak tidak boleh sama atau mendahului tanggal mulai kontrak')
      .first()
      .waitFor()
    await dialogPpk.getByLabel('Tanggal selesai').fill('2026-12-30')
    await dialogPpk.getByRole('button', { name: 'Simpan', exact: true }).click()
    await ppk.page.getByText('Form surat berhasil disimpan').waitFor()
    await periksaAxe(ppk.page)
    await potret(ppk.page, 'tender-spk')
    await bukaTahap(ppk.page, id, 'sppbj')
    await dialogPpk.getByRole('tabpanel').getByRole('button', { name: 'Tender Selesai' }).click()
    await ya(ppk.page, 'Tender Selesai')
    await ppk.page.getByText('Proses tender telah selesai').waitFor()
    await keTahapKini(id, 'spmk')
    await bukaTahap(ppk.page, id, 'spmk')
    await dialogPpk.getByRole('button', { name: 'Selesaikan SPMK' }).click()
    await ya(ppk.page, 'Selesaikan SPMK')
    await ppk.page.getByText('Proses smpk telah selesai').waitFor()
    await dialogPpk.getByText('SPMK sudah diselesaikan. Formulir kontrak terkunci.').waitFor()
    await bukaTahap(ppk.page, id, 'spk')
    await dialogPpk.getByText('SPMK sudah diselesaikan. Formulir kontrak terkunci.').waitFor()
    assert.equal(await dialogPpk.getByRole('button', { name: 'Simpan', exact: true }).count(), 0)
    await periksaAxe(ppk.page)
    await potret(ppk.page, 'tender-spmk-terkunci')

    const [akhir] = await baris<{ status_pelaksanaan: string; kunci_spmk: boolean }>(
      'select status_pelaksanaan, kunci_spmk from paket where id = ?',
      [id]
    )
    assert.deepEqual(akhir, { status_pelaksanaan: 'S', kunci_spmk: true })
    for (const orang of [satu, dua, ppk]) {
      assert.deepEqual(orang.keluhan.daftar, [])
      await orang.page.context().close()
    }
  }).timeout(240_000)

  test('garis waktu di ponsel, tahap terkunci, dan pembaca tanpa tombol', async ({ assert }) => {
    const t = await buatTenderDitetapkan('undangan-negosiasi')
    geserWaktu('PT0S')
    await keTahapKini(t.id, 'sanggah')
    const pokja = await masuk(t.pokja[0]!, 'sempit')
    const dialog = await bukaTahap(pokja.page, t.id, 'penetapan')
    await dialog.getByRole('heading', { name: '9. Penetapan Pemenang' }).waitFor()
    await periksaLebar(pokja.page)
    await periksaAxe(pokja.page)
    await potret(pokja.page, 'tender-penetapan-390')
    await dialog.getByRole('button', { name: /^Tahap 9 dari 18/ }).click()
    await dialog.getByRole('tab', { name: /^11\. Masa Sanggah.*Sedang berjalan/ }).waitFor()
    await potret(pokja.page, 'tender-tahap-390')
    await periksaAxe(pokja.page)
    await dialog.getByRole('tab', { name: /^16\. SPPBJ/ }).click()
    await dialog.getByText('Tahap ini terkunci').waitFor()
    await dialog.getByText(/^Dibuka .* WIB/).waitFor()
    await bukaTahap(pokja.page, t.id, 'evaluasi')
    await dialog.getByText('PT Peserta A').first().waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Simpan', exact: true }).count(), 0)
    await periksaLebar(pokja.page)
    await periksaAxe(pokja.page)
    await potret(pokja.page, 'tender-evaluasi-390')
    for (const [kunci, isi] of [
      ['pembukaan', 'Berita acara pembukaan'],
      ['sanggah', 'Tidak ada sanggahan'],
      ['dokumen', 'Dokumen tambahan'],
      ['penjelasan', 'Belum ada pertanyaan'],
    ] as const) {
      await bukaTahap(pokja.page, t.id, kunci)
      await dialog.getByText(isi).first().waitFor()
      await periksaLebar(pokja.page)
      await periksaAxe(pokja.page)
      await potret(pokja.page, `tender-${kunci}-390`)
    }
    assert.deepEqual(pokja.keluhan.daftar, [])
    await pokja.page.context().close()

    // Files may be prepared before a stage begins; a reader has no button anywhere.
    const pa = await masuk(await buatPengguna({ peran: 'pa', divisi: '20' }))
    const baca = await bukaTahap(pa.page, t.id, 'sanggah')
    await baca.getByText('Anda dapat membaca tahap ini.').waitFor()
    assert.equal(await baca.getByRole('button', { name: 'Kirim jawaban' }).count(), 0)
    await pa.page.context().close()
    const ulp = await masuk(await buatPengguna({ peran: 'operatorULP' }))
    const siap = await bukaTahap(ulp.page, t.id, 'jawaban-sanggah')
    await siap.getByText('Berkas dapat disiapkan sekarang.').waitFor()
    await siap.getByRole('button', { name: 'Upload', exact: true }).waitFor()
    await ulp.page.context().close()
  }).timeout(180_000)

  test('penunjukan langsung: undangan peserta, dokumen, penjelasan, berita acara', async ({
    assert,
  }) => {
    const p = await buatPaketTerbit({ metode: 'TLA', jenis: 'BAR' })
    const id = p.paket.id
    const r = await buatPenyedia({ nama: 'PT Tunggal Mandiri' })
    const { page, keluhan } = await masuk(p.pokja[0]!)
    await keTahapKini(id, 'undangan-peserta')
    const dialog = await bukaTahap(page, id, 'undangan-peserta')
    await dialog.getByRole('button', { name: 'Kirim undangan' }).click()
    await dialog.getByText('Minimal 1 (satu) vendor dipilih untuk mengirim undangan').waitFor()
    await dialog.getByRole('checkbox', { name: 'Pilih PT Tunggal Mandiri' }).check()
    await dialog.getByRole('button', { name: 'Kirim undangan' }).click()
    await dialog
      .getByText('Harap masukkan file undangan untuk rekanan PT Tunggal Mandiri')
      .waitFor()
    await pilihBerkas(page, 'Pilih file untuk PT Tunggal Mandiri', 'undangan.pdf')
    await periksaAxe(page)
    await potret(page, 'tender-undangan')
    await dialog.getByRole('button', { name: 'Kirim undangan' }).click()
    await ya(page, 'Kirim undangan')
    await page.getByText('Undangan telah dikirim').waitFor()
    await dialog.getByRole('button', { name: 'Lihat undangan.pdf' }).waitFor()
    assert.isTrue(
      await dialog.getByRole('checkbox', { name: 'Pilih PT Tunggal Mandiri' }).isDisabled()
    )

    // Documents are prepared before their stage begins.
    await bukaTahap(page, id, 'dokumen')
    await dialog.getByText('Berkas dapat disiapkan sekarang.').first().waitFor()
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await dialog.getByText('Masukkan minimal 1 (satu) file terbaru sebelum upload').waitFor()
    await pilihBerkas(page, 'Pilih berkas: Dokumen pengadaan (SDP)', 'sdp.pdf')
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('File berhasil diupload').waitFor()
    await dialog.getByText('Versi 1', { exact: false }).waitFor()
    await periksaAxe(page)
    await potret(page, 'tender-dokumen')

    // A question of the vendor reaches the open panel, and the answer goes out.
    await buatPeserta(id, r.rekanan.id)
    await keTahapKini(id, 'penjelasan')
    await bukaTahap(page, id, 'penjelasan')
    await kirimJson('/api/tender/chat', r.token, {
      paketPenyediaId: id,
      tahap: 'PP1',
      creatorUserId: null,
      subject: 'Spesifikasi lift',
      message: 'Apakah merek setara diperbolehkan?',
    })
    await dialog.getByRole('button', { name: 'Refresh' }).click()
    await dialog.getByText('Apakah merek setara diperbolehkan?').waitFor()
    await dialog
      .getByLabel('Jawaban untuk Spesifikasi lift')
      .fill('Boleh, dengan bukti kesetaraan.')
    await dialog.getByRole('button', { name: 'Kirim: Spesifikasi lift' }).click()
    await page.getByText('Pesan telah terkirim').waitFor()
    await dialog
      .getByRole('paragraph')
      .filter({ hasText: 'Boleh, dengan bukti kesetaraan.' })
      .waitFor()
    await periksaAxe(page)
    await potret(page, 'tender-penjelasan')

    // Seven files of minutes.
    await keTahapKini(id, 'ba-pl')
    await bukaTahap(page, id, 'ba-pl')
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await dialog.getByText('Masukkan minimal 1 (satu) file terbaru sebelum upload').waitFor()
    await pilihBerkas(page, 'Pilih berkas: Evaluasi harga', 'harga.pdf')
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('File berita acara berhasil diupload').waitFor()
    await dialog.getByRole('button', { name: 'Lihat Evaluasi harga' }).waitFor()
    await periksaAxe(page)
    await potret(page, 'tender-ba-pl')
    assert.deepEqual(keluhan.daftar, [])
    await page.context().close()
  }).timeout(180_000)
})
