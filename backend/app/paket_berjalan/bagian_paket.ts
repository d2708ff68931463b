import type { Kejadian } from '@eproc/i18n/id/kejadian'
import { column } from '@adonisjs/lucid/orm'
import type { Actor } from '#core/auth/actor'
import { JournaledModel, type Told } from '#core/database/journaled_model'
import type { ChangedRecord } from '#core/journal/last_change'

/** The base of rows that are part of one package: the journal tells their changes in the package's history. */
export class BagianPaket extends JournaledModel {
  @column({ meta: { journal: false } }) declare paketId: number

  override changedRecord(): ChangedRecord {
    return super.changedRecord('paket', this.paketId)
  }

  override by(actor: Actor, action: Kejadian, told: Told = {}): this {
    return super.by(actor, action, {
      object: 'paket',
      objectId: String(this.paketId),
      ...told,
    })
  }
}
