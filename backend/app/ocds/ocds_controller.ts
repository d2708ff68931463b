/** Open data of procurement in OCDS 1.1 (https://standard.open-contracting.org): release packages. */
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { keIso } from '@eproc/domain/common/format'
import { OCDS } from '@eproc/domain/common/feed'
import { rilisQuery } from '#app/ocds/ocds_validator'
import { halamanRilis, rilisProses, type RilisRow } from '#app/ocds/rilis_query'
import { clockNow } from '#core/clock/clock'
import { textParameter } from '#core/database/parameter'
import { notFound } from '#core/http/errors'
import { limitOpenData, unchanged } from '#core/http/open_data'
import { readQuery } from '#core/http/query_string'
import { alamat } from '#core/mail/letter_template'

const PER_PAGE = 100
type Links = Partial<Record<'next' | 'prev', string>>

export default class OcdsController {
  /** The newest releases first, a hundred a page. */
  async index(ctx: HttpContext) {
    await limitOpenData(ctx)
    const { page = 1, tahun, sejak } = await readQuery(ctx, rilisQuery)
    const saring = { ...(tahun ? { tahun } : {}), ...(sejak ? { sejak } : {}) }
    const rows = await halamanRilis(saring, { awal: (page - 1) * PER_PAGE, jumlah: PER_PAGE })
    if (rows.length === 0 && page > 1) throw notFound()
    const link = (to: number) => {
      const asked = { ...(ctx.request.qs() as Record<string, string>), page: String(to) }
      return alamat(`${OCDS}?${new URLSearchParams(asked)}`)
    }
    await send(ctx, rows.slice(0, PER_PAGE), {
      ...(rows.length > PER_PAGE ? { next: link(page + 1) } : {}),
      ...(page > 1 ? { prev: link(page - 1) } : {}),
    })
  }

  /** Everything that was published of one contracting process. */
  async show(ctx: HttpContext) {
    await limitOpenData(ctx)
    const rows = await rilisProses(String(ctx.params.ocid).replace(/\.json$/, ''))
    if (rows.length === 0) throw notFound()
    await send(ctx, rows)
  }
}

/** A release package; nothing of it changes without a release, so the newest one's time is its own. */
async function send(ctx: HttpContext, rows: readonly RilisRow[], links: Links = {}): Promise<void> {
  const newest = rows.reduce<Date | null>(
    (d, r) => (d && d > r.dibuatPada ? d : r.dibuatPada),
    null
  )
  const name = await textParameter('NAMA_PERUSAHAAN')
  const version = [name, JSON.stringify(links), ...rows.map((r) => r.sha256)].join(' ')
  if (unchanged(ctx, version, newest && DateTime.fromJSDate(newest))) return
  const head = JSON.stringify({
    uri: alamat(ctx.request.url(true)),
    version: '1.1',
    publishedDate: keIso(newest ?? clockNow().toJSDate()),
    publisher: { name, uri: alamat('/') },
    ...(Object.keys(links).length > 0 ? { links } : {}),
  })
  ctx.response.header('Content-Type', 'application/json; charset=utf-8')
  ctx.response.send(`${head.slice(0, -1)},"releases":[${rows.map((r) => r.isi).join(',')}]}`)
}
