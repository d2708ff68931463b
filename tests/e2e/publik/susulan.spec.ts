/** What the public schedule says of an opening that was late (decisions §5). */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPembukaan } from '@eproc/database/factories/peserta'
import { ownerRows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

test.group('Public schedule', (group) => {
  emptyEach(group)

  test('says why offers were opened after their stage', async () => {
    const { paket, pokja } = await createPaketTerbit()
    await createPembukaan(paket.id, pokja)
    await ownerRows(
      `update pembukaan set alasan_susulan = 'Ruang rapat kebanjiran' where paket_id = ?`,
      [paket.id]
    )
    const { page } = await visit()
    await page.goto(`/lelang?tahun=${paket.tahunAnggaran}&paket=${paket.kode}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/Alasan: Ruang rapat kebanjiran/).scrollIntoViewIfNeeded()
    await checkScreen(page, 'publik-susulan')
  })
})
