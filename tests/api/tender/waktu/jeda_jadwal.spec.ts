/** While a package is paused its time stands still (decisions §5): no stage passes meanwhile. */
import { test } from '@japa/runner'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createUndangan } from '@eproc/database/factories/peserta'
import type { JadwalTenderRow } from '@eproc/domain/tender/answers_jadwal'
import type { PaketPublik } from '@eproc/domain/tender/answers_paket'
import { data } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { row } from '../../../lib/query.ts'

const DOKUMEN = 2
const PENJELASAN = 3

test.group('Schedule of a paused package', (group) => {
  group.each.setup(cleanSlate)

  test('what had ended is past, what was to come is not', async ({ assert, client }) => {
    const { paket, ppk } = await createPaketTerbit()
    const token = await signInAs(ppk)
    await keTahap(paket.id, 'penjelasan', 30)
    const tunda = await client
      .put(`/api/rup/lelang/tunda/${paket.id}`)
      .bearerToken(token)
      .json({ alasan: 'Menunggu izin' })
    tunda.assertStatus(200)
    await keTahap(paket.id, 'evaluasi')
    const milik = data<JadwalTenderRow[]>(
      await client.get(`/api/rup/paket/jadwal/${paket.id}`).bearerToken(token)
    )
    const umum = data<PaketPublik[]>(
      await client.get(`/api/rup/paket/info/tahun/${paket.tahunAnggaran}`)
    ).find((p) => p.id === paket.id)!
    for (const [urut, letak] of [
      [DOKUMEN, 'lampau'],
      [PENJELASAN, 'nanti'],
    ] as const) {
      assert.equal(milik.find((b) => b.urut === urut)!.status, letak)
      assert.equal(umum.listJadwal.find((b) => b.urut === urut)!.letak, letak)
    }
  })

  test('its documents are not handed out by the clock', async ({ client }) => {
    const { paket, ppk, pokja } = await createPaketTerbit({ metode: 'PLA' })
    const rekanan = await createPenyedia()
    await createUndangan(paket.id, rekanan.rekanan.id, 'P', pokja[0]!.id)
    await keTahap(paket.id, 'undangan-peserta', 30)
    const tunda = await client
      .put(`/api/rup/lelang/tunda/${paket.id}`)
      .bearerToken(await signInAs(ppk))
      .json({ alasan: 'Menunggu izin' })
    tunda.assertStatus(200)
    await keTahap(paket.id, 'penjelasan')
    const { kak } = await row<{ kak: string }>('select file_kak as kak from paket where id = ?', [
      paket.id,
    ])
    ;(await client.get(`/${kak}`).bearerToken(rekanan.token)).assertStatus(404)
  })
})
