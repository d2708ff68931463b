/** Package lists of the public and of vendors (S1 §2.1, §2.8, §2.10, §7). */
import type { HttpContext } from '@adonisjs/core/http'
import { apakahInternal } from '@eproc/domain/common/roles'
import { tampilDaftarPaket } from '@eproc/domain/dosir/bagian'
import { METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import type { HasilTender, InformasiPaket } from '@eproc/domain/tender/answers_paket'
import { rupPublik } from '@eproc/i18n/id/rup_publik'
import { bolehDokumenPaket } from '#app/paket_berjalan/jadwal/boleh_dokumen_paket'
import {
  TAMPAK_BAGI_REKANAN,
  TAMPAK_BAGI_UMUM,
  paketBagi,
  paketTerbuka,
  paketUmum,
  rekananSendiri,
} from '#app/paket_berjalan/paket_rekanan'
import { segarkanMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import { faktaRekanan } from '#app/tender/peserta/fakta_rekanan_query'
import { listPeserta, keikutsertaan, undanganRekanan } from '#app/tender/peserta/peserta_query'
import { denganStatusDaftar } from '#app/tender/peserta/status_daftar_query'
import { hasilSesudah, hasilTender, sidikHasil } from '#app/tender/publik/hasil/hasil_query'
import { masaSanggah } from '#app/tender/publik/sanggah_query'
import { listPaket, satuPaket } from '#app/tender/publik/paket_query'
import {
  hasilTenderQuery,
  masaSanggahQuery,
  paketPublikQuery,
} from '#app/tender/publik/publik_validator'
import { diikutiTahunLain, tahunLain } from '#app/tender/publik/tahun_lain_query'
import { riwayatPaket } from '#app/tender/publik/riwayat_query'
import { jadwalBagi } from '#app/tender/tab/jadwal_query'
import { notFound } from '#core/http/errors'
import { sendList, sendData } from '#core/http/answers'
import { type CsvValue, portionsOf, sendCsv } from '#core/http/csv'
import { limitOpenData, unchanged } from '#core/http/open_data'
import { idOfPath, readPage } from '#core/http/query/query_string'
import { optionalActor } from '#core/auth/optional_actor'

const tahunJalur = (ctx: HttpContext): number => {
  const tahun = idOfPath(ctx, 'year')
  if (tahun === null) throw notFound()
  return tahun
}

const PORTION = 500
const hasilLine = (h: HasilTender): CsvValue[] => [
  h.kode,
  h.nama,
  h.tahunAnggaran,
  teksPilihan(METODE_PEMILIHAN, h.metodePemilihan),
  h.vendor,
  h.noRegistrasi,
  h.diumumkanPada,
]

export default class PublikController {
  async umum(ctx: HttpContext) {
    const { saring, ...halaman } = await readPage(ctx, paketPublikQuery)
    const syarat = { tampak: TAMPAK_BAGI_UMUM, nilai: [], tahun: tahunJalur(ctx) }
    const [{ rows, total }, lain] = await Promise.all([
      listPaket(syarat, halaman, saring),
      tahunLain(syarat.tahun),
    ])
    sendList(ctx, rows, total, { tahunLain: lain })
  }

  /** Empty until the vendor's own status is neither N nor V (S1 §2.8). */
  async rekanan(ctx: HttpContext) {
    const vendorId = rekananSendiri(ctx.pelaku, idOfPath(ctx, 'vendorId'))
    const { saring, ...halaman } = await readPage(ctx, paketPublikQuery)
    await segarkanMasaBerlaku(vendorId)
    const { status } = await faktaRekanan(vendorId)
    if (!tampilDaftarPaket(status)) return sendList(ctx, [], 0)
    const syarat = { tampak: TAMPAK_BAGI_REKANAN, nilai: [vendorId], tahun: tahunJalur(ctx) }
    const [{ rows, total }, lain, diikuti] = await Promise.all([
      listPaket(syarat, halaman, saring),
      tahunLain(syarat.tahun),
      diikutiTahunLain(vendorId, syarat.tahun),
    ])
    sendList(ctx, await denganStatusDaftar(rows, vendorId), total, { tahunLain: lain, diikuti })
  }

  async keikutsertaan(ctx: HttpContext) {
    const vendorId = rekananSendiri(ctx.pelaku, idOfPath(ctx, 'vendorId'))
    sendData(ctx, await keikutsertaan(vendorId, tahunJalur(ctx)))
  }

  async undangan(ctx: HttpContext) {
    const vendorId = rekananSendiri(ctx.pelaku, idOfPath(ctx, 'vendorId'))
    sendData(ctx, await undanganRekanan(vendorId, { tahun: tahunJalur(ctx) }))
  }

  async masaSanggah(ctx: HttpContext) {
    const { rows, total } = await masaSanggah(await readPage(ctx, masaSanggahQuery))
    sendList(ctx, rows, total)
  }

  async hasilTender(ctx: HttpContext) {
    const { rows, total } = await hasilTender(await readPage(ctx, hasilTenderQuery))
    sendList(ctx, rows, total)
  }

  /** The same list whole, the newest package first. */
  async hasilCsv(ctx: HttpContext) {
    await limitOpenData(ctx)
    const { cari } = await readPage(ctx, hasilTenderQuery)
    if (unchanged(ctx, await sidikHasil(cari))) return
    const portions = portionsOf<HasilTender>(PORTION, (sesudah) =>
      hasilSesudah(cari, { sesudah, jumlah: PORTION })
    )
    const lines = async function* () {
      for await (const rows of portions) yield rows.map(hasilLine)
    }
    sendCsv(ctx, 'hasil-tender.csv', Object.values(rupPublik.kolomHasil), lines())
  }

  async peserta(ctx: HttpContext) {
    const { paket, sebagai } = await paketUmum(await optionalActor(ctx), idOfPath(ctx, 'paketId'))
    sendData(ctx, await listPeserta(paket.id, sebagai))
  }

  /** The same for whoever asks. */
  async riwayat(ctx: HttpContext) {
    sendData(ctx, await riwayatPaket(await paketTerbuka(idOfPath(ctx, 'paketId'))))
  }

  async pesertaNama(ctx: HttpContext) {
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    sendData(ctx, await listPeserta(paket.id, ctx.pelaku))
  }

  async informasi(ctx: HttpContext) {
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const dasar = await satuPaket(paket.id)
    const { rekananId } = ctx.pelaku
    const daftar =
      rekananId === null
        ? { statusPendaftaran: null, bolehDaftar: false, alasanTolak: null }
        : (await denganStatusDaftar([dasar], rekananId))[0]!
    const internal = apakahInternal(ctx.pelaku.peran)
    const berhak = internal || daftar.statusPendaftaran === 'Terdaftar'
    // Who may not open a document yet is offered none.
    const terbuka = internal || (rekananId !== null && (await bolehDokumenPaket(paket, rekananId)))
    const jawaban: InformasiPaket = {
      ...dasar,
      ...daftar,
      fileKAK: terbuka ? paket.fileKak : null,
      fileLampiran: terbuka ? paket.fileLampiran : null,
      fileLain: terbuka ? paket.fileLain : null,
      jadwal: berhak ? await jadwalBagi(paket, ctx.pelaku) : [],
    }
    sendData(ctx, jawaban)
  }
}
