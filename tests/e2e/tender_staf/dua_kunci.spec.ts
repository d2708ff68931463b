/** An opening under two keys of people, through the screens: published, asked for, confirmed (sealing.md §2, §4). */
import { readFileSync } from 'node:fs'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { himpunan as text } from '@eproc/i18n/id/himpunan'
import { pemegangOffice } from '@eproc/i18n/id/pemegang_office'
import { pemusnahan as destroy } from '@eproc/i18n/id/pemusnahan'
import { perintah as order } from '@eproc/i18n/id/perintah'
import { saksi } from '@eproc/i18n/id/saksi'
import { satuBerkas as offline } from '@eproc/i18n/id/satu_berkas'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { formatVerifier, verifierOf, WITNESS_KEY } from '@eproc/sealing/log/note'
import { SCREENS, type Locator, type Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { dayFromNow } from '../../lib/dates.ts'
import { dayBox, fillDay } from '../../lib/day.ts'
import { DRILL } from '../../lib/drill.ts'
import { createKeyedPaket } from '../../lib/keyed_package.ts'
import { logKey, spokenFingerprint } from '../../lib/log_maker.ts'
import { openStaffStage, openVendorStage, pdfUpload } from '../../lib/page.ts'
import { recoverOwnKey } from '../../lib/own_key.ts'
import { count, row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { downloaded, openSinglePage } from '../../lib/single_page.ts'
import { tale } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'
import { unzipBytes } from '../../lib/zip.ts'
import { registerWithPact, unggah } from '../alur/deeds.ts'

const PASSPHRASE = 'enam kata yang mudah diingat saja'

const build = () => createKeyedPaket(PASSPHRASE, { metodeEvaluasi: 'NIL' })

/** Types the passphrase into the dialog of this name and signs; a wrong one is told and nothing is lost. */
async function sign(page: Page, button: string, title: RegExp, passphrase = PASSPHRASE) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: button }).click()
  await dialog
    .getByText(/wajib|harus diisi/i)
    .first()
    .waitFor()
  await dialog.getByLabel(text.buka.frasa).fill('bukan frasa saya')
  await dialog.getByRole('button', { name: button }).click()
  await dialog.getByText(pemegangOffice.frasaSalah).first().waitFor()
  await checkScreen(page, 'dua-kunci-minta')
  await dialog.getByLabel(text.buka.frasa).fill(passphrase)
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The price file once more, sealed by a page that no server sent; this one sends what came of it. */
async function sealElsewhere(page: Page) {
  const row = page.locator('[data-jenis="H"]')
  await row.getByText(segelRekanan.layar.tanpaHalamanIni).click()
  const order = await downloaded(page, () =>
    row.getByRole('button', { name: segelRekanan.layar.unduhBahan }).click()
  )
  const single = await openSinglePage(page)
  const section = single.page.getByRole('region', { name: offline.segel })
  await section.getByLabel(offline.bahanSegel).setInputFiles(order)
  await section.getByLabel(/^1\. Pekerjaan struktur/).fill('7.900.000')
  await section.getByLabel(/^2\. Pekerjaan arsitektur/).fill('0')
  await section.getByLabel(offline.berkasPenawaran).setInputFiles(pdfUpload('harga-akhir.pdf'))
  const seal = section.getByRole('button', { name: offline.segelTombol, exact: true })
  // A witness that this vendor knows did not see the log: by which fingerprint to ask.
  const { name, raw } = logKey('pengawas.test')
  const witness = formatVerifier(await verifierOf(name, raw, WITNESS_KEY))
  await section.getByLabel(offline.saksi).fill(witness)
  await seal.click()
  await section.getByText(saksi.sidikAnda(name, spokenFingerprint(witness))).waitFor()
  await section.getByText(saksi.tanpaServer).waitFor()
  await checkScreen(single.page, 'satu-berkas-saksi')
  await section.getByLabel(offline.saksi).fill('')
  const sealed = await downloaded(single.page, () => seal.click())
  await section.getByText(offline.tersegel).waitFor()
  await checkScreen(single.page, 'satu-berkas-segel')
  await single.close()
  await row.locator('input[accept=".eproc"]').setInputFiles(sealed)
  await waitFor('its receipt', async () => (await count('tanda_terima')) === 5)
}

const GONE = 'pengawas.test/log+00000000+BAAA'

/** A witness that this browser saw is not named any more: told, with whom to ask, and the way on is a deed of its own. */
async function missWitness(page: Page, again: () => Promise<void>) {
  await page.evaluate((witness) => {
    const seen = JSON.parse(localStorage.getItem('eproc.log.terakhir')!) as object
    const before = { ...seen, witnesses: [witness] }
    localStorage.setItem('eproc.log.terakhir', JSON.stringify(before))
  }, GONE)
  const dialog = page.getByRole('dialog', { name: /^Sahkan Pembukaan/i })
  await again()
  await dialog.getByText(text.buka.saksiHilang('pengawas.test/log')).waitFor()
  await dialog.getByText(saksi.isi).waitFor()
  await dialog.getByText(spokenFingerprint(GONE)).waitFor()
  await dialog.getByRole('button', { name: saksi.lanjutkan }).scrollIntoViewIfNeeded()
  await checkScreen(page, 'dua-kunci-saksi')
  await dialog.getByRole('button', { name: saksi.lanjutkan }).click()
  await dialog.getByText(saksi.judul).waitFor({ state: 'detached' })
}

/** The passphrase is typed into the page that no server sent, which reads the price before anything leaves it. */
async function confirmElsewhere(page: Page, passphrase: string) {
  await page.getByRole('button', { name: 'Sahkan pembukaan' }).click()
  const dialog = page.getByRole('dialog', { name: /^Sahkan Pembukaan/i })
  await dialog.getByText(text.tanpaHalaman.judul).click()
  const download = () => dialog.getByRole('button', { name: text.tanpaHalaman.unduh }).click()
  await downloaded(page, download)
  await missWitness(page, download)
  const order = await downloaded(page, download)
  const single = await openSinglePage(page)
  const section = single.page.getByRole('region', { name: offline.pembukaan })
  const go = section.getByRole('button', { name: offline.pembukaanTombol })
  await section.getByLabel(offline.bahanBuka).setInputFiles(order)
  await section.getByLabel(offline.frasa).fill('bukan frasa saya')
  await go.click()
  await section.getByText(offline.frasaSalah).waitFor()
  await section.getByLabel(offline.frasa).fill(passphrase)
  const result = await downloaded(single.page, () => go.click())
  await section.getByText(/H: harga-akhir\.pdf, Rp.790\.000\.000/).waitFor()
  await checkScreen(single.page, 'satu-berkas-buka')
  await single.close()
  await dialog.locator('input[type=file]').setInputFiles(result)
  await dialog.getByText(text.tanpaHalaman.siap).waitFor()
  await checkScreen(page, 'dua-kunci-sahkan')
  await dialog.getByRole('button', { name: 'Sahkan pembukaan' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function informationBox(page: Page, id: number, name: string): Promise<Locator> {
  await page.goto(`/ppk/tender/${id}/show`)
  return page.getByRole('region', { name })
}

const NUMBER = '12/PEN.PDT/2026/PN'

/** By the PPK, whose first try lacks nearly everything. */
async function enterOrder(page: Page, box: Locator) {
  await box.getByRole('button', { name: order.catat }).click()
  const dialog = page.getByRole('dialog', { name: order.tanyaCatat })
  await dialog.getByLabel(order.nomor).fill(NUMBER)
  const send = dialog.getByRole('button', { name: order.catat })
  await send.click()
  await dialog.getByText(order.errors.dokumenKosong).first().waitFor()
  await checkScreen(page, 'perintah-catat')
  await dialog.getByLabel(order.lembaga).fill('Pengadilan Negeri Bandung')
  await fillDay(dayBox(dialog, order.tanggal), dayFromNow(0))
  await dialog.getByLabel(order.keterangan).fill('Sengketa paket ini')
  await dialog.locator('input[type=file]').setInputFiles(pdfUpload('perintah.pdf'))
  await send.click()
  await dialog.waitFor({ state: 'detached' })
  await box.getByText(order.keadaan.dicatat).waitFor()
  await box.scrollIntoViewIfNeeded()
  await checkScreen(page, 'perintah-dicatat')
}

/** A holder's step, by its passphrase; a reserve says why. */
async function takeStep(page: Page, button: string, title: string, reason?: string) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: title })
  if (reason !== undefined) await dialog.getByLabel(text.cadangan.alasan).fill(reason)
  await dialog.getByLabel(text.buka.frasa).fill(PASSPHRASE)
  await checkScreen(page, `perintah-${reason === undefined ? 'pertama' : 'kedua'}`)
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'detached' })
}

tale('An opening under two keys through the screens', build, (stage) => {
  stage('the package shows whose keys it has, and who is reminded', async ({ assert }, t) => {
    const { page } = await visitAs(t.ppk)
    await page.goto(`/ppk/tender/${t.id}/show`)
    const panel = page.getByRole('region', { name: text.judul })
    await panel.getByText('PA Cadangan').waitFor()
    assert.equal(await panel.getByText(text.tanpaKunci).count(), 2)
    await panel.scrollIntoViewIfNeeded()
    await checkScreen(page, 'dua-kunci-paket')
  })

  stage(
    'a vendor registers with a key, seals each file in its browser and sends it',
    async ({ assert }, t) => {
      await call(await signInAs(t.ppk), 'POST', '/api/rup/paket/publish', { paketPenyediaId: t.id })
      const vendor = await createPenyedia({ nama: 'PT Andalan Karya' })
      await moveSchedule(t.id, 'dokumen')
      const { page } = await visit({ token: vendor.token })
      await registerWithPact(page, t.paket.nama)
      const { n } = await row<{ n: number }>('select count(*)::int as n from kunci_rekanan')
      assert.equal(n, 1)
      await moveSchedule(t.id, 'pemasukan')
      const sent: string[] = []
      page.on('request', (request) => void sent.push(request.postData() ?? ''))
      const dialog = await openVendorStage(page, t.paket, 'pemasukan')
      await dialog.getByText(segelRekanan.layar.kodeJudul).waitFor()
      for (const jenis of ['K', 'A', 'T']) await unggah(page, jenis)
      await unggah(page, 'H', '800000000')
      await dialog.getByText('Penawaran Anda lengkap').waitFor()
      await sealElsewhere(page)
      await dialog.getByText('disegel di peramban').first().waitFor()
      assert.isFalse(sent.some((body) => body.includes('%PDF') || body.includes('800000000')))
      assert.isFalse(sent.some((body) => body.includes('790000000')))
      await checkScreen(page, 'disegel-peramban')
      await page.setViewportSize(SCREENS.phone)
      await checkScreen(page, 'disegel-peramban-ponsel')
      const modes = await rows(
        `select distinct isi->>'penyegelan' as cara, count(*)::int as n from tanda_terima group by 1`
      )
      assert.deepEqual(modes, [{ cara: 'disegel di peramban', n: 5 }])
    }
  )

  stage(
    'another withdraws: its browser signs that its file does not count',
    async ({ assert }, t) => {
      const vendor = await createPenyedia({ nama: 'PT Undur Diri' })
      await createPeserta(t.id, vendor.rekanan.id)
      const { page } = await visit({ token: vendor.token })
      const dialog = await openVendorStage(page, t.paket, 'pemasukan')
      await unggah(page, 'K')
      const { mundur } = tenderLayar.pemasukan
      const withdraw = dialog.getByRole('button', { name: mundur.tombol })
      await withdraw.click()
      const asked = page.getByRole('alertdialog', { name: mundur.judul })
      await asked.getByLabel(mundur.alasan).fill('Kapasitas penuh')
      await page.reload()
      await withdraw.click()
      assert.equal(await asked.getByLabel(mundur.alasan).inputValue(), 'Kapasitas penuh')
      await checkScreen(page, 'mundur')
      await page.setViewportSize(SCREENS.phone)
      await checkScreen(page, 'mundur-ponsel')
      await asked.getByRole('button', { name: mundur.tombol }).click()
      await page.getByText(mundur.berhasil).first().waitFor()
      await withdraw.waitFor({ state: 'detached' })
      const { cara } = await row<{ cara: string }>(
        `select isi->>'penyegelan' as cara from penarikan`
      )
      assert.equal(cara, 'disegel di peramban')
    }
  )

  stage('before the end a reserve finds that its shares open, and all read so', async (_, t) => {
    const { page } = await visitAs(t.pa)
    const dialog = await openStaffStage(page, t.id, 'pemasukan')
    await dialog.getByText(text.periksa.belum(4)).waitFor()
    await dialog.getByRole('button', { name: text.periksa.tombol }).click()
    const asked = page.getByRole('dialog', { name: text.periksa.judul })
    await asked.getByLabel(text.periksa.frasa).fill(PASSPHRASE)
    await checkScreen(page, 'periksa-bagian')
    await asked.getByRole('button', { name: text.periksa.tombol }).click()
    await asked.waitFor({ state: 'detached' })
    await dialog.getByText(text.periksa.belum(4)).waitFor({ state: 'detached' })
    const pokja = await openStaffStage((await visitAs(t.pokja[2]!)).page, t.id, 'pemasukan')
    await pokja.getByText(text.periksa.oleh(1)).waitFor()
  })

  stage('one asks and another confirms, though its passphrase was lost', async ({ assert }, t) => {
    await moveSchedule(t.id, 'pembukaan')
    const first = (await visitAs(t.pokja[0]!)).page
    const sent: string[] = []
    first.on('request', (request) => void sent.push(request.postData() ?? ''))
    const asked = await openStaffStage(first, t.id, 'pembukaan')
    await sign(first, 'Minta pembukaan', /^Minta Pembukaan/)
    await asked.getByText('Anda yang meminta pembukaan ini.').waitFor()
    assert.isFalse(sent.some((body) => body.includes(PASSPHRASE)))
    const reserve = (await visitAs(t.pa)).page
    await openStaffStage(reserve, t.id, 'pembukaan')
    await reserve.getByRole('button', { name: text.cadangan.sahkan }).click()
    await reserve.getByLabel(text.cadangan.alasan).fill('Panitia Dua dirawat di rumah sakit')
    await checkScreen(reserve, 'cadangan')
    const second = (await visitAs(t.pokja[1]!)).page
    const words = await recoverOwnKey(second, t.keys[1]!)
    const opened = await openStaffStage(second, t.id, 'pembukaan')
    await confirmElsewhere(second, words)
    await opened.getByRole('heading', { name: 'Berita acara pembukaan' }).waitFor()
    await opened.getByText('Rp 790.000.000').first().waitFor()
    await checkScreen(second, 'dua-kunci-dibuka')
    const { sidik } = await row<{ sidik: string }>('select sidik_pengesah as sidik from pembukaan')
    assert.equal(sidik, t.keys[1]!.open.fingerprint)
  })

  stage(
    'under an order what was never opened is read by two holders, into an archive of its own',
    async ({ assert }, t) => {
      const ended = { alasan: 'Anggaran dipotong' }
      await call(await signInAs(t.ppk), 'PUT', `/api/rup/lelang/gagal/${t.id}`, ended)
      const { page } = await visitAs(t.ppk)
      const entered = await informationBox(page, t.id, order.judul)
      await enterOrder(page, entered)
      const ulp = (await visitAs(await createPengguna({ peran: 'manajerULP' }))).page
      const decides = await informationBox(ulp, t.id, order.judul)
      await decides.getByRole('button', { name: order.sahkan }).click()
      const sure = ulp.getByRole('alertdialog', { name: order.tanyaSahkan(NUMBER) })
      await checkScreen(ulp, 'perintah-sahkan')
      await sure.getByRole('button', { name: order.sahkan }).click()
      await decides.getByText(order.keadaan.disahkan).waitFor()
      const first = (await visitAs(t.pokja[0]!)).page
      const asks = await informationBox(first, t.id, order.judul)
      await takeStep(first, order.minta, order.tanyaMinta)
      await asks.getByText(order.keadaan.diminta).waitFor()
      const reserve = (await visitAs(t.pa)).page
      const opens = await informationBox(reserve, t.id, order.judul)
      await takeStep(reserve, order.buka, order.tanyaBuka, 'Panitia Dua dirawat di rumah sakit')
      // The price that was replaced, and what was withdrawn.
      await opens.getByText(order.baris.hasilIsi('2', '0')).waitFor()
      const kept = await informationBox(page, t.id, order.judul)
      await kept.getByRole('button', { name: order.unduh }).scrollIntoViewIfNeeded()
      await checkScreen(page, 'perintah-dibuka')
      const zip = await downloaded(page, () =>
        kept.getByRole('button', { name: order.unduh }).click()
      )
      const names = [...unzipBytes(readFileSync(zip)).keys()]
      assert.lengthOf(
        names.filter((name) => name.includes('PT-')),
        4
      )
      assert.equal(await count('penawaran where dibuka_pada is null'), 2)
    },
    DRILL
  )

  stage(
    'what was never opened is destroyed after its time: the PPK asks, the ULP confirms',
    async ({ assert }, t) => {
      await rows(
        `update parameter set min = 0, value = '0' where key = 'MASA_SIMPAN_TERSEGEL' returning key`
      )
      await rows(`select pg_notify('parameter', '')`)
      const box = (page: Page) => informationBox(page, t.id, destroy.judul)
      const { page } = await visitAs(t.ppk)
      const asks = await box(page)
      await asks.getByRole('button', { name: destroy.minta }).waitFor()
      await checkScreen(page, 'pemusnahan-sebelum')
      assert.equal(await page.getByText(tenderStaf.dialog.berikutnya).count(), 0)
      await asks.getByRole('button', { name: destroy.minta }).click()
      const dialog = page.getByRole('dialog', { name: destroy.tanyaMinta })
      await dialog.getByLabel(destroy.alasan).fill('Masa simpan lewat, tidak ada perkara')
      await dialog.getByRole('button', { name: destroy.minta }).click()
      await asks.getByText(destroy.menungguUlp).waitFor()
      const ulp = (await visitAs(await createPengguna({ peran: 'manajerULP' }))).page
      const decides = await box(ulp)
      await decides.getByRole('button', { name: destroy.sahkan }).click()
      // The price that was replaced, and what was withdrawn.
      const asked = ulp.getByRole('alertdialog', { name: destroy.tanyaSahkan('2') })
      await checkScreen(ulp, 'pemusnahan-sahkan')
      await asked.getByRole('button', { name: destroy.sahkan }).click()
      await decides.getByRole('button', { name: destroy.buktiLog }).waitFor()
      await decides.scrollIntoViewIfNeeded()
      await checkScreen(ulp, 'pemusnahan')
      assert.equal(await count('penawaran where dimusnahkan_pada is not null'), 2)
    },
    DRILL
  )
})
