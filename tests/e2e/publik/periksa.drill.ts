/** /periksa: a vendor's proof of the public log, checked by anybody, also without a network (ADR 0024). */
import { createHash } from 'node:crypto'
import { copyFile, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import type { BuktiLog } from '@eproc/domain/log/answers'
import { periksa as teks } from '@eproc/i18n/id/periksa_portal'
import { ambilSatuBerkas, satuBerkas as single } from '@eproc/i18n/id/satu_berkas'
import { makeKey } from '@eproc/sealing/keys/make'
import { spelledFingerprint } from '@eproc/sealing/keys/pair'
import { makeRecoveryCode } from '@eproc/sealing/keys/passphrase'
import type { Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { openVendorStage } from '../../lib/page.ts'
import { row } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { sharedServer } from '../../lib/server.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'
import { unggah } from '../alur/deeds.ts'

const choose = (page: Page, name: string, content: string) =>
  page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })

/** The single-file page from the disk: no server is asked, an altered proof is found, a key opens. */
async function checkSingleFile(page: Page, proof: string, kode: string, now: string) {
  const { url } = await sharedServer()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: ambilSatuBerkas.unduh }).click(),
  ])
  const path = `${await download.path()}.html`
  await copyFile(await download.path(), path)
  const { data } = (await (await fetch(`${url}/api/log/halaman`)).json()) as { data: BuktiLog }
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  if (!data.isi.includes(`"satuBerkas":"${hash}"`)) throw new Error('another page than the log has')

  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) asked.push(request.url())
  })
  await page.goto(`file://${path}`)
  await page.getByRole('heading', { name: single.judul }).waitFor()
  const proofs = page.getByRole('region', { name: single.periksa })
  const check = proofs.getByRole('button', { name: teks.periksa, exact: true })
  await proofs.getByLabel(teks.tempel).fill(proof)
  await proofs.getByLabel(teks.lama).fill(now)
  await check.click()
  await page.getByText(teks.terbukti).waitFor()
  await page.locator('pre', { hasText: kode }).waitFor()
  await page.getByText(/sama-sama ditandatangani/).waitFor()
  await proofs.getByLabel(teks.tempel).fill(proof.replace(kode, `x${kode}`))
  await check.click()
  await page.getByText(teks.sebab.batch).waitFor()

  const { open, code, file } = await makeKey('7', 'enam kata yang tidak dipakai')
  const buffer = Buffer.from(file)
  await page
    .getByLabel(single.berkas)
    .setInputFiles({ name: 'pemulihan.json', mimeType: 'application/json', buffer })
  const unlock = page.getByRole('button', { name: single.buka })
  await page.getByLabel(single.kode).fill(await makeRecoveryCode())
  await unlock.click()
  await page.getByText(single.tidakTerbuka).waitFor()
  await page.getByLabel(single.kode).fill(code)
  await unlock.click()
  await page.getByText(spelledFingerprint(open.fingerprint)).waitFor()
  await checkScreen(page, 'satu-berkas')
  if (asked.length > 0) throw new Error(`the page asked for ${asked.join(', ')}`)
}

test.group('A proof of the public log', (group) => {
  emptyEach(group)

  test('is downloaded by the vendor and checked by anybody, offline too', async ({ assert }) => {
    const { url } = await sharedServer()
    const { paket } = await createPaketTerbit()
    const vendor = await createPenyedia()
    await createPeserta(paket.id, vendor.rekanan.id)
    await moveSchedule(paket.id, 'pemasukan')
    const { page } = await visit({ token: vendor.token })
    await openVendorStage(page, paket, 'pemasukan')
    await unggah(page, 'T')
    const { kode } = await row<{ kode: string }>('select kode from tanda_terima')
    await waitFor('its place in the log', async () => {
      const { data } = (await call(vendor.token, 'GET', `/api/log/bukti/${kode}`)) as {
        data: BuktiLog
      }
      return data.tercatat
    })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: teks.unduh }).first().click(),
    ])
    const proof = await readFile(await download.path(), 'utf8')

    const reader = (await visit()).page
    await reader.goto('/periksa')
    // What the page needs of the server is there before the connection goes.
    await reader.getByRole('link', { name: ambilSatuBerkas.unduh }).waitFor()
    await reader.getByRole('button', { name: teks.periksa, exact: true }).click()
    await reader.getByText(teks.sebab.kosong).waitFor()
    await reader.context().setOffline(true)
    await choose(reader, 'bukti.json', proof)
    await reader.getByText(teks.terbukti).waitFor()
    await reader.getByRole('region', { name: teks.isi }).getByText(kode).waitFor()
    await checkScreen(reader, 'periksa-terbukti')
    await choose(reader, 'bukti.json', proof.replace(kode, `x${kode}`))
    await reader.getByText(teks.sebab.batch).waitFor()
    await checkScreen(reader, 'periksa-gagal')
    await reader.context().setOffline(false)

    // The log of a moment later has grown out of the one of the proof.
    const { checkpoint } = JSON.parse(proof) as BuktiLog
    let now = checkpoint!
    await waitFor('a longer log', async () => {
      now = await (await fetch(`${url}/log/checkpoint`)).text()
      return now !== checkpoint
    })
    await checkSingleFile(reader, proof, kode, now)
    await reader.goto('/periksa')
    await reader.getByLabel(teks.lama).fill(now)
    await choose(reader, 'bukti.json', proof)
    await reader.getByText(teks.lamaSama).waitFor()
    await reader.getByLabel(teks.lama).fill(now.replace(/\n[A-Za-z0-9+/]/, '\n_'))
    await choose(reader, 'bukti.json', proof)
    await reader.getByText(teks.lamaGagal.form).waitFor()
    assert.isTrue(await reader.getByText(teks.terbukti).isVisible())
  })
})
