/** Revisions of a schedule through the screens: with files, turned down, asked for again, approved from the list. */
import { test } from '@japa/runner'
import { createPaketTerbit, jadwalUji } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { keHari } from '@eproc/domain/common/format'
import { call } from '../../lib/calls.ts'
import { dayBox, fillDay } from '../../lib/day.ts'
import { reloadAndTake } from '../../lib/drafts.ts'
import { chooseFile, confirm } from '../../lib/page.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach, tale } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

tale(
  'A revision of the schedule',
  async () => {
    const p = await createPaketTerbit({ nama: 'Pembangunan Menara Kenanga', mulaiJam: 24 })
    const manajer = await visitAs(await createPengguna({ peran: 'manajerULP' }))
    const ppk = await visitAs(p.ppk)
    return { manajer, ppk, id: p.paket.id, token: await signInAs(p.ppk) }
  },
  (stage) => {
    stage('the ppk revises the schedule with a remark', async (_, { ppk: { page } }) => {
      await page.goto('/ppk/tender')
      await page.getByRole('link', { name: /Revisi jadwal/ }).click()
      const dialog = page.getByRole('dialog')
      const addFile = async () => {
        await chooseFile(page, 'Pilih file untuk Pengumuman', 'pengumuman.pdf')
        await dialog.getByLabel('Tampilkan pengumuman.pdf kepada rekanan').check()
      }
      const papers = dialog.getByText('Arsip dan file Pengumuman').first()
      await papers.click()
      await dialog.getByLabel('Nomor arsip Pengumuman').first().fill('ARS-2026-17')
      await addFile()
      await dialog.getByLabel('Jam selesai Penandatanganan SPMK (24 jam)').fill('23:30')
      await dialog
        .getByText('Ada perubahan pada jadwal Penandatanganan SPMK. Harap mengisi remark!')
        .waitFor()
      await checkScreen(page, 'paket-revisi')
      // What is wrong may be far up the page: the button leads there.
      await dialog.getByRole('button', { name: 'Simpan revisi' }).click()
      await page
        .getByRole('status')
        .getByText('Ada perubahan pada jadwal Penandatanganan SPMK. Harap mengisi remark!')
        .waitFor()
      await dialog.locator('li:has-text("Penandatanganan SPMK") :focus').waitFor()
      await dialog.getByRole('button', { name: 'Tutup' }).last().click()
      await page.getByRole('button', { name: 'Lanjut mengisi' }).click()
      await reloadAndTake(page)
      // A file is to be chosen again.
      await papers.click()
      await addFile()
      await dialog.getByLabel('Remark').last().fill('Menyesuaikan jam kerja')
      await dialog.getByRole('button', { name: 'Simpan revisi' }).click()
      await page.getByText('Revisi jadwal berhasil disimpan').waitFor()
    })

    stage('the manager turns it down with a note', async ({ assert }, { manajer }) => {
      await manajer.page.goto('/ppk/approve-jadwal')
      await manajer.page.getByText('Pembangunan Menara Kenanga').click()
      await manajer.page.getByText('ARS-2026-17').waitFor()
      await manajer.page.getByText('(baru, terlihat rekanan)').waitFor()
      await checkScreen(manajer.page, 'approve-jadwal-berkas')
      await manajer.page.getByRole('button', { name: 'Tolak', exact: true }).click()
      const ask = manajer.page.getByRole('dialog').last()
      await ask.getByText('Catatan Anda disampaikan kepada pengaju').waitFor()
      // To nobody else.
      assert.equal(await ask.getByText('kepada peserta').count(), 0)
      await ask.getByRole('button', { name: 'Tolak', exact: true }).click()
      // In the summary as above its field.
      await ask.getByText('Catatan: Field harus diisi!.').waitFor()
      await checkScreen(manajer.page, 'approve-jadwal-tolak')
      await ask.getByLabel('Catatan').fill('Jam kerja berakhir 16.00')
      await ask.getByRole('button', { name: 'Tolak', exact: true }).click()
      await manajer.page.getByText('Tidak ada revisi jadwal').waitFor()
    })

    stage('or from the list of packages, in other words', async (_, state) => {
      const steps = await jadwalUji(state.id)
      const later = (l: (typeof steps)[number]) =>
        l === steps.at(-1)
          ? { selesai: new Date(l.selesai.getTime() + 3_600_000), remark: 'Satu jam lagi' }
          : {}
      const listRevisiJadwal = steps.map((l) => ({
        urut: l.urut,
        include: l.include,
        mulai: l.mulai,
        selesai: l.selesai,
        ...later(l),
      }))
      const body = { paketPenyediaId: state.id, listRevisiJadwal }
      await call(state.token, 'POST', '/api/rup/jadwal/revisi', body)
      const { page } = state.manajer
      await page.goto('/ppk/tender')
      await page.getByRole('link', { name: /^Approve revisi jadwal: / }).click()
      await page.getByText('Berubah').waitFor()
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await confirm(page, 'Approve')
      await page.getByText('Approve revisi jadwal berhasil disimpan').waitFor()
      await page.waitForURL('**/ppk/tender')
    })
  }
)

test.group('The revision of a running stage', (group) => {
  emptyEach(group)

  test('what follows a stage that ends later is moved along', async ({ assert }) => {
    const p = await createPaketTerbit({ mulaiJam: -2 })
    const { page } = await visitAs(p.ppk)
    await page.goto(`/ppk/tender/${p.paket.id}/revisi`)
    const dialog = page.getByRole('dialog')
    const { selesai } = (await jadwalUji(p.paket.id))[2]!
    const end = keHari(selesai.getTime() + 7 * 86_400_000)!
    await fillDay(dayBox(dialog, 'Tanggal selesai Penjelasan'), end)
    await dialog.getByText(/^Tanggal mulai pada jadwal Pemasukan/).waitFor()
    await dialog.getByLabel('Remark').nth(2).fill('Peserta minta waktu')
    await dialog.getByRole('button', { name: 'Geser tahap sesudah Penjelasan' }).click()
    await dialog.getByText(/^Tanggal mulai pada jadwal Pemasukan/).waitFor({ state: 'detached' })
    assert.equal(await dialog.getByRole('alert').count(), 0)
    assert.equal(await dialog.getByRole('button', { name: /^Geser tahap/ }).count(), 0)
    await checkScreen(page, 'paket-revisi-geser')
    await dialog.getByRole('button', { name: 'Simpan revisi' }).click()
    await page.getByText('Revisi jadwal berhasil disimpan').waitFor()
  })

  test('nothing is moved along by holidays that could not be read', async ({ assert }) => {
    const p = await createPaketTerbit({ mulaiJam: -2 })
    const { page } = await visitAs(p.ppk)
    await page.route('**/rest/libur?*', (route) => route.abort('connectionreset'))
    await page.goto(`/ppk/tender/${p.paket.id}/revisi`)
    const dialog = page.getByRole('dialog')
    const { selesai } = (await jadwalUji(p.paket.id))[2]!
    const end = keHari(selesai.getTime() + 7 * 86_400_000)!
    await fillDay(dayBox(dialog, 'Tanggal selesai Penjelasan'), end)
    const unread = dialog.getByText(/^Hari libur tidak dapat dibaca/)
    await unread.waitFor()
    const shift = dialog.getByRole('button', { name: 'Geser tahap sesudah Penjelasan' })
    assert.equal(await shift.count(), 0)
    await checkScreen(page, 'paket-revisi-libur')
    await page.unroute('**/rest/libur?*')
    await dialog.getByRole('button', { name: 'Coba lagi' }).click()
    await shift.waitFor()
    await unread.waitFor({ state: 'detached' })
  })

  test('what is wrong is led to where it can be changed', async () => {
    const p = await createPaketTerbit({ mulaiJam: -2 })
    const { page } = await visitAs(p.ppk)
    await page.goto(`/ppk/tender/${p.paket.id}/revisi`)
    const dialog = page.getByRole('dialog')
    const end = dialog.getByLabel('Jam selesai Pengumuman (24 jam)')
    await end.fill('23:45')
    await dialog.getByText(/^Ada perubahan pada jadwal Pengumuman/).waitFor()
    await dialog.getByRole('button', { name: 'Simpan revisi' }).click()
    // Its beginning is wrong with it, and is over.
    await dialog
      .getByLabel(/selesai Pengumuman/)
      .and(page.locator(':focus'))
      .first()
      .waitFor()
  })
})
