/** Another pokja once an offer is in waits for the PPK, who reads who leaves and who comes (decisions §2). */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createEmptyOffer, createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { call } from '../../lib/calls.ts'
import { dayFromNow } from '../../lib/dates.ts'
import { confirm } from '../../lib/page.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

test.group('A change of the pokja', (group) => {
  emptyEach(group)

  test('is approved by the PPK', async () => {
    const { paket, pokja, ppk } = await createPaketTerbit()
    const r = await createPenyedia({ isi: [] })
    await createPeserta(paket.id, r.rekanan.id)
    await createEmptyOffer(paket.id, r.rekanan.id)
    const manajer = await createPengguna({ peran: 'manajerULP', nama: 'Manajer Uji' })
    const baru = await createPengguna({ peran: 'operator', divisi: 'unlada', nama: 'Sari Baru' })
    await call(await signInAs(manajer), 'PUT', `/api/paket/${paket.id}/pokja`, {
      nomor: 'SK-2/ULP',
      tanggal: dayFromNow(-1),
      anggota: [baru.id, ...pokja.slice(1).map((p) => p.id)],
    })
    const { page } = await visitAs(ppk)
    await page.goto('/ppk')
    await page.getByText('Perubahan pokja').first().waitFor()
    await page.goto(`/ppk/tender/${paket.id}/show`)
    await page.getByText('Menjadi: Pokja 2, Pokja 3, Sari Baru').waitFor()
    await checkScreen(page, 'usul-pokja')
    await page.getByRole('button', { name: 'Setujui perubahan pokja' }).click()
    await confirm(page, 'Setujui perubahan pokja')
    await page.getByText('Perubahan pokja telah disetujui').waitFor()
    await page.getByText('Menjadi: Pokja 2').waitFor({ state: 'detached' })
  })
})
