import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Finding } from '@eproc/domain/common/checker'
import { masterPage, masterRow, type MasterList } from '#app/master/page_query'
import type { Actor } from '#core/auth/actor'
import { foundLocked } from '#core/database/found'
import type { JournaledModel } from '#core/database/journaled_model'
import { transaction } from '#core/database/transaction'
import { sendRest } from '#core/http/answers'
import { enforce } from '#core/http/input/input'
import { versionRead, versionToDelete } from '#core/http/input/version'
import { text } from '#core/http/query/query_fields'
import { idOfPath } from '#core/http/query/query_string'
import { readRest, restQuery } from '#core/http/query/rest_query'
import type { RouteDocs } from '#core/http/route_docs'
import { tableDeed } from '#core/journal/journal'

export interface MasterResource<Input> {
  /** last part of the address: `libur` */
  name: string
  /** in the documentation: 'hari libur' */
  title: string
  Model: typeof JournaledModel
  /** the deeds are named after its table: `libur.ubah` */
  list: MasterList<string>
  validator: NonNullable<RouteDocs['body']>
  /** the domain's rule function, which the form uses too */
  rules: (input: Input) => readonly Finding[]
  /** what is stored, once the rules have nothing to say */
  columns: (input: Input) => object
  /** what has to stand before the row may */
  prepare?: (trx: TransactionClientContract, input: Input) => Promise<void>
  /** name of the answer's type */
  answer: string
}

type Sent<Input> = Input & { versi?: number | null }

/** The five calls of a plain master table; every answer is the row as its list shows it. */
export class MasterResourceController<Input extends object> {
  /** What its list can be asked for. */
  readonly query

  constructor(readonly resource: MasterResource<Input>) {
    const { sort, filter = [] } = resource.list
    this.query = restQuery({ sort, filter: Object.fromEntries(filter.map((key) => [key, text()])) })
  }

  async index(ctx: HttpContext) {
    const { name, list } = this.resource
    const query = await readRest(ctx, this.query)
    const { baris, total } = await masterPage<object, string>(list, query)
    sendRest(ctx, name, baris, query.awal, total)
  }

  show(ctx: HttpContext) {
    return masterRow(this.resource.list, idOfPath(ctx))
  }

  async store(ctx: HttpContext) {
    const input = await this.#sent(ctx)
    const id = await transaction((trx) => this.#add(trx, ctx.pelaku, input))
    return masterRow(this.resource.list, id)
  }

  async update(ctx: HttpContext) {
    const input = await this.#sent(ctx)
    versionRead(ctx, input.versi)
    await transaction((trx) => this.#change(trx, ctx.pelaku, { ...input, id: idOfPath(ctx) }))
    return masterRow(this.resource.list, idOfPath(ctx))
  }

  async destroy(ctx: HttpContext) {
    const read = { id: idOfPath(ctx), versi: await versionToDelete(ctx) }
    const row = await masterRow(this.resource.list, read.id)
    await transaction((trx) => this.#remove(trx, ctx.pelaku, read))
    return row
  }

  async #sent({ request }: HttpContext): Promise<Sent<Input>> {
    const { validator } = this.resource
    return (await request.validateUsing(validator, { meta: undefined })) as Sent<Input>
  }

  async #add(trx: TransactionClientContract, actor: Actor, input: Input): Promise<number> {
    const { list, Model, rules, columns, prepare } = this.resource
    enforce(rules(input))
    await prepare?.(trx, input)
    const row = new Model().useTransaction(trx).merge(columns(input))
    await row.by(actor, tableDeed(list.table, 'tambah')).save()
    return row.$primaryKeyValue as number
  }

  async #change(
    trx: TransactionClientContract,
    actor: Actor,
    input: Sent<Input> & { id: number | null }
  ): Promise<void> {
    const { list, Model, rules, columns, prepare } = this.resource
    const row = (await foundLocked(Model, trx, input.id)).asRead(input.versi)
    enforce(rules(input))
    await prepare?.(trx, input)
    await row.merge(columns(input)).by(actor, tableDeed(list.table, 'ubah')).save()
  }

  async #remove(
    trx: TransactionClientContract,
    actor: Actor,
    { id, versi }: { id: number | null; versi: number | null | undefined }
  ): Promise<void> {
    const { list, Model } = this.resource
    const row = (await foundLocked(Model, trx, id)).asRead(versi)
    await row.by(actor, tableDeed(list.table, 'hapus')).delete()
  }
}
