/** A form that is sent again because the first answer was lost, by its sender or by the browser itself. */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { cleanSlate } from '../../lib/dates.ts'
import { count } from '../../lib/query.ts'
import { PDF } from '../../lib/files.ts'
import { formPengalaman, kirim, pengalamanPersonInput } from './bantu.ts'

const PENGALAMAN = '/vendor/register3/pengalaman'
const PERSON = '/vendor/person/pengalaman'

test.group('An experience sent again', (group) => {
  group.each.setup(cleanSlate)

  test('is the one that is there, and does not count as a second', async ({ client, assert }) => {
    const { rekanan, token } = await createRekanan({ status: 'N', isi: ['perusahaan'] })
    const { isian, berkas } = formPengalaman({ tglSerahTerima: null })
    const send = (ganti = {}, lampiran = berkas) =>
      kirim(client, 'post', PENGALAMAN, token, { ...isian, ...ganti }, lampiran)
    const first = await send()
    const again = await send()
    again.assertStatus(200)
    assert.equal(again.body().data.pengalamanId, first.body().data.pengalamanId)
    assert.equal(again.body().data.statusPengalaman, 'N', 'one of at least two')
    assert.equal(await count('pengalaman where rekanan_id = ?', [rekanan.id]), 1)

    // Another word, or another document, is another one.
    const other = await send({ keterangan: 'Yang lain' })
    assert.equal(other.body().data.statusPengalaman, 'V')
    await send({}, { dokumen: { isi: Buffer.concat([PDF, Buffer.from('\n%')]) } })
    assert.equal(await count('pengalaman where rekanan_id = ?', [rekanan.id]), 3)
  })

  test('of an individual as well', async ({ client, assert }) => {
    const isi = ['dataPribadi'] as const
    const { rekanan, token } = await createRekanan({ jenis: 'O', status: 'N', isi: [...isi] })
    const json = pengalamanPersonInput({ vendorId: rekanan.id })
    for (const changed of [{}, {}, { durasiBulan: 7 }]) {
      const answer = await client
        .post(PERSON)
        .bearerToken(token)
        .json({ ...json, ...changed })
      answer.assertStatus(200)
    }
    assert.equal(await count('pengalaman_person where rekanan_id = ?', [rekanan.id]), 2)
  })
})
