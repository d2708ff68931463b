/**
 * /rest/<name> of a plain master table, for the back office: list, one, add, change, delete, each with its right and
 * its documentation. A table with deeds of its own has a controller instead (see coa, divisi).
 */
import router from '@adonisjs/core/services/router'
import {
  MasterResourceController,
  type MasterResource,
} from '#app/master/master_resource_controller'
import { middleware } from '#start/kernel'

export function masterResource<Input extends object>(resource: MasterResource<Input>): void {
  const { name, title, validator, answer } = resource
  const calls = new MasterResourceController(resource)
  const path = `/rest/${name}`
  const kelompok = 'Data master'
  const id = router.matchers.number()
  const input = { kelompok, badan: validator, jawaban: answer }

  router
    .get(path, (ctx) => calls.index(ctx))
    .as(`master.rest.${name}.daftar`)
    .use(middleware.izin('master.baca'))
    .dok({
      ringkas: `Daftar ${title}`,
      kelompok,
      kueri: ['range', 'sort', 'filter'],
      jawaban: `${answer}[]`,
    })
  router
    .post(path, (ctx) => calls.store(ctx))
    .as(`master.rest.${name}.tambah`)
    .use(middleware.izin('master.kelola'))
    .dok({ ringkas: `Tambah ${title}`, ...input })
  router
    .get(`${path}/:id`, (ctx) => calls.show(ctx))
    .where('id', id)
    .as(`master.rest.${name}.satu`)
    .use(middleware.izin('master.baca'))
    .dok({ ringkas: `Satu ${title}`, kelompok, jawaban: answer })
  router
    .put(`${path}/:id`, (ctx) => calls.update(ctx))
    .where('id', id)
    .as(`master.rest.${name}.ubah`)
    .use(middleware.izin('master.kelola'))
    .dok({ ringkas: `Ubah ${title}`, ...input, galat: [409] })
  router
    .delete(`${path}/:id`, (ctx) => calls.destroy(ctx))
    .where('id', id)
    .as(`master.rest.${name}.hapus`)
    .use(middleware.izin('master.kelola'))
    .dok({ ringkas: `Hapus ${title} yang tidak dipakai`, kelompok, jawaban: answer, galat: [409] })
}
