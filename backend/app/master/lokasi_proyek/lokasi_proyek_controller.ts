import type { HttpContext } from '@adonisjs/core/http'
import { listLokasiProyek } from '#app/master/lokasi_proyek/lokasi_proyek_query'
import { lokasiProyekRujukanQuery } from '#app/master/lokasi_proyek/lokasi_proyek_validator'
import { sendList } from '#core/http/answers'
import { readPage } from '#core/http/query/query_string'

export default class LokasiProyekController {
  /** GET /api/rup/lokasiproyek: the public reference list, without what only the editor needs. */
  async rujukan(ctx: HttpContext) {
    const halaman = await readPage(ctx, lokasiProyekRujukanQuery)
    const { baris, total } = await listLokasiProyek(halaman)
    sendList(
      ctx,
      baris.map(({ id, kode, nama, lokasi }) => ({ id, kode, nama, lokasi })),
      total
    )
  }
}
