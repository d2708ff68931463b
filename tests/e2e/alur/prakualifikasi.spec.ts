/**
 * The first half of a PTEN through the real screens: two vendors register and hand in their qualification, one of them
 * fails and objects, the other is invited to the tender (decisions §5, §5.1; S1 §2.9–2.11).
 */
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia } from '@eproc/database/factories/peserta'
import type { Page } from '../../lib/browser.ts'
import {
  confirm,
  openStaffStage,
  openVendorStage,
  pdfUpload,
  vendorHome,
  waitForCount,
} from '../../lib/page.ts'
import { checkScreen } from '../../lib/screen.ts'
import { tale } from '../../lib/stage.ts'
import { visit, type Visitor } from '../../lib/visitors.ts'
import { passage } from '../alur_kten/passage.ts'
import { registerWithPact, sendLater, unggah } from './deeds.ts'

const LULUS = 'PT Karya Sejahtera'
const GAGAL = 'PT Bangun Bersama'

const check = (page: Page, name: string) =>
  checkScreen(page, `alur-pten-${name}`, { except: ['iframe'] })

async function build() {
  const p = await createPaketTerbit({
    nama: 'Pembangunan Jembatan Cisadane',
    metodeEvaluasi: 'NIL',
    kualifikasi: 'P',
  })
  const [a, b] = await Promise.all([LULUS, GAGAL].map((nama) => createPenyedia({ nama })))
  const way = await passage(p.paket.id)
  const sit = async (token: string, screen: 'desk' | 'phone' = 'desk'): Promise<Visitor> =>
    visit({ token, screen, ...(way.url ? { url: way.url } : {}) })
  const people = {
    meja: await sit(a!.token),
    ponsel: await sit(b!.token, 'phone'),
    satu: await sit(await signInAs(p.pokja[0]!)),
    dua: await sit(await signInAs(p.pokja[1]!)),
    ppk: await sit(await signInAs(p.ppk)),
  }
  const paket = { id: p.paket.id, nama: p.paket.nama }
  return {
    ...people,
    paket,
    end: way.end,
    to: (key: string) => way.to(key, Object.values(people)),
    lihat: (v: Visitor, key: string) => openVendorStage(v.page, paket, key),
    proses: (v: Visitor, key: string) => openStaffStage(v.page, paket.id, key),
  }
}

tale('The prequalification of one PTEN', build, (stage) => {
  stage('two vendors register and hand in their qualification, and nothing else', async (c, t) => {
    await t.to('dokumen-pra')
    for (const { page } of [t.meja, t.ponsel]) await registerWithPact(page, t.paket.nama)
    await t.to('pemasukan-pra')
    for (const { page } of [t.meja, t.ponsel]) {
      const dialog = await openVendorStage(page, t.paket, 'pemasukan-pra')
      await unggah(page, 'K')
      c.assert.equal(await dialog.locator('[data-jenis]').count(), 1)
    }
    await check(t.ponsel.page, 'pemasukan')
  })

  stage('two members open it; one vendor passes, the other fails', async (_, t) => {
    await t.to('pembukaan-pra')
    const satu = await t.proses(t.satu, 'pembukaan-pra')
    await satu.getByRole('button', { name: 'Minta pembukaan' }).click()
    await confirm(t.satu.page, 'Minta pembukaan')
    await satu.getByText('Anda yang meminta pembukaan ini.').waitFor()
    const dua = await t.proses(t.dua, 'pembukaan-pra')
    await dua.getByRole('button', { name: 'Sahkan pembukaan' }).click()
    await confirm(t.dua.page, 'Sahkan pembukaan')
    await dua
      .getByText(/Kualifikasi: berkas-K/)
      .first()
      .waitFor()
    await t.to('evaluasi-pra')
    const nilai = await t.proses(t.dua, 'evaluasi-pra')
    for (const nama of [LULUS, GAGAL]) {
      const kotak = nilai.getByRole('region', { name: nama })
      await kotak.getByLabel('Dokumen kualifikasi').selectOption('1')
      await kotak.getByLabel('Hasil kualifikasi').selectOption(nama === LULUS ? '1' : '0')
    }
    await nilai
      .getByRole('region', { name: GAGAL })
      .getByLabel(/^Alasan/)
      .first()
      .fill('Pengalaman belum cukup.')
    await check(t.dua.page, 'evaluasi')
    await nilai.getByRole('button', { name: 'Simpan', exact: true }).click()
    await t.dua.page.getByText('Evaluasi vendor berhasil disimpan').waitFor()
  })

  stage('who qualified is proposed and confirmed; vendors know nothing yet', async (_, t) => {
    await t.to('penetapan-pra')
    const usul = await t.proses(t.dua, 'penetapan-pra')
    await usul.getByLabel('Alasan').fill('Satu peserta memenuhi syarat.')
    await usul.getByRole('button', { name: 'Usulkan kepada PPK' }).click()
    await confirm(t.dua.page, 'Usulkan kepada PPK')
    await usul.getByText('Menunggu penegasan').waitFor()
    const tegas = await t.proses(t.ppk, 'penetapan-pra')
    await tegas.getByRole('button', { name: 'Tegaskan' }).click()
    await confirm(t.ppk.page, 'Tegaskan')
    await t.ppk.page.getByText('Penetapan telah ditegaskan').waitFor()
    await waitForCount(tegas.getByText(GAGAL), 1)
    await check(t.ppk.page, 'penetapan')
    const belum = await t.lihat(t.meja, 'pengumuman-hasil-pra')
    await belum.getByText('Tahap ini terkunci').waitFor()
  })

  stage('the one that failed reads why, objects and is answered', async (_, t) => {
    await t.to('pengumuman-hasil-pra')
    const gagal = await t.lihat(t.ponsel, 'pengumuman-hasil-pra')
    await gagal.getByText('Pengalaman belum cukup.').first().waitFor()
    await check(t.ponsel.page, 'hasil-gagal')
    await t.lihat(t.meja, 'pengumuman-hasil-pra')
    await check(t.meja.page, 'hasil-lulus')
    await t.to('sanggah-pra')
    const sanggah = await t.lihat(t.ponsel, 'sanggah-pra')
    await sanggah.locator('input[type=file]').setInputFiles(pdfUpload('sanggah.pdf'))
    await sanggah.getByRole('button', { name: 'Kirim sanggahan' }).click()
    await confirm(t.ponsel.page, 'Kirim sanggahan')
    await t.ponsel.page.getByText('File berhasil diupload').waitFor()
    const jawab = await t.proses(t.satu, 'sanggah-pra')
    await jawab.getByRole('checkbox', { name: `Pilih ${GAGAL}` }).check()
    await jawab.getByLabel(`Hasil sanggahan ${GAGAL}`).selectOption('tidakTerbukti')
    await jawab.getByLabel(`Catatan untuk ${GAGAL}`).fill('Dalil tidak didukung bukti.')
    await sendLater(t.satu.page, 'Kirim jawaban', GAGAL, 'jawaban.pdf')
    await t.satu.page.getByText('File sanggah telah dikirim').waitFor()
    await (await t.lihat(t.ponsel, 'sanggah-pra')).getByText('Tidak terbukti').first().waitFor()
    await check(t.ponsel.page, 'sanggah')
  })

  stage('who passed is invited to the tender; for the other it does not go on', async (_, t) => {
    await t.to('undangan-tender')
    const undang = await t.proses(t.satu, 'undangan-tender')
    await undang.getByRole('checkbox', { name: `Pilih ${LULUS}` }).check()
    await sendLater(t.satu.page, 'Kirim undangan', LULUS, 'undangan-tender.pdf')
    await t.satu.page.getByText('Undangan telah dikirim').waitFor()
    await (await t.lihat(t.meja, 'undangan-tender')).locator('iframe').waitFor()
    await check(t.meja.page, 'undangan-tender')
    await t.ponsel.page.goto(vendorHome(`&paket=${t.paket.id}&tahap=undangan-tender`))
    await t.ponsel.page.getByText('Tahap ini tidak tersedia bagi Anda').waitFor()
    await t.end()
  })
})
