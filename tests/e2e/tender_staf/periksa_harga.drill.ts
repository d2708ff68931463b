/** The pokja checks an opened offer: what its lines come to, beside the others, and why a low price passes. */
import { test } from '@japa/runner'
import { createTender } from '@eproc/database/factories/tender'
import { rincianHarga } from '@eproc/i18n/id/rincian_harga'
import { SCREENS } from '../../lib/browser.ts'
import { openStaffStage } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const t = rincianHarga.periksa

test.group('Check of prices', (group) => {
  emptyEach(group)

  test('the calculated total is taken over, lines are compared, a low price asks for a note', async ({
    assert,
  }) => {
    const p = await createTender([700_000_000, 912_250_000], { metodeEvaluasi: 'REN' })
    const [a, b] = p.rekanan.map((r) => r.rekanan)
    const prices = [
      [a!.id, [5_000_000, 2_600_000]],
      [b!.id, [5_500_000, 4_500_000]],
    ] as const
    for (const [id, rincian] of prices) {
      await rows(
        `update penawaran set rincian_segel = '\\x00', rincian = ?::jsonb
          where paket_id = ? and rekanan_id = ? and jenis = 'H' returning id`,
        [JSON.stringify(rincian), p.id, id]
      )
    }
    await moveSchedule(p.id, 'evaluasi')
    const { page } = await visitAs(p.pokja[0]!)
    const panel = await openStaffStage(page, p.id, 'evaluasi')
    const low = panel.getByRole('region', { name: a!.nama })
    const other = panel.getByRole('region', { name: b!.nama })
    await other.getByText(/sama dengan harga penawaran/).waitFor()
    await low.getByText(/Rp.709\.300\.000, berbeda Rp.9\.300\.000/).waitFor()
    await low.getByRole('button', { name: t.gunakan }).click()
    assert.equal(await low.getByLabel('Nilai penawaran terkoreksi').inputValue(), '709.300.000')
    await low.getByRole('button', { name: t.bandingkan }).click()
    const compared = page.getByRole('dialog', { name: t.judul })
    await compared.getByText(t.tinggi, { exact: true }).waitFor()
    assert.equal(await compared.getByText(t.terendah, { exact: true }).count(), 2)
    await checkScreen(page, 'banding-harga')
    await page.setViewportSize(SCREENS.desk)
    await page.keyboard.press('Escape')
    await compared.waitFor({ state: 'hidden' })
    for (const label of ['Dokumen kualifikasi', 'Hasil kualifikasi', 'Dokumen administrasi']) {
      await low.getByLabel(label).selectOption('1')
    }
    await low.getByLabel('Nilai teknis (0–100)').fill('80')
    for (const label of ['Hasil teknis', 'Hasil harga']) {
      await low.getByLabel(label).selectOption('1')
    }
    await panel.getByRole('button', { name: 'Simpan', exact: true }).click()
    // The corrected value is low as well: the server says so at the field.
    await panel
      .getByText(/catat hasil klarifikasi kewajaran harga/)
      .first()
      .waitFor()
    await low
      .getByLabel(/Alasan/)
      .last()
      .fill('Bahan milik sendiri, bukti diperiksa.')
    await panel.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText('Evaluasi vendor berhasil disimpan').waitFor()
    const stored = await row<{ nilai: number; catatan: string }>(
      `select nilai_penawaran::float8 as nilai, catatan_koreksi as catatan from evaluasi
        where paket_id = ? and rekanan_id = ?`,
      [p.id, a!.id]
    )
    assert.equal(stored.nilai, 709_300_000)
    assert.match(stored.catatan, /^Koreksi aritmetik/)
  })
})
