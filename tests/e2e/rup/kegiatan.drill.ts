/** Programs and activities: their lists, forms and inboxes, each from a state of its own. */
import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { createKegiatan, createProgram, idCoaUji } from '@eproc/database/factories/rup'
import { rupiah } from '@eproc/domain/common/format'
import { confirm, exportedFile } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { emptyEach } from '../../lib/stage.ts'
import { check, choose, judul, masuk, search, simpan } from './screens.ts'

test.group('Plan in the browser', (group) => {
  emptyEach(group)

  test('a refusal comes back with its note, and what was corrected is shown', async () => {
    const ppk = await createPengguna({ peran: 'ppk', divisi: '20' })
    const operator = await masuk({ peran: 'operator', divisi: '2020' }, 'phone')
    const { page } = await masuk({ peran: 'manajer', divisi: '2020' })
    const k = await createKegiatan({
      nama: 'Jalan Baru',
      persetujuan: 'S',
      ppk,
      pengaju: operator.pengguna,
      penyunting: [operator.pengguna],
    })
    // As mails and notices said it before dialogs had addresses.
    await page.goto(`/rup/kegiatan/sup?kegiatan=${k.id}`)
    await page.waitForURL(`**/rup/kegiatan/sup/${k.id}/show`)
    await page.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click()
    const tolak = page.getByRole('dialog', { name: 'Tolak kegiatan Jalan Baru?' })
    await tolak.getByRole('button', { name: 'Tolak' }).click()
    await tolak.getByText('Field harus diisi!.').first().waitFor()
    await tolak.getByLabel('Catatan penolakan').fill('Pagu terlalu tinggi')
    await check(page, 'tolak')
    await tolak.getByRole('button', { name: 'Tolak' }).click()
    await page.getByText('dikembalikan kepada penyusunnya').waitFor()

    const o = operator.page
    await o.goto(`/rup/kegiatan/${k.id}/show`)
    const input = o.getByRole('dialog')
    await input.getByText('Pagu terlalu tinggi').first().waitFor()
    await input.getByRole('link', { name: 'Ubah' }).click()
    await input.getByText('persetujuannya diulang').waitFor()
    await input.getByLabel('Pagu').fill('500000000')
    await input.getByRole('button', { name: 'Simpan' }).click()
    await o.getByText('Data kegiatan berhasil diperbarui').waitFor()
    await o
      .getByRole('button', { name: /^Jalan Baru/ })
      .last()
      .click()
    await o.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click()
    await simpan(o, 'Ajukan kegiatan Jalan Baru?', 'Ajukan')
    await o.getByText('Kegiatan telah diajukan').waitFor()

    await page.goto(`/rup/kegiatan/sup/${k.id}/show`)
    const beda = page.getByRole('dialog').getByRole('table').first()
    await beda.getByText('Rp 1.000.000.000').waitFor()
    await beda.getByText('Rp 500.000.000').waitFor()
    await check(page, 'beda')
  })

  test('what is used is edited with what stays of it: an activity whose PPK is none there any more, and its program', async ({
    assert,
  }) => {
    const ppk = await createPengguna({ peran: 'ppk', divisi: '20', nama: 'Bambang' })
    const baru = await createPengguna({ peran: 'ppk', divisi: '20', nama: 'Sri Rahayu' })
    const k = await createKegiatan({ nama: 'Jembatan', persetujuan: 'AM', ppk })
    await rows(`update kegiatan set status = 'U' where id = ? returning id`, [k.id])
    const { page } = await masuk({ peran: 'operator', divisi: '2020' }, 'phone')
    const form = page.getByRole('dialog')
    const field = form.getByRole('combobox', { name: /^PPK/ })
    const save = async (saved: string) => {
      await form.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText(saved).first().waitFor()
    }
    await page.goto(`/rup/kegiatan/${k.id}`)
    await form.getByText('program dan PPK tetap').waitFor()
    assert.equal(await field.getAttribute('aria-disabled'), 'true')
    await form.getByLabel('Keterangan').fill('Bentang 40 m')
    await save('Data kegiatan berhasil diperbarui')

    await rows(`update pengguna set status = 'I' where id = ? returning id`, [ppk.id])
    await page.goto(`/rup/kegiatan/${k.id}`)
    await form.getByText('pilih penggantinya').waitFor()
    await choose(page, form, /^PPK/, 'Sri Rahayu')
    await check(page, 'ganti-ppk')
    await save('Data kegiatan berhasil diperbarui')

    await page.goto(`/rup/home/${k.programId}`)
    await form.getByLabel('Program').last().fill('Jembatan dan Jalan')
    await save('Data program berhasil diperbarui')
    const [saved] = await rows(
      `select k.ppk_id::int as ppk, p.nama, p.divisi_kode as divisi
         from kegiatan k join program p on p.id = k.program_id where k.id = ?`,
      [k.id]
    )
    assert.deepEqual(saved, { ppk: baru.id, nama: 'Jembatan dan Jalan', divisi: '2020' })
  })

  test('pa reads the whole directorate, who decides next and what is left, and nothing of another one', async ({
    assert,
  }) => {
    const lain = await createProgram({ kode: 'PR-L', nama: 'Lain', divisi: '3010' })
    await createKegiatan({ nama: 'Direktorat Lain', program: lain, persetujuan: 'AU' })
    const bangun = await createProgram({ kode: 'PR-B', nama: 'Bangun', divisi: '2020' })
    const tolak = { persetujuan: 'RU', catatan: 'Gabungkan dengan kegiatan tahun lalu.' } as const
    await createKegiatan({ nama: 'Rusun Melati', program: bangun, ...tolak })
    const kelola = await createProgram({ kode: 'PR-K', nama: 'Kelola', divisi: '2010' })
    await createKegiatan({ nama: 'Taman Kota', program: kelola, persetujuan: 'AU' })
    const { page } = await masuk({ peran: 'pa', divisi: '20' })
    await page.goto('/rup/kegiatan/pa?lingkup=direktorat')
    await page.waitForURL('**/rup/kegiatan/pa/direktorat')
    await page.getByText('Rusun Melati').waitFor()
    await page.getByText('Taman Kota').waitFor()
    assert.equal(await page.getByText('Direktorat Lain').count(), 0)
    // Sums a division; a division leads to its activities in the same list.
    const sums = page.getByRole('region', { name: 'Ringkasan per divisi' })
    await sums.getByRole('link', { name: /^2010 / }).waitFor()
    assert.equal(await sums.getByRole('link').count(), 2)
    await check(page, 'direktorat')
    await page.getByText('Rusun Melati').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Gabungkan dengan kegiatan tahun lalu.').first().waitFor()
    await check(page, 'direktorat-rincian')
  })

  test('of an activity that packages use, the form tells what is left of the ceiling while it is typed', async () => {
    const { kegiatan } = await createPaket({ nama: 'Rusun Kenanga' })
    const { kegiatanId, pagu } = kegiatan[0]!
    const { page } = await masuk({ peran: 'operatorULP', divisi: '1040' })
    await page.goto(`/rup/kegiatan/${kegiatanId}`)
    const dialog = page.getByRole('dialog')
    const sisa = (rest: number) =>
      dialog
        .getByText(`Terpakai paket ${rupiah(pagu)}, sisa sesudah perubahan ${rupiah(rest)}`)
        .waitFor()
    await sisa(pagu)
    await dialog.getByLabel('Pagu').fill(String(pagu + 5_000_000))
    await sisa(5_000_000)
    await dialog.getByLabel('Pagu').fill(String(pagu - 1_000_000))
    await sisa(-1_000_000)
    await check(page, 'kegiatan-sisa')
  })

  test('activities of one PPK become a package; all of them stand in a list', async ({
    assert,
  }) => {
    const ppk = await createPengguna({ peran: 'ppk', divisi: '20' })
    const lain = await createPengguna({ peran: 'ppk', divisi: '20' })
    const a = await createKegiatan({ nama: 'Satu', persetujuan: 'AD', ppk })
    const b = await createKegiatan({ nama: 'Dua', persetujuan: 'AD', ppk })
    const c = await createKegiatan({ nama: 'Tiga', persetujuan: 'AD', ppk: lain })
    const { page } = await masuk({ peran: 'operatorULP', divisi: '1040' }, 'phone')
    await page.goto('/rup/kegiatan/ulp')
    await judul(page, 'Konsolidasi Kegiatan')
    await page.getByRole('checkbox', { name: `Pilih ${a.kode}` }).check()
    await page.getByRole('checkbox', { name: `Pilih ${b.kode}` }).check()
    assert.isTrue(await page.getByRole('checkbox', { name: `Pilih ${c.kode}` }).isDisabled())
    await check(page, 'konsolidasi')
    await page.getByRole('button', { name: 'Buat paket dari 2 kegiatan' }).click()
    await page.waitForURL('**/rup/paket/penyedia/create?**')
    // Their names and their kind come along.
    const form = page.getByRole('dialog')
    const name = form.getByLabel('Nama Paket')
    await name.waitFor()
    assert.sameMembers((await name.inputValue()).split(', '), ['Satu', 'Dua'])
    assert.equal(await form.getByLabel('Jenis Pengadaan').inputValue(), 'KON')
    await page.goto('/rup/kegiatan/view')
    await judul(page, 'Semua Kegiatan')
    await search(page, 'tiga')
    await page.getByText('Tiga').first().waitFor()
    await check(page, 'semua')
  })

  test('on a desk the picked activities are counted above the table', async ({ assert }) => {
    const ppk = await createPengguna({ peran: 'ppk', divisi: '20', nama: 'Bambang PPK' })
    const a = await createKegiatan({ nama: 'Satu', kode: 'K-1', persetujuan: 'AD', ppk })
    await createKegiatan({ nama: 'Dua', kode: 'K-2', persetujuan: 'AD' })
    const { page } = await masuk({ peran: 'operatorULP', divisi: '1040' })
    await page.goto('/rup/kegiatan/ulp')
    const boxes = page.getByRole('checkbox', { name: 'Pilih baris ini' })
    await boxes.first().check()
    await page.getByText('1 kegiatan terpilih, PPK Bambang PPK').waitFor()
    assert.isTrue(await boxes.last().isDisabled())
    await check(page, 'konsolidasi-meja')
    await page.getByText('Satu', { exact: true }).click()
    await page.waitForURL(`**/rup/kegiatan/ulp/${a.id}/show`)
    await page.getByRole('dialog').getByText('Bambang PPK').first().waitFor()
  })

  test('who approves goes through what waits, and a link to a dialog survives', async ({
    assert,
  }) => {
    const operator = await createPengguna({ peran: 'operator', divisi: '2020' })
    const more = { persetujuan: 'S', pengaju: operator } as const
    const program = await createProgram({ kode: 'PR-1', nama: 'Jalan' })
    const a = await createKegiatan({ nama: 'Satu', program, ...more })
    const b = await createKegiatan({ nama: 'Dua', program, ...more })
    await createKegiatan({ nama: 'Draf', program })
    const { page } = await masuk({ peran: 'manajer', divisi: '2020' })
    const dialog = page.getByRole('dialog')
    await page.goto(`/rup/kegiatan/sup/${a.id}/show`)
    await dialog.getByText('1 / 2').waitFor()
    await dialog.getByRole('link', { name: 'Data berikutnya' }).click()
    await page.waitForURL(`**/sup/${b.id}/show`)
    await dialog.getByRole('heading', { name: `${b.kode} Dua` }).waitFor()
    await page.reload()
    await dialog.getByText('2 / 2').waitFor()
    assert.isTrue(await dialog.getByRole('button', { name: 'Data berikutnya' }).isDisabled())
    await check(page, 'berikutnya')
    await page.goBack()
    await dialog.getByRole('heading', { name: `${a.kode} Satu` }).waitFor()
    await dialog.getByRole('link', { name: 'PR-1 Jalan' }).click()
    await page.waitForURL('**/rup/home/*/show')
    await dialog.getByText('Draf').waitFor()
    await check(page, 'program-kegiatan')
  })

  test('activities are sorted, filtered, exported; a late edit loses nothing', async ({
    assert,
  }) => {
    const program = await createProgram({ kode: 'PR-1', nama: 'Jalan' })
    const a = await createKegiatan({ kode: 'K-1', nama: 'Kecil', program, pagu: 1_000_000 })
    await createKegiatan({ kode: 'K-2', nama: 'Besar', program, pagu: 9_000_000, jenis: 'BAR' })
    await createProgram({ kode: 'PR-2', nama: 'Kosong' })
    const { page } = await masuk({ peran: 'operatorULP', divisi: '1040' })
    const dialog = page.getByRole('dialog')
    await page.goto('/rup/home')
    await page.getByRole('button', { name: 'Hapus: PR-2 Kosong' }).click()
    await confirm(page, 'Hapus')
    await page.getByText('Data program berhasil dihapus').waitFor()
    // What is used cannot be deleted, and has no button for it.
    assert.equal(await page.getByRole('button', { name: /^Hapus: PR-1/ }).count(), 0)
    await page.getByRole('link', { name: '2 kegiatan dari PR-1 Jalan' }).click()
    await judul(page, 'Kegiatan')
    const first = page.getByRole('row').nth(1)
    await first.getByText('Kecil', { exact: true }).waitFor()
    const byPagu = page.getByRole('columnheader', { name: 'Pagu' }).getByRole('button')
    await byPagu.click()
    await page.waitForURL('**sort=pagu**')
    await byPagu.click()
    await first.getByText('Besar', { exact: true }).waitFor()
    assert.deepEqual(await exportedFile(page), { name: 'Kegiatan.xlsx', zip: 'PK' })
    await page.getByRole('button', { name: 'Tambah penyaring' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Jenis Pengadaan' }).click()
    await choose(page, page, /^Jenis Pengadaan/, 'Konstruksi')
    await page.getByText('Besar', { exact: true }).waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Ubah: K-1 Kecil' }).click()
    await page.waitForURL(`**/rup/kegiatan/${a.id}`)
    await dialog.getByLabel('Pagu').fill('2000000')
    await rows('update kegiatan set nama = ?, versi = versi + 1 where id = ? returning id', [
      'Kecil Sekali',
      a.id,
    ])
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.getByText('Data ini sudah diubah orang lain').waitFor()
    await dialog.getByRole('cell', { name: 'Kecil Sekali' }).waitFor()
    await check(page, 'kegiatan-usang')
    await dialog.getByRole('button', { name: 'Pakai nilai terbaru: Kegiatan' }).click()
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data kegiatan berhasil diperbarui').waitFor()
    assert.deepEqual(await rows('select nama, pagu from kegiatan where id = ?', [a.id]), [
      { nama: 'Kecil Sekali', pagu: 2_000_000 },
    ])
    await page.goBack()
    await dialog.getByLabel('Pagu').waitFor()
  })

  test('a new activity starts from what its list is filtered by, and the list stays filtered', async ({
    assert,
  }) => {
    await idCoaUji()
    const program = await createProgram({ kode: 'PR-1', nama: 'Jalan', divisi: '2020' })
    const other = await createProgram({ kode: 'PR-2', nama: 'Taman', divisi: '2020' })
    await createKegiatan({ kode: 'K-1', nama: 'Trotoar', program, divisi: '2020' })
    await createKegiatan({ kode: 'K-2', nama: 'Kolam', program: other, divisi: '2020' })
    const { page } = await masuk({ peran: 'operator', divisi: '2020' })
    const cell = (nama: string) => page.getByText(nama, { exact: true })
    await page.goto('/rup/home')
    await page.getByRole('link', { name: '1 kegiatan dari PR-1 Jalan' }).click()
    await judul(page, 'Kegiatan')
    await cell('Trotoar').waitFor()
    await page.getByRole('link', { name: 'Tambah kegiatan' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('combobox', { name: /^Program/ })
      .filter({ hasText: 'Jalan' })
      .waitFor()
    await page.reload()
    await dialog
      .getByRole('combobox', { name: /^Program/ })
      .filter({ hasText: 'Jalan' })
      .waitFor()
    await cell('Trotoar').waitFor()
    assert.equal(await cell('Kolam').count(), 0)
  })
})
