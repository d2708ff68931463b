import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A KBLI that vendors of a package must hold. Its key is the pair: changed by queries over both, never by `save`. */
export default class PaketKbli extends BaseModel {
  static override table = 'paket_kbli'

  @column() declare paketId: number
  @column({ isPrimary: true }) declare kbliId: number
}
