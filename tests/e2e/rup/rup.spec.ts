/** 3.1: an activity from the operator's form through four inboxes to the public plan, in a real browser. */
import { test } from '@japa/runner'
import { createPengguna, type PenggunaValues } from '@eproc/database/factories/pengguna'
import { createKegiatan, idCoaUji } from '@eproc/database/factories/rup'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { SCREENS, type Page, type Screen } from '../../lib/browser.ts'
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
      await page.getByRole('button', { name: 'Tambah program' }).first().click()
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await dialog.getByText('Field harus diisi!.').first().waitFor()
      await check(page, 'program-galat')
      await dialog.getByLabel('Kode').fill('PR-7')
      await dialog.getByLabel('Program', { exact: false }).last().fill('Penataan Kota')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data program berhasil ditambahkan').waitFor()
      await page.getByText('Penataan Kota').first().waitFor()
      await check(page, 'program')
    })

    stage('the activity is filled in on a phone and proposed', async (_, { page, dialog }) => {
      await page.setViewportSize(SCREENS.phone)
      await page.goto('/rup/kegiatan')
      await judul(page, 'Kegiatan')
      await page.getByRole('button', { name: 'Tambah kegiatan' }).first().click()
      await dialog.getByLabel('Program').selectOption({ label: 'PR-7 Penataan Kota' })
      await dialog.getByLabel('Kode').fill('KG-7')
      await dialog.getByLabel('Kegiatan').fill('Taman Lama')
      await dialog.getByLabel('Jenis Pengadaan').selectOption('KON')
      await dialog.getByLabel('CoA').selectOption({ index: 1 })
      await dialog.getByLabel('PPK').selectOption({ label: 'Bambang PPK' })
      await dialog.getByLabel('Pagu').fill('750000000')
      await check(page, 'kegiatan-isian')
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data kegiatan berhasil ditambahkan').waitFor()
      await page.getByRole('searchbox').fill('taman')
      await page.waitForURL('**q=taman**')
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
        const buka = page.getByRole('link', { name: 'Buka: KG-7 Taman Lama' })
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
    await page.goto(`/rup/kegiatan/sup?kegiatan=${k.id}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click()
    const tolak = page.getByRole('dialog', { name: 'Tolak kegiatan Jalan Baru?' })
    await tolak.getByRole('button', { name: 'Tolak' }).click()
    await tolak.getByText('Field harus diisi!.').first().waitFor()
    await tolak.getByLabel('Catatan penolakan').fill('Pagu terlalu tinggi')
    await check(page, 'tolak')
    await tolak.getByRole('button', { name: 'Tolak' }).click()
    await page.getByText('dikembalikan kepada penyusunnya').waitFor()

    const o = operator.page
    await o.goto(`/rup/kegiatan?kegiatan=${k.id}`)
    await o.getByRole('dialog').getByText('Pagu terlalu tinggi').first().waitFor()
    await o.goto(`/rup/kegiatan?q=jalan&sunting=${k.id}`)
    const input = o.getByRole('dialog')
    await input.getByText('persetujuannya diulang').waitFor()
    await input.getByLabel('Pagu').fill('500000000')
    await input.getByRole('button', { name: 'Simpan' }).click()
    await o.getByText('Data kegiatan berhasil diperbarui').waitFor()
    await o.getByRole('button', { name: `Ajukan: ${k.kode} Jalan Baru` }).click()
    await o.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click()
    await simpan(o, 'Ajukan kegiatan Jalan Baru?', 'Ajukan')
    await o.getByText('Kegiatan telah diajukan').waitFor()

    await page.goto(`/rup/kegiatan/sup?kegiatan=${k.id}`)
    const beda = page.getByRole('dialog').getByRole('table').first()
    await beda.getByText('Rp 1.000.000.000').waitFor()
    await beda.getByText('Rp 500.000.000').waitFor()
    await check(page, 'beda')
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
    await page.waitForURL('**/rup/paket/penyedia?**')
    await page.goto('/rup/kegiatan/view?q=tiga')
    await judul(page, 'Semua Kegiatan')
    await page.getByText('Tiga').first().waitFor()
    await check(page, 'semua')
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
