/** Holders change while files are taken: the vendor's page says at which file to hand in again, until it is done. */
import { test } from '@japa/runner'
import { renewHolderSets } from '@eproc/backend/app/tender/penawaran/pemegang/renew_sets'
import { createCountingKeys } from '@eproc/database/factories/holder_keys'
import { actAs, createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { call, form, pdfBlob } from '../../lib/calls.ts'
import { createKeyedPaket, type KeyedPaket } from '../../lib/keyed_package.ts'
import { openVendorStage } from '../../lib/page.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen, picture } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'
import { unggah } from '../alur/deeds.ts'

const PASSPHRASE = 'enam kata yang mudah diingat saja'

/** Published, taking what comes in plain, too: its first files come by the specification's call. */
async function inSubmission(): Promise<KeyedPaket> {
  const made = await createKeyedPaket(PASSPHRASE)
  const ppk = await signInAs(made.ppk)
  await call(ppk, 'PUT', `/api/paket/${made.id}/pemegang/polos`, { polos: true })
  await call(ppk, 'POST', '/api/rup/paket/publish', { paketPenyediaId: made.id })
  return made
}

/** The third member has a key now, vouched for by somebody who is no holder here. */
async function anotherHolder({ pokja }: KeyedPaket): Promise<void> {
  const colleague = await createPengguna({ peran: 'operatorULP' })
  const people = await Promise.all([pokja[2]!, colleague].map((one) => actAs(one)))
  await createCountingKeys(people, PASSPHRASE)
}

const notice = (page: Page, jenis: string) =>
  page.locator(`[data-jenis="${jenis}"]`).getByText(segelRekanan.layar.kirimUlang)

/** Where it stands among the files, at both widths. */
async function pictures(page: Page): Promise<void> {
  for (const [name, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size)
    await notice(page, 'T').scrollIntoViewIfNeeded()
    await picture(page, `kirim-ulang-${name}`)
  }
  await page.setViewportSize(SCREENS.desk)
}

test.group('Files sealed to holders of before', (group) => {
  emptyEach(group)

  test('each file that waits says so, and no longer once it was sent again', async ({ assert }) => {
    const d = await inSubmission()
    const r = await createPenyedia()
    await createPeserta(d.id, r.rekanan.id)
    await moveSchedule(d.id, 'pemasukan')
    const files = { fileTeknis: pdfBlob(), fileAdministrasi: pdfBlob() }
    const place = { paketPenyediaId: String(d.id), vendorId: String(r.rekanan.id) }
    await call(r.token, 'PUT', '/api/lelang/upload/penawaran', form({ ...place, ...files }))
    await anotherHolder(d)
    assert.equal(await renewHolderSets(), 1)
    const { page } = await visit({ token: r.token })
    await openVendorStage(page, d.paket, 'pemasukan')
    await notice(page, 'T').waitFor()
    await notice(page, 'A').waitFor()
    assert.equal(await page.getByText(segelRekanan.layar.kirimUlang).count(), 2)
    await checkScreen(page, 'kirim-ulang')
    await pictures(page)
    await unggah(page, 'T')
    await notice(page, 'T').waitFor({ state: 'detached' })
    await notice(page, 'A').waitFor()
  })
})
