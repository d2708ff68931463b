/** Minutes of a negotiation after the winner was lost: who signs them. */
import { test } from '@japa/runner'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import type { BerkasCetakan } from '@eproc/domain/tender/answers_cetakan'
import { data } from '../../../lib/answers.ts'
import { fetchBytes } from '../../../lib/calls.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { pdfText, withoutBlanks } from '../../../lib/pdf.ts'
import { rows } from '../../../lib/query.ts'

test.group('Printout of a negotiation with who followed', (group) => {
  group.each.setup(cleanSlate)

  test('who dropped out is told and signs nothing', async ({ assert, client }) => {
    const t = await createTenderDitetapkan('ba-negosiasi')
    const [lost, next] = t.rekanan.map((r) => r.rekanan)
    await rows('update evaluasi set negosiasi_harga = 790000000 where paket_id = ? returning id', [
      t.id,
    ])
    await rows(
      `update evaluasi set urutan = 0, gugur_pada = now(), gugur_alasan = 'Mundur'
        where paket_id = ? and rekanan_id = ? returning id`,
      [t.id, lost!.id]
    )
    await rows(
      'update evaluasi set urutan = 1 where paket_id = ? and rekanan_id = ? returning id',
      [t.id, next!.id]
    )
    const answer = await client
      .post(`/api/tender/cetakan/${t.id}`)
      .bearerToken(t.tokenPokja[0]!)
      .json({ jenis: 'ba-negosiasi', tahap: 'ba-negosiasi' })
    answer.assertStatus(200)
    const text = pdfText(await fetchBytes(`/${data<BerkasCetakan>(answer).file}`, t.tokenPpk))
    const named = (nama: string) => text.split(withoutBlanks(nama)).length - 1
    assert.equal(named(lost!.nama), 1)
    assert.equal(named(next!.nama), 2)
  })
})
