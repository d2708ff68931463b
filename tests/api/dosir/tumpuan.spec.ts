import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createRekanan } from '@eproc/database/factories/dosir'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { message } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { row, rows } from '../../lib/query.ts'
import { BAGIAN_LIST, formIjin, formPemilik, kirim } from './bantu.ts'

const idsOf = async (table: string, rekananId: number): Promise<number[]> =>
  (
    await rows<{ id: number }>(`select id from ${table} where rekanan_id = ? order by id`, [
      rekananId,
    ])
  ).map((r) => r.id)

test.group('What an active status rests on', (group) => {
  group.each.setup(cleanSlate)

  test('the last records of every section stay while the vendor is active', async ({
    assert,
    client,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'A' })
    for (const { tabel, hapus } of Object.values(BAGIAN_LIST)) {
      const sebelum = await idsOf(tabel, rekanan.id)
      for (const id of sebelum) {
        const jawab = await client.delete(hapus(id)).bearerToken(token)
        assert.equal(jawab.status(), 409, tabel)
        assert.include(message(jawab), 'Status Aktif Anda bergantung pada')
      }
      assert.deepEqual(await idsOf(tabel, rekanan.id), sebelum)
    }
    const { status_pemilik: status } = await row<{ status_pemilik: string }>(
      'select status_pemilik from rekanan where id = ?',
      [rekanan.id]
    )
    assert.equal(status, 'A')
  })

  test('what has its replacement may go, and the section waits', async ({ assert, client }) => {
    const { rekanan, token } = await createRekanan({ status: 'A' })
    const [lama] = await idsOf('pemilik', rekanan.id)
    await rows('update pemilik set saham = 50 where id = ?', [lama])
    const { isian, berkas } = formPemilik({ vendorId: rekanan.id })
    const baru = await kirim(client, 'post', BAGIAN_LIST.pemilik.tambah, token, isian, berkas)
    baru.assertStatus(200)
    const jawab = await client.delete(BAGIAN_LIST.pemilik.hapus(lama!)).bearerToken(token)
    jawab.assertStatus(200)
    assert.equal(jawab.body().data.statusPemilik, 'V')
  })

  test('a licence of another kind replaces none; it cannot become one either', async ({
    assert,
    client,
  }) => {
    const { rekanan, token } = await createRekanan({
      status: 'A',
      ijin: [
        { jenis: 'NIB', nomor: '9120001234567', kualifikasi: 'Kecil', kbli: ['41011'] },
        { jenis: 'SIUP', nomor: 'SIUP-1', kbli: ['41011'] },
        { jenis: 'LAINNYA', nomor: 'LAIN-1' },
      ],
    })
    const [nib, siup, lainnya] = await idsOf('ijin_usaha', rekanan.id)
    const hapus = (id: number) => client.delete(BAGIAN_LIST.ijin.hapus(id)).bearerToken(token)
    for (const [id, jenis] of [
      [nib!, 'NIB'],
      [siup!, 'SIUP'],
    ] as const) {
      const jawab = await hapus(id)
      assert.deepEqual([jawab.status(), message(jawab)], [409, dosirPesan.tolak.tumpuanIjin(jenis)])
    }
    const { isian } = await formIjin({ jenis: 'LAINNYA', kbli: null, kualifikasi: null })
    const jadi = await kirim(client, 'put', BAGIAN_LIST.ijin.satu(nib!), token, isian)
    jadi.assertStatus(400)
    assert.equal(jadi.body().errors[0].field, 'jenis')
    ;(await hapus(lainnya!)).assertStatus(200)
  })

  test('who is not active yet may remove anything; so may an exempted firm its experience', async ({
    client,
  }) => {
    const habis = async (c: ApiClient, id: number, token: string) => {
      for (const satu of await idsOf('pengalaman', id)) {
        ;(await c.delete(BAGIAN_LIST.pengalaman.hapus(satu)).bearerToken(token)).assertStatus(200)
      }
    }
    const baru = await createRekanan({ status: 'V' })
    await habis(client, baru.rekanan.id, baru.token)
    const muda = await createRekanan({ status: 'A' })
    await rows('update rekanan set bebas_pengalaman = true where id = ?', [muda.rekanan.id])
    await habis(client, muda.rekanan.id, muda.token)
  })
})
