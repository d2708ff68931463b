import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { begun, storageFailure } from '#core/files/disk'
import { notFound } from '#core/http/errors'
import { sendData, sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'
import { headPath } from '#core/journal/heads'
import { listAudit, journalHead, satuAudit } from '#app/master/audit/audit_query'
import { auditRestQuery } from '#app/master/audit/audit_validator'

export default class AuditController {
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, auditRestQuery)
    const naik = query.urut !== null && !query.urut.turun
    const { baris, total } = await listAudit(
      ctx.pelaku,
      query.cari === null ? query.saring : { ...query.saring, q: query.cari },
      { ...query, naik },
      query.ids
    )
    sendRest(ctx, 'audit', baris, query.awal, total)
  }

  async show(ctx: HttpContext) {
    const id = idOfPath(ctx)
    if (!id) throw notFound()
    ctx.response.send(await satuAudit(ctx.pelaku, id))
  }

  /** GET /api/audit/kepala */
  async kepala(ctx: HttpContext) {
    sendData(ctx, await journalHead())
  }

  /** GET /api/audit/kepala/berkas: every head of this machine, one JSON line each. */
  async berkasKepala(ctx: HttpContext) {
    const failed = (error: unknown) => {
      throw storageFailure(error) ?? notFound()
    }
    const { size } = await stat(headPath()).catch(failed)
    // Up to the size of now: the sealer appends while the answer is under way.
    const source = createReadStream(headPath(), { end: Math.max(0, size - 1) })
    const content = await begun(source).catch(failed)
    ctx.response.header('Content-Type', 'application/x-ndjson')
    ctx.response.header('Content-Disposition', 'attachment; filename="kepala-jurnal.jsonl"')
    ctx.response.header('Cache-Control', 'no-store')
    ctx.response.header('Content-Length', size)
    ctx.response.stream(content)
  }
}
