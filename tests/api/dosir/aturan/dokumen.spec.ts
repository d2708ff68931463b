import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { cleanSlate } from '../../../lib/dates.ts'
import { tokenFor } from '../../../lib/people.ts'
import { count } from '../../../lib/query.ts'
import { formDataPribadi, formPerusahaan, kirim } from '../bantu.ts'

test.group('Documents of a first save', (group) => {
  group.each.setup(cleanSlate)

  const PERTAMA = [
    ['perusahaan', 'fileFormulir', 'Formulir keikutsertaan wajib dilampirkan'],
    ['perusahaan', 'skPkp', 'Dokumen SK No. PKP wajib di-upload jika No. PKP diisi'],
    ['person', 'fileKtp', 'Harap melampirkan scan KTP'],
    ['person', 'fileNpwp', 'Harap melampirkan scan NPWP'],
    ['person', 'fileFormulir', 'Harap melampirkan formulir'],
  ] as const
  for (const [jenis, bidang, pesan] of PERTAMA) {
    test(`${jenis} without ${bidang}: ${pesan}`, async ({ client, assert }) => {
      const perusahaan = jenis === 'perusahaan'
      const token = await tokenFor({ peran: perusahaan ? 'vendor' : 'person' })
      const { isian: input, berkas } = perusahaan ? formPerusahaan() : formDataPribadi()
      const kiriman = Object.fromEntries(Object.entries(berkas).filter(([f]) => f !== bidang))
      const url = perusahaan ? '/vendor/registrasi/perusahaan' : '/vendor/person/data-pribadi'
      const jawaban = await kirim(client, 'post', url, token, input, kiriman)
      jawaban.assertStatus(400)
      assert.deepEqual(
        jawaban.body().errors.map((e: { field: string; message: string }) => [e.field, e.message]),
        [[bidang, pesan]]
      )
      assert.equal(await count('rekanan'), 0)
    })
  }

  test('stored documents are enough for an update of each section', async ({ client }) => {
    const r = await createRekanan({ status: 'V' })
    const { isian: input } = formPerusahaan({ vendorId: null })
    ;(
      await kirim(client, 'post', '/vendor/registrasi/perusahaan/update', r.token, input)
    ).assertStatus(200)
    const o = await createRekanan({ jenis: 'O', status: 'V' })
    const pribadi = formDataPribadi({ vendorId: o.rekanan.id }).isian
    ;(await kirim(client, 'post', '/vendor/person/data-pribadi', o.token, pribadi)).assertStatus(
      200
    )
  })
})
