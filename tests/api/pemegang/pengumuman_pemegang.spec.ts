/** Whose keys a package's offers are sealed to stands in its announcement, for vendors to compare (sealing.md §2). */
import { test } from '@japa/runner'
import type { BerkasCetakan } from '@eproc/domain/tender/answers_cetakan'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { cetakan } from '@eproc/i18n/id/cetakan'
import { spelledFingerprint } from '@eproc/sealing/keys/pair'
import { data } from '../../lib/answers.ts'
import { fetchBytes } from '../../lib/calls.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { pdfText, withoutBlanks } from '../../lib/pdf.ts'
import { inSubmission } from '../tender/pembukaan/bantu.ts'

test.group('Holders in the announcement', (group) => {
  group.each.setup(cleanSlate)

  test('each fingerprint with its role, and no name of a reserve', async ({ client, assert }) => {
    const d = await inSubmission(client)
    const answer = await client
      .post(`/api/tender/cetakan/${d.id}`)
      .bearerToken(d.tokenPokja[0]!)
      .json({ jenis: 'pengumuman', tahap: 'pengumuman' })
    answer.assertStatus(200)
    const text = pdfText(await fetchBytes(`/${data<BerkasCetakan>(answer).file}`, d.tokenPpk))
    assert.include(text, withoutBlanks(cetakan.pemegang(1)))
    for (const { key } of d.holders) {
      assert.include(text, withoutBlanks(spelledFingerprint(key.open.fingerprint)))
    }
    assert.include(text, withoutBlanks(himpunan.peran.cadangan))
    assert.notInclude(text, withoutBlanks(d.holders.at(-1)!.nama))
  })
})
