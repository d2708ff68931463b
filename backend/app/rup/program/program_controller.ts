import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { pelakuRencana } from '#app/rup/pelaku_rencana_query'
import { listProgram, satuProgram } from '#app/rup/program/program_query'
import { hapusProgram, tambahProgram, ubahProgram } from '#app/rup/program/simpan_program'
import { programRestQuery, programValidator } from '#app/rup/rup_validator'
import { transaction } from '#core/database/transaction'
import { sendRest } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { versionRead, versionToDelete } from '#core/http/input/version'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** /rest/program */
export default class ProgramController {
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, programRestQuery)
    const pelaku = await pelakuRencana(ctx.pelaku)
    const saring = { ...query.saring, ids: query.ids }
    const { baris, total } = await listProgram(pelaku, query, saring)
    sendRest(ctx, 'program', baris, query.awal, total)
  }

  async show(ctx: HttpContext) {
    return this.#program(ctx, idOfPath(ctx))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(programValidator)
    return this.#program(ctx, await transaction((trx) => tambahProgram(trx, ctx.pelaku, input)))
  }

  async update(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(programValidator)), id: idOfPath(ctx) }
    versionRead(ctx, input.versi)
    return this.#program(ctx, await transaction((trx) => ubahProgram(trx, ctx.pelaku, input)))
  }

  async destroy(ctx: HttpContext) {
    const versi = await versionToDelete(ctx)
    const program = await this.#program(ctx, idOfPath(ctx))
    await transaction((trx) => hapusProgram(trx, ctx.pelaku, { id: program.id, versi }))
    return program
  }

  /** The program as the caller sees it; 404 outside of the caller's scope. */
  async #program(ctx: HttpContext, id: number | null) {
    const program = await satuProgram(db, await pelakuRencana(ctx.pelaku), id)
    if (!program) throw notFound()
    return program
  }
}
