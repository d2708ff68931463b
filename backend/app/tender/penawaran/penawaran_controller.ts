import type { HttpContext } from '@adonisjs/core/http'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { paketRekanan, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { withClosedStages } from '#app/tender/penawaran/closed_stages'
import { listPenawaran } from '#app/tender/penawaran/penawaran_query'
import { penawaranSendiri } from '#app/tender/penawaran/penawaran_sendiri_query'
import { unggahValidator } from '#app/tender/penawaran/penawaran_validator'
import { maksUkuran } from '#app/tender/penawaran/segel/berkas_tersegel'
import { bacaTerbuka, bolehIsi, unduhPenawaran } from '#app/tender/penawaran/unduh_penawaran'
import { unggahPenawaran } from '#app/tender/penawaran/unggah_penawaran'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { fileHeaders } from '#core/http/file_headers'
import { FIELDS_BYTES, receiveFileParts } from '#core/http/multipart'
import { idOfPath } from '#core/http/query/query_string'

/** Four files and the fields beside them. */
const maksPermintaan = async () => 4 * (await maksUkuran()) + FIELDS_BYTES

/** Offers (S2 §7 'Vendor uploads inside a tender', decisions §5.2). */
export default class PenawaranController {
  /** PUT /api/lelang/upload/penawaran */
  async store(ctx: HttpContext) {
    const { hasil, paket, rekananId } = await unggahPenawaran(ctx.pelaku, async (take) => {
      await receiveFileParts(ctx, await maksPermintaan(), take)
      return unggahValidator.validate(ctx.request.body())
    })
    const data = {
      ...(await penawaranSendiri(paket, rekananId)),
      tandaTerima: hasil.map((h) => h.tandaTerima),
    }
    sendData(ctx, data, teks.sukses.unggah)
  }

  /** GET /api/lelang/penawaran/{paketId}/{vendorId}: the vendor's own. */
  async show(ctx: HttpContext) {
    const rekananId = rekananSendiri(ctx.pelaku, idOfPath(ctx, 'vendorId'))
    const paket = await paketRekanan(rekananId, idOfPath(ctx, 'paketId'))
    sendData(ctx, await penawaranSendiri(paket, rekananId))
  }

  /** GET /api/lelang/penawaran/{paketId}: staff. */
  async index(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const reader = await bolehIsi(ctx.pelaku, paket.id)
    const list = await listPenawaran(paket.id, reader)
    sendData(ctx, reader.isi ? await withClosedStages(paket, list) : list)
  }

  /** GET /tender/{paketId}/{jenis}/{penawaranId} */
  async unduh(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'), 'tender.penawaran.baca')
    const diminta = { jenis: String(ctx.params.jenis), id: idOfPath(ctx, 'penawaranId') }
    await sendOpened(ctx, { paketId: paket.id, ...diminta })
  }
}

/** The opened offer as a download; the caller has asked for the right. */
export async function sendOpened(
  ctx: HttpContext,
  diminta: { paketId: number; jenis: string; id: number | null }
): Promise<void> {
  const p = await transaction((trx) => unduhPenawaran(trx, ctx.pelaku, diminta))
  const { response } = ctx
  // Before any header: a key that does not open it answers as JSON.
  const isi = await bacaTerbuka(p)
  fileHeaders(response, { name: p.namaAsli!, mime: p.mime })
  response.header('Content-Length', String(p.ukuran))
  response.stream(isi)
}
