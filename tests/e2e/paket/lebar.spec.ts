/** The lists that people work in stand whole in a desk's window: what a row says is never below the row's buttons. */
import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import { createKegiatan, createProgram } from '@eproc/database/factories/rup'
import { createPengguna } from '@eproc/database/factories/pengguna'
import type { Page } from '../../lib/browser.ts'
import { rows } from '../../lib/query.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

/** Pixels of the list's table beyond its frame; what is pushed there hides behind the buttons of each row. */
const beyond = (page: Page): Promise<number> =>
  page
    .locator('.RaDataTable-tableWrapper', { has: page.locator('tbody .row-actions') })
    .evaluate((frame) => frame.scrollWidth - frame.clientWidth)

test.group('Lists at desk width', (group) => {
  emptyEach(group)

  test('no figure and no status is hidden', async ({ assert }) => {
    const ppk = await createPengguna({ peran: 'ppk', divisi: '20' })
    const program = await createProgram({ nama: 'Pembangunan dan Renovasi Gedung dan Kawasan' })
    const nama = 'Pembangunan Rumah Susun Sederhana Milik Tahap I'
    const pagu = 167_390_000_000
    const kegiatan = await createKegiatan({ program, ppk, nama, pagu, persetujuan: 'AD' })
    await createKegiatan({ program, ppk, nama: 'Pemasangan Pagar', pagu: 100_800_000_000 })
    const hps = [{ uraian: 'Bangunan', volume: 1, satuan: 'paket', hargaSatuan: 95_999_858_000 }]
    const pendanaan = [{ kegiatanId: kegiatan.id, pagu: 95_999_858_000 }]
    await createPaket({ nama, ppk, hps, pendanaan, status: '', pokja: [] })
    await createPaket({ nama: 'Jasa Asuransi Aset', ppk, hps, status: 'S' })
    await createPaket({ nama: 'Jasa Pengelolaan Parkir', ppk, hps, statusPelaksanaan: 'P' })
    await createPaket({
      nama: 'Pengembangan Sistem Informasi',
      ppk,
      jenis: 'KOL',
      metode: 'PLA',
      statusPelaksanaan: 'A',
    })
    // As long as the codes that packages have outside of tests.
    await rows(`update paket set kode = 'PKT-2026-' || lpad(id::text, 5, '0') returning id`)
    const planner = await createPengguna({ peran: 'operator', divisi: '2020' })
    const ulp = await createPengguna({ peran: 'operatorULP', divisi: 'unlada' })
    const lists = [
      [planner, '/rup/home', '268.190.000.000'],
      [ulp, '/rup/kegiatan', 'Pemasangan Pagar'],
      [ulp, '/rup/paket/penyedia', 'Menunggu persetujuan'],
      [ppk, '/ppk/tender', 'Pending'],
      // One deed more a row: the end of registration is theirs.
      [ulp, '/ppk/tender', 'Pending'],
    ] as const
    for (const [who, address, last] of lists) {
      const { page, leave } = await visitAs(who)
      await page.goto(address)
      await page.getByRole('cell').getByText(last).first().waitFor()
      // Both are rounded to whole pixels.
      assert.isAtMost(await beyond(page), 1, address)
      await leave()
    }
  })
})
