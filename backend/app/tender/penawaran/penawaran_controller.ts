import type { HttpContext } from '@adonisjs/core/http'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { paketUntuk } from '#app/paket/pelaku_paket'
import { paketRekanan, rekananSendiri } from '#app/paket/paket_rekanan'
import { bolehIsi, unduhTerbuka } from '#app/tender/penawaran/baca_terbuka'
import { daftarPenawaran, penawaranSendiri } from '#app/tender/penawaran/penawaran_query'
import { konfirmasiTandaTerima, tandaTerimaSendiri } from '#app/tender/penawaran/tanda_terima'
import { buatPdfTandaTerima } from '#app/tender/penawaran/tanda_terima_pdf'
import { unggahPenawaran } from '#app/tender/penawaran/unggah_penawaran'
import { bidangSalah, tidakDitemukan } from '#inti/galat'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'

/** Offers and receipts (S2 §7 'Vendor uploads inside a tender', decisions §5.2). */
export default class PenawaranController {
  /** PUT /api/lelang/upload/penawaran */
  async unggah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { hasil, paket, rekananId } = await unggahPenawaran(ctx)
    const data = {
      ...(await penawaranSendiri(paket, rekananId)),
      tandaTerima: hasil.map((h) => h.tandaTerima),
    }
    kirimData(ctx, data, teks.sukses.unggah)
  }

  /** GET /api/lelang/penawaran/{paketId}/{vendorId}: the vendor's own. */
  async sendiri(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const rekananId = rekananSendiri(ctx, idJalur(ctx, 'vendorId'))
    const paket = await paketRekanan(rekananId, idJalur(ctx, 'paketId'))
    kirimData(ctx, await penawaranSendiri(paket, rekananId))
  }

  /** GET /api/lelang/penawaran/{paketId}: staff. */
  async daftar(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const paket = await paketUntuk(ctx, idJalur(ctx, 'paketId'))
    kirimData(ctx, await daftarPenawaran(paket.id, await bolehIsi(ctx.pelaku, paket.id)))
  }

  /** GET /tender/{paketId}/{jenis}/{penawaranId} */
  async unduh(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await unduhTerbuka(ctx)
  }

  /** GET /api/lelang/tanda-terima/{kode}.pdf: the vendor's own. */
  async pdf(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const nama = String(ctx.params.berkas)
    if (!nama.endsWith('.pdf')) throw tidakDitemukan()
    const t = await tandaTerimaSendiri(nama.slice(0, -'.pdf'.length), ctx.pelaku.rekananId)
    const isi = await buatPdfTandaTerima(t)
    ctx.response.header('Content-Type', 'application/pdf')
    ctx.response.header('Cache-Control', 'private, no-store')
    ctx.response.header('Content-Disposition', `inline; filename="tanda-terima-${t.kode}.pdf"`)
    ctx.response.send(isi)
  }

  /** GET /api/tanda-terima/{kode}?sha256=: anybody who holds the code. */
  async konfirmasi(ctx: HttpContext) {
    tolakKueriAsing(ctx, ['sha256'])
    const { sha256 } = ctx.request.qs() as { sha256?: unknown }
    if (sha256 !== undefined && !/^[0-9a-fA-F]{64}$/.test(String(sha256))) {
      throw bidangSalah('sha256', 'sha256', teks.konfirmasi.sha256)
    }
    const kode = String(ctx.params.kode)
    kirimData(ctx, await konfirmasiTandaTerima(kode, sha256 === undefined ? null : String(sha256)))
  }
}
