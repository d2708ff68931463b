import type { HttpContext } from '@adonisjs/core/http'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { paketUmum } from '#app/paket_berjalan/paket_rekanan'
import { hasilPaket } from '#app/tender/hasil/hasil_query'
import { kirimData } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'
import { optionalActor } from '#core/auth/optional_actor'

export default class HasilController {
  async show(ctx: HttpContext) {
    const { paket, sebagai } = await paketUmum(await optionalActor(ctx), idJalur(ctx, 'paketId'))
    const rekananId = sebagai && apakahRekanan(sebagai.peran) ? sebagai.rekananId : null
    kirimData(ctx, await hasilPaket(paket, rekananId))
  }
}
