/**
 * /rest/<name> of a plain master table, for the back office: list, one, add, change, delete, each with its right and
 * its documentation. A table with deeds of its own has a controller instead (see coa, divisi).
 */
import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { masterPage, masterRow, type MasterList } from '#app/master/page_query'
import type { Actor } from '#core/auth/actor'
import { foundLocked } from '#core/database/found'
import type { JournaledModel } from '#core/database/journaled_model'
import { transaction } from '#core/database/transaction'
import { kirimRest } from '#core/http/answers'
import type { GalatIsian } from '#core/http/errors'
import { tegakkan } from '#core/http/input'
import { bacaRest, idJalur } from '#core/http/query_string'
import type { DokRute } from '#core/http/route_docs'
import { middleware } from '#start/kernel'

export interface MasterResource<Input> {
  /** last part of the address, and of the names of deeds: `libur` */
  name: string
  /** in the documentation: 'hari libur' */
  title: string
  Model: typeof JournaledModel
  list: MasterList<string>
  validator: NonNullable<DokRute['badan']>
  /** the domain's rule function, which the form uses too */
  rules: (input: Input) => readonly GalatIsian[]
  /** what is stored, once the rules have nothing to say */
  columns: (input: Input) => object
  /** name of the answer's type */
  answer: string
}

type Sent<Input> = Input & { versi?: number | null }

export function masterResource<Input extends object>(resource: MasterResource<Input>): void {
  const { name, list, validator } = resource
  const sent = async ({ request }: HttpContext): Promise<Sent<Input>> =>
    (await request.validateUsing(validator, { meta: undefined })) as Sent<Input>

  route('get', '', resource, `Daftar ${resource.title}`, async (ctx) => {
    const query = bacaRest(ctx, { urut: list.sort, saring: list.filter ?? [] })
    const { baris, total } = await masterPage<object, string>(list, query)
    kirimRest(ctx, name, baris, query.awal, total)
  })
  route('get', '/:id', resource, `Satu ${resource.title}`, (ctx) => masterRow(list, idJalur(ctx)))
  route('post', '', resource, `Tambah ${resource.title}`, async (ctx) => {
    const input = await sent(ctx)
    return masterRow(list, await transaction((trx) => add(trx, ctx.pelaku, resource, input)))
  })
  route('put', '/:id', resource, `Ubah ${resource.title}`, async (ctx) => {
    const input = await sent(ctx)
    const id = idJalur(ctx)
    await transaction((trx) => change(trx, ctx.pelaku, resource, { id, input }))
    return masterRow(list, id)
  })
  route('delete', '/:id', resource, `Hapus ${resource.title}`, async (ctx) => {
    const row = await masterRow(list, idJalur(ctx))
    await transaction((trx) => remove(trx, ctx.pelaku, resource, idJalur(ctx)))
    return row
  })
}

function route<Input>(
  method: 'get' | 'post' | 'put' | 'delete',
  tail: '' | '/:id',
  { name, validator, answer }: MasterResource<Input>,
  ringkas: string,
  handler: (ctx: HttpContext) => Promise<unknown>
): void {
  const made = router[method](`/rest/${name}${tail}`, handler)
  if (tail) made.where('id', router.matchers.number())
  made
    .as(`master.rest.${name}.${method}${tail ? '.satu' : ''}`)
    .use(middleware.izin(method === 'get' ? 'master.baca' : 'master.kelola'))
    .dok({
      ringkas,
      kelompok: 'Data master',
      jawaban: method === 'get' && !tail ? `${answer}[]` : answer,
      ...(method === 'get' && !tail ? { kueri: ['range', 'sort', 'filter'] } : {}),
      ...(method === 'post' || method === 'put' ? { badan: validator } : {}),
      ...(method === 'put' || method === 'delete' ? { galat: [409] } : {}),
    })
}

async function add<Input>(
  trx: TransactionClientContract,
  actor: Actor,
  { name, Model, rules, columns }: MasterResource<Input>,
  input: Input
): Promise<number> {
  tegakkan(rules(input))
  const row = new Model().useTransaction(trx).merge(columns(input))
  await row.by(actor, `${name}.tambah`).save()
  return row.$primaryKeyValue as number
}

async function change<Input>(
  trx: TransactionClientContract,
  actor: Actor,
  { name, Model, rules, columns }: MasterResource<Input>,
  { id, input }: { id: number | null; input: Sent<Input> }
): Promise<void> {
  const row = (await foundLocked(Model, trx, id)).asRead(input.versi)
  tegakkan(rules(input))
  await row.merge(columns(input)).by(actor, `${name}.ubah`).save()
}

async function remove<Input>(
  trx: TransactionClientContract,
  actor: Actor,
  { name, Model }: MasterResource<Input>,
  id: number | null
): Promise<void> {
  const row = await foundLocked(Model, trx, id)
  await row.by(actor, `${name}.hapus`).delete()
}
