/** 3.1: an activity from the operator's form through four inboxes to the public plan, in a real browser. */
import { createPengguna } from '@eproc/database/factories/pengguna'
import { idCoaUji } from '@eproc/database/factories/rup'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { tale } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { check, choose, judul, masuk, search, simpan } from './screens.ts'

/** The inbox, above the list of the same things. */
const inbox = (page: Page) => page.getByRole('region', { name: /^Menunggu Anda/ })

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
      await dialog.getByLabel('Kode').waitFor()
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
        // Since when, not only for how long.
        await inbox(page)
          .getByText(/^\d\d \S+ \d{4} \d\d:\d\d$/)
          .waitFor()
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
