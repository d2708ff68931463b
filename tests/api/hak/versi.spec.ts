/** A write under /rest names the version that it is based on: nobody replaces or deletes what they have not read. */
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import type Pengguna from '@eproc/backend/app/akun/pengguna'
import { lastChange } from '@eproc/backend/app/core/journal/last_change'
import Rekanan from '@eproc/backend/app/dosir/rekanan'
import { createBerita } from '@eproc/database/factories/berita'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import type { Change } from '@eproc/domain/common/change'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { inti } from '@eproc/i18n/id/core'
import { body, message } from '../../lib/answers.ts'
import { cleanSlate, clockNow } from '../../lib/dates.ts'
import { person, tokenFor } from '../../lib/people.ts'
import { row } from '../../lib/query.ts'
import { toDelete, versionedTable, versionOf, type Versioned } from '../../lib/version.ts'
import { draf } from '../panitia/bantu.ts'

interface Write {
  method: 'PUT' | 'DELETE'
  resource: Versioned
}

/** Every route under /rest that replaces or deletes a record. None is exempt: each of their tables has a version. */
const writes = (): Write[] =>
  Object.values(router.toJSON())
    .flat()
    .flatMap(({ methods, pattern }) => {
      const resource = /^\/rest\/([^/]+)\/:id$/.exec(pattern)?.[1] as Versioned | undefined
      const method = methods.find((m) => m === 'PUT' || m === 'DELETE')
      return resource && method ? [{ method, resource }] : []
    })

const PLAN: readonly Versioned[] = ['program', 'kegiatan', 'paket', 'tender-draf']
/** Refused before the version is asked: they belong to their author, or to a state. */
const STATE_FIRST: readonly Versioned[] = ['paket', 'tender-draf', 'kegiatan']

test.group('Versions under /rest', (group) => {
  group.each.setup(cleanSlate)

  const writers = async () => {
    const admin = await tokenFor({ peran: 'adminit' })
    const ulp = await tokenFor({ peran: 'operatorULP' })
    return (resource: Versioned) => (PLAN.includes(resource) ? ulp : admin)
  }
  const firstOf = async (resource: Versioned) =>
    (await row<{ id: number | null }>(`select min(id) as id from ${versionedTable(resource)}`)).id

  test('without it every write answers 428 and changes nothing', async ({ client, assert }) => {
    await draf(client)
    await createBerita()
    const tokenOf = await writers()
    const all = writes()
    assert.isAbove(all.length, 20)
    for (const { method, resource } of all) {
      const id = await firstOf(resource)
      if (id === null) assert.include(['libur'], resource, 'a record to try it with')
      const before = await versionOf(resource, id ?? 1)
      const call = client.request(`/rest/${resource}/${id ?? 1}`, method)
      call.bearerToken(tokenOf(resource))
      const answer = await (method === 'PUT' ? call.json({}) : call)
      assert.equal(answer.status(), 428, `${method} /rest/${resource}`)
      assert.equal(message(answer), inti.versiTanpa)
      assert.equal(await versionOf(resource, id ?? 1), before)
    }
  })

  test('a record that changed since is not deleted', async ({ client, assert }) => {
    await createPaket()
    await createBerita()
    const tokenOf = await writers()
    for (const { method, resource } of writes()) {
      const id = method === 'DELETE' && !STATE_FIRST.includes(resource) && (await firstOf(resource))
      if (!id) continue
      const read = await toDelete(resource, id)
      await row(
        `update ${versionedTable(resource)} set versi = versi + 1 where id = ? returning id`,
        [id]
      )
      const answer = await client.delete(read).bearerToken(tokenOf(resource))
      assert.equal(answer.status(), 409, resource)
      assert.match(message(answer), /^Data ini baru saja diubah oleh /)
    }
  })

  test('the refusal says who saved first, when, and which fields', async ({ client, assert }) => {
    const other = await person({ peran: 'adminit', nama: 'Rina Wati' })
    const token = await tokenFor({ peran: 'superAdmin' })
    const { id } = await row<{ id: number }>(
      `insert into coa (kode, nama) values ('5.9.9', 'Semula') returning id`
    )
    const save = (by: string, nama: string, versi: number) =>
      client.put(`/rest/coa/${id}`).bearerToken(by).json({ kode: '5.9.9', nama, versi })
    const before = clockNow().toMillis()
    ;(await save(other.token, 'Milik Rina', 1)).assertStatus(200)
    const late = await save(token, 'Terlambat', 1)
    late.assertStatus(409)
    const change = body<Change>(late)
    assert.equal(change.diubahOleh, 'Rina Wati (Administrator IT)')
    assert.deepEqual(change.diubah, ['nama'])
    assert.isAtLeast(Date.parse(change.diubahPada), before - 1000)
    const when = tanggalWaktu(change.diubahPada)
    assert.equal(message(late), inti.versiUsangOleh(change.diubahOleh, when))
    // One's own other tab is told as such.
    const own = body<Change>(await save(other.token, 'Tab kedua', 1))
    assert.equal(own.diubahOleh, inti.diubahOleh.sendiri)
  })

  test('a vendor is not told who of the staff it was', async ({ client, assert }) => {
    const { rekanan, pengguna } = await createRekanan({ status: 'V' })
    const staff = await person({ peran: 'operatorULP', nama: 'Rina Wati' })
    const approve = client.post('/vendor/perusahaan/status').bearerToken(staff.token)
    const decision = { jenisStatus: 'Pajak', vendorId: rekanan.id, val: 'A' }
    ;(await approve.json(decision)).assertStatus(200)
    const record = (await Rekanan.findOrFail(rekanan.id)).changedRecord()
    const told = async ({ id, nama, peran }: Pengguna) =>
      (await lastChange(record, { id, nama, peran, ip: null }))?.diubahOleh
    assert.equal(await told(pengguna), inti.diubahOleh.petugas)
    const colleague = await createPengguna({ peran: 'manajerULP' })
    assert.equal(await told(colleague), 'Rina Wati (Admin ULP)')
    assert.equal(await told(staff.pengguna), inti.diubahOleh.sendiri)
  })
})
