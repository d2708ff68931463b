/** Codes that differ by capitals alone are one code: an import reads them so, and nobody tells them apart on paper. */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createKegiatan, createProgram } from '@eproc/database/factories/rup'
import { fieldErrors } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { person } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { kegiatanInput, programInput } from '../rup/bantu.ts'

interface Row {
  id: number
  versi: number
}

const MASTER = [
  ['lokasi-proyek', { nama: 'Rumah Susun Uji', lokasi: 'Jalan Uji No. 1' }],
  ['coa', { nama: 'Beban Uji' }],
  ['divisi', { nama: 'Divisi Uji', parent: '10' }],
] as const
const TAKEN = [{ field: 'kode', rule: 'unique', message: 'Kode sudah dipakai' }]
const TAKEN_THIS_YEAR = [
  { field: 'kode', rule: 'unique', message: 'Kode sudah dipakai pada tahun anggaran ini' },
]

/** Calls of one resource by somebody. */
const callsOf = (client: ApiClient, name: string, token: string, fixed: object) => ({
  add: (body: object) =>
    client
      .post(`/rest/${name}`)
      .bearerToken(token)
      .json({ ...fixed, ...body }),
  change: ({ id, versi }: Row, body: object) =>
    client
      .put(`/rest/${name}/${id}`)
      .bearerToken(token)
      .json({ ...fixed, ...body, versi }),
})

test.group('Codes and capitals', (group) => {
  group.each.setup(cleanSlate)

  for (const [name, fixed] of MASTER) {
    test(`${name}: another’s code in other capitals is refused at its field`, async ({
      client,
      assert,
    }) => {
      const { token } = await person({ peran: 'adminit' })
      const { add, change } = callsOf(client, name, token, fixed)
      ;(await add({ kode: 'AUD-1', nick: 'satu' })).assertStatus(200)
      assert.deepEqual(fieldErrors(await add({ kode: 'aud-1', nick: 'dua' })), TAKEN)
      const second = (await add({ kode: 'AUD-2', nick: 'dua' })).body() as Row
      assert.deepEqual(fieldErrors(await change(second, { kode: 'Aud-1', nick: 'dua' })), TAKEN)
      ;(await change(second, { kode: 'aud-2', nick: 'dua' })).assertStatus(200)
    })

    test(`${name}: of two that ask at once, one gets the code`, async ({ client, assert }) => {
      const { token } = await person({ peran: 'adminit' })
      const { add } = callsOf(client, name, token, fixed)
      const answers = await Promise.all(
        ['AUD-1', 'aud-1', 'Aud-1'].map((kode, n) => add({ kode, nick: `nick-${n}` }))
      )
      assert.deepEqual(answers.map((a) => a.status()).toSorted(), [200, 400, 400])
    })

    test(`${name}: a pair of an older version stays until a code of it changes`, async ({
      client,
      assert,
    }) => {
      const { token } = await person({ peran: 'adminit' })
      const { add, change } = callsOf(client, name, token, fixed)
      const first = (await add({ kode: 'AUD-1', nick: 'satu' })).body() as Row
      const later = (await add({ kode: 'AUD-2', nick: 'dua' })).body() as Row
      // As the migration marks the later row of a pair.
      const table = name.replace('-', '_')
      await rows(`update ${table} set kode = 'aud-1', kode_kembar = 'aud-1' where id = ?`, [
        later.id,
      ])
      const named = { nama: 'Sudah Diubah' }
      ;(await change(first, { ...named, kode: 'AUD-1', nick: 'satu' })).assertStatus(200)
      const kept = await change(later, { ...named, kode: 'aud-1', nick: 'dua' })
      kept.assertStatus(200)
      assert.deepEqual(fieldErrors(await add({ kode: 'Aud-1', nick: 'tiga' })), TAKEN)
      const moved = await change(kept.body() as Row, { kode: 'AUD-2', nick: 'dua' })
      moved.assertStatus(200)
      const back = await change(moved.body() as Row, { kode: 'Aud-1', nick: 'dua' })
      assert.deepEqual(fieldErrors(back), TAKEN)
    })
  }

  test('program and kegiatan: the same within their year', async ({ client, assert }) => {
    const { token } = await person({ peran: 'operator', divisi: '2020' })
    const { pengguna: ppk } = await person({ peran: 'ppk', divisi: '20' })
    const program = await createProgram({ kode: 'PR-A' })
    const other = programInput('a')
    const programs = callsOf(client, 'program', token, other)
    assert.deepEqual(fieldErrors(await programs.add({ kode: 'pr-a' })), TAKEN_THIS_YEAR)
    const next = await programs.add({ kode: 'pr-a', tahunAnggaran: other.tahunAnggaran + 1 })
    next.assertStatus(200)
    await createKegiatan({ program, kode: 'KG-A' })
    const kegiatan = callsOf(client, 'kegiatan', token, await kegiatanInput(program, ppk))
    assert.deepEqual(fieldErrors(await kegiatan.add({ kode: 'kg-a' })), TAKEN_THIS_YEAR)
  })
})
