/** Packages through the screens: consolidation, approval, pokja, publication, schedule revision. */
import { createKegiatanAD, createPaket, idLokasiProyek } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { SCREENS } from '../../lib/browser.ts'
import { dayFromNow } from '../../lib/dates.ts'
import { dayBox, fillDay } from '../../lib/day.ts'
import { confirm, pdfUpload } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
import { tale } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'

tale(
  'A package is put together',
  async () => {
    const kegiatan = await createKegiatanAD({ pagu: 1_500_000_000 })
    await idLokasiProyek()
    const admin = await createPengguna({ peran: 'operatorULP', nama: 'Rina Admin ULP' })
    const { page } = await visitAs(admin)
    const dialog = page.getByRole('dialog')
    const langkah = (nama: string) => dialog.getByRole('button', { name: nama }).click()
    /** By keys: who goes on stands at the beginning of the next step, also where the button is gone. */
    const next = async (nama: string) => {
      await dialog.getByRole('button', { name: 'Lanjut', exact: true }).press('Enter')
      const step = dialog.getByRole('group', { name: nama, exact: true })
      await step.and(page.locator(':focus')).waitFor()
    }
    return { kegiatan, page, dialog, langkah, next }
  },
  (stage) => {
    stage('what is bought, and how', async (_, { page, dialog }) => {
      await page.goto('/rup/paket/penyedia')
      await page.getByRole('link', { name: 'Buat Paket' }).click()
      await page.waitForURL('**/rup/paket/penyedia/create')
      await dialog.getByLabel('Nama Paket').fill('Pembangunan Rumah Susun Kenanga')
      await dialog.getByLabel('Jenis Pengadaan').selectOption('KON')
      await dialog.getByLabel('Metode Pemilihan').selectOption('TEN')
      await dialog.getByLabel('Kualifikasi').selectOption('K')
      await dialog.getByLabel('Metode Evaluasi').selectOption('NIL')
      await dialog.getByLabel('Jenis Kontrak').selectOption('LUM')
      await dialog.getByLabel('Bobot teknis').fill('30')
      await dialog.getByLabel('Bobot harga').fill('70')
      await checkScreen(page, 'paket-1-data')
    })

    stage('its price, and what it is paid from', async ({ assert }, state) => {
      const { kegiatan, page, dialog, langkah } = state
      await langkah('HPS')
      await dialog.getByRole('button', { name: 'Tambah baris' }).click()
      await dialog.getByLabel('Uraian').fill('Pekerjaan struktur')
      await dialog.getByLabel('Volume').fill('100,5')
      await dialog.getByLabel('Satuan', { exact: false }).first().fill('m2')
      await dialog.getByLabel('Harga satuan').fill('6000000')
      await dialog.getByText('Jumlah: Rp 603.000.000').waitFor()
      assert.equal(await dialog.getByText('Field harus diisi!.').count(), 0)
      await checkScreen(page, 'paket-2-hps')

      await langkah('Pendanaan')
      await dialog.getByRole('button', { name: 'Tambah sumber dana' }).click()
      await dialog.getByLabel('Kegiatan').selectOption(String(kegiatan.id))
      await dialog.getByLabel('Pagu').fill('1600000000')
      await dialog.getByText('Sisa sesudah paket ini -Rp 100.000.000').waitFor()
      await dialog.getByLabel('Pagu').fill('700000000')
      await dialog.getByText('Sisa sesudah paket ini Rp 800.000.000').waitFor()
      await checkScreen(page, 'paket-3-pendanaan')
    })

    stage('a submission that lacks something leaves no package behind', async (context, state) => {
      const { page, dialog, langkah } = state
      for (let kali = 0; kali < 2; kali++) {
        await dialog.getByRole('button', { name: 'Simpan dan ajukan' }).click()
        await dialog.getByText('Dokumen KAK harus diunggah').first().waitFor()
        await langkah('Data')
      }
      await dialog.getByRole('button', { name: 'Simpan dan ajukan' }).click()
      await dialog.getByText('Minimal 1 (satu) lokasi kerja harus diisi').waitFor()
      await dialog.getByText('Jadwal belum diisi').waitFor()
      // The summary counts what it lists.
      const lines = await dialog.getByRole('alert').getByRole('listitem').count()
      await dialog.getByText(`Ada ${lines} isian yang perlu diperbaiki`).waitFor()
      await checkScreen(page, 'paket-belum-lengkap')
      // A line of it leads to its field, on whichever step that stands.
      await dialog.getByRole('link', { name: /Dokumen KAK harus diunggah/ }).click()
      await dialog.locator('input[name=fileKAK]:focus').waitFor({ state: 'attached' })
      context.assert.lengthOf(await rows('select id from paket'), 0)
    })

    stage('a row added after that is wrong only once it was left', async ({ assert }, state) => {
      const { page, dialog, langkah } = state
      await langkah('HPS')
      await dialog.getByRole('button', { name: 'Tambah baris' }).click()
      const added = dialog.getByRole('group', { name: 'Baris HPS 2' })
      await added.getByLabel('Uraian').and(page.locator(':focus')).waitFor()
      assert.equal(await added.locator('[aria-invalid=true]').count(), 0)
      await added.getByLabel('Volume').fill('2')
      // Which of the equal rows it is, the summary says.
      await dialog.getByRole('link', { name: 'Uraian (baris 2): Uraian harus diisi' }).waitFor()
      // What is filled in goes after a question only, and the focus stays beside it.
      const remove = dialog.getByRole('button', { name: 'Hapus baris 2' })
      await remove.click()
      const asked = page.getByRole('alertdialog', { name: 'Hapus baris 2?' })
      await asked.getByRole('button', { name: 'Batal' }).click()
      await asked.waitFor({ state: 'detached' })
      assert.equal(await added.getByLabel('Volume').inputValue(), '2')
      await remove.click()
      await confirm(page, 'Hapus')
      await added.waitFor({ state: 'detached' })
      await dialog
        .getByRole('button', { name: 'Tambah baris' })
        .and(page.locator(':focus'))
        .waitFor()
    })

    stage('each of its steps can be reached on a phone', async (_, state) => {
      const { page, dialog, langkah } = state
      await page.setViewportSize(SCREENS.phone)
      for (const nama of ['Jadwal', 'HPS', 'Pendanaan', 'Lokasi & KBLI', 'Dokumen', 'Data']) {
        await langkah(nama)
        await dialog.locator('.MuiStepLabel-label.Mui-active', { hasText: nama }).waitFor()
      }
      await page.setViewportSize(SCREENS.desk)
    })

    stage('its place, its kind of business and its document', async (_, state) => {
      const { page, dialog, langkah, next } = state
      await langkah('Lokasi & KBLI')
      await dialog.getByRole('button', { name: 'Tambah lokasi' }).click()
      await dialog.getByLabel('Lokasi proyek').selectOption({ index: 1 })
      await dialog.getByRole('combobox', { name: 'KBLI' }).fill('41011')
      await page.getByRole('option', { name: /41011/ }).click()
      await page.keyboard.press('Escape')
      await dialog
        .locator('input[name="listLokasiKerja.0.berkas"]')
        .setInputFiles(pdfUpload('denah.pdf'))
      await dialog.getByText('denah.pdf').waitFor()
      await checkScreen(page, 'paket-4-lokasi')
      await next('Dokumen')
      await dialog.locator('input[name=fileKAK]').setInputFiles(pdfUpload('kak.pdf'))
    })

    stage('a schedule is proposed, checked, and all of it submitted', async (context, state) => {
      const { page, dialog, next } = state
      await next('Jadwal')
      await dialog.getByText('Waktu belum diisi.').waitFor()
      await dialog.getByRole('button', { name: 'Usulkan jadwal' }).click()
      await dialog.getByText('Jadwal sah.').waitFor()
      // What belongs together is marked and cannot be left out; the explanation can.
      const ikut = (tahap: string) =>
        dialog.getByRole('checkbox', { name: `Ikutkan tahap ${tahap}`, exact: true })
      context.assert.isTrue(await ikut('Pembukaan Dokumen Penawaran').isDisabled())
      context.assert.isTrue(await ikut('Penjelasan').isEnabled())
      const hari = dayBox(dialog, 'Tanggal mulai Penjelasan')
      const asli = await hari.inputValue()
      await fillDay(hari, dayFromNow(-30))
      await dialog
        .getByText(
          'Tanggal mulai pada jadwal Penjelasan tidak boleh mendahului atau bersamaan dengan tanggal selesai pada jadwal Pengumuman'
        )
        .waitFor()
      await checkScreen(page, 'paket-5-jadwal')
      await hari.fill(asli)
      await dialog.getByText('Jadwal sah.').waitFor()
      await dialog.getByRole('button', { name: 'Simpan dan ajukan' }).click()
      await page.getByText('Paket telah diajukan').waitFor()
      await page.getByRole('cell', { name: 'Menunggu persetujuan' }).waitFor()
      await checkScreen(page, 'paket-daftar')
      context.assert.deepEqual(await rows('select total_pagu from paket'), [
        { total_pagu: 603_000_000 },
      ])
    })

    stage('the manager approves it', async () => {
      const { page } = await visitAs(await createPengguna({ peran: 'manajerULP' }), 'phone')
      await page.goto('/rup/paket/penyedia/man')
      await page.getByText('Pembangunan Rumah Susun Kenanga').click()
      await page.getByRole('heading', { name: 'Perubahan sejak persetujuan terakhir' }).waitFor()
      await page.getByRole('button', { name: 'denah.pdf' }).waitFor()
      await checkScreen(page, 'paket-periksa')
      await page.getByRole('button', { name: 'Setujui', exact: true }).click()
      await confirm(page, 'Setujui')
      await page.getByText('Paket telah disetujui').waitFor()
    })
  }
)

const POKJA = ['Ani Pokja', 'Beni Pokja', 'Citra Pokja']

tale(
  'A package on its way to the public',
  async () => {
    const pokja = await Promise.all(
      POKJA.map((nama) => createPengguna({ peran: 'operator', divisi: 'unlada', nama }))
    )
    const p = await createPaket({ pokja: [], nama: 'Pembangunan Menara Kenanga', mulaiJam: 24 })
    const pindah = await createPengguna({ peran: 'operator', divisi: '2020', nama: 'Wulan Pindah' })
    const nama = 'Pembangunan Menara Cempaka'
    await createPaket({
      ppk: p.ppk,
      pokja: [...pokja.slice(0, 2), pindah],
      nama,
      status: 'S',
      statusPelaksanaan: 'B',
    })
    const manajer = await visitAs(await createPengguna({ peran: 'manajerULP' }))
    const ppk = await visitAs(p.ppk)
    return { manajer, ppk }
  },
  (stage) => {
    stage('the manager appoints the pokja', async (_, { manajer: { page } }) => {
      await page.goto('/rup/paket/pokja')
      await page.getByRole('link', { name: /^Tunjuk pokja/ }).click()
      await page.getByLabel('Nomor surat penunjukan').fill('SK-1/ULP')
      // The list stays open from one choice to the next, for mouse and keyboard alike.
      const anggota = page.getByRole('combobox', { name: /Anggota/ })
      const pilihanPokja = POKJA.map((nama) => page.getByRole('option', { name: nama }))
      const [pertama, ...lain] = pilihanPokja
      await anggota.click()
      await pertama!.click()
      for (const [i, pilihan] of lain.entries()) {
        // The list is drawn anew without the one that was chosen; a choice before that is added to what stood there before.
        await page.getByText(`${i + 1} orang dipilih`).waitFor()
        await pilihanPokja[i]!.waitFor({ state: 'detached' })
        await pilihan.waitFor()
        // The mouse rests where the next one comes to lie, and may have marked it already.
        await waitFor(`${POKJA[i + 1]} is marked`, async () => {
          await page.keyboard.press('ArrowDown')
          return pilihan.evaluate((option) => option.classList.contains('Mui-focused'))
        })
        await page.keyboard.press('Enter')
      }
      await page.getByText('3 orang dipilih').waitFor()
      await page.getByText('Tidak ditemukan').waitFor()
      await checkAsIs(page, 'paket-pokja-pilih')
      await page.keyboard.press('Escape')
      await checkScreen(page, 'paket-pokja')
      // The last package of the same PPK: one member is with another division now.
      await page.getByRole('button', { name: 'Salin dari paket terakhir' }).click()
      await page.getByText('2 anggota disalin dari').waitFor()
      await page.getByText(/Wulan Pindah bukan anggota/).waitFor()
      await page.getByText('2 orang dipilih').waitFor()
      await checkScreen(page, 'paket-pokja-salin')
      await anggota.click()
      await page.getByRole('option', { name: POKJA[2] }).click()
      await page.getByText('3 orang dipilih').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Pokja berhasil disimpan').waitFor()
    })

    stage('the ppk reads in the dialog why it is not published', async (_, { ppk: { page } }) => {
      await page.goto('/ppk/tender')
      await page.getByRole('link', { name: /^Lihat detail/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor()
      const message = 'Paket sedang diubah'
      await page.route(
        '**/rup/paket/publish',
        (route) => route.fulfill({ status: 409, json: { statusCode: 409, message } }),
        { times: 1 }
      )
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await confirm(page, 'Publish')
      const alert = dialog.getByRole('alert').filter({ hasText: message })
      await alert.waitFor()
      await checkScreen(page, 'ppk-tender-ditolak')
      await alert.getByRole('button', { name: 'Tutup' }).press('Enter')
      await alert.waitFor({ state: 'detached' })
      await page.locator('[role=dialog]:focus-within').waitFor()
    })

    stage('the ppk publishes it; to cancel asks for a reason', async (_, { ppk: { page } }) => {
      await page.goto('/ppk/tender')
      await page.getByRole('button', { name: /Publish/ }).click()
      await confirm(page, 'Publish')
      await page.getByText('Paket telah dipublish').waitFor()
      await checkScreen(page, 'ppk-tender')
      await page.getByRole('link', { name: /^Proses paket/ }).click()
      await page.getByRole('button', { name: 'Batal lelang' }).click()
      await page.getByText('Anda yakin ingin membatalkan proses tender?').waitFor()
      await page.getByRole('button', { name: 'Batal', exact: true }).click()
      await page.getByText('Field harus diisi!.').first().waitFor()
      await checkScreen(page, 'ppk-tender-batal')
      await page.getByRole('button', { name: 'Tutup' }).last().click()
    })

    stage('the ppk revises the schedule', async (_, { ppk: { page } }) => {
      await page.goto('/ppk/tender')
      await page.getByRole('link', { name: /Revisi jadwal/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Jam selesai Penandatanganan SPMK (24 jam)').fill('23:30')
      await dialog.getByLabel('Remark').last().fill('Menyesuaikan jam kerja')
      await dialog.getByRole('button', { name: 'Simpan revisi' }).click()
      await page.getByText('Revisi jadwal berhasil disimpan').waitFor()
    })

    stage('the manager compares and approves on a phone', async (_, { manajer: { page } }) => {
      await page.setViewportSize(SCREENS.phone)
      await page.goto('/ppk/approve-jadwal')
      await page.getByText('Pembangunan Menara Kenanga').click()
      await page.getByText('Berubah').waitFor()
      await checkScreen(page, 'approve-jadwal')
      // Each of the two tabs has an address, and its panel.
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('tab', { name: 'Informasi' }).click()
      await page.waitForURL(/tab=informasi/)
      await page.reload()
      await dialog.getByRole('tabpanel', { name: 'Informasi' }).waitFor()
      await dialog.getByRole('tab', { name: 'Approve Jadwal' }).click()
      await dialog.getByRole('tabpanel', { name: 'Approve Jadwal' }).waitFor()
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await page.getByText('Jadwal baru langsung menggantikan jadwal sekarang').waitFor()
      await confirm(page, 'Approve')
      await page.getByText('Revisi jadwal berhasil di-approve').waitFor()
      await page.getByText('Tidak ada revisi jadwal').waitFor()
    })
  }
)
