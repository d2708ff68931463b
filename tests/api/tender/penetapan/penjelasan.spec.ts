import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createNilai, createTender } from '@eproc/database/factories/tender'
import type { EvaluasiStaf, PenetapanAnswer } from '@eproc/domain/tender/answers_hasil'
import { data } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'

const plain = (row: { penjelasan: string }) => row.penjelasan.replaceAll('\u00a0', ' ')

test.group('Ranking in words', (group) => {
  group.each.setup(cleanSlate)

  test('evaluation and determination tell it to pokja and PPK alike', async ({
    assert,
    client,
  }) => {
    const t = await createTender([850_000_000, 800_000_000], { metodeEvaluasi: 'REN' })
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    await keTahap(t.id, 'penetapan')
    for (const token of [t.tokenPokja[0]!, t.tokenPpk]) {
      const evaluasi = await client.get(`/api/lelang/evaluasi/${t.id}`).bearerToken(token)
      const penetapan = await client.get(`/api/tender/penetapan/${t.id}`).bearerToken(token)
      const { penjelasan } = data<PenetapanAnswer>(penetapan)
      assert.deepEqual(penjelasan.map(plain), [
        'Peringkat 1 dari 2: harga terkoreksi Rp 800.000.000, diurutkan dari yang terendah.',
        'Peringkat 2 dari 2: harga terkoreksi Rp 850.000.000, diurutkan dari yang terendah.',
      ])
      assert.sameMembers(
        data<EvaluasiStaf[]>(evaluasi).map(plain),
        penjelasan.map((row) => plain(row))
      )
    }
  })

  test('a reader who judges nothing is told nothing before the announcement', async ({
    assert,
    client,
  }) => {
    const t = await createTender([850_000_000], { metodeEvaluasi: 'REN' })
    await createNilai(t.id, t.rekanan[0]!.rekanan.id)
    await keTahap(t.id, 'penetapan')
    const token = await signInAs(await createPengguna({ peran: 'manajerULP' }))
    const answer = await client.get(`/api/tender/penetapan/${t.id}`).bearerToken(token)
    assert.deepEqual(data<PenetapanAnswer>(answer).penjelasan, [])
  })
})
