/** Who follows a lost winner is invited to negotiate until the negotiation ends (decisions §5). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { keTahap } from '@eproc/database/factories/paket'
import { createUndangan } from '@eproc/database/factories/peserta'
import { createTenderDitetapkan, type TenderUji } from '@eproc/database/factories/tender'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import { data } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'

const undang = (client: ApiClient, t: TenderUji, vendorId: number) =>
  client
    .post('/api/lelang/undangan')
    .bearerToken(t.tokenPokja[0]!)
    .field('paketPenyediaId', String(t.id))
    .field('tipe', 'N')
    .field('listUndangan', JSON.stringify([{ vendorId, include: true }]))
    .file('listUploadFile[0]', PDF, pdfFile('undangan.pdf'))

/** The winner was invited, withdraws during the negotiation, and the second is confirmed. */
async function diganti(client: ApiClient) {
  const t = await createTenderDitetapkan('negosiasi', [800_000_000, 850_000_000, 900_000_000])
  const [a, b] = t.rekanan.map((r) => r.rekanan.id) as [number, number]
  await createUndangan(t.id, a, 'N', t.pokja[0]!.id)
  const alamat = `/api/tender/penetapan/${t.id}`
  const gugur = await client
    .post(`${alamat}/gugur`)
    .bearerToken(t.tokenPokja[0]!)
    .json({ vendorId: a, sebab: 'mundur', alasan: 'Surat 12/XI' })
  gugur.assertStatus(200)
  const tegas = await client.post(`${alamat}/tegaskan`).bearerToken(t.tokenPpk).json({})
  tegas.assertStatus(200)
  return { t, b }
}

test.group('Tender: a replacement winner', (group) => {
  group.each.setup(cleanSlate)

  test('is invited to negotiate although the invitations are over, once', async ({
    assert,
    client,
  }) => {
    const { t, b } = await diganti(client)
    const tab = async (token: string) =>
      data<TabAnswer>(await client.get(`/api/paket/${t.id}/tab`).bearerToken(token)).tab.find(
        (x) => x.kunci === 'undangan-negosiasi'
      )
    assert.equal((await tab(t.tokenPokja[0]!))?.keadaan, 'terbuka')
    ;(await undang(client, t, b)).assertStatus(200)
    assert.equal((await tab(t.tokenPokja[0]!))?.keadaan, 'baca')
    assert.isDefined(await tab(t.rekanan[1]!.token))
    ;(await undang(client, t, b)).assertStatus(409)
  })

  test('no longer when the negotiation is over', async ({ client }) => {
    const { t, b } = await diganti(client)
    await keTahap(t.id, 'ba-negosiasi')
    ;(await undang(client, t, b)).assertStatus(409)
  })

  test('without a lost winner the invitations end with their stage', async ({ client }) => {
    const t = await createTenderDitetapkan('negosiasi')
    ;(await undang(client, t, t.rekanan[0]!.rekanan.id)).assertStatus(409)
  })
})
