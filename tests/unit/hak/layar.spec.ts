/**
 * Menu, page, react-admin's canAccess and the server's routes agree, for every role: what the screens offer is held
 * against the table of routes that is written by hand (tests/api/hak/rute.ts), against which the server is tested.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { mayDo } from '@eproc/backoffice/src/providers/resource_rights.ts'
import { restName } from '@eproc/backoffice/src/providers/rest_names.ts'
import { menuUntuk } from '@eproc/domain/common/menu'
import { PERAN, type Peran } from '@eproc/domain/common/roles'
import { bolehBuka, cocokkanHalaman } from '@eproc/domain/pages/pages'
import { MATRIKS, type Prinsipal } from '../../api/hak/rute.ts'

const APP = join(import.meta.dirname, '../../../backoffice/src/App.tsx')
const RESOURCES = [...readFileSync(APP, 'utf8').matchAll(/<Resource name="([^"]+)"/g)].map(
  ([, name]) => name!
)
const WHO = new Map<Prinsipal, { peran: Peran; unlada: boolean }>([
  ...PERAN.map((peran) => [peran, { peran, unlada: false }] as const),
  ['unlada', { peran: 'operator', unlada: true }],
])
const ROUTES = new Map(MATRIKS.flatMap(({ siapa, rute }) => rute.map((r) => [r, siapa] as const)))

/** The call that an action of a resource ends in. */
const callOf = (resource: string, action: string): string => {
  const path = `/rest/${restName(resource)}`
  return {
    list: `GET ${path}`,
    show: `GET ${path}/:id`,
    create: `POST ${path}`,
    edit: `PUT ${path}/:id`,
    delete: `DELETE ${path}/:id`,
  }[action]!
}

/** Written by calls of their own, not by /rest (a vendor's policy has one row a kind and no list). */
const OWN_CALLS = new Set(['admin/kebijakan-vendor list'])

test.group('What the screens offer', () => {
  test('is what the server allows, by resource, action and role', ({ assert }) => {
    const wrong: string[] = []
    for (const resource of RESOURCES) {
      for (const action of ['list', 'create', 'edit', 'delete']) {
        const route = callOf(resource, action)
        const served = ROUTES.get(route)
        for (const [name, who] of WHO) {
          const offered = mayDo(who, { resource, action })
          const allowed = served?.includes(name) ?? false
          const told = `${name}: ${action} ${resource}`
          if (offered && !allowed && !OWN_CALLS.has(`${resource} ${action}`)) {
            wrong.push(`${told} is offered, the server refuses ${route}`)
          }
          // Lists are also read by forms of other screens; a deed that nobody is offered would be a gap.
          if (allowed && !offered && action !== 'list')
            wrong.push(`${told} is allowed, not offered`)
        }
      }
    }
    assert.deepEqual(wrong, [])
  })

  test('by the menu opens a page, and the page what it lists', ({ assert }) => {
    const wrong: string[] = []
    for (const [name, who] of WHO) {
      for (const { path, hak } of menuUntuk(who)) {
        const page = cocokkanHalaman(path)?.halaman
        const open = page !== undefined && bolehBuka(page, who)
        // An entry with a right is hidden from those without it.
        if (hak === undefined && !open) wrong.push(`${name}: ${path} does not open`)
        const resource = RESOURCES.find((one) => path === `/${one}`)
        if (!open || !resource) continue
        if (!mayDo(who, { resource, action: 'list' })) wrong.push(`${name}: ${path} lists nothing`)
      }
    }
    assert.deepEqual(wrong, [])
  })
})
