/** Letters, locks and keyboard of the vendors' package dialog (S1 §2.9, §2.11, S2 §2.5, §4). */
import { test } from '@japa/runner'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { call, form, pdfBlob } from '../../lib/calls.ts'
import { openVendorStage, vendorHome } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach, tale } from '../../lib/stage.ts'
import { visit, type Visitor } from '../../lib/visitors.ts'

const NAMA = 'Renovasi Pasar Induk'

/** Runs in the page: what can have the focus in this panel and is then not seen, as near to the upper edge as it goes. */
function focusedBeneath(panel: Element): string[] {
  const all = [...panel.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]')]
  if (all.length === 0) return ['nothing to focus']
  return all.flatMap((e) => {
    e.scrollIntoView()
    e.focus()
    const { x, y, width, height } = e.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + Math.min(height, 40) / 2)
    return e.contains(hit) ? [] : [e.outerHTML.slice(0, 100)]
  })
}

const check = (page: Page, name: string) =>
  checkScreen(page, `rekanan-${name}`, { except: ['iframe'] })

/** Two vendors, opened, judged, the first one determined. */
async function tenderDitetapkan() {
  const t = await createTender([800_000_000, 850_000_000], { nama: NAMA })
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
  await createPenetapan(
    t,
    t.rekanan.map((r) => r.rekanan)
  )
  return t
}

async function build() {
  const t = await tenderDitetapkan()
  const [a, b] = t.rekanan
  const daftar = JSON.stringify([{ vendorId: a!.rekanan.id, include: true }])
  return {
    ...t,
    pemenang: await visit({ token: a!.token }),
    lain: await visit({ token: b!.token, screen: 'phone' }),
    lihat: (v: Visitor, key: string) => openVendorStage(v.page, t.paket, key),
    /** Staff send a letter to the first vendor through their own call. */
    surat: (token: string, jalur: string, input: string, lain: Record<string, string> = {}) =>
      call(
        token,
        'POST',
        jalur,
        form(
          {
            'paketPenyediaId': String(t.id),
            'count': '1',
            [input]: daftar,
            ...lain,
            'listUploadFile[0]': pdfBlob(),
          },
          'surat.pdf'
        )
      ),
  }
}

tale('Letters on their way to their own vendor', build, (stage) => {
  stage('an invitation arrives by itself and brings its letter', async (_, t) => {
    await moveSchedule(t.id, 'undangan-pembuktian')
    const dialog = await t.lihat(t.pemenang, 'undangan-pembuktian')
    await dialog.getByText('Admin belum mengirim undangan').waitFor()
    await t.surat(t.tokenPokja[0]!, '/api/lelang/undangan', 'listUndangan', { tipe: 'B' })
    await dialog.locator('iframe').waitFor()
    await check(t.pemenang.page, 'undangan')
  })

  stage('so do the minutes of the negotiation', async (_, t) => {
    await moveSchedule(t.id, 'ba-negosiasi')
    await t.surat(t.tokenPokja[0]!, '/api/lelang/ba-klarifikasi-negosiasi', 'listBaPeserta')
    await (await t.lihat(t.pemenang, 'ba-negosiasi')).locator('iframe').waitFor()
  })

  stage('and the award letter, which can be kept', async ({ assert }, t) => {
    await moveSchedule(t.id, 'sppbj')
    await t.surat(t.tokenPpk, '/api/lelang/sppbj', 'listSppbj')
    const dialog = await t.lihat(t.pemenang, 'sppbj')
    await dialog.locator('iframe').waitFor()
    const unduhan = t.pemenang.page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Unduh', exact: true }).click()
    assert.match((await unduhan).suggestedFilename(), /\.pdf$/)
  })

  stage('who did not win has no such tabs', async ({ assert }, t) => {
    const { page } = t.lain
    const dialog = await t.lihat(t.lain, 'sppbj')
    await dialog.getByText('Tahap ini tidak tersedia bagi Anda').waitFor()
    await dialog.getByText('Tahap ini bagi pemenang yang dikirimi SPPBJ.').waitFor()
    await check(page, 'bukan-tahap')
    await dialog.getByRole('button', { name: 'Lihat semua tahap' }).click()
    const pengumuman = dialog.getByRole('tab', { name: /Pengumuman Pemenang/ })
    await pengumuman.waitFor()
    assert.equal(await dialog.getByRole('tab', { name: /SPPBJ|Berita Acara/ }).count(), 0)
    await check(page, 'garis-waktu')
    await pengumuman.click()
    await dialog.getByText('Peringkat 2').first().waitFor()
  })
})

test.group('The package dialog of a vendor', (group) => {
  emptyEach(group)

  test('is walked by keys, and closed by Esc', async ({ assert }) => {
    const t = await tenderDitetapkan()
    const { page } = await visit({ token: t.rekanan[0]!.token })
    await moveSchedule(t.id, 'penjelasan')
    const dialog = await openVendorStage(page, t.paket, 'penjelasan')
    // The tab list is walked by arrows and opened by Enter.
    await dialog.getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/tahap=pemasukan/)
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.waitForURL(/tahap=informasi/)
    await dialog.getByRole('region', { name: 'Jadwal tender' }).waitFor()
    // A tab keeps the focus of who walks the list; the main button is gone with the choice.
    await dialog.getByRole('tab', { name: 'Informasi' }).and(page.locator(':focus')).waitFor()
    await dialog.getByRole('button', { name: 'Ajukan pertanyaan' }).press('Enter')
    await dialog.locator('[role=tabpanel]:focus').waitFor()

    await page.setViewportSize(SCREENS.phone)
    await dialog.getByRole('button', { name: 'Lihat semua tahap' }).press('Enter')
    await dialog.getByRole('tab', { name: 'Informasi' }).press('Enter')
    const chosen = dialog.getByRole('region', { name: 'Informasi', exact: true })
    await chosen.and(page.locator(':focus')).waitFor()
    // However far it is scrolled: what has the focus is not beneath the stage that stays in sight.
    assert.deepEqual(await chosen.evaluate(focusedBeneath), [])

    await page.keyboard.press('Escape')
    await page.waitForURL('**/temporary-page/vendor**')
    await page.waitForURL(`**${vendorHome()}`)
    // Back at the row that was opened, as far down as before.
    const row = page.getByRole('button', { name: `Detail ${t.paket.nama}` })
    await row.and(page.locator(':focus')).waitFor()
    await page.setViewportSize({ ...SCREENS.phone, height: 400 })
    await row.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    assert.isAbove(before, 0)
    await row.click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/temporary-page/vendor**')
    await page.waitForURL(`**${vendorHome()}`)
    await row.and(page.locator(':focus')).waitFor()
    assert.equal(await page.evaluate(() => window.scrollY), before)
  })

  test('says why a package is locked: put off, or over', async ({ assert }) => {
    const t = await tenderDitetapkan()
    const { page } = await visit({ token: t.rekanan[0]!.token })
    await moveSchedule(t.id, 'penjelasan')
    await rows(
      `update paket set status_pelaksanaan = 'P', alasan = 'Anggaran ditinjau' where id = ?`,
      [t.id]
    )
    const dialog = await openVendorStage(page, t.paket, 'penjelasan')
    await dialog.getByText('Proses paket terkunci').waitFor()
    await dialog.getByText('Paket sedang ditunda').first().waitFor()
    await check(page, 'ditunda')

    await rows(`update paket set status_pelaksanaan = 'S', alasan = null where id = ?`, [t.id])
    await openVendorStage(page, t.paket, 'penjelasan')
    await dialog.getByText('Paket sudah selesai').first().waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Buat pertanyaan' }).count(), 0)
    await check(page, 'selesai')
  })
})
