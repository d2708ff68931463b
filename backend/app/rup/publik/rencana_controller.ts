import type { HttpContext } from '@adonisjs/core/http'
import { JENIS_PENGADAAN, METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import type { RencanaPublik } from '@eproc/domain/rup/answers'
import { rupPublik } from '@eproc/i18n/id/rup_publik'
import {
  listRencana,
  rencanaSesudah,
  ringkasanRencana,
  sidikRencana,
} from '#app/rup/publik/rencana_query'
import { rencanaQuery } from '#app/rup/publik/rencana_validator'
import { tahunRencana } from '#app/rup/tahun_rencana'
import { sendData, sendList } from '#core/http/answers'
import { type CsvValue, portionsOf, sendCsv } from '#core/http/csv'
import { limitOpenData, unchanged } from '#core/http/open_data'
import { idOfPath, readPage } from '#core/http/query/query_string'

const PORTION = 500
const KOLOM = rupPublik.kolom

/** Packages of one activity share its row: each adds to the lists, joined by semicolons. */
const row = (r: RencanaPublik): CsvValue[] => [
  r.kodeProgram,
  r.namaProgram,
  r.kode,
  r.nama,
  r.divisi,
  r.namaDivisi,
  teksPilihan(JENIS_PENGADAAN, r.jenisPengadaan),
  r.pagu,
  ...(['kode', 'nama', 'metodePemilihan', 'mulai'] as const).map((key) =>
    r.paket
      .map((p) => (key === 'metodePemilihan' ? teksPilihan(METODE_PEMILIHAN, p[key]) : p[key]))
      .join('; ')
  ),
]

/** The plan of a year for everybody. */
export default class RencanaController {
  async index(ctx: HttpContext) {
    const { saring, ...halaman } = await readPage(ctx, rencanaQuery)
    const tahun = tahunRencana(idOfPath(ctx, 'year'))
    const { rows, total } = await listRencana(tahun, halaman, saring)
    sendList(ctx, rows, total)
  }

  async ringkasan(ctx: HttpContext) {
    sendData(ctx, await ringkasanRencana(tahunRencana(idOfPath(ctx, 'year'))))
  }

  /** The same list whole, in the order of the codes. */
  async csv(ctx: HttpContext) {
    await limitOpenData(ctx)
    const { saring, cari } = await readPage(ctx, rencanaQuery)
    const tahun = tahunRencana(idOfPath(ctx, 'year'))
    if (unchanged(ctx, await sidikRencana(tahun, { saring, cari }))) return
    const portions = portionsOf<RencanaPublik>(PORTION, (sesudah) =>
      rencanaSesudah(tahun, { saring, cari }, { sesudah, jumlah: PORTION })
    )
    const lines = async function* () {
      for await (const rows of portions) yield rows.map(row)
    }
    sendCsv(ctx, `rencana-pengadaan-${tahun}.csv`, Object.values(KOLOM), lines())
  }
}
