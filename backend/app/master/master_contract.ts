/**
 * The contract calls of a plain master table, /userman/<name> (S2 §7): what /rest/<name> does, in the specifications'
 * envelopes and with their messages.
 */
import router from '@adonisjs/core/services/router'
import { master as teks } from '@eproc/i18n/id/master'
import type { MasterResourceController } from '#app/master/master_resource_controller'
import { masterPage } from '#app/master/page_query'
import { sendData, sendList, sendMessage } from '#core/http/answers'
import { pageQuery, readPage } from '#core/http/query/query_string'
import { middleware } from '#start/kernel'

export function masterContract<Input extends object>(calls: MasterResourceController<Input>): void {
  const { name, title, list, validator, answer } = calls.resource
  const path = `/userman/${name}`
  const group = 'Data master'
  const id = router.matchers.number()
  const input = { group, body: validator, answer }
  const query = pageQuery({ sort: list.sort })

  router
    .get(path, async (ctx) => {
      const { baris, total } = await masterPage<object, string>(list, await readPage(ctx, query))
      sendList(ctx, baris, total)
    })
    .as(`master.${name}.daftar`)
    .use(middleware.izin('master.baca'))
    .dok({ summary: `Daftar ${title}`, group, query, answer: `${answer}[]` })
  router
    .post(path, async (ctx) => sendData(ctx, await calls.store(ctx), teks.pesan.tambah(title)))
    .as(`master.${name}.tambah`)
    .use(middleware.izin('master.kelola'))
    .dok({ summary: `Tambah ${title}`, ...input })
  router
    .put(`${path}/:id`, async (ctx) =>
      sendData(ctx, await calls.update(ctx), teks.pesan.perbarui(title))
    )
    .where('id', id)
    .as(`master.${name}.ubah`)
    .use(middleware.izin('master.kelola'))
    .dok({ summary: `Ubah ${title}`, ...input, errors: [409] })
  router
    .delete(`${path}/:id`, async (ctx) => {
      await calls.destroy(ctx)
      sendMessage(ctx, teks.pesan.hapus(title))
    })
    .where('id', id)
    .as(`master.${name}.hapus`)
    .use(middleware.izin('master.kelola'))
    .dok({ summary: `Hapus ${title} yang tidak dipakai`, group, errors: [409] })
}
