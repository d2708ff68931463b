/** An offer sent over a line that breaks, cancelled once, continued after a reload, and its receipt checked by anybody (decisions §5.2). */
import { createHash, randomBytes } from 'node:crypto'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { vendorHome } from '../../lib/page.ts'
import { count, rows } from '../../lib/query.ts'
import { fillPrices } from '../../lib/prices.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { tale } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const t = penawaran.layar
const MB = 1024 * 1024
const UKURAN_MB = 8

/** A line that can be slow (so slow that a busy machine still sees it at work), cut, or whole. */
async function jaringan(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  return (keadaan: 'slow' | 'cut' | 'whole') =>
    cdp.send('Network.emulateNetworkConditions', {
      offline: keadaan === 'cut',
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: keadaan === 'slow' ? MB / 2 : -1,
    })
}

tale(
  'An offer over a line that breaks',
  async () => {
    const p = await createPaketTerbit()
    const r = await createPenyedia()
    await createPeserta(p.paket.id, r.rekanan.id)
    await moveSchedule(p.paket.id, 'pemasukan')
    const { page, complaints } = await visit({ token: r.token, fresh: true })
    const line = await jaringan(page)
    const isi = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(UKURAN_MB * MB)])
    const berkas = { name: 'teknis.pdf', mimeType: 'application/pdf', buffer: isi }
    const baris = page.locator('[data-jenis="T"]')
    /** Sends the file over the slow line until so many MB are there. */
    const unggah = async (mb: number) => {
      await line('slow')
      await baris.locator('input[type=file]').setInputFiles(berkas)
      await baris.getByRole('button', { name: t.unggah, exact: true }).click()
      await baris.getByText(new RegExp(`^[${mb}-6](,\\d+)? MB dari ${UKURAN_MB}`)).waitFor()
    }
    return { p, nama: r.rekanan.nama, page, complaints, line, berkas, baris, unggah, kode: '' }
  },
  (stage) => {
    stage('cancelled half-way, nothing of it is kept', async ({ assert }, state) => {
      const { p, page, baris, unggah } = state
      await page.goto(vendorHome(`&paket=${p.paket.id}&tahap=pemasukan`))
      await unggah(1)
      await baris.getByRole('button', { name: t.batal }).click()
      const tanya = page.getByRole('alertdialog', { name: t.batalkanJudul('teknis.pdf') })
      await tanya.waitFor()
      await tanya.getByRole('button', { name: t.batal }).click()
      await baris.getByRole('button', { name: t.unggah, exact: true }).waitFor()
      assert.equal(await count('penawaran'), 0)
    })

    stage(
      'cut off and connected again, there is one version and one receipt',
      async ({ assert }, state) => {
        const { page, line, baris, unggah, complaints, berkas } = state
        await page.setViewportSize(SCREENS.phone)
        await unggah(2)
        await line('cut')
        await baris.getByText(t.terputus).waitFor()
        await checkScreen(page, 'penawaran-terputus')
        // At least one more attempt fails while the line is away.
        await page.waitForEvent('requestfailed')
        await line('whole')
        await page.getByText(/Nomor tanda terima/).waitFor()
        const w = await rows<{ sha256: string; kode: string }>(
          'select w.sha256, t.kode from penawaran w join tanda_terima t on t.penawaran_id = w.id'
        )
        assert.deepEqual(
          w.map((b) => b.sha256),
          [createHash('sha256').update(berkas.buffer).digest('hex')]
        )
        assert.equal(await count('unggahan where penawaran_id is null'), 0, 'cancelled ones')
        state.kode = w[0]!.kode
        const lain = complaints.splice(0).filter((k) => !k.includes('ERR_INTERNET_DISCONNECTED'))
        assert.deepEqual(lain, [])
      }
    )

    stage(
      'left by a reload, it goes on with the same file and no other',
      async ({ assert }, state) => {
        const { page, line, berkas, complaints } = state
        const baris = page.locator('[data-jenis="H"]')
        const harga = '712345678900'
        await page.setViewportSize(SCREENS.desk)
        await fillPrices(baris, harga)
        await line('slow')
        const pilih = (buffer: Buffer) =>
          baris.locator('input[type=file]').setInputFiles({ ...berkas, name: 'harga.pdf', buffer })
        await pilih(berkas.buffer)
        await baris.getByRole('button', { name: t.unggah, exact: true }).click()
        const tanya = page.getByRole('alertdialog')
        await tanya.getByRole('button', { name: t.unggah, exact: true }).click()
        await baris.getByText(new RegExp(`^[3-6](,\\d+)? MB dari ${UKURAN_MB}`)).waitFor()
        const [awal] = await rows<{ diterima: number }>(
          'select diterima from unggahan where penawaran_id is null'
        )
        assert.isAbove(awal!.diterima, 0)

        page.once('dialog', (dialog) => void dialog.accept())
        await page.reload()
        await line('whole')
        const judul = baris.getByText(/^Lanjutkan unggahan harga\.pdf \([1-9]\d?%\)$/)
        await judul.waitFor()
        assert.equal(await baris.getByLabel(t.nilai).count(), 0, 'the price is sealed')
        const disimpan = await page.evaluate(() =>
          JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
        )
        assert.include(disimpan, 'eproc.unggahan.')
        assert.notInclude(disimpan, harga)
        await judul.scrollIntoViewIfNeeded()
        await checkScreen(page, 'penawaran-lanjutkan')

        const lain = Buffer.from(berkas.buffer)
        lain[lain.length - 1]! ^= 1
        await pilih(lain)
        const lanjut = baris.getByRole('button', { name: t.lanjutkanUnggahan })
        await lanjut.click()
        await baris.getByText(t.berkasLain('harga.pdf')).waitFor()
        const lama = await rows<{ id: string }>(
          'select id from unggahan where penawaran_id is null'
        )
        const kiriman: number[] = []
        page.on('request', (r) => {
          if (r.method() === 'PATCH') kiriman.push(Number(r.headers()['upload-offset']))
        })
        await pilih(berkas.buffer)
        await lanjut.click()
        await page.getByText(/Nomor tanda terima/).waitFor()
        const w = await rows<{ sha256: string }>("select sha256 from penawaran where jenis = 'H'")
        const sidik = createHash('sha256').update(berkas.buffer).digest('hex')
        assert.deepEqual(w, [{ sha256: sidik }])
        assert.isAtLeast(Math.min(...kiriman), awal!.diterima, 'nothing is sent twice')
        const [u] = await rows('select 1 from unggahan where id = ? and penawaran_id is not null', [
          lama[0]!.id,
        ])
        assert.isDefined(u, 'it is the one that was begun')
        const sisa = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
        assert.notInclude(sisa, 'eproc.unggahan.')
        assert.deepEqual(complaints.splice(0), [])
      }
    )

    stage('anybody checks the receipt, and who sent it stays secret', async ({ assert }, state) => {
      const { page } = await visit({ screen: 'phone' })
      const pilih = (name: string, buffer: Buffer) =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name, mimeType: 'application/pdf', buffer })
      await page.goto(`/tanda-terima/${state.kode}`)
      await page.getByText(penawaran.konfirmasi.sah).waitFor()
      await page.getByText(penawaran.konfirmasi.vendorRahasia).waitFor()
      assert.equal(await page.getByText(state.nama).count(), 0)
      await pilih('lain.pdf', Buffer.from('x'))
      await page.getByText(penawaran.konfirmasi.tidakCocok).waitFor()
      await pilih('teknis.pdf', state.berkas.buffer)
      await page.getByText(penawaran.konfirmasi.cocok, { exact: true }).waitFor()
      await checkScreen(page, 'tanda-terima')
      await page.goto('/tanda-terima/tidakAda')
      await page.getByText(penawaran.konfirmasi.tidakAda).waitFor()
    })
  }
)
