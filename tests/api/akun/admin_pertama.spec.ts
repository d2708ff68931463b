import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { adminPertama } from '@eproc/backend/app/akun/admin_pertama'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { cleanSlate } from '../../lib/dates.ts'
import { journal } from '../../lib/journal.ts'
import { rows } from '../../lib/query.ts'

const DATA = { login: 'kepala', email: 'kepala@uji.example', nama: 'Kepala Sistem' }

const make = (data = DATA) => db.transaction((trx) => adminPertama(trx, data))
const admins = () =>
  rows<{ id: number; login: string; email: string; jabatan: string; sandi_hash: string | null }>(
    `select id, login, email, jabatan, sandi_hash from pengguna where peran = 'superAdmin' order by id`
  )

test.group('The first administrator', (group) => {
  group.each.setup(cleanSlate)

  test('is made without a password and gets a link to choose one', async ({ client, assert }) => {
    const code = await make()
    const [admin] = await admins()
    assert.containsSubset(admin!, {
      login: DATA.login,
      email: DATA.email,
      jabatan: 'Administrator',
      sandi_hash: null,
    })
    const [row] = await journal({ objek: 'pengguna', id: admin!.id })
    assert.containsSubset(row!, { aksi: 'pengguna.adminPertama', peran: 'sistem' })
    assert.deepEqual(row!.rincian as object, DATA)
    ;(await client.get(`/api/userman/forget/${code}`)).assertStatus(200)
  })

  test('one that never chose a password is mended, whatever the case of its User ID', async ({
    assert,
  }) => {
    await make()
    await make({ ...DATA, login: 'KEPALA', email: 'baru@uji.example' })
    const all = await admins()
    assert.lengthOf(all, 1)
    assert.containsSubset(all[0]!, { login: 'kepala', email: 'baru@uji.example' })
  })

  test('none is made beside an active one, nor out of another account', async ({ assert }) => {
    const { login } = await createPengguna({ peran: 'operator' })
    await assert.rejects(() => make({ ...DATA, login }), /sudah dipakai/)
    await createPengguna({ peran: 'superAdmin' })
    await assert.rejects(() => make(), /sudah ada/)
  })
})
