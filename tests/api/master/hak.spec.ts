import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { cleanSlate } from '../../lib/dates.ts'
import { person } from '../../lib/people.ts'
import { BUKAN_ADMIN } from './bantu.ts'

const kirim = (client: ApiClient, metode: string, jalur: string) => {
  const permintaan =
    metode === 'GET'
      ? client.get(jalur)
      : metode === 'POST'
        ? client.post(jalur).json({})
        : metode === 'PUT'
          ? client.put(jalur).json({})
          : client.delete(jalur)
  return permintaan.header('accept', 'application/json')
}

/** Routes of adminit and superAdmin alone. */
const ADMIN: readonly [string, string][] = [
  ['GET', '/userman/roles'],
  ['GET', '/userman/internal'],
  ['GET', '/userman/vendor'],
  ['POST', '/userman/register'],
  ['PUT', '/userman/register'],
  ['PUT', '/userman/status/1'],
  ['POST', '/admin/param'],
  ['GET', '/rest/user'],
  ['POST', '/rest/user'],
  ['GET', '/rest/user/1'],
  ['PUT', '/rest/user/1'],
  ['GET', '/rest/user-vendor'],
  ['GET', '/rest/user-vendor/1'],
  ['GET', '/rest/parameter'],
  ['GET', '/rest/parameter/1'],
  ['PUT', '/rest/parameter/1'],
  ['GET', '/api/admin/dasbor'],
  ...['lokasi-proyek', 'coa', 'divisi'].flatMap((s): [string, string][] => [
    ['POST', `/userman/${s}`],
    ['PUT', `/userman/${s}/1`],
    ['DELETE', `/userman/${s}/1`],
    ['POST', `/rest/${s}`],
    ['PUT', `/rest/${s}/1`],
    ['DELETE', `/rest/${s}/1`],
  ]),
  ...['libur', 'kbli', 'sbu'].flatMap((s): [string, string][] => [
    ['POST', `/rest/${s}`],
    ['PUT', `/rest/${s}/1`],
    ['DELETE', `/rest/${s}/1`],
  ]),
]
/** Routes that every member of staff reads and no vendor. */
const PEGAWAI: readonly [string, string][] = ['lokasi-proyek', 'coa', 'divisi'].flatMap(
  (s): [string, string][] => [
    ['GET', `/userman/${s}`],
    ['GET', `/rest/${s}`],
  ]
)

test.group('Rights to the administration', (group) => {
  group.each.setup(cleanSlate)

  for (const [metode, jalur] of [...ADMIN, ...PEGAWAI, ['GET', '/api/instalasi'] as const]) {
    test(`${metode} ${jalur} needs a session`, async ({ client }) => {
      const jawaban = await kirim(client, metode, jalur)
      jawaban.assertStatus(401)
      jawaban.assertBodyContains({ statusCode: 401, message: 'Silakan Login Ulang' })
    })
  }

  for (const peran of BUKAN_ADMIN) {
    test(`${peran} may manage nothing`, async ({ client, assert }) => {
      const { token } = await person({ peran })
      for (const [metode, jalur] of ADMIN) {
        const jawaban = await kirim(client, metode, jalur).bearerToken(token)
        assert.equal(jawaban.status(), 403, `${metode} ${jalur}`)
      }
    })
  }

  test('staff read the master data, rekanan do not', async ({ client, assert }) => {
    const operator = await person({ peran: 'operator', divisi: '1010' })
    const vendor = await person({ peran: 'vendor' })
    for (const [metode, jalur] of PEGAWAI) {
      const boleh = await kirim(client, metode, jalur).bearerToken(operator.token)
      assert.equal(boleh.status(), 200, jalur)
      const tidak = await kirim(client, metode, jalur).bearerToken(vendor.token)
      assert.equal(tidak.status(), 403, jalur)
    }
  })

  test('the health of the installation is for superAdmin only', async ({ client }) => {
    const admin = await person({ peran: 'adminit' })
    const superAdmin = await person({ peran: 'superAdmin' })
    const tidak = await client.get('/api/instalasi').bearerToken(admin.token)
    tidak.assertStatus(403)
    const boleh = await client.get('/api/instalasi').bearerToken(superAdmin.token)
    boleh.assertStatus(200)
  })

  test('unknown query keys are refused', async ({ client }) => {
    const { token } = await person({ peran: 'adminit' })
    for (const jalur of [
      '/userman/internal?x=1',
      '/rest/user?filter={"x":1}',
      '/admin/param?x=1',
    ]) {
      const jawaban = await client.get(jalur).bearerToken(token)
      jawaban.assertStatus(400)
    }
  })
})
