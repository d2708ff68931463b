/** A.4: every master table that is plain react-admin does the same things, in a real browser. */
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { SCREENS, type Locator, type Page } from '../../lib/browser.ts'
import { confirm } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

interface MasterTable {
  path: string
  title: string
  noun: string
  fields: Record<string, string>
  choices: Record<string, string>
  /** the field that is changed and searched for; column of the table */
  field: { label: string; column: string }
  /** how a sentence names the record, by the value of that field */
  name: (value: string) => string
  /** a column that can be sorted by */
  sort: string
}

const TABLES: readonly [MasterTable, ...MasterTable[]] = [
  {
    path: 'libur',
    title: 'Hari Libur',
    noun: 'hari libur',
    fields: { Tanggal: '18/08/2031', Nama: 'Cuti Kembar', Dasar: 'SKB Uji' },
    choices: { Jenis: 'Cuti bersama' },
    field: { label: 'Nama', column: 'nama' },
    name: (value) => `${value}, 18 Agu 2031`,
    sort: 'Dasar',
  },
  {
    path: 'kbli',
    title: 'KBLI',
    noun: 'KBLI',
    fields: { Edisi: '2020', Kode: '98765', Kategori: 'A', Nama: 'Usaha Kembar' },
    choices: {},
    field: { label: 'Nama', column: 'nama' },
    name: (value) => `98765 ${value}`,
    sort: 'Edisi',
  },
  {
    path: 'sbu',
    title: 'SBU',
    noun: 'SBU',
    fields: {
      'Edisi': '2031',
      'Kode': 'ZZ987',
      'Subklasifikasi': 'Gedung Kembar',
      'Klasifikasi': 'Bangunan',
      'Kode klasifikasi': 'ZZ',
      'Jenis': 'Pekerjaan Konstruksi',
    },
    choices: { Sifat: 'Umum' },
    field: { label: 'Subklasifikasi', column: 'subklasifikasi' },
    name: (value) => `ZZ987 ${value}`,
    sort: 'Klasifikasi',
  },
]

/** 'Kode', but not 'Kode klasifikasi'; with the asterisk of a field that must be filled. */
const labelled = (dialog: Locator, label: string) =>
  dialog.getByLabel(new RegExp(`^${label}[\\s*]*$`))
const save = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click()

async function add(page: Page, { title, noun, fields, choices }: MasterTable) {
  const dialog = page.getByRole('dialog', { name: `Tambah ${title}` })
  await dialog.waitFor()
  await save(page)
  await dialog.getByText('Field harus diisi!.').first().waitFor()
  for (const [label, value] of Object.entries(fields)) {
    await labelled(dialog, label).fill(value)
  }
  for (const [label, option] of Object.entries(choices)) {
    await dialog.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await save(page)
  await page.getByText(`Data ${noun} berhasil ditambahkan`).waitFor()
  await dialog.waitFor({ state: 'detached' })
}

test.group('Plain master tables in the browser', (group) => {
  emptyEach(group)

  // They are made of the same parts: the first is walked through, of the others what is their own.
  for (const table of TABLES.slice(1)) {
    test(`${table.title}: sort, add, search`, async () => {
      await addAndFind(table)
    })
  }

  const [table] = TABLES
  const { path, title, noun, field, name } = table
  test(`${title}: list, search, sort, add, change, stale version, delete, phone`, async ({
    assert,
  }) => {
    const { page, dialog, value } = await addAndFind(table)
    // A link to the dialog, reloaded; somebody else saves meanwhile.
    const { id } = await row<{ id: number }>(`select id from ${path} where ${field.column} = ?`, [
      value,
    ])
    await page.goto(`/admin/${path}/${id}`)
    await page.reload()
    const input = labelled(dialog, field.label)
    await input.fill(`${value} saya`)
    await rows(
      `update ${path} set ${field.column} = ?, versi = versi + 1 where id = ? returning id`,
      [`${value} orang lain`, id]
    )
    await save(page)
    await dialog.getByRole('cell', { name: `${value} orang lain` }).waitFor()
    assert.equal(await input.inputValue(), `${value} saya`)
    await save(page)
    await page.getByText(`Data ${noun} berhasil diperbarui`).waitFor()
    await dialog.waitFor({ state: 'detached' })

    // On a phone the record opens from its card, and Back closes it.
    await page.setViewportSize(SCREENS.phone)
    await page.goto(`/admin/${path}?filter=${encodeURIComponent('{"q":"Kembar"}')}`)
    await page.getByText(`${value} saya`).click()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await page.goForward()
    await dialog.getByRole('button', { name: `Hapus: ${name(`${value} saya`)}` }).click()
    await confirm(page, 'Hapus')
    await page.getByText(`Data ${noun} berhasil dihapus`).waitFor()
    await page.getByText('Tidak ada data yang cocok dengan "Kembar"').waitFor()
  })
})

/** A record typed into an empty form, and found again in the sorted list. */
async function addAndFind(table: MasterTable) {
  const { path, title, field, name, sort } = table
  const { page } = await visitAs(await createPengguna({ peran: 'adminit' }))
  const value = table.fields[field.label]!
  await page.goto(`/admin/${path}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page
    .getByRole('columnheader', { name: new RegExp(`\\b${sort}`, 'i') })
    .getByRole('button')
    .click()
  await page.waitForURL(/order=ASC/)
  await page.getByRole('link', { name: /^Tambah/ }).click()
  await add(page, table)
  await page.getByRole('searchbox').fill('Kembar')
  await page.waitForURL((url) => url.search.includes('Kembar'))
  await page.getByRole('link', { name: `Ubah: ${name(value)}` }).waitFor()
  await checkScreen(page, `master-${path}-satu`)
  return { page, dialog: page.getByRole('dialog'), value }
}
