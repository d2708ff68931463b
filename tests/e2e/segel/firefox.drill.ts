/**
 * The single-file page on file:// in Firefox (sealing.md §6): it checks a receipt, seals an offer that the portal takes,
 * unlocks a key by file and code, and signs an opening by a passphrase. Needs `TES_FIREFOX` (tests/lib/firefox.ts).
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia } from '@eproc/database/factories/peserta'
import type { BuktiLog } from '@eproc/domain/log/answers'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { periksa } from '@eproc/i18n/id/periksa_portal'
import { satuBerkas as text } from '@eproc/i18n/id/satu_berkas'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { spelledFingerprint } from '@eproc/sealing/keys/pair'
import { call } from '../../lib/calls.ts'
import { PDF, randomPdf } from '../../lib/files.ts'
import { openFirefox, PUPPETEER, type FirefoxPage } from '../../lib/firefox.ts'
import { createKeyedPaket } from '../../lib/keyed_package.ts'
import { scaled } from '../../lib/limits.ts'
import { openStaffStage, openVendorStage } from '../../lib/page.ts'
import { count, row } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { downloaded, savedSinglePage } from '../../lib/single_page.ts'
import { tale } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'
import { registerWithPact, unggah } from '../alur/deeds.ts'

const PASSPHRASE = 'enam kata yang mudah diingat saja'

async function build() {
  const made = await createKeyedPaket(PASSPHRASE, { metodeEvaluasi: 'NIL' })
  await call(await signInAs(made.ppk), 'POST', '/api/rup/paket/publish', {
    paketPenyediaId: made.id,
  })
  const vendor = await createPenyedia({ nama: 'PT Andalan Karya' })
  const firefox: FirefoxPage = await openFirefox()
  process.stderr.write(`${firefox.version}\n`)
  await firefox.open(await savedSinglePage())
  return { ...made, vendor, portal: await visit({ token: vendor.token }), firefox }
}

/** A file for Firefox to choose. */
function onDisk(name: string, content: string | Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'eproc-')), name)
  writeFileSync(path, content)
  return path
}

if (PUPPETEER) {
  tale('The single-file page in Firefox', build, (stage) => {
    stage('seals a price that the portal takes', async (_, t) => {
      const { page } = t.portal
      await moveSchedule(t.id, 'dokumen')
      await registerWithPact(page, t.paket.nama)
      await moveSchedule(t.id, 'pemasukan')
      await openVendorStage(page, t.paket, 'pemasukan')
      for (const jenis of ['K', 'A', 'T']) await unggah(page, jenis)
      const price = page.locator('[data-jenis="H"]')
      await price.getByText(segelRekanan.layar.tanpaHalamanIni).click()
      const order = await downloaded(page, () =>
        price.getByRole('button', { name: segelRekanan.layar.unduhBahan }).click()
      )
      await t.firefox.upload('bahan-segel', order)
      await t.firefox.fill('harga-0', '7.900.000')
      await t.firefox.fill('harga-1', '0')
      await t.firefox.upload('berkas-penawaran', onDisk('harga.pdf', PDF))
      const sealed = await t.firefox.downloaded(() => t.firefox.press(text.segel, text.segelTombol))
      await t.firefox.says(text.segel, text.tersegel)
      await price.locator('input[accept=".eproc"]').setInputFiles(sealed)
      await waitFor('its receipt', async () => (await count('tanda_terima')) === 4)
    })

    stage('seals 50 MB on its main thread, and goes on answering', async ({ assert }, t) => {
      await t.firefox.upload(
        'berkas-penawaran',
        onDisk('besar.pdf', randomPdf('besar', 50_000_000))
      )
      const begin = performance.now()
      const pause = await t.firefox.longestPause(async () => {
        await t.firefox.downloaded(() => t.firefox.press(text.segel, text.segelTombol))
      })
      const took = performance.now() - begin
      process.stderr.write(`50 MB in ${took.toFixed(0)} ms, paused ${pause.toFixed(0)} ms\n`)
      assert.isBelow(pause, scaled(1000))
    })

    stage('checks the proof of a receipt, and finds an altered one', async (_, t) => {
      const { kode } = await row<{ kode: string }>(
        'select kode from tanda_terima order by kode limit 1'
      )
      let proof = ''
      await waitFor('its place in the log', async () => {
        const { data } = (await call(t.vendor.token, 'GET', `/api/log/bukti/${kode}`)) as {
          data: BuktiLog
        }
        proof = JSON.stringify(data)
        return data.tercatat
      })
      await t.firefox.upload('bukti', onDisk('bukti.json', proof))
      await t.firefox.press(text.periksa, periksa.periksa)
      await t.firefox.says(text.periksa, kode)
      await t.firefox.says(text.periksa, periksa.terbukti)
      await t.firefox.upload('bukti', onDisk('bukti.json', proof.replace(kode, `x${kode}`)))
      await t.firefox.press(text.periksa, periksa.periksa)
      await t.firefox.says(text.periksa, periksa.sebab.batch)
    })

    stage('unlocks a key by its recovery file and the code on paper', async (_, t) => {
      const { code, file, open } = t.keys[1]!
      await t.firefox.upload('pemulihan', onDisk('pemulihan.json', file))
      await t.firefox.fill('kode', code)
      await t.firefox.press(text.kunci, text.buka)
      await t.firefox.says(text.kunci, spelledFingerprint(open.fingerprint))
    })

    stage('signs an opening by a passphrase, and the office takes it', async (_, t) => {
      await moveSchedule(t.id, 'pembukaan')
      const first = (await visitAs(t.pokja[0]!)).page
      await openStaffStage(first, t.id, 'pembukaan')
      await first.getByRole('button', { name: 'Minta pembukaan' }).click()
      const asked = first.getByRole('dialog', { name: /^Minta Pembukaan/i })
      await asked.getByLabel(himpunan.buka.frasa).fill(PASSPHRASE)
      await asked.getByRole('button', { name: 'Minta pembukaan' }).click()
      await asked.waitFor({ state: 'detached' })
      const { page } = await visitAs(t.pokja[1]!)
      const panel = await openStaffStage(page, t.id, 'pembukaan')
      await page.getByRole('button', { name: 'Sahkan pembukaan' }).click()
      const dialog = page.getByRole('dialog', { name: /^Sahkan Pembukaan/i })
      await dialog.getByText(himpunan.tanpaHalaman.judul).click()
      const order = await downloaded(page, () =>
        dialog.getByRole('button', { name: himpunan.tanpaHalaman.unduh }).click()
      )
      await t.firefox.upload('bahan-buka', order)
      await t.firefox.fill('frasa', PASSPHRASE)
      const result = await t.firefox.downloaded(() =>
        t.firefox.press(text.pembukaan, text.pembukaanTombol)
      )
      await t.firefox.says(text.pembukaan, 'H: harga.pdf, Rp 790.000.000')
      await dialog.locator('input[type=file]').setInputFiles(result)
      await dialog.getByText(himpunan.tanpaHalaman.siap).waitFor()
      await dialog.getByRole('button', { name: 'Sahkan pembukaan' }).click()
      await dialog.waitFor({ state: 'detached' })
      await panel.getByText('Rp 790.000.000').first().waitFor()
      await t.firefox.close()
    })
  })
}
