/** KTEN through the screens of the staff (S3 §2.3): from the opening by two members to the lock of SPMK. */
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { tanggal } from '@eproc/domain/common/format'
import { tulisHari } from '@eproc/domain/common/isian_hari'
import { ui } from '@eproc/i18n/id/ui'
import type { Page } from '../../lib/browser.ts'
import { call, form, pdfBlob } from '../../lib/calls.ts'
import { dayFromNow, sqlNow } from '../../lib/dates.ts'
import { dayBox, fillDay } from '../../lib/day.ts'
import { chooseFile, confirm, openStaffStage, waitForCount } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { tale } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'

const A = 'PT Andalan Karya'
const B = 'PT Bina Persada'

const check = (page: Page, name: string) => checkScreen(page, `tender-${name}`)

async function build() {
  const p = await createPaketTerbit({ metodeEvaluasi: 'NIL', bebasBenturan: false })
  const id = p.paket.id
  const a = await createPenyedia({ nama: A, isi: [] })
  const b = await createPenyedia({ nama: B, isi: [] })
  for (const r of [a, b]) await createPeserta(id, r.rekanan.id)
  await moveSchedule(id, 'pemasukan')
  for (const [r, harga] of [
    [a, '800000000'],
    [b, '860000000'],
  ] as const) {
    const isi = {
      paketPenyediaId: String(id),
      vendorId: String(r.rekanan.id),
      hargaPenawaran: harga,
      fileKualifikasi: pdfBlob(),
      fileAdministrasi: pdfBlob(),
      fileTeknis: pdfBlob(),
      fileHarga: pdfBlob(),
    }
    await call(r.token, 'PUT', '/api/lelang/upload/penawaran', form(isi))
  }
  const satu = (await visitAs(p.pokja[0]!)).page
  const dua = (await visitAs(p.pokja[1]!)).page
  const ppk = (await visitAs(p.ppk)).page
  const dialog = (page: Page) => page.getByRole('dialog', { name: /^Proses paket: / })
  return {
    id,
    b,
    satu,
    dua,
    ppk,
    dialogSatu: dialog(satu),
    dialogDua: dialog(dua),
    dialogPpk: dialog(ppk),
    to: (key: string) => moveSchedule(id, key),
  }
}

tale('KTEN through the screens of the staff', build, (stage) => {
  stage('a member of the pokja first declares to be free of conflicts', async (context, t) => {
    const { assert } = context
    const { satu, dialogSatu: dialog } = t
    await t.to('pembukaan')
    await satu.goto('/ppk/tender')
    await satu.getByRole('link', { name: /Proses paket.*Pembangunan Rumah Susun Uji/ }).click()
    await dialog.getByRole('heading', { name: 'Jadwal' }).waitFor()
    await dialog.getByRole('button', { name: 'Nyatakan bebas benturan kepentingan' }).waitFor()
    await check(satu, 'informasi')
    await waitForCount(dialog.getByRole('tab'), 19)
    await dialog.getByRole('tab', { name: /^5\. Pembukaan Dokumen Penawaran/ }).click()
    await satu.waitForURL(/tahap=pembukaan/)
    await dialog.getByText('Isi dokumen tersegel sampai pembukaan.').waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Minta pembukaan' }).count(), 0)
    await dialog.getByRole('button', { name: 'Nyatakan bebas benturan kepentingan' }).click()
    await confirm(satu, 'Nyatakan bebas benturan kepentingan')
    await satu.getByText('Pernyataan bebas benturan kepentingan telah dicatat').waitFor()
  })

  stage('one asks for the opening, and cannot confirm it alone', async ({ assert }, t) => {
    const { satu, dialogSatu: dialog } = t
    await dialog.getByRole('cell', { name: A }).waitFor()
    assert.equal(await dialog.getByText('Rp 800.000.000').count(), 0)
    await dialog.getByRole('button', { name: 'Minta pembukaan' }).click()
    await confirm(satu, 'Minta pembukaan')
    await dialog.getByText('Anda yang meminta pembukaan ini.').waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Sahkan pembukaan' }).count(), 0)
    await check(satu, 'pembukaan-diminta')
  })

  stage('the other confirms; prices are read and documents kept', async ({ assert }, t) => {
    const { dua, dialogDua: dialog } = t
    await rows(`update pokja set bebas_benturan_pada = ${sqlNow()} where paket_id = ?`, [t.id])
    await openStaffStage(dua, t.id, 'pembukaan')
    await dialog.getByRole('button', { name: 'Sahkan pembukaan' }).click()
    await confirm(dua, 'Sahkan pembukaan')
    await dialog.getByRole('heading', { name: 'Berita acara pembukaan' }).waitFor()
    await dialog.getByText('Rp 800.000.000').waitFor()
    await check(dua, 'pembukaan-dibuka')
    const unduhan = dua.waitForEvent('download')
    await dialog
      .getByRole('button', { name: /^Unduh Harga/ })
      .first()
      .click()
    assert.equal((await unduhan).suggestedFilename(), 'fileHarga.pdf')
  })

  stage('offers are judged; a failure needs its reason, scores are the server’s', async (_, t) => {
    const { dua, dialogDua: dialog } = t
    await t.to('evaluasi')
    await openStaffStage(dua, t.id, 'evaluasi')
    const nilai = async (nama: string, teknis: string, lulus: boolean) => {
      const kotak = dialog.getByRole('region', { name: nama })
      await kotak.getByLabel('Dokumen kualifikasi').selectOption('1')
      await kotak.getByLabel('Hasil kualifikasi').selectOption('1')
      await kotak.getByLabel('Dokumen administrasi').selectOption('1')
      await kotak.getByLabel('Nilai teknis (0–100)').fill(teknis)
      await kotak.getByLabel('Hasil teknis').selectOption('1')
      await kotak.getByLabel('Hasil harga').selectOption(lulus ? '1' : '0')
    }
    await nilai(A, '82,5', true)
    await nilai(B, '75', false)
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dialog
      .getByText(`${B}: alasan tidak lulus harga harus diisi agar dapat dibaca rekanan`)
      .first()
      .waitFor()
    await dialog.getByRole('region', { name: B }).getByLabel('Hasil harga').selectOption('1')
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dua.getByText('Evaluasi vendor berhasil disimpan').waitFor()
    await dialog.getByRole('row', { name: /PT Andalan Karya.*Lulus.*94,75/ }).waitFor()
    await check(dua, 'evaluasi')
  })

  stage('pokja proposes with a reason, the ppk confirms', async (_, t) => {
    const { dua, dialogDua, ppk, dialogPpk } = t
    await t.to('penetapan')
    await openStaffStage(dua, t.id, 'penetapan')
    await dialogDua.getByRole('button', { name: 'Usulkan kepada PPK' }).click()
    await confirm(dua, 'Usulkan kepada PPK')
    await dialogDua
      .getByText('Alasan harus diisi karena penawaran hanya satu atau dua')
      .first()
      .waitFor()
    await dialogDua.getByLabel('Alasan').fill('Kedua penawaran wajar dan di bawah HPS.')
    await check(dua, 'penetapan-usul')
    await dialogDua.getByRole('button', { name: 'Usulkan kepada PPK' }).click()
    await confirm(dua, 'Usulkan kepada PPK')
    await dialogDua.getByText('Menunggu penegasan').waitFor()
    await openStaffStage(ppk, t.id, 'penetapan')
    await dialogPpk.getByRole('button', { name: 'Tegaskan' }).click()
    await confirm(ppk, 'Tegaskan')
    await ppk.getByText('Penetapan telah ditegaskan').waitFor()
    await dialogPpk.getByText('Ditegaskan', { exact: true }).waitFor()
    await check(ppk, 'penetapan')
  })

  stage('the announcement goes out with its result', async (_, t) => {
    const { satu, dialogSatu: dialog } = t
    await t.to('pengumuman-pemenang')
    await openStaffStage(satu, t.id, 'pengumuman-pemenang')
    await dialog.getByText('Admin belum upload file pengumuman.').waitFor()
    await chooseFile(satu, 'Pilih file untuk File pengumuman', 'pengumuman.pdf')
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await satu.getByText('Sukses upload file Pengumuman').waitFor()
    await dialog.getByText(`Pemenang: ${A}, Rp 800.000.000`).waitFor()
    await check(satu, 'pengumuman')
  })

  stage('an objection is answered with a file and a result', async ({ assert }, t) => {
    const { satu, dialogSatu: dialog } = t
    await t.to('sanggah')
    const isi = {
      paketPenyediaId: String(t.id),
      vendorId: String(t.b.rekanan.id),
      tipe: 'B',
      tipeFileVendor: 'V',
      fileSanggahVendor: pdfBlob(),
    }
    await call(t.b.token, 'POST', '/api/lelang/masa-sanggah/vendor', form(isi))
    await openStaffStage(satu, t.id, 'sanggah')
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await dialog.getByText('Minimal 1 (satu) vendor dipilih untuk mengirim sanggahan').waitFor()
    await dialog.getByRole('checkbox', { name: `Pilih ${B}` }).check()
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await dialog.getByText(`Harap masukkan file sanggah ${B}`).waitFor()
    await chooseFile(satu, `Pilih file untuk ${B}`, 'jawaban.pdf')
    await dialog.getByLabel(`Hasil sanggahan ${B}`).selectOption('tidakTerbukti')
    await dialog.getByLabel(`Catatan untuk ${B}`).fill('Dalil tidak didukung bukti.')
    await check(satu, 'sanggah')
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await confirm(satu, 'Kirim jawaban')
    await satu.getByText('File sanggah telah dikirim').waitFor()
    await dialog.getByText('Tidak terbukti').waitFor()
    assert.isTrue(await dialog.getByRole('checkbox', { name: `Pilih ${B}` }).isDisabled())
  })

  stage('the winner is invited, and a price negotiated', async (_, t) => {
    const { satu, dialogSatu: dialog } = t
    await t.to('undangan-negosiasi')
    await openStaffStage(satu, t.id, 'undangan-negosiasi')
    await dialog.getByRole('checkbox', { name: `Pilih ${A}` }).check()
    await chooseFile(satu, `Pilih file untuk ${A}`, 'undangan.pdf')
    await dialog.getByRole('button', { name: 'Kirim undangan' }).click()
    await confirm(satu, 'Kirim undangan')
    await satu.getByText('Undangan telah dikirim').waitFor()
    await t.to('negosiasi')
    await openStaffStage(satu, t.id, 'negosiasi')
    await dialog.getByLabel('Negosiasi teknis').first().fill('Metode disepakati.')
    await dialog.getByText(ui.isian.jumlahKarakter(18, 200)).waitFor()
    await dialog.getByLabel('Negosiasi harga').first().fill('790000000')
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await satu.getByText('Hasil negosiasi berhasil disimpan').waitFor()
    await check(satu, 'negosiasi')
    // What was typed by mistake is taken back.
    const agreed = async () =>
      (await rows('select 1 from evaluasi where paket_id = ? and negosiasi_harga > 0', [t.id]))
        .length
    const save = dialog.getByRole('button', { name: 'Simpan', exact: true })
    await dialog.getByLabel('Negosiasi teknis').first().fill('')
    await dialog.getByLabel('Negosiasi harga').first().fill('')
    await save.click()
    await waitFor('the emptied price', async () => (await agreed()) === 0)
    await dialog.getByLabel('Negosiasi harga').first().fill('790000000')
    await save.click()
    await waitFor('the price again', async () => (await agreed()) === 1)
  })

  stage('minutes go out, and the award letter from the ppk alone', async ({ assert }, t) => {
    const { satu, dialogSatu: dialog, ppk, dialogPpk } = t
    await t.to('ba-negosiasi')
    await openStaffStage(satu, t.id, 'ba-negosiasi')
    await chooseFile(satu, `Pilih file untuk ${A}`, 'ba.pdf')
    await dialog.getByRole('button', { name: 'Kirim berita acara' }).click()
    await confirm(satu, 'Kirim berita acara')
    await satu.getByText('BA klarifikasi negosiasi telah dikirim').waitFor()
    await t.to('sppbj')
    await openStaffStage(satu, t.id, 'sppbj')
    await dialog.getByText('Anda dapat membaca tahap ini.').waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Kirim SPPBJ' }).count(), 0)
    await openStaffStage(ppk, t.id, 'sppbj')
    await chooseFile(ppk, `Pilih file untuk ${A}`, 'sppbj.pdf')
    await dialogPpk.getByRole('button', { name: 'Kirim SPPBJ' }).click()
    await confirm(ppk, 'Kirim SPPBJ')
    await ppk.getByText('Sppbj telah dikirim').waitFor()
  })

  stage('the contract proposes its end and refuses one before its start', async (context, t) => {
    const { assert } = context
    const { ppk, dialogPpk: dialog } = t
    await t.to('spk')
    await openStaffStage(ppk, t.id, 'spk')
    assert.equal(await dialog.getByLabel('Lama pekerjaan').inputValue(), '14')
    const nilai = dialog.getByLabel('Nilai kontrak')
    assert.equal(await nilai.inputValue(), '790.000.000')
    const lain = dialog.getByText(/harga penyedia ini Rp.790\.000\.000/)
    await nilai.fill('800000000')
    await lain.waitFor()
    await nilai.fill('790000000')
    await lain.waitFor({ state: 'detached' })
    await fillDay(dayBox(dialog, 'Tanggal kontrak'), dayFromNow(10))
    await fillDay(dayBox(dialog, 'Tanggal mulai'), dayFromNow(11))
    assert.equal(await dayBox(dialog, 'Tanggal selesai').inputValue(), tulisHari(dayFromNow(25)))
    await fillDay(dayBox(dialog, 'Tanggal selesai'), dayFromNow(11))
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dialog
      .getByText('Tanggal selesai kontrak tidak boleh sama atau mendahului tanggal mulai kontrak')
      .first()
      .waitFor()
    await fillDay(dayBox(dialog, 'Tanggal selesai'), dayFromNow(39))
    await dialog.getByText(`kontrak selesai ${tanggal(dayFromNow(25))}.`).waitFor()
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await ppk.getByText('Form surat berhasil disimpan').waitFor()
    await check(ppk, 'spk')
  })

  stage('SPMK locks the contract, and leads to the end of the tender', async ({ assert }, t) => {
    const { ppk, dialogPpk: dialog } = t
    await t.to('spmk')
    await openStaffStage(ppk, t.id, 'spmk')
    await dialog.getByRole('button', { name: 'Selesaikan SPMK' }).click()
    await confirm(ppk, 'Selesaikan SPMK')
    await ppk.getByText('Proses smpk telah selesai').waitFor()
    await dialog.getByText('SPMK sudah diselesaikan. Formulir kontrak terkunci.').waitFor()
    await check(ppk, 'spmk-terkunci')
    await dialog.getByRole('button', { name: 'Buka tahap SPPBJ' }).click()
    await dialog.getByRole('tabpanel').getByRole('button', { name: 'Tender Selesai' }).click()
    await confirm(ppk, 'Tender Selesai')
    await ppk.getByText('Proses tender telah selesai').waitFor()
    await openStaffStage(ppk, t.id, 'spk')
    await dialog.getByText('SPMK sudah diselesaikan. Formulir kontrak terkunci.').waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Simpan', exact: true }).count(), 0)
    assert.deepEqual(
      await rows('select status_pelaksanaan, kunci_spmk from paket where id = ?', [t.id]),
      [{ status_pelaksanaan: 'S', kunci_spmk: true }]
    )
  })
})
