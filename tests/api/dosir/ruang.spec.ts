/** Room for the documents of a dossier: what counts, what is told before, what is refused. */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createRekanan } from '@eproc/database/factories/dosir'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import type { StatusDosir } from '@eproc/domain/dosir/answers'
import { data, fieldErrors, message } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { randomPdf, storedFiles, storeHolds } from '../../lib/files.ts'
import { count, row, rows } from '../../lib/query.ts'
import { formPajak, kirim } from './bantu.ts'

const PAJAK = '/vendor/registrasi/pajak'
const KB = 1024

test.group('Room for documents', (group) => {
  group.each.setup(async () => {
    const resetClock = await cleanSlate()
    await rows("update parameter set value = '1' where key = 'KUOTA_DOSIR'")
    forgetParameters()
    return () => {
      forgetParameters()
      return resetClock()
    }
  })

  const dokumen = (kb: number) => ({ dokumen: { isi: randomPdf(undefined, kb * KB) } })
  const tambah = (client: ApiClient, token: string, kb: number) =>
    kirim(client, 'post', PAJAK, token, formPajak().isian, dokumen(kb))
  const ruang = async (client: ApiClient, token: string, id: number) =>
    data<StatusDosir>(await client.get(`/vendor/${id}`).bearerToken(token)).ruang

  test('from 80 % on it is told, and what does not fit is refused at its field', async ({
    client,
    assert,
  }) => {
    const { token, rekanan } = await createRekanan({ status: 'N', isi: [] })
    ;(await tambah(client, token, 400)).assertStatus(200)
    ;(await tambah(client, token, 400)).assertStatus(200)
    assert.isNull(await ruang(client, token, rekanan.id))
    ;(await tambah(client, token, 100)).assertStatus(200)
    assert.deepEqual(await ruang(client, token, rekanan.id), {
      terpakai: 900 * KB,
      batas: 1024 * KB,
    })
    const sebelum = storedFiles().length
    const penuh = await tambah(client, token, 200)
    penuh.assertStatus(413)
    assert.deepEqual(
      fieldErrors(penuh).map((e) => [e.field, e.rule]),
      [['dokumen', 'kuota']]
    )
    assert.match(message(penuh), /^Ruang dokumen Anda penuh: 900 KB dari 1 MB terpakai/)
    await storeHolds(sebelum)
    assert.equal(await count('pajak'), 3)
    ;(await tambah(client, token, 120)).assertStatus(200)
  })

  test('what was replaced counts, for it is kept; a save without a document always fits', async ({
    client,
    assert,
  }) => {
    const { token, rekanan } = await createRekanan({ status: 'N', isi: [] })
    ;(await tambah(client, token, 400)).assertStatus(200)
    const { id } = await row<{ id: number }>('select id from pajak')
    const ganti = (kb: number) =>
      kirim(client, 'put', `/vendor/pajak/${id}`, token, formPajak().isian, dokumen(kb))
    ;(await ganti(500)).assertStatus(200)
    assert.equal((await ruang(client, token, rekanan.id))?.terpakai, 900 * KB)
    ;(await ganti(300)).assertStatus(413)
    ;(
      await kirim(client, 'put', `/vendor/pajak/${id}`, token, {
        ...formPajak().isian,
        nomorTerima: 'BPE-lain',
      })
    ).assertStatus(200)
  })

  test('two saves at once do not share the last room', async ({ client, assert }) => {
    const { token, rekanan } = await createRekanan({ status: 'N', isi: [] })
    const hasil = await Promise.all([1, 2, 3].map(() => tambah(client, token, 400)))
    assert.sameMembers(
      hasil.map((h) => h.status()),
      [200, 200, 413]
    )
    assert.equal(await count('berkas where rekanan_id = ?', [rekanan.id]), 2)
  })
})
