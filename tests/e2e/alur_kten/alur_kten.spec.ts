/**
 * One KTEN through the real screens: two vendors, two pokja members, the ppk and a latecomer, each in a browser of
 * their own, on a clock that goes from stage to stage (decisions §5, S1 §2.8–2.11, S2 §4, S3 §2.3).
 */
import { test } from '@japa/runner'
import { buatPaketTerbit } from '@eproc/database/factories/paket'
import { masukSebagai } from '@eproc/database/factories/pengguna'
import { buatPenyedia, buatPeserta } from '@eproc/database/factories/peserta'
import { kosongkan } from '../../lib/basis_data.ts'
import { periksaAxe, periksaLebar, potret, type Page } from '../../lib/peramban.ts'
import { berkasUji, kueri, periksaLebarDialog, tenang } from '../tender_rekanan/bantu.ts'
import { bukaTahap, pilihBerkas } from '../tender_staf/bantu.ts'
import { Panggung } from './bantu.ts'

const NAMA = 'Pembangunan Rumah Susun Cakung'
const MENANG = 'PT Karya Sejahtera'
const KALAH = 'PT Bangun Bersama'

const dialog = (page: Page) => page.getByRole('dialog', { name: NAMA, exact: true })
const ya = (page: Page, nama: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: nama, exact: true }).click()

async function periksa(page: Page, nama: string) {
  await tenang(page)
  await page.waitForTimeout(250)
  await potret(page, `alur-${nama}-${page.viewportSize()!.width}`)
  await periksaAxe(page, { kecuali: ['iframe'] })
  await periksaLebar(page)
  await periksaLebarDialog(page)
}

/** The vendor's own view of a stage. */
async function lihat(page: Page, paketId: number, kunci: string) {
  await page.goto(`/vendor?tahun=2026&paket=${paketId}&tahap=${kunci}`)
  await dialog(page).locator('header').waitFor()
  return dialog(page)
}

async function unggah(page: Page, jenis: string, harga?: string) {
  const baris = dialog(page).locator(`[data-jenis="${jenis}"]`)
  if (harga) await baris.getByLabel('Nilai penawaran (Rp)').fill(harga)
  await baris.locator('input[type=file]').setInputFiles(berkasUji(`berkas-${jenis}.pdf`))
  await baris.getByRole('button', { name: 'Unggah', exact: true }).click()
  if (harga) await ya(page, 'Unggah')
  await baris.getByText('Diterima', { exact: true }).waitFor()
}

/** Chooses a letter for a vendor and sends it. */
async function kirimSurat(page: Page, tombol: string, nama: string, berkas: string) {
  const [pemilih] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: `Pilih file untuk ${nama}` })
      .click(),
  ])
  await pemilih.setFiles(berkasUji(berkas))
  await page.getByRole('dialog').getByRole('button', { name: tombol, exact: true }).click()
  await ya(page, tombol)
}

test.group('Alur KTEN di peramban', (group) => {
  group.each.setup(() => kosongkan())

  test('dari pendaftaran sampai SPMK dengan dua rekanan dan panitia', async ({ assert }) => {
    const p = await buatPaketTerbit({ nama: NAMA, metodeEvaluasi: 'NIL' })
    const id = p.paket.id
    const a = await buatPenyedia({ nama: MENANG })
    const b = await buatPenyedia({ nama: KALAH })
    const c = await buatPenyedia({ nama: 'PT Terlambat Selalu' })
    await buatPeserta(id, c.rekanan.id)
    const panggung = await Panggung.buat(id)
    const meja = await panggung.masuk(a.token)
    const ponsel = await panggung.masuk(b.token, 'sempit')
    const lambat = await panggung.masuk(c.token)
    const satu = await panggung.masuk(await masukSebagai(p.pokja[0]!))
    const dua = await panggung.masuk(await masukSebagai(p.pokja[1]!))
    const ppk = await panggung.masuk(await masukSebagai(p.ppk))

    // Registration, each with the integrity pact.
    await panggung.keTahap('dokumen')
    for (const { page } of [meja, ponsel]) {
      await page.goto('/vendor?tahun=2026')
      await page.getByRole('button', { name: `DAFTAR ${NAMA}` }).click()
      const pakta = page.getByRole('dialog', { name: `Daftar ke ${NAMA}` })
      await pakta.getByRole('checkbox').check()
      await periksa(page, 'pakta')
      await pakta.getByRole('button', { name: 'Setuju dan DAFTAR' }).click()
      await page.getByText('Proses pendaftaran berhasil').waitFor()
      await dialog(page)
        .getByText(/^Anda Peserta [23]$/)
        .waitFor()
    }

    // A question of one vendor; the committee's answer arrives at both by itself, without the vendor's name.
    await panggung.keTahap('penjelasan')
    const tanya = await lihat(meja.page, id, 'penjelasan')
    const lain = await lihat(ponsel.page, id, 'penjelasan')
    const panitia = await bukaTahap(satu.page, id, 'penjelasan')
    await tanya.getByRole('button', { name: 'Buat pertanyaan' }).click()
    const form = meja.page.getByRole('dialog', { name: 'Buat pertanyaan' })
    await form.getByLabel('Judul pertanyaan').fill('Mutu beton')
    await form.locator('[name=message]').fill('Apakah mutu beton K-400 diterima?')
    await form.getByRole('button', { name: 'Kirim' }).click()
    await meja.page.getByText('Topik baru berhasil dibuat').waitFor()
    await panitia.getByText('Apakah mutu beton K-400 diterima?').waitFor()
    await panitia.getByLabel('Jawaban untuk Mutu beton').fill('Ya, paling rendah K-350.')
    await periksa(satu.page, 'penjelasan-staf')
    await panitia.getByRole('button', { name: /^Kirim.*: Mutu beton$/ }).click()
    await tanya.getByText('Ya, paling rendah K-350.').waitFor()
    await lain.getByText('Ya, paling rendah K-350.').waitFor()
    assert.equal(await lain.getByText(MENANG).count(), 0)

    // Sealed offers, a receipt a file; the latecomer only chooses its file.
    await panggung.keTahap('pemasukan')
    for (const [{ page }, harga] of [
      [meja, '850000000'],
      [ponsel, '910000000'],
    ] as const) {
      await lihat(page, id, 'pemasukan')
      for (const jenis of ['K', 'A', 'T']) await unggah(page, jenis)
      await unggah(page, 'H', harga)
      await dialog(page).getByText('Penawaran Anda lengkap').waitFor()
      await periksa(page, 'pemasukan')
    }
    const telat = await lihat(lambat.page, id, 'pemasukan')
    const baris = telat.locator('[data-jenis="K"]')
    await baris.locator('input[type=file]').setInputFiles(berkasUji('terlambat.pdf'))

    // The clock passes the end: the late file is refused with the reason, and nothing of it is kept.
    await panggung.keTahap('pembukaan', lambat)
    const kirimTelat = baris.getByRole('button', { name: 'Unggah', exact: true })
    if (await kirimTelat.isVisible()) await kirimTelat.click()
    await telat
      .getByText(/Tahap (ini ditutup|berakhir)/)
      .first()
      .waitFor()
    await potret(lambat.page, 'alur-terlambat-1440')
    const masuk = await kueri<{ n: number }>(
      `select count(t.kode)::int as n from penawaran w left join tanda_terima t on t.penawaran_id = w.id
        where w.paket_id = ? group by w.rekanan_id`,
      [id]
    )
    assert.deepEqual(masuk, [{ n: 4 }, { n: 4 }])

    // Opening by two members.
    const buka1 = await bukaTahap(satu.page, id, 'pembukaan')
    await buka1.getByRole('cell', { name: MENANG }).waitFor()
    assert.equal(await buka1.getByText('Rp 850.000.000').count(), 0)
    await buka1.getByRole('button', { name: 'Minta pembukaan' }).click()
    await ya(satu.page, 'Minta pembukaan')
    await buka1.getByText('Anda yang meminta pembukaan ini.').waitFor()
    const buka2 = await bukaTahap(dua.page, id, 'pembukaan')
    await buka2.getByRole('button', { name: 'Sahkan pembukaan' }).click()
    await ya(dua.page, 'Sahkan pembukaan')
    await buka2.getByText('Rp 850.000.000').waitFor()
    await periksa(dua.page, 'pembukaan')

    // Evaluation; scores are the server's.
    await panggung.keTahap('evaluasi')
    const nilai = await bukaTahap(dua.page, id, 'evaluasi')
    for (const [nama, teknis] of [
      [MENANG, '82,5'],
      [KALAH, '75'],
    ] as const) {
      const kotak = nilai.getByRole('region', { name: nama })
      await kotak.getByLabel('Dokumen kualifikasi').selectOption('1')
      await kotak.getByLabel('Hasil kualifikasi').selectOption('1')
      await kotak.getByLabel('Dokumen administrasi').selectOption('1')
      await kotak.getByLabel('Nilai teknis (0–100)').fill(teknis)
      await kotak.getByLabel('Hasil teknis').selectOption('1')
      await kotak.getByLabel('Hasil harga').selectOption('1')
    }
    await nilai.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dua.page.getByText('Evaluasi vendor berhasil disimpan').waitFor()
    await periksa(dua.page, 'evaluasi')

    // Proof of the qualification: invited by letter, and confirmed in its own stage.
    await panggung.keTahap('undangan-pembuktian')
    const bukti = await bukaTahap(satu.page, id, 'undangan-pembuktian')
    await bukti.getByRole('checkbox', { name: `Pilih ${MENANG}` }).check()
    await kirimSurat(satu.page, 'Kirim undangan', MENANG, 'undangan-pembuktian.pdf')
    await satu.page.getByText('Undangan telah dikirim').waitFor()
    await (await lihat(meja.page, id, 'undangan-pembuktian')).locator('iframe').waitFor()
    await panggung.keTahap('pembuktian')
    const terbukti = await bukaTahap(dua.page, id, 'pembuktian')
    await terbukti
      .getByRole('region', { name: MENANG })
      .getByLabel('Hasil kualifikasi')
      .selectOption('1')
    await terbukti.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dua.page.getByText('Evaluasi vendor berhasil disimpan').waitFor()

    // Determination, confirmed by the ppk; vendors know nothing of it yet.
    await panggung.keTahap('penetapan')
    const usul = await bukaTahap(dua.page, id, 'penetapan')
    await usul.getByLabel('Alasan').fill('Kedua penawaran wajar dan di bawah HPS.')
    await usul.getByRole('button', { name: 'Usulkan kepada PPK' }).click()
    await ya(dua.page, 'Usulkan kepada PPK')
    await usul.getByText('Menunggu penegasan').waitFor()
    const tegas = await bukaTahap(ppk.page, id, 'penetapan')
    await tegas.getByRole('button', { name: 'Tegaskan' }).click()
    await ya(ppk.page, 'Tegaskan')
    await ppk.page.getByText('Penetapan telah ditegaskan').waitFor()
    const belum = await lihat(meja.page, id, 'pengumuman-pemenang')
    await belum.getByText('Tahap ini terkunci').waitFor()

    // The announcement reaches both vendors, and the public.
    await panggung.keTahap('pengumuman-pemenang')
    const hasil = await lihat(meja.page, id, 'pengumuman-pemenang')
    await hasil.getByText('Anda ditetapkan sebagai pemenang').waitFor()
    const hasilLain = await lihat(ponsel.page, id, 'pengumuman-pemenang')
    await hasilLain.getByText('Peringkat 2').first().waitFor()
    assert.equal(await hasilLain.getByText('Anda ditetapkan sebagai pemenang').count(), 0)
    await periksa(meja.page, 'hasil')
    await periksa(ponsel.page, 'hasil')
    await lambat.page.goto('/hasil-tender')
    await lambat.page.getByText(NAMA).first().waitFor()

    // An objection and its reply.
    await panggung.keTahap('sanggah')
    const sanggah = await lihat(ponsel.page, id, 'sanggah')
    await sanggah.locator('input[type=file]').setInputFiles(berkasUji('sanggah.pdf'))
    await sanggah.getByRole('button', { name: 'Kirim sanggahan' }).click()
    await ya(ponsel.page, 'Kirim sanggahan')
    await ponsel.page.getByText('File berhasil diupload').waitFor()
    const jawab = await bukaTahap(satu.page, id, 'sanggah')
    await jawab.getByRole('checkbox', { name: `Pilih ${KALAH}` }).check()
    await jawab.getByLabel(`Hasil sanggahan ${KALAH}`).selectOption('tidakTerbukti')
    await jawab.getByLabel(`Catatan untuk ${KALAH}`).fill('Dalil tidak didukung bukti.')
    await periksa(satu.page, 'sanggah-staf')
    await kirimSurat(satu.page, 'Kirim jawaban', KALAH, 'jawaban.pdf')
    await satu.page.getByText('File sanggah telah dikirim').waitFor()
    await (await lihat(ponsel.page, id, 'sanggah')).getByText('Tidak terbukti').first().waitFor()
    await periksa(ponsel.page, 'sanggah')

    // The answers are announced in their own stage.
    await panggung.keTahap('jawaban-sanggah')
    await bukaTahap(satu.page, id, 'jawaban-sanggah')
    await pilihBerkas(satu.page, 'Pilih file untuk File pengumuman', 'jawaban-sanggah.pdf')
    await satu.page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
    await satu.page.getByText('Sukses upload file Pengumuman').waitFor()

    // Invitation to the negotiation, its result, its minutes, each seen by the winner.
    await panggung.keTahap('undangan-negosiasi')
    const undang = await bukaTahap(satu.page, id, 'undangan-negosiasi')
    await undang.getByRole('checkbox', { name: `Pilih ${MENANG}` }).check()
    await kirimSurat(satu.page, 'Kirim undangan', MENANG, 'undangan.pdf')
    await satu.page.getByText('Undangan telah dikirim').waitFor()
    await (await lihat(meja.page, id, 'undangan-negosiasi')).locator('iframe').waitFor()
    await panggung.keTahap('negosiasi')
    const nego = await bukaTahap(satu.page, id, 'negosiasi')
    await nego.getByLabel('Negosiasi teknis').first().fill('Metode disepakati.')
    await nego.getByLabel('Negosiasi harga').first().fill('840000000')
    await nego.getByRole('button', { name: 'Simpan', exact: true }).click()
    await satu.page.getByText('Hasil negosiasi berhasil disimpan').waitFor()
    await panggung.keTahap('ba-negosiasi')
    await bukaTahap(satu.page, id, 'ba-negosiasi')
    await kirimSurat(satu.page, 'Kirim berita acara', MENANG, 'ba.pdf')
    await satu.page.getByText('BA klarifikasi negosiasi telah dikirim').waitFor()
    await (await lihat(meja.page, id, 'ba-negosiasi')).locator('iframe').waitFor()

    // The award letter; who did not win has no such stage.
    await panggung.keTahap('sppbj')
    await bukaTahap(ppk.page, id, 'sppbj')
    await kirimSurat(ppk.page, 'Kirim SPPBJ', MENANG, 'sppbj.pdf')
    await ppk.page.getByText('Sppbj telah dikirim').waitFor()
    await (await lihat(meja.page, id, 'sppbj')).locator('iframe').waitFor()
    await periksa(meja.page, 'sppbj')
    await ponsel.page.goto(`/vendor?tahun=2026&paket=${id}&tahap=sppbj`)
    await dialog(ponsel.page).getByText('Tahap ini tidak tersedia bagi Anda').waitFor()

    // Contract, end of the tender, SPMK and its lock.
    await panggung.keTahap('spk')
    const surat = await bukaTahap(ppk.page, id, 'spk')
    assert.equal(await surat.getByLabel('Nilai kontrak').inputValue(), '840.000.000')
    await surat.getByLabel('Tanggal kontrak').fill('2026-12-01')
    await surat.getByLabel('Tanggal mulai').fill('2026-12-02')
    await surat.getByLabel('Tanggal selesai').fill('2026-12-30')
    await surat.getByRole('button', { name: 'Simpan', exact: true }).click()
    await ppk.page.getByText('Form surat berhasil disimpan').waitFor()
    await periksa(ppk.page, 'kontrak')
    await panggung.keTahap('spmk')
    const spmk = await bukaTahap(ppk.page, id, 'spmk')
    await spmk.getByRole('button', { name: 'Selesaikan SPMK' }).click()
    await ya(ppk.page, 'Selesaikan SPMK')
    await spmk.getByText('SPMK sudah diselesaikan. Formulir kontrak terkunci.').waitFor()
    await bukaTahap(ppk.page, id, 'sppbj')
    await spmk.getByRole('tabpanel').getByRole('button', { name: 'Tender Selesai' }).click()
    await ya(ppk.page, 'Tender Selesai')
    await ppk.page.getByText('Proses tender telah selesai').waitFor()
    await bukaTahap(ppk.page, id, 'spk')
    await spmk.getByText('SPMK sudah diselesaikan. Formulir kontrak terkunci.').waitFor()
    assert.equal(await spmk.getByRole('button', { name: 'Simpan', exact: true }).count(), 0)

    const [akhir] = await kueri<{ status: string; kunci: boolean; nilai: number }>(
      `select status_pelaksanaan as status, kunci_spmk as kunci, nilai_kontrak::float8 as nilai
         from paket where id = ?`,
      [id]
    )
    assert.deepEqual(akhir, { status: 'S', kunci: true, nilai: 840_000_000 })
    assert.deepEqual(await panggung.tutup(), [])
  }).timeout(420_000)
})
