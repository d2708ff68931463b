/** Where a vendor's dossier stands (S2 §7): sections, remarks, blacklist, and the wizard's next step. */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { BagianBerikut, StatusDosir } from '@eproc/domain/dosir/answers'
import { bagianDariJenisStatus, bagianUntuk } from '@eproc/domain/dosir/bagian'
import type { JenisRekanan } from '@eproc/domain/common/choices'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { rekananDibaca } from '#app/dosir/bagian/akses_dosir'
import { bacaInduk } from '#app/dosir/bagian/induk_dosir'
import BagianTerverifikasi from '#app/dosir/bagian/bagian_terverifikasi'
import { bandingBagian } from '#app/dosir/bagian/banding_query'
import { allBagian } from '#app/dosir/bagian/bagian_content_query'
import { ruangMenipis } from '#app/dosir/ruang/ruang_query'
import { ijinAkanHabis } from '#app/dosir/status/akan_habis_query'
import { keStatusDosir, keStatusPerson, statusKosong } from '#app/dosir/status/status_transformer'
import { berikutValidator } from '#app/dosir/status/status_validator'
import { sendData } from '#core/http/answers'
import { invalidField, notFound } from '#core/http/errors'
import { idOfPath } from '#core/http/query/query_string'

export default class StatusController {
  /** GET /vendor/{vendorId} */
  async show(ctx: HttpContext) {
    sendData(ctx, await this.#status(ctx))
  }

  /** GET /vendor/person/status/{vendorId} */
  async person(ctx: HttpContext) {
    sendData(ctx, keStatusPerson(await this.#status(ctx, 'O')))
  }

  /** GET /api/vendor/{vendorId}/banding/{bagian}: identity numbers in full for the vendor alone. */
  async banding(ctx: HttpContext) {
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'))
    const bagian = rekanan && bagianUntuk(rekanan.jenis).find((b) => b.kunci === ctx.params.bagian)
    if (!bagian) throw notFound()
    sendData(ctx, await bandingBagian(rekanan, bagian, rekanan.id === ctx.pelaku.rekananId))
  }

  /** POST /vendor/ijinusaha/next: the section that follows `posisi` (Ijin Usaha without one). */
  async berikut(ctx: HttpContext) {
    const { posisi } = await ctx.request.validateUsing(berikutValidator)
    const daftar = bagianUntuk('V')
    const kini = bagianDariJenisStatus('V', posisi || 'Ijin')
    if (!kini) throw invalidField('posisi', 'enum', dosirPesan.tolak.posisi)
    const lanjut = daftar[daftar.indexOf(kini) + 1]
    const jawaban: BagianBerikut | null = lanjut
      ? { kunci: lanjut.kunci, judul: lanjut.judul, path: lanjut.path }
      : null
    sendData(ctx, jawaban)
  }

  async #status(ctx: HttpContext, jenis?: JenisRekanan): Promise<StatusDosir> {
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'), jenis)
    if (!rekanan) return statusKosong(ctx.pelaku)
    const { status } = await bacaInduk(rekanan)
    const [bagian, verifikasi, akanHabis, ruang] = await Promise.all([
      allBagian(db.connection(), rekanan),
      BagianTerverifikasi.query().select('bagian', 'versi', 'pada').where('rekananId', rekanan.id),
      ijinAkanHabis(db.connection(), rekanan.id),
      ruangMenipis(db.connection(), rekanan.id),
    ])
    const dari = new Map(verifikasi.map((v) => [v.bagian, v]))
    return keStatusDosir(
      rekanan,
      status,
      bagian.map((b) => ({ ...b, verifikasi: dari.get(b.bagian.kunci) })),
      { akanHabis, ruang }
    )
  }
}
