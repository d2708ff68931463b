/** The plan from a workbook in a real browser: template, errors to mend, import, the rows that came of it. */
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { createProgram, idCoaUji } from '@eproc/database/factories/rup'
import type { Page } from '../../lib/browser.ts'
import { budgetYear } from '../../lib/dates.ts'
import { row } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { fillXlsx, readXlsx, type FilledCell } from '../../lib/xlsx.ts'

const ALAMAT = `/rup/kegiatan/impor/${budgetYear()}`

async function unduhan(page: Page, tombol: string): Promise<{ nama: string; isi: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: tombol }).click(),
  ])
  return { nama: file.suggestedFilename(), isi: await readFile(await file.path()) }
}

const pilih = (page: Page, isi: Buffer) =>
  page.getByLabel('Pilih berkas XLSX').setInputFiles({
    name: 'rencana.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: isi,
  })

test.group('Impor kegiatan', (group) => {
  emptyEach(group)

  test('a planner downloads the template, mends what is wrong and imports it', async ({
    assert,
  }) => {
    const coa = await row<{ kode: string }>('select kode from coa where id = ?', [await idCoaUji()])
    await createProgram({ kode: 'PR-1', nama: 'Penataan Kawasan' })
    await createPengguna({ peran: 'ppk', divisi: '20', nama: 'Bambang PPK' })
    const { page } = await visitAs(await createPengguna({ peran: 'operator', divisi: '2020' }))
    await page.goto('/rup/kegiatan')
    await page.getByRole('link', { name: 'Impor XLSX' }).click()
    await page.waitForURL((url) => url.pathname === ALAMAT)
    const dialog = page.getByRole('dialog', { name: `Impor Kegiatan ${budgetYear()}` })
    await dialog.getByText('Unduh templat tahun anggaran ini').waitFor()
    await checkScreen(page, 'impor-awal')

    const templat = await unduhan(page, 'Unduh templat')
    assert.equal(templat.nama, `templat-kegiatan-${budgetYear()}.xlsx`)
    const baris = (n: number, pagu: FilledCell = 750_000_000, program = 'PR-1'): FilledCell[] => [
      program,
      `KG-${n}`,
      `Pembangunan Taman ${n}`,
      'Konstruksi',
      coa.kode,
      'Bambang PPK',
      pagu,
    ]
    const salah = Array.from({ length: 30 }, (_, i) =>
      baris(i + 1, i % 2 ? '1.500' : 750_000_000, 'PR-99 Penataan Kawasan yang Tidak Ada')
    )
    await pilih(page, await fillXlsx(templat.isi, salah))
    await dialog.getByRole('button', { name: 'Periksa' }).click()
    await dialog.getByText('45 isian perlu diperbaiki').waitFor()
    await dialog.getByRole('row', { name: /^3 Pagu Isi dengan angka rupiah bulat/ }).waitFor()
    await checkScreen(page, 'impor-galat')
    const errors = await unduhan(page, 'Unduh daftar galat')
    assert.equal(errors.nama, 'Galat rencana.xlsx')
    assert.isAbove(errors.isi.length, 1000)

    await pilih(page, await fillXlsx(templat.isi, [baris(1), baris(2), baris(3)]))
    await dialog.getByText('45 isian perlu diperbaiki').waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Periksa' }).click()
    await dialog.getByText('Total pagu Rp 2.250.000.000').waitFor()
    await checkScreen(page, 'impor-siap')
    await dialog.getByRole('button', { name: 'Impor 3 kegiatan' }).click()
    await dialog.getByText('3 kegiatan sudah diimpor sebagai draf').waitFor()
    await checkScreen(page, 'impor-selesai')
    await dialog.getByRole('link', { name: 'Lihat kegiatan yang diimpor' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Pembangunan Taman 3').first().waitFor()
    await page.getByLabel('Nomor impor').waitFor()
    await checkScreen(page, 'impor-daftar')
    assert.deepEqual(readXlsx(templat.isi)[1]!.rows[1]!.slice(0, 1), ['PR-1 Penataan Kawasan'])
  })

  test('the same file is asked about, and who only reads the plan has no import', async ({
    assert,
  }) => {
    const coa = await row<{ kode: string }>('select kode from coa where id = ?', [await idCoaUji()])
    await createProgram({ kode: 'PR-1', nama: 'Penataan Kawasan' })
    await createPengguna({ peran: 'ppk', divisi: '20', nama: 'Bambang PPK' })
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP', divisi: '1040' }))
    await page.goto(ALAMAT)
    const dialog = page.getByRole('dialog')
    const { isi } = await unduhan(page, 'Unduh templat')
    const berkas = await fillXlsx(isi, [
      ['PR-1', 'KG-1', 'Taman', 'KON', coa.kode, 'Bambang PPK', 1_000_000],
    ])
    const impor = async () => {
      await pilih(page, berkas)
      await dialog.getByRole('button', { name: 'Periksa' }).click()
    }
    await impor()
    await dialog.getByRole('button', { name: 'Impor 1 kegiatan' }).click()
    await dialog.getByText('1 kegiatan sudah diimpor').waitFor()
    await row('delete from kegiatan returning id')
    await dialog.getByRole('button', { name: 'Impor berkas lain' }).click()
    await impor()
    await dialog.getByText('Berkas yang sama sudah pernah diimpor').waitFor()
    const tombol = dialog.getByRole('button', { name: 'Impor 1 kegiatan' })
    assert.isTrue(await tombol.isDisabled())
    await checkScreen(page, 'impor-pernah')
    await dialog.getByLabel('Saya tetap ingin mengimpornya lagi').check()
    await tombol.click()
    await dialog.getByText('1 kegiatan sudah diimpor').waitFor()

    const pembaca = await visitAs(await createPengguna({ peran: 'manajer', divisi: '2020' }))
    await pembaca.page.goto('/rup/kegiatan/sup')
    await pembaca.page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await pembaca.page.getByRole('link', { name: 'Impor XLSX' }).count(), 0)
  })
})
