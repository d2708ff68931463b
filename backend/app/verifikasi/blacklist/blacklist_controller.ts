import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import { daftarBlacklist, URUT_BLACKLIST } from '#app/verifikasi/blacklist_query'
import { blacklistValidator } from '#app/verifikasi/blacklist_validator'
import { ubahBlacklist } from '#app/verifikasi/ubah_blacklist'
import { sumberDari } from '#inti/jurnal'
import { kirimDaftar } from '#inti/jawaban'
import { bacaHalaman, tolakKueriAsing } from '#inti/kueri'
import { denganBerkas } from '#inti/terima_berkas'

export default class BlacklistController {
  /** GET /api/vendor/blacklist?q= */
  async daftar(ctx: HttpContext) {
    const { baris, total } = await daftarBlacklist(bacaHalaman(ctx, { urut: URUT_BLACKLIST }))
    kirimDaftar(ctx, baris, total)
  }

  /** Answers the specification's success flag, also inside `data`. */
  async ubah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await denganBerkas(ctx, DOKUMEN.blacklist, async ({ isian, berkas }) => {
      const sah = await blacklistValidator.validate(isian)
      await db.transaction((trx) => ubahBlacklist(trx, sumberDari(ctx), sah, berkas.fileBlacklist))
    })
    ctx.response.send({
      statusCode: 200,
      success: true,
      message: teks.pesan.blacklistBerhasil,
      data: { success: true },
    })
  }
}
