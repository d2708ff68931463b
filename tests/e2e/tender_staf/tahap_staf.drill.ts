/** Stages of the staff beside the tale of KTEN: on a phone, read-only, and of a direct appointment. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import type { Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { resetClock } from '../../lib/dates.ts'
import { chooseFile, confirm, openStaffStage } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
import { emptyEach, tale } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const check = (page: Page, name: string) => checkScreen(page, `tender-${name}`)

/** A determined tender in its time of objections. */
async function masaSanggah() {
  const t = await createTenderDitetapkan('undangan-negosiasi')
  resetClock()
  await moveSchedule(t.id, 'sanggah')
  return t
}

test.group('Stages of the staff', (group) => {
  emptyEach(group)

  test('the time line stands behind a button on a phone', async ({ assert }) => {
    const t = await masaSanggah()
    const { page } = await visitAs(t.pokja[0]!, 'phone')
    const dialog = await openStaffStage(page, t.id, 'penetapan')
    await dialog.getByRole('heading', { name: '9. Penetapan Pemenang' }).waitFor()
    await check(page, 'penetapan-ponsel')
    // At desk width the time line is always there.
    await dialog.getByRole('button', { name: /^Tahap 9 dari 18/ }).click()
    await dialog.getByRole('tab', { name: /^11\. Masa Sanggah.*Sedang berjalan/ }).waitFor()
    await checkAsIs(page, 'tender-tahap')
    await dialog.getByRole('tab', { name: /^16\. SPPBJ/ }).click()
    await dialog.getByText('Tahap ini terkunci').waitFor()
    // The list has folded away with the tab that was pressed.
    await dialog.locator('[role=tabpanel]:focus').waitFor()
    await dialog.getByText(/^Dibuka .* WIB/).waitFor()
    await openStaffStage(page, t.id, 'evaluasi')
    await dialog.getByText('PT Peserta A').first().waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Simpan', exact: true }).count(), 0)
    await check(page, 'evaluasi-ponsel')
  })

  test('stages that are over or empty fit a phone', async () => {
    const t = await masaSanggah()
    const { page } = await visitAs(t.pokja[0]!, 'phone')
    for (const [key, isi] of [
      ['pembukaan', 'Berita acara pembukaan'],
      ['sanggah', 'Tidak ada sanggahan'],
      ['dokumen', 'Dokumen tambahan'],
      ['penjelasan', 'Belum ada pertanyaan'],
    ] as const) {
      const dialog = await openStaffStage(page, t.id, key)
      await dialog.getByText(isi).first().waitFor()
      await check(page, `${key}-kosong`)
    }
  })

  test('a reader has no button; files may be prepared before a stage begins', async ({
    assert,
  }) => {
    const t = await masaSanggah()
    const pa = await visitAs(await createPengguna({ peran: 'pa', divisi: '20' }))
    const baca = await openStaffStage(pa.page, t.id, 'sanggah')
    await baca.getByText('Anda dapat membaca tahap ini.').waitFor()
    assert.equal(await baca.getByRole('button', { name: 'Kirim jawaban' }).count(), 0)
    await pa.leave()
    const ulp = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    const siap = await openStaffStage(ulp.page, t.id, 'jawaban-sanggah')
    await siap.getByText('Berkas dapat disiapkan sekarang.').waitFor()
    await siap.getByRole('button', { name: 'Upload', exact: true }).waitFor()
  })

  test('what is typed outlives the save of another; the stage outlives a reload', async ({
    assert,
  }) => {
    const t = await masaSanggah()
    await moveSchedule(t.id, 'negosiasi')
    const { page } = await visitAs(t.pokja[0]!)
    const dialog = await openStaffStage(page, t.id, 'negosiasi')
    const teknis = dialog.getByRole('textbox', { name: 'Negosiasi teknis' })
    await teknis.fill('Sedang diketik')
    const listEvaluasi = [
      { vendorId: t.rekanan[0]!.rekanan.id, versi: 1, negosiasiTeknis: 'Dari anggota lain' },
    ]
    const body = { paketPenyediaId: t.id, listEvaluasi }
    await call(t.tokenPokja[1]!, 'PUT', '/api/lelang/negosiasi', body)
    await rows(`select pg_notify('notifikasi', ?)`, [String(t.pokja[0]!.id)])
    const compared = dialog.getByRole('row', { name: /Negosiasi teknis/ })
    await compared.filter({ hasText: 'Dari anggota lain' }).waitFor()
    assert.equal(await teknis.inputValue(), 'Sedang diketik')
    await dialog.getByRole('tab', { name: /^11\. Masa Sanggah/ }).click()
    await confirm(page, 'Lanjut mengisi')
    await compared.getByRole('button').click()
    assert.equal(await teknis.inputValue(), 'Dari anggota lain')
    await dialog.getByRole('tab', { name: /^11\. Masa Sanggah/ }).click()
    await dialog.getByRole('heading', { name: '11. Masa Sanggah' }).waitFor()
    await page.reload()
    await dialog.getByRole('heading', { name: '11. Masa Sanggah' }).waitFor()
    // A tab keeps the focus of who walks the list; the button of the present stage is gone with the choice.
    const tab = dialog.getByRole('tab', { name: /^9\. Penetapan/ })
    await tab.press('Enter')
    await dialog.getByRole('heading', { name: '9. Penetapan Pemenang' }).waitFor()
    await tab.and(page.locator(':focus')).waitFor()
    await dialog.getByRole('button', { name: /^Klarifikasi.*Negosiasi/ }).press('Enter')
    await teknis.waitFor()
    await dialog.locator('[role=tabpanel]:focus').waitFor()
  })
})

async function penunjukan() {
  const p = await createPaketTerbit({ metode: 'TLA', jenis: 'BAR' })
  const r = await createPenyedia({ nama: 'PT Tunggal Mandiri' })
  const { page } = await visitAs(p.pokja[0]!)
  const dialog = page.getByRole('dialog', { name: /^Proses paket: / })
  return { id: p.paket.id, r, page, dialog }
}

tale('A direct appointment through the screens of the staff', penunjukan, (stage) => {
  stage('the vendor is invited by letter', async ({ assert }, { id, page, dialog }) => {
    await moveSchedule(id, 'undangan-peserta')
    await openStaffStage(page, id, 'undangan-peserta')
    await dialog.getByRole('button', { name: 'Kirim undangan' }).click()
    await dialog.getByText('Minimal 1 (satu) vendor dipilih untuk mengirim undangan').waitFor()
    const pilih = dialog.getByRole('checkbox', { name: 'Pilih PT Tunggal Mandiri' })
    await pilih.check()
    await dialog.getByLabel('Cari nama rekanan').fill('tidak ada yang begini')
    await dialog.getByText('Tidak ada data yang cocok').waitFor()
    await dialog.getByLabel('Cari nama rekanan').fill('tunggal')
    await pilih.waitFor()
    assert.isTrue(await pilih.isChecked())
    await dialog.getByRole('button', { name: 'Kirim undangan' }).click()
    await dialog
      .getByText('Harap masukkan file undangan untuk rekanan PT Tunggal Mandiri')
      .waitFor()
    await chooseFile(page, 'Pilih file untuk PT Tunggal Mandiri', 'undangan.pdf')
    await check(page, 'undangan')
    await dialog.getByRole('button', { name: 'Kirim undangan' }).click()
    await confirm(page, 'Kirim undangan')
    await page.getByText('Undangan telah dikirim').waitFor()
    await dialog.getByRole('button', { name: 'Lihat undangan.pdf' }).waitFor()
    assert.isTrue(await pilih.isDisabled())
  })

  stage('documents are prepared before their stage begins', async (_, { id, page, dialog }) => {
    await openStaffStage(page, id, 'dokumen')
    await dialog.getByText('Berkas dapat disiapkan sekarang.').first().waitFor()
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await dialog.getByText('Masukkan minimal 1 (satu) file terbaru sebelum upload').waitFor()
    await chooseFile(page, 'Pilih berkas: Dokumen pengadaan (SDP)', 'sdp.pdf')
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('File berhasil diupload').waitFor()
    await dialog.getByText('Versi 1', { exact: false }).waitFor()
    await check(page, 'dokumen')
  })

  stage('a question of the vendor is answered', async (_, { id, r, page, dialog }) => {
    await createPeserta(id, r.rekanan.id)
    await moveSchedule(id, 'penjelasan')
    await openStaffStage(page, id, 'penjelasan')
    await call(r.token, 'POST', '/api/tender/chat', {
      paketPenyediaId: id,
      tahap: 'PP1',
      creatorUserId: null,
      subject: 'Spesifikasi lift',
      message: 'Apakah merek setara diperbolehkan?',
    })
    await dialog.getByRole('button', { name: 'Refresh' }).click()
    await dialog.getByText('Apakah merek setara diperbolehkan?').waitFor()
    const waits = dialog.getByText('Menunggu jawaban', { exact: true })
    await waits.waitFor()
    await dialog
      .getByLabel('Jawaban untuk Spesifikasi lift')
      .fill('Boleh, dengan bukti kesetaraan.')
    await dialog.getByRole('button', { name: 'Kirim: Spesifikasi lift' }).click()
    await page.getByText('Pesan telah terkirim').waitFor()
    await dialog
      .getByRole('paragraph')
      .filter({ hasText: 'Boleh, dengan bukti kesetaraan.' })
      .waitFor()
    await dialog.getByText('Dijawab', { exact: true }).waitFor()
    const { id: chatId } = await row<{ id: number }>('select id from topik where paket_id = ?', [
      id,
    ])
    const more = { chatId, message: 'Berapa lama pembuktiannya?' }
    await call(r.token, 'POST', '/api/tender/chat/message', more)
    await waits.waitFor()
    await check(page, 'penjelasan')
  })

  stage('seven files of minutes have their places', async (_, { id, page, dialog }) => {
    await moveSchedule(id, 'ba-pl')
    await openStaffStage(page, id, 'ba-pl')
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await dialog.getByText('Masukkan minimal 1 (satu) file terbaru sebelum upload').waitFor()
    await chooseFile(page, 'Pilih berkas: Evaluasi harga', 'harga.pdf')
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('File berita acara berhasil diupload').waitFor()
    await dialog.getByRole('button', { name: 'Lihat Evaluasi harga' }).waitFor()
    await check(page, 'ba-pl')

    // To who does not judge them they are a secret; a broken line is none.
    const other = (await visitAs(await createPengguna({ peran: 'manajerULP' }))).page
    const minutes = '**/penunjukan-langsung/berita-acara/**'
    await other.route(minutes, (route) => route.abort('connectionreset'))
    const view = await openStaffStage(other, id, 'ba-pl')
    await view.getByText(ui.errors.muatData).waitFor()
    await other.unroute(minutes)
    await view.getByRole('button', { name: ui.tombol.cobaLagi }).click()
    await view.getByText(tenderStaf.rahasia.judul).waitFor()
  })
})
