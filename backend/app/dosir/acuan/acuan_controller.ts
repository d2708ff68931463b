import type { HttpContext } from '@adonisjs/core/http'
import {
  kabupatenKotaOf,
  kbliPage,
  allProvinsi,
  sbuPage,
  URUT_KBLI,
  URUT_SBU,
} from '#app/dosir/acuan/acuan_query'
import { kirimDaftar, kirimData } from '#core/http/answers'
import { bidangSalah, tidakDitemukan } from '#core/http/errors'
import { bacaHalaman } from '#core/http/query_string'

/** The newest edition (null), unless `edisi` names another one. */
function bacaEdisi({ edisi }: Record<string, string>): string | null {
  if (edisi !== undefined && !/^\d{4}$/.test(edisi)) {
    throw bidangSalah('edisi', 'angka', 'Edisi berupa tahun')
  }
  return edisi ?? null
}

/** Reference lists of the dossier's forms, public (decisions §1). */
export default class AcuanController {
  async kbli(ctx: HttpContext) {
    const h = bacaHalaman(ctx, { urut: URUT_KBLI, saring: ['edisi'], batas: 5000 })
    const { rows, total } = await kbliPage(h, bacaEdisi(h.saring))
    kirimDaftar(ctx, rows, total)
  }

  async sbu(ctx: HttpContext) {
    const h = bacaHalaman(ctx, { urut: URUT_SBU, saring: ['edisi'], batas: 5000 })
    const { rows, total } = await sbuPage(h, bacaEdisi(h.saring))
    kirimDaftar(ctx, rows, total)
  }

  async provinsi(ctx: HttpContext) {
    kirimData(ctx, await allProvinsi())
  }

  async kabupatenKota(ctx: HttpContext) {
    const rows = await kabupatenKotaOf(String(ctx.params.kodeProvinsi))
    if (rows.length === 0) throw tidakDitemukan()
    kirimData(ctx, rows)
  }
}
