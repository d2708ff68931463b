/** Issue A.3 through the real screens: operatorULP verifies, the vendor hears of it, corrects, and becomes Aktif. */
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { bagianUntuk } from '@eproc/domain/dosir/bagian'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { call, form } from '../../lib/calls.ts'
import { dayFromNow } from '../../lib/dates.ts'
import { confirm, waitForCount } from '../../lib/page.ts'
import { row } from '../../lib/query.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach, tale } from '../../lib/stage.ts'
import { waitForMail } from '../../lib/mail.ts'
import { visit, visitAs } from '../../lib/visitors.ts'
import { buatRekananUji } from '../../api/verifikasi/rekanan_uji.ts'

/** Approves the section that is open. */
const setujui = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Setujui( dan lanjut)?$/ })
    .click()

tale(
  'Verification of a vendor in the back office',
  async () => {
    const r = await buatRekananUji({
      nama: 'PT Karya Bangun Nusantara',
      status: 'V',
      bagian: 'A',
      kolom: { status_perusahaan: 'V', status_pajak: 'V' },
      denganBerkas: true,
    })
    const { page } = await visitAs(
      await createPengguna({ peran: 'operatorULP', nama: 'Rina Verifikator' })
    )
    return { r, page, dialog: page.getByRole('dialog') }
  },
  (stage) => {
    stage('a document of the company stands open beside its data', async (_, state) => {
      const { page, dialog } = state
      await page.goto('/admin/vendor')
      await page.getByRole('heading', { name: 'Daftar Rekanan', level: 1 }).waitFor()
      await page.getByRole('cell', { name: 'PT Karya Bangun Nusantara', exact: true }).waitFor()
      await checkScreen(page, 'daftar-rekanan')
      await page.getByRole('link', { name: 'Verifikasi', exact: true }).click()
      await dialog
        .getByRole('heading', { name: 'Verifikasi Rekanan: PT Karya Bangun Nusantara' })
        .waitFor()
      await waitForCount(dialog.getByRole('tab'), 9)
      await dialog.locator('iframe[title="SK PKP.pdf"]').waitFor()
      await dialog.getByRole('button', { name: 'Lihat Formulir keikutsertaan' }).click()
      await dialog.locator('iframe[title="Formulir.pdf"]').waitFor()
      // Deciding waits for the newest state of the dossier.
      await dialog.locator('button:enabled[aria-keyshortcuts="Control+Enter"]').waitFor()
      await checkScreen(page, 'verifikasi-perusahaan', { except: ['iframe'] })
    })

    stage('one section is confirmed, another sent back with a note', async (context, state) => {
      const { r, page, dialog } = state
      const { assert } = context
      await setujui(page)
      await page.getByText('Status verifikasi vendor berhasil di-update').waitFor()
      await dialog.getByRole('tab', { name: 'Perusahaan: Sudah Verifikasi' }).waitFor()

      await dialog.getByRole('tab', { name: /^Pajak/ }).click()
      await dialog.locator('iframe[title="SPT.pdf"]').waitFor()
      assert.include(page.url(), `/admin/vendor/${r.id}/show`)
      assert.include(page.url(), 'bagian=pajak')
      await dialog.getByRole('button', { name: 'Catat kekurangan' }).click()
      await dialog.getByLabel('Catatan kekurangan').fill('Nomor bukti tidak sama dengan dokumen')
      await dialog.getByRole('button', { name: 'Simpan catatan' }).click()
      await page.getByText('Catatan kekurangan kelengkapan data diperbarui').waitFor()
      await dialog.getByText('Perlu diperbaiki').waitFor()
      assert.equal((await rekananRow(r.id)).status, 'N')
      const surat = await waitForMail(r.email, { perihal: 'Pajak perlu diperbaiki' })
      assert.include(surat.teks, 'Nomor bukti tidak sama dengan dokumen')
    })

    stage('the vendor sees the note at the bell and corrects the record', async (_, { r }) => {
      const { page, leave } = await visitAs({ id: r.penggunaId }, 'phone')
      await page.goto('/vendor/pajak')
      await page.getByRole('button', { name: /Notifikasi, \d+ belum dibaca/ }).click()
      await page
        .getByText('Pajak perlu diperbaiki: Nomor bukti tidak sama dengan dokumen')
        .first()
        .waitFor()
      await leave()
      const pajak = await row<{ id: number }>('select id from pajak where rekanan_id = ?', [r.id])
      await call(
        r.token,
        'PUT',
        `/vendor/pajak/${pajak.id}`,
        form({
          vendorId: String(r.id),
          jenis: 'SPT Tahunan',
          masa: '2025',
          nomorTerima: 'BPE-77',
          tanggalTerima: dayFromNow(-30),
        })
      )
    })

    stage(
      'the open dialog shows the correction by itself; the vendor is Aktif',
      async (context, state) => {
        const { r, page, dialog } = state
        await dialog.getByRole('tab', { name: /^Pajak/ }).click()
        await dialog.getByText('BPE-77').first().waitFor()
        await setujui(page)
        await dialog.getByText('Aktif', { exact: true }).waitFor()
        context.assert.equal((await rekananRow(r.id)).status, 'A')
        await waitForMail(r.email, { perihal: 'Status rekanan Anda kini Aktif' })
      }
    )

    stage('the certificate is made, sent, and confirmed to everybody', async (_, state) => {
      const { page, dialog } = state
      await dialog.getByRole('tab', { name: 'Sertifikat Vendor' }).click()
      await checkScreen(page, 'sertifikat-belum', { except: ['iframe'] })
      await dialog.getByRole('button', { name: 'Buat Sertifikat' }).click()
      await page.getByText('Serifikat Berhasil Dibuat').waitFor()
      await dialog.locator('iframe[title="Sertifikat Vendor"]').waitFor()
      await dialog.getByRole('button', { name: 'Kirim Sertifikat' }).click()
      await page.getByText('Sertifikat dikirim ke kantor@uji.example').waitFor()
      await checkScreen(page, 'sertifikat-tab', { except: ['iframe'] })
      await waitForMail('kantor@uji.example', { perihal: 'Sertifikat rekanan' })
      const alamat = await dialog.getByRole('link', { name: /\/sertifikat\// }).getAttribute('href')
      const umum = await visit({ screen: 'phone' })
      await umum.page.goto(alamat!)
      await umum.page.getByText('Sertifikat ini asli dan masih berlaku').waitFor()
      await checkScreen(umum.page, 'konfirmasi-sertifikat')
    })
  }
)

test.group('Verification in the back office', (group) => {
  emptyEach(group)

  test('the dialog has an address of its own, and is comfortable on a phone', async ({
    assert,
  }) => {
    const r = await buatRekananUji({ nama: 'PT Sempit Jaya', denganBerkas: true })
    const { page } = await visitAs(await createPengguna({ peran: 'manajerULP' }), 'phone')
    await page.goto(`/admin/vendor/${r.id}/show?bagian=pemilik`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: /^Pemilik/, selected: true }).waitFor()
    await dialog.getByText('************8901').waitFor()
    // Identity documents wait for a click, and opening one is journaled.
    assert.equal(await dialog.locator('iframe').count(), 0)
    await dialog.getByRole('button', { name: 'Lihat KTP Budi Santoso' }).click()
    await dialog.locator('iframe').waitFor()
    await checkScreen(page, 'verifikasi-pemilik', { except: ['iframe'] })
    await dialog.getByRole('tab', { name: 'Blacklist' }).click()
    await dialog.getByLabel('Masukkan ke blacklist').check()
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dialog.getByText('Field harus diisi!.').first().waitFor()
    await checkScreen(page, 'blacklist')
    // Nothing typed is lost without a question.
    await dialog.getByRole('button', { name: 'Tutup', exact: true }).click()
    await confirm(page, 'Buang perubahan')
    await page.getByRole('heading', { name: 'Daftar Rekanan', level: 1 }).waitFor()
    await checkScreen(page, 'daftar-rekanan-ponsel')
  })

  test('a person becomes Aktif section by section; the list is filtered', async ({ assert }) => {
    const o = await buatRekananUji({ jenis: 'O', nama: 'Dewi Lestari', denganBerkas: true })
    await buatRekananUji({
      nama: 'PT Daftar Hitam',
      status: 'A',
      bagian: 'A',
      kolom: { blacklist: true, blacklist_nomor: 'SK-1' },
    })
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    // The address of mails that were sent before.
    await page.goto(`/admin/vendor?rekanan=${o.id}`)
    await page.waitForURL(`**/admin/vendor/${o.id}/show**`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: /^Data Pribadi/ }).waitFor()
    await waitForCount(dialog.getByRole('tab'), 4)
    for (const b of bagianUntuk('O')) {
      await dialog.getByRole('tab', { name: new RegExp(`^${TAB[b.kunci]}:`) }).click()
      await setujui(page)
      await dialog.getByRole('tab', { name: `${TAB[b.kunci]}: Sudah Verifikasi` }).waitFor()
    }
    assert.equal((await rekananRow(o.id)).status, 'A')
    await page.goto('/admin/vendor/verified')
    await page.getByRole('cell', { name: 'PT Daftar Hitam', exact: true }).waitFor()
    await checkScreen(page, 'rekanan-terverifikasi')
    await page.getByRole('combobox', { name: 'Blacklist Filter' }).click()
    await page.getByRole('option', { name: 'Blacklisted', exact: true }).click()
    await page
      .getByRole('cell', { name: 'Dewi Lestari', exact: true })
      .waitFor({ state: 'detached' })
  })

  test('who may only read has no button', async ({ assert }) => {
    const { page } = await visitAs(await createPengguna({ peran: 'adminit' }))
    await page.setViewportSize(SCREENS.phone)
    const v = await buatRekananUji({ nama: 'PT Hanya Baca', denganBerkas: true })
    await page.goto(`/admin/vendor?rekanan=${v.id}&bagian=ijin`)
    await page.getByRole('tab', { name: /^Ijin Usaha/, selected: true }).waitFor()
    await page.getByText('Anda dapat membaca data ini').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Setujui/ }).count(), 0)
  })
})

const TAB: Record<string, string> = {
  dataPribadi: 'Data Pribadi',
  pengalamanPerson: 'Pengalaman',
  sertifikat: 'Sertifikat',
}
