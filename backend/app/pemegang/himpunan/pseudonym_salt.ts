import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { pseudonymOf } from '@eproc/sealing/offer/header'

/** Under which vendors have a name of their own in one package: what is sealed and signed tells nobody who bids. */
export default class PseudonymSalt extends BaseModel {
  static override table = 'garam_samaran'
  static override primaryKey = 'paketId'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare paketId: number
  @column({ serializeAs: null }) declare garam: Buffer
}

export async function vendorPseudonym(
  client: QueryClientContract,
  paketId: number,
  rekananId: number
): Promise<string> {
  const { garam } = await PseudonymSalt.findOrFail(paketId, { client })
  return pseudonymOf(Uint8Array.from(garam), String(paketId), String(rekananId))
}
