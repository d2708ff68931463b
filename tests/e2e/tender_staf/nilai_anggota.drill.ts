/** Technical scores by member: each enters its own, the average stands in the judging. */
import { test } from '@japa/runner'
import { createTender } from '@eproc/database/factories/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import type { Locator } from '../../lib/browser.ts'
import type { Visitor } from '../../lib/visitors.ts'
import { draftOffers, reloadAndTake } from '../../lib/drafts.ts'
import { openStaffStage } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const t = tenderStaf.evaluasi.anggota

test.group('Scores by member on the screen', (group) => {
  emptyEach(group)

  test('three members enter theirs; the first to save sees its own, then all; the average is taken', async ({
    assert,
  }) => {
    const tender = await createTender([800_000_000, 900_000_000], { metodeEvaluasi: 'NIL' })
    const [a, b] = tender.rekanan.map(({ rekanan }) => rekanan)
    await rows(`insert into cara_nilai (paket_id, cara, pada) values (?, 'rata-rata', now())`, [
      tender.id,
    ])
    await moveSchedule(tender.id, 'evaluasi')
    const scoreOf = (mine: Locator, nama: string) =>
      mine.getByRole('group', { name: nama }).getByLabel('Nilai Anda (0–100)')
    const enter = async ({ page }: Visitor, scores: [string, string]) => {
      const dialog = await openStaffStage(page, tender.id, 'evaluasi')
      const mine = dialog.getByRole('region', { name: t.judul })
      for (const [i, { nama }] of [a!, b!].entries()) {
        await scoreOf(mine, nama).fill(scores[i]!)
      }
      await mine.getByRole('button', { name: t.simpan }).click()
      await page.getByText(t.berhasil).first().waitFor()
      return { dialog, mine }
    }
    const first = await visitAs(tender.pokja[0]!)
    const { dialog, mine } = await enter(first, ['79', '50'])
    // A look into an offer takes nothing of what is typed.
    await scoreOf(mine, b!.nama).fill('51')
    const view = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    await view(tenderStaf.evaluasi.meja.satu)
    await mine.waitFor({ state: 'hidden' })
    await view(tenderStaf.evaluasi.meja.semua)
    await mine.waitFor()
    assert.equal(await scoreOf(mine, b!.nama).inputValue(), '51')
    await scoreOf(mine, b!.nama).fill('50')
    await mine.getByText(/^Belum selesai menilai: /).waitFor()
    assert.equal(await dialog.getByText(t.menunggu).count(), 2)
    await checkScreen(first.page, 'nilai-anggota-menunggu')
    // Typed after it was saved: kept of the new version.
    await scoreOf(mine, a!.nama).fill('80')
    await reloadAndTake(first.page)
    assert.equal(await scoreOf(mine, a!.nama).inputValue(), '80')
    await mine.getByRole('button', { name: t.simpan }).click()
    await first.page.getByText(t.berhasil).first().waitFor()
    await first.page.reload()
    await scoreOf(mine, a!.nama).waitFor()
    assert.equal(await draftOffers(first.page).count(), 0)
    for (const [at, scores] of [
      [1, ['90', '75']],
      [2, ['91', '70']],
    ] as const) {
      const other = await visitAs(tender.pokja[at]!)
      await enter(other, [...scores])
      await other.leave()
    }
    // What the others saved arrives by itself.
    await mine.getByText(`${t.rata} 87`).waitFor()
    await mine.getByText(t.menyimpang(20)).waitFor()
    await checkScreen(first.page, 'nilai-anggota-lengkap')
    for (const { nama } of [a!, b!]) {
      const box = dialog.getByRole('region', { name: nama })
      await box.getByLabel('Dokumen kualifikasi').selectOption('1')
      await box.getByLabel('Hasil kualifikasi').selectOption('1')
      await box.getByLabel('Dokumen administrasi').selectOption('1')
      await box.getByLabel('Hasil teknis').selectOption('1')
      await box.getByLabel('Hasil harga').selectOption('1')
    }
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await first.page.getByText('Evaluasi vendor berhasil disimpan').first().waitFor()
    const { nilai } = await row<{ nilai: number }>(
      'select hasil_teknis::float8 as nilai from evaluasi where paket_id = ? and rekanan_id = ?',
      [tender.id, a!.id]
    )
    assert.equal(nilai, 87)
  })
})
