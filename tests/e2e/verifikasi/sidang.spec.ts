/** Verification in one sitting: counted actions, the keyboard, two verifiers at once, what is flagged. */
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { Locator, Page } from '../../lib/browser.ts'
import { clockNow } from '../../lib/dates.ts'
import { draftIsKept, takeDraft } from '../../lib/drafts.ts'
import { DRILL } from '../../lib/drill.ts'
import { listMails, waitForMail } from '../../lib/mail.ts'
import { rows } from '../../lib/query.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { buatRekananUji } from '../../api/verifikasi/rekanan_uji.ts'

async function waitingSince(id: number, days: number): Promise<string> {
  const since = clockNow().minus({ days }).toJSDate()
  await rows('update rekanan set menunggu_sejak = ? where id = ?', [since, id])
  return tanggalWaktu(since.toISOString())
}

/** Two companies that wait, the first one longer, with nothing in common. */
async function twoWaiting() {
  const first = await buatRekananUji({ nama: 'PT Lama Menunggu', denganBerkas: true })
  const second = await buatRekananUji({ nama: 'PT Baru Menunggu', denganBerkas: true })
  const since = await waitingSince(first.id, 9)
  await waitingSince(second.id, 2)
  await rows(
    `update data_perusahaan set npwp = '098765432109000', email = 'lain@uji.example', telepon = '0227654321'
      where rekanan_id = ?`,
    [second.id]
  )
  for (const table of ['pemilik', 'pengurus']) {
    await rows(
      `update ${table} set no_ktp = overlay(no_ktp placing '32' from 1) where rekanan_id = ?`,
      [second.id]
    )
  }
  return { first, second, since }
}

/** A verifier whose clicks and keys are counted. */
function counted(page: Page) {
  let actions = 0
  return {
    click: (what: Locator) => (actions++, what.click()),
    press: (keys: string) => (actions++, page.keyboard.press(keys)),
    total: () => actions,
  }
}

const TAB = [
  'Perusahaan',
  'Ijin Usaha',
  'Akta',
  'Pemilik',
  'Pengurus',
  'Pengalaman',
  'Pajak',
] as const

const title = (page: Page, nama: string) =>
  page.getByRole('heading', { name: `Verifikasi Rekanan: ${nama}` })

test.group('Verification in one sitting', (group) => {
  emptyEach(group)

  test('a clean company takes nine actions by key, from the queue to the next vendor, and one mail', async ({
    assert,
  }) => {
    const { first, second, since } = await twoWaiting()
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await page.goto('/admin/vendor')
    await page.getByText('PT Lama Menunggu').first().waitFor()
    await page.getByText(since, { exact: true }).waitFor()
    await checkScreen(page, 'antrean-verifikasi')
    const me = counted(page)
    const dialog = page.getByRole('dialog')
    await me.click(page.getByRole('button', { name: 'Mulai memeriksa antrean' }))
    await title(page, 'PT Lama Menunggu').waitFor()
    const approve = dialog.getByRole('button', { name: /^Setujui/ })
    const said = dialog.getByRole('region', { name: 'Keputusan' }).getByRole('status')
    const place = await said.elementHandle()
    for (const tab of TAB) {
      await dialog
        .getByRole('tab', { name: new RegExp(`^${tab}: Belum`), selected: true })
        .waitFor()
      // Beside its document, also where that is one of identity.
      await dialog.locator('iframe').waitFor()
      await approve.last().click({ trial: true })
      if (tab === 'Ijin Usaha') await checkScreen(page, 'sidang', { except: ['iframe'] })
      if (tab !== 'Akta') {
        await me.press('Control+Enter')
        continue
      }
      // Who is at the button goes on at the next section's tab, and hears which it is.
      await approve.last().focus()
      await me.press('Enter')
      await dialog.locator('#tab-pemilik:focus').waitFor()
      await said.getByText(/Pemilik\. 4 bagian menunggu keputusan$/).waitFor()
    }
    // One place from the first section to the last: what is put there together with its words is not read out.
    assert.isTrue(await place!.evaluate((node) => node.isConnected))
    await dialog.getByText('Semua bagian sudah diputuskan. Status rekanan: Aktif.').waitFor()
    await checkScreen(page, 'sidang-selesai', { except: ['iframe'] })
    await me.press('Control+Enter')
    await title(page, 'PT Baru Menunggu').waitFor()
    assert.isAtMost(me.total(), 9)
    assert.include(page.url(), `/admin/vendor/${second.id}/show`)
    assert.equal((await rekananRow(first.id)).status, 'A')
    await waitForMail(first.email, { perihal: 'Status rekanan Anda kini Aktif' })
    assert.lengthOf(await listMails({ kepada: first.email }), 1)
  })

  test('it takes nine by mouse, on a phone too', async ({ assert }) => {
    const { first } = await twoWaiting()
    const { page } = await visitAs(await createPengguna({ peran: 'manajerULP' }), 'phone')
    await page.goto('/admin/vendor')
    await page.getByText('PT Lama Menunggu').first().waitFor()
    const me = counted(page)
    const dialog = page.getByRole('dialog')
    await me.click(page.getByRole('button', { name: 'Mulai memeriksa antrean' }))
    await title(page, 'PT Lama Menunggu').waitFor()
    for (const tab of TAB) {
      await dialog
        .getByRole('tab', { name: new RegExp(`^${tab}: Belum`), selected: true })
        .waitFor()
      await me.click(dialog.getByRole('button', { name: /^Setujui( dan lanjut)?$/ }))
    }
    await me.click(dialog.getByRole('button', { name: 'Rekanan berikutnya' }))
    await title(page, 'PT Baru Menunggu').waitFor()
    assert.isAtMost(me.total(), 9)
    assert.equal((await rekananRow(first.id)).status, 'A')
  }).tags(DRILL)

  test('what was opened is approved at once, what the vendor changed meanwhile is not', async ({
    assert,
  }) => {
    const { first } = await twoWaiting()
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await page.goto(`/admin/vendor/${first.id}/show?giliran=1`)
    const dialog = page.getByRole('dialog')
    for (const tab of TAB.slice(0, 3)) {
      await dialog.getByRole('tab', { name: new RegExp(`^${tab}`), selected: true }).waitFor()
      await dialog.getByRole('button', { name: 'Setujui dan lanjut' }).click({ trial: true })
      await page.keyboard.press('Alt+ArrowDown')
    }
    const all = dialog.getByRole('button', { name: 'Setujui 4 bagian yang sudah dibuka' })
    await all.waitFor()
    await rows('update rekanan set versi = versi + 1 where id = ?', [first.id])
    await all.click()
    await dialog.getByText(/^Gagal update status verifikasi vendor \[.+\]$/).waitFor()
    await all.waitFor({ state: 'detached' })
    assert.equal((await rekananRow(first.id)).status_akta, 'V')
    await dialog.getByRole('button', { name: 'Setujui dan lanjut' }).click({ trial: true })
    await page.keyboard.press('Alt+ArrowUp')
    await dialog.getByRole('button', { name: 'Setujui 2 bagian yang sudah dibuka' }).click()
    await dialog.getByText('5 bagian menunggu keputusan').waitFor()
    const kini = await rekananRow(first.id)
    assert.deepEqual([kini.status_akta, kini.status_pemilik, kini.status_ijin], ['A', 'A', 'V'])
  })

  test('two verifiers: the second gets another vendor, sees who has the first, takes it over', async ({
    assert,
  }) => {
    const { first, second } = await twoWaiting()
    const rina = await createPengguna({ peran: 'operatorULP', nama: 'Rina' })
    const budi = await createPengguna({ peran: 'manajerULP', nama: 'Budi' })
    const a = (await visitAs(rina)).page
    const b = (await visitAs(budi)).page
    await b.goto('/admin/vendor')
    await b.getByText('PT Lama Menunggu').first().waitFor()
    await a.goto('/admin/vendor')
    await a.getByRole('button', { name: 'Mulai memeriksa antrean' }).click()
    await title(a, 'PT Lama Menunggu').waitFor()
    // Without a reload.
    await b.getByText('Diperiksa Rina').waitFor()
    await checkScreen(b, 'antrean-diperiksa')
    await b.getByRole('button', { name: 'Mulai memeriksa antrean' }).click()
    await title(b, 'PT Baru Menunggu').waitFor()
    assert.include(b.url(), `/${second.id}/show`)

    await b.goto(`/admin/vendor/${first.id}/show?giliran=1`)
    const held = b.getByRole('dialog')
    await held.getByText('Sedang diperiksa Rina.').waitFor()
    assert.equal(await held.getByRole('button', { name: /^Setujui/ }).count(), 0)
    await checkScreen(b, 'sidang-dipegang', { except: ['iframe'] })
    await held.getByRole('button', { name: 'Ambil alih' }).click()
    await held.getByRole('button', { name: 'Setujui dan lanjut' }).waitFor()
    await a.getByRole('dialog').getByText('Sedang diperiksa Budi.').waitFor()
    assert.equal(await a.getByRole('button', { name: /^Setujui/ }).count(), 0)
    await held.getByRole('button', { name: 'Setujui dan lanjut' }).click()
    await held.getByRole('tab', { name: 'Perusahaan: Sudah Verifikasi' }).waitFor()
    // Closing gives it back.
    await held.getByRole('button', { name: 'Tutup', exact: true }).click()
    await a.getByRole('dialog').getByRole('button', { name: 'Bagian berikutnya' }).waitFor()
  })

  test('a sitting begins at the section that waits, and Escape leaves a note before it leaves the vendor', async ({
    assert,
  }) => {
    const r = await buatRekananUji({
      nama: 'PT Satu Bagian',
      status: 'A',
      bagian: 'A',
      denganBerkas: true,
    })
    await rows(`update rekanan set status_pengurus = 'V', menunggu_sejak = now() where id = ?`, [
      r.id,
    ])
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await page.goto('/admin/vendor')
    await page.getByRole('button', { name: 'Mulai memeriksa antrean' }).click()
    const dialog = page.getByRole('dialog')
    const approve = dialog.getByRole('button', { name: /^Setujui/ })
    await dialog.getByRole('tab', { name: 'Pengurus: Belum', selected: true }).waitFor()
    await approve.click({ trial: true })
    await page.keyboard.press('Alt+KeyK')
    const note = dialog.getByLabel('Catatan kekurangan')
    await note.waitFor()
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'detached' })
    assert.equal(await dialog.count(), 1)
    await approve.click({ trial: true })
    await page.keyboard.press('Control+Enter')
    await dialog.getByRole('tab', { name: 'Pengurus: Sudah Verifikasi', selected: true }).waitFor()
  }).tags(DRILL)

  test('duplicates and differences stand before the data', async () => {
    const r = await buatRekananUji({
      nama: 'PT Berubah',
      status: 'A',
      bagian: 'A',
      denganBerkas: true,
    })
    await buatRekananUji({ nama: 'PT Kembaran' })
    await rows(`update rekanan set status_perusahaan = 'V', menunggu_sejak = now() where id = ?`, [
      r.id,
    ])
    await rows(`update data_perusahaan set alamat = 'Jalan Baru 9' where rekanan_id = ?`, [r.id])
    const { page, complaints } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    // What cannot be read is not nothing: a verifier would take it for a vendor without any.
    const asked = /\/api\/vendor\/.*(kembar|banding|perubahan)/
    await page.route(asked, (route) => route.abort())
    await page.goto(`/admin/vendor/${r.id}/show?giliran=1`)
    const dialog = page.getByRole('dialog')
    const unread = dialog.getByText('Data tidak dapat dimuat')
    await unread.nth(1).waitFor()
    await dialog
      .getByRole('alert')
      .filter({ hasText: 'Sama dengan rekanan lain' })
      .filter({ has: page.getByText('Data tidak dapat dimuat') })
      .waitFor()
    await page.unroute(asked)
    complaints.splice(0)
    for (const left of [1, 0]) {
      await dialog.getByRole('button', { name: 'Coba lagi' }).nth(left).click()
      await unread.nth(left).waitFor({ state: 'detached' })
    }
    await dialog.getByText('Sama dengan rekanan lain').waitFor()
    await dialog.getByRole('link', { name: 'PT Kembaran' }).first().waitFor()
    await dialog.getByText('Jalan Melati 7').first().waitFor()
    await checkScreen(page, 'sidang-kembar', { except: ['iframe'] })
    await page.keyboard.press('Alt+KeyK')
    await dialog.getByLabel('Catatan kekurangan').fill('NPWP sama dengan PT Kembaran')
    await draftIsKept(page)
    await page.reload()
    await dialog.getByText('Sama dengan rekanan lain').waitFor()
    await page.keyboard.press('Alt+KeyK')
    await takeDraft(page)
    await checkScreen(page, 'sidang-catatan', { except: ['iframe'] })
    await dialog.getByRole('button', { name: 'Simpan catatan' }).click()
    await dialog.getByText('Perlu diperbaiki').waitFor()
    await waitForMail(r.email, { perihal: 'Data Perusahaan perlu diperbaiki' })
  }).tags(DRILL)
})
