/**
 * `GET /berkas/*`: a stored file with its original name, Range requests, for who may read its record;
 * `POST /api/berkas/tautan`: a signed address for one file, one user, 60 seconds.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { notFound } from '#core/http/errors'
import { readFile, type ByteRange } from '#core/files/disk'
import { sendData } from '#core/http/answers'
import { readQuery } from '#core/http/query_string'
import { tautanQuery, tautanValidator } from '#core/files/berkas_validator'
import { writeJournal } from '#core/journal/journal'
import { fileClassRule, type BerkasRow } from '#core/files/file_class'
import type { Pelaku } from '#core/auth/actor'
import { livingSession } from '#core/auth/actor_query'
import { optionalActor } from '#core/auth/optional_actor'
import { clockNowMs } from '#core/clock/clock'
import { sql } from '#core/database/sql'
import { transaction } from '#core/database/transaction'

const UMUR_TAUTAN_MS = 60_000

/** The file's row when `pelaku` may read it; 404 otherwise, so that names can't be probed. */
export async function berkasUntuk(pelaku: Pelaku | null, jalur: string): Promise<BerkasRow> {
  const [berkas] = await sql<BerkasRow>(db, 'select * from berkas where jalur = ?', [jalur])
  if (!berkas || !(await fileClassRule(berkas.kelas)?.boleh(pelaku, berkas))) throw notFound()
  return berkas
}

const tandaTangan = (jalur: string, sesiId: number, sampai: number): Buffer =>
  createHmac('sha256', env.get('APP_KEY').release())
    .update(`berkas\n${jalur}\n${sesiId}\n${sampai}`)
    .digest()

export default class BerkasController {
  async tautan(ctx: HttpContext) {
    const { path } = await ctx.request.validateUsing(tautanValidator)
    const berkas = await berkasUntuk(ctx.pelaku, path.replace(/^\//, ''))
    const sampai = Math.round(clockNowMs() + UMUR_TAUTAN_MS)
    const t = tandaTangan(berkas.jalur, ctx.pelaku.sesiId, sampai).toString('base64url')
    sendData(ctx, { url: `/${berkas.jalur}?u=${ctx.pelaku.sesiId}&s=${sampai}&t=${t}` })
  }

  async unduh(ctx: HttpContext) {
    const jalur = `berkas/${(ctx.params['*'] as string[]).join('/')}`
    const pelaku = (await pelakuTautan(ctx, jalur)) ?? (await optionalActor(ctx))
    const berkas = await berkasUntuk(pelaku, jalur)
    if (fileClassRule(berkas.kelas)?.catatPembukaan && pelaku && awalPembacaan(ctx)) {
      await transaction((trx) =>
        writeJournal(trx, pelaku, {
          aksi: 'berkas.buka',
          objek: berkas.objek,
          objekId: berkas.objek_id,
          rincian: { jalur: berkas.jalur, nama: berkas.nama_asli, rekananId: berkas.rekanan_id },
        })
      )
    }
    await streamFile(ctx, berkas)
  }
}

/** Later ranges of one reading are not another opening. */
const awalPembacaan = (ctx: HttpContext): boolean =>
  ctx.request.method() === 'GET' && !/^bytes=[1-9]/.test(ctx.request.header('range') ?? '')

/** The user that a signed address (`u` session, `s` until, `t` signature) was made for, while the session lives. */
async function pelakuTautan(ctx: HttpContext, jalur: string): Promise<Pelaku | null> {
  const { u, s, t } = await readQuery(ctx, tautanQuery)
  if (typeof u !== 'string' || typeof s !== 'string' || typeof t !== 'string') return null
  if (!/^\d{1,15}$/.test(u) || !/^\d{1,15}$/.test(s)) throw notFound()
  const harus = tandaTangan(jalur, Number(u), Number(s))
  const diberi = Buffer.from(t, 'base64url')
  if (diberi.length !== harus.length || !timingSafeEqual(diberi, harus)) throw notFound()
  if (Number(s) < clockNowMs()) throw notFound()
  const session = await livingSession({ id: Number(u) })
  return session && { ...session.actor, ip: ctx.request.ip() }
}

/** Streams a stored file with its headers; answers 206 for one range and 416 for an impossible one. */
export async function streamFile(
  { request, response }: HttpContext,
  berkas: Pick<BerkasRow, 'jalur' | 'nama_asli' | 'ukuran' | 'mime' | 'sha256'>
): Promise<void> {
  const tampil = berkas.mime === 'application/pdf' || berkas.mime.startsWith('image/')
  const nama = encodeURIComponent(berkas.nama_asli).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`
  )
  response.header('Content-Type', berkas.mime)
  response.header('Accept-Ranges', 'bytes')
  response.header('ETag', `"${berkas.sha256}"`)
  response.header('Cache-Control', 'private, no-store')
  response.header(
    'Content-Disposition',
    `${tampil ? 'inline' : 'attachment'}; filename*=UTF-8''${nama}`
  )
  response.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'"
  )
  const rentang = bacaRentang(request.header('range'), berkas.ukuran)
  if (rentang === 'mustahil') {
    response.header('Content-Range', `bytes */${berkas.ukuran}`)
    response.status(416).send('')
    return
  }
  const awal = rentang?.start ?? 0
  const akhir = rentang?.end ?? berkas.ukuran - 1
  if (rentang) {
    response.status(206)
    response.header('Content-Range', `bytes ${awal}-${akhir}/${berkas.ukuran}`)
  }
  response.header('Content-Length', String(akhir - awal + 1))
  if (request.method() === 'HEAD') {
    // An empty body sent through the framework would answer 204 without a length.
    response.response.writeHead(rentang ? 206 : 200, response.getHeaders() as OutgoingHttpHeaders)
    response.response.end()
    return
  }
  response.stream(await readFile(berkas.jalur, rentang ?? undefined))
}

function bacaRentang(kepala: string | undefined, size: number): ByteRange | 'mustahil' | null {
  const cocok = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(kepala ?? '')
  if (!cocok || (cocok[1] === '' && cocok[2] === '')) return null
  const awal = cocok[1] === '' ? Math.max(0, size - Number(cocok[2])) : Number(cocok[1])
  const akhir = cocok[1] === '' || cocok[2] === '' ? size - 1 : Math.min(Number(cocok[2]), size - 1)
  return awal > akhir || awal >= size ? 'mustahil' : { start: awal, end: akhir }
}
