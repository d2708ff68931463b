import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { kosongkan } from '../../lib/basis_data.ts'
import { BUKAN_ADMIN, orang } from './bantu.ts'

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
]
/** Routes that every member of staff reads and no vendor. */
const PEGAWAI: readonly [string, string][] = ['lokasi-proyek', 'coa', 'divisi'].flatMap(
  (s): [string, string][] => [
    ['GET', `/userman/${s}`],
    ['GET', `/rest/${s}`],
  ]
)

test.group('Hak atas administrasi', (group) => {
  group.each.setup(() => kosongkan())

  for (const [metode, jalur] of [...ADMIN, ...PEGAWAI, ['GET', '/api/instalasi'] as const]) {
    test(`${metode} ${jalur} butuh sesi`, async ({ client }) => {
      const jawaban = await kirim(client, metode, jalur)
      jawaban.assertStatus(401)
      jawaban.assertBodyContains({ statusCode: 401, message: 'Silakan Login Ulang' })
    })
  }

  for (const peran of BUKAN_ADMIN) {
    test(`${peran} tidak boleh mengelola apa pun`, async ({ client, assert }) => {
      const { sesi } = await orang({ peran })
      for (const [metode, jalur] of ADMIN) {
        const jawaban = await kirim(client, metode, jalur).header('authorization', sesi)
        assert.equal(jawaban.status(), 403, `${metode} ${jalur}`)
      }
    })
  }

  test('Pegawai membaca data master, rekanan tidak', async ({ client, assert }) => {
    const operator = await orang({ peran: 'operator', divisi: '1010' })
    const vendor = await orang({ peran: 'vendor' })
    for (const [metode, jalur] of PEGAWAI) {
      const boleh = await kirim(client, metode, jalur).header('authorization', operator.sesi)
      assert.equal(boleh.status(), 200, jalur)
      const tidak = await kirim(client, metode, jalur).header('authorization', vendor.sesi)
      assert.equal(tidak.status(), 403, jalur)
    }
  })

  test('Kesehatan instalasi hanya untuk superAdmin', async ({ client }) => {
    const admin = await orang({ peran: 'adminit' })
    const superAdmin = await orang({ peran: 'superAdmin' })
    const tidak = await client.get('/api/instalasi').header('authorization', admin.sesi)
    tidak.assertStatus(403)
    const boleh = await client.get('/api/instalasi').header('authorization', superAdmin.sesi)
    boleh.assertStatus(200)
  })

  test('Kunci kueri yang tidak dikenal ditolak', async ({ client }) => {
    const { sesi } = await orang({ peran: 'adminit' })
    for (const jalur of [
      '/userman/internal?x=1',
      '/rest/user?filter={"x":1}',
      '/admin/param?x=1',
    ]) {
      const jawaban = await client.get(jalur).header('authorization', sesi)
      jawaban.assertStatus(400)
    }
  })
})
