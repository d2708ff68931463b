/** Open data of procurement in OCDS 1.1 (https://standard.open-contracting.org): release and record packages. */
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { OCDS, OCDS_RECORDS } from '@eproc/domain/pages/feed'
import { keIso } from '@eproc/domain/common/format'
import { gabungRilis } from '@eproc/domain/ocds/gabung'
import type { Rilis } from '@eproc/domain/ocds/rilis'
import { rilisQuery } from '#app/ocds/ocds_validator'
import { halamanProses, halamanRilis, rilisProses, type RilisRow } from '#app/ocds/rilis_query'
import { LOG_RILIS } from '#app/ocds/rilis_ocds'
import { clockNow } from '#core/clock/clock'
import { textParameter } from '#core/database/parameter'
import { sendData } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { limitOpenData, unchanged } from '#core/http/open_data'
import { readQuery } from '#core/http/query/query_string'
import { buktiLog } from '#core/log/bukti_query'
import { alamat } from '#core/mail/letter_template'

const PER_PAGE = 100
const RECORDS_PER_PAGE = 50

export default class OcdsController {
  /** The newest releases first, a hundred a page. */
  async index(ctx: HttpContext) {
    await limitOpenData(ctx)
    const { page = 1, tahun, sejak } = await readQuery(ctx, rilisQuery)
    const rows = await halamanRilis(
      { tahun, sejak },
      { awal: (page - 1) * PER_PAGE, jumlah: PER_PAGE }
    )
    if (rows.length === 0 && page > 1) throw notFound()
    await send(
      ctx,
      rows.slice(0, PER_PAGE),
      pageLinks(ctx, OCDS, { page, more: rows.length > PER_PAGE })
    )
  }

  /** Everything that was published of one contracting process. */
  async show(ctx: HttpContext) {
    await limitOpenData(ctx)
    const rows = await rilisProses(String(ctx.params.ocid).replace(/\.json$/, ''))
    if (rows.length === 0) throw notFound()
    await send(ctx, rows)
  }

  /** GET /api/log/rilis/{id}: that this release stands in the public log. */
  async proof(ctx: HttpContext) {
    await limitOpenData(ctx)
    const bukti = await buktiLog(LOG_RILIS, String(ctx.params.id))
    if (!bukti) throw notFound()
    sendData(ctx, bukti)
  }

  /** What changed last comes first, fifty a page. */
  async records(ctx: HttpContext) {
    await limitOpenData(ctx)
    const { page = 1, tahun, sejak } = await readQuery(ctx, rilisQuery)
    const porsi = { awal: (page - 1) * RECORDS_PER_PAGE, jumlah: RECORDS_PER_PAGE }
    const proses = await halamanProses({ tahun, sejak }, porsi)
    if (proses.length === 0 && page > 1) throw notFound()
    const links = pageLinks(ctx, OCDS_RECORDS, { page, more: proses.length > RECORDS_PER_PAGE })
    await sendRecords(ctx, proses.slice(0, RECORDS_PER_PAGE), links)
  }

  async record(ctx: HttpContext) {
    await limitOpenData(ctx)
    const rows = await rilisProses(String(ctx.params.ocid).replace(/\.json$/, ''))
    if (rows.length === 0) throw notFound()
    await sendRecords(ctx, [rows])
  }
}

const send = (ctx: HttpContext, rows: readonly RilisRow[], links: Links = {}): Promise<void> =>
  sendPackage(ctx, rows, {
    links,
    content: () => `"releases":[${rows.map((r) => r.isi).join(',')}]`,
  })

const sendRecords = (
  ctx: HttpContext,
  proses: readonly (readonly RilisRow[])[],
  links: Links = {}
): Promise<void> =>
  sendPackage(ctx, proses.flat(), {
    links,
    content: () => `"records":${JSON.stringify(proses.map(rekaman))}`,
  })

/** Its releases stay at their own address. */
function rekaman(rows: readonly RilisRow[]) {
  const rilis = rows.map((r) => JSON.parse(r.isi) as Rilis)
  const { ocid } = rilis[0]!
  return {
    ocid,
    releases: rilis.map(({ id, date, tag }) => ({
      url: alamat(`/ocds/releases/${encodeURIComponent(ocid)}.json#${id}`),
      date,
      tag,
    })),
    compiledRelease: gabungRilis(rilis),
  }
}

type Links = Partial<Record<'next' | 'prev', string>>

function pageLinks(
  ctx: HttpContext,
  path: string,
  { page, more }: { page: number; more: boolean }
): Links {
  const link = (to: number) => {
    const asked = { ...(ctx.request.qs() as Record<string, string>), page: String(to) }
    return alamat(`${path}?${new URLSearchParams(asked)}`)
  }
  return {
    ...(more ? { next: link(page + 1) } : {}),
    ...(page > 1 ? { prev: link(page - 1) } : {}),
  }
}

/** Nothing of a package changes without a release, so the newest one's time is its own. */
async function sendPackage(
  ctx: HttpContext,
  rows: readonly RilisRow[],
  { links, content }: { links: Links; content: () => string }
): Promise<void> {
  const newest = rows.reduce<Date | null>(
    (d, r) => (d && d > r.dibuatPada ? d : r.dibuatPada),
    null
  )
  const name = await textParameter('NAMA_PERUSAHAAN')
  const version = [name, JSON.stringify(links), ...rows.map((r) => r.sha256)].join(' ')
  if (unchanged(ctx, version, { modified: newest && DateTime.fromJSDate(newest) })) return
  const head = JSON.stringify({
    uri: alamat(ctx.request.url(true)),
    version: '1.1',
    publishedDate: keIso(newest ?? clockNow().toJSDate()),
    publisher: { name, uri: alamat('/') },
    ...(Object.keys(links).length > 0 ? { links } : {}),
  })
  ctx.response.header('Content-Type', 'application/json; charset=utf-8')
  ctx.response.send(`${head.slice(0, -1)},${content()}}`)
}
