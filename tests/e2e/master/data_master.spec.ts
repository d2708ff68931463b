/** A.4: master data as react-admin resources: lists, dialogs with addresses, versions, in a real browser. */
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { MAKS_LIBUR } from '@eproc/domain/master/aturan_master'
import { ui } from '@eproc/i18n/id/ui'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { dayBox, fillDay } from '../../lib/day.ts'
import { DRILL } from '../../lib/drill.ts'
import { confirm } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { unzip } from '../../lib/zip.ts'

async function enter(path: string, title?: string) {
  const { page } = await visitAs(await createPengguna({ peran: 'adminit', nama: 'Citra Admin' }))
  await page.goto(path)
  if (title) await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return { page, dialog: page.getByRole('dialog') }
}

const check = (page: Page, name: string) => checkScreen(page, `master-${name}`)
const search = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words)
  await page.waitForURL((url) => url.search.includes(encodeURIComponent(`"${words}"`)))
}
const addCoa = (kode: string, nama: string) =>
  rows('insert into coa (kode, nama) values (?, ?) returning id', [kode, nama]) as Promise<
    { id: number }[]
  >

test.group('Master data in the browser', (group) => {
  emptyEach(group)

  for (const [path, title, noun, fields, screen] of [
    [
      'lokasi-proyek',
      'Lokasi Proyek',
      'lokasi proyek',
      { Kode: 'L-77', Nama: 'Menara Kembar', Lokasi: 'Jalan Satu' },
      'phone',
    ],
    ['coa', 'Chart of Account', 'CoA', { Kode: '9.77', Nama: 'Beban Kembar' }, 'desk'],
    ['divisi', 'Divisi', 'divisi', { Kode: '9777', Nama: 'Divisi Kembar', Nick: 'DK' }, 'phone'],
  ] as const) {
    test(`a record of ${title} is added, changed and deleted (${screen})`, async () => {
      const { page, dialog } = await enter(`/admin/${path}`, title)
      await page.setViewportSize(SCREENS[screen])
      await check(page, path)
      await page
        .getByRole('link', { name: /^Tambah/ })
        .first()
        .click()
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await dialog.getByText('Field harus diisi!.').first().waitFor()
      for (const [label, value] of Object.entries(fields))
        await dialog.getByLabel(label).fill(value)
      if (path === 'divisi') {
        await dialog.getByLabel('Direktorat').click()
        await page.getByRole('option', { name: /^20 / }).click()
      }
      await check(page, `${path}-dialog`)
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText(`Data ${noun} berhasil ditambahkan`).waitFor()
      // Longer words are none that the server looks for.
      await page.locator('[type=search][maxlength="200"]').waitFor()
      await search(page, 'Kembar')
      const row = `${fields.Kode} ${fields.Nama}`
      if (screen === 'phone') await page.getByText(row).click()
      else await page.getByRole('link', { name: `Ubah: ${row}` }).click()
      await page.waitForURL(/\/\d+(\?|$)/)
      await dialog.getByLabel('Nama').fill(`${fields.Nama} baru`)
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText(`Data ${noun} berhasil diperbarui`).waitFor()
      // A row's own button on a desk, the dialog's on a phone.
      if (screen === 'phone') await page.getByText(`${row} baru`).click()
      await page.getByRole('button', { name: `Hapus: ${row} baru` }).click()
      await page.getByRole('alertdialog', { name: `Hapus ${row} baru?` }).waitFor()
      await checkAsIs(page, `master-${path}-hapus`)
      await confirm(page, 'Hapus')
      await page.getByText(`Data ${noun} berhasil dihapus`).waitFor()
      await page.getByText('Tidak ada data yang cocok dengan "Kembar"').waitFor()
      // Not back at the browser's first stop, though what was pressed is gone.
      await page.locator('main :focus').waitFor()
    }).tags(path === 'lokasi-proyek' ? [] : DRILL)
  }

  test('a text that is too long is kept and counted, and the rule is said', async ({ assert }) => {
    const { page, dialog } = await enter('/admin/libur', 'Hari Libur')
    await page.getByRole('link', { name: /^Tambah/ }).click()
    await fillDay(dayBox(dialog, 'Tanggal'), '2031-08-18')
    const long = 'Cuti Bersama Nasional '.repeat(20)
    const length = long.length
    await dialog.getByLabel('Nama').fill(long)
    assert.equal(await dialog.getByLabel('Nama').inputValue(), long)
    await dialog.getByText(`${length} dari ${MAKS_LIBUR.nama} karakter`).waitFor()
    await dialog
      .getByText(`Paling banyak ${MAKS_LIBUR.nama} karakter; kurangi ${length - MAKS_LIBUR.nama}`)
      .waitFor()
    await checkScreen(page, 'master-teks-panjang')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.getByRole('alert').waitFor()
    assert.equal(await dialog.getByLabel('Nama').inputValue(), long)
    assert.lengthOf(await rows("select 1 from libur where tanggal = '2031-08-18'"), 0)
  }).tags(DRILL)

  test('a save or a deletion that gets no answer is given up, and can be done again', async ({
    assert,
  }) => {
    await addCoa('9.78', 'Beban Lama')
    const { page, dialog } = await enter('/admin/coa', 'Chart of Account')
    const call = '**/rest/coa*/**'
    await page.route(call, (route) => (route.request().method() === 'GET' ? route.fallback() : {}))
    await page.getByRole('link', { name: 'Ubah: 9.78 Beban Lama' }).click()
    await dialog.getByLabel('Nama').fill('Beban Baru')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await page.context().setOffline(true)
    await dialog.getByText(ui.menungguKiriman.terputus).waitFor()
    await dialog.getByRole('button', { name: ui.menungguKiriman.tombol }).click()
    await page.getByText(ui.errors.dihentikan).first().waitFor()
    assert.equal(await dialog.getByLabel('Nama').inputValue(), 'Beban Baru')
    await page.context().setOffline(false)
    await page.unroute(call)
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.waitFor({ state: 'detached' })

    await page.route(call, (route) => (route.request().method() === 'GET' ? route.fallback() : {}))
    await page.getByRole('button', { name: 'Hapus: 9.78 Beban Baru' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Hapus' }).click()
    await page.context().setOffline(true)
    await question.getByRole('button', { name: ui.menungguTindakan.tombol }).click()
    await page.getByText(ui.errors.dihentikan).first().waitFor()
    await page.context().setOffline(false)
    await page.unroute(call)
    assert.lengthOf(await rows("select 1 from coa where nama = 'Beban Baru'"), 1)
  }).tags(DRILL)

  test('a holiday is sorted, filtered, exported, and its dialog is a link', async ({ assert }) => {
    const { page, dialog } = await enter('/admin/libur', 'Hari Libur')
    await page.getByRole('link', { name: /^Tambah/ }).click()
    await fillDay(dayBox(dialog, 'Tanggal'), '2031-08-18')
    await dialog.getByLabel('Nama').fill('Cuti Panjang')
    await dialog.getByRole('combobox', { name: /^Jenis/ }).click()
    await page.getByRole('option', { name: 'Cuti bersama' }).click()
    await dialog.getByLabel('Dasar').fill('SKB Uji')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data hari libur berhasil ditambahkan').waitFor()
    await check(page, 'libur')

    // The newest first; by its column the other way round.
    await page.getByRole('cell', { name: 'Cuti Panjang', exact: true }).waitFor()
    await page.getByRole('columnheader', { name: 'Tanggal' }).getByRole('button').click()
    await page
      .getByRole('cell', { name: 'Cuti Panjang', exact: true })
      .waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: 'Jenis' }).click()
    await page.getByRole('option', { name: 'Cuti bersama' }).click()
    await search(page, 'Panjang')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ekspor' }).click()
    const file = await download
    assert.equal(file.suggestedFilename(), 'Hari Libur.xlsx')
    const bytes = await readFile(await file.path())
    assert.equal(bytes.subarray(0, 2).toString(), 'PK')

    // The dialog's address, opened anew, reloaded, and left with Back.
    await page.getByRole('link', { name: 'Ubah: Cuti Panjang, 18 Agu 2031' }).click()
    await page.waitForURL(/\/admin\/libur\/\d+/)
    await page.reload()
    await dialog.getByLabel('Nama').waitFor()
    assert.equal(await dialog.getByLabel('Nama').inputValue(), 'Cuti Panjang')
    await check(page, 'libur-dialog')
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('cell', { name: 'Cuti Panjang', exact: true }).waitFor()
    await page.goForward()
    // Key by key: nobody presses Escape within the same hundredth of a second.
    await dialog.getByLabel('Nama').press('End')
    await dialog.getByLabel('Nama').pressSequentially(' belum disimpan', { delay: 20 })
    const question = page.getByRole('alertdialog', { name: 'Perubahan belum disimpan' })
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave()
      await question.getByRole('button', { name: 'Lanjut mengisi' }).click()
      await question.waitFor({ state: 'detached' })
      assert.equal(await dialog.getByLabel('Nama').inputValue(), 'Cuti Panjang belum disimpan')
    }
    await page.waitForURL(/\/admin\/libur\/\d+/)
    await dialog.getByRole('button', { name: 'Batal', exact: true }).click()
    await page.getByRole('button', { name: 'Buang perubahan' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.waitForURL(/\/admin\/libur(\?|$)/)
  })

  test('an export has every row of a long list', async ({ assert }) => {
    const [{ n }] = (await rows('select count(*)::int as n from kbli')) as [{ n: number }]
    assert.isAbove(n, 1000)
    const { page } = await enter('/admin/kbli')
    await page.getByRole('row').nth(1).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ekspor' }).click()
    const parts = unzip(await readFile(await (await download).path()))
    assert.lengthOf(parts.get('xl/worksheets/sheet1.xml')!.match(/<row /g)!, n + 1)

    // As one that is selected: every record that the screen counts as selected, not the first page of ids.
    await page.getByRole('columnheader').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Pilih semua' }).click()
    await page.getByText('250 data dipilih').waitFor()
    const selected = page.waitForEvent('download')
    await page
      .locator('[data-test="bulk-actions-toolbar"]')
      .getByRole('button', { name: 'Ekspor' })
      .click()
    const chosen = unzip(await readFile(await (await selected).path()))
    assert.lengthOf(chosen.get('xl/worksheets/sheet1.xml')!.match(/<row /g)!, 251)
  })

  test('who saves a stale version sees the difference and loses nothing', async ({ assert }) => {
    const [coa] = await addCoa('9.88', 'Beban Awal')
    const { page, dialog } = await enter(`/admin/coa/${coa!.id}`)
    await dialog.getByLabel('Kode').fill('9.89')
    await rows('update coa set nama = ?, versi = versi + 1 where id = ? returning id', [
      'Beban Orang Lain',
      coa!.id,
    ])
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.getByText('Data ini sudah diubah orang lain').waitFor()
    await dialog.getByRole('cell', { name: 'Beban Orang Lain' }).waitFor()
    assert.equal(await dialog.getByLabel('Kode').inputValue(), '9.89')
    await check(page, 'coa-usang')
    await dialog.getByRole('button', { name: 'Pakai nilai terbaru: Nama' }).click()
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data CoA berhasil diperbarui').waitFor()
    assert.deepEqual(await rows('select kode, nama from coa where id = ?', [coa!.id]), [
      { kode: '9.89', nama: 'Beban Orang Lain' },
    ])
  })

  test('what is still used is not deleted, and says by whom', async () => {
    await createPengguna({ peran: 'operator', divisi: '1010' })
    const { page } = await enter('/admin/divisi', 'Divisi')
    await search(page, '1010')
    await page.getByRole('button', { name: /^Hapus: 1010/ }).click()
    await confirm(page, 'Hapus')
    await page.getByText('masih dipakai oleh pengguna').waitFor()
  })

  test('chosen rows are deleted together, and a search is kept', async () => {
    for (const n of [1, 2, 3]) await addCoa(`9.9${n}`, `Beban Banyak ${n}`)
    const { page } = await enter('/admin/coa', 'Chart of Account')
    await search(page, 'Beban Banyak')
    await page.getByRole('button', { name: 'Tambah penyaring' }).click()
    await page.getByRole('menuitem', { name: 'Simpan pencarian ini' }).click()
    await page.getByLabel('Nama pencarian').fill('Yang banyak')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Pilih baris ini' }).first().check()
    await page.getByRole('checkbox', { name: 'Pilih baris ini' }).nth(1).check()
    await page.getByText('2 data dipilih').waitFor()
    await check(page, 'coa-dipilih')
    await page.getByRole('button', { name: 'Hapus', exact: true }).click()
    await confirm(page, 'Ya')
    await page
      .getByRole('cell', { name: 'Beban Banyak 1', exact: true })
      .waitFor({ state: 'detached' })
    await page.getByRole('cell', { name: 'Beban Banyak 3', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Tambah penyaring' }).click()
    await page.getByRole('menuitem', { name: 'Yang banyak' }).waitFor()
  })
})
