/**
 * /rest/<name> of a plain master table, for the back office: list, one, add, change, delete, each with its right and
 * its documentation. `masterContract` adds the specification's calls; a table with deeds of its own has a controller
 * instead (see divisi).
 */
import router from '@adonisjs/core/services/router'
import {
  MasterResourceController,
  type MasterResource,
} from '#app/master/master_resource_controller'
import { versionQuery } from '#core/http/input/version'
import { middleware } from '#start/kernel'

export function masterResource<Input extends object>(
  resource: MasterResource<Input>
): MasterResourceController<Input> {
  const { name, title, validator, answer } = resource
  const calls = new MasterResourceController(resource)
  const path = `/rest/${name}`
  const group = 'Data master'
  const id = router.matchers.number()
  const input = { group, body: validator, answer }

  router
    .get(path, (ctx) => calls.index(ctx))
    .as(`master.rest.${name}.daftar`)
    .use(middleware.izin('master.baca'))
    .dok({
      summary: `Daftar ${title}`,
      group,
      query: calls.query,
      answer: `${answer}[]`,
    })
  router
    .post(path, (ctx) => calls.store(ctx))
    .as(`master.rest.${name}.tambah`)
    .use(middleware.izin('master.kelola'))
    .dok({ summary: `Tambah ${title}`, ...input })
  router
    .get(`${path}/:id`, (ctx) => calls.show(ctx))
    .where('id', id)
    .as(`master.rest.${name}.satu`)
    .use(middleware.izin('master.baca'))
    .dok({ summary: `Satu ${title}`, group, answer })
  router
    .put(`${path}/:id`, (ctx) => calls.update(ctx))
    .where('id', id)
    .as(`master.rest.${name}.ubah`)
    .use(middleware.izin('master.kelola'))
    .dok({ summary: `Ubah ${title}`, ...input, errors: [409, 428] })
  router
    .delete(`${path}/:id`, (ctx) => calls.destroy(ctx))
    .where('id', id)
    .as(`master.rest.${name}.hapus`)
    .use(middleware.izin('master.kelola'))
    .dok({
      summary: `Hapus ${title} yang tidak dipakai`,
      group,
      query: versionQuery,
      answer,
      errors: [409, 428],
    })
  return calls
}
