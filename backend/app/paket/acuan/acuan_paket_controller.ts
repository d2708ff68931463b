import type { HttpContext } from '@adonisjs/core/http'
import { acuanPaket } from '#app/paket/acuan/acuan_paket_query'
import { durasiTemplat } from '#app/paket/jadwal/durasi_query'
import { usulJadwal } from '#app/paket/jadwal/usul_jadwal'
import { acuanPaketQuery, usulJadwalValidator } from '#app/paket/paket_validator'
import { tahunJalur } from '#app/paket/tahun_jalur'
import { sendData } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { idOfPath, readQuery } from '#core/http/query/query_string'

/** What the editor chooses from and proposes. */
export default class AcuanPaketController {
  /** GET /api/paket/acuan/{tahun}?paketId=&q=&id= */
  async index(ctx: HttpContext) {
    const { paketId: asal, q: cari = '', id: dipilih = [] } = await readQuery(ctx, acuanPaketQuery)
    const paketId = asal === undefined ? null : Number(asal)
    if (paketId !== null && !Number.isInteger(paketId)) throw notFound()
    const tahun = tahunJalur(idOfPath(ctx, 'tahun'))
    sendData(ctx, await acuanPaket({ tahun, paketId, cari, dipilih }))
  }

  /** POST /api/paket/usul-jadwal: usual durations in working days from a first day on */
  async usulJadwal(ctx: HttpContext) {
    const { usul, pesan } = await usulJadwal(await ctx.request.validateUsing(usulJadwalValidator))
    sendData(ctx, usul, pesan)
  }

  /** GET /api/rup/templat-durasi */
  async durasi(ctx: HttpContext) {
    sendData(ctx, await durasiTemplat())
  }
}
