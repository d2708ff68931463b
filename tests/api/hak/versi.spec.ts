/** A write under /rest names the version that it is based on: nobody replaces or deletes what they have not read. */
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { createBerita } from '@eproc/database/factories/berita'
import { createPaket } from '@eproc/database/factories/paket'
import { inti } from '@eproc/i18n/id/core'
import { message } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { tokenFor } from '../../lib/people.ts'
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
      assert.equal(message(answer), inti.versiUsang)
    }
  })
})
