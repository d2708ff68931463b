import type { HttpContext } from '@adonisjs/core/http'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { paketUmum } from '#app/paket_berjalan/paket_rekanan'
import { hasilPaket } from '#app/tender/hasil/hasil_query'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { optionalActor } from '#core/auth/optional_actor'

export default class HasilController {
  async show(ctx: HttpContext) {
    const { paket, sebagai } = await paketUmum(await optionalActor(ctx), idOfPath(ctx, 'paketId'))
    const rekananId = sebagai && apakahRekanan(sebagai.peran) ? sebagai.rekananId : null
    sendData(ctx, await hasilPaket(paket, rekananId))
  }
}
