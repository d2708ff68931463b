/** quality §2.1: another vendor's object and one that does not exist look the same; the own one opens. */
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { createRekanan } from '@eproc/database/factories/dosir'
import { emptyDatabase } from '../../lib/database.ts'

const TIDAK_ADA = 2_000_000_000

/** Tables of the records that a route's `:id` names. */
const TABEL: Readonly<Record<string, string>> = {
  '/vendor/ijinusaha/:id': 'ijin_usaha',
  '/vendor/pemilik/:id': 'pemilik',
  '/vendor/pengurus/:id': 'pengurus',
  '/vendor/registrasi/pengurus/:id': 'pengurus',
  '/vendor/pengalaman/:id': 'pengalaman',
  '/vendor/register3/pengalaman/:id': 'pengalaman',
  '/vendor/pajak/:id': 'pajak',
}

const rute = () =>
  Object.values(router.toJSON())
    .flat()
    .flatMap((r) =>
      r.methods
        .filter((m) => m !== 'HEAD' || !r.methods.includes('GET'))
        .map((metode) => ({ metode, pola: r.pattern }))
    )

test.group('One’s own, another’s, none', (group) => {
  group.setup(() => emptyDatabase())

  test('the dosir of another rekanan cannot be told from one that does not exist', async ({
    assert,
    client,
  }) => {
    const saya = await createRekanan({ status: 'A' })
    const lain = await createRekanan({ status: 'A' })
    const baca = rute().filter(
      (r) =>
        r.metode === 'GET' &&
        /^\/vendor\/.*:vendorId$/.test(r.pola) &&
        !/remark|verifik|create-/.test(r.pola)
    )
    assert.isAbove(baca.length, 8)
    for (const { pola } of baca) {
      const minta = async (id: number) => {
        const jawab = await client
          .get(pola.replace(':vendorId', String(id)))
          .bearerToken(saya.token)
          .accept('json')
        return { status: jawab.status(), isi: jawab.body() }
      }
      const orangLain = await minta(lain.rekanan.id)
      assert.equal(orangLain.status, 404, pola)
      assert.deepEqual(orangLain, await minta(TIDAK_ADA), pola)
      if (!pola.includes('/person/')) assert.equal((await minta(saya.rekanan.id)).status, 200, pola)
    }
  })

  test('changing or deleting a record of another rekanan is like one that does not exist', async ({
    assert,
    client,
  }) => {
    const saya = await createRekanan({ status: 'A' })
    const lain = await createRekanan({ status: 'A' })
    const ubah = rute().filter(
      (r) => (r.metode === 'PUT' || r.metode === 'DELETE') && TABEL[r.pola]
    )
    assert.isAbove(ubah.length, 8)
    for (const { metode, pola } of ubah) {
      const { rows } = (await db.rawQuery(
        `select id, versi from ${TABEL[pola]} where rekanan_id = ? order by id limit 1`,
        [lain.rekanan.id]
      )) as { rows: { id: number; versi: number }[] }
      const { id, versi } = rows[0]!
      const minta = async (ke: number) => {
        const jawab = await client
          .request(pola.replace(':id', String(ke)), metode)
          .bearerToken(saya.token)
          .accept('json')
          .json({})
        return { status: jawab.status(), isi: jawab.body() }
      }
      assert.deepEqual(await minta(id), await minta(TIDAK_ADA), `${metode} ${pola}`)
      const sesudah = (await db.rawQuery(`select versi from ${TABEL[pola]} where id = ?`, [
        id,
      ])) as {
        rows: { versi: number }[]
      }
      assert.equal(sesudah.rows[0]?.versi, versi, `${metode} ${pola}`)
    }
  })
})
