/** Fewer than two holders' keys after the end: the PPK decides, and a vendor opens its own offer from its receipt files. */
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia } from '@eproc/database/factories/peserta'
import { bukaSendiri as text } from '@eproc/i18n/id/buka_sendiri'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { ui } from '@eproc/i18n/id/ui'
import { readFile } from 'node:fs/promises'
import type { Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { createKeyedPaket } from '../../lib/keyed_package.ts'
import { loseNextAnswer, openStaffStage, openVendorStage } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { tale } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'
import { registerWithPact, unggah } from '../alur/deeds.ts'

const PASSPHRASE = 'enam kata saja'
const KINDS = ['K', 'A', 'T', 'H'] as const

async function build() {
  const made = await createKeyedPaket(PASSPHRASE, { metodeEvaluasi: 'NIL' })
  const vendor = await createPenyedia({ nama: 'PT Andalan Karya' })
  return { ...made, vendor, code: '', files: new Map<string, string>() }
}

async function receiptFile(page: Page, jenis: string): Promise<string> {
  const button = page
    .locator(`[data-jenis="${jenis}"]`)
    .getByRole('button', { name: segelRekanan.layar.berkasTanda })
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()])
  return readFile(await saved.path(), 'utf8')
}

tale('Vendors open their own offers', build, (stage) => {
  stage('a vendor hands in, and keeps its code and its receipt files', async ({ assert }, t) => {
    await call(await signInAs(t.ppk), 'POST', '/api/rup/paket/publish', { paketPenyediaId: t.id })
    await moveSchedule(t.id, 'dokumen')
    const { page } = await visit({ token: t.vendor.token })
    await registerWithPact(page, t.paket.nama)
    await moveSchedule(t.id, 'pemasukan')
    const dialog = await openVendorStage(page, t.paket, 'pemasukan')
    t.code = (await dialog.locator('p > code').first().textContent()) ?? ''
    for (const jenis of KINDS) await unggah(page, jenis, jenis === 'H' ? '800000000' : undefined)
    await dialog.getByText('Penawaran Anda lengkap').waitFor()
    for (const jenis of KINDS) t.files.set(jenis, await receiptFile(page, jenis))
    assert.isFalse([...t.files.values()].some((file) => file.includes(t.code)))
  })

  stage('a signed request gives way once a key ends that it counted on', async (_, t) => {
    await moveSchedule(t.id, 'pembukaan')
    const first = (await visitAs(t.pokja[0]!)).page
    const asked = await openStaffStage(first, t.id, 'pembukaan')
    await asked.getByRole('button', { name: 'Minta pembukaan' }).click()
    const signing = first.getByRole('dialog', { name: /^Minta Pembukaan/ })
    await signing.getByLabel(himpunan.buka.frasa).fill(PASSPHRASE)
    await signing.getByRole('button', { name: 'Minta pembukaan' }).click()
    await asked.getByText('Anda yang meminta pembukaan ini.').waitFor()
    await rows(
      `update kunci_pemegang set berakhir_pada = clock_timestamp(), alasan = 'Laptop hilang'
        where pengguna_id = ? returning id`,
      [t.pa.id]
    )
    const second = (await visitAs(t.pokja[1]!)).page
    const again = await openStaffStage(second, t.id, 'pembukaan')
    await again.getByText(himpunan.buka.kedaluwarsa).waitFor()
    await again.getByRole('button', { name: 'Minta pembukaan' }).waitFor()
    await checkScreen(second, 'permintaan-gugur')
  })

  stage('the PPK decides where the keys are lost', async (_, t) => {
    await rows(
      `update kunci_pemegang set berakhir_pada = clock_timestamp(), alasan = 'Hilang' returning id`
    )
    const { page } = await visitAs(t.ppk)
    const dialog = await openStaffStage(page, t.id, 'pembukaan')
    await dialog.getByText(text.kurang).waitFor()
    await dialog.getByRole('button', { name: text.tombol }).click()
    const asked = page.getByRole('dialog', { name: text.tombol })
    await asked.getByLabel(text.alasanLabel).fill('Kantor pokja terbakar')
    await checkScreen(page, 'kunci-kurang')
    await asked.getByRole('button', { name: text.tombol }).click()
    await asked.waitFor({ state: 'detached' })
    await dialog.getByText('0 dari 4 berkas').waitFor()
    await checkScreen(page, 'buka-sendiri-ppk')
  })

  stage('the vendor opens each file with its receipt file and the code', async ({ assert }, t) => {
    const { page, complaints } = await visit({ token: t.vendor.token, fresh: true })
    // What could not be asked for is told: the hours to open it run.
    const asked = '**/api/lelang/segel/*/bukaan'
    await page.route(asked, (route) => route.abort('connectionreset'))
    const dialog = await openVendorStage(page, t.paket, 'pemasukan')
    await dialog.getByText(ui.errors.muatData).waitFor()
    await page.unroute(asked)
    await dialog.getByRole('button', { name: ui.tombol.cobaLagi }).click()
    await dialog.getByText(text.layar.judul).waitFor()
    const open = async (jenis: string, code: string) => {
      await dialog.locator('input[type=file]').setInputFiles({
        name: `${jenis}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(t.files.get(jenis)!),
      })
      await dialog.getByLabel(text.layar.kode).fill(code)
      await dialog.getByRole('button', { name: text.layar.tombol }).click()
    }
    await open('K', 'AAAA-AAAA')
    await dialog.getByText(text.layar.kodeSalah).first().waitFor()
    await checkScreen(page, 'buka-sendiri')
    for (const [at, jenis] of KINDS.entries()) {
      // The first answer is lost on the way; what it did shows all the same.
      if (at === 0) await loseNextAnswer(page, asked)
      await open(jenis, t.code)
      if (at === KINDS.length - 1) await dialog.getByText(text.layar.semua).waitFor()
      else await dialog.getByText(text.layar.sudah).nth(at).waitFor()
    }
    const { n } = await row<{ n: number }>('select count(*)::int as n from bukaan_rekanan')
    assert.equal(n, 4)
    complaints.splice(0)
  })

  stage('two members of the pokja open what the vendor opened', async (_, t) => {
    const path = `/api/tender/pembukaan/${t.id}`
    await call(await signInAs(t.pokja[0]!), 'POST', path, {})
    await call(await signInAs(t.pokja[1]!), 'POST', `${path}/sahkan`, {})
    const { page } = await visitAs(t.pokja[1]!)
    const dialog = await openStaffStage(page, t.id, 'pembukaan')
    await dialog.getByText('Rp 800.000.000').first().waitFor()
  })
})
