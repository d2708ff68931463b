/** Negotiation and contract filled in by two people at once: theirs beside mine, nothing lost. */
import { test } from '@japa/runner'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import { tulisHari } from '@eproc/domain/common/isian_hari'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { usangOffice } from '@eproc/i18n/id/usang'
import type { Locator } from '../../lib/browser.ts'
import { dayFromNow } from '../../lib/dates.ts'
import { dayBox, fillDay } from '../../lib/day.ts'
import { draftOffers, reloadAndTake } from '../../lib/drafts.ts'
import { confirm, openStaffStage } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { waitFor } from '../../lib/wait.ts'

/** A tender whose winner is determined, in that stage now. */
async function determined(stage: string) {
  const t = await createTender()
  for (const { rekanan } of t.rekanan) await createNilai(t.id, rekanan.id)
  await createPenetapan(
    t,
    t.rekanan.map(({ rekanan }) => rekanan)
  )
  await moveSchedule(t.id, stage)
  return t
}

const save = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Simpan', exact: true }).click()

test.group('Results that two people fill in at once', (group) => {
  emptyEach(group)

  test('negotiation: what the other one saved stands beside what was typed', async ({ assert }) => {
    const t = await determined('negosiasi')
    const pages = [(await visitAs(t.pokja[0]!)).page, (await visitAs(t.pokja[1]!)).page] as const
    const first = await openStaffStage(pages[0], t.id, 'negosiasi')
    const second = await openStaffStage(pages[1], t.id, 'negosiasi')
    await second.getByLabel('Negosiasi harga').fill('780000000')
    await reloadAndTake(pages[1])
    await first.getByLabel('Negosiasi harga').fill('790000000')
    await first.getByLabel('Negosiasi teknis').fill('Metode disepakati.')
    await save(first)
    await pages[0].getByText('Hasil negosiasi berhasil disimpan').waitFor()
    const stale = second.getByRole('row', { name: /Negosiasi harga/ })
    await stale
      .filter({ hasText: 'Rp 790.000.000' })
      .filter({ hasText: 'Rp 780.000.000' })
      .waitFor()
    // What was not touched takes the other one's value.
    assert.equal(await second.getByLabel('Negosiasi teknis').inputValue(), 'Metode disepakati.')
    await checkScreen(pages[1], 'negosiasi-usang')
    await save(second)
    await pages[1].getByText('Hasil negosiasi berhasil disimpan').waitFor()
    const stored = await row<{ harga: string; teknis: string }>(
      `select negosiasi_harga as harga, negosiasi_teknis as teknis from evaluasi
        where paket_id = ? and rekanan_id = ?`,
      [t.id, t.rekanan[0]!.rekanan.id]
    )
    assert.deepEqual(
      { ...stored, harga: Number(stored.harga) },
      { harga: 780_000_000, teknis: 'Metode disepakati.' }
    )
    await pages[1].reload()
    await second.getByLabel('Negosiasi harga').waitFor()
    assert.equal(await draftOffers(pages[1]).count(), 0)
  })

  test('determination: a ranking and its reason stay while another evaluation changes the proposal', async ({
    assert,
  }) => {
    const t = await createTender()
    const [a, b] = t.rekanan.map((r) => r.rekanan)
    for (const { id } of [a!, b!]) await createNilai(t.id, id)
    await moveSchedule(t.id, 'penetapan')
    const { page } = await visitAs(t.pokja[0]!)
    const dialog = await openStaffStage(page, t.id, 'penetapan')
    const words = tenderStaf.penetapan
    const proposal = dialog.getByRole('region', { name: words.usulan })
    const rank = (nama: string) => proposal.getByRole('textbox', { name: words.urutanNama(nama) })
    const reason = proposal.getByLabel(words.alasan)
    const judge = async (harga: number) => {
      await rows(
        `update evaluasi set nilai_penawaran = ?, versi = versi + 1
          where paket_id = ? and rekanan_id = ? returning id`,
        [harga, t.id, b!.id]
      )
      await rows(`select pg_notify('notifikasi', ?)`, [String(t.pokja[0]!.id)])
    }
    await reason.fill('Harga keduanya wajar.')
    // Ranks that nobody has typed go with the proposal.
    await judge(700_000_000)
    await waitFor('the newer proposal', async () => (await rank(b!.nama).inputValue()) === '1')
    assert.equal(await reason.inputValue(), 'Harga keduanya wajar.')
    await rank(a!.nama).fill('')
    await judge(860_000_000)
    const take = (nama: string) =>
      dialog.getByRole('button', { name: usangOffice.takeFor(words.urutanNama(nama)) })
    await take(a!.nama).waitFor()
    assert.equal(await rank(a!.nama).inputValue(), '')
    assert.equal(await reason.inputValue(), 'Harga keduanya wajar.')
    await checkScreen(page, 'penetapan-usang')
    // Whatever the system proposes by then, what was typed is offered again.
    await reloadAndTake(page)
    assert.equal(await rank(a!.nama).inputValue(), '')
    assert.equal(await rank(b!.nama).inputValue(), '1')
    assert.equal(await reason.inputValue(), 'Harga keduanya wajar.')
    await proposal.getByRole('button', { name: words.usulkan }).click()
    await confirm(page, words.usulkan)
    await dialog.getByText(words.status.usul).waitFor()
    const saved = await row<{ isi: { vendorId: number; urutan: number }[]; alasan: string }>(
      'select isi, alasan from penetapan where paket_id = ?',
      [t.id]
    )
    assert.deepEqual(
      saved.isi.map(({ vendorId, urutan }) => [vendorId, urutan]),
      [
        [b!.id, 1],
        [a!.id, 0],
      ]
    )
  })

  test('contract: a refused save is compared field by field, and the newest taken by a click', async ({
    assert,
  }) => {
    const t = await determined('spk')
    const { page } = await visitAs(t.ppk)
    const dialog = await openStaffStage(page, t.id, 'spk')
    await dialog.getByRole('textbox', { name: 'Nomor SPK' }).fill('SPK/2')
    const day = dayFromNow(10)
    await fillDay(dayBox(dialog, 'Tanggal kontrak'), day)
    await dialog.getByRole('textbox', { name: 'Lama pekerjaan' }).fill('30')
    await fillDay(dayBox(dialog, 'Tanggal mulai'), day)
    // Another end than the proposed one, which a draft leaves as it is.
    const end = dayBox(dialog, 'Tanggal selesai')
    await fillDay(end, dayFromNow(99))
    await reloadAndTake(page)
    assert.equal(await end.inputValue(), tulisHari(dayFromNow(99)))
    await rows(`update paket set no_spk = 'SPK/1', versi = versi + 1 where id = ?`, [t.id])
    await save(dialog)
    const stale = dialog.getByRole('row', { name: /^Nomor SPK/ })
    await stale.filter({ hasText: 'SPK/1' }).filter({ hasText: 'SPK/2' }).waitFor()
    await checkScreen(page, 'kontrak-usang')
    assert.equal(await dialog.getByRole('textbox', { name: 'Nomor SPK' }).inputValue(), 'SPK/2')
    assert.equal(await dayBox(dialog, 'Tanggal kontrak').inputValue(), tulisHari(day))
    await dialog.getByRole('button', { name: usangOffice.takeFor('Nomor SPK') }).click()
    assert.equal(await dialog.getByRole('textbox', { name: 'Nomor SPK' }).inputValue(), 'SPK/1')
  })
})
