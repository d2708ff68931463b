/**
 * `GET /berkas/*`: a stored file with its original name, Range requests, for who may read its record;
 * `POST /api/berkas/tautan`: a signed address for one file, one user, 60 seconds.
 */
import type { OutgoingHttpHeaders } from 'node:http'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/http/errors'
import { readFile, type ByteRange } from '#core/files/disk'
import { actorOfAddress, signedAddress } from '#core/auth/signed_address'
import { sendData } from '#core/http/answers'
import { fileHeaders } from '#core/http/file_headers'
import { tautanValidator } from '#core/files/berkas_validator'
import { writeJournal } from '#core/journal/journal'
import { fileClassRule, type BerkasRow } from '#core/files/file_class'
import type { Pelaku } from '#core/auth/actor'
import { optionalActor } from '#core/auth/optional_actor'
import { sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'
import { transaction } from '#core/database/transaction'

/** The file's row when `pelaku` may read it; 404 otherwise, so that names can't be probed. */
export async function berkasUntuk(pelaku: Pelaku | null, jalur: string): Promise<BerkasRow> {
  const [berkas] = await sql<BerkasRow>(db, 'select * from berkas where jalur = ?', [jalur])
  if (!berkas || !(await fileClassRule(berkas.kelas)?.boleh(pelaku, berkas))) throw notFound()
  return berkas
}

export default class BerkasController {
  async tautan(ctx: HttpContext) {
    const { path } = await ctx.request.validateUsing(tautanValidator)
    const berkas = await berkasUntuk(ctx.pelaku, path.replace(/^\//, ''))
    sendData(ctx, { url: signedAddress(berkas.jalur, ctx.pelaku.sesiId) })
  }

  async unduh(ctx: HttpContext) {
    const jalur = `berkas/${(ctx.params['*'] as string[]).join('/')}`
    const pelaku = (await actorOfAddress(ctx, jalur)) ?? (await optionalActor(ctx))
    const berkas = await berkasUntuk(pelaku, jalur)
    const told = fileClassRule(berkas.kelas)?.catatPembukaan && ctx.request.method() === 'GET'
    const by = told && pelaku && !(await readsOn(ctx, pelaku, berkas)) ? pelaku : null
    await streamFile(ctx, berkas, by ? () => tellOpened(by, berkas) : undefined)
  }
}

const tellOpened = (by: Pelaku, berkas: BerkasRow): Promise<void> =>
  transaction((trx) =>
    writeJournal(trx, by, {
      aksi: 'berkas.buka',
      objek: berkas.objek,
      objekId: berkas.objek_id,
      rincian: { jalur: berkas.jalur, nama: berkas.nama_asli, rekananId: berkas.rekanan_id },
    })
  )

/**
 * Later ranges of one reading are not another opening: of a reader whose opening within the last hour is told. The rows of
 * the file's record are found by the index of the journal's objects.
 */
async function readsOn({ request }: HttpContext, by: Pelaku, berkas: BerkasRow): Promise<boolean> {
  if (!/^bytes=[1-9]/.test(request.header('range') ?? '')) return false
  const opened = await sql(
    db,
    `select 1 from jurnal where objek = ? and objek_id = ? and pelaku_id = ? and aksi = 'berkas.buka'
        and rincian->>'jalur' = ? and waktu > ${sqlNow()} - interval '1 hour' limit 1`,
    [berkas.objek, berkas.objek_id, by.id, berkas.jalur]
  )
  return opened.length > 0
}

/**
 * Streams a stored file with its headers; answers 206 for one range and 416 for an impossible one.
 * @param release done once the content is there and before an octet of it leaves: the journal tells of no file that is gone
 */
export async function streamFile(
  { request, response }: HttpContext,
  berkas: Pick<BerkasRow, 'jalur' | 'nama_asli' | 'ukuran' | 'mime' | 'sha256'>,
  release?: () => Promise<void>
): Promise<void> {
  const rentang = bacaRentang(request.header('range'), berkas.ukuran)
  const sought = rentang !== 'mustahil' && request.method() !== 'HEAD'
  // Before any header: a content that is gone is told as JSON.
  const isi = sought ? await readFile(berkas.jalur, rentang ?? undefined) : null
  await release?.().catch((error: unknown) => {
    isi?.destroy()
    throw error
  })
  fileHeaders(response, { name: berkas.nama_asli, mime: berkas.mime })
  response.header('Accept-Ranges', 'bytes')
  response.header('ETag', `"${berkas.sha256}"`)
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
  if (!isi) {
    // An empty body sent through the framework would answer 204 without a length.
    response.response.writeHead(rentang ? 206 : 200, response.getHeaders() as OutgoingHttpHeaders)
    response.response.end()
    return
  }
  response.stream(isi)
}

function bacaRentang(kepala: string | undefined, size: number): ByteRange | 'mustahil' | null {
  const cocok = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(kepala ?? '')
  if (!cocok || (cocok[1] === '' && cocok[2] === '')) return null
  const awal = cocok[1] === '' ? Math.max(0, size - Number(cocok[2])) : Number(cocok[1])
  const akhir = cocok[1] === '' || cocok[2] === '' ? size - 1 : Math.min(Number(cocok[2]), size - 1)
  return awal > akhir || awal >= size ? 'mustahil' : { start: awal, end: akhir }
}
