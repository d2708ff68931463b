import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { paket as teks } from '@eproc/i18n/id/paket'
import { saringBerkasStaf } from '#app/paket/jadwal/boleh_buka_berkas'
import { bacaJadwal } from '#app/paket/jadwal/jadwal_query'
import { bacaRevisi, paketRevisi } from '#app/paket/jadwal/revisi/revisi_query'
import { setujuiRevisi } from '#app/paket/jadwal/revisi/setujui_revisi'
import { simpanRevisi } from '#app/paket/jadwal/revisi/simpan_revisi'
import { tolakRevisi } from '#app/paket/jadwal/revisi/tolak_revisi'
import {
  noteValidator,
  paketRevisiQuery,
  revisiValidator,
  versiValidator,
} from '#app/paket/paket_validator'
import { tahunJalur } from '#app/paket/tahun_jalur'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { ATURAN_UNGGAHAN, unggahanJadwal } from '#app/paket/jadwal/unggahan_jadwal'
import { transaction } from '#core/database/transaction'
import { dataField } from '#core/http/input/data_field'
import { withFiles } from '#core/http/with_files'
import { sendData, sendList } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

/** Schedule revisions (S3 §2.4). */
export default class RevisiController {
  /** GET /api/rup/jadwal/revisi/paket/{tahun}: packages whose revision waits */
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, paketRevisiQuery)
    const tahun = tahunJalur(idOfPath(ctx, 'tahun'))
    const { baris, total } = await paketRevisi(ctx.pelaku, halaman, { tahun })
    sendList(ctx, baris, total)
  }

  async show(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    sendData(ctx, await bacaRevisi(paket.id, await saringBerkasStaf(ctx.pelaku, paket)))
  }

  /** JSON, or multipart with the JSON in `data` beside the files of `unggahanJadwal` */
  async store(ctx: HttpContext) {
    const id = await withFiles(ctx, ATURAN_UNGGAHAN, async ({ isian, berindeks }) => {
      const input = await revisiValidator.validate(dataField(isian))
      return transaction((trx) =>
        simpanRevisi(trx, ctx.pelaku, {
          paketId: input.paketPenyediaId,
          versi: input.versi,
          langkah: input.listRevisiJadwal,
          alasan: input.alasan,
          berkas: unggahanJadwal(isian, berindeks),
        })
      )
    })
    sendData(ctx, await bacaRevisi(id), teks.sukses.revisi)
  }

  async setujui(ctx: HttpContext) {
    const { versi } = await ctx.request.validateUsing(versiValidator)
    const dibaca = { paketId: idOfPath(ctx), versi }
    const id = await transaction((trx) => setujuiRevisi(trx, ctx.pelaku, dibaca))
    sendData(ctx, await bacaJadwal(db, id, () => true), teks.sukses.revisiDisetujui)
  }

  async tolak(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(noteValidator)), paketId: idOfPath(ctx) }
    const id = await transaction((trx) => tolakRevisi(trx, ctx.pelaku, input))
    sendData(ctx, await bacaJadwal(db, id, () => true), teks.sukses.revisiDitolak)
  }
}
