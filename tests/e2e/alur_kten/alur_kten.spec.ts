/**
 * One KTEN through the real screens: a winner, a loser, one that is disqualified, two pokja members, the ppk and a
 * latecomer, each in a browser of their own, from stage to stage (decisions §5, S1 §2.8–2.11, S2 §4, S3 §2.3). `npm run drill` plays it on a clock
 * that moves.
 */
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import type { Page } from '../../lib/browser.ts'
import { dayFromNow } from '../../lib/dates.ts'
import { dayBox, fillDay } from '../../lib/day.ts'
import {
  chooseFile,
  confirm,
  openStaffStage,
  openVendorStage,
  pdfUpload,
  vendorHome,
} from '../../lib/page.ts'
import { PDF } from '../../lib/files.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { tale } from '../../lib/stage.ts'
import { visit, type Visitor } from '../../lib/visitors.ts'
import { registerWithPact, sendLater, unggah } from '../alur/deeds.ts'
import { passage } from './passage.ts'

const MENANG = 'PT Karya Sejahtera'
const KALAH = 'PT Bangun Bersama'
const GUGUR = 'CV Sumber Lestari'
const SEBAB = 'Personel inti tidak memenuhi syarat.'

const check = (page: Page, name: string) =>
  checkScreen(page, `alur-${name}`, { except: ['iframe'] })

async function build() {
  const p = await createPaketTerbit({
    nama: 'Pembangunan Rumah Susun Cakung',
    metodeEvaluasi: 'NIL',
  })
  const [a, b, c, d] = await Promise.all(
    [MENANG, KALAH, 'PT Terlambat Selalu', GUGUR].map((nama) => createPenyedia({ nama }))
  )
  for (const one of [c!, d!]) await createPeserta(p.paket.id, one.rekanan.id)
  const way = await passage(p.paket.id)
  const sit = async (token: string, screen: 'desk' | 'phone' = 'desk'): Promise<Visitor> =>
    visit({ token, screen, ...(way.url ? { url: way.url } : {}) })
  const people = {
    meja: await sit(a!.token),
    ponsel: await sit(b!.token, 'phone'),
    lambat: await sit(c!.token),
    gugur: await sit(d!.token, 'phone'),
    satu: await sit(await signInAs(p.pokja[0]!)),
    dua: await sit(await signInAs(p.pokja[1]!)),
    ppk: await sit(await signInAs(p.ppk)),
  }
  const paket = { id: p.paket.id, nama: p.paket.nama }
  return {
    ...people,
    id: paket.id,
    paket,
    idGugur: d!.rekanan.id,
    end: way.end,
    to: (key: string, staying?: Visitor) => way.to(key, Object.values(people), staying),
    lihat: (v: Visitor, key: string) => openVendorStage(v.page, paket, key),
    proses: (v: Visitor, key: string) => openStaffStage(v.page, paket.id, key),
  }
}

/** Hands in everything by the specification's call, out of its own browser. */
async function sendsByCall(page: Page, paketId: number, vendorId: number): Promise<void> {
  await page.goto(vendorHome())
  const status = await page.evaluate(
    async ([content, ...ids]) => {
      const offer = new FormData()
      offer.append('paketPenyediaId', String(ids[0]))
      offer.append('vendorId', String(ids[1]))
      offer.append('hargaPenawaran', '880000000')
      const pdf = new Blob([content], { type: 'application/pdf' })
      for (const field of ['fileKualifikasi', 'fileAdministrasi', 'fileTeknis', 'fileHarga']) {
        offer.append(field, pdf, `${field}.pdf`)
      }
      const answer = await fetch('/api/lelang/upload/penawaran', {
        method: 'PUT',
        headers: { authorization: `Bearer ${localStorage.getItem('eproc.token')}` },
        body: offer,
      })
      return answer.status
    },
    [PDF.toString('latin1'), paketId, vendorId] as const
  )
  if (status !== 200) throw new Error(`${status}: an offer by the call`)
}

tale('One KTEN from registration to SPMK', build, (stage) => {
  stage('two vendors register, each with the integrity pact', async (_, t) => {
    await t.to('dokumen')
    for (const { page } of [t.meja, t.ponsel]) {
      await registerWithPact(page, t.paket.nama, async () => {
        if (page === t.meja.page) await check(page, 'pakta')
      })
      await page.getByText(/^Anda Peserta [34]$/).waitFor()
    }
  })

  stage('the answer to a question reaches both by itself, without a name', async (context, t) => {
    await t.to('penjelasan')
    const tanya = await t.lihat(t.meja, 'penjelasan')
    const lain = await t.lihat(t.ponsel, 'penjelasan')
    const panitia = await t.proses(t.satu, 'penjelasan')
    await tanya.getByRole('button', { name: 'Buat pertanyaan' }).click()
    const form = t.meja.page.getByRole('dialog', { name: 'Buat pertanyaan' })
    await form.getByLabel('Judul pertanyaan').fill('Mutu beton')
    await form.locator('[name=message]').fill('Apakah mutu beton K-400 diterima?')
    await form.getByRole('button', { name: 'Kirim' }).click()
    await t.meja.page.getByText('Topik baru berhasil dibuat').waitFor()
    await panitia.getByText('Apakah mutu beton K-400 diterima?').waitFor()
    await panitia.getByLabel('Jawaban untuk Mutu beton').fill('Ya, paling rendah K-350.')
    await check(t.satu.page, 'penjelasan-staf')
    await panitia.getByRole('button', { name: /^Kirim.*: Mutu beton$/ }).click()
    await tanya.getByText('Ya, paling rendah K-350.').waitFor()
    await lain.getByText('Ya, paling rendah K-350.').waitFor()
    context.assert.equal(await lain.getByText(MENANG).count(), 0)
  })

  stage(
    'sealed offers, with a receipt for each file; one comes by the call alone',
    async (_, t) => {
      await t.to('pemasukan')
      for (const [orang, harga] of [
        [t.meja, '850000000'],
        [t.ponsel, '910000000'],
      ] as const) {
        const dialog = await t.lihat(orang, 'pemasukan')
        for (const jenis of ['K', 'A', 'T']) await unggah(orang.page, jenis)
        await unggah(orang.page, 'H', harga)
        await dialog.getByText('Penawaran Anda lengkap').waitFor()
      }
      await check(t.ponsel.page, 'pemasukan')
      await sendsByCall(t.gugur.page, t.id, t.idGugur)
      // The latecomer only chooses its file.
      await t.lihat(t.lambat, 'pemasukan')
      await t.lambat.page
        .locator('[data-jenis="K"] input[type=file]')
        .setInputFiles(pdfUpload('terlambat.pdf'))
    }
  )

  stage('past the end a file is refused, and nothing of it is kept', async (context, t) => {
    await t.to('pembukaan', t.lambat)
    const ditutup = t.lambat.page.getByText(/Tahap (ini ditutup|berakhir)/).first()
    const kirim = t.lambat.page
      .locator('[data-jenis="K"]')
      .getByRole('button', { name: 'Unggah', exact: true })
    // A page that has heard of the end by itself has no such button any more.
    await Promise.any([kirim.click(), ditutup.waitFor()])
    await ditutup.waitFor()
    const masuk = await rows(
      `select count(t.kode)::int as n from penawaran w left join tanda_terima t on t.penawaran_id = w.id
        where w.paket_id = ? group by w.rekanan_id`,
      [t.id]
    )
    context.assert.deepEqual(masuk, [{ n: 4 }, { n: 4 }, { n: 4 }])
  })

  stage('two members of the pokja open the offers', async (context, t) => {
    const satu = await t.proses(t.satu, 'pembukaan')
    await satu.getByRole('cell', { name: MENANG }).waitFor()
    context.assert.equal(await satu.getByText('Rp 850.000.000').count(), 0)
    await satu.getByRole('button', { name: 'Minta pembukaan' }).click()
    await confirm(t.satu.page, 'Minta pembukaan')
    await satu.getByText('Anda yang meminta pembukaan ini.').waitFor()
    const dua = await t.proses(t.dua, 'pembukaan')
    await dua.getByRole('button', { name: 'Sahkan pembukaan' }).click()
    await confirm(t.dua.page, 'Sahkan pembukaan')
    await dua.getByText('Rp 850.000.000').waitFor()
    await check(t.dua.page, 'pembukaan')
  })

  stage('the offers are judged', async (_, t) => {
    await t.to('evaluasi')
    const nilai = await t.proses(t.dua, 'evaluasi')
    for (const [nama, teknis] of [
      [MENANG, '82,5'],
      [KALAH, '75'],
    ] as const) {
      const kotak = nilai.getByRole('region', { name: nama })
      await kotak.getByLabel('Dokumen kualifikasi').selectOption('1')
      await kotak.getByLabel('Hasil kualifikasi').selectOption('1')
      await kotak.getByLabel('Dokumen administrasi').selectOption('1')
      await kotak.getByLabel('Nilai teknis (0–100)').fill(teknis)
      await kotak.getByLabel('Hasil teknis').selectOption('1')
      await kotak.getByLabel('Hasil harga').selectOption('1')
    }
    const gugur = nilai.getByRole('region', { name: GUGUR })
    await gugur.getByLabel('Dokumen kualifikasi').selectOption('1')
    await gugur.getByLabel('Hasil kualifikasi').selectOption('1')
    await gugur.getByLabel('Dokumen administrasi').selectOption('1')
    await gugur.getByLabel('Nilai teknis (0–100)').fill('40')
    await gugur.getByLabel('Hasil teknis').selectOption('0')
    const teknis = gugur.getByRole('group').filter({ has: t.dua.page.getByLabel('Hasil teknis') })
    await teknis.getByLabel(/^Alasan/).fill(SEBAB)
    await nilai.getByRole('button', { name: 'Simpan', exact: true }).click()
    await t.dua.page.getByText('Evaluasi vendor berhasil disimpan').waitFor()
    await check(t.dua.page, 'evaluasi')
  })

  stage('the first is invited to prove its qualification, and proves it', async (_, t) => {
    await t.to('undangan-pembuktian')
    const bukti = await t.proses(t.satu, 'undangan-pembuktian')
    await bukti.getByRole('checkbox', { name: `Pilih ${MENANG}` }).check()
    await sendLater(t.satu.page, 'Kirim undangan', MENANG, 'undangan-pembuktian.pdf')
    await t.satu.page.getByText('Undangan telah dikirim').waitFor()
    await (await t.lihat(t.meja, 'undangan-pembuktian')).locator('iframe').waitFor()
    await t.to('pembuktian')
    const terbukti = await t.proses(t.dua, 'pembuktian')
    await terbukti
      .getByRole('region', { name: MENANG })
      .getByLabel('Hasil kualifikasi')
      .selectOption('1')
    await terbukti.getByRole('button', { name: 'Simpan', exact: true }).click()
    await t.dua.page.getByText('Evaluasi vendor berhasil disimpan').waitFor()
  })

  stage('pokja proposes, the ppk confirms, and vendors know nothing yet', async (_, t) => {
    await t.to('penetapan')
    const usul = await t.proses(t.dua, 'penetapan')
    await usul.getByLabel('Alasan').fill('Kedua penawaran wajar dan di bawah HPS.')
    await usul.getByRole('button', { name: 'Usulkan kepada PPK' }).click()
    await confirm(t.dua.page, 'Usulkan kepada PPK')
    await usul.getByText('Menunggu penegasan').waitFor()
    const tegas = await t.proses(t.ppk, 'penetapan')
    await tegas.getByRole('button', { name: 'Tegaskan' }).click()
    await confirm(t.ppk.page, 'Tegaskan')
    await t.ppk.page.getByText('Penetapan telah ditegaskan').waitFor()
    const belum = await t.lihat(t.meja, 'pengumuman-pemenang')
    await belum.getByText('Tahap ini terkunci').waitFor()
  })

  stage('the announcement reaches all three vendors, and the public', async (context, t) => {
    await t.to('pengumuman-pemenang')
    const hasil = await t.lihat(t.meja, 'pengumuman-pemenang')
    await hasil.getByText('Anda ditetapkan sebagai pemenang').waitFor()
    const lain = await t.lihat(t.ponsel, 'pengumuman-pemenang')
    await lain.getByText('Peringkat 2').first().waitFor()
    context.assert.equal(await lain.getByText('Anda ditetapkan sebagai pemenang').count(), 0)
    await check(t.meja.page, 'hasil-pemenang')
    await check(t.ponsel.page, 'hasil')
    await (await t.lihat(t.gugur, 'pengumuman-pemenang')).getByText(SEBAB).first().waitFor()
    await t.lambat.page.goto('/hasil-tender')
    await t.lambat.page.getByText(t.paket.nama).first().waitFor()
  })

  stage('an objection is answered', async (_, t) => {
    await t.to('sanggah')
    const sanggah = await t.lihat(t.ponsel, 'sanggah')
    await sanggah.locator('input[type=file]').setInputFiles(pdfUpload('sanggah.pdf'))
    await sanggah.getByRole('button', { name: 'Kirim sanggahan' }).click()
    await confirm(t.ponsel.page, 'Kirim sanggahan')
    await t.ponsel.page.getByText('File berhasil diupload').waitFor()
    const jawab = await t.proses(t.satu, 'sanggah')
    await jawab.getByRole('checkbox', { name: `Pilih ${KALAH}` }).check()
    await jawab.getByLabel(`Hasil sanggahan ${KALAH}`).selectOption('tidakTerbukti')
    await jawab.getByLabel(`Catatan untuk ${KALAH}`).fill('Dalil tidak didukung bukti.')
    await check(t.satu.page, 'sanggah-staf')
    await sendLater(t.satu.page, 'Kirim jawaban', KALAH, 'jawaban.pdf')
    await t.satu.page.getByText('File sanggah telah dikirim').waitFor()
    const dibaca = await t.lihat(t.ponsel, 'sanggah')
    await dibaca.getByText('Tidak terbukti').first().waitFor()
    await check(t.ponsel.page, 'sanggah')
  })

  stage('the answers are announced in their own stage', async (_, t) => {
    await t.to('jawaban-sanggah')
    const umumkan = await t.proses(t.satu, 'jawaban-sanggah')
    await chooseFile(t.satu.page, 'Pilih file untuk File pengumuman', 'jawaban-sanggah.pdf')
    await umumkan.getByRole('button', { name: 'Upload', exact: true }).click()
    await t.satu.page.getByText('Sukses upload file Pengumuman').waitFor()
  })

  stage('the winner is invited to negotiate', async (_, t) => {
    await t.to('undangan-negosiasi')
    const undang = await t.proses(t.satu, 'undangan-negosiasi')
    await undang.getByRole('checkbox', { name: `Pilih ${MENANG}` }).check()
    await sendLater(t.satu.page, 'Kirim undangan', MENANG, 'undangan.pdf')
    await t.satu.page.getByText('Undangan telah dikirim').waitFor()
    await (await t.lihat(t.meja, 'undangan-negosiasi')).locator('iframe').waitFor()
  })

  stage('the negotiation has a result, and its minutes reach the winner', async (_, t) => {
    await t.to('negosiasi')
    const nego = await t.proses(t.satu, 'negosiasi')
    await nego.getByLabel('Negosiasi teknis').first().fill('Metode disepakati.')
    await nego.getByLabel('Negosiasi harga').first().fill('840000000')
    await nego.getByRole('button', { name: 'Simpan', exact: true }).click()
    await t.satu.page.getByText('Hasil negosiasi berhasil disimpan').waitFor()
    await t.to('ba-negosiasi')
    await t.proses(t.satu, 'ba-negosiasi')
    await sendLater(t.satu.page, 'Kirim berita acara', MENANG, 'ba.pdf')
    await t.satu.page.getByText('BA klarifikasi negosiasi telah dikirim').waitFor()
    await (await t.lihat(t.meja, 'ba-negosiasi')).locator('iframe').waitFor()
  })

  stage('the award letter reaches the winner; the other has no such stage', async (_, t) => {
    await t.to('sppbj')
    await t.proses(t.ppk, 'sppbj')
    await sendLater(t.ppk.page, 'Kirim SPPBJ', MENANG, 'sppbj.pdf')
    await t.ppk.page.getByText('Sppbj telah dikirim').waitFor()
    await (await t.lihat(t.meja, 'sppbj')).locator('iframe').waitFor()
    await check(t.meja.page, 'sppbj')
    await t.ponsel.page.goto(vendorHome(`&paket=${t.id}&tahap=sppbj`))
    await t.ponsel.page.getByText('Tahap ini tidak tersedia bagi Anda').waitFor()
  })

  stage('the contract is written with the negotiated price', async (context, t) => {
    await t.to('spk')
    const surat = await t.proses(t.ppk, 'spk')
    context.assert.equal(await surat.getByLabel('Nilai kontrak').inputValue(), '840.000.000')
    await fillDay(dayBox(surat, 'Tanggal kontrak'), dayFromNow(10))
    await fillDay(dayBox(surat, 'Tanggal mulai'), dayFromNow(11))
    await fillDay(dayBox(surat, 'Tanggal selesai'), dayFromNow(39))
    await surat.getByRole('button', { name: 'Simpan', exact: true }).click()
    await t.ppk.page.getByText('Form surat berhasil disimpan').waitFor()
    await check(t.ppk.page, 'kontrak')
  })

  stage('SPMK locks the contract, and the tender ends', async (context, t) => {
    await t.to('spmk')
    const spmk = await t.proses(t.ppk, 'spmk')
    await spmk.getByRole('button', { name: 'Selesaikan SPMK' }).click()
    await confirm(t.ppk.page, 'Selesaikan SPMK')
    await spmk.getByText('SPMK sudah diselesaikan. Formulir kontrak terkunci.').waitFor()
    await t.proses(t.ppk, 'sppbj')
    await spmk.getByRole('tabpanel').getByRole('button', { name: 'Tender Selesai' }).click()
    await confirm(t.ppk.page, 'Tender Selesai')
    await t.ppk.page.getByText('Proses tender telah selesai').waitFor()
    await t.proses(t.ppk, 'spk')
    await spmk.getByText('SPMK sudah diselesaikan. Formulir kontrak terkunci.').waitFor()
    context.assert.equal(await spmk.getByRole('button', { name: 'Simpan', exact: true }).count(), 0)
    const akhir = await rows(
      `select status_pelaksanaan as status, kunci_spmk as kunci, nilai_kontrak::float8 as nilai
         from paket where id = ?`,
      [t.id]
    )
    context.assert.deepEqual(akhir, [{ status: 'S', kunci: true, nilai: 840_000_000 }])
    await t.end()
  })
})
