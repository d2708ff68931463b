/** An offer sent over a line that breaks, cancelled once, and its receipt checked by anybody (decisions §5.2). */
import { createHash, randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { buatPaketTerbit } from '@eproc/database/factories/paket'
import { buatPenyedia, buatPeserta } from '@eproc/database/factories/peserta'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { kosongkan } from '../../lib/basis_data.ts'
import { bukaHalaman, periksaAxe, periksaLebar, potret, type Page } from '../../lib/peramban.ts'
import { geserJadwal, kueri, masuk, tenang } from '../tender_rekanan/bantu.ts'

const NAMA = 'Pembangunan Rumah Susun Cakung'
const t = penawaran.layar
const MB = 1024 * 1024

/** Sends at about 2 MB a second, or not at all. */
async function jaringan(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  return (offline: boolean) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: 2 * MB,
    })
}

async function periksa(page: Page, nama: string) {
  await tenang(page)
  await potret(page, `penawaran-${nama}`)
  await periksaAxe(page)
  await periksaLebar(page)
}

test.group('Unggahan penawaran di peramban', (group) => {
  group.each.setup(() => kosongkan())

  for (const layar of ['lebar', 'sempit'] as const) {
    test(`putus di tengah lalu tersambung: satu versi, satu tanda terima (${layar})`, async ({
      assert,
    }) => {
      const p = await buatPaketTerbit({ nama: NAMA })
      const r = await buatPenyedia()
      await buatPeserta(p.paket.id, r.rekanan.id)
      await geserJadwal(p.paket.id, 'pemasukan')
      const { page, keluhan } = await masuk(r.token, layar)
      const putus = await jaringan(page)
      await putus(false)
      await page.goto(`/vendor?tahun=2026&paket=${p.paket.id}&tahap=pemasukan`)
      const baris = page.locator('[data-jenis="T"]')
      const isi = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(12 * MB)])
      const pilih = () =>
        baris
          .locator('input[type=file]')
          .setInputFiles({ name: 'teknis.pdf', mimeType: 'application/pdf', buffer: isi })
      const unggah = () => baris.getByRole('button', { name: t.unggah, exact: true }).click()

      await pilih()
      await unggah()
      await baris.getByText(/^[2-6],?\d* MB dari 12/).waitFor()
      await baris.getByRole('button', { name: t.batal }).click()
      const tanya = page.getByRole('alertdialog', { name: t.batalkanJudul('teknis.pdf') })
      await tanya.waitFor()
      await tanya.getByRole('button', { name: t.batal }).click()
      await baris.getByRole('button', { name: t.unggah, exact: true }).waitFor()
      assert.lengthOf(await kueri('select 1 from penawaran'), 0)

      await pilih()
      await unggah()
      await baris.getByText(/^[5-8],?\d* MB dari 12/).waitFor()
      await putus(true)
      await baris.getByText(t.terputus).waitFor()
      await periksa(page, `terputus-${layar}`)
      await page.waitForTimeout(1500)
      await putus(false)
      await page.getByText(/Nomor tanda terima/).waitFor()
      const w = await kueri<{ sha256: string; kode: string }>(
        'select w.sha256, t.kode from penawaran w join tanda_terima t on t.penawaran_id = w.id'
      )
      assert.deepEqual(
        w.map((b) => b.sha256),
        [createHash('sha256').update(isi).digest('hex')]
      )
      const sisa = await kueri('select 1 from unggahan where penawaran_id is null')
      assert.lengthOf(sisa, 0, 'yang dibatalkan tidak tertinggal')
      assert.deepEqual(
        keluhan.daftar.filter((k) => !k.includes('ERR_INTERNET_DISCONNECTED')),
        []
      )
      await page.context().close()

      const umum = await bukaHalaman({ layar })
      await umum.page.goto(`/tanda-terima/${w[0]!.kode}`)
      await umum.page.getByText(penawaran.konfirmasi.sah).waitFor()
      await umum.page.getByText(penawaran.konfirmasi.vendorRahasia).waitFor()
      assert.equal(await umum.page.getByText(r.rekanan.nama).count(), 0)
      await umum.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'lain.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
      await umum.page.getByText(penawaran.konfirmasi.tidakCocok).waitFor()
      await umum.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'teknis.pdf', mimeType: 'application/pdf', buffer: isi })
      await umum.page.getByText(penawaran.konfirmasi.cocok, { exact: true }).waitFor()
      await periksa(umum.page, `tanda-terima-${layar}`)
      await umum.page.goto('/tanda-terima/tidakAda')
      await umum.page.getByText(penawaran.konfirmasi.tidakAda).waitFor()
      assert.deepEqual(umum.keluhan.daftar, [])
      await umum.page.context().close()
    })
  }
})
