/** 3.1: an activity from the operator's form through four inboxes to the public plan, in a real browser. */
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { createPengguna, type PenggunaValues } from '@eproc/database/factories/pengguna'
import { createKegiatan, createProgram, idCoaUji } from '@eproc/database/factories/rup'
import { createPaket, createPaketTerbit } from '@eproc/database/factories/paket'
import { rupiah } from '@eproc/domain/common/format'
import { SCREENS, type Locator, type Page, type Screen } from '../../lib/browser.ts'
import { confirm } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach, tale } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'

const check = (page: Page, nama: string) => checkScreen(page, `rup-${nama}`)
const judul = (page: Page, nama: string) =>
  page.getByRole('heading', { level: 1, name: nama, exact: true }).waitFor()

async function masuk(isi: PenggunaValues, layar: Screen = 'desk') {
  const pengguna = await createPengguna(isi)
  return { ...(await visitAs(pengguna, layar)), pengguna }
}

async function choose(page: Page, form: Locator | Page, label: string | RegExp, option: string) {
  await form.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

const search = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words)
  await page.waitForURL((url) => url.search.includes(encodeURIComponent(`"${words}"`)))
}

/** The inbox, above the list of the same things. */
const inbox = (page: Page) => page.getByRole('region', { name: /^Menunggu Anda/ })

async function simpan(page: Page, judulDialog: string, tombol: string) {
  await page
    .getByRole('dialog', { name: judulDialog })
    .getByRole('button', { name: tombol })
    .click()
}

/** Who approves, in this order, each on the own first page. */
const JAJARAN = [
  {
    isi: { peran: 'manajer', divisi: '2020', nama: 'Agus Manajer' },
    beranda: '/rup/kegiatan/sup',
    kepala: 'Approval Kegiatan',
    layar: 'phone',
  },
  {
    isi: { peran: 'ppk', divisi: '20', nama: 'Bambang PPK' },
    beranda: '/ppk',
    kepala: 'Persetujuan saya',
    layar: 'desk',
  },
  {
    isi: { peran: 'manajerULP', divisi: '1040', nama: 'Yusuf ULP' },
    beranda: '/rup/kegiatan/sup',
    kepala: 'Approval Kegiatan',
    layar: 'desk',
  },
  {
    isi: { peran: 'pa', divisi: '20', nama: 'Hendra PA' },
    beranda: '/rup/kegiatan/pa',
    kepala: 'Approval Kegiatan',
    layar: 'phone',
  },
] as const

tale(
  'An activity on its way to the public plan',
  async () => {
    await idCoaUji()
    const { page } = await masuk({ peran: 'operator', divisi: '2020', nama: 'Rina Operator' })
    const pejabat = await Promise.all(JAJARAN.map(({ isi }) => createPengguna(isi)))
    return { page, pejabat, dialog: page.getByRole('dialog') }
  },
  (stage) => {
    stage('the operator adds the program it belongs to', async (_, { page, dialog }) => {
      await page.goto('/rup/home')
      await judul(page, 'Program')
      await page.getByRole('link', { name: 'Tambah program' }).click()
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await dialog.getByText('Field harus diisi!.').first().waitFor()
      await check(page, 'program-galat')
      await dialog.getByLabel('Kode').fill('PR-7')
      await dialog.getByLabel('Program').last().fill('Penataan Kota')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data program berhasil ditambahkan').waitFor()
      await page.getByText('Penataan Kota').first().waitFor()
      await check(page, 'program')
    })

    stage('the activity is filled in on a phone and proposed', async (_, { page, dialog }) => {
      await page.setViewportSize(SCREENS.phone)
      await page.goto('/rup/kegiatan')
      await judul(page, 'Kegiatan')
      await page.getByRole('link', { name: 'Tambah kegiatan' }).click()
      await choose(page, dialog, /^Program/, 'PR-7 Penataan Kota')
      await dialog.getByLabel('Kode').fill('KG-7')
      await dialog.getByLabel('Kegiatan').fill('Taman Lama')
      await choose(page, dialog, /^Jenis Pengadaan/, 'Konstruksi')
      await choose(page, dialog, /^CoA/, '1.3.01.02')
      await choose(page, dialog, /^PPK/, 'Bambang PPK')
      await dialog.getByLabel('Pagu').fill('750000000')
      await check(page, 'kegiatan-isian')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data kegiatan berhasil ditambahkan').waitFor()
      await search(page, 'taman')
      await page.getByText('Baru').last().waitFor()
      await check(page, 'kegiatan')
      await page.setViewportSize(SCREENS.desk)
      await page.getByRole('button', { name: 'Ajukan: KG-7 Taman Lama' }).click()
      await dialog.getByText('Rp 750.000.000').first().waitFor()
      await dialog.getByRole('button', { name: 'Ajukan' }).click()
      await page.getByRole('dialog', { name: 'Ajukan kegiatan Taman Lama?' }).waitFor()
      await check(page, 'kegiatan-ajukan')
      await simpan(page, 'Ajukan kegiatan Taman Lama?', 'Ajukan')
      await page.getByText('Kegiatan telah diajukan').waitFor()
    })

    for (const [i, { isi, beranda, kepala, layar }] of JAJARAN.entries()) {
      stage(`${isi.peran} finds it in the inbox and approves (${layar})`, async (_, state) => {
        const { page, leave } = await visitAs(state.pejabat[i]!, layar)
        await page.goto(beranda)
        await judul(page, kepala)
        const buka =
          layar === 'phone'
            ? inbox(page).getByRole('button', { name: /^Taman Lama/ })
            : inbox(page).getByRole('link', { name: 'Buka: KG-7 Taman Lama' })
        await buka.waitFor()
        await page.getByText('Diajukan Rina Operator').first().waitFor()
        await check(page, `kotak-${i}`)
        await buka.click()
        const rincian = page.getByRole('dialog').first()
        await rincian.getByText('Menunggu', { exact: true }).first().waitFor()
        await check(page, `rincian-${i}`)
        await rincian.getByRole('button', { name: 'Setujui' }).click()
        await simpan(page, 'Setujui kegiatan Taman Lama?', 'Setujui')
        await page.getByText('Kegiatan telah disetujui').waitFor()
        await buka.waitFor({ state: 'detached' })
        await leave()
      })
    }

    stage('it is approved for its operator, and public', async (_, { page }) => {
      await page.reload()
      await page.getByText('Disetujui Direksi').last().waitFor()
      await page.goto('/rup-kegiatan?q=taman')
      await judul(page, 'Rencana Umum Pengadaan')
      await page.getByText('Taman Lama').first().waitFor()
      await check(page, 'publik')
    })
  }
)

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
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ekspor' }).click()
    const file = await download
    assert.equal(file.suggestedFilename(), 'Kegiatan.xlsx')
    assert.equal((await readFile(await file.path())).subarray(0, 2).toString(), 'PK')
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

  test('everybody reads packages, objections and results', async () => {
    const { paket } = await createPaketTerbit({ nama: 'Gedung Kota' })
    const { page } = await visit()
    await page.goto('/')
    await page.getByRole('link', { name: 'Selengkapnya' }).first().waitFor()
    await page.getByText('Gedung Kota').first().waitFor()
    await check(page, 'beranda')
    await page.getByRole('button', { name: 'Detail Gedung Kota' }).click()
    const detail = page.getByRole('dialog')
    await detail.getByRole('tab', { name: 'Informasi' }).waitFor()
    await detail.getByText(paket.kode).first().waitFor()
    await check(page, 'beranda-detail')
    await page.setViewportSize(SCREENS.phone)
    await detail.getByRole('button', { name: 'Tutup' }).last().click()
    await detail.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Selengkapnya' }).first().click()
    await judul(page, 'Daftar Paket')
    await page.getByRole('searchbox').fill('gedung')
    await page.waitForURL('**q=gedung**')
    await page.getByText('Gedung Kota').first().waitFor()
    await check(page, 'lelang')
    await page.goto('/masa-sanggah')
    await page.getByText('MASA SANGGAH', { exact: true }).waitFor()
    await check(page, 'sanggah')
    await page
      .getByRole('navigation', { name: 'Hasil dan sanggah' })
      .getByRole('link', { name: 'Hasil Tender' })
      .click()
    await judul(page, 'Hasil Tender')
    await page.getByText('HASIL TENDER', { exact: true }).waitFor()
    await check(page, 'hasil')
  })
})
