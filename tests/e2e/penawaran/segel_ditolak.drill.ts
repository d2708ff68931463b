/**
 * A vendor's browser refuses to seal where the public log does not bear out what the server says: what the vendor reads,
 * and what it can do (ADR 0027, 0051).
 */
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia } from '@eproc/database/factories/peserta'
import { hakMasuk } from '@eproc/i18n/id/hak_masuk'
import { saksi } from '@eproc/i18n/id/saksi'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import type { Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { createKeyedPaket } from '../../lib/keyed_package.ts'
import { spokenFingerprint } from '../../lib/log_maker.ts'
import { confirm, openVendorStage, pdfUpload } from '../../lib/page.ts'
import { fillPrices } from '../../lib/prices.ts'
import { count, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen, picture } from '../../lib/screen.ts'
import { tale } from '../../lib/stage.ts'
import { visit, type Visitor } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'
import { nilai } from '../../api/tender/penawaran/bantu.ts'
import { registerWithPact } from '../alur/deeds.ts'

const GONE = 'pengawas.test/log+00000000+BAAA'

async function build() {
  const made = await createKeyedPaket('enam kata saja', { kualifikasi: 'K2' })
  await call(await signInAs(made.ppk), 'POST', '/api/rup/paket/publish', {
    paketPenyediaId: made.id,
  })
  const [invited, other] = await Promise.all([
    createPenyedia({ nama: 'PT Lulus Benar' }),
    createPenyedia({ nama: 'PT Lulus Menurut Server' }),
  ])
  const people = { invited: { ...invited, v: await visit({ token: invited.token }) }, other }
  return { ...made, ...people, late: await visit({ token: other.token }) }
}

const priceRow = (page: Page) => page.locator('[data-jenis="H"]')

/** Seals and sends the price, as far as the browser goes. */
async function tries({ page }: Visitor): Promise<void> {
  const row = priceRow(page)
  await fillPrices(row, '800000000')
  await row.locator('input[type=file]').setInputFiles(pdfUpload('harga.pdf'))
  await row.getByRole('button', { name: 'Unggah', exact: true }).click()
  await confirm(page, 'Unggah')
}

/** It is spoken, it stands at its field, and whoever works by keyboard is there, too. */
async function reads(page: Page, words: string, name: string): Promise<void> {
  const row = priceRow(page)
  const message = row.getByText(words, { exact: true }).first()
  await page.locator('body > [role=status]').getByText(words, { exact: true }).waitFor()
  await message.waitFor()
  await row.locator(':focus').waitFor()
  await checkScreen(page, name)
  await message.scrollIntoViewIfNeeded()
  await picture(page, `${name}-pesan`)
}

/** A server that says nothing of who passed. */
async function silence(page: Page): Promise<() => Promise<void>> {
  const path = '**/api/lelang/segel/*/himpunan'
  await page.route(path, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, hakMasuk: null } },
    })
  })
  return () => page.unroute(path)
}

/** This browser saw a witness before that the server does not name. */
const knowWitness = (page: Page, vkey: string) =>
  page.evaluate(
    (witness) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('eproc.segel', 1)
        request.addEventListener('error', () => fail(new Error('IndexedDB')))
        request.addEventListener('success', () => {
          const store = request.result.transaction('isi', 'readwrite').objectStore('isi')
          const seen = store.get('log.terakhir')
          seen.addEventListener('success', () => {
            store
              .put({ ...(seen.result as object), witnesses: [witness] }, 'log.terakhir')
              .addEventListener('success', () => done())
          })
        })
      }),
    vkey
  )

tale('A browser that does not seal', build, (stage) => {
  stage('two register, one of them passes', async ({ assert }, t) => {
    await moveSchedule(t.id, 'dokumen')
    await registerWithPact(t.invited.v.page, t.paket.nama)
    await registerWithPact(t.late.page, t.paket.nama)
    await nilai(t.id, t.invited.rekanan.id, true)
    await nilai(t.id, t.other.rekanan.id, false)
    await moveSchedule(t.id, 'pemasukan-2')
    await waitFor('who passed, in the log', async () => (await count('hak_masuk')) === 1)
    const [list] = await rows<{ rekanan: number[] }>('select rekanan from hak_masuk')
    assert.deepEqual(list?.rekanan, [t.invited.rekanan.id])
  })

  stage('the server lets in who failed: its browser finds that the log does not', async (_, t) => {
    await rows(
      `update evaluasi set hasil_kualifikasi = true, lulus_kualifikasi = true, hasil_administrasi = true,
          lulus_teknis = true where paket_id = ? and rekanan_id = ? returning rekanan_id`,
      [t.id, t.other.rekanan.id]
    )
    await openVendorStage(t.late.page, t.paket, 'pemasukan-2')
    await tries(t.late)
    await reads(t.late.page, hakMasuk.outside, 'segel-tidak-tercatat')
  })

  stage(
    'the server is silent: the browser waits for the log, and goes on once it speaks',
    async (_, t) => {
      const { page } = t.invited.v
      await openVendorStage(page, t.paket, 'pemasukan-2')
      const speaks = await silence(page)
      await tries(t.invited.v)
      await reads(page, hakMasuk.unlogged, 'segel-belum-tercatat')
      await speaks()
      await priceRow(page).getByRole('button', { name: 'Unggah', exact: true }).click()
      await confirm(page, 'Unggah')
      await priceRow(page).getByText('Diterima', { exact: true }).waitFor()
    }
  )

  stage(
    'a witness is not named any more: by which fingerprint to ask, and the way on',
    async ({ assert }, t) => {
      const { page } = t.invited.v
      await knowWitness(page, GONE)
      await tries(t.invited.v)
      const message = segelRekanan.layar.saksiHilang('pengawas.test/log')
      await reads(page, message, 'segel-saksi-hilang')
      await page.getByText(spokenFingerprint(GONE)).first().waitFor()
      assert.equal(await count('tanda_terima'), 1)
      await page.getByRole('button', { name: saksi.lanjutkan }).click()
      await page.getByText(saksi.judul).waitFor({ state: 'detached' })
      await priceRow(page).getByRole('button', { name: 'Unggah', exact: true }).click()
      await confirm(page, 'Unggah')
      await waitFor('the second version', async () => (await count('tanda_terima')) === 2)
    }
  )
})
