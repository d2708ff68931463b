import type { HttpContext } from '@adonisjs/core/http'
import type { JawabanLokasiProyek } from '@eproc/domain/jawaban/master'
import { kirimDaftar } from '#inti/jawaban'
import { bacaHalaman } from '#inti/kueri'
import { LOKASI_PROYEK } from '#app/master/data/lokasi_proyek'
import { MasterController } from '#app/master/data/master_controller'
import { daftarMaster } from '#app/master/data/master_query'

export default class LokasiProyekController extends MasterController<JawabanLokasiProyek> {
  protected readonly sumber = LOKASI_PROYEK

  /** GET /api/rup/lokasiproyek: the public reference list, without what only the editor needs. */
  async rujukan(ctx: HttpContext) {
    const halaman = bacaHalaman(ctx, { urut: ['kode', 'nama'] })
    const { baris, total } = await daftarMaster(LOKASI_PROYEK, halaman)
    kirimDaftar(
      ctx,
      baris.map(({ id, kode, nama, lokasi }) => ({ id, kode, nama, lokasi })),
      total
    )
  }
}
