/** `/rest/berita-informasi` for the back office, over the same code as the contract calls. */
import type { HttpContext } from '@adonisjs/core/http'
import type { TipeBerita } from '@eproc/domain/common/choices'
import { simpanDari } from '#app/berita/berita_controller'
import { listBerita, satuBerita } from '#app/berita/berita_query'
import { bentukBerita } from '#app/berita/berita_transformer'
import { beritaRestQuery } from '#app/berita/berita_validator'
import { hapusBerita } from '#app/berita/simpan_berita'
import { versionToDelete } from '#core/http/input/version'
import { transaction } from '#core/database/transaction'
import { notFound } from '#core/http/errors'
import { sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

function idWajib(ctx: HttpContext): number {
  const id = idOfPath(ctx)
  if (id === null) throw notFound()
  return id
}

export default class BeritaRestController {
  async index(ctx: HttpContext) {
    const { saring, ids, ...halaman } = await readRest(ctx, beritaRestQuery)
    const { rows, total } = await listBerita(halaman, {
      tipe: saring.type as TipeBerita | undefined,
      ids,
    })
    sendRest(ctx, 'berita-informasi', rows.map(bentukBerita), halaman.awal, total)
  }

  async show(ctx: HttpContext) {
    const b = await satuBerita(idWajib(ctx))
    if (!b) throw notFound()
    return bentukBerita(b)
  }

  async store(ctx: HttpContext) {
    return simpanDari(ctx, null)
  }

  async update(ctx: HttpContext) {
    return simpanDari(ctx, idWajib(ctx))
  }

  async destroy(ctx: HttpContext) {
    const id = idWajib(ctx)
    const versi = await versionToDelete(ctx)
    await transaction((trx) => hapusBerita(trx, ctx.pelaku, { id, versi }))
    return { id }
  }
}
