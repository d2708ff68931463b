/** A vendor sees how full the room for documents is before something is refused. */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const MB = 1024 * 1024

test.group('Room for documents', (group) => {
  emptyEach(group)

  test('above 80 % the home page and each section say so; below they are silent', async ({
    assert,
  }) => {
    const { pengguna, rekanan } = await createRekanan({ status: 'N', isi: ['perusahaan'] })
    const ukur = (bytes: number) =>
      rows('update berkas set ukuran = ? where rekanan_id = ? returning id', [bytes, rekanan.id])
    const [first, ...others] = await ukur(1000)
    assert.isDefined(first)
    const { page } = await visitAs(pengguna)
    const told = page.getByText('90% dari 500 MB ruang dokumen terpakai')
    await page.goto('/vendor')
    await page.getByText('Kerjakan berikutnya', { exact: true }).waitFor()
    assert.equal(await page.getByText('ruang dokumen terpakai').count(), 0)
    await ukur(Math.ceil((451 * MB) / (others.length + 1)))
    await page.reload()
    await told.waitFor()
    await checkScreen(page, 'ruang-beranda')
    await page.goto('/vendor/pajak')
    await told.waitFor()
    await checkScreen(page, 'ruang-bagian')
  })
})
