import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { lingkupHak } from '@eproc/domain/common/rights'
import { tidakDitemukan } from '#core/http/errors'
import { kirimData, kirimRest } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'
import type { Pelaku } from '#core/auth/actor'
import { letakKepala } from '#core/journal/sealer'
import { daftarAudit, kepalaJurnal, satuAudit } from '#app/master/audit/audit_query'
import { auditRestQuery } from '#app/master/audit/audit_validator'

/** Package roles hold the right for their packages only; without a package they see no rows. */
const bacaSemua = (pelaku: Pelaku): boolean => lingkupHak(pelaku, 'audit.baca').includes('semua')

export default class AuditController {
  async index(ctx: HttpContext) {
    const kueri = await readRest(ctx, auditRestQuery)
    if (!bacaSemua(ctx.pelaku)) return kirimRest(ctx, 'audit', [], kueri.awal, 0)
    const naik = kueri.urut !== null && !kueri.urut.turun
    const { baris, total } = await daftarAudit(kueri.saring, { ...kueri, naik }, kueri.ids)
    kirimRest(ctx, 'audit', baris, kueri.awal, total)
  }

  async show(ctx: HttpContext) {
    const id = idJalur(ctx)
    if (!id || !bacaSemua(ctx.pelaku)) throw tidakDitemukan()
    ctx.response.send(await satuAudit(id))
  }

  /** GET /api/audit/kepala */
  async kepala(ctx: HttpContext) {
    kirimData(ctx, await kepalaJurnal())
  }

  /** GET /api/audit/kepala/berkas: every head of this machine, one JSON line each. */
  async berkasKepala(ctx: HttpContext) {
    const ada = await stat(letakKepala()).catch(() => null)
    if (!ada) throw tidakDitemukan()
    ctx.response.header('Content-Type', 'application/x-ndjson')
    ctx.response.header('Content-Disposition', 'attachment; filename="kepala-jurnal.jsonl"')
    ctx.response.header('Cache-Control', 'no-store')
    // Up to the size of now: the sealer appends while the answer is under way.
    ctx.response.header('Content-Length', ada.size)
    ctx.response.stream(createReadStream(letakKepala(), { end: Math.max(0, ada.size - 1) }))
  }
}
