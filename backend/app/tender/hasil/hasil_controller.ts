import type { HttpContext } from '@adonisjs/core/http'
import { apakahRekanan } from '@eproc/domain/peran'
import { paketUmum } from '#app/paket/paket_rekanan'
import { hasilPaket } from '#app/tender/hasil/hasil_query'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'
import { bolehMasuk } from '#inti/sesi'

export default class HasilController {
  async tampil(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { paket, sebagai } = await paketUmum(await bolehMasuk(ctx), idJalur(ctx, 'paketId'))
    const rekananId = sebagai && apakahRekanan(sebagai.peran) ? sebagai.rekananId : null
    kirimData(ctx, await hasilPaket(paket, rekananId))
  }
}
