import type { HttpContext } from '@adonisjs/core/http'
import { apakahRekanan } from '@eproc/domain/common/roles'
import type { PendanaanUmum } from '@eproc/domain/paket/answers'
import { lokasiKerja, fundSources } from '#app/paket/isi/bagian_paket_query'
import { paketUmum } from '#app/paket_berjalan/paket_rekanan'
import { optionalActor } from '#core/auth/optional_actor'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

/** Public parts of a package: published ones, TLA only for its invited; staff in their scope. */
export default class BagianPublikController {
  async lokasi(ctx: HttpContext) {
    const { id, staf } = await tampak(ctx)
    const daftar = await lokasiKerja(id)
    // The value of a location is part of the HPS, which only staff see in parts.
    sendData(ctx, staf ? daftar : daftar.map((l) => ({ ...l, nilaiPekerjaan: null })))
  }

  async dana(ctx: HttpContext) {
    const { id, staf } = await tampak(ctx)
    const daftar = await fundSources(id)
    // Amounts, MAK and activities are the plan's, for staff; others learn where the money comes from.
    sendData(ctx, staf ? daftar : danaUmum(daftar))
  }
}

/** Each source once, without what staff alone see. */
function danaUmum(daftar: readonly PendanaanUmum[]): PendanaanUmum[] {
  const satu = new Map<string, PendanaanUmum>()
  for (const { id, sumberDana: fundSources, asalDana } of daftar) {
    const key = `${fundSources} ${asalDana ?? ''}`
    if (!satu.has(key)) satu.set(key, { id, sumberDana: fundSources, asalDana })
  }
  return [...satu.values()]
}

/** The package that this caller, signed in or not, may see, and whether as staff; who may not see more reads what all read. */
async function tampak(ctx: HttpContext): Promise<{ id: number; staf: boolean }> {
  const { paket, sebagai } = await paketUmum(await optionalActor(ctx), idOfPath(ctx))
  return { id: paket.id, staf: sebagai !== null && !apakahRekanan(sebagai.peran) }
}
