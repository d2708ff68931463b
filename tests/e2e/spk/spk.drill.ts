/** The work order builder: what is typed is not lost, neither by leaving nor by somebody who saves first. */
import { test } from '@japa/runner'
import { createTender, type TenderUji } from '@eproc/database/factories/tender'
import { spkLayar } from '@eproc/i18n/id/spk_office'
import { ui } from '@eproc/i18n/id/ui'
import type { Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { draftIsKept } from '../../lib/drafts.ts'
import { confirm, waitForCount } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'

async function running(): Promise<TenderUji & { tenderId: number }> {
  const t = await createTender()
  const { id } = await row<{ id: number }>(
    `insert into tender (kode, nama, tahun_anggaran, status, dibuat_oleh, dibuat_pada, diubah_pada)
     values ('TDR-UJI-00001', 'Rumah Susun Berjalan', ?, 'T1', ?, clock_timestamp(), clock_timestamp()) returning id`,
    [t.paket.tahunAnggaran, t.pokja[0]!.id]
  )
  await rows('update paket set tender_id = ? where id = ? returning id', [id, t.id])
  return { ...t, tenderId: id }
}

const order = (nama: string, hargaSatuan: number) => [
  {
    nama: 'Tenaga ahli',
    tipeBiaya: 'LP',
    spk_pekerjaan: [{ nama, quantity: 1, satuan: 4, hargaSatuan }],
  },
]
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Perubahan belum disimpan' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Lanjut mengisi' }).click()
const price = (page: Page) => page.getByLabel('Harga satuan')
/** The page holds what was typed, or what was saved: it says so below the form. */
const guards = (page: Page, yes: boolean) =>
  page.getByText(spkLayar.simpanDulu).waitFor({ state: yes ? 'visible' : 'detached' })

test.group('Work orders in the browser', (group) => {
  emptyEach(group)

  test('typed lines are asked about before the menu, Back, another tender and a reload', async ({
    assert,
  }) => {
    const t = await running()
    const save = { tenderId: t.tenderId, spk: order('Ketua tim', 10_000_000) }
    await call(t.tokenPpk, 'POST', '/api/spk', save)
    const { page } = await visitAs(t.pokja[0]!)
    await page.goto('/spk')
    await page.getByRole('combobox', { name: 'Tender' }).fill('rumah susun')
    await page.getByRole('option', { name: 'TDR-UJI-00001 Rumah Susun Berjalan' }).click()
    await price(page).fill('12000000')
    await guards(page, true)
    await page.goBack()
    await question(page).waitFor()
    // It is a page, where nothing is closed.
    await question(page).getByText(ui.dialog.kotorHilang).waitFor()
    await checkScreen(page, 'spk-tinggalkan')
    await stay(page)
    assert.equal(await price(page).inputValue(), '12.000.000')
    await page.getByRole('link', { name: 'Tender Panitia' }).first().click()
    await stay(page)
    // The profile menu's ways out, too: Logout would take the draft along, Profil is a page of the portal.
    const profile = page.getByRole('dialog', { name: /^Menu profil/ })
    await page.getByRole('button', { name: /^Menu profil/ }).click()
    await profile.getByRole('button', { name: ui.sesi.keluar }).click()
    await stay(page)
    await profile.getByRole('link', { name: ui.sesi.profil }).click()
    await stay(page)
    await page.keyboard.press('Escape')
    await profile.waitFor({ state: 'detached' })
    await draftIsKept(page)
    // The browser asks by itself before the tab is loaded again.
    const asked = page.waitForEvent('dialog')
    // `page.reload` would wait for a load that never comes.
    await page.evaluate(() => setTimeout(() => globalThis.location.reload()))
    const own = await asked
    assert.equal(own.type(), 'beforeunload')
    await own.dismiss()
    assert.equal(await price(page).inputValue(), '12.000.000')
    assert.include(page.url(), `/spk?tender=${t.tenderId}`)
    await guards(page, true)
    await page.goBack()
    await question(page).getByRole('button', { name: 'Buang perubahan' }).click()
    await page.waitForURL('**/spk')
    // Nothing typed: nothing asked, and after a save Back leaves at once.
    await page.goto(`/spk?tender=${t.tenderId}`)
    await price(page).fill('11000000')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data kegiatan berhasil ditambahkan').waitFor()
    await guards(page, false)
    await page.goBack()
    await page.waitForURL('**/spk')
    // Where the other app draws the page, one gets there, and not to a page that the back office does not know.
    await page.goto(`/spk?tender=${t.tenderId}`)
    await price(page).fill('13000000')
    await guards(page, true)
    await page.getByRole('button', { name: /^Menu profil/ }).click()
    await profile.getByRole('link', { name: ui.sesi.profil }).click()
    await question(page).getByRole('button', { name: 'Buang perubahan' }).click()
    await page.waitForURL('**/user/profil')
    await page.getByRole('heading', { level: 1, name: ui.sesi.profil }).waitFor()
  })

  test('what was typed outlives that the work order cannot be read again', async ({ assert }) => {
    const t = await running()
    const { page, complaints } = await visit({ token: t.tokenPokja[0]!, fresh: true })
    const read = `**/api/spk/${t.tenderId}`
    await page.route(read, (route) => route.abort('connectionreset'))
    await page.goto(`/spk?tender=${t.tenderId}`)
    await page.getByText(ui.errors.muatData).waitFor()
    await checkScreen(page, 'spk-tak-terbaca')
    await page.unroute(read)
    await page.getByRole('button', { name: ui.tombol.cobaLagi }).click()
    await page.getByRole('button', { name: 'Tambah header Biaya Langsung Personel' }).click()
    const name = page.getByLabel('Nama header')
    await name.fill('Tenaga ahli')
    await page.getByLabel('Nama pekerjaan').fill('Ketua tim')
    await price(page).fill('10000000')
    // The save fails, and what is read after it, too.
    let again = 0
    page.on('requestfailed', (r) => (again += r.url().endsWith(`/api/spk/${t.tenderId}`) ? 1 : 0))
    await page.route('**/api/spk**', (route) => route.abort('connectionreset'))
    await page.route(read, (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText(spkLayar.gagal(ui.errors.jaringan)).waitFor()
    // A query gives up after its second try.
    await waitFor('it was read again', () => Promise.resolve(again >= 2))
    assert.equal(await name.inputValue(), 'Tenaga ahli')
    assert.equal(await page.getByText(ui.errors.muatData).count(), 0)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data kegiatan berhasil ditambahkan').waitFor()
    complaints.splice(0)
  })

  test('a tender is found by its code or name, and put away again', async ({ assert }) => {
    const t = await running()
    const { page } = await visitAs(t.pokja[0]!)
    await page.goto('/spk')
    const choice = page.getByRole('combobox', { name: 'Tender' })
    await page.getByText('Pilih tender untuk menyusun SPK-nya').waitFor()
    await choice.fill('bukan tender')
    await page.getByText('Tidak ditemukan').waitFor()
    await choice.fill('rumah susun')
    await page.getByRole('option', { name: 'TDR-UJI-00001 Rumah Susun Berjalan' }).click()
    await page.waitForURL(`**/spk?tender=${t.tenderId}`)
    await page.getByRole('button', { name: 'Simpan' }).waitFor()
    assert.equal(await choice.inputValue(), 'TDR-UJI-00001 Rumah Susun Berjalan')
    await checkScreen(page, 'spk-tender')
    await choice.clear()
    await page.getByRole('button', { name: 'Simpan' }).waitFor({ state: 'detached' })
    assert.notInclude(page.url(), 'tender=')
  })

  test('lines are added, taken away and complained about where they stand', async ({ assert }) => {
    const t = await running()
    const { page } = await visitAs(t.pokja[0]!)
    await page.goto(`/spk?tender=${t.tenderId}`)
    const save = page.getByRole('button', { name: 'Simpan' })
    await save.click()
    await page.getByText('Minimal 1 (satu) header harus diisi').waitFor()
    await page.getByRole('button', { name: 'Tambah header Biaya Langsung Personel' }).click()
    const header = page.getByRole('group', { name: 'Biaya Langsung Personel, header 1' })
    const complaint = header.getByText('Setiap header memerlukan minimal 1 (satu) baris pekerjaan')
    // The first field of what was added has the keyboard.
    await header.getByLabel('Nama header').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('Tenaga ahli')
    await page.getByText('Minimal 1 (satu) header harus diisi').waitFor({ state: 'detached' })
    await header.getByRole('button', { name: 'Hapus baris 1 header 1' }).click()
    await save.click()
    await complaint.waitFor()
    await header.getByRole('button', { name: 'Tambah baris' }).click()
    await complaint.waitFor({ state: 'detached' })
    await header.getByRole('button', { name: 'Tambah baris' }).click()
    await header.getByLabel('Nama pekerjaan').first().fill('Salah satu')
    await price(page).last().fill('2000000')
    await save.click()
    await header.getByText('Isi dengan angka').waitFor()
    await header.getByText('Nama harus diisi').waitFor()
    await checkScreen(page, 'spk-baris')
    // A line that was just added is not wrong yet.
    await header.getByRole('button', { name: 'Tambah baris' }).click()
    const added = header.getByLabel('Nama pekerjaan').nth(2)
    await added.and(page.locator(':focus')).waitFor()
    assert.equal(await added.getAttribute('aria-invalid'), 'false')
    await header.getByRole('button', { name: 'Hapus baris 3 header 1' }).click()
    await added.waitFor({ state: 'detached' })
    // The complaint stays with its line when the one before it goes.
    await header.getByRole('button', { name: 'Hapus baris 1 header 1' }).click()
    await confirm(page, 'Hapus')
    await header.locator('[data-row]:focus').waitFor()
    await header.getByText('Isi dengan angka').waitFor({ state: 'detached' })
    await header.getByText('Nama harus diisi').waitFor()
    await header.getByLabel('Nama pekerjaan').fill('Ketua tim')
    await header.getByText('Nama harus diisi').waitFor({ state: 'detached' })
    await save.click()
    await page.getByText('Data kegiatan berhasil ditambahkan').waitFor()
    const stored = () => rows('select nama, harga_satuan::bigint as harga from spk_pekerjaan')
    assert.deepEqual(await stored(), [{ nama: 'Ketua tim', harga: 2_000_000 }])
    await guards(page, false)

    // Lines go with their header; those of the next one move up with it.
    await page.getByRole('button', { name: 'Tambah header Biaya Langsung Personel' }).click()
    const next = page.getByRole('group', { name: 'Biaya Langsung Personel, header 2' })
    await next.getByLabel('Nama header').fill('Penilai')
    await next.getByLabel('Nama pekerjaan').fill('Penilai aset')
    await next.getByLabel('Harga satuan').fill('3000000')
    // So it is asked about; one in which nothing is filled in goes at once.
    await page.getByRole('button', { name: 'Tambah header Biaya Langsung Personel' }).click()
    await page.getByRole('button', { name: 'Hapus header 3' }).click()
    await waitForCount(page.getByLabel('Nama header'), 2)
    await page.getByRole('button', { name: 'Hapus header 1' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Hapus Tenaga ahli?' })
    await asked.getByText('1 baris pekerjaan').waitFor()
    await checkScreen(page, 'spk-hapus-header')
    await asked.getByRole('button', { name: 'Batal' }).click()
    await asked.waitFor({ state: 'detached' })
    await waitForCount(page.getByLabel('Nama header'), 2)
    await page.getByRole('button', { name: 'Hapus header 1' }).click()
    await confirm(page, 'Hapus')
    await next.waitFor({ state: 'detached' })
    await page.getByText('Total Rp 3.000.000').waitFor()
    assert.equal(await header.getByLabel('Nama pekerjaan').inputValue(), 'Penilai aset')
    await guards(page, true)
    await save.click()
    await guards(page, false)
    assert.deepEqual(await stored(), [{ nama: 'Penilai aset', harga: 3_000_000 }])
  })

  test('who saves second sees what differs, and loses nothing typed', async ({ assert }) => {
    const t = await running()
    const save = (isi: object) =>
      call(t.tokenPpk, 'POST', '/api/spk', { tenderId: t.tenderId, ...isi })
    await save({ spk: order('Ketua tim', 10_000_000) })
    const { page } = await visitAs(t.pokja[0]!)
    await page.goto(`/spk?tender=${t.tenderId}`)
    await price(page).fill('12000000')
    await save({ spk: order('Ketua tim', 9_000_000), versi: 1 })
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data ini sudah diubah orang lain').waitFor()
    const line = page.getByRole('row', { name: /^LP: Tenaga ahli \/ Ketua tim/ })
    await line.getByText('1 × 4 × Rp 9.000.000 = Rp 36.000.000').waitFor()
    await line.getByText('1 × 4 × Rp 12.000.000 = Rp 48.000.000').waitFor()
    assert.equal(await price(page).inputValue(), '12.000.000')
    await checkScreen(page, 'spk-usang')
    await page.getByRole('button', { name: 'Ganti isian saya dengan yang terbaru' }).click()
    assert.equal(await price(page).inputValue(), '9.000.000')
    await price(page).fill('13000000')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data kegiatan berhasil ditambahkan').waitFor()
    await page.getByText('Data ini sudah diubah orang lain').waitFor({ state: 'detached' })
    const { total } = await row<{ total: string }>('select total from spk')
    assert.equal(Number(total), 52_000_000)
  })

  test('one whose SPMK has ended is read, and nothing invites to change it', async ({ assert }) => {
    const t = await running()
    await call(t.tokenPpk, 'POST', '/api/spk', {
      tenderId: t.tenderId,
      spk: order('Ketua tim', 10_000_000),
    })
    await rows('update paket set kunci_spmk = true where id = ? returning id', [t.id])
    const { page } = await visitAs(t.pokja[0]!)
    await page.goto(`/spk?tender=${t.tenderId}`)
    await page.getByText('SPMK sudah selesai, sehingga SPK tidak dapat diubah lagi').waitFor()
    const line = page.getByRole('row', { name: /^Ketua tim/ })
    await line.getByText('Rp 10.000.000').waitFor()
    await line.getByText('Rp 40.000.000').waitFor()
    await page.getByText('Total Rp 40.000.000').waitFor()
    await page.getByRole('button', { name: 'Download' }).waitFor()
    assert.equal(await page.getByRole('button', { name: /Tambah|Hapus|Simpan/ }).count(), 0)
    assert.equal(await page.getByRole('main').getByRole('textbox').count(), 0)
    await checkScreen(page, 'spk-tertutup')
  })
})
